/** How often a newcomer wins against each level, in each game; a run that was broken off goes on where it was. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BotLevel } from '@ironpitch/table';
import { expect, test } from 'vitest';
import { playAsNewcomer, type Result } from './newcomer.ts';

const MATCHES = Number(process.env.SOAK_MATCHES ?? 100);
const SEED = process.env.SOAK_SEED ?? 'newcomer';
const FOLDER = fileURLToPath(new URL('../../../node_modules/.cache/ironpitch/newcomer', import.meta.url));
const TOLD_EVERY = 10;
/** Against the easiest level it should win so many of a hundred. */
const [LEAST, MOST] = [0.4, 0.7];
const GAMES: readonly (readonly [ruleset: string, home: string, away: string])[] = [
  ['blitz-2024', 'dwarf', 'orc'],
  ['blitz-2022', 'human', 'orc'],
  ['blood-2025', 'human', 'orc'],
  ['blood-2016', 'human', 'orc'],
];
const LEVELS: readonly BotLevel[] = ['gentle', 'greedy', 'random'];
const asked = GAMES.flatMap(game => LEVELS.map(level => [...game, level] as const)).filter(
  ([ruleset, , , level]) =>
    (process.env.SOAK_RULESET ?? ruleset) === ruleset && (process.env.SOAK_LEVEL ?? level) === level,
);

test.each(asked)('%s: a newcomer (%s) against %s and the %s bot', async (ruleset, home, away, level) => {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${SEED.replace(/\W+/g, '-')}-${ruleset}-${level}.txt`);
  const results = existsSync(file) ? (readFileSync(file, 'utf8').split('\n').filter(Boolean) as Result[]) : [];
  const count = (result: Result): number => results.filter(one => one === result).length;
  const told = (): string =>
    `${ruleset}, ${level}: ${results.length} of ${MATCHES} matches, ${count('won')} won, ${count('drawn')} drawn, ${count('lost')} lost`;
  for (let i = results.length; i < MATCHES; i++) {
    const result = await playAsNewcomer(
      { ruleset, home, away, options: {} },
      level,
      `${SEED} ${ruleset} ${level} ${i}`,
    );
    results.push(result);
    appendFileSync(file, `${result}\n`);
    if ((i + 1) % TOLD_EVERY === 0) console.log(told());
  }
  console.log(told());
  if (level !== 'gentle') return expect(results).toHaveLength(MATCHES);
  expect(count('won') / results.length).toBeGreaterThanOrEqual(LEAST);
  expect(count('won') / results.length).toBeLessThanOrEqual(MOST);
});
