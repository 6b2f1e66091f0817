/** Which rules the source names, in the ways comments name them: `BU-RUN-03`, `BU-RUN-03, -05`, `BU-RUN-03 to -06`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const NUMBER = '[A-Z]*[0-9]+';
/** The id itself, and what is hung on it: further numbers, or the end of a range. */
const NAMED = new RegExp(
  `\\b((?:BU|B[0-9]{2})(?:-[A-Z0-9]+)*)-(${NUMBER})((?:(?:,| and| or|, and) -${NUMBER}| to (?:[A-Z0-9]+(?:-[A-Z0-9]+)*)?-${NUMBER})*)`,
  'g',
);
const HUNG_ON = new RegExp(`( to)?[^-]*?-(?:[A-Z0-9]+-)*(${NUMBER})`, 'g');

/** Every id a text names, the short forms written out. */
export const idsNamedIn = (text: string): Set<string> => {
  const ids = new Set<string>();
  // A citation may go on in the next line of a comment.
  for (const [, family, first, more] of text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ').matchAll(NAMED)) {
    let last = first as string;
    ids.add(`${family}-${last}`);
    for (const [, to, number] of (more as string).matchAll(HUNG_ON)) {
      for (const each of to ? upTo(last, number as string) : [number]) ids.add(`${family}-${each}`);
      last = number as string;
    }
  }
  return ids;
};
/** The numbers after one up to another, written alike: `X2`, `03`. */
const upTo = (after: string, last: string): string[] => {
  const [, letters, digits] = /^([A-Z]*)([0-9]+)$/.exec(last) as unknown as [string, string, string];
  const numbers: string[] = [];
  for (let n = Number(/[0-9]+$/.exec(after)) + 1; n <= Number(digits); n++)
    numbers.push(letters + String(n).padStart(digits.length, '0'));
  return numbers;
};

/** Every id that a line of source names, in any package; tests that lie beside the source do not count. */
export const idsInSources = (root: string): Set<string> => {
  const packages = join(root, 'packages');
  const folders = readdirSync(packages).map(name => join(packages, name, 'src'));
  const files = folders
    .filter(folder => existsSync(folder))
    .flatMap(folder => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.test.ts'));
  return new Set(files.flatMap(file => [...idsNamedIn(readFileSync(join(file.parentPath, file.name), 'utf8'))]));
};
