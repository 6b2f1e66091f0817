/** What it means to have seen something: names by category, collected while matches are watched. */
import type { Game, GameEvent } from '@ironpitch/engine';

export type Names = Readonly<Record<string, readonly string[]>>;

/** Collects names while matches are watched. */
export interface Seen {
  /** The events since the last question, and the question that is open now. */
  watch(game: Game, events: readonly GameEvent[]): void;
  names(): Names;
  /** Everything there is to see. */
  readonly all: Names;
}
/** What is in `all` and in none of the runs. */
export const neverSeen = (all: Names, seen: readonly Names[]): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(all).map(([category, names]) => [
      category,
      names.filter(name => !seen.some(one => one[category]?.includes(name))),
    ]),
  );
