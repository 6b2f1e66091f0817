/** What the search says of random plans is what counting every course of events says, and what playing them says. */
import { rulesets } from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { compareWithBruteForce, compareWithSamples } from './agreement.ts';

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
