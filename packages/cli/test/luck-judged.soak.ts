import { rulesets } from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { judgedOn } from './judged.ts';

describe.each(rulesets.map(({ id }) => id))('%s', ruleset => {
  test('on 400 matches it has not seen, the chance to win is as good as docs/luck.md says', () => {
    const { model, baseRate, claimed, tolerance } = judgedOn(ruleset, 400);
    console.log(`${ruleset}: log loss ${model.toFixed(4)}, claimed ${claimed}, base rate ${baseRate.toFixed(4)}`);
    expect(Math.abs(model - claimed)).toBeLessThan(tolerance);
    expect(model).toBeLessThan(baseRate);
  });
});
