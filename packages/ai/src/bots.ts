/** The bots there are, by name; each knows which rulesets it can play. */
import { BadInput, type RulesetDefinition, rulesets } from '@ironpitch/engine';
import type { Bot } from './bot.ts';
import { BlitzGreedyBot } from './greedy/blitz/bot.ts';
import { BloodGreedyBot } from './greedy/blood/bot.ts';
import { RandomBot } from './random.ts';

/** Makes a bot that plays one match; the same seed gives the same answers to the same questions. */
type Maker = (ruleset: string, seed: string) => Bot | undefined;

const GREEDY: Readonly<Record<RulesetDefinition['game'], new (seed: string) => Bot>> = {
  blitz: BlitzGreedyBot,
  blood: BloodGreedyBot,
};
const MAKERS: ReadonlyMap<string, Maker> = new Map<string, Maker>([
  ['random', (_ruleset, seed) => new RandomBot(seed)],
  [
    'greedy',
    (ruleset, seed) => {
      const game = rulesets.find(one => one.id === ruleset)?.game;
      return game && new GREEDY[game](seed);
    },
  ],
]);
export const BOT_NAMES: readonly string[] = [...MAKERS.keys()];

export const botNamed = (name: string, ruleset: string, seed: string): Bot => {
  const bot = MAKERS.get(name)?.(ruleset, seed);
  if (bot) return bot;
  const known = BOT_NAMES.filter(other => MAKERS.get(other)?.(ruleset, '') !== undefined);
  throw new BadInput(`bot "${name}" is unknown in ${ruleset}; known: ${known.join(', ')}`);
};
