/** The command `arena`: every bot against every other, seats and teams swapped, and what that proves. */
import { BOT_NAMES } from '@ironpitch/ai';
import { BadInput, type RulesetDefinition } from '@ironpitch/engine';
import { t } from '@ironpitch/texts/terminal';
import { type Command, Option } from 'commander';
import {
  BOUND,
  gamesOf,
  interval,
  likelihood,
  type Met,
  ratings,
  scoreOf,
  type Tally,
  type Verdict,
  verdictOf,
} from '../arena/figures.ts';
import { ArenaFile } from '../arena/kept.ts';
import { MEETING, pairsOf } from '../arena/schedule.ts';
import { Unsuccessful } from '../errors.ts';
import {
  botList,
  checkBots,
  checkMatch,
  DEFAULT_RULESET,
  eloPair,
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
import { jsonText, printableLines } from '../text/printable.ts';
import type { ArenaMatch, Tournament } from '../workers/messages.ts';
import { playArena } from '../workers/pool.ts';

export interface Flags {
  readonly ruleset: RulesetDefinition;
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly option: Readonly<Record<string, unknown>>;
  readonly workers: number;
  readonly turnMs?: number;
  readonly turnNodes?: number;
  readonly sprt?: readonly [number, number];
  readonly keep?: string;
  readonly json?: true;
}
const TURN_MS_MAX = 3_600_000;
const MEAN_ELO = 1000;

export const register = (program: Command): void => {
  const words = t.commands.arena;
  program
    .command('arena')
    .description(words.about)
    .addOption(
      new Option('--ruleset <id>', words.ruleset).argParser(ruleset).default(ruleset(DEFAULT_RULESET), DEFAULT_RULESET),
    )
    .addOption(
      new Option('--bots <a,b,…>', words.bots(BOT_NAMES.join(', ')))
        .argParser(botList)
        .default(botList('greedy,random'), 'greedy,random'),
    )
    .option('--games <n>', words.games, wholeNumber('--games', 1, GAMES_MAX), 100)
    .option('--seed <text>', words.seed, seedText, '1')
    .addOption(new Option('--option <name=value>', words.option).argParser(optionPair).default({}, words.none))
    .option('--turn-ms <n>', words.turnMs, wholeNumber('--turn-ms', 1, TURN_MS_MAX))
    .option('--turn-nodes <n>', words.turnNodes, wholeNumber('--turn-nodes', 1))
    .option('--sprt <worse,better>', words.sprt, eloPair)
    .option('--keep <file>', words.keep, named('--keep'))
    .option('--workers <n>', words.workers, wholeNumber('--workers', 1, workersMax()), workerCount())
    .option('--json', words.json)
    .addHelpText('after', words.examples)
    .action(arena);
};

const arena = async (flags: Flags): Promise<void> => {
  const [home, away] = flags.ruleset.boxTeams;
  checkMatch(flags.ruleset, home, away, flags.option);
  checkBots(flags.ruleset, flags.bots);
  if (flags.sprt && flags.bots.length !== 2)
    throw new BadInput(`--sprt compares two bots, not ${flags.bots.length}: --bots new,old`);
  const tournament: Tournament = {
    ruleset: flags.ruleset.id,
    bots: flags.bots,
    options: flags.option,
    seed: flags.seed,
    budget: {
      ...(flags.turnMs === undefined ? {} : { ms: flags.turnMs }),
      ...(flags.turnNodes === undefined ? {} : { nodes: flags.turnNodes }),
    },
  };
  const report = await play(tournament, flags);
  process.stdout.write(flags.json ? jsonText(report) : printableLines(inWords(report, flags)));
  if (report.errors > 0) throw new Unsuccessful(t.commands.simulate.someFailed(report.errors, report.played));
};

const play = async (tournament: Tournament, flags: Flags): Promise<Report> => {
  const all = pairsOf(flags.bots.length).length * flags.games;
  const file = new ArenaFile(flags.keep, tournament);
  const course = new Course(all, flags);
  for (const match of file.matches) course.add(match);
  const progress = new Progress(t.commands.progress.matches, all);
  const toPlay = course.missing();
  try {
    if (!course.isDecided)
      await playArena(tournament, toPlay, flags.workers, match => {
        file.add([match]);
        course.add(match);
        progress.update(course.count);
        return !course.isDecided;
      });
  } finally {
    progress.end();
    file.close();
  }
  return summarise(course.counted(), course.verdict, flags);
};
/** Matches as they come in: a sequential test looks at them in their order, whoever finished first. */
class Course {
  private readonly byNumber: (ArenaMatch | undefined)[];
  private readonly sprt: Flags['sprt'];
  private readonly tally = { wins: 0, draws: 0, losses: 0 };
  private looked = 0;
  count = 0;
  verdict: Verdict | undefined;

  constructor(all: number, { sprt }: Flags) {
    this.byNumber = new Array<ArenaMatch | undefined>(all).fill(undefined);
    this.sprt = sprt;
  }
  add(match: ArenaMatch): void {
    if (match.number >= this.byNumber.length || this.byNumber[match.number]) return;
    this.byNumber[match.number] = match;
    this.count++;
    if (this.sprt) this.test(this.sprt);
  }
  private test([worse, better]: readonly [number, number]): void {
    for (let next = this.byNumber[this.looked]; next && this.verdict === undefined; next = this.byNumber[this.looked]) {
      this.looked++;
      count(this.tally, next);
      // Teams that only one side has had yet would tell more of the teams than of the bots.
      if (this.looked % MEETING === 0) this.verdict = verdictOf(likelihood(this.tally, worse, better));
    }
  }
  get isDecided(): boolean {
    return this.verdict !== undefined;
  }
  missing(): number[] {
    return [...this.byNumber.keys()].filter(number => this.byNumber[number] === undefined);
  }
  /** What counts: everything, or what the sequential test has looked at. */
  counted(): ArenaMatch[] {
    const until = this.isDecided ? this.looked : this.byNumber.length;
    return this.byNumber.slice(0, until).filter(match => match !== undefined);
  }
}
const count = (tally: { wins: number; draws: number; losses: number }, { result }: ArenaMatch): void => {
  if (result === 1) tally.wins++;
  else if (result === 0.5) tally.draws++;
  else if (result === 0) tally.losses++;
};

type Report = ReturnType<typeof summarise>;
export const summarise = (matches: readonly ArenaMatch[], verdict: Verdict | undefined, flags: Flags) => {
  const { bots, sprt } = flags;
  const pairs = pairsOf(bots.length);
  const failures = matches.filter(match => match.result === 'failed');
  const sums = pairs.map(([a, b], pair) => {
    const tally = { wins: 0, draws: 0, losses: 0 };
    const points: [number, number] = [0, 0];
    const ms: [number, number] = [0, 0];
    for (const match of matches) {
      if (match.number % pairs.length !== pair || match.result === 'failed') continue;
      count(tally, match);
      for (const i of [0, 1] as const) {
        points[i] += match.points[i];
        ms[i] += match.ms[i];
      }
    }
    return { a, b, ...tally, points, ms };
  });
  const rated = ratings(bots.length, sums satisfies readonly Met[], MEAN_ELO);
  const msOf = (bot: number): number => {
    const own = sums.filter(one => one.a === bot || one.b === bot);
    const all = own.reduce((sum, one) => sum + (one.a === bot ? one.ms[0] : one.ms[1]), 0);
    return (
      all /
      Math.max(
        1,
        own.reduce((sum, one) => sum + gamesOf(one), 0),
      )
    );
  };
  return {
    ruleset: flags.ruleset.id,
    seed: flags.seed,
    played: matches.length,
    errors: failures.length,
    failures: failures.map(({ number, message = '' }) => ({ number, message })),
    pairs: sums.map(({ a, b, points, ms: _ms, ...tally }) => ({
      a: bots[a] as string,
      b: bots[b] as string,
      games: gamesOf(tally),
      winsA: tally.wins,
      winsB: tally.losses,
      draws: tally.draws,
      score: rounded(scoreOf(tally), 4),
      interval: interval(tally).map(end => rounded(end, 4)) as unknown as readonly [number, number],
      points: points.map(sum => rounded(sum / Math.max(1, gamesOf(tally)), 2)) as unknown as readonly [number, number],
    })),
    ladder: bots
      .map((bot, i) => ({
        bot,
        elo: rounded((rated[i] as { elo: number }).elo, 1),
        error: rounded((rated[i] as { error: number }).error, 1),
        msPerMatch: rounded(msOf(i), 1),
      }))
      .sort((a, b) => b.elo - a.elo),
    ...(sprt === undefined ? {} : { sprt: sprtOf(sums[0] as Tally, sprt, verdict) }),
  };
};
const sprtOf = (tally: Tally, [worse, better]: readonly [number, number], verdict: Verdict | undefined) => ({
  worse,
  better,
  likelihood: rounded(likelihood(tally, worse, better), 2),
  bound: rounded(BOUND, 2),
  verdict: verdict ?? null,
});
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

export const inWords = (report: Report, { games }: Pick<Flags, 'games'>): string => {
  const words = t.commands.arena;
  const width = Math.max(...report.ladder.map(({ bot }) => bot.length));
  const percent = (share: number): string => (100 * share).toFixed(1);
  const lines = [words.title(report.ruleset, games, report.seed, report.sprt !== undefined)];
  for (const { a, b, score, interval: ends, winsA, winsB, draws, points } of report.pairs) {
    const result = words.result(percent(score), percent(ends[0]), percent(ends[1]));
    const sums = words.sums(winsA, draws, winsB, points[0].toFixed(2), points[1].toFixed(2));
    lines.push(`  ${a.padEnd(width)}  ${b.padEnd(width)}  ${result}  ${sums}`);
  }
  lines.push(words.ladder);
  for (const { bot, elo, error, msPerMatch } of report.ladder)
    lines.push(`  ${bot.padEnd(width)}  ${words.rating(elo.toFixed(0), error.toFixed(0), msPerMatch.toFixed(0))}`);
  if (report.sprt) {
    const { worse, better, likelihood: ratio, bound, verdict } = report.sprt;
    lines.push(words.tested(worse, better, ratio, bound, verdict));
  }
  for (const { number, message } of report.failures) lines.push(t.commands.simulate.failed(number, message));
  return `${lines.join('\n')}\n`;
};
