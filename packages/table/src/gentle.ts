/** The bots by level. `gentle` means well and is easily distracted: often it does the first thing that comes to mind. */
import { ANSWERED_FOR, BOT_NAMES, type Bot, BotSeat, botNamed } from '@ironpitch/ai';
import { BadInput, type Game, type MatchSpec, type RulesetDefinition, SeededDice } from '@ironpitch/engine';
import type { BotLevel, Side } from './service.ts';

const LEVELS: readonly BotLevel[] = ['gentle', 'greedy', 'random'];
/** In so many of a hundred questions the gentle bot does not think. */
const DISTRACTED = 35;

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
  LEVELS.filter(level =>
    canPlay(level === 'gentle' ? (BOT_NAMES.includes('greedy') ? 'greedy' : 'random') : level, ruleset),
  );

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
  const seat = (bot: Bot): BotSeat => new BotSeat(bot, side, definition, spec, ANSWERED_FOR);
  if (level !== 'gentle') return seat(botNamed(level, definition.id, seed));
  const sober = seat(botNamed('greedy', definition.id, seed));
  const whim = seat(botNamed('random', definition.id, `${seed}/whim`));
  const dice = new SeededDice(`${seed}/mood`);
  return {
    answer: game => (game.question.name === 'action' && dice.pick(100) < DISTRACTED ? whim : sober).answer(game),
  };
};
