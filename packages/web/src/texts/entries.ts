/** What skills and cards are called and do: the table tells it when it wakes, out of the entries themselves. */

export interface EntryWords {
  readonly kind: 'skill' | 'card';
  readonly name: string;
  readonly does: string;
  /** Kinds of roll that belong to it. */
  readonly rolls: readonly string[];
}
export type Entries = Readonly<Record<string, EntryWords>>;

let told: Readonly<Record<string, Entries>> = {};
let every: Entries = {};
let inPlay = '';

/** By ruleset. */
export const learnEntries = (entries: Readonly<Record<string, Entries>>): void => {
  told = entries;
  every = Object.assign({}, ...Object.values(entries));
};
/** Whose entries are meant where nothing else is said: those of the match on the table. */
export const nowPlaying = (ruleset: string): void => {
  inPlay = ruleset;
};
export const entriesOf = (ruleset: string = inPlay): Entries => told[ruleset] ?? NONE;
export const entryOf = (id: string, ruleset?: string): EntryWords | undefined => entriesOf(ruleset)[id];
/** Those of every ruleset, for whoever explains words outside a match. */
export const everyEntry = (): Entries => every;
const NONE: Entries = {};
