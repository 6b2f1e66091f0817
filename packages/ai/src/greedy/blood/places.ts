/**
 * Where it pays to stand when the own turn is over, seen from the ball: what a player there was worth by the end of the
 * coach's next turn, in hundredths of a Touchdown. Counted over 60,000 turns against `greedy`; packages/ai/training says how.
 */

/** By columns ahead of the ball and rows beside it. */
export interface Places {
  readonly ours: readonly number[];
  readonly theirs: readonly number[];
  readonly loose: readonly number[];
}

/** Rows: columns behind the ball (8 and more, 5 to 7, 4 ... 1), beside it, ahead of it; in each 0, 1, 2, 3, 4 to 5 and more rows aside. */
export const LEARNED: Places = {
  // biome-ignore format: a table
  ours: [
    -2.1, -1.5, -0.8, -0.7, -1.2, -1.2,
    -2.4, -1.0, -0.4, -0.8, -1.2, -1.2,
    -0.8, -0.4, 0, -0.1, -0.6, -0.7,
    1.0, 0.6, 0.4, 0.2, -0.1, -0.1,
    0.8, 1.1, 0.6, 0.3, 0.1, -0.1,
    4.4, 3.5, 1.4, 0.9, 0.4, 0.0,
    0.0, 3.1, 2.3, 1.4, 0.4, -0.2,
    2.6, 2.0, 1.7, 1.2, 0.1, -0.5,
    0.5, 0.7, 1.5, 1.1, -0.3, -0.8,
    0.1, 0.4, 1.0, 0.6, -0.3, -0.6,
    -0.3, -0.2, 0.2, -0.1, 0.1, 0.6,
    -0.2, -0.2, -0.1, -0.5, -0.6, 0,
    -0.1, -0.2, -0.3, -0.7, -0.9, -0.4,
  ],
  // biome-ignore format: a table
  theirs: [
    0.9, 0.9, 1.2, 1.6, 1.5, 1.3,
    1.1, 1.1, 1.3, 1.5, 1.6, 1.5,
    3.0, 2.4, 1.7, 1.4, 1.2, 1.2,
    4.5, 3.6, 2.4, 1.6, 0.8, 0.4,
    5.6, 4.7, 3.1, 1.9, 0.7, 0.1,
    10.1, 7.3, 3.2, 1.9, 0.4, -0.5,
    0.0, 6.7, 2.5, 1.2, -0.2, -1.2,
    4.3, 2.9, 0.4, 0.2, -0.9, -1.3,
    -0.4, -1.0, -1.0, -0.7, -1.1, -1.3,
    -0.9, -0.8, -1.7, -2.0, -2.3, -2.3,
    -1.9, -1.7, -2.4, -2.7, -2.3, -2.0,
    -2.6, -2.5, -2.0, -2.6, -2.5, -2.2,
    -1.4, -2.2, -1.9, -1.5, -1.5, -2.0,
  ],
  // biome-ignore format: a table
  loose: [
    -0.6, -0.5, -1.1, -1.3, -0.9, -1.2,
    -0.1, -0.2, -0.6, -0.6, -0.4, -0.7,
    0.3, 0.2, 0, -0.2, -0.3, -0.5,
    0.9, 1.1, 0.5, -0.3, -0.7, -0.8,
    1.9, 1.6, 0.6, 0.0, -0.3, -0.4,
    7.4, 5.8, 1.0, 0.5, -0.2, -0.4,
    0.0, 7.3, 1.4, 0.6, -0.2, -0.6,
    7.4, 5.0, 0.8, 0.5, -0.2, -0.4,
    -0.8, -0.5, -0.6, -0.2, -0.3, -0.7,
    -1.0, -0.2, -0.8, -0.8, -0.9, -1.4,
    -0.9, -0.5, -1.0, -1.2, -1.3, -1.9,
    -0.8, -0.8, -0.6, -1.1, -1.5, -2.0,
    -0.7, -0.8, -0.4, -1.0, -1.5, -2.0,
  ],
};
