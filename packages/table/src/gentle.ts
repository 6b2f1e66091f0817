/** The bots a person may sit down against, by level: `gentle` is the rookie, who plays soundly and sees little. */
import { ANSWERED_FOR, BotSeat, botNamed } from '@ironpitch/ai';
import { BadInput, type Game, type MatchSpec, type RulesetDefinition } from '@ironpitch/engine';
import type { BotLevel, Side } from './service.ts';

/** Who sits there at each level. */
const LEVELS: Readonly<Record<BotLevel, string>> = {
  gentle: 'rookie',
  greedy: 'greedy',
  veteran: 'veteran',
  star: 'star',
  random: 'random',
};
/** How often a bot that thinks ahead may play something on in a turn, by game: about half a second's worth. */
const TURN_NODES: Readonly<Record<RulesetDefinition['game'], number>> = { blitz: 600, blood: 6000 };

const canPlay = (bot: string, ruleset: string): boolean => {
  try {
    botNamed(bot, ruleset, '');
    return true;
  } catch (error) {
    if (error instanceof BadInput) return false;
    throw error;
  }
};
export const levelsFor = (ruleset: string): BotLevel[] =>
  (Object.keys(LEVELS) as BotLevel[]).filter(level => canPlay(LEVELS[level], ruleset));

export interface BotAtTable {
  answer(game: Game): number;
}
export const seatBot = (
  level: BotLevel,
  side: Side,
  definition: RulesetDefinition,
  spec: MatchSpec,
  seed: string,
): BotAtTable => {
  const hosting = { ...ANSWERED_FOR, budget: { nodes: TURN_NODES[definition.game] } };
  return new BotSeat(botNamed(LEVELS[level], definition.id, seed), side, definition, spec, hosting);
};
