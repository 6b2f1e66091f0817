/** A step counts as taken only when what was ordered happened, and whatever ends the turn is a turnover: on paper. */
import type { Answer } from '@ironpitch/engine';
import { expect, test } from 'vitest';
import { type Chances, chanceOf, type Goal } from '../src/index.ts';
import { BYSTANDERS, blood, type Piece, table } from './table.ts';

type Pieces = Readonly<Record<string, Piece>>;
const chances = (
  pieces: Pieces,
  steps: readonly Answer[],
  more: Readonly<Record<string, unknown>> = {},
  goal: Goal = {},
): Chances => chanceOf(blood({ ...BYSTANDERS, ...pieces }, more), { steps }, goal);
/** The mean over both dice. */
const overTwoDice = (chance: (first: number, second: number) => number): number => {
  let sum = 0;
  for (let first = 1; first <= 6; first++) for (let second = 1; second <= 6; second++) sum += chance(first, second);
  return sum / 36;
};

// --- whatever ends the turn ------------------------------------------------------------------------------------------
test('B16-TURNOVER-07: a carrier pushed into the End Zone where it scores ends our turn', () => {
  const pieces = { H1: { at: [3, 8] }, A1: { at: [2, 8] } } satisfies Pieces;
  const block: readonly Answer[] = [{ block: 'H1' }, { target: 'A1' }];
  const { success, turnover, outcomes } = chances(pieces, block, { balls: [{ holder: 'A1' }] });
  expect(success).toBeCloseTo(1 / 3, 12); // stumbles, or down: it lies there without the ball
  expect(turnover).toBeCloseTo(2 / 3, 12); // two faces on which the blocker falls, two on which the carrier scores
  expect(outcomes.touchdown).toBe(0); // not ours
  const allowed = chances(pieces, block, { balls: [{ holder: 'A1' }] }, { turnoverAllowed: true });
  expect(allowed.success).toBeCloseTo(1, 12); // the block is made in any case
});

test('B16-TURNOVER-12, B16-TD-01: a ball dropped by a failed pick-up may still be caught where it scores', () => {
  const touchdown: Goal = { touchdown: true };
  const scorer = { H2: { at: [26, 8] } } satisfies Pieces;
  const handed = chances(
    { ...scorer, H1: { at: [25, 8] } },
    [{ handOff: 'H1' }, { target: 'H2' }],
    { balls: [{ holder: 'H1' }] },
    touchdown,
  );
  // Caught on 3 or more; otherwise the ball bounces from H2, and this often it still comes back there.
  const comesBack = (handed.success - 2 / 3) / (1 / 3);
  const dropped = chances(
    { ...scorer, H1: { at: [24, 8] } },
    [{ move: 'H1' }, { to: [25, 8] }],
    { balls: [{ square: [25, 8] }] },
    touchdown,
  );
  // Not picked up, one direction of eight, and H2 catches a bouncing ball on 4 or more.
  expect(dropped.success).toBeCloseTo((1 / 3) * (1 / 8) * (1 / 2 + (1 / 2) * comesBack), 12);
  expect(dropped.turnover).toBeCloseTo(1 / 3, 12);
  expect(dropped.outcomes.touchdown).toBeCloseTo(dropped.success, 12);
});

// --- throws ----------------------------------------------------------------------------------------------------------
test('B16-XSKILL-26: a ball that Safe Throw keeps in the hands was not thrown', () => {
  const long: readonly Answer[] = [{ pass: 'H1' }, 'throw', { to: [21, 8] }];
  const thrown = (...skills: string[]): number =>
    chances({ H1: { at: [10, 8], skills }, A1: { at: [9, 8] }, H2: { at: [21, 8] } }, long, {
      balls: [{ holder: 'H1' }],
    }).success;
  // A Long Bomb next to an opponent: 6 is accurate, 5 goes astray, 2 to 4 are fumbles by their modifiers only.
  expect(thrown()).toBeGreaterThan((1 / 6) * (2 / 3));
  expect(thrown()).toBeLessThan(1 / 6);
  expect(thrown('safeThrow')).toBeCloseTo(thrown(), 12);
});
test('B16-XSKILL-01: a ball thrown to somebody else instead was not thrown where it was meant to go', () => {
  const pieces = (...skills: string[]): Pieces => ({
    H1: { at: [10, 8], position: 'underworld/skavenLineman', skills },
    H2: { at: [12, 8], position: 'underworld/underworldGoblin' },
    H3: { at: [12, 10], position: 'underworld/skavenLineman', skills: [] },
  });
  const steps: readonly Answer[] = [{ pass: 'H1' }, 'throw', { to: [12, 8] }];
  const balls = [{ holder: 'H1' }];
  const willing = chances(pieces(), steps, { balls }).success;
  expect(chances(pieces('animosity'), steps, { balls }).success).toBeCloseTo((5 / 6) * willing, 12);
});

// --- attacks ---------------------------------------------------------------------------------------------------------
test('B16-XSKILL-06: a chainsaw that kicks back is no block and no foul', () => {
  const sawyer: Piece = { at: [10, 8], skills: ['chainsaw'] };
  const block = chances({ H1: sawyer, A1: { at: [11, 8] } }, [{ block: 'H1' }, { chainsaw: 'A1' }]);
  expect(block.success).toBeCloseTo(5 / 6, 12);
  const foul = chances({ H1: sawyer, A1: { at: [11, 8], state: 'prone', armour: 9 } }, [
    { foul: 'H1' },
    { target: 'A1' },
  ]);
  // Armour 9 breaks on 10 and more, with +3 for the saw; a double on either roll is seen.
  const unseen = overTwoDice((first, second) => (first === second ? 0 : first + second + 3 > 9 ? 5 / 6 : 1));
  expect(foul.success).toBeCloseTo((5 / 6) * unseen, 12);
});
test('B16-XSKILL-50: of a Multiple Block both blocks have to be made', () => {
  const pair: Pieces = {
    H1: { at: [10, 8], strength: 6, skills: ['block', 'multipleBlock'] },
    A1: { at: [11, 7], strength: 3, skills: ['wrestle'] },
    A2: { at: [11, 9], strength: 3 },
  };
  const { success, turnover } = chances(pair, [{ block: 'H1' }, { multipleBlock: 'A1' }, { target: 'A2' }]);
  // One die against A1, whom A2 helps, then two against A2. Both Down: A1 wrestles H1 down, and there is no second block.
  expect(success).toBeCloseTo((4 / 6) * (35 / 36), 12);
  expect(turnover).toBeCloseTo(1 / 6 + (4 / 6) * (1 / 36), 12);
});

// --- steps -----------------------------------------------------------------------------------------------------------
test('B16-XSKILL-36, B16-REROLL-03: whoever is held may be re-rolled free, and has moved then', () => {
  const pieces: Pieces = { H1: { at: [10, 8], agility: 6 }, A1: { at: [9, 8], skills: ['tentacles'] } };
  const step: readonly Answer[] = [{ move: 'H1' }, { to: [11, 8] }];
  const free = 26 / 36; // 6 or more on two dice at equal Strength
  const dodge = 5 / 6;
  const moved = (rerolls: number): number => chances(pieces, step, { rerolls: { home: rerolls } }).success;
  expect(moved(0)).toBeCloseTo(free * dodge, 12);
  expect(moved(1)).toBeCloseTo(free * (1 - (1 / 6) ** 2) + (1 - free) * free * dodge, 12);
});
test('B16-XSKILL-03: a Block changed into a Move is no Block', () => {
  const vampire: Pieces = {
    H1: { at: [10, 8], position: 'vampire/vampire', skills: ['bloodLust'] },
    H2: { at: [9, 8], position: 'vampire/thrall' },
    A1: { at: [11, 8] },
  };
  const declared = chanceOf(blood({ ...BYSTANDERS, ...vampire }), {
    steps: [{ block: 'H1' }],
    prefer: { moveInsteadOfBlock: ['yes'] },
  });
  expect(declared.success).toBeCloseTo(5 / 6, 12);
});

// --- Blitz Bowl ------------------------------------------------------------------------------------------------------
const blitzBlock: readonly Answer[] = [{ block: 'H1' }, { target: 'A1' }];
test('BU-ABIL-49: a Block goes on after a Dump-off, and was made', () => {
  const game = table(
    'blitz-2024',
    { H1: { at: [8, 6] }, A1: { at: [9, 6], position: 'dark-elf/runner' }, A2: { at: [11, 6] } },
    { balls: [{ holder: 'A1' }] },
  );
  const { success, assumptions } = chanceOf(game, { steps: blitzBlock });
  expect(success).toBeCloseTo(1, 12);
  expect(assumptions).toContainEqual({ name: 'worst' }); // it may dump the ball off
});
test('BU-INTERRUPT-04: whoever scores by what its target threw away has made no Block', () => {
  const game = table(
    'blitz-2024',
    {
      H1: { at: [15, 6], position: 'snotling/fungus-flinga' },
      H2: { at: [14, 6], state: 'prone' },
      A1: { at: [13, 6], position: 'dark-elf/runner' },
      A2: { at: [13, 8] },
    },
    { balls: [{ holder: 'A1' }] },
  );
  // A fumble that bounces over the Prone player to the bomber in the End Zone.
  expect(chanceOf(game, { steps: blitzBlock }).success).toBeCloseTo(1 - (1 / 6) * (1 / 8) ** 2, 12);
});
test.each(['bomber', 'enforcer', 'violent', 'bloodlust', 'hulkingBrute', 'mightyBlow', 'warMachine'])(
  'a Block of Blitz Bowl is made, whatever its player is good at: %s',
  ability => {
    const pieces = { H1: { at: [8, 6], abilities: [ability] }, A1: { at: [9, 6] }, H2: { at: [3, 3] } };
    const game = table('blitz-2024', pieces as unknown as Pieces);
    expect(chanceOf(game, { steps: blitzBlock }).success).toBeCloseTo(1, 12);
  },
);
