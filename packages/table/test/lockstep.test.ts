import { expect, test } from 'vitest';
import { walkPairs, withCards } from './lockstep.ts';

const PAIRS = 4;
const STEPS_MAX = 40;
/** A pair that parts at once would show nothing. */
const STEPS_LEAST = 6;

test.each(withCards.map(one => [one.id, one] as const))(
  '%s: a coach is told the same, whatever cards the other coach and the decks hold',
  (_, ruleset) => {
    const { pairs, steps, found } = walkPairs(ruleset, 'lockstep', PAIRS, STEPS_MAX);
    expect(found).toEqual([]);
    expect(pairs).toBe(PAIRS);
    expect(steps / pairs).toBeGreaterThan(STEPS_LEAST);
  },
);
