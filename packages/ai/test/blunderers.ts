/** Coaches who blunder on purpose, made by hand, and the records of what they did: for whoever looks for mistakes. */
import {
  type BlitzGame,
  type blood,
  type Dice,
  type Game,
  MatchKeeper,
  type MatchRecord,
  type MatchSpec,
  rulesetNamed,
  SeededDice,
  verbOf,
} from '@ironpitch/engine';
import { type Asked, type Bot, BotSeat, botNamed, type Clock } from '../src/index.ts';
import type { Idea } from '../src/look/idea.ts';
import { lookAt } from '../src/look/look.ts';

/** When a coach throws something away: by what meets the eye first. */
type Temptation = (view: Game, plan: Idea) => boolean;
const LAST_TURN = 8;
const WHOLE_TURN = 3;
const EARLY_TURNS = 6;
/** Does not run in. In Blood Bowl there is no harm in waiting until the last turn of a half. */
export const wasteful: Temptation = (view, { purpose }) =>
  purpose === 'score' &&
  (rulesetNamed(view.rules.id).game === 'blitz' || (view as blood.BloodGame).turn(0) === LAST_TURN);
/** Lets a whole turn of Blitz Bowl go by, once the first cards are won. */
export const idle: Temptation = (view, { purpose }) => {
  const { actionsLeft, turn } = view as BlitzGame;
  return actionsLeft === WHOLE_TURN && turn >= EARLY_TURNS && purpose !== 'endTurn';
};

/** Plays like greedy, but when it is tempted it ends its turn instead, so many times. */
class Blunderer implements Bot {
  readonly name = 'blunderer';
  private readonly bot: Bot;
  private readonly ruleset: string;
  private readonly isTempted: Temptation;
  private left: number;
  constructor(ruleset: string, isTempted: Temptation, times: number) {
    this.bot = botNamed('greedy', ruleset, 'wasteful');
    this.ruleset = ruleset;
    this.isTempted = isTempted;
    this.left = times;
  }
  get blunders(): number {
    return this.left;
  }
  choose(view: Game, question: Asked, clock: Clock): number {
    const { name, seat, answers } = question;
    const end = answers.find(answer => verbOf(answer).name === 'endTurn');
    if (name !== 'action' || end === undefined || this.left === 0) return this.bot.choose(view, question, clock);
    const start = view.save();
    const [plan] = lookAt(this.ruleset, new SeededDice('wasteful')).ideas(view, seat, answers);
    view.load(start);
    if (plan === undefined || !this.isTempted(view, plan)) return this.bot.choose(view, question, clock);
    this.left--;
    return end;
  }
}
export interface Blundered {
  readonly record: MatchRecord;
  /** After so many answers home blundered. */
  readonly at: readonly number[];
}
/** Home blunders, so many times at most; the match goes on for some answers after the last one, or to its end. */
export const blundered = (
  id: string,
  match: Omit<MatchSpec, 'ruleset'>,
  seed: string,
  isTempted: Temptation,
  { times = 1, after = Number.POSITIVE_INFINITY }: { readonly times?: number; readonly after?: number } = {},
): Blundered => {
  const rules = rulesetNamed(id);
  const create = (dice: Dice): Game => rules.create(match, dice);
  const keeper = new MatchKeeper({ ruleset: id, ...match }, rules, create, new SeededDice(seed), seed).start();
  const blunderer = new Blunderer(id, isTempted, times);
  const seats = [blunderer, botNamed('greedy', id, 'away')].map((bot, i) => new BotSeat(bot, i as 0 | 1, rules, match));
  const { game } = keeper;
  const at: number[] = [];
  while (!game.over && (at.length < times || keeper.answers.length <= (at.at(-1) as number) + after)) {
    const before = blunderer.blunders;
    keeper.answer(game.nameAnswer((seats[game.asked] as BotSeat).answer(game)));
    if (blunderer.blunders < before) at.push(keeper.answers.length - 1);
  }
  return { record: keeper.record(), at };
};
