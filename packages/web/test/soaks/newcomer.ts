/**
 * `npm run newcomer`: how often a newcomer wins against each level, in each game. A run that was broken off goes on
 * where it was.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BotLevel, hostTable } from '@ironpitch/table';
import { playAsNewcomer, type Result } from '../newcomer.ts';
import { counted, KEPT, runAll } from './jobs.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'newcomer' },
    ruleset: { type: 'string' },
    level: { type: 'string' },
  },
});
const MATCHES = counted('matches', values.matches);
const FOLDER = join(KEPT, 'newcomer');
const TOLD_EVERY = 10;
/** Against the easiest level it should win so many of a hundred. */
const [LEAST, MOST] = [0.4, 0.7];
const TEAMS: Readonly<Record<string, readonly [home: string, away: string]>> = {
  'blood-2025': ['human', 'orc'],
  'blood-2016': ['human', 'orc'],
  'blitz-2022': ['human', 'orc'],
  'blitz-2024': ['dwarf', 'orc'],
};
const jobs = hostTable()
  .rulesets()
  .flatMap(({ id, bots }) => bots.map(level => ({ ruleset: id, level })))
  .filter(({ ruleset, level }) => (values.ruleset ?? ruleset) === ruleset && (values.level ?? level) === level);

/** Whether all matches were played, and the easiest level is as easy as it should be. */
const play = async (ruleset: string, level: BotLevel): Promise<boolean> => {
  const [home, away] = TEAMS[ruleset] as readonly [string, string];
  const file = join(FOLDER, `${values.seed.replace(/\W+/g, '-')}-${ruleset}-${level}.txt`);
  mkdirSync(FOLDER, { recursive: true });
  const results = existsSync(file) ? (readFileSync(file, 'utf8').split('\n').filter(Boolean) as Result[]) : [];
  const count = (result: Result): number => results.filter(one => one === result).length;
  const tell = (): void =>
    console.log(
      `${ruleset}, ${level}: ${results.length} of ${MATCHES} matches, ${count('won')} won, ${count('drawn')} drawn, ${count('lost')} lost`,
    );
  for (let i = results.length; i < MATCHES; i++) {
    const seed = `${values.seed} ${ruleset} ${level} ${i}`;
    const result = await playAsNewcomer({ ruleset, home, away, options: {} }, level, seed);
    results.push(result);
    appendFileSync(file, `${result}\n`);
    if ((i + 1) % TOLD_EVERY === 0) tell();
  }
  tell();
  const won = count('won') / results.length;
  if (level !== 'gentle' || (won >= LEAST && won <= MOST)) return true;
  console.error(`${ruleset}: a newcomer should win ${100 * LEAST} to ${100 * MOST} of a hundred`);
  return false;
};

const [first, ...others] = jobs;
if (!first)
  throw new Error(
    `--ruleset takes one of ${Object.keys(TEAMS).join(', ')}, --level a level that plays it: gentle, greedy, veteran, star or random`,
  );
const isGood =
  others.length === 0
    ? await play(first.ruleset, first.level)
    : await runAll(
        jobs.map(({ ruleset, level }) => [
          ...['--ruleset', ruleset, '--level', level],
          ...['--matches', values.matches, '--seed', values.seed],
        ]),
      );
process.exitCode = isGood ? 0 : 1;
