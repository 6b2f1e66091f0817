/** What a long comparison has come to, seed by seed: one that is broken off goes on where it was, with the same sources. */
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashText } from '@ironpitch/engine';
import { type Comparison, comparison } from './comparison.ts';

/** Compares one seed, or remembers what came of it. */
export type Compares = (seed: string, one: (into: Comparison) => void) => Comparison;
/** Every seed anew. */
export const anew: Compares = (_, one) => {
  const into = comparison();
  one(into);
  return into;
};

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDER = join(ROOT, 'node_modules/.cache/ironpitch/check-odds');
const SOURCES = ['packages/engine/src', 'packages/odds/src', 'packages/odds/test'];
const fingerprint = (): string =>
  hashText(
    SOURCES.flatMap(folder =>
      readdirSync(join(ROOT, folder), { recursive: true })
        .map(name => join(ROOT, folder, String(name)))
        .filter(path => path.endsWith('.ts'))
        .sort()
        .map(path => readFileSync(path, 'utf8')),
    ).join('\0'),
  );
/** A line that was cut off when the run was is no line. */
const linesIn = (file: string): [string, Comparison][] =>
  (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []).flatMap(line => {
    try {
      return [JSON.parse(line) as [string, Comparison]];
    } catch {
      return [];
    }
  });
/** Keeps what comes of each seed, for a run with the very same sources. */
export const kept = (what: string): Compares => {
  const file = join(FOLDER, `${hashText(`${what}\0${fingerprint()}`)}.jsonl`);
  mkdirSync(FOLDER, { recursive: true });
  const before = new Map(linesIn(file));
  return (seed, one) => {
    const known = before.get(seed);
    if (known !== undefined) return known;
    const found = anew(seed, one);
    appendFileSync(file, `\n${JSON.stringify([seed, found])}`);
    return found;
  };
};
