import { rulesets } from '@ironpitch/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Judgement, judgedOn } from './judged.ts';

/** So few cannot tell a good fit from a very good one, only from one whose weights or features are wrong. */
const GAMES = 10;
const MINUTES = 60_000;

describe('on matches it has not seen the chance to win', () => {
  const judged = new Map<string, Judgement>();
  beforeAll(() => {
    for (const { id } of rulesets) judged.set(id, judgedOn(id, GAMES));
  }, 10 * MINUTES);

  test.each(rulesets.map(({ id }) => id))('%s: is as good as docs/luck.md says', ruleset => {
    const { model, claimed, tolerance } = judged.get(ruleset) as Judgement;
    expect(Math.abs(model - claimed)).toBeLessThan(tolerance);
  });
  test('is worth more than knowing how many matches are drawn, over all rulesets', () => {
    const all = [...judged.values()];
    const sum = (loss: (one: Judgement) => number): number => all.reduce((total, one) => total + loss(one), 0);
    expect(sum(({ model }) => model)).toBeLessThan(sum(({ baseRate }) => baseRate));
  });
});
