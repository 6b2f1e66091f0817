/** Bots: they see what a coach may see, and answer. */
export {
  type Analysis,
  type AnalysisOptions,
  analyse,
  type CoachAnalysis,
  type CoachDecisions,
  decisionsOf,
  type Mistake,
  type Plan,
} from './analysis.ts';
export type { Answers, Asked, BlindBot, Bot } from './bot.ts';
export { BOT_NAMES, botNamed } from './bots.ts';
export { type Budget, type Clock, NO_CLOCK } from './clock.ts';
export { habitual } from './habit.ts';
export { type Hint, hint, ideasOf } from './hint.ts';
export { botSeed, DECISIONS_MAX, type Played, type PlayOptions, playMatch } from './match.ts';
export { ANSWERED_FOR, BotSeat, type Fault, type Hosting } from './seat.ts';
export { Value } from './value/value.ts';
