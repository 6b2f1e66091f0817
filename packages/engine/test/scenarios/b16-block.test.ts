/** Blocks: who blocks whom, how many dice, who picks, and what each result does. */
import { describe, expect, test } from 'vitest';
import type { BloodEvent } from '../../src/blood/events.ts';
import { type BloodScenario, blood, type Settings } from '../blood/dsl.ts';

type Rolled = Extract<BloodEvent, { type: 'blockRolled' }>;
const blockRolled = (s: BloodScenario): Rolled[] =>
  (s.game.events ?? []).flatMap(e => (e.type === 'blockRolled' ? [e] : []));
const many = (count: number, face: string): string[] => new Array<string>(count).fill(`block:${face}`);

describe('who blocks whom', () => {
  test('B16-BLOCK-01: only opponents in adjacent squares', () => {
    blood(
      `
      1 B 2 .
      . A . 4
      . . 3 .`,
    )
      .answers({ block: 'A' })
      .expectAsked('blockTarget', 'home', { target: '1' }, { target: '2' }, { target: '3' }, 'stop')
      .expectIllegal({ target: '4' }, { target: 'B' })
      .done();
    blood('A . 1 B').expectIllegal({ block: 'A' }).done();
    blood('A B . 1').expectIllegal({ block: 'A' }).done();
  });
  test('B16-BLOCK-02: only standing ones', () => {
    blood('1 A 2 B', { who: { 1: { state: 'prone' }, 2: { state: 'stunned' } } })
      .expectIllegal({ block: 'A' })
      .done();
    blood('1 A 2 B', { who: { 1: { state: 'prone' } } })
      .answers({ block: 'A' })
      .expectAsked('blockTarget', 'home', { target: '2' }, 'stop')
      .expectIllegal({ target: '1' })
      .done();
  });
  test('B16-BLOCK-02: the same for the block of a Blitz', () => {
    const s = blood('1 A 2 B', { who: { 1: { state: 'prone' }, 2: { state: 'stunned' } } }).answers({ blitz: 'A' });
    s.expectIllegal({ target: '1' }, { target: '2' }).done();
  });
  test('B16-BLOCK-03: a Block Action is the block and nothing else, neither before nor after it', () => {
    blood('. A 1 . . B')
      .answers({ block: 'A' })
      .expectIllegal({ to: [10, 5] })
      .dice('block:pushed')
      .answers({ target: '1' }, { to: [13, 5] }, 'no')
      .expectAsked('action', 'home')
      .expectIllegal({ move: 'A' }, { block: 'A' }, { blitz: 'A' })
      .expectPitch('. A . 1 . B')
      .done();
  });
});

describe('the dice', () => {
  test.each([
    [3, 3, 1],
    [4, 3, 2],
    [3, 4, -2],
    [6, 3, 2],
    [3, 6, -2],
    [7, 3, 3],
    [3, 7, -3],
    [2, 1, 2],
    [1, 2, -2],
    [3, 1, 3],
    [1, 3, -3],
    [1, 1, 1],
  ])('B16-BLOCK-04: Strength %i against %i: %i dice (below 0: the other coach picks)', (ours, theirs, dice) => {
    const s = blood('A 1 . B', { who: { A: { strength: ours }, 1: { strength: theirs } } })
      .dice(...many(Math.abs(dice) - 1, 'bothDown'), 'block:pushed')
      .blocks('A', '1')
      .expectDice(dice);
    if (dice === 1) s.expectAsked('push', 'home');
    else s.expectAsked('blockDie', dice > 0 ? 'home' : 'away', { face: 'pushed' }, { face: 'bothDown' });
    s.done();
  });
  test.each([
    [3, 3, 1],
    [4, 3, 2],
    [6, 3, 2],
    [7, 3, 3],
    [5, 2, 3],
    [2, 5, -3],
  ])('B16-BLOCK-X2: Strength %i against %i: %i dice', (ours, theirs, dice) => {
    blood('A 1 . B', { who: { A: { strength: ours }, 1: { strength: theirs } } })
      .dice(...many(Math.abs(dice), 'pushed'))
      .blocks('A', '1')
      .expectDice(dice)
      .done();
  });
  test('B16-BLOCK-05: one die decides, whichever was picked, and the others do nothing', () => {
    const three = { who: { A: { strength: 7 } } };
    const rolled = ['block:attackerDown', 'block:defenderDown', 'block:pushed'];
    blood('A 1 . B', three)
      .dice(...rolled)
      .blocks('A', '1')
      .expectAsked('blockDie', 'home', { face: 'attackerDown' }, { face: 'pushed' }, { face: 'defenderDown' })
      .expectIllegal({ face: 'bothDown' }, { face: 'defenderStumbles' })
      .answers({ face: 'pushed' }, { to: [12, 5] }, 'no')
      .expectState('A', 'standing')
      .expectState('1', 'standing')
      .expectPitch('A . 1 B')
      .done();
    blood('A 1 . B', three)
      .dice(...rolled)
      .blocks('A', '1')
      .dice('2d6:5')
      .answers({ face: 'attackerDown' })
      .expectState('A', 'prone')
      .expectState('1', 'standing')
      .done();
  });
  test('B16-BLOCK-05: equal dice are one choice; a single die leaves none', () => {
    blood('A 1 . B', { who: { A: { strength: 4 } } })
      .dice('block:pushed', 'block:pushed')
      .blocks('A', '1')
      .expectAsked('blockDie', 'home', { face: 'pushed' })
      .done();
    blood('A 1 . B').dice('block:pushed').blocks('A', '1').expectAsked('push', 'home').done();
  });
  test("B16-BLOCK-06: the dice are the blocking coach's own, to re-roll too, even when the other coach picks", () => {
    const s = blood('A 1 . B', { who: { A: { strength: 2 } }, rerolls: { home: 1, away: 3 } })
      .dice('block:attackerDown', 'block:attackerDown')
      .blocks('A', '1')
      .expectAsked('blockReroll', 'home', 'keep', { reroll: 'team' })
      .dice('block:pushed', 'block:bothDown')
      .answers({ reroll: 'team' })
      .expectAsked('blockDie', 'away', { face: 'bothDown' }, { face: 'pushed' })
      .expectRerolls(0, 3);
    expect(blockRolled(s).map(e => s.game.playerName(e.player))).toEqual(['A', 'A']);
    s.done();
  });
  test.each([1, 3, 7])('B16-BLOCK-07: the attacker is whoever blocks, here with Strength %i against 3', strength => {
    const count = strength === 3 ? 1 : 3;
    const attack = (face: string, ...dice: string[]): BloodScenario => {
      const s = blood('A 1 . B', { who: { A: { strength } } })
        .dice(...many(count, face), ...dice)
        .blocks('A', '1');
      return count === 1 ? s : s.answers({ face });
    };
    attack('attackerDown', '2d6:5').expectState('A', 'prone').expectState('1', 'standing').done();
    attack('defenderDown')
      .answers({ to: [12, 5] })
      .dice('2d6:5')
      .answers('no')
      .expectState('A', 'standing')
      .expectState('1', 'prone')
      .done();
  });
});

describe('results', () => {
  /** A blocks 1 with one die. */
  const block = (face: string, settings: Settings = {}): BloodScenario =>
    blood('. A 1 . B', settings).dice(`block:${face}`);
  test('B16-BLOCK-08: Attacker Down: the attacker falls where it stands, no follow-up', () => {
    block('attackerDown')
      .dice('2d6:5')
      .blocks('A', '1')
      .expectPitch('. a 1 . B')
      .expectState('1', 'standing')
      .expectNotLogged('pushed', 'followedUp')
      .expectTurnover('knockedDown')
      .done();
  });
  test("B16-BLOCK-08: Both Down: both fall, the defender's Armour first", () => {
    const s = blood('. A 1 . B 2').dice('block:bothDown', '2d6:9', '2d6:5', '2d6:8').blocks('A', '1');
    s.expectState('A', 'prone').expectState('1', 'stunned').expectTurnover('knockedDown');
    const order = (s.game.events ?? []).flatMap(e => (e.type === 'armourRolled' ? [s.game.playerName(e.player)] : []));
    expect(order).toEqual(['1', 'A']);
    s.done();
  });
  test('B16-BLOCK-08: Both Down: an attacker that uses Block stays up, and its turn goes on', () => {
    block('bothDown', { who: { A: ['block'] } })
      .blocks('A', '1')
      .expectAsked('useSkill', 'home', 'yes', 'no')
      .dice('2d6:5')
      .answers('yes')
      .expectState('A', 'standing')
      .expectState('1', 'prone')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
    block('bothDown', { who: { A: ['block'] } })
      .blocks('A', '1')
      .dice('2d6:5', '2d6:5')
      .answers('no')
      .expectState('A', 'prone')
      .expectState('1', 'prone')
      .expectTurnover('knockedDown')
      .done();
  });
  test('B16-BLOCK-08: Both Down: a defender that uses Block stays up', () => {
    block('bothDown', { who: { 1: ['block'] } })
      .blocks('A', '1')
      .expectAsked('useSkill', 'away', 'yes', 'no')
      .dice('2d6:5')
      .answers('yes')
      .expectState('A', 'prone')
      .expectState('1', 'standing')
      .expectTurnover('knockedDown')
      .done();
  });
  test('B16-BLOCK-08: Both Down: with Block on both sides nobody falls; the moving coach answers first', () => {
    block('bothDown', { who: { A: ['block'], 1: ['block'] } })
      .blocks('A', '1')
      .expectAsked('useSkill', 'home')
      .answers('yes')
      .expectAsked('useSkill', 'away')
      .answers('yes')
      .expectPitch('. A 1 . B')
      .expectState('1', 'standing')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
  });
  test('B16-BLOCK-08: Pushed: one square back, still standing, and a follow-up if wanted', () => {
    block('pushed')
      .blocks('A', '1')
      .answers({ to: [13, 5] })
      .expectAsked('followUp', 'home', 'yes', 'no')
      .answers('yes')
      .expectPitch('. . A 1 B')
      .expectState('1', 'standing')
      .expectNotLogged('armourRolled')
      .done();
  });
  test('B16-BLOCK-08: Defender Stumbles: back and down, with a follow-up', () => {
    block('defenderStumbles')
      .blocks('A', '1')
      .answers({ to: [13, 5] })
      .expectAsked('followUp', 'home', 'yes', 'no')
      .dice('2d6:5')
      .answers('no')
      .expectPitch('. A . 1 B')
      .expectState('1', 'prone')
      .done();
  });
  test('B16-BLOCK-08: Defender Stumbles: only back if it uses Dodge', () => {
    const dodger = { who: { 1: ['dodge'] as const } };
    block('defenderStumbles', dodger)
      .blocks('A', '1')
      .expectAsked('useSkill', 'away', 'yes', 'no')
      .answers('yes', { to: [13, 5] })
      .expectAsked('followUp', 'home', 'yes', 'no')
      .answers('yes')
      .expectPitch('. . A 1 B')
      .expectState('1', 'standing')
      .done();
    block('defenderStumbles', dodger)
      .blocks('A', '1')
      .answers('no', { to: [13, 5] })
      .dice('2d6:5')
      .answers('no')
      .expectState('1', 'prone')
      .done();
  });
  test('B16-BLOCK-08: Defender Down: back and down in the new square, Dodge or not', () => {
    block('defenderDown', { who: { 1: ['dodge', 'block'] } })
      .blocks('A', '1')
      .expectAsked('push', 'home')
      .answers({ to: [13, 5] })
      .dice('2d6:5')
      .answers('yes')
      .expectPitch('. . A 1 B')
      .expectState('1', 'prone')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
  });
  test('B16-BLOCK-09: on Both Down nobody is pushed: both lie in their own squares, without a follow-up', () => {
    block('bothDown')
      .dice('2d6:5', '2d6:5')
      .blocks('A', '1')
      .expectPitch('. a 1 . B')
      .expectState('1', 'prone')
      .expectNotLogged('pushed', 'followedUp')
      .expectAsked('action', 'away')
      .done();
  });
  test.each(['pushed', 'defenderStumbles', 'defenderDown'])(
    'B16-BLOCK-10: skills that speak of a push-back work on %s',
    face => {
      // Side Step lets the defender's coach pick the square, Fend keeps the attacker where it is.
      const s = block(face, { who: { 1: ['sideStep', 'fend'] } })
        .blocks('A', '1')
        .expectAsked('pushAnywhere', 'away');
      s.answers({ to: [11, 4] }).expectAsked('useSkill', 'away', 'yes', 'no');
      if (face !== 'pushed') s.dice('2d6:5');
      s.answers('yes').expectSquare('1', [11, 4]).expectSquare('A', [11, 5]).expectAsked('action', 'home').done();
    },
  );
  test.each(['attackerDown', 'bothDown'])('B16-BLOCK-10: they do nothing on %s', face => {
    block(face, { who: { 1: ['sideStep', 'fend'] } })
      .dice('2d6:5', ...(face === 'bothDown' ? ['2d6:5'] : []))
      .blocks('A', '1')
      .expectSquare('1', [12, 5])
      .expectNotLogged('skillUsed')
      .expectAsked('action', 'away')
      .done();
  });
});

test('B16-BLOCK-X1: Strength 4 blitzes Strength 3: two dice, the attacker picks Defender Down, back one square and down', () => {
  blood('A . 1 . B', { active: 'home', who: { A: 'orc/blackOrcBlocker', 1: 'human/blitzer' } })
    .dice('block:bothDown', 'block:defenderDown')
    .blitzes('A', 'e', '1')
    .expectDice(2)
    .expectAsked('blockDie', 'home', { face: 'bothDown' }, { face: 'defenderDown' })
    .answers({ face: 'defenderDown' }, { to: [13, 5] })
    .dice('2d6:8')
    .answers('no')
    .expectSquare('1', [13, 5])
    .expectState('1', 'prone')
    .done();
});
