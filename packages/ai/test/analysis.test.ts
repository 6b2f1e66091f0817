import {
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
import { expect, test } from 'vitest';
import { type Asked, analyse, type Bot, BotSeat, botNamed, type Clock, type Mistake } from '../src/index.ts';
import { lookAt } from '../src/look/look.ts';

/** Test runners slow bots down by an order of magnitude. */
const SLOW_MS = 60_000;

/** Plays like greedy, but once, when it could run in and score in time, it ends its turn instead. */
class Wasteful implements Bot {
  readonly name = 'wasteful';
  private readonly bot: Bot;
  private readonly ruleset: string;
  wasted = false;
  constructor(ruleset: string) {
    this.bot = botNamed('greedy', ruleset, 'wasteful');
    this.ruleset = ruleset;
  }
  /** In Blood Bowl there is no harm in waiting until the last turn of a half. */
  private isLate(view: Game): boolean {
    return this.ruleset !== 'blood-2016' || (view as blood.BloodGame).turn(0) === LAST_TURN;
  }
  choose(view: Game, question: Asked, clock: Clock): number {
    const { name, seat, answers } = question;
    const end = answers.find(answer => verbOf(answer).name === 'endTurn');
    const held = view.playersOf(seat).some(player => view.holdsBall(player));
    if (name !== 'action' || end === undefined || this.wasted || !held) return this.bot.choose(view, question, clock);
    const start = view.save();
    const [plan] = lookAt(this.ruleset, new SeededDice('wasteful')).ideas(view, seat, answers);
    view.load(start);
    if (plan?.purpose !== 'score' || !this.isLate(view)) return this.bot.choose(view, question, clock);
    this.wasted = true;
    return end;
  }
}
/** The record of a match up to a few answers after home has thrown a Touchdown away, and where that was. */
const blundered = (id: string, match: Omit<MatchSpec, 'ruleset'>, seed: string): [MatchRecord, number] => {
  const rules = rulesetNamed(id);
  const create = (dice: Dice): Game => rules.create(match, dice);
  const keeper = new MatchKeeper({ ruleset: id, ...match }, rules, create, new SeededDice(seed), seed).start();
  const wasteful = new Wasteful(id);
  const seats = [wasteful, botNamed('greedy', id, 'away')].map((bot, i) => new BotSeat(bot, i as 0 | 1, rules, match));
  const { game } = keeper;
  let at = -1;
  let left = AFTER;
  while (!game.over && left > 0) {
    keeper.answer(game.nameAnswer((seats[game.asked] as BotSeat).answer(game)));
    if (wasteful.wasted && at < 0) at = keeper.answers.length - 1;
    if (at >= 0) left--;
  }
  return [keeper.record(), at];
};
const AFTER = 30;
const LAST_TURN = 8;

test.each([
  ['blood-2016', { home: 'skaven', away: 'halfling', options: {} }, '26'],
  ['blitz-2024', { home: 'human', away: 'orc', options: {} }, 'blunder'],
])(
  '%s: who throws a Touchdown away is told so, and what would have been better',
  { timeout: SLOW_MS },
  (id, match, seed) => {
    const [record, at] = blundered(id, match, seed);
    expect(at).toBeGreaterThan(0);
    const { coaches } = analyse(rulesetNamed(id), record, { from: at, until: at + 1 });
    const [home] = coaches;
    const found = home.mistakes.find(({ decision }) => decision === at) as Mistake;
    expect(found).toMatchObject({ did: { purpose: 'endTurn' }, best: { purpose: 'score' } });
    expect(home.decisionsLost).toBeGreaterThanOrEqual(found.lost);
    expect(coaches[1].luck).toBeCloseTo(-home.luck, 10);
  },
);
