/** Open, Marked, Prone, Reserves: who is what, and what a Prone Player no longer does. */
import { expect } from 'vitest';
import type { BlitzGame } from '../../src/blitz/game.ts';
import { isMarked, isOpen, isProne, isStanding, marks } from '../../src/blitz/status.ts';
import { type PlayerId, Posture } from '../../src/words.ts';
import { playedAtRandom, type Scenario, scenario } from '../dsl.ts';
import { describe, test } from '../editions.ts';

const marking = (s: Scenario, a: string, b: string): boolean => marks(s.game, s.id(a), s.id(b));

test('BU-STATUS-X1: a Dwarf Lineman with no adjacent Opponent is Open', () => {
  scenario('A . 1', { who: { A: 'dwarf/lineman' } })
    .expectStatus('A', 'open')
    .done();
});
test('BU-STATUS-X2: a Dwarf Runner and an Orc Blitzer side by side are Marked and Marking, both of them', () => {
  const s = scenario('A 1', { who: { A: 'dwarf/runner', 1: 'orc/blitzer' } })
    .expectStatus('A', 'marked')
    .expectStatus('1', 'marked');
  expect([marking(s, 'A', '1'), marking(s, '1', 'A')]).toEqual([true, true]);
});
test('BU-STATUS-X3: a Dwarf Lineman who was Knocked Down is Prone', () => {
  scenario('A 1', { who: { A: 'dwarf/lineman', 1: 'orc/lineman' }, active: 'away' })
    .dice('block:smash', 'd6:2')
    .blocks('1', 'A')
    .expectStatus('A', 'prone')
    .done();
});
test('BU-STATUS-X4: an Orc Lineman in the Dugout is in Reserves', () => {
  scenario('A', { reserves: { 1: 'orc/lineman' } })
    .expectStatus('1', 'reserves')
    .done();
});

test('BU-STATUS-01: through whole matches every Player has exactly one of the four statuses', () => {
  const seen = new Set<string>();
  const look = (g: BlitzGame): void => {
    for (let p = 0; p < g.playerCount; p++) {
      const player = p as PlayerId;
      const all = [isOpen(g, player), isMarked(g, player), isProne(g, player), !g.onPitch(player)];
      if (all.filter(Boolean).length !== 1) throw new Error(`${g.playerName(player)} is ${all} in ${g.describe()}`);
      seen.add(['open', 'marked', 'prone', 'reserves'][all.indexOf(true)] as string);
    }
  };
  for (let n = 0; n < 10; n++) playedAtRandom({ home: 'goblin', away: 'orc' }, `one status ${n}`, look);
  expect([...seen].sort()).toEqual(['marked', 'open', 'prone', 'reserves']);
});

test('BU-STATUS-02: Open is standing with no standing Opponent adjacent; a Prone one does not count (BU-OQ-31)', () => {
  scenario('A 1', { who: { 1: { state: 'prone' } } })
    .expectStatus('A', 'open')
    .expectLegal({ run: 'A' })
    .expectIllegal({ sidestep: 'A' }, { block: 'A' })
    .done();
  scenario('A 1').expectStatus('A', 'marked').expectIllegal({ run: 'A' }).done();
});

test('BU-STATUS-03: one adjacent Opponent who is not Prone is enough to be Marked', () => {
  scenario(
    `
    1 A 2
    . . 3`,
    { who: { 1: { state: 'prone' }, 3: { state: 'prone' } } },
  )
    .expectStatus('A', 'marked')
    .expectLegal({ sidestep: 'A' }, { block: 'A' })
    .expectIllegal({ run: 'A' }, { mark: 'A' })
    .done();
});

test('BU-STATUS-04: Marking is mutual, so either of the two may Block the other', () => {
  const s = scenario('A 1');
  s.expectStatus('A', 'marked').expectStatus('1', 'marked');
  expect([marking(s, 'A', '1'), marking(s, '1', 'A')]).toEqual([true, true]);
  s.expectLegal({ block: 'A' }).done();
  scenario('A 1', { active: 'away' }).expectLegal({ block: '1' }).done();
});

test('BU-STATUS-05: one Player and several Opponents Mark each other at the same time', () => {
  const s = scenario(
    `
    1 . 2
    . A .
    3 . B`,
  );
  s.answers({ block: 'A' }).expectAsked('blockTarget', 'home', { target: '1' }, { target: '2' }, { target: '3' });
  for (const name of ['1', '2', '3']) s.expectStatus(name, 'marked');
  expect(['1', '2', '3'].map(name => marking(s, name, 'A'))).toEqual([true, true, true]);
});

test('BU-STATUS-06: a Prone Player neither Marks nor is Marked', () => {
  const s = scenario('a 1', { active: 'away' }).expectStatus('A', 'prone').expectStatus('1', 'open');
  expect([marking(s, 'A', '1'), marking(s, '1', 'A')]).toEqual([false, false]);
  s.expectLegal({ run: '1' }).expectIllegal({ block: '1' }).done();
});

describe('BU-STATUS-07: a Prone Player takes no active part', () => {
  test('it does not help to claim a card (BU-OQ-52)', () => {
    const cards = { active: ['getTogether'] };
    scenario('A . B C', { at: [6, 6], cards })
      .runs('A', 'e')
      .expectAsked('action', 'home')
      .done();
    const both = `
      A . B
      . . C`;
    scenario(both, { at: [6, 6], cards })
      .runs('A', 'e')
      .expectAsked('claim', 'home', 'pass', { claim: 1 })
      .done();
    scenario(both.replace('C', 'c'), { at: [6, 6], cards })
      .runs('A', 'e')
      .expectAsked('action', 'home')
      .done();
  });
  test('it can make no Action but Stand Up', () => {
    scenario('a . .', { at: [6, 6] })
      .expectAsked('action', 'home', 'endTurn', { standUp: 'A' })
      .done();
  });
  test('it does not restrict where Players return, but for its own square', () => {
    const rows = Array.from({ length: 11 }, (_, y) => (y === 4 ? '1 .' : y === 7 ? '. 2' : '. .')).join('\n');
    const all = Array.from({ length: 11 }, (_, y) => y + 1);
    const start = { at: [1, 1], reserves: { A: {} } } as const;
    scenario(rows, { ...start, who: { 1: { state: 'prone' }, 2: { state: 'prone' } } })
      .answers({ reserves: 'A' })
      .expectAsked('reservesSquare', 'home', ...all.filter(y => y !== 5).map(y => ({ to: [1, y] as const })))
      .done();
    scenario(rows, start)
      .answers({ reserves: 'A' })
      .expectAsked('reservesSquare', 'home', ...[1, 2, 3, 10, 11].map(y => ({ to: [1, y] as const })))
      .done();
  });
});

describe('BU-STATUS-08: a Player who becomes Prone loses its ball, which Bounces at once from its square', () => {
  test('Knocked Down', () => {
    scenario('. A 1', { at: [6, 6], ball: 'A', active: 'away' })
      .dice('block:smash', 'd8:8', 'd6:6')
      .blocks('1', 'A')
      .expectStatus('A', 'prone')
      .expectBall([6, 6])
      .done();
  });
  test('placed Prone without a knock-down: Diving Tackle', () => {
    scenario('A . 1', { at: [6, 6], ball: 'A', cards: { hands: { home: ['divingTackle'] } } })
      .dice('block:miss', 'd8:2')
      .answers({ mark: 'A' }, 'pass')
      .walks('A', 'e')
      .stops()
      .answers({ play: 'divingTackle' }, { target: '1' })
      .expectStatus('A', 'prone')
      .expectBall([7, 5])
      .expectNotLogged('checked')
      .done();
  });
});

test('BU-STATUS-09: whoever is in Reserves waits in the Dugout and can only return by a Reserves Action', () => {
  const s = scenario('. .', { reserves: { A: {} } }).expectAsked('action', 'home', 'endTurn', { reserves: 'A' });
  expect([s.game.onPitch(s.id('A')), isStanding(s.game, s.id('A'))]).toEqual([false, false]);
  s.answers({ reserves: 'A' }, { to: [1, 3] })
    .expectStatus('A', 'open')
    .expectSquare('A', [1, 3])
    .done();
});

test('BU-STATUS-10: Team-mates around a Player change nothing about its status', () => {
  scenario(
    `
    B C D
    E A F
    G h I`,
  )
    .expectStatus('A', 'open')
    .done();
  scenario('B A 1').expectStatus('A', 'marked').expectStatus('B', 'open').done();
});

describe('BU-STATUS-11: status is worked out afresh in the middle of an Action', () => {
  test('the blocker is Open before the ball of the Player it knocked down Bounces', () => {
    scenario('A 1 .', { at: [6, 6], ball: '1' })
      .dice('block:smash', 'd8:8', 'd6:6')
      .blocks('A', '1')
      .expectBall('A')
      .done();
  });
  test('with a second Opponent beside it the blocker is still Marked, and the ball goes on', () => {
    scenario(
      `
      . 2 .
      A 1 .
      . . .`,
      { ball: '1' },
    )
      .dice('block:smash', 'd8:8', 'd8:6', 'd6:6')
      .blocks('A', '1')
      .expectBall([6, 6])
      .done();
  });
  test('a push frees and Marks at once', () => {
    const s = scenario('A 1 . B', { at: [6, 6] })
      .dice('block:shove')
      .blocks('A', '1')
      .expectStatus('A', 'open')
      .expectStatus('B', 'marked');
    expect(s.game.posture(s.id('1'))).toBe(Posture.standing);
    s.answers('no').done();
  });
});
