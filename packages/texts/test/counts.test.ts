/** Every text that is given a count reads right for one, for none and for two. */
import { expect, test } from 'vitest';
import { page } from '../src/en/page/index.ts';
import { terminal } from '../src/en/terminal/index.ts';

type Said = (...given: readonly unknown[]) => unknown;
/** A name that may also be asked for one. */
const NAME = Object.assign(() => 'Orc', { toString: () => 'Orc', toLowerCase: () => 'orc' });
const COUNTS: ReadonlySet<string> = new Set([
  'left',
  'extra',
  'count',
  'points',
  'wanted',
  'found',
  'cards',
  'distance',
]);
/** What a question or an event is about: so many of what can be counted, names for the rest. */
const about = (count: number): unknown =>
  new Proxy({}, { get: (_, name) => (typeof name === 'symbol' ? undefined : COUNTS.has(name) ? count : NAME) });

/** All a text may say when what it is given is a count, a name or both. */
const said = (text: Said, count: number): string[] => {
  const found: string[] = [];
  const first = [count, 'Orc', about(count), [count], true];
  for (const one of first)
    for (const two of [count, 'Orc', about(count)])
      for (const rest of [count, 'Orc']) {
        try {
          const lines = text(one, two, rest, rest, rest, rest);
          for (const line of Array.isArray(lines) ? lines : [lines]) if (typeof line === 'string') found.push(line);
        } catch {
          // It is given something else than that.
        }
      }
  return [...new Set(found)];
};
const everyText = (texts: unknown, path: string, visit: (path: string, text: Said) => void): void => {
  if (typeof texts === 'function') return visit(path, texts as Said);
  if (typeof texts !== 'object' || texts === null) return;
  for (const [name, text] of Object.entries(texts)) everyText(text, `${path}.${name}`, visit);
};
const COUNTED =
  'roll square player card point turn action touchdown re-roll team-mate opponent answer skill event step second character column decision turnover test scenario error worker'.split(
    ' ',
  );
const ONE = new RegExp(
  `(?<![\\d.,+−-])1 (more |team )?(${COUNTED.join('|')}|matche|dice|casualtie)(s|(?<=dice))\\b`,
  'i',
);
const OTHER = new RegExp(`(?<![\\d.,])[02] (more |team )?(${COUNTED.join('|')}|die|match|casualty)\\b(?!s|-)`, 'i');
/** Averages, and rows of the pitch. */
const NOT_COUNTED = /^\.commands\.(simulate|bench)\.(points|touchdowns|speed|decisions)$/;

test.each([
  ['page', page, 0.9],
  ['terminal', terminal, 0.7],
] as const)('%s: one roll, two rolls, no rolls', (_, texts, share) => {
  const odd: string[] = [];
  let heard = 0;
  let all = 0;
  everyText(texts, '', (path, text) => {
    all++;
    if (NOT_COUNTED.test(path)) return;
    if (said(text, 1).length > 0) heard++;
    odd.push(
      ...said(text, 1)
        .filter(line => ONE.test(line))
        .map(line => `${path}: ${line}`),
    );
    for (const count of [0, 2])
      odd.push(
        ...said(text, count)
          .filter(line => OTHER.test(line))
          .map(line => `${path}: ${line}`),
      );
  });
  expect(odd).toEqual([]);
  // Sentences that need a whole event are read by whole matches instead.
  expect(heard / all).toBeGreaterThan(share);
});
