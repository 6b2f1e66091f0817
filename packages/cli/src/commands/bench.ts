/** The command `bench`: how fast the engine is on one core, in figures of CPU time that two machines can compare. */

import { botNamed, botSeed, playMatch } from '@ironpitch/ai';
import {
  type Game,
  hashPosition,
  hashText,
  type MatchSpec,
  type Position,
  type RulesetDefinition,
  rulesets,
  SeededDice,
} from '@ironpitch/engine';
import { t } from '@ironpitch/texts/terminal';
import { type Command, Option } from 'commander';
import { matchFor } from '../matches.ts';
import { GAMES_MAX, ruleset, wholeNumber } from '../options.ts';
import { Progress } from '../progress.ts';
import { ANY_TEAM } from '../teams.ts';

interface Flags {
  readonly ruleset?: RulesetDefinition;
  readonly games: number;
  readonly repeats: number;
  readonly json?: true;
}
const BOT = 'random';
const REPEATS_MAX = 1000;
/** Teams that every ruleset of the game has, so that figures can be compared; where not, its first two. */
const TEAMS = { blitz: ['dwarf', 'orc'], blood: ['human', 'orc'] } as const;

export const register = (program: Command): void => {
  const words = t.commands.bench;
  program
    .command('bench')
    .description(words.about)
    .addOption(new Option('--ruleset <id>', words.ruleset).argParser(ruleset))
    .option('--games <n>', words.games, wholeNumber('--games', 1, GAMES_MAX), 1000)
    .option('--repeats <n>', words.repeats, wholeNumber('--repeats', 1, REPEATS_MAX), 7)
    .option('--json', words.json)
    .addHelpText('after', words.examples)
    .action(bench);
};

const bench = (flags: Flags): void => {
  const measured = flags.ruleset ? [flags.ruleset] : rulesets;
  const progress = new Progress(t.commands.progress.repeats, 2 * measured.length * (flags.repeats + 1));
  let done = 0;
  const onRepeat = (): void => progress.update(++done);
  const calibration = calibrate();
  const first = measured[0] as RulesetDefinition;
  const report = {
    /** Who answers: any legal answer, evenly, but seldom one that ends a turn or an activation. */
    policy: BOT,
    /** Runs of a fixed loop per second: how fast this machine is, whatever the engine does. */
    calibration: rounded(calibration, 10),
    position: positionFigures(first),
    rulesets: figures(measured, flags, calibration, onRepeat),
  };
  progress.end();
  process.stdout.write(flags.json ? `${JSON.stringify(report, null, 2)}\n` : inWords(report));
};
type Report = {
  readonly policy: string;
  readonly calibration: number;
  readonly position: ReturnType<typeof positionFigures>;
  readonly rulesets: Readonly<Record<string, Figures & { readonly anyTeams: Figures }>>;
};

/** Seconds of this process's work: what else the machine does hardly counts. */
const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

// --- whole matches -----------------------------------------------------------------------------------------
type Match = Omit<MatchSpec, 'ruleset'>;
const fixedMatch = (definition: RulesetDefinition): Match => {
  const [home, away] = TEAMS[definition.game].map(
    (id, i) => definition.teams.find(one => one.id === id)?.id ?? definition.teams[i]?.id,
  );
  return { home: home as string, away: away as string, options: {} };
};
/** Other teams and options in every match, so that each is compiled anew. */
const ANY_MATCH: Match = { home: ANY_TEAM, away: ANY_TEAM, options: {} };
const play = (definition: RulesetDefinition, match: Match, game: number) => {
  const seed = `bench/${game}`;
  const bot = (seat: 0 | 1) => botNamed(BOT, definition.id, botSeed(seed, seat));
  return playMatch(definition, matchFor(definition, match, seed), [bot(0), bot(1)], seed);
};
/** How one line did: its matches, what came of them, and the speed of each repeat. */
interface Measured {
  readonly definition: RulesetDefinition;
  readonly match: Match;
  readonly decisions: number;
  readonly checksum: string;
  readonly speeds: number[];
}
/** The warm-up plays the very games that are timed afterwards, and takes their hashes. */
const warmUp = (definition: RulesetDefinition, match: Match, games: number): Measured => {
  const hashes: string[] = [];
  let decisions = 0;
  for (let game = 1; game <= games; game++) {
    const played = play(definition, match, game);
    decisions += played.decisions;
    hashes.push(hashPosition(played.game));
  }
  return { definition, match, decisions, checksum: hashText(hashes.join('\n')), speeds: [] };
};
/** All rulesets in every repeat, one after the other: whatever else the machine does slows all of them alike. */
const measure = (
  definitions: readonly RulesetDefinition[],
  matchOf: (definition: RulesetDefinition) => Match,
  { games, repeats }: Flags,
  onRepeat: () => void,
): Measured[] => {
  const measured = definitions.map(definition => {
    const one = warmUp(definition, matchOf(definition), games);
    onRepeat();
    return one;
  });
  for (let repeat = 0; repeat < repeats; repeat++) {
    for (const { definition, match, speeds } of measured) {
      const begun = cpuSeconds();
      for (let game = 1; game <= games; game++) play(definition, match, game);
      speeds.push(games / (cpuSeconds() - begun));
      onRepeat();
    }
  }
  return measured;
};
/** Fixed teams first: code that has met every team is compiled for every team, and slower for two. */
const figures = (
  definitions: readonly RulesetDefinition[],
  flags: Flags,
  calibration: number,
  onRepeat: () => void,
): Report['rulesets'] => {
  const fixed = measure(definitions, fixedMatch, flags, onRepeat);
  const any = measure(definitions, () => ANY_MATCH, flags, onRepeat);
  return Object.fromEntries(
    definitions.map(({ id }, i) => [
      id,
      {
        ...figuresOf(fixed[i] as Measured, flags, calibration),
        anyTeams: figuresOf(any[i] as Measured, flags, calibration),
      },
    ]),
  );
};
type Figures = ReturnType<typeof figuresOf>;
const figuresOf = (
  { match, decisions, checksum, speeds }: Measured,
  { games, repeats }: Flags,
  calibration: number,
) => {
  const sorted = [...speeds].sort((a, b) => a - b);
  const gamesPerSecond = median(sorted);
  const decisionsPerGame = decisions / games;
  return {
    home: match.home,
    away: match.away,
    games,
    repeats,
    gamesPerSecond: rounded(gamesPerSecond),
    range: [rounded(sorted[0] as number), rounded(sorted.at(-1) as number)] as const,
    decisionsPerSecond: rounded(gamesPerSecond * decisionsPerGame),
    decisionsPerGame: rounded(decisionsPerGame, 10),
    gamesPerCalibration: rounded(gamesPerSecond / calibration, 1000),
    decisionsPerCalibration: rounded((gamesPerSecond * decisionsPerGame) / calibration),
    checksum,
  };
};
const median = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] as number;
const rounded = (value: number, to = 1): number => Math.round(value * to) / to;

// --- positions ---------------------------------------------------------------------------------------------
const POOL = 64;
const COPIES = 200_000;
const COPY_REPEATS = 5;

const positionFigures = (definition: RulesetDefinition) => {
  const game = definition.create(fixedMatch(definition), new SeededDice('bench')).start();
  const pool = Array.from({ length: POOL }, () => game.save());
  return {
    bytes: game.cells.byteLength,
    saveNs: rounded(nsPerCopy(pool, (g, p) => g.save(p), game)),
    loadNs: rounded(nsPerCopy(pool, (g, p) => g.load(p), game)),
  };
};
const nsPerCopy = (pool: readonly Position[], copy: (g: Game, p: Position) => void, game: Game): number => {
  const times = Array.from({ length: COPY_REPEATS }, () => {
    const begun = cpuSeconds();
    for (let i = 0; i < COPIES; i++) copy(game, pool[i % POOL] as Position);
    return ((cpuSeconds() - begun) * 1e9) / COPIES;
  });
  return median(times.sort((a, b) => a - b));
};

// --- calibration -------------------------------------------------------------------------------------------
const CELLS = 4096;
const STEPS = 500_000;
const CALIBRATION_REPEATS = 15;

/** Reads, writes and branches over small integers, as the engine does; must never change, or figures cannot be compared. */
const fixedLoop = (cells: Int16Array): number => {
  let x = 1;
  for (let step = 0; step < STEPS; step++) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    const at = x & (CELLS - 1);
    if (cells[at] & 1) cells[at] += step & 7;
    else cells[(at * 7) & (CELLS - 1)] ^= x & 255;
  }
  return x;
};
const calibrate = (): number => {
  const cells = new Int16Array(CELLS);
  const speeds = Array.from({ length: CALIBRATION_REPEATS }, () => {
    const begun = cpuSeconds();
    fixedLoop(cells);
    return 1 / (cpuSeconds() - begun);
  });
  return median(speeds.sort((a, b) => a - b));
};

const inWords = ({ calibration, policy, position, rulesets: measured }: Report): string => {
  const words = t.commands.bench;
  const lines = [words.calibration(calibration), words.position(position.bytes, position.saveNs, position.loadNs)];
  for (const [id, { anyTeams, ...fixed }] of Object.entries(measured)) {
    lines.push(
      words.measured(id, policy, fixed.repeats, fixed.games),
      ...lineInWords(words.teams(fixed.home, fixed.away), fixed),
      ...lineInWords(words.anyTeams, anyTeams),
    );
  }
  return `${lines.join('\n')}\n`;
};
const lineInWords = (who: string, f: Figures): string[] => [
  `  ${t.commands.bench.speed(who, f.gamesPerSecond, f.range[0], f.range[1], f.gamesPerCalibration)}`,
  `    ${t.commands.bench.decisions(f.decisionsPerSecond, f.decisionsPerGame, f.checksum)}`,
];
