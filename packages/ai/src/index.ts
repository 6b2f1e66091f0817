/** Bots: they see what a coach may see, and answer. */
export { type Asked, type BlindBot, type Bot, type Clock, NO_CLOCK } from './bot.ts';
export { BOT_NAMES, botNamed } from './bots.ts';
export { habitual } from './habit.ts';
export { botSeed, DECISIONS_MAX, type Played, type PlayOptions, playMatch } from './match.ts';
export { BotSeat } from './seat.ts';
