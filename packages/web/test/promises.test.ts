/** A sample of the promises the page makes; `npm run soak:promises` keeps many more of them. */
import { expect, test } from 'vitest';
import { emptyKept, keepPromises, strayPools } from './promises.ts';

test.each([
  ['blitz-2024', 'dwarf', 'orc', 2],
  ['blood-2016', 'human-quick-start', 'orc-quick-start', 1],
])(
  '%s: what the page says of a plan of %s or %s comes true',
  async (ruleset, home, away, matches) => {
    const kept = emptyKept();
    for (let i = 0; i < matches; i++)
      await keepPromises({ ruleset, home, away, options: {} }, `sample ${ruleset} ${i}`, kept);
    expect(kept.broken).toEqual([]);
    expect(strayPools(kept)).toEqual([]);
    expect(kept.promises).toBeGreaterThan(20);
  },
  120_000,
);
test('a broken promise, and chances that cannot be as stated, are seen', () => {
  const kept = emptyKept();
  const pool = (came: number) => ({ count: 1000, expected: 500, variance: 250, came });
  kept.pools.set('there 0.5', pool(505));
  expect(strayPools(kept)).toEqual([]);
  kept.pools.set('ball 0.5', pool(700));
  kept.pools.set('touchdown 0.9', { count: 600, expected: 600, variance: 0, came: 599 });
  expect(strayPools(kept)).toEqual(['ball 0.5: 700 of 1000, stated 500.0', 'touchdown 0.9: 599 of 600, stated 600.0']);
});
