/** The texts of the page in the language in force. */
import { learnEdition } from './editions.ts';
import { editions as englishBoxes } from './en/editions/index.ts';
import { page } from './en/page/index.ts';
import { late } from './en/page/late.ts';
import type { Box, Edition } from './shape.ts';
import { tongue } from './tongue.ts';

export {
  type Box,
  type Edition,
  editions,
  learnEdition,
  type Named,
  type OwnWords,
  ownWords,
  type PlayWords,
} from './editions.ts';
export { type FactNames, sayRefusal } from './refusal.ts';
export type { Asked, BloodAsked, Lesson, Term, Told } from './shape.ts';
export type PageTexts = typeof page;
/** Fetches the words of one ruleset. */
type Fetch = () => Promise<{ readonly edition: Box | Edition }>;
/** What single screens say, each fetched by whoever shows it. */
type LateTexts = typeof late;
type LateName = keyof LateTexts;
/** What the page needs of a language. */
export interface PageLanguage {
  readonly texts: PageTexts;
  readonly late: LateTexts;
  readonly editions: Readonly<Record<string, Fetch>>;
}

const spoken = tongue<PageTexts>(page);
export const t: PageTexts = spoken.texts;
let lateTexts: LateTexts = late;
let boxes: PageLanguage['editions'] = englishBoxes;
let fetched: Record<string, Promise<void>> = {};

export const speak = (language: PageLanguage): void => {
  spoken.speak(language.texts);
  lateTexts = language.late;
  boxes = language.editions;
  fetched = {};
};
export const english: PageLanguage = { texts: page, late, editions: englishBoxes };
export type Late<K extends LateName> = Awaited<ReturnType<LateTexts[K]>>;
export const fetchLate = <K extends LateName>(name: K): Promise<Late<K>> => lateTexts[name]() as Promise<Late<K>>;
/** The words of a ruleset are in force once this is done; one that has none of its own needs none. */
export const fetchEdition = (ruleset: string): Promise<void> => {
  const known = fetched[ruleset];
  if (known) return known;
  const on = boxes[ruleset]?.().then(({ edition }) => learnEdition(ruleset, edition)) ?? Promise.resolve();
  fetched[ruleset] = on;
  // Whoever asks again after it failed tries again.
  on.catch(() => delete fetched[ruleset]);
  return on;
};
export const fetchAllEditions = async (): Promise<void> => {
  await Promise.all(Object.keys(boxes).map(fetchEdition));
};
