/** What a coach is told about luck: plain data, which can be sent to and from a worker. */

/** Home's chance to win, the chance of a draw, and away's chance to win: together 1. */
export interface ChancesToWin {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}
export interface MatchLuck {
  /** Every roll from the first question on, in the order in which the dice fell. */
  readonly rolls: readonly RollLuck[];
  /** The chances at every question between two Actions, and at the end, after so many answers. */
  readonly course: readonly (ChancesToWin & { readonly answered: number })[];
  /** Home's, then away's. */
  readonly byKind: readonly [readonly KindLuck[], readonly KindLuck[]];
  /** What the dice did for home and for away, in matches won (a draw is half of one): opposite numbers. */
  readonly score: readonly [number, number];
  /**
   * What else moved the expected result, for each team by what its own coach answered: choices, and what the evaluation
   * did not foresee. With the score it makes up the way from the first expected result to the last.
   */
  readonly choices: readonly [number, number];
  /** Home's expected result at the first question, and at the end of the record. */
  readonly from: number;
  readonly to: number;
  /** Places in `rolls`: the greatest swing first, at most ten. */
  readonly deciding: readonly number[];
}
export interface RollLuck {
  /** After so many answers of the record the dice fell. */
  readonly answered: number;
  /** The turn of the match, as records count. */
  readonly turn: number;
  /** `dodge`, `block`, `armour`, `injury`; for dice without a target what they were for: `bounce`, `kickOff`. */
  readonly kind: string;
  /** Whose success it would be: where armour is broken, the other side's. */
  readonly side: 0 | 1;
  /** Who rolled, or was rolled for, by name. */
  readonly player: string | null;
  /** What the dice showed; two D6 added up are one number, symbols are names. */
  readonly dice: readonly (number | string)[];
  /** The lowest natural result that would have done. */
  readonly needs: number | null;
  /** The chance to succeed, where a roll succeeds or fails. */
  readonly expected: number | null;
  /** 1 or 0. */
  readonly actual: 0 | 1 | null;
  /** What the dice did to home's expected result (a win is 1, a draw one half), against what was to be expected. */
  readonly swing: number;
  /** Home's expected result after the roll. */
  readonly home: number;
  /** There were too many ways the dice could fall to follow them all: the swing is an estimate from seeded samples. */
  readonly sampled: boolean;
}
export interface KindLuck {
  readonly kind: string;
  readonly rolls: number;
  /** Of those that succeed or fail: how many there were, how many successes were to be expected and how many came. */
  readonly tried: number;
  readonly expected: number;
  readonly actual: number;
  /** The sum of the swings, in favour of the team. */
  readonly swing: number;
}
