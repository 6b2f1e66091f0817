/** Special balls: who chooses them, and what each of the three does on top of the ball rules. */
import { expect } from 'vitest';
import { createGame } from '../../src/blitz/compile.ts';
import { blitz2024 } from '../../src/blitz/editions/2024.ts';
import type { BallSpec } from '../../src/blitz/setup.ts';
import { BALL_KINDS } from '../../src/blitz/words.ts';
import { ScriptedDice } from '../../src/dice/scripted.ts';
import { type BallId, SEATS } from '../../src/words.ts';
import { type Scenario, scenario } from '../dsl.ts';
import { describe, test } from '../editions.ts';

const options = { balls: true };
const kinds = [{ ball: 'ordinary' }, { ball: 'runeBall' }, { ball: 'spikeyBall' }, { ball: 'squigBall' }];
const held = (kind: NonNullable<BallSpec['kind']>, holder = 'A'): BallSpec[] => [{ holder, kind }];

test('BU-BALLS-01: the coach who set up second chooses the first ball; it does not Bounce', () => {
  const dice = new ScriptedDice(['coin:heads', 'shuffle']);
  const g = createGame(blitz2024, { home: 'dwarf', away: 'orc', options: { ...options, pitch: 'stone' } }, dice);
  g.start();
  for (const [column, seat] of [
    [15, 'away'],
    [1, 'home'],
  ] as const) {
    for (let row = 1; row <= 6; row++) {
      expect([g.question.name, SEATS[g.asked]]).toEqual(['place', seat]);
      g.answer({ to: [column, row] });
    }
  }
  expect([g.question.name, SEATS[g.asked]]).toEqual(['ballKind', 'home']);
  expect(g.legalAnswers()).toEqual(kinds);
  g.answer({ ball: 'spikeyBall' });
  expect([g.question.name, SEATS[g.asked]]).toEqual(['action', 'away']);
  const ball = 0 as BallId;
  expect([g.squareName(g.ballSquare(ball)), BALL_KINDS[g.ballKind(ball)]]).toEqual([[8, 6], 'spikeyBall']);
  dice.assertUsedUp();
});
test('BU-BALLS-02: the coach who brings a ball in chooses which, then it Bounces; without the module nobody is asked', () => {
  const s = scenario('A . 1', { active: 'away', options, moment: 'turnStart' }).starts();
  s.expectAsked('ballKind', 'away', ...kinds)
    .dice('d8:2')
    .answers({ ball: 'runeBall' })
    .expectBall([8, 5])
    .expectEvent({ type: 'ballPlaced', kind: 'runeBall', to: s.game.grid.at(8, 6) })
    .expectAsked('action', 'away')
    .done();
  scenario('A . 1', { active: 'away', moment: 'turnStart' }).dice('d8:2').starts().expectAsked('action', 'away').done();
});

describe('BU-BALLS-03: Multi-Ball', () => {
  const cards = {
    active: ['getTheBall', 'showboat', null],
    deck: ['getMoving', 'multiBall', 'spreadOut', 'showNoFear'],
  };
  const draws = (drawing: string, ball: BallSpec[] = []): Scenario =>
    scenario(drawing, {
      options: { ...options, events: true },
      moment: 'turnStart',
      ball,
      cards,
      active: 'away',
    }).starts();
  test('none in play: the drawing coach chooses the first, the other coach the second, of another special kind', () => {
    draws('A . 1')
      .expectAsked('ballKind', 'away', ...kinds)
      .dice('d8:2')
      .answers({ ball: 'squigBall' })
      .expectBall([8, 5])
      .expectAsked('ballKind', 'home', { ball: 'ordinary' }, { ball: 'runeBall' }, { ball: 'spikeyBall' })
      .dice('d8:6')
      .answers({ ball: 'ordinary' })
      .expectBall([8, 7], 1)
      .expectAsked('action', 'away')
      .done();
  });
  test('one in play: the drawing coach chooses the one that comes', () => {
    draws('A . 1', held('runeBall'))
      .expectAsked('ballKind', 'away', { ball: 'ordinary' }, { ball: 'spikeyBall' }, { ball: 'squigBall' })
      .dice('d8:2')
      .answers({ ball: 'squigBall' })
      .expectBall('A', 0)
      .expectBall([8, 5], 1)
      .expectAsked('action', 'away')
      .done();
  });
});

describe('BU-BALLS-04: Dwarf Rune Ball', () => {
  const throwing = (die: number, position: string, kind: NonNullable<BallSpec['kind']> = 'runeBall'): Scenario =>
    scenario('A . . B', { options, ball: held(kind), who: { A: { position, throw: 5 } } })
      .dice(`d6:${die}`)
      .throws('A', 'B');
  test('its holder may re-roll a 1, once, and the second roll stands', () => {
    throwing(1, 'orc/lineman')
      .expectAsked('reroll', 'home', 'keep', { reroll: 'runeBall' })
      .dice('d6:1', 'd8:2')
      .answers({ reroll: 'runeBall' })
      .expectBall([6, 3])
      .expectAsked('action', 'home');
    throwing(1, 'orc/lineman').dice('d6:5').answers({ reroll: 'runeBall' }).expectBall('B').done();
    throwing(1, 'orc/lineman').dice('d8:2').answers('keep').expectBall([6, 3]).done();
  });
  test('not another failure, not a success, and not with another ball', () => {
    scenario('A . . B', { options, ball: held('runeBall'), who: { A: { position: 'orc/lineman', throw: 5 } } })
      .dice('d6:4', 'd8:2')
      .throws('A', 'B')
      .expectBall([9, 3])
      .done();
    throwing(5, 'orc/lineman').expectBall('B').expectAsked('action', 'home').done();
    scenario('A . . B', { options, ball: held('squigBall'), who: { A: 'dwarf/lineman' } })
      .dice('d6:1', 'd8:2')
      .throws('A', 'B')
      .expectBall([6, 3])
      .done();
  });
  test('a 2 that -1 turns into a Fumble did not come up 1 (BU-OQ-43)', () => {
    scenario('A . . . . . B', { at: [2, 6], options, ball: held('runeBall'), who: { A: 'orc/lineman' } })
      .dice('d6:2', 'd8:2')
      .throws('A', 'B')
      .expectBall([2, 5])
      .done();
  });
  test('BU-BALLS-05: a Dwarf may re-roll any failed Throw Check, but no success', () => {
    throwing(4, 'dwarf/lineman')
      .expectAsked('reroll', 'home', 'keep', { reroll: 'runeBall' })
      .dice('d6:5')
      .answers({ reroll: 'runeBall' })
      .expectBall('B')
      .done();
    throwing(1, 'dwarf/lineman').expectAsked('reroll', 'home', 'keep', { reroll: 'runeBall' });
    throwing(5, 'dwarf/lineman').expectBall('B').expectAsked('action', 'home').done();
  });
});

describe('BU-BALLS-06: Extra Spikey Ball', () => {
  const blocking = (holder: 'A' | 'B', target: string, ...dice: string[]): Scenario =>
    scenario(
      `
      . B .
      A 1 .`,
      { options, ball: held('spikeyBall', holder), who: { 1: target } },
    )
      .dice(...dice)
      .blocks('A', '1');
  test('its holder may re-roll when a die shows Miss, and then all of them (BU-OQ-41)', () => {
    blocking('A', 'orc/lineman', 'block:miss', 'block:smash')
      .expectAsked('reroll', 'home', 'keep', { reroll: 'spikeyBall' })
      .dice('block:tackle', 'block:miss')
      .answers({ reroll: 'spikeyBall' })
      .expectAsked('blockFace', 'home', { face: 'tackle' }, { face: 'miss' })
      .done();
  });
  test('not without a Miss, and not for a Player without that ball', () => {
    blocking('A', 'orc/lineman', 'block:tackle', 'block:smash').expectAsked('blockFace', 'home').done();
    blocking('B', 'orc/lineman', 'block:miss', 'block:smash').expectAsked('blockFace', 'home').done();
  });
  test('a Shove that counts as a Miss is a Miss (BU-OQ-68)', () => {
    blocking('A', 'halfling/hefty', 'block:shove', 'block:smash')
      .expectAsked('reroll', 'home', 'keep', { reroll: 'spikeyBall' })
      .done();
  });
});

describe('BU-BALLS-07: Squig Ball at the start of a turn', () => {
  const starts = (settings: Parameters<typeof scenario>[1], drawing: string, ...dice: string[]): Scenario =>
    scenario(drawing, { options, moment: 'turnStart', ...settings })
      .dice(...dice)
      .starts();
  test('held by the coach whose turn starts: on a 1 it Bounces from the holder, on 2 to 6 it does not', () => {
    starts({ ball: held('squigBall') }, 'A . 1', 'd6:1', 'd8:6')
      .expectBall([6, 5])
      .expectAsked('action', 'home')
      .done();
    for (const die of [2, 6])
      starts({ ball: held('squigBall') }, 'A . 1', `d6:${die}`)
        .expectBall('A')
        .expectAsked('action', 'home')
        .done();
  });
  test('a ball dropped so does not Bounce again as a loose one, and may even come back to its holder (BU-OQ-40)', () => {
    starts({ ball: held('squigBall') }, 'A b 1', 'd6:1', 'd8:4', 'd8:8')
      .expectBall('A')
      .done();
  });
  test("BU-BALLS-08: loose, it Bounces at the start of each coach's turn, first turns included", () => {
    const loose = { ball: [{ square: [6, 6], kind: 'squigBall' }] } as const;
    starts(loose, 'A . 1', 'd8:4').expectBall([7, 6]).done();
    starts({ ...loose, active: 'away' }, 'A . 1', 'd8:4')
      .expectBall([7, 6])
      .done();
    starts({ ...loose, turnsTaken: { home: 0, away: 0 } }, 'A . 1', 'd8:4')
      .expectBall([7, 6])
      .done();
  });
  test("BU-BALLS-09: held by the other coach's Player nothing happens", () => {
    starts({ ball: held('squigBall', '1') }, 'A . 1')
      .expectBall('1')
      .expectAsked('action', 'home')
      .done();
  });
  test('the Sudden Death test comes before it (BU-OQ-48)', () => {
    starts({ ball: held('squigBall'), score: { home: 10 } }, 'A . 1')
      .expectAsked('over')
      .done();
  });
  test('BU-BALLS-10: other balls stay where they are', () => {
    for (const kind of ['ordinary', 'runeBall', 'spikeyBall'] as const)
      starts({ ball: [{ square: [6, 6], kind }] }, 'A . 1')
        .expectBall([6, 6])
        .done();
  });
});

describe('BU-BALLS-10: otherwise special balls are balls', () => {
  test.each(['runeBall', 'spikeyBall', 'squigBall'] as const)(
    '%s: picked up in a Run, scores 4 points and leaves play; Bounces on a knock-down without further ado',
    kind => {
      scenario('A . . .', { at: [12, 6], options, ball: [{ square: [13, 6], kind }] })
        .runs('A', 'e e e')
        .expectScore(4, 0)
        .expectBall('none')
        .done();
      scenario('1 A', { options, active: 'away', ball: held(kind) })
        .dice('block:smash', 'd8:6', 'd6:6')
        .blocks('1', 'A')
        .expectBall([7, 5])
        .expectAsked('action', 'away')
        .done();
    },
  );
});
