/** Finds the words of the game in a sentence, so that each can be asked about where it stands. */

import { type OwnWords, type Term, t } from '@ironpitch/texts/page';
import { type Entries, everyEntry, wordsInPlay } from '../match/entries.ts';

/** A piece of a sentence: plain, or a word of the game. */
export interface Piece {
  readonly text: string;
  readonly term: Term | null;
}
/** What a word says of itself, wherever it was written: `blood/Turnover`. */
export const wordOf = (game: string, term: Term): string => `${game}/${term.term}`;
/** Skills whose names are everyday words of the rules as well. */
const ALSO_ACTIONS: ReadonlySet<string> = new Set(['block', 'catch', 'dodge', 'kick', 'leap', 'pass', 'stab', 'pro']);

/** Skills are words of the game too: their own catalogue says what they do. */
const skillTerms = (entries: Entries): Term[] =>
  Object.entries(entries).flatMap(([id, { kind, name, does }]) =>
    kind !== 'skill' || ALSO_ACTIONS.has(id) ? [] : [{ term: name, means: does, words: [name] }],
  );
/** Where an edition plays by another rule, the word means what it prints. */
export const bloodTerms = ({ terms = {} }: OwnWords): Term[] =>
  t.glossary.blood.map(term => ({ ...term, means: terms[term.term] ?? term.means }));
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Small first letters stand for both. */
const pattern = (word: string): string => {
  if (word.charAt(0) !== word.charAt(0).toLowerCase()) return `${escaped(word)}s?`;
  const either = escaped(word).replace(
    /(^|[ -])([a-z])/g,
    (_, gap: string, letter: string) => `${gap}[${letter}${letter.toUpperCase()}]`,
  );
  return `${either}s?`;
};
interface Finder {
  /** It knows these; once others are told a new one is made. */
  readonly entries: Entries;
  readonly own: OwnWords;
  readonly every: RegExp;
  readonly byName: ReadonlyMap<string, Term>;
  readonly terms: readonly (readonly [only: RegExp, term: Term])[];
}
const finders = new Map<string, Finder>();
const finderFor = (game: string): Finder => {
  const entries = everyEntry();
  const known = finders.get(game);
  const own = wordsInPlay();
  if (known?.entries === entries && known.own === own) return known;
  const all = [
    ...t.glossary.both,
    ...(game === 'blood' ? [...bloodTerms(own), ...skillTerms(entries)] : t.glossary.blitz),
  ];
  const words = all
    .flatMap(term => term.words.map(word => [pattern(word), term, word.length] as const))
    // The longest first: a team re-roll is more than a re-roll.
    .sort(([, , a], [, , b]) => b - a);
  const finder = {
    entries,
    own,
    every: new RegExp(`(?<![\\w-])(?:${words.map(([word]) => word).join('|')})(?![\\w-])`, 'g'),
    byName: new Map(all.map(term => [term.term, term])),
    terms: words.map(([word, term]) => [new RegExp(`^${word}$`), term] as const),
  };
  finders.set(game, finder);
  return finder;
};
export const termNamed = (game: string, name: string): Term | undefined => finderFor(game).byName.get(name);

/** The sentence in pieces; each term is offered once, where it stands first. `met`: those offered before. */
export const piecesOf = (text: string, game: string, met = new Set<Term>()): Piece[] => {
  const { every, terms } = finderFor(game);
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(every)) {
    const term = terms.find(([only]) => only.test(found[0]))?.[1];
    if (!term || met.has(term)) continue;
    met.add(term);
    if (found.index > from) pieces.push({ text: text.slice(from, found.index), term: null });
    pieces.push({ text: found[0], term });
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), term: null });
  return pieces;
};
