/** The corpus: small files of everything that once went wrong, and what is too large to be kept as one. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('./corpus/', import.meta.url);
export const ROOT: URL = new URL('../../../', import.meta.url);

/** A file whose name begins so is odd but right; whatever else lies in the corpus is to be refused. */
const RIGHT = 'right-';
/** The texts of a folder of the corpus, by name. */
export const corpusOf = (format: string): string[] => textsOf(format, () => true);
export const forgedOf = (format: string): string[] => textsOf(format, name => !name.startsWith(RIGHT));
const textsOf = (format: string, fits: (name: string) => boolean): string[] => {
  const folder = new URL(`${format}/`, FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(fits)
    .sort()
    .map(name => readFileSync(new URL(name, folder), 'utf8'));
};
const NESTED = 5000;
const LARGE = 10_000_000;
/** Put where a value should stand: nested without end, as long as a book, a list of a million. */
export const largeValues = (): string[] => [
  '['.repeat(NESTED) + ']'.repeat(NESTED),
  `${'{"a":'.repeat(NESTED)}1${'}'.repeat(NESTED)}`,
  '['.repeat(20 * NESTED),
  `"${'x'.repeat(LARGE)}"`,
  `"${'\\u0000'.repeat(LARGE / 10)}"`,
  `[${'0,'.repeat(LARGE / 10)}0]`,
  `{${Array.from({ length: NESTED * 20 }, (_, i) => `"k${i}":0`).join()}}`,
  '9'.repeat(LARGE / 10),
];
