/** The quick invariant suite: every team once at home and once away, a list of seeds, and all matches that once failed. */
import { describe, expect, test } from 'vitest';
import { type Case, caseName, caseNamed, checkMatch } from './checks.ts';
import { failingSeeds } from './failing-seeds.ts';
import type { Temper } from './random-play.ts';
import { subjects } from './subjects.ts';

/** Far more than a match needs: a busy machine is no failure. */
const TIMEOUT_MS = 60_000;
const SEEDS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];

const TEMPERS = ['even', 'keen'] as const;
const MANY_TEAMS = 60;
/** Coaches of both tempers meet in every pairing; where there are many teams, they take turns. */
const tempersOf = (pairing: number, teams: number): readonly Temper[] =>
  teams < MANY_TEAMS ? TEMPERS : [TEMPERS[pairing % 2] as Temper];

describe.each(subjects)('$ruleset.id', ({ ruleset, decisionsMax }) => {
  const { teams } = ruleset;
  const idAt = (i: number): string => (teams[i % teams.length] as { id: string }).id;
  test.each(teams.map((team, i) => ({ home: team.id, away: idAt(i + 1), tempers: tempersOf(i, teams.length) })))(
    'everything holds through a match of $home against $away',
    ({ home, away, tempers }) => {
      for (const temper of tempers) {
        const decisions = checkMatch({ ruleset: ruleset.id, home, away, temper, seed: 'ring' });
        expect(decisions).toBeLessThanOrEqual(decisionsMax);
      }
    },
    TIMEOUT_MS,
  );
  test.each(SEEDS)(
    'everything holds through the matches of seed %s',
    seed => {
      const first = Number(seed) * 5;
      const match: Case = { ruleset: ruleset.id, home: idAt(first), away: idAt(first * 3 + 2), temper: 'keen', seed };
      expect(checkMatch(match)).toBeGreaterThan(0);
    },
    TIMEOUT_MS,
  );
});

test.each(failingSeeds)(
  'a match that once failed: $match ($was)',
  ({ match }) => {
    expect(checkMatch(caseNamed(match))).toBeGreaterThan(0);
  },
  TIMEOUT_MS,
);

test('a case is written and read back in one line', () => {
  const name = 'blitz-2024/dwarf/orc/keen/17';
  expect(caseName(caseNamed(name))).toBe(name);
  expect(() => caseNamed('blitz-2024/dwarf')).toThrow('a case is written ruleset/home/away/even|keen/seed');
});
