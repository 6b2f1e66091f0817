/**
 * `npm run soak:promises`: every promise of many matches of each ruleset. A run that was broken off goes on where it was.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hashText, rulesetNamed, SeededDice } from '@ironpitch/engine';
import { emptyKept, type Kept, keepPromises, strayPools } from '../promises.ts';
import { counted, KEPT, runAll } from './jobs.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '300' },
    seed: { type: 'string', default: 'promises soak' },
    ruleset: { type: 'string' },
  },
});
const MATCHES = counted('matches', values.matches);
const TOLD_EVERY = 10;
const FOLDER = join(KEPT, 'promises');
const TEAMS: Readonly<Record<string, readonly string[]>> = {
  'blood-2025': ['human', 'orc', 'darkElf', 'dwarf', 'skaven'],
  'blood-2016': ['human', 'orc', 'darkElf', 'dwarf', 'skaven'],
  'blitz-2022': ['human', 'goblin', 'orc', 'dwarf', 'skaven'],
  'blitz-2024': ['dwarf', 'orc', 'human', 'skaven', 'goblin'],
};
/** How far a run has come, and what it has found. */
interface Progress {
  readonly played: number;
  readonly promises: number;
  readonly broken: readonly string[];
  readonly pools: readonly (readonly [string, Kept['pools'] extends Map<string, infer P> ? P : never])[];
}
const fileOf = (ruleset: string): string => join(FOLDER, `${hashText(`${values.seed}/${ruleset}`)}-${ruleset}.json`);
const goOn = (ruleset: string): { readonly played: number; readonly kept: Kept } => {
  const kept = emptyKept();
  if (!existsSync(fileOf(ruleset))) return { played: 0, kept };
  const { played, promises, broken, pools } = JSON.parse(readFileSync(fileOf(ruleset), 'utf8')) as Progress;
  kept.promises = promises;
  kept.broken.push(...broken);
  for (const [name, pool] of pools) kept.pools.set(name, pool);
  return { played, kept };
};
const note = (ruleset: string, played: number, { promises, broken, pools }: Kept): void => {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(ruleset), JSON.stringify({ played, promises, broken, pools: [...pools] } satisfies Progress));
};
const tellPools = ({ pools }: Kept): string =>
  [...pools]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, { count, expected, came }]) => `${name}: ${came} of ${count}, stated ${expected.toFixed(1)}`)
    .join('\n');

/** Whether every promise of a ruleset was kept, and no chance is stated wrong. */
const soak = async (ruleset: string, teams: readonly string[]): Promise<boolean> => {
  const { played, kept } = goOn(ruleset);
  const told = (matches: number): void =>
    console.log(
      `${ruleset}: ${matches} of ${MATCHES} matches, ${kept.promises} promises, ${kept.broken.length} broken`,
    );
  for (let i = played; i < MATCHES; i++) {
    const seed = `${values.seed} ${ruleset} ${i}`;
    const dice = new SeededDice(seed);
    const [home, away] = [teams[dice.pick(teams.length)] as string, teams[dice.pick(teams.length)] as string];
    const options = i % 2 === 0 ? {} : rulesetNamed(ruleset).anyOptions(dice);
    await keepPromises({ ruleset, home, away, options }, seed, kept);
    note(ruleset, i + 1, kept);
    if ((i + 1) % TOLD_EVERY === 0) told(i + 1);
  }
  const strays = strayPools(kept);
  console.log(tellPools(kept));
  told(Math.max(played, MATCHES));
  for (const fault of [...kept.broken, ...strays]) console.error(`${ruleset}: ${fault}`);
  return kept.broken.length === 0 && strays.length === 0;
};

const { ruleset } = values;
const teams = TEAMS[ruleset ?? ''];
if (ruleset !== undefined && !teams)
  throw new Error(`--ruleset takes one of ${Object.keys(TEAMS).join(', ')}, not ${JSON.stringify(ruleset)}`);
const isGood =
  ruleset !== undefined && teams
    ? await soak(ruleset, teams)
    : await runAll(
        Object.keys(TEAMS).map(one => ['--ruleset', one, '--matches', values.matches, '--seed', values.seed]),
      );
process.exitCode = isGood ? 0 : 1;
