import { expect, test } from 'vitest';
import { emptyKept, keepPromises, strayPools } from './promises.ts';

const MATCHES = Number(process.env.SOAK_MATCHES ?? 300);
const SEED = process.env.SOAK_SEED ?? 'promises soak';
const TOLD_EVERY = 20;

test.each([
  ['blitz-2024', 'dwarf', 'orc'],
  ['blitz-2022', 'human', 'goblin'],
  ['blood-2016', 'human', 'orc'],
])('%s: the page keeps every promise of many matches', async (ruleset, home, away) => {
  const kept = emptyKept();
  for (let i = 0; i < MATCHES; i++) {
    await keepPromises({ ruleset, home, away, options: {} }, `${SEED} ${ruleset} ${i}`, kept);
    if ((i + 1) % TOLD_EVERY === 0)
      console.log(
        `${ruleset}: ${i + 1} of ${MATCHES} matches, ${kept.promises} promises, ${kept.broken.length} broken`,
      );
  }
  const pools = [...kept.pools].sort(([a], [b]) => a.localeCompare(b));
  console.log(
    pools
      .map(([name, { count, expected, came }]) => `${name}: ${came} of ${count}, stated ${expected.toFixed(1)}`)
      .join('\n'),
  );
  expect(kept.broken).toEqual([]);
  expect(strayPools(kept)).toEqual([]);
});
