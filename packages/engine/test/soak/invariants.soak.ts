/**
 * The long invariant suite: every pair of teams, again and again with new seeds, until the time is up.
 *   SOAK_MINUTES=30 npm run soak      how long (5 minutes when left out)
 *   SOAK_MATCHES=3000 npm run soak    how many, however long it takes; SOAK_FROM=1200 goes on after so many of them
 *   SOAK_SEED=monday npm run soak     where the seeds begin (the time of day when left out; it is printed)
 *   SOAK_RULESET=blood-2016 npm run soak     that ruleset alone
 *   SOAK_MATCH=blitz-2024/dwarf/orc/keen/17 npm run soak -- packages/engine     that match alone
 */
import { expect, test } from 'vitest';
import { type Case, caseName, caseNamed, checkMatch } from '../invariants/checks.ts';
import { subjects } from '../invariants/subjects.ts';

const wanted = process.env.SOAK_MATCHES === undefined ? Number.POSITIVE_INFINITY : Number(process.env.SOAK_MATCHES);
const from = Number(process.env.SOAK_FROM ?? 0);
const HOURS = 12 * 60;
const minutes = Number(process.env.SOAK_MINUTES ?? (wanted < Number.POSITIVE_INFINITY ? HOURS : 5));
const base = process.env.SOAK_SEED ?? String(Date.now());
const only = process.env.SOAK_MATCH;
const named = process.env.SOAK_RULESET;
const soaked = subjects.filter(subject => named === undefined || subject.ruleset.id === named);
const FAILURES_MAX = 20;

const repeat = (match: string): string => `SOAK_MATCH=${match} npm run soak -- packages/engine`;

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
/** From one opponent to the next: so far that a third of a round has seen every team list play every other. */
const strideOf = (teams: number): number => {
  let stride = Math.ceil(teams / 3);
  while (divisor(stride, teams) !== 1) stride++;
  return stride;
};
/** Every pair of teams of every ruleset, tempers in turn, for ever. */
function* cases(): Generator<Case> {
  for (let round = 0; ; round++) {
    for (const { ruleset } of soaked) {
      const { teams, id } = ruleset;
      const stride = strideOf(teams.length);
      for (let apart = 0; apart < teams.length; apart++) {
        for (const [h, { id: home }] of teams.entries()) {
          const a = (h + apart * stride) % teams.length;
          const temper = (round + h + a) % 3 === 0 ? 'even' : 'keen';
          yield { ruleset: id, home, away: teams[a]?.id as string, temper, seed: `${base}-${round}` };
        }
      }
    }
  }
}
const TOLD_EVERY = 100;

const soak = (): void => {
  const end = Date.now() + minutes * 60_000;
  const failures = new Map<string, string>();
  let matches = 0;
  let decisions = 0;
  let number = 0;
  for (const one of cases()) {
    if (Date.now() >= end || number >= wanted || failures.size === FAILURES_MAX) break;
    if (number++ < from) continue;
    try {
      decisions += checkMatch(one);
    } catch (error) {
      // The same fault in many matches is one failure: numbers and names aside.
      const message = error instanceof Error ? error.message : String(error);
      const kind = message.slice(message.indexOf(', after')).replace(/[0-9]+|\bnobody\b/g, '#');
      if (!failures.has(kind)) {
        failures.set(kind, caseName(one));
        console.error(`${message}\n  repeat it with: ${repeat(caseName(one))}`);
      }
    }
    matches++;
    if (number % TOLD_EVERY === 0)
      console.log(`${number} matches, ${failures.size} failures; go on with SOAK_SEED=${base} SOAK_FROM=${number}`);
  }
  const pairs = soaked.reduce((sum, s) => sum + s.ruleset.teams.length ** 2, 0);
  console.log(`${matches} matches, ${decisions} decisions, ${(matches / pairs).toFixed(1)} rounds of ${pairs} pairs`);
  expect([...failures.values()].map(repeat)).toEqual([]);
  expect(matches).toBeGreaterThan(0);
};
const howMany = wanted < Number.POSITIVE_INFINITY ? `${wanted} matches` : `${minutes} minutes`;
if (only === undefined)
  test(`everything holds through all pairs of teams, ${howMany}, seeds from ${base}`, soak, minutes * 60_000 + 120_000);
else
  test(`the match ${only}`, () => {
    expect(checkMatch(caseNamed(only))).toBeGreaterThan(0);
  });
