/** How flags are read: each value checked once, refused with one sentence that names the flag. */
import { availableParallelism } from 'node:os';
import { BOT_NAMES, botNamed } from '@ironpitch/ai';
import { BadInput, type RulesetDefinition, rulesetNamed, rulesets, SeededDice } from '@ironpitch/engine';
import { ANY_TEAM } from './teams.ts';
import { printable } from './text/printable.ts';

export const DEFAULT_RULESET: string = (rulesets[0] as RulesetDefinition).id;

/** More matches than anybody waits for; their hashes are all kept in memory. */
export const GAMES_MAX = 1_000_000;
/** Every match a number that a file name and a seed can be made of. */
export const FIRST_MAX = 1_000_000_000;
const SEED_MAX = 200;
/** What was typed, in a sentence that says what is wrong with it. */
const QUOTED_MAX = 60;
const quoted = (text: string): string => `"${printable(text, QUOTED_MAX)}"`;

/** For commander: a whole number of at least `least` and at most `most`. */
export const wholeNumber =
  (flag: string, least = 1, most = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least)
      throw new BadInput(`${flag} takes a whole number of at least ${least}, not ${quoted(text)}`);
    if (value > most) throw new BadInput(`${flag} takes a whole number of at most ${most}, not ${quoted(text)}`);
    return value;
  };
/** For commander: a file or a folder. An empty name would be the folder one stands in: a variable that is not set. */
export const named =
  (flag: string) =>
  (text: string): string => {
    if (text === '') throw new BadInput(`${flag} takes a name, which is empty here`);
    return text;
  };
/** For commander: where dice begin. It is written into records and printed. */
export const seedText = (text: string): string => {
  if (text.length > SEED_MAX)
    throw new BadInput(`--seed takes at most ${SEED_MAX} signs, not ${text.length}: ${quoted(text)}`);
  return text;
};
export const ruleset = (text: string): RulesetDefinition => {
  try {
    return rulesetNamed(text);
  } catch (error) {
    throw error instanceof BadInput ? new BadInput(`--ruleset: ${error.message}`) : error;
  }
};
const namesIn = (text: string): string[] => text.split(',').map(name => name.trim());
const knownBots = (names: readonly string[]): void => {
  const unknown = names.find(name => !BOT_NAMES.includes(name));
  if (unknown !== undefined)
    throw new BadInput(`--bots: ${quoted(unknown)} is unknown; known: ${BOT_NAMES.join(', ')}`);
};
/** For commander: two bots, `home,away`. */
export const botPair = (text: string): readonly [string, string] => {
  const names = namesIn(text);
  if (names.length !== 2)
    throw new BadInput(`--bots takes two bots, home and away, as in random,greedy; not ${quoted(text)}`);
  knownBots(names);
  return names as unknown as readonly [string, string];
};
/** For commander: two bots or more, each once. */
export const botList = (text: string): readonly string[] => {
  const names = namesIn(text);
  knownBots(names);
  if (names.length < 2 || new Set(names).size !== names.length)
    throw new BadInput(`--bots takes two bots or more, each once, as in greedy,random; not ${quoted(text)}`);
  return names;
};
const ELO_MAX = 1000;
const ELO = /^ *-?\d+(?:\.\d+)? *$/;
/** For commander: two differences in Elo points, `0,20`. */
export const eloPair = (text: string): readonly [number, number] => {
  const [worse, better, ...more] = text.split(',').map(part => (ELO.test(part) ? Number(part) : Number.NaN));
  const fits = (elo: number | undefined): elo is number => elo !== undefined && Math.abs(elo) <= ELO_MAX;
  if (!fits(worse) || !fits(better) || more.length > 0 || worse >= better)
    throw new BadInput(`--sprt takes two differences in Elo, the smaller first, as in 0,20; not ${quoted(text)}`);
  return [worse, better];
};
/** For commander: `--option arena=roll`, as often as needed. */
export const optionPair = (text: string, before: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const equals = text.indexOf('=');
  if (equals < 1) throw new BadInput(`--option takes name=value, as in arena=roll; not ${quoted(text)}`);
  return { ...before, [text.slice(0, equals)]: optionValue(text.slice(equals + 1)) };
};
const optionValue = (text: string): unknown => {
  if (text === 'true' || text === 'on') return true;
  if (text === 'false' || text === 'off') return false;
  if (/^\d+$/.test(text)) return Number(text);
  return text;
};
type Match = Parameters<RulesetDefinition['create']>[0];
const checkFlag = (flag: string, definition: RulesetDefinition, match: Match): void => {
  try {
    definition.create(match, new SeededDice(''));
  } catch (error) {
    throw error instanceof BadInput ? new BadInput(`${flag}: ${error.message}`) : error;
  }
};
/** Refuses a team the ruleset does not know, and names its flag. The teams are ids or texts of team files. */
export const checkTeams = (definition: RulesetDefinition, home: string, away: string): void => {
  const [first, second] = definition.boxTeams;
  if (home !== ANY_TEAM) checkFlag('--home', definition, { home, away: second, options: {} });
  if (away !== ANY_TEAM) checkFlag('--away', definition, { home: first, away, options: {} });
};
/** Refuses a match the ruleset does not know, before any work is done. */
export const checkMatch = (
  definition: RulesetDefinition,
  home: string,
  away: string,
  options: Readonly<Record<string, unknown>>,
): void => {
  const [first, second] = definition.boxTeams;
  checkTeams(definition, home, away);
  const teams = { home: home === ANY_TEAM ? first : home, away: away === ANY_TEAM ? second : away };
  checkFlag('--option', definition, { ...teams, options });
};
/** Refuses a bot that does not play the ruleset. */
export const checkBots = (definition: RulesetDefinition, bots: readonly string[]): void => {
  for (const name of bots) {
    try {
      botNamed(name, definition.id, '');
    } catch (error) {
      throw error instanceof BadInput ? new BadInput(`--bots: ${error.message}`) : error;
    }
  }
};
export const workerCount = (): number => availableParallelism();
/** Threads beyond the cores only cost memory. */
export const workersMax = (): number => Math.max(64, availableParallelism());
