/** The bots there are, by name; each knows which rulesets it can play. */
import { BadInput, type RulesetDefinition, rulesets } from '@ironpitch/engine';
import type { Bot } from './bot.ts';
import { BlitzGreedyBot } from './greedy/blitz/bot.ts';
import { TEMPERS as BLITZ } from './greedy/blitz/temper.ts';
import { BloodGreedyBot } from './greedy/blood/bot.ts';
import { TEMPERS as BLOOD } from './greedy/blood/temper.ts';
import { RandomBot } from './random.ts';
import { BlitzStar } from './star/blitz/bot.ts';
import { BloodStar } from './star/blood/bot.ts';
import { BlitzVeteran } from './veteran/blitz/bot.ts';

/** Makes a bot that plays one match; the same seed gives the same answers to the same questions. */
type Maker = (seed: string) => Bot;

/** Plays whatever has legal answers. */
const RANDOM: readonly [string, Maker] = ['random', seed => new RandomBot(seed)];
/** By game, then by name: whoever plays one edition of a game plays every other. */
const MAKERS: Readonly<Record<RulesetDefinition['game'], ReadonlyMap<string, Maker>>> = {
  blitz: new Map<string, Maker>([
    RANDOM,
    ...BLITZ.map((temper): [string, Maker] => [temper.name, seed => new BlitzGreedyBot(seed, temper)]),
    ['veteran', seed => new BlitzVeteran(seed)],
    ['star', seed => new BlitzStar(seed)],
  ]),
  blood: new Map<string, Maker>([
    RANDOM,
    ...BLOOD.map((temper): [string, Maker] => [temper.name, seed => new BloodGreedyBot(seed, temper)]),
    ['star', seed => new BloodStar(seed)],
  ]),
};
export const BOT_NAMES: readonly string[] = [...new Set(Object.values(MAKERS).flatMap(makers => [...makers.keys()]))];

export const botNamed = (name: string, ruleset: string, seed: string): Bot => {
  const game = rulesets.find(one => one.id === ruleset)?.game;
  const makers = game === undefined ? new Map([RANDOM]) : MAKERS[game];
  const make = makers.get(name);
  if (make) return make(seed);
  throw new BadInput(`bot "${name}" is unknown in ${ruleset}; known: ${[...makers.keys()].join(', ')}`);
};
