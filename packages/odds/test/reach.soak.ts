/** The long comparison of reach with brute force: `npm run check:odds`. */
import { afterAll, describe, expect, test } from 'vitest';
import { addTo, type Comparison, comparison, note, printTable, teller } from './comparison.ts';
import { kept } from './journal.ts';
import { compareBest, compareBlitz, compareEveryPath, compareWays } from './reach-agreement.ts';

const POSITIONS = 500;
/** Some random matches are over before there is anything to compare. */
const SEEDS_MAX = 2 * POSITIONS;

const compared = (what: string, seeds: string, compare: (into: Comparison, seed: string) => void): void => {
  const all = comparison();
  const started = Date.now();
  const tell = teller(what, POSITIONS);
  const compares = kept(what);
  for (let n = 0; all.positions < POSITIONS && n < SEEDS_MAX; n++) {
    const seed = `${seeds} ${n}`;
    addTo(
      all,
      compares(seed, into => compare(into, seed)),
    );
    tell(all.positions);
  }
  note(what, all, started);
  expect(all.faults).toEqual([]);
  expect(all.positions).toBe(POSITIONS);
  expect(all.compared).toBeGreaterThan(POSITIONS);
};
afterAll(printTable);

describe.each(['blood-2016', 'blood-2025'] as const)('%s', ruleset => {
  test('the ways of 500 random players come out as every face of every die says', () => {
    compared(`${ruleset}: ways, every face of every die`, 'way', (into, seed) => compareWays(into, ruleset, seed, 4));
  });
  test('no path of up to three squares is safer than the one found, in 500 random positions', () => {
    compared(`${ruleset}: safest way, every path`, 'best', (into, seed) => compareBest(into, ruleset, seed, 3));
  });
  test('no path is safer than the one found, whoever dives, follows or breaks free', () => {
    const what = `${ruleset}: safest way, divers and followers`;
    const [all, short] = [comparison(), comparison()];
    const started = Date.now();
    const tell = teller(what, POSITIONS);
    const [compares, comparesShort] = [kept(what), kept(`${what}, short`)];
    for (let n = 0; n < POSITIONS; n++) {
      const seed = `path ${n}`;
      const whole = compares(seed, into => {
        const beside = comparison();
        compareEveryPath(into, beside, ruleset, seed);
        comparesShort(seed, other => addTo(other, beside)); // kept first: who knows the one knows the other
      });
      addTo(all, whole);
      addTo(
        short,
        comparesShort(seed, () => {}),
      );
      tell(n);
    }
    note(what, all, started);
    note(`${ruleset}: likewise, not every path tried`, short, started);
    expect(all.faults).toEqual([]);
    expect(short.faults).toEqual([]);
    expect(all.compared).toBeGreaterThan(POSITIONS);
  });
});
test.each(['blitz-2022', 'blitz-2024'] as const)(
  '%s: Runs, Marks and Sidesteps end where the game lets them, in 500 matches',
  ruleset => {
    compared(`${ruleset}: Runs, Marks, Sidesteps, every step`, 'match', (into, seed) =>
      compareBlitz(into, ruleset, seed),
    );
  },
);
