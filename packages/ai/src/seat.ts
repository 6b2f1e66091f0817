/** A bot on its seat: cuts the view for it and keeps the game the bot owns. */
import type { Game, MatchSpec, Position, RulesetDefinition, Seat } from '@ironpitch/engine';
import { SeededDice } from '@ironpitch/engine';
import { type Bot, type Clock, isBlind, NO_CLOCK } from './bot.ts';

const ANSWERS_MAX = 512;

export class BotSeat {
  readonly bot: Bot;
  private readonly seat: Seat;
  private readonly own: Game | undefined;
  private readonly view: Position | undefined;
  private readonly answers = new Int16Array(ANSWERS_MAX);

  constructor(bot: Bot, seat: Seat, definition: RulesetDefinition, match: Omit<MatchSpec, 'ruleset'>) {
    this.bot = bot;
    this.seat = seat;
    if (isBlind(bot)) return;
    // Dice of its own: what a bot imagines has nothing to do with what will be rolled.
    this.own = definition.create(match, new SeededDice(''));
    this.view = this.own.save();
  }
  /** The bot's answer to the question that is open to its seat. */
  answer(game: Game, clock: Clock = NO_CLOCK): number {
    if (isBlind(this.bot)) return game.listed[this.bot.pick(game.listed, game.listAnswers())];
    const question = {
      name: game.question.name,
      seat: this.seat,
      answers: this.answers.slice(0, game.legal(this.answers)),
    };
    const planned = this.bot.follow?.(question);
    if (planned !== undefined) return planned;
    const own = this.own as Game;
    own.load(game.view(this.seat, this.view as Position));
    return this.bot.choose(own, question, clock);
  }
}
