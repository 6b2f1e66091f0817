/** The command `play`: a match in the terminal, a coach or a bot on each side. */

import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { ANSWERED_FOR, BOT_NAMES, BotSeat, botNamed, botSeed } from '@ironpitch/ai';
import {
  BadInput,
  type Dice,
  type Game,
  MatchKeeper,
  type MatchSpec,
  type RulesetDefinition,
  rulesetNamed,
  SeededDice,
} from '@ironpitch/engine';
import { followRecord } from '@ironpitch/protocol';
import { t } from '@ironpitch/texts/terminal';
import { type Command, Option } from 'commander';
import { ExitCode, isBadInput, report, sentenceFor } from '../errors.ts';
import { readText } from '../files/read.ts';
import { checkTeams, DEFAULT_RULESET, named, optionPair, ruleset, seedText } from '../options.ts';
import { StreamDisplay } from '../play/display.ts';
import { KeptMatch, openMatch } from '../play/kept.ts';
import { TypedLines } from '../play/lines.ts';
import { latestMatch, matchIn, saveName, savesFolder, tidySaves } from '../play/saves.ts';
import { Session } from '../play/session.ts';
import { ANY_TEAM, teamLabel, teamNamed } from '../teams.ts';
import { printablePlace } from '../text/printable.ts';

const COACHES = ['home', 'away', 'both', 'none'] as const;
type Coaches = (typeof COACHES)[number];
/** How long a bot's answer stays on the screen, in milliseconds. */
const SPEEDS = { slow: 1500, normal: 600, fast: 150, instant: 0 } as const;
type Speed = keyof typeof SPEEDS;
/** What a match is agreed on: not to be given again when it is resumed. */
const AGREED = [
  'ruleset',
  'home',
  'away',
  'seed',
  'pitch',
  'events',
  'fouls',
  'throwTeamMate',
  'arena',
  'endgame',
  'balls',
  'rookies',
  'option',
];

interface Flags {
  readonly ruleset: RulesetDefinition;
  readonly home?: string;
  readonly away?: string;
  readonly coach: Coaches;
  readonly bot?: string;
  readonly seed?: string;
  readonly pitch?: string;
  readonly events?: true;
  readonly fouls?: true;
  readonly throwTeamMate?: true;
  readonly arena?: string;
  readonly endgame?: true;
  readonly balls?: true;
  readonly rookies?: string;
  readonly option: Readonly<Record<string, unknown>>;
  readonly resume?: string | true;
  readonly save?: string;
  readonly speed: Speed;
  readonly color: boolean;
}

/** For commander: one of a few words. */
const oneOf =
  <T extends string>(flag: string, known: readonly T[]) =>
  (text: string): T => {
    const found = known.find(word => word === text);
    if (found === undefined) throw new BadInput(`${flag} is one of ${known.join(', ')}, not "${text}"`);
    return found;
  };

export const register = (program: Command): void => {
  const words = t.commands.play;
  const command = program
    .command('play')
    .description(words.about)
    .option('--ruleset <id>', words.ruleset, ruleset, ruleset(DEFAULT_RULESET))
    .option('--home <team>', words.home)
    .option('--away <team>', words.away)
    .option('--coach <side>', words.coach, oneOf('--coach', COACHES), 'home')
    .option('--bot <name>', words.bot(BOT_NAMES.join(', ')), oneOf('--bot', BOT_NAMES))
    .option('--seed <text>', words.seed, seedText)
    .option('--pitch <id>', words.pitch)
    .option('--events', words.events)
    .option('--fouls', words.fouls)
    .option('--throw-team-mate', words.throwTeamMate)
    .option('--arena <id>', words.arena)
    .option('--endgame', words.endgame)
    .option('--balls', words.balls)
    .option('--rookies <side>', words.rookies, oneOf('--rookies', ['home', 'away']))
    .addOption(new Option('--option <name=value>', words.option).argParser(optionPair).default({}, words.none))
    .option('--resume [file]', words.resume, named('--resume'))
    .option('--save <file>', words.save, named('--save'))
    .option(
      '--speed <word>',
      words.speed(Object.keys(SPEEDS).join(', ')),
      oneOf('--speed', Object.keys(SPEEDS) as Speed[]),
      'normal',
    )
    .option('--no-color', words.noColor)
    .addHelpText('after', words.examples)
    .action((flags: Flags) => play(flags, command));
  const option = command.options.find(o => o.long === '--ruleset');
  option?.default(option.defaultValue, DEFAULT_RULESET);
};

const play = async (flags: Flags, command: Command): Promise<void> => {
  const match = flags.resume === undefined ? begin(flags) : goOn(flags, command);
  const { keeper, definition, seed } = match;
  const { coach } = flags;
  const opponent = flags.bot ?? bestBot(definition);
  const bot = (seat: 0 | 1): BotSeat | undefined => {
    if (coach === 'both' || coach === (seat === 0 ? 'home' : 'away')) return undefined;
    const player = botNamed(opponent, definition.id, botSeed(seed, seat));
    return new BotSeat(player, seat, definition, keeper.spec, ANSWERED_FOR);
  };
  const bots = [bot(0), bot(1)] as const;
  // Last of all that may be refused: from here on there is a file.
  const kept = match.keep();
  const release = (): void => kept.release();
  process.once('exit', release);
  const display = new StreamDisplay(process.stdout, flags.color);
  const lines = new TypedLines(process.stdin, process.stdout, process.stdin.isTTY === true && display.redraws, () =>
    stopped('SIGINT'),
  );
  const session: Session = new Session({
    keeper,
    definition,
    bots,
    display,
    lines,
    save: copy => (copy === undefined ? kept.save() : kept.copy(copy)),
    savedIn: () => kept.savedIn,
    resumeFlags: `${coach === 'home' ? '' : ` --coach ${coach}`}${opponent === bestBot(definition) ? '' : ` --bot ${opponent}`}`,
    pauseMs: SPEEDS[flags.speed],
    news: match.news,
  });
  /** Ends as the signal would have ended us: Node cannot exit properly from a terminal that is gone. */
  const hangUp = (): void => {
    lines.close();
    release();
    process.removeAllListeners('SIGHUP');
    process.kill(process.pid, 'SIGHUP');
  };
  const stopped = (signal: (typeof SIGNALS)[number]): void => {
    const text = `\n${session.farewell()}\n`;
    process.stdout.write(text, error => {
      // A terminal that was closed shows nothing any more; errors may go to a file.
      if (error || (signal === 'SIGHUP' && process.stderr.isTTY !== true)) process.stderr.write(text);
      if (signal === 'SIGHUP') hangUp();
      else process.exit(ENDED_BY[signal]);
    });
  };
  // Nobody reads any more, as after `| head` or in a window that was closed: what is left to say goes where errors go.
  const unread = (error: NodeJS.ErrnoException): void => {
    process.stderr.write(`${session.farewell()}\n`);
    if (error.code === 'EIO') hangUp();
    else process.exit(error.code === 'EPIPE' ? ExitCode.success : report(error, false));
  };
  const resized = (): void => session.resized();
  if (display.redraws) process.stdout.on('resize', resized);
  process.stdout.prependListener('error', unread);
  for (const signal of SIGNALS) process.on(signal, stopped);
  try {
    await session.play();
    // What was written last may still turn out to have no reader.
    await breathe();
  } catch (error) {
    // The match may be in disorder: what was saved before it was is what counts.
    if (kept.savedIn !== undefined) process.stderr.write(`${t.session.savedBefore(printablePlace(kept.savedIn))}\n`);
    throw error;
  } finally {
    lines.close();
    process.stdout.off('resize', resized);
    process.stdout.off('error', unread);
    for (const signal of SIGNALS) process.off(signal, stopped);
    process.off('exit', release);
    kept.release();
  }
};
/** The bots from the strongest on: not every one plays every ruleset. */
const BEST_BOTS = ['greedy', 'random'] as const;
const bestBot = ({ id }: RulesetDefinition): string => {
  const plays = (name: string): boolean => {
    try {
      return botNamed(name, id, '') !== undefined;
    } catch {
      return false;
    }
  };
  return BEST_BOTS.find(plays) ?? 'random';
};
/** What shells give a program that Ctrl-C has ended, or that was told to end. */
const ENDED_BY = { SIGINT: 130, SIGTERM: 143 } as const;
const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

interface Started {
  readonly keeper: MatchKeeper;
  readonly definition: RulesetDefinition;
  /** For the bots: the match itself may have none to tell. */
  readonly seed: string;
  /** What the coach has to know about a match that goes on. */
  readonly news?: string;
  /** Claims its file; refused with a sentence when that is somebody else's. */
  readonly keep: () => KeptMatch;
}
const collecting = (game: Game): Game => {
  game.events = [];
  return game;
};
const randomSeed = (): string => randomBytes(12).toString('hex');

const begin = (flags: Flags): Started => {
  const definition = flags.ruleset;
  const seed = flags.seed ?? randomSeed();
  const draw = new SeededDice(`${seed}/teams`);
  const team = (flag: string, name: string): string => {
    const named = teamNamed(definition, flag, name);
    return named === ANY_TEAM ? (definition.teams[draw.pick(definition.teams.length)]?.id as string) : named;
  };
  const spec: MatchSpec = {
    ruleset: definition.id,
    home: team('--home', flags.home ?? definition.boxTeams[0]),
    away: team('--away', flags.away ?? definition.boxTeams[1]),
    options: optionsOf(flags),
  };
  checkTeams(definition, spec.home, spec.away);
  const create = (dice: Dice): Game => collecting(definition.create(spec, dice));
  const keeper = new MatchKeeper(spec, definition, create, new SeededDice(seed), seed).start();
  const { save } = flags;
  return { keeper, definition, seed, keep: () => (save === undefined ? keptAnew(keeper) : keptIn(save, keeper)) };
};
/** A match that cannot be kept in our own folder is played all the same; every answer tries again. */
const keptAnew = (keeper: MatchKeeper): KeptMatch => {
  const { home, away } = keeper.spec;
  tidySaves(savesFolder());
  return KeptMatch.under(join(savesFolder(), saveName(teamLabel(home), teamLabel(away))), keeper);
};
/** The file that the coach named: what is wrong with it is said before the match begins. */
const keptIn = (file: string, keeper: MatchKeeper): KeptMatch => {
  try {
    return KeptMatch.in(file, keeper);
  } catch (error) {
    throw isBadInput(error) ? new BadInput(`--save: ${sentenceFor(error)}`) : error;
  }
};
/** What was asked for; a switch the ruleset does not have is refused by the ruleset. */
const optionsOf = (flags: Flags): Record<string, unknown> => {
  const { pitch, events, fouls, throwTeamMate: throwTeammate, arena, endgame, balls, rookies } = flags;
  const wanted = { pitch, events, fouls, throwTeammate, arena, endgame, balls, rookies };
  return { ...Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined)), ...flags.option };
};

/** The record holds the dice that were rolled; those to come are new ones. */
const goOn = (flags: Flags, command: Command): Started => {
  const given = AGREED.find(name => command.getOptionValueSource(name) === 'cli');
  if (given !== undefined)
    throw new BadInput(
      `--resume goes on with the match as it was agreed: leave out --${given.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`,
    );
  const file = resolve(flags.resume === true ? latestMatch(savesFolder()) : (flags.resume as string));
  const text = readText(file);
  const { save } = flags;
  const match = resumed(file, text);
  const keep = (): KeptMatch => {
    if (save !== undefined && resolve(save) !== file) return keptIn(save, match.keeper);
    // What an older record says beyond that stays in its file: the match that goes on gets one of its own.
    return match.news === undefined
      ? KeptMatch.from(file, match.keeper, openMatch(file, text))
      : keptAnew(match.keeper);
  };
  return { ...match, keep };
};
const resumed = (file: string, text: string): Omit<Started, 'keep'> => {
  const record = matchIn(file, text);
  if (record.final !== undefined)
    throw new BadInput(`--resume: the match in ${printablePlace(file)} is over; see it again with replay`);
  const seed = randomSeed();
  const { keeper, parting } = followRecord(record, { after: new SeededDice(seed), prepare: collecting });
  const match = { keeper, definition: rulesetNamed(record.ruleset), seed };
  if (parting === undefined) return match;
  if (!parting.older) throw new BadInput(parting.reason);
  const news = t.session.olderRules(parting.turn, parting.reason);
  return { ...match, news };
};
