/**
 * The long invariant suite: every pair of teams, again and again with new seeds, until the time is up.
 *   SOAK_MINUTES=30 npm run soak      how long (5 minutes when left out)
 *   SOAK_SEED=monday npm run soak     where the seeds begin (the time of day when left out; it is printed)
 *   SOAK_RULESET=blood-2016 npm run soak     that ruleset alone
 *   SOAK_MATCH=blitz-2024/dwarf/orc/keen/17 npm run soak -- packages/engine     that match alone
 */
import { expect, test } from 'vitest';
import { type Case, caseName, caseNamed, checkMatch } from '../invariants/checks.ts';
import { subjects } from '../invariants/subjects.ts';

const minutes = Number(process.env.SOAK_MINUTES ?? 5);
const base = process.env.SOAK_SEED ?? String(Date.now());
const only = process.env.SOAK_MATCH;
const named = process.env.SOAK_RULESET;
const soaked = subjects.filter(subject => named === undefined || subject.ruleset.id === named);
const FAILURES_MAX = 20;

const repeat = (match: string): string => `SOAK_MATCH=${match} npm run soak -- packages/engine`;

/** Every pair of teams of every ruleset, tempers in turn, for ever. */
function* cases(): Generator<Case> {
  for (let round = 0; ; round++) {
    for (const { ruleset } of soaked) {
      for (const [h, { id: home }] of ruleset.teams.entries()) {
        for (const [a, { id: away }] of ruleset.teams.entries()) {
          const temper = (round + h + a) % 3 === 0 ? 'even' : 'keen';
          yield { ruleset: ruleset.id, home, away, temper, seed: `${base}-${round}` };
        }
      }
    }
  }
}

test.runIf(only !== undefined)(`the match ${only}`, () => {
  expect(checkMatch(caseNamed(only as string))).toBeGreaterThan(0);
});

test.runIf(only === undefined)(
  `everything holds through all pairs of teams for ${minutes} minutes, seeds from ${base}`,
  () => {
    const end = Date.now() + minutes * 60_000;
    const failures = new Map<string, string>();
    let matches = 0;
    let decisions = 0;
    for (const one of cases()) {
      if (Date.now() >= end || failures.size === FAILURES_MAX) break;
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
    }
    const pairs = subjects.reduce((sum, s) => sum + s.ruleset.teams.length ** 2, 0);
    console.log(`${matches} matches, ${decisions} decisions, ${(matches / pairs).toFixed(1)} rounds of ${pairs} pairs`);
    expect([...failures.values()].map(repeat)).toEqual([]);
    expect(matches).toBeGreaterThan(0);
  },
  minutes * 60_000 + 120_000,
);
