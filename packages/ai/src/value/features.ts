/** What a position is to the evaluation: numbers for each side, and numbers that both sides share. */
import type { Game, Seat } from '@ironpitch/engine';

/** Where a match has next to no time left, it still has some: added to the turns that are left. */
export const LEAST_TIME = 0.5;

export interface Features {
  /** Names of what each side has, in the order they are written. */
  readonly side: readonly string[];
  /** Names of what both share: time above all. */
  readonly shared: readonly string[];
  /** Writes what is shared and what home and away have; all three are empty before. */
  write(g: Game, shared: Float64Array, home: Float64Array, away: Float64Array): void;
  /** Which team plays on a side: some are better than their players look. */
  teamOf(g: Game, seat: Seat): string;
}
/** By name, where a feature is written. */
export const placesOf = <Name extends string>(names: readonly Name[]): Readonly<Record<Name, number>> =>
  Object.fromEntries(names.map((name, i) => [name, i])) as Record<Name, number>;

/** What happens now weighs the more the less time is left. */
export const nowIn = (time: number): number => 1 / Math.sqrt(time + LEAST_TIME);
