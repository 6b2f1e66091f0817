/** A way that needs no roll is not said to need none while something is rolled for before it. */
import type { Plan } from '@ironpitch/table';
import { beforeAll, expect, test } from 'vitest';
import { riskWords, wantedBy } from '../src/blood/words.ts';
import { learnEntries, nowPlaying, wordsOf } from '../src/match/entries.ts';
import { entriesByRuleset } from '../src/table/entries.ts';

beforeAll(async () => {
  learnEntries(entriesByRuleset());
  await wordsOf('blood-2025');
  nowPlaying('blood-2025');
});
const sure = { chance: 1, plain: 1, rolls: [] } as const;
test('B25-TRAIT-ANIMALSAVAGERY-01, B25-TRAIT-BLOODLUST-01: what may happen first is told instead of “No roll”', () => {
  expect(riskWords(sure)).toBe('No roll.');
  expect(riskWords({ ...sure, first: 'lashesOut' })).toBe('It may strike a team-mate first.');
  expect(riskWords({ ...sure, stalls: 4 })).toBe('Could score, and stalls: the crowd strikes on 4+.');
  expect(riskWords({ ...sure, first: 'bloodLust' })).toBe('It may grow thirsty first, and have to bite a team-mate.');
});
test('B25-STALL-03: what a plan that stalls comes to counts the crowd, and says so', () => {
  const plan = { answers: [], player: null, target: null, to: null, wants: 'there', risk: sure } as unknown as Plan;
  expect(wantedBy(plan)).toBe('Gets there');
  expect(wantedBy({ ...plan, risk: { ...sure, stalls: 4 } })).toBe('Gets there, and the crowd spares it');
});
