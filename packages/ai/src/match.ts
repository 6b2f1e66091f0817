/** One match between two bots, from the toss to its end. */
import {
  type Dice,
  EngineError,
  type Game,
  type GameEvent,
  MatchKeeper,
  type MatchRecord,
  type MatchSpec,
  type Outcome,
  type RulesetDefinition,
  SeededDice,
} from '@ironpitch/engine';
import { type BlindBot, type Bot, isBlind } from './bot.ts';
import type { Budget } from './clock.ts';
import { BotSeat } from './seat.ts';

/** No match comes near this; one that does shows a mistake of ours. */
export const DECISIONS_MAX = 20_000;

export interface Played {
  readonly game: Game;
  readonly outcome: Outcome;
  readonly decisions: number;
  readonly record?: MatchRecord;
  /** How long each bot has thought; nothing where neither looks at more than its answers. */
  readonly thoughtMs?: readonly [number, number];
}
export interface PlayOptions {
  /** Keeps the match record: slower. */
  readonly record?: boolean;
  /** Gets the events since the last question, and the question that is open now: slower. */
  readonly watch?: (game: Game, events: readonly GameEvent[]) => void;
  readonly decisionsMax?: number;
  /** What each bot gets for a turn, home's and away's. */
  readonly budgets?: readonly [Budget, Budget];
}

/** The seeds of the two bots: they roll dice of their own. */
export const botSeed = (seed: string, seat: 0 | 1): string => `${seed}/${seat === 0 ? 'home' : 'away'}`;

/** Plays a match. Whatever goes wrong inside is thrown with the seed that repeats it. */
export const playMatch = (
  definition: RulesetDefinition,
  spec: Omit<MatchSpec, 'ruleset'>,
  bots: readonly [Bot, Bot],
  seed: string,
  options: PlayOptions = {},
): Played => {
  const [home, away] = bots;
  try {
    if (isBlind(home) && isBlind(away) && !options.record && !options.watch)
      return playBlind(definition, spec, home, away, seed, options.decisionsMax);
    return playWatched(definition, spec, bots, seed, options);
  } catch (error) {
    if (error instanceof EngineError) throw new EngineError(`seed ${seed}: ${error.message}`, { cause: error });
    throw error;
  }
};
const tooLong = (game: Game, decisionsMax: number): EngineError =>
  new EngineError(`the match did not end within ${decisionsMax} decisions: ${game.describe()}`);

/** Two bots that look at nothing but their answers: no view is cut, no event built. */
const playBlind = (
  definition: RulesetDefinition,
  spec: Omit<MatchSpec, 'ruleset'>,
  home: BlindBot,
  away: BlindBot,
  seed: string,
  decisionsMax = DECISIONS_MAX,
): Played => {
  const game = definition.create(spec, new SeededDice(seed)).start();
  let decisions = 0;
  while (!game.over) {
    if (decisions++ === decisionsMax) throw tooLong(game, decisionsMax);
    game.chooseAt((game.asked === 0 ? home : away).pick(game));
  }
  return { game, outcome: definition.outcome(game), decisions };
};

const playWatched = (
  definition: RulesetDefinition,
  spec: Omit<MatchSpec, 'ruleset'>,
  bots: readonly [Bot, Bot],
  seed: string,
  { record = false, watch, decisionsMax = DECISIONS_MAX, budgets = [{}, {}] }: PlayOptions,
): Played => {
  const create = (dice: Dice): Game => {
    const made = definition.create(spec, dice);
    if (watch) made.events = [];
    return made;
  };
  const dice = new SeededDice(seed);
  const keeper = record
    ? new MatchKeeper({ ruleset: definition.id, ...spec }, definition, create, dice, seed).start()
    : undefined;
  const game = keeper?.game ?? create(dice).start();
  const seats = bots.map((bot, i) => new BotSeat(bot, i as 0 | 1, definition, spec, { budget: budgets[i as 0 | 1] }));
  const look = (): void => {
    if (!watch) return;
    watch(game, game.events ?? []);
    game.events = [];
  };
  let decisions = 0;
  look();
  while (!game.over) {
    if (decisions++ === decisionsMax) throw tooLong(game, decisionsMax);
    const answer = (seats[game.asked] as BotSeat).answer(game);
    if (keeper) keeper.answer(game.nameAnswer(answer));
    else game.choose(answer);
    look();
  }
  const thoughtMs = [(seats[0] as BotSeat).thoughtMs, (seats[1] as BotSeat).thoughtMs] as const;
  const outcome = definition.outcome(game);
  return { game, outcome, decisions, thoughtMs, ...(keeper ? { record: keeper.record() } : {}) };
};
