import { existsSync, readFileSync } from 'node:fs';
import { rulesets } from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { picture } from '../../odds/scripts/fit-docs.ts';
import type { Judged } from '../training/heldout.ts';
import { evaluationPage, judgedFile, pictureFile } from '../training/page.ts';

const file = (name: string): string => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');
const judgedOf = (id: string): Judged => JSON.parse(file(judgedFile(id))) as Judged;

test('docs/evaluation.md tells what was found on held-out matches', () => {
  expect(file('docs/evaluation.md')).toBe(evaluationPage(rulesets.map(({ id }) => judgedOf(id))));
});
describe.each(rulesets.map(({ id }) => id))('%s', id => {
  const judged = judgedOf(id);
  test('was judged on at least 800 matches that were not learned from', () => {
    expect(judged.heldOut).toBeGreaterThanOrEqual(800);
    expect(judged.heldOut * 5).toBe(judged.matches);
    expect(judged.bins.reduce((sum, [count]) => sum + count, 0)).toBe(judged.positions);
  });
  test('knows better than the model of luck.md who is going to win', () => {
    expect(judged.logLoss).toBeLessThan(judged.luck.logLoss);
    expect(judged.luck.logLoss - judged.logLoss).toBeCloseTo(judged.lower, 3);
  });
  test('has its picture', () => {
    expect(existsSync(new URL(`../../../${pictureFile(id)}`, import.meta.url))).toBe(true);
    expect(file(pictureFile(id))).toBe(picture(id, judged.bins));
  });
});
