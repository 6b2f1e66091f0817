/** The Foul Action: who may foul whom, and what each face of the one die does. */
import { expect } from 'vitest';
import type { Answer } from '../../src/kernel/question.ts';
import { type Scenario, scenario } from '../dsl.ts';
import { describe, ofBox, test, test2024 } from '../editions.ts';

const fouls = { fouls: true };

describe('BU-FOUL-X1: an Open Orc Lineman with the ball fouls a Prone Dwarf', () => {
  const orcFouls = (...dice: string[]): Scenario =>
    scenario(
      `
      . . .
      . 1 a
      . . .`,
      { active: 'away', options: fouls, ball: '1', who: { A: 'dwarf/lineman', 1: 'orc/lineman' } },
    )
      .dice(...dice)
      .answers({ foul: '1' }, { target: 'A' });

  test('BU-FOUL-06, BU-FOUL-13: Miss is Spotted!: the Orc goes to the Dugout, its ball Bounces, the Dwarf stays Prone', () => {
    orcFouls('block:miss', 'd8:8')
      .expectStatus('A', 'prone')
      .expectStatus('1', 'reserves')
      .expectBall([6, 5])
      .expectAsked('action', 'away', 'endTurn', { reserves: '1' })
      .done();
  });
  test('BU-FOUL-13: the square the fouler left is empty, so the ball may come back to rest on it', () => {
    scenario(
      `
      . . .
      . 1 a
      . b .`,
      { active: 'away', options: fouls, ball: '1' },
    )
      .dice('block:miss', 'd8:6', 'd8:2')
      .answers({ foul: '1' }, { target: 'A' })
      .expectBall([7, 5])
      .done();
  });
  test('BU-FOUL-07: Shove is Slipped!: nothing moves, and the Orc makes no more Actions this turn', () => {
    orcFouls('block:shove')
      .expectStatus('A', 'prone')
      .expectStatus('1', 'open')
      .expectBall('1')
      .expectAsked('action', 'away', 'endTurn')
      .done();
  });
  test('BU-FOUL-08: Tackle is Take That!: the Dwarf is Injured and the Orc is sent off all the same', () => {
    orcFouls('block:tackle', 'd8:8')
      .expectStatus('A', 'reserves')
      .expectStatus('1', 'reserves')
      .expectBall([6, 5])
      .expectLog('foulRolled', 'injured', 'sentOff', 'ballBounced')
      .expectAsked('action', 'away', 'endTurn', { reserves: '1' })
      .done();
  });
  test.each([
    ['miss', ['d8:8'], 'prone', 'reserves'],
    ['shove', [], 'prone', 'open'],
    ['tackle', ['d8:8'], 'reserves', 'reserves'],
    ['smash', [], 'reserves', 'open'],
    ['kerrunch', [], 'reserves', 'open'],
  ] as const)('BU-FOUL-05: %s', (face, bounces, dwarf, orc) => {
    orcFouls(`block:${face}`, ...bounces)
      .expectStatus('A', dwarf)
      .expectStatus('1', orc)
      .done();
  });
  test.each(['smash', 'kerrunch'])(
    'BU-FOUL-09: %s is Got Them!: the Dwarf is Injured, the Orc keeps ball and Actions',
    face => {
      orcFouls(`block:${face}`)
        .expectStatus('A', 'reserves')
        .expectStatus('1', 'open')
        .expectBall('1')
        .expectAsked('action', 'away', 'endTurn', { run: '1' })
        .expectNotLogged('sentOff', 'barred')
        .done();
    },
  );
});

test('BU-FOUL-01, BU-FOUL-02: only Prone Opponents next to the fouler can be fouled, and nobody who merely lies somewhere', () => {
  scenario(
    `
    a . . . .
    . 1 b 2 .
    . . c . d
    . . . . .
    . . . . 3`,
    { active: 'away', options: fouls },
  )
    .expectLegal({ foul: '1' }, { foul: '2' })
    .expectIllegal({ foul: '3' })
    .answers({ foul: '1' })
    .expectAsked('foulTarget', 'away', { target: 'A' }, { target: 'B' }, { target: 'C' })
    .expectIllegal({ target: 'D' }, { target: '2' });
});
test('BU-FOUL-01: a Prone Team-mate is no target, and a standing Opponent neither', () => {
  scenario(
    `
    A b . . 1`,
    { options: fouls },
  ).expectIllegal({ foul: 'A' });
});
test('BU-FOUL-01: a Prone Player cannot foul', () => {
  scenario('c 1', { options: fouls, who: { 1: { state: 'prone' } } }).expectIllegal({ foul: 'C' });
});
test('BU-FOUL-01: without the module nobody fouls', () => {
  scenario('1 a', { active: 'away' }).expectIllegal({ foul: '1' });
});
test('BU-FOUL-03: a Marked Player cannot foul; the same Player can once nobody Marks it', () => {
  const draw = (b: string): Scenario =>
    scenario(
      `
      . ${b} .
      . 1 a
      . . .`,
      { active: 'away', options: fouls },
    );
  draw('B').expectStatus('1', 'marked').expectIllegal({ foul: '1' });
  draw('b').expectStatus('1', 'open').expectLegal({ foul: '1' });
});
test('BU-FOUL-04: one die and no more, with Block 2, a Team-mate beside the target and Assists by a card', () => {
  const inForce = [ofBox('blockingPlay', 'defensivePlay')] as const;
  scenario(
    `
    . . .
    . 1 a
    . . 2`,
    { active: 'away', options: fouls, inForce, who: { 1: 'orc/big-un-blocker' } },
  )
    .dice('block:smash')
    .answers({ foul: '1' }, { target: 'A' })
    .expectStatus('A', 'reserves')
    .expectAsked('action', 'away')
    .done();
});
test('BU-FOUL-07: after Slipped! a granted free Action is lost as well', () => {
  const throwTo = (...first: Answer[]): Scenario =>
    scenario(
      `
      A . . C 1`,
      { options: fouls, ball: 'A', who: { C: 'human/catcher', 1: { state: 'prone' } } },
    )
      .dice(...(first.length > 0 ? ['block:shove', 'd6:6'] : ['d6:6']))
      .answers(...first)
      .throws('A', 'C');
  throwTo().expectAsked('freeAction', 'home', 'pass', { freeRun: 'C' }).done();
  throwTo({ foul: 'C' }, { target: '1' }).expectBall('C').expectAsked('action', 'home').done();
});
test('BU-FOUL-07: Slipped! holds for this turn only', () => {
  scenario('1 a', {
    active: 'away',
    options: fouls,
    reserves: { B: {} },
    ball: '1',
    cards: { active: ['getMoving', 'getTheBall', 'showboat'] },
  })
    .dice('block:shove')
    .answers({ foul: '1' }, { target: 'A' }, 'endTurn', { discardSpace: 1 }, 'endTurn', { discardSpace: 1 })
    .expectAsked('action', 'away')
    .expectLegal({ run: '1' }, { foul: '1' })
    .done();
});
test('BU-FOUL-10: a Player sent off comes back by a Reserves Action in the same turn, but has fouled this turn', () => {
  scenario(
    `
    1 a`,
    { at: [14, 5], active: 'away', options: fouls },
  )
    .dice('block:miss')
    .answers({ foul: '1' }, { target: 'A' }, { reserves: '1' }, { to: [15, 4] })
    .expectStatus('1', 'open')
    .expectAsked('action', 'away', 'endTurn', { run: '1' });
});
test('BU-FOUL-11: Foul and Block are different kinds: each bars only itself for the rest of the turn', () => {
  const fouled = (done: 'foul' | 'block'): Scenario =>
    scenario('1 a', { active: 'away', options: fouls, who: { 1: { done: [done] } } });
  fouled('block').expectLegal({ foul: '1' });
  fouled('foul').expectIllegal({ foul: '1' });
  scenario('1 A', { active: 'away', options: fouls, who: { 1: { done: ['foul'] } } }).expectLegal({ block: '1' });
});
test('BU-FOUL-11: Take Them Down! asks for a Block: a Foul does not meet it, a Block does', () => {
  const cards = { active: ['takeThemDown'] };
  scenario('1 a', { active: 'away', options: fouls, cards })
    .dice('block:smash')
    .answers({ foul: '1' }, { target: 'A' })
    .expectStatus('A', 'reserves')
    .expectAsked('action', 'away')
    .done();
  scenario('1 A', { active: 'away', options: fouls, cards })
    .dice('block:smash', 'd6:1')
    .blocks('1', 'A')
    .expectStatus('A', 'reserves')
    .expectAsked('claim', 'away', 'pass', { claim: 1 })
    .done();
});
test2024('BU-FOUL-11: a Foul does not meet Take Them Down!, but it does meet Break Some Bones!', () => {
  scenario('1 a', {
    active: 'away',
    options: fouls,
    cards: { active: ['takeThemDown', 'breakSomeBones', 'getMoving'] },
  })
    .dice('block:smash')
    .answers({ foul: '1' }, { target: 'A' })
    .expectAsked('claim', 'away', 'pass', { claim: 2 })
    .answers({ claim: 2 })
    .expectScore(0, 3)
    .done();
});
test('BU-FOUL-12: no Armour Check, however good the armour', () => {
  const s = scenario('1 a', { active: 'away', options: fouls, who: { A: { armour: 2 } } })
    .dice('block:kerrunch')
    .answers({ foul: '1' }, { target: 'A' })
    .expectStatus('A', 'reserves')
    .expectNotLogged('checked');
  s.done();
  expect(s.game.events?.filter(e => e.type === 'injured')).toEqual([
    { type: 'injured', player: s.id('A'), cause: 'foul' },
  ]);
});
