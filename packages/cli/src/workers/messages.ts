/** What the main thread and the workers of `simulate` say to each other. */

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
