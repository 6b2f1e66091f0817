/** A long comparison that is broken off goes on: what came of a seed is not worked out again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Comparison, comparison } from './comparison.ts';
import { anew, kept } from './journal.ts';

const folder = mkdtempSync(join(tmpdir(), 'ironpitch-journal-'));
afterAll(() => rmSync(folder, { recursive: true }));
const found = (compared: number): ((into: Comparison) => void) => {
  return into => {
    into.compared += compared;
    into.seen.push('theyScore');
  };
};

test('a second run remembers what the first one found, and works out the rest', () => {
  const first = kept('plans', folder);
  expect(first('one', found(3))).toEqual({ ...comparison(), compared: 3, seen: ['theyScore'] });
  const second = kept('plans', folder);
  expect(second('one', found(99)).compared).toBe(3);
  expect(second('two', found(5)).compared).toBe(5);
});
test('another comparison knows nothing of it, and without a journal every seed is worked out', () => {
  kept('plans', folder)('three', found(3));
  expect(kept('ways', folder)('three', found(7)).compared).toBe(7);
  expect(anew('three', found(9)).compared).toBe(9);
});
