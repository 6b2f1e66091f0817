import { SeededDice } from '@ironpitch/engine';
import { expect, test } from 'vitest';
import { fit, judge } from '../scripts/fit-model.ts';
import type { Positions } from '../scripts/fit-positions.ts';
import { chancesFrom } from '../src/luck/model.ts';

const TRUE = [1.5, -0.8, 0.2] as const;
const FINE = 10_000;
/** Positions with two features and a draw of constant width, whose results follow the true weights. */
const positionsOf = (seed: string, count: number): Positions => {
  const dice = new SeededDice(seed);
  const lean = Float32Array.from({ length: 2 * count }, () => dice.pick(FINE) / FINE - 0.5);
  const result = Float32Array.from({ length: count }, (_, row) => {
    const { home, draw } = chancesFrom(TRUE[0] * 4 * at(lean, row, 0) + TRUE[1] * 4 * at(lean, row, 1), TRUE[2]);
    const drawn = dice.pick(FINE) / FINE;
    return drawn < home ? 1 : drawn < home + draw ? 0.5 : 0;
  });
  const scaled = lean.map(value => 4 * value);
  const ones = new Float32Array(count).fill(1);
  return { matches: count, lean: scaled, draw: ones, result, weight: ones, count };
};
const at = (lean: Float32Array, row: number, column: number): number => lean[2 * row + column] as number;

test('the fit finds the weights that made the results', () => {
  const weights = fit(positionsOf('fit', 40_000), 2, 1, [0, 1]);
  for (const [i, weight] of TRUE.entries()) expect(weights[i]).toBeCloseTo(weight, 1);
});
test('a feature left out of the fit gets no weight, and the judgement is the worse for it', () => {
  const seen = positionsOf('fit', 10_000);
  const unseen = positionsOf('judge', 10_000);
  const part = fit(seen, 2, 1, [1]);
  expect(part[0]).toBe(0);
  const judged = judge(seen, unseen, fit(seen, 2, 1, [0, 1]), part, 2, 1);
  expect(judged.logLoss).toBeLessThan(judged.scoreOnly.logLoss);
  expect(judged.scoreOnly.logLoss).toBeLessThan(judged.baseRate.logLoss);
  expect(judged.bins.reduce((sum, [count]) => sum + count, 0)).toBe(unseen.count);
  for (const [count, predicted, observed] of judged.bins)
    if (count > 500) expect(Math.abs(predicted - observed)).toBeLessThan(0.05);
});
