/** The long comparison: 500 short plans by brute force, longer ones by 200,000 samples each, in every ruleset. */
import { rulesets } from '@ironpitch/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { compareOwn, compareUnusual, compareWithBruteForce, compareWithSamples } from './agreement.ts';
import { printTable } from './comparison.ts';
import { kept } from './journal.ts';

afterAll(printTable);

describe.each(rulesets.map(({ id }) => id))('%s', ruleset => {
  test('500 short plans: the same chance as by brute force, to 1e-9, and a re-roll never hurts', () => {
    const { compared, uncertain, faults } = compareWithBruteForce(ruleset, 500, 8000, kept);
    expect(faults).toEqual([]);
    expect([compared, uncertain > 100]).toEqual([500, true]);
  });
  test('longer plans: within the 99.9 % interval of 200,000 samples', () => {
    const { compared, faults } = compareWithSamples(ruleset, 3, 200_000, kept);
    expect(faults).toEqual([]);
    expect(compared).toBe(3);
  });
});

test('blood-2016: 150 plans in which the other side scores or takes the ball, or an order comes to nothing', () => {
  const { all, seen } = compareUnusual('blood-2016', 150, 20_000, () => true, kept);
  expect(all.faults).toEqual([]);
  expect([all.compared, seen.theyScore > 5, seen.theyTake > 20, seen.inVain > 50]).toEqual([150, true, true, true]);
});

test('blood-2025: 500 plans among players with any of its skills, traits and special rules', () => {
  const { compared, uncertain, faults } = compareOwn(500, 3000, kept);
  expect(faults).toEqual([]);
  expect([compared, uncertain > 100]).toEqual([500, true]);
});
