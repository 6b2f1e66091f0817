/** What the search says of random plans is what counting every course of events says, and what playing them says. */
import { rulesets } from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { chanceOf } from '../src/index.ts';
import { compareOwn, compareUnusual, compareWithBruteForce, compareWithSamples } from './agreement.ts';
import { bruteForce, type Counted } from './brute-force.ts';
import { type Planned, plannedBy } from './random-plans.ts';

/** A second or two, unless the machine has other things to do. */
const SLOW_MS = 60_000;

describe.each(rulesets.map(({ id }) => id))('%s', ruleset => {
  test(
    'short plans: the same chance as by brute force, and a re-roll never hurts',
    () => {
      const { compared, uncertain, faults } = compareWithBruteForce(ruleset, 12, 2000);
      expect(faults).toEqual([]);
      expect([compared, uncertain > 3]).toEqual([12, true]);
    },
    SLOW_MS,
  );
  test(
    'longer plans: within the 99.9 % interval of what samples show',
    () => {
      const { compared, uncertain, faults } = compareWithSamples(ruleset, 2, 500);
      expect(faults).toEqual([]);
      expect([compared, uncertain > 0]).toEqual([2, true]);
    },
    SLOW_MS,
  );
});

test(
  'blood-2025: plans among players with any of its skills, traits and special rules',
  () => {
    const { compared, uncertain, faults } = compareOwn(12, 500);
    expect(faults).toEqual([]);
    expect([compared, uncertain > 3]).toEqual([12, true]);
  },
  SLOW_MS,
);

/** Seeds that ever failed. */
test.each(['short/1216', 'short/1461'])('blood-2025, %s: whoever is held before a jump has not jumped', seed => {
  const planned = plannedBy('blood-2025', seed) as Planned;
  const counted = bruteForce(planned, 8000) as Counted;
  const { success, turnover } = chanceOf(planned.game, planned.plan, planned.goal);
  expect(counted.unusual).toContain('inVain');
  expect([success, turnover]).toEqual([counted.success, counted.turnover].map(chance => expect.closeTo(chance, 9)));
});

/** Out of the seeds of the long comparison, those that are soon counted; one that ever failed joins them. */
const UNUSUAL: readonly number[] = [
  1, 6, 27, 41, 46, 58, 59, 87, 92, 129, 225, 252, 255, 257, 289, 327, 389, 405, 465, 541, 556, 601, 619, 647, 657, 691,
  692, 696,
];
test(
  'blood-2016: plans in which the other side scores or takes the ball, or an order comes to nothing',
  () => {
    const { all, seen } = compareUnusual('blood-2016', UNUSUAL.length, 20_000, place => UNUSUAL.includes(place));
    expect(all.faults).toEqual([]);
    expect([all.compared, seen.theyScore > 2, seen.theyTake > 5, seen.inVain > 9]).toEqual([
      UNUSUAL.length,
      true,
      true,
      true,
    ]);
  },
  SLOW_MS,
);
