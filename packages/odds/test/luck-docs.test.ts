import { readFileSync } from 'node:fs';
import { rulesetNamed, rulesets } from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { luckPage, picture, pictureName } from '../scripts/fit-docs.ts';
import { featuresOf } from '../src/luck/evaluation.ts';
import type { Fitted } from '../src/luck/model.ts';
import { fittedModels } from '../src/luck/weights/index.ts';

const docs = (name: string): string => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');

test('docs/luck.md tells of the weights that are used', () => {
  expect(docs('luck.md')).toBe(luckPage(fittedModels));
});
test('every ruleset has its model', () => {
  expect(Object.keys(fittedModels).sort()).toEqual(rulesets.map(({ id }) => id).sort());
});
describe.each(Object.values(fittedModels).map((fitted): [string, Fitted] => [fitted.ruleset, fitted]))(
  '%s',
  (ruleset, { weights, drawWeights, judged, made }) => {
    test('there is a weight for every feature, and no other', () => {
      const { meanings, drawMeanings } = featuresOf(rulesetNamed(ruleset).game);
      expect(Object.keys(weights)).toEqual(Object.keys(meanings));
      expect(Object.keys(drawWeights)).toEqual(Object.keys(drawMeanings));
    });
    test('the picture shows the held-out positions', () => {
      expect(docs(pictureName(ruleset))).toBe(picture(ruleset, judged.bins));
      expect(judged.bins.reduce((sum, [count]) => sum + count, 0)).toBe(made.heldOut);
    });
    // That it is as good as it claims is shown where matches can be played: packages/cli/test/luck-judged.test.ts.
    test('it claims to know more than the score alone, which knows more than nothing', () => {
      for (const loss of ['logLoss', 'brier'] as const) {
        expect(judged[loss]).toBeLessThan(judged.scoreOnly[loss]);
        expect(judged.scoreOnly[loss]).toBeLessThan(judged.baseRate[loss]);
      }
    });
  },
);
