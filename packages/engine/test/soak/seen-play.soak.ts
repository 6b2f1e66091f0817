/** The same checksums as in counters/seen-play.test.ts, over hundreds of matches: for whoever rebuilds the house. */
import { test } from 'vitest';
import { golden } from '../counters/golden.ts';
import { seenPlay } from '../counters/seen-play.ts';

const expected = golden<Record<string, string>>(new URL('seen-play.json', import.meta.url));

test.each([
  ['blitz-2024', 150],
  ['blitz-2022', 100],
  ['blood-2016', 400],
] as const)('%s: what is seen of %i matches between any teams', (id, matches) =>
  expected.check(`${id}, ${matches} matches`, seenPlay(id, matches)),
);
