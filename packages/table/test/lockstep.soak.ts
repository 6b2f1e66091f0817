import { expect, test } from 'vitest';
import { walkPairs, withCards } from './lockstep.ts';

const PAIRS = Number(process.env.SOAK_PAIRS ?? Math.ceil(1000 / withCards.length));
const SEED = process.env.SOAK_SEED ?? 'lockstep soak';

test.each(withCards.map(one => [one.id, one] as const))(
  '%s: a coach is told the same, whatever cards the other coach and the decks hold, in many pairs of matches',
  (id, ruleset) => {
    const { pairs, steps, endings, found } = walkPairs(ruleset, SEED, PAIRS);
    console.log(`${id}: ${pairs} pairs, ${steps} orders in lockstep, ${JSON.stringify(endings)}`);
    expect(found).toEqual([]);
    expect(pairs).toBe(PAIRS);
  },
);
