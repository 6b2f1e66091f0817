/** Checksums over what people see of matches between any teams; a change that moves one explains itself in its commit. */
import { test } from 'vitest';
import { golden } from './golden.ts';
import { seenPlay } from './seen-play.ts';

const expected = golden<Record<string, string>>(new URL('seen-play.json', import.meta.url));

test.each([
  ['blitz-2024', 12],
  ['blitz-2022', 8],
  ['blood-2016', 24],
] as const)(
  '%s: what is seen of %i matches between any teams',
  (id, matches) => expected.check(`${id}, ${matches} matches`, seenPlay(id, matches)),
  60_000,
);
