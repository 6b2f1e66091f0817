/** How flags are read: each value checked once, refused with one sentence that names the flag. */
import { availableParallelism } from 'node:os';
import { BOT_NAMES } from '@ironpitch/ai';
import { BadInput, type RulesetDefinition, rulesetNamed, rulesets, SeededDice } from '@ironpitch/engine';

export const DEFAULT_RULESET: string = (rulesets[0] as RulesetDefinition).id;
/** A team that is drawn anew for every match, together with modules and options. */
export const ANY_TEAM = 'any';

/** For commander: a whole number of at least `least`. */
export const wholeNumber =
  (flag: string, least = 1) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < least)
      throw new BadInput(`${flag} takes a whole number of at least ${least}, not "${text}"`);
    return value;
  };
export const ruleset = (text: string): RulesetDefinition => {
  try {
    return rulesetNamed(text);
  } catch (error) {
    throw error instanceof BadInput ? new BadInput(`--ruleset: ${error.message}`) : error;
  }
};
/** For commander: two bots, `home,away`. */
export const botPair = (text: string): readonly [string, string] => {
  const names = text.split(',').map(name => name.trim());
  if (names.length !== 2)
    throw new BadInput(`--bots takes two bots, home and away, as in random,greedy; not "${text}"`);
  const unknown = names.find(name => !BOT_NAMES.includes(name));
  if (unknown !== undefined) throw new BadInput(`--bots: "${unknown}" is unknown; known: ${BOT_NAMES.join(', ')}`);
  return names as unknown as readonly [string, string];
};
/** For commander: `--option arena=roll`, as often as needed. */
export const optionPair = (text: string, before: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const equals = text.indexOf('=');
  if (equals < 1) throw new BadInput(`--option takes name=value, as in arena=roll; not "${text}"`);
  return { ...before, [text.slice(0, equals)]: optionValue(text.slice(equals + 1)) };
};
const optionValue = (text: string): unknown => {
  if (text === 'true' || text === 'on') return true;
  if (text === 'false' || text === 'off') return false;
  if (/^\d+$/.test(text)) return Number(text);
  return text;
};
/** Refuses a team or an option the ruleset does not have, before any work is done. */
export const checkMatch = (
  definition: RulesetDefinition,
  home: string,
  away: string,
  options: Readonly<Record<string, unknown>>,
): void => {
  const first = (definition.teams[0] as { id: string }).id;
  const team = (flag: string, id: string): string => {
    if (id === ANY_TEAM || definition.teams.some(t => t.id === id)) return id === ANY_TEAM ? first : id;
    const known = [...definition.teams.map(t => t.id), ANY_TEAM].join(', ');
    throw new BadInput(`${flag}: team "${id}" is unknown in ${definition.id}; known: ${known}`);
  };
  const match = { home: team('--home', home), away: team('--away', away), options };
  try {
    definition.create(match, new SeededDice(''));
  } catch (error) {
    throw error instanceof BadInput ? new BadInput(`--option: ${error.message}`) : error;
  }
};
export const workerCount = (): number => availableParallelism();
