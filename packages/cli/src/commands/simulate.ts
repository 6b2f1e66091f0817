/** The command `simulate`: many matches between bots, on all cores, with a checksum over how they ended. */

import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import { BOT_NAMES } from '@ironpitch/ai';
import { hashText, type RulesetDefinition } from '@ironpitch/engine';
import { t } from '@ironpitch/texts/terminal';
import { type Command, Option } from 'commander';
import { seenIn } from '../coverage/coverage.ts';
import { neverSeen } from '../coverage/seen.ts';
import { Unsuccessful } from '../errors.ts';
import { makeFolder } from '../files/write.ts';
import {
  botPair,
  checkBots,
  checkMatch,
  DEFAULT_RULESET,
  FIRST_MAX,
  GAMES_MAX,
  named,
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
  const words = t.commands.simulate;
  program
    .command('simulate')
    .description(words.about)
    .addOption(
      new Option('--ruleset <id>', words.ruleset).argParser(ruleset).default(ruleset(DEFAULT_RULESET), DEFAULT_RULESET),
    )
    .option('--home <team>', words.home)
    .option('--away <team>', words.away)
    .addOption(
      new Option('--bots <home,away>', words.bots(BOT_NAMES.join(', ')))
        .argParser(botPair)
        .default(botPair('random,random'), 'random,random'),
    )
    .option('--games <n>', words.games, wholeNumber('--games', 1, GAMES_MAX), 100)
    .option('--first <n>', words.first, wholeNumber('--first', 1, FIRST_MAX), 1)
    .option('--seed <text>', words.seed, seedText, '1')
    .addOption(new Option('--option <name=value>', words.option).argParser(optionPair).default({}, words.none))
    .option('--workers <n>', words.workers, wholeNumber('--workers', 1, workersMax()), workerCount())
    .option('--records <dir>', words.records, named('--records'))
    .option('--coverage', words.coverage)
    .option('--json', words.json)
    .addHelpText('after', words.examples)
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
    makeFolder(simulation.records);
    accessSync(simulation.records, constants.W_OK);
  }
  const progress = new Progress(t.commands.progress.matches, flags.games);
  let run: Run;
  try {
    run = await playAll(simulation, flags.first, flags.games, flags.workers, done => progress.update(done));
  } finally {
    progress.end();
  }
  const report = summarise(flags, run);
  process.stdout.write(flags.json ? jsonText(report) : printableLines(inWords(report)));
  if (report.errors > 0) throw new Unsuccessful(t.commands.simulate.someFailed(report.errors, report.games));
};

/** Those that were named, or those of the box. */
const teamsOf = ({ ruleset: { boxTeams }, home, away }: Flags): { home: string; away: string } => ({
  home: home ?? boxTeams[0],
  away: away ?? boxTeams[1],
});
/** The command that plays one match of the run again. */
const commandFor = (flags: Flags, game: number): string => {
  const { home, away } = teamsOf(flags);
  const options = Object.entries(flags.option).map(([name, value]) => `--option ${quoted(`${name}=${value}`)}`);
  return [
    `npx ironpitch simulate --ruleset ${flags.ruleset.id} --home ${quoted(home)} --away ${quoted(away)}`,
    `--bots ${flags.bots.join(',')} --seed ${quoted(flags.seed)} --first ${game} --games 1`,
    ...options,
  ].join(' ');
};
const quoted = (text: string): string => (/^[\w./=-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);

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
  const words = t.commands.simulate;
  const share = (count: number): string => words.share(count, rounded((100 * count) / Math.max(1, r.finished)));
  const each = (points: number): string => {
    const average = (points / Math.max(1, r.finished)).toFixed(2);
    return r.touchdowns === undefined ? words.points(average) : words.touchdowns(average);
  };
  const rows: Readonly<Record<keyof typeof words.rows, string>> = {
    rules: r.ruleset,
    home: words.side(r.home, r.bots[0], share(r.wins.home), each(r.points.home)),
    away: words.side(r.away, r.bots[1], share(r.wins.away), each(r.points.away)),
    draws: share(r.draws),
    decisions: words.decisions(r.decisions, r.decisionsPerGame),
    speed: words.speed(r.gamesPerSecond, r.workers),
    checksum: words.checksum(r.checksum, r.seed),
  };
  const lines = [
    words.finished(r.finished, r.games, r.errors),
    ...Object.entries(rows).map(([row, text]) => `  ${words.rows[row as keyof typeof rows].padEnd(11)}${text}`),
  ];
  for (const { game, message, command } of r.failures)
    lines.push(words.failed(game, message), `  ${words.repeat(command)}`);
  if (r.neverSeen) lines.push(...coverageInWords(r.neverSeen));
  return `${lines.join('\n')}\n`;
};
const coverageInWords = (missing: Readonly<Record<string, readonly string[]>>): string[] => {
  const lines = Object.entries(missing).map(([category, names]) => `  ${category}: ${names.join(', ') || '-'}`);
  return [t.commands.simulate.neverSeen, ...lines];
};
