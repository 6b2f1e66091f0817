/** A bot on its seat: cuts the view for it, winds up its clock, and sees to it that there is an answer. */
import {
  EngineError,
  type Game,
  type MatchSpec,
  type Position,
  type RulesetDefinition,
  type Seat,
  SeededDice,
} from '@ironpitch/engine';
import { type Asked, type Bot, isBlind } from './bot.ts';
import { type Budget, TurnClock } from './clock.ts';
import { standIn } from './standin.ts';

const ANSWERS_MAX = 512;

/** What a bot did instead of answering as it should. */
export interface Fault {
  readonly kind: 'failed' | 'illegal' | 'late';
  readonly bot: string;
  readonly question: string;
  readonly cause?: unknown;
}
export interface Hosting {
  /** For every turn; without one a bot may think as long as it likes. */
  readonly budget?: Budget;
  /** Hears of a fault, and the bot is answered for; without it a fault is thrown. */
  readonly onFault?: (fault: Fault) => void;
  readonly now?: () => number;
}

/** Where a person plays: the match does not end because a bot fails. */
export const ANSWERED_FOR: Hosting = { onFault: () => {} };

export class BotSeat {
  readonly bot: Bot;
  private readonly seat: Seat;
  private readonly own: Game | undefined;
  private readonly view: Position | undefined;
  private readonly answers = new Int16Array(ANSWERS_MAX);
  private readonly clock: TurnClock;
  private readonly turnOf: (g: Game) => number;
  private readonly onFault: (fault: Fault) => void;
  private turn = Number.NaN;

  constructor(
    bot: Bot,
    seat: Seat,
    definition: RulesetDefinition,
    match: Omit<MatchSpec, 'ruleset'>,
    { budget = {}, onFault = raise, now }: Hosting = {},
  ) {
    this.bot = bot;
    this.seat = seat;
    this.turnOf = g => definition.turnOf(g);
    this.clock = new TurnClock(budget, now);
    this.onFault = onFault;
    if (isBlind(bot)) return;
    // Dice of its own: what a bot imagines has nothing to do with what will be rolled.
    this.own = definition.create(match, new SeededDice(''));
    this.view = this.own.save();
  }
  /** How long the bot has thought so far. */
  get thoughtMs(): number {
    return this.clock.thoughtMs;
  }
  /** The bot's answer to the question that is open to its seat; always a legal one. */
  answer(game: Game): number {
    if (isBlind(this.bot)) return game.listed[this.bot.pick(game)];
    const question: Asked = {
      name: game.question.name,
      seat: this.seat,
      answers: this.answers.slice(0, game.legal(this.answers)),
    };
    const fault = (kind: Fault['kind'], cause?: unknown): number => {
      this.onFault({ kind, bot: this.bot.name, question: question.name, cause });
      return standIn(game, question.answers);
    };
    let answer: number;
    try {
      answer = this.bot.follow?.(question) ?? this.think(game, question);
    } catch (error) {
      return fault('failed', error);
    }
    if (!question.answers.includes(answer)) return fault('illegal');
    return this.clock.isOverdrawn ? fault('late') : answer;
  }
  private think(game: Game, question: Asked): number {
    const own = this.own as Game;
    const { clock } = this;
    own.load(game.view(this.seat, this.view as Position));
    const turn = this.turnOf(game);
    if (turn !== this.turn) clock.windUp();
    this.turn = turn;
    clock.start();
    try {
      // A copy: the list is what the answer is checked against.
      return this.bot.choose(own, { ...question, answers: question.answers.slice() }, clock);
    } finally {
      clock.stop();
    }
  }
}
/** A fault of one of our bots is an error of ours. */
const raise = ({ kind, bot, question, cause }: Fault): never => {
  if (kind === 'failed') throw cause;
  const what = kind === 'late' ? 'took too long over' : 'gave no legal answer to';
  throw new EngineError(`the bot ${bot} ${what} "${question}"`);
};
