/** Counted by hand: how many ways a few small positions can go, one, two and three answers deep. */
import { expect, test } from 'vitest';
import type { BlitzGame } from '../../src/blitz/game.ts';
import { type Settings, scenario } from '../dsl.ts';
import { divide, perft } from './perft.ts';

interface Row {
  readonly name: string;
  readonly drawing: string;
  readonly settings: Settings;
  /** Depths 1, 2 and 3, and depth 3 by first answer. */
  readonly counts: readonly [number, number, number];
  readonly third: Readonly<Record<string, number>>;
}
/** One Action is left, so that the turn passes on by itself after it. Ending the turn deals three cards unasked; the
 * coach after that is asked which of the three to discard, hence the 3 two turns later. */
const LAST_ACTION = { actionsLeft: 1 } as const;

const rows: readonly Row[] = [
  {
    // Run: eight squares and stop, then away (nobody there) can only end its turn.
    name: 'a Player with Move 1 alone on the pitch',
    drawing: `
    . . . . .
    . . A . .
    . . . . *`,
    settings: { ...LAST_ACTION, at: [6, 5], who: { A: { move: 1 } } },
    counts: [2, 10, 12],
    third: { endTurn: 3, '{"run":"A"}': 9 },
  },
  {
    // Run: stop gives 1; each of the eight squares has eight neighbours and stop: 72.
    name: 'a Player with Move 2 alone on the pitch',
    drawing: `
    . . . . .
    . . A . .
    . . . . *`,
    settings: { ...LAST_ACTION, at: [6, 5], who: { A: { move: 2 } } },
    counts: [2, 10, 76],
    third: { endTurn: 3, '{"run":"A"}': 73 },
  },
  {
    // Block: one die. Miss: away may end, Block or Sidestep, 3. Two Shoves: follow up or not, 4. Tackle, Smash and
    // Kerrunch: six armour results each, after which away may end or stand up (come back from Reserves), 36.
    // Sidestep: three squares out of reach, away may then end, Run or Mark, 9.
    name: 'two Players who Mark each other',
    drawing: `
    . . . .
    . A 1 .
    . . . *`,
    settings: LAST_ACTION,
    counts: [3, 7, 59],
    third: { endTurn: 7, '{"block":"A"}': 43, '{"sidestep":"A"}': 9 },
  },
  {
    // Two Actions left. Stand up, then: end 3, Block 1 target, Sidestep 3 squares. End: away ends 3, or Runs, 7 free
    // squares and stop.
    name: 'a Prone Player beside a standing Opponent',
    drawing: `
    . . . .
    . a 1 *
    . . . .`,
    settings: { actionsLeft: 2 },
    counts: [2, 5, 18],
    third: { endTurn: 11, '{"standUp":"A"}': 7 },
  },
  {
    // A stands below a blocked square. Run: seven squares with 7, 9, 7, 9, 7, 6 and 7 ways on (never next to 1), and
    // stop, after which away has 3. Mark: by (7,4), (7,5), (7,6) with 2, 3 and 2 squares next to 1.
    name: 'an Opponent two steps away',
    drawing: `
    . . . . .
    A . . 1 .
    . . . . *`,
    settings: LAST_ACTION,
    counts: [3, 14, 77],
    third: { endTurn: 15, '{"run":"A"}': 55, '{"mark":"A"}': 7 },
  },
  {
    // Throw on 4+: three results arrive; 2 and 3 Bounce eight ways from B, 1 eight ways from A: 3 + 16 + 8.
    // Run of A: two blocked squares beside it, six left with 7, 8, 8, 7, 8, 8 ways on, and stop.
    name: 'a thrower and a Team-mate',
    drawing: 'A . B',
    settings: { ...LAST_ACTION, ball: 'A' },
    counts: [4, 18, 147],
    third: { endTurn: 3, '{"run":"A"}': 47, '{"throw":"A"}': 27, '{"run":"B"}': 70 },
  },
];

const gameOf = ({ drawing, settings }: Row): BlitzGame => {
  const g = scenario(drawing, settings).game;
  g.events = undefined;
  return g;
};

test.each(rows)('$name: $counts answers', row => {
  const g = gameOf(row);
  const before = g.save();
  expect([1, 2, 3].map(depth => perft(g, depth))).toEqual(row.counts);
  const third = Object.fromEntries(
    Object.entries(divide(g, 3)).map(([answer, n]) => [answer.replace(/^"|"$/g, ''), n]),
  );
  expect(third).toEqual(row.third);
  expect(g.save()).toEqual(before);
});
