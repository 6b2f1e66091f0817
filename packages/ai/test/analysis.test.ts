import { rulesetNamed } from '@ironpitch/engine';
import { expect, test } from 'vitest';
import { analyse, type Mistake } from '../src/index.ts';
import { blundered, wasteful } from './blunderers.ts';

/** Test runners slow bots down by an order of magnitude. */
const SLOW_MS = 60_000;

// Ten whole records over all rulesets, two of them with blunders: npm run soak:analysis.
test.each([
  ['blood-2016', { home: 'skaven', away: 'halfling', options: {} }, '26'],
  ['blitz-2024', { home: 'human', away: 'orc', options: {} }, 'blunder'],
])(
  '%s: who throws a Touchdown away is told so, and what would have been better',
  { timeout: SLOW_MS },
  (id, match, seed) => {
    const { record, at } = blundered(id, match, seed, wasteful, { after: 30 });
    const [first] = at as [number];
    const told: number[] = [];
    const { coaches } = analyse(rulesetNamed(id), record, {
      from: first,
      until: first + 1,
      onProgress: (done, all) => told.push(done / all),
    });
    const [home, away] = coaches;
    expect([home.decisions, away.decisions]).toEqual([1, 0]);
    const found = home.mistakes.find(({ decision }) => decision === first) as Mistake;
    expect(found).toMatchObject({ did: { purpose: 'endTurn' }, best: { purpose: 'score' } });
    expect(home.plans).toEqual([{ decision: first, chosen: expect.any(Number), best: expect.any(Number) }]);
    expect(home.decisionsLost).toBeGreaterThanOrEqual(found.lost);
    expect(away.luck).toBeCloseTo(-home.luck, 10);
    // The bar never goes back, and comes to its end.
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBe(1);
  },
);

test('a plan beside which there was no other is worth what it comes to', { timeout: SLOW_MS }, () => {
  const rules = rulesetNamed('blitz-2024');
  const { record } = blundered('blitz-2024', { home: 'human', away: 'orc', options: {} }, 'blunder', wasteful, {
    after: 30,
  });
  const { coaches } = analyse(rules, record, { until: 80 });
  const all = coaches.flatMap(({ plans }) => plans);
  expect(all.length).toBeGreaterThan(10);
  // Nobody is lost for certain so early.
  for (const { decision, chosen, best } of all) expect(Math.min(chosen, best), `${decision}`).toBeGreaterThan(0);
});
