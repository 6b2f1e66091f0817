/** The command `simulate`: many matches between bots, on all cores, with a checksum over how they ended. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { BOT_NAMES } from '@ironpitch/ai';
import { hashText, type RulesetDefinition } from '@ironpitch/engine';
import { type Command, Option } from 'commander';
import { seenIn } from '../coverage/coverage.ts';
import { neverSeen } from '../coverage/seen.ts';
import { Unsuccessful } from '../errors.ts';
import {
  botPair,
  checkBots,
  checkMatch,
  DEFAULT_RULESET,
  FIRST_MAX,
  GAMES_MAX,
  optionPair,
  ruleset,
  seedText,
  wholeNumber,
  workerCount,
  workersMax,
} from '../options.ts';
import { Progress } from '../progress.ts';
import { teamNamed } from '../teams.ts';
import { jsonText, printableLines } from '../text/printable.ts';
import type { Result, Simulation } from '../workers/messages.ts';
import { playAll, type Run } from '../workers/pool.ts';

export interface Flags {
  readonly ruleset: RulesetDefinition;
  readonly home?: string;
  readonly away?: string;
  readonly bots: readonly [string, string];
  readonly games: number;
  readonly first: number;
  readonly seed: string;
  readonly option: Readonly<Record<string, unknown>>;
  readonly workers: number;
  readonly records?: string;
  readonly coverage?: true;
  readonly json?: true;
}

export const register = (program: Command): void => {
  program
    .command('simulate')
    .description('play many matches between bots, on all cores')
    .addOption(
      new Option('--ruleset <id>', 'the rules to play by')
        .argParser(ruleset)
        .default(ruleset(DEFAULT_RULESET), DEFAULT_RULESET),
    )
    .option('--home <team>', 'the home team, its file (Blood Bowl), or "any": random teams, modules and options')
    .option('--away <team>', 'the away team, its file, or "any"')
    .addOption(
      new Option('--bots <home,away>', `who coaches: ${BOT_NAMES.join(', ')}`)
        .argParser(botPair)
        .default(botPair('random,random'), 'random,random'),
    )
    .option('--games <n>', 'how many matches', wholeNumber('--games', 1, GAMES_MAX), 100)
    .option(
      '--first <n>',
      'the number of the first match; match i has the seed "seed/i"',
      wholeNumber('--first', 1, FIRST_MAX),
      1,
    )
    .option('--seed <text>', 'where the dice begin', seedText, '1')
    .addOption(
      new Option('--option <name=value>', 'an option of the ruleset, such as arena=roll; may be repeated')
        .argParser(optionPair)
        .default({}, 'none'),
    )
    .option(
      '--workers <n>',
      'threads to use; the result does not depend on it',
      wholeNumber('--workers', 1, workersMax()),
      workerCount(),
    )
    .option('--records <dir>', 'write a record of every match into this directory')
    .option('--coverage', 'list what was never seen: abilities or skills, cards, questions …')
    .option('--json', 'print the results as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  $ npx ironpitch simulate --home dwarf --away orc --bots greedy,random --games 200 --seed 1\n  $ npx ironpitch simulate --ruleset blood-2016 --home any --away any --option cards=on --coverage',
    )
    .action(simulate);
};

const simulate = async (flags: Flags): Promise<void> => {
  const named = teamsOf(flags);
  const home = teamNamed(flags.ruleset, '--home', named.home);
  const away = teamNamed(flags.ruleset, '--away', named.away);
  checkMatch(flags.ruleset, home, away, flags.option);
  checkBots(flags.ruleset, flags.bots);
  const simulation: Simulation = {
    ruleset: flags.ruleset.id,
    home,
    away,
    options: flags.option,
    bots: flags.bots,
    seed: flags.seed,
    coverage: flags.coverage === true,
    ...(flags.records === undefined ? {} : { records: resolve(flags.records) }),
  };
  if (simulation.records !== undefined) {
    mkdirSync(simulation.records, { recursive: true });
    accessSync(simulation.records, constants.W_OK);
  }
  const progress = new Progress('matches', flags.games);
  let run: Run;
  try {
    run = await playAll(simulation, flags.first, flags.games, flags.workers, done => progress.update(done));
  } finally {
    progress.end();
  }
  const report = summarise(flags, run);
  process.stdout.write(flags.json ? jsonText(report) : printableLines(inWords(report)));
  if (report.errors > 0) throw new Unsuccessful(`${report.errors} of ${report.games} matches failed`);
};

/** Those that were named, or those of the box. */
const teamsOf = ({ ruleset: { boxTeams }, home, away }: Flags): { home: string; away: string } => ({
  home: home ?? boxTeams[0],
  away: away ?? boxTeams[1],
});
/** The command that plays one match of the run again. */
const commandFor = (flags: Flags, game: number): string => {
  const { home, away } = teamsOf(flags);
  const options = Object.entries(flags.option).map(([name, value]) => `--option ${name}=${value}`);
  return [
    `npx ironpitch simulate --ruleset ${flags.ruleset.id} --home ${home} --away ${away}`,
    `--bots ${flags.bots.join(',')} --seed ${quoted(flags.seed)} --first ${game} --games 1`,
    ...options,
  ].join(' ');
};
const quoted = (text: string): string => (/^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);

type Report = ReturnType<typeof summarise>;
export const summarise = (flags: Flags, { results, ms }: Run) => {
  const total = (of: (r: Result) => number): number => results.reduce((sum, r) => sum + of(r), 0);
  const failures = results.flatMap(r => r.failures);
  const decisions = total(r => r.decisions);
  const finished = total(r => r.finished);
  const points = { home: total(r => r.points[0]), away: total(r => r.points[1]) };
  return {
    ruleset: flags.ruleset.id,
    ...teamsOf(flags),
    bots: flags.bots,
    seed: flags.seed,
    games: flags.games,
    finished,
    errors: failures.length,
    failures: failures.map(({ game, message }) => ({ game, message, command: commandFor(flags, game) })),
    wins: { home: total(r => r.wins[0]), away: total(r => r.wins[1]) },
    draws: total(r => r.draws),
    points,
    ...(flags.ruleset.game === 'blood' ? { touchdowns: points } : {}),
    decisions,
    decisionsPerGame: rounded(decisions / Math.max(1, finished)),
    workers: flags.workers,
    seconds: rounded(ms / 1000, 1000),
    gamesPerSecond: rounded((flags.games * 1000) / ms),
    checksum: hashText(results.flatMap(r => r.hashes).join('\n')),
    ...(flags.coverage
      ? {
          neverSeen: neverSeen(
            seenIn(flags.ruleset).all,
            results.map(r => r.seen),
          ),
        }
      : {}),
  };
};
const rounded = (value: number, to = 10): number => Math.round(value * to) / to;

export const inWords = (r: Report): string => {
  const share = (count: number): string => `${count} (${rounded((100 * count) / Math.max(1, r.finished))} %)`;
  const what = r.touchdowns === undefined ? 'points' : 'Touchdowns';
  const each = (points: number): string => `${(points / Math.max(1, r.finished)).toFixed(2)} ${what} a match`;
  const lines = [
    `${r.finished} of ${r.games} matches finished, ${r.errors} errors`,
    `  rules      ${r.ruleset}`,
    `  home       ${r.home}, ${r.bots[0]}: ${share(r.wins.home)} won, ${each(r.points.home)}`,
    `  away       ${r.away}, ${r.bots[1]}: ${share(r.wins.away)} won, ${each(r.points.away)}`,
    `  draws      ${share(r.draws)}`,
    `  decisions  ${r.decisions}, ${r.decisionsPerGame} a match`,
    `  speed      ${r.gamesPerSecond} matches a second with ${r.workers} ${r.workers === 1 ? 'worker' : 'workers'}`,
    `  checksum   ${r.checksum} (seed ${r.seed})`,
  ];
  for (const { game, message, command } of r.failures)
    lines.push(`match ${game} failed: ${message}`, `  repeat it: ${command}`);
  if (r.neverSeen) lines.push(...coverageInWords(r.neverSeen));
  return `${lines.join('\n')}\n`;
};
const coverageInWords = (missing: Readonly<Record<string, readonly string[]>>): string[] => {
  const lines = Object.entries(missing).map(([category, names]) => `  ${category}: ${names.join(', ') || '-'}`);
  return ['never seen', ...lines];
};
