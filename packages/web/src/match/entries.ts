/** The skills and cards of the rulesets: the table tells which there are, the texts what they are called and do. */
import type { EntryFacts } from '@ironpitch/engine';
import { editions, fetchAllEditions, fetchEdition, type OwnWords, ownWords } from '@ironpitch/texts/page';

export interface EntryWords extends EntryFacts {
  readonly name: string;
  readonly does: string;
}
export type Entries = Readonly<Record<string, EntryWords>>;
/** By ruleset. */
export type Facts = Readonly<Record<string, Readonly<Record<string, EntryFacts>>>>;

let told: Facts = {};
let inPlay = '';
/** What was made of the facts, until more is told or more words have come. */
const made = new Map<string, Entries>();
let every: Entries | undefined;
const forget = (): void => {
  made.clear();
  every = undefined;
};

/** The table tells it when it wakes. */
export const learnEntries = (facts: Facts): void => {
  told = facts;
  forget();
};
/** Whose entries are meant where nothing else is said: those of the match on the table. */
export const nowPlaying = (ruleset: string): void => {
  inPlay = ruleset;
};
/** Whoever shows a match, or a team, waits for the words of its ruleset; without one for those of all. */
export const wordsOf = async (ruleset = ALL): Promise<void> => {
  if (fetched.has(ruleset)) return;
  await (ruleset === ALL ? fetchAllEditions() : fetchEdition(ruleset));
  fetched.add(ruleset);
  forget();
};
/** After another language was put in force. */
export const forgetWords = (): void => {
  fetched.clear();
  forget();
};
const ALL = '';
const fetched = new Set<string>();
export const entriesOf = (ruleset: string = inPlay): Entries => {
  const known = made.get(ruleset);
  if (known) return known;
  const { skills = {}, cards = {} } = editions.blood[ruleset] ?? {};
  const entries = Object.fromEntries(
    Object.entries(told[ruleset] ?? {}).flatMap(([id, facts]) => {
      const words = (facts.kind === 'skill' ? skills : cards)[id];
      return words ? [[id, { ...facts, ...words }]] : [];
    }),
  );
  made.set(ruleset, entries);
  return entries;
};
/** What the edition on the table says in words of its own. */
export const wordsInPlay = (): OwnWords => ownWords(inPlay);
export const entryOf = (id: string, ruleset?: string): EntryWords | undefined => entriesOf(ruleset)[id];
/** What a card, or something a team has brought along, is called in the match on the table. */
export const cardName = (id: string): string => editions.blood[inPlay]?.cards?.[id]?.name ?? entryOf(id)?.name ?? id;
/** What it does. */
export const cardDoes = (id: string): string => editions.blood[inPlay]?.cards?.[id]?.does ?? entryOf(id)?.does ?? '';
/** Those of every ruleset, for whoever explains words outside a match. */
export const everyEntry = (): Entries => {
  every ??= Object.assign({}, ...Object.keys(told).map(ruleset => entriesOf(ruleset))) as Entries;
  return every;
};
