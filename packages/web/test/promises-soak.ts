/** Every promise of many matches of a ruleset; a run that was broken off goes on where it was. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashText, rulesetNamed, SeededDice } from '@ironpitch/engine';
import { expect, test } from 'vitest';
import { emptyKept, type Kept, keepPromises, strayPools } from './promises.ts';

const MATCHES = Number(process.env.SOAK_MATCHES ?? 300);
const SEED = process.env.SOAK_SEED ?? 'promises soak';
const TOLD_EVERY = 10;
const TIME_MS = 60 * 60_000;
const FOLDER = fileURLToPath(new URL('../../../node_modules/.cache/ironpitch/promises', import.meta.url));
const TEAMS: Readonly<Record<string, readonly string[]>> = {
  'blitz-2024': ['dwarf', 'orc', 'human', 'skaven', 'goblin'],
  'blitz-2022': ['human', 'goblin', 'orc', 'dwarf', 'skaven'],
  'blood-2016': ['human', 'orc', 'darkElf', 'dwarf', 'skaven'],
  'blood-2025': ['human', 'orc', 'darkElf', 'dwarf', 'skaven'],
};
/** How far a run has come, and what it has found. */
interface Progress {
  readonly played: number;
  readonly promises: number;
  readonly broken: readonly string[];
  readonly pools: readonly (readonly [string, Kept['pools'] extends Map<string, infer P> ? P : never])[];
}
const fileOf = (ruleset: string): string => join(FOLDER, `${hashText(`${SEED}/${ruleset}`)}-${ruleset}.json`);
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

/** Each ruleset has a file of its own, so that every core has something to do. */
export const soakPromises = (ruleset: string): void =>
  test(`${ruleset}: the page keeps every promise of many matches`, { timeout: TIME_MS }, async () => {
    const { played, kept } = goOn(ruleset);
    for (let i = played; i < MATCHES; i++) {
      const seed = `${SEED} ${ruleset} ${i}`;
      const dice = new SeededDice(seed);
      const teams = TEAMS[ruleset] as readonly string[];
      const [home, away] = [teams[dice.pick(teams.length)] as string, teams[dice.pick(teams.length)] as string];
      const options = i % 2 === 0 ? {} : rulesetNamed(ruleset).anyOptions(dice);
      await keepPromises({ ruleset, home, away, options }, seed, kept);
      note(ruleset, i + 1, kept);
      if ((i + 1) % TOLD_EVERY === 0)
        console.log(
          `${ruleset}: ${i + 1} of ${MATCHES} matches, ${kept.promises} promises, ${kept.broken.length} broken`,
        );
    }
    const pools = [...kept.pools].sort(([a], [b]) => a.localeCompare(b));
    console.log(
      pools
        .map(([name, { count, expected, came }]) => `${name}: ${came} of ${count}, stated ${expected.toFixed(1)}`)
        .join('\n'),
    );
    expect(kept.broken).toEqual([]);
    expect(strayPools(kept)).toEqual([]);
  });
