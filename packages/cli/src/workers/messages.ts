/** What the main thread and the workers of `simulate` and `arena` say to each other. */
import type { Budget } from '@ironpitch/ai';

/** All matches of a run: game i is played with the seed `seed/i`. */
export interface Simulation {
  readonly ruleset: string;
  readonly home: string;
  readonly away: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly bots: readonly [string, string];
  readonly seed: string;
  /** The directory that gets a record of every match. */
  readonly records?: string;
  readonly coverage: boolean;
}
/** Games `first` to `first + count - 1`. */
export interface Chunk {
  readonly first: number;
  readonly count: number;
}
interface Failure {
  readonly game: number;
  readonly message: string;
  readonly stack: string;
}
export interface Result extends Chunk {
  finished: number;
  decisions: number;
  draws: number;
  readonly wins: [number, number];
  readonly points: [number, number];
  /** The hash of each game's last position, in order. */
  readonly hashes: string[];
  readonly failures: Failure[];
  /** By category, all names this worker has seen so far. */
  seen: Readonly<Record<string, readonly string[]>>;
}
export const emptyResult = (first: number, count: number): Result => ({
  first,
  count,
  finished: 0,
  decisions: 0,
  draws: 0,
  wins: [0, 0],
  points: [0, 0],
  hashes: [],
  failures: [],
  seen: {},
});

/** All matches of an arena: `fixture` says who plays match i. */
export interface Tournament {
  readonly ruleset: string;
  readonly bots: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** What every bot gets for a turn. */
  readonly budget: Budget;
}
/** What came of a match, for the first bot of its pair: 1 it won, 0.5 a draw, 0 it lost. */
export interface ArenaMatch {
  readonly number: number;
  readonly result: 0 | 0.5 | 1 | 'failed';
  readonly points: readonly [number, number];
  /** How long each of the two has thought. */
  readonly ms: readonly [number, number];
  readonly message?: string;
}
