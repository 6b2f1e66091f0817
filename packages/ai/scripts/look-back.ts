/**
 * `npm run soak:analysis`: ten whole records over all rulesets looked back on, two of them by coaches who blunder on
 * purpose. Fails unless every such blunder is found and named. Records that were looked at are not looked at again.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type MatchRecord, rulesetNamed } from '@ironpitch/engine';
import { type Analysis, analyse, type Bot, botNamed, botSeed, playMatch } from '../src/index.ts';
import { type Blundered, blundered, idle, wasteful } from '../test/blunderers.ts';

const { values } = parseArgs({
  options: { keep: { type: 'string', default: join(tmpdir(), 'ironpitch-analysis') }, only: { type: 'string' } },
});
interface Case {
  readonly name: string;
  readonly ruleset: string;
  /** Whether a coach blunders on purpose, and what would have been better. */
  readonly better?: string;
  make(): Blundered;
}
const TEAMS = { home: 'human', away: 'orc', options: {} } as const;
const RULESETS = ['blitz-2024', 'blitz-2022', 'blood-2016', 'blood-2025'] as const;
const played = (ruleset: string, names: readonly [string, string]): MatchRecord => {
  const seed = `look back on ${names.join(' and ')}`;
  const bots = names.map((name, i) => botNamed(name, ruleset, botSeed(seed, i as 0 | 1))) as [Bot, Bot];
  const { record } = playMatch(rulesetNamed(ruleset), TEAMS, bots, seed, { record: true });
  if (!record) throw new Error('no record was kept');
  return record;
};
const sound = RULESETS.flatMap(ruleset =>
  (
    [
      ['greedy', 'rookie'],
      ['regular', 'veteran'],
    ] as const
  ).map(
    (names): Case => ({
      name: `${ruleset}-${names.join('-')}`,
      ruleset,
      make: () => ({ record: played(ruleset, names), at: [] }),
    }),
  ),
);
const CASES: readonly Case[] = [
  ...sound,
  {
    name: 'blood-2016-wasteful',
    ruleset: 'blood-2016',
    better: 'score',
    make: () => blundered('blood-2016', { home: 'skaven', away: 'halfling', options: {} }, '26', wasteful),
  },
  {
    name: 'blitz-2024-idle',
    ruleset: 'blitz-2024',
    better: '',
    make: () => blundered('blitz-2024', TEAMS, 'idle', idle, { times: 3 }),
  },
];

const lookedAt = (name: string, record: MatchRecord): Analysis => {
  const file = join(values.keep, `${name}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Analysis;
  let told = 0;
  const analysis = analyse(rulesetNamed(record.ruleset), record, {
    onProgress: (done, all) => {
      if (performance.now() - told < 500) return;
      told = performance.now();
      process.stderr.write(`\r${name}: ${Math.floor((100 * done) / all)} %`);
    },
  });
  process.stderr.write('\r');
  writeFileSync(file, JSON.stringify(analysis));
  return analysis;
};
const points = (part: number): number => Math.round(100 * part);
const tell = (name: string, { coaches }: Analysis): void => {
  console.log(name);
  for (const { side, decisions, decisionsLost, luck, mistakes } of coaches) {
    console.log(`  ${side}: ${decisions} plans, ${points(decisionsLost)} lost to decisions, ${points(luck)} by dice`);
    for (const { decision, kind, lost, did, best } of mistakes)
      console.log(`    ${kind} of ${points(lost)} after ${decision} answers: ${did.purpose}; better: ${best.purpose}`);
  }
};
/** What is wrong with what was found. */
const faultsOf = ({ better }: Case, { record, at }: Blundered, { coaches }: Analysis): string[] => {
  const [home] = coaches;
  const faults = coaches.flatMap(({ side, mistakes }) =>
    mistakes
      .filter(({ decision, lost }) => decision >= record.answers.length || lost < 0.04)
      .map(({ decision }) => `${side}: what is told of answer ${decision} cannot be`),
  );
  if (better === undefined) return faults;
  if (at.length === 0) faults.push('nobody blundered');
  for (const place of at) {
    const found = home.mistakes.find(({ decision }) => decision === place);
    const isNamed = found?.did.purpose === 'endTurn' && (better === '' || found.best.purpose === better);
    if (!isNamed) faults.push(`the blunder after ${place} answers was not found and named`);
  }
  return faults;
};

mkdirSync(values.keep, { recursive: true });
const faults = CASES.filter(({ name }) => name.includes(values.only ?? '')).flatMap(one => {
  const made = one.make();
  const analysis = lookedAt(one.name, made.record);
  tell(one.better === undefined ? one.name : `${one.name}, blunders after ${made.at.join(', ')} answers`, analysis);
  return faultsOf(one, made, analysis).map(fault => `${one.name}: ${fault}`);
});
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
