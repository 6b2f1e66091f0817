/** Ten whole records looked back on, two of them by coaches who blunder on purpose: `npm run soak:analysis`. */
import { rulesetNamed } from '@ironpitch/engine';
import { describe, expect, test } from 'vitest';
import { type Analysis, analyse, type Bot, botNamed, botSeed, type Mistake, playMatch } from '../src/index.ts';
import { type Blundered, blundered, idle, wasteful } from './blunderers.ts';

const MATCH_MS = 600_000;
const TEAMS: Readonly<Record<string, readonly [string, string]>> = {
  'blitz-2024': ['human', 'orc'],
  'blitz-2022': ['human', 'orc'],
  'blood-2016': ['human', 'orc'],
  'blood-2025': ['human', 'orc'],
};
const looked = (name: string, { record }: Pick<Blundered, 'record'>): Analysis => {
  const began = performance.now();
  let told = 0;
  const analysis = analyse(rulesetNamed(record.ruleset), record, {
    onProgress: (done, all) => {
      if (performance.now() - told < 1000) return;
      told = performance.now();
      process.stderr.write(`\r${name}: ${done} of ${all} answers `);
    },
  });
  const seconds = Math.round((performance.now() - began) / 1000);
  const lines = analysis.coaches.map(
    ({ side, decisions, decisionsLost, luck, mistakes }) =>
      `  ${side}: ${decisions} plans, ${Math.round(100 * decisionsLost)} points lost to decisions, ${Math.round(100 * luck)} by dice; ` +
      mistakes.map(({ decision, kind, lost }) => `${kind} of ${Math.round(100 * lost)} at ${decision}`).join(', '),
  );
  process.stderr.write(`\r${name}: ${seconds} s${' '.repeat(20)}\n${lines.join('\n')}\n`);
  return analysis;
};
/** Whatever is found can be shown: in the order of the match, told apart by how much was lost, better than what was done. */
const expectSound = ({ coaches }: Analysis, answers: number): void => {
  for (const { mistakes, decisions, decisionsLost, luck } of coaches) {
    expect(decisions).toBeGreaterThan(5);
    expect(Math.abs(luck)).toBeLessThan(1.5);
    expect(decisionsLost).toBeCloseTo(
      mistakes.reduce((sum, { lost }) => sum + lost, 0),
      10,
    );
    const places = mistakes.map(({ decision }) => decision);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    for (const { decision, lost, kind, did, best } of mistakes) {
      expect(decision).toBeLessThan(answers);
      expect(kind).toBe(lost < 0.1 ? 'inaccuracy' : 'blunder');
      expect(lost).toBeGreaterThanOrEqual(0.04);
      expect(best).not.toEqual(did);
    }
  }
};
describe.each(Object.entries(TEAMS))('%s', (id, [home, away]) => {
  test.each([1, 2])('match %i of a good coach against a poor one', { timeout: MATCH_MS }, seat => {
    const rules = rulesetNamed(id);
    const seed = `look back ${seat}`;
    const names = seat === 1 ? (['greedy', 'rookie'] as const) : (['rookie', 'greedy'] as const);
    const bots = names.map((name, i) => botNamed(name, id, botSeed(seed, i as 0 | 1))) as [Bot, Bot];
    const { record } = playMatch(rules, { home, away, options: {} }, bots, seed, { record: true });
    if (!record) throw new Error('no record was kept');
    expectSound(looked(`${id}, ${names.join(' against ')}`, { record }), record.answers.length);
  });
});
test.each([
  ['blood-2016', { home: 'skaven', away: 'halfling', options: {} }, '26', wasteful, 1, 'score'],
  ['blitz-2024', { home: 'human', away: 'orc', options: {} }, 'idle', idle, 3, ''],
] as const)(
  '%s: every blunder made on purpose is found and named',
  { timeout: MATCH_MS },
  (id, match, seed, tempted, times, better) => {
    const made = blundered(id, match, seed, tempted, { times });
    expect(made.at).toHaveLength(times);
    const analysis = looked(`${id}, who blunders after ${made.at.join(', ')} answers`, made);
    expectSound(analysis, made.record.answers.length);
    for (const at of made.at) {
      const found = analysis.coaches[0].mistakes.find(({ decision }) => decision === at) as Mistake;
      expect(found, `the blunder after ${at} answers`).toMatchObject({ did: { purpose: 'endTurn' } });
      if (better !== '') expect(found.best.purpose).toBe(better);
    }
  },
);
