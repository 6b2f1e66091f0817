/** A bot for Blitz Bowl, of whatever temper: takes what leaves it best off after one Action, and follows its plan to the end. */
import { type BlitzGame, type Game, isMarked, MOMENTS, type PlayerId, type Seat, SeededDice } from '@ironpitch/engine';
import type { Asked, Bot } from '../../bot.ts';
import type { Clock } from '../../clock.ts';
import { fromOwnEnd, objectName, verbName } from '../answers.ts';
import { claim, deedOf, discardChallenge, handLimit, place, reroll } from './instincts.ts';
import { type Means, Planner, type Step } from './planner.ts';
import { PositionPool } from './pool.ts';
import type { Temper } from './temper.ts';

const SAMPLES_IN_HASTE = 3;
const HASTE_MS = 50;

/** Questions that need no plan: a rule each. Nothing said means: make a plan. */
type Rule = (g: BlitzGame, question: Asked, dice: SeededDice) => number | undefined;
const RULES: Readonly<Record<string, Rule>> = {
  pitch: anyOf,
  ballKind: anyOf,
  team: (_g, { answers }) => answers[0],
  place: (g, { answers }) => place(g, answers),
  claim: (g, { answers }) => claim(g, answers),
  reroll: (g, { answers }) => reroll(g, answers),
  discardChallenge: (g, { answers }) => discardChallenge(g, answers),
  handLimit: (g, { answers }) => handLimit(g, answers),
  bonusPlay: startOfTurn,
};
function anyOf(_g: BlitzGame, { answers }: Asked, dice: SeededDice): number {
  return answers[dice.pick(answers.length)];
}
/** Cards that must be played before seeing what comes: assists pay from two possible Blocks on, a D8 when a Throw would. */
const AT_TURN_START: Readonly<Record<string, (g: BlitzGame, seat: Seat) => boolean>> = {
  assistedBlocks: (g, seat) => countMarked(g, seat) >= 2,
  throwsOnD8: (g, seat) => holdsBall(g, seat) && wantsThrow(g),
};
function startOfTurn(g: BlitzGame, { answers, seat }: Asked): number | undefined {
  if (MOMENTS[g.about(0)] !== 'turnStart') return undefined;
  const pays = (a: number): boolean =>
    verbName(a) === 'play' && AT_TURN_START[deedOf(g, objectName(a))]?.(g, seat) === true;
  return answers.find(pays) ?? answers.find(a => verbName(a) === 'pass');
}
const THROW_CHALLENGES: readonly string[] = ['makeARiskyThrow', 'moveTheBall', 'showOffALittle', 'showUsACompletion'];
const wantsThrow = (g: BlitzGame): boolean =>
  [0, 1, 2].some(space => g.space(space) >= 0 && THROW_CHALLENGES.includes(g.challengeOf(g.space(space)).id));
const holdsBall = (g: BlitzGame, seat: Seat): boolean => g.playersOf(seat).some(p => g.holdsBall(p));
const countMarked = (g: BlitzGame, seat: Seat): number => {
  let count = 0;
  for (let p = 0; p < g.playerCount; p++) if (g.control(p as PlayerId) === seat && isMarked(g, p as PlayerId)) count++;
  return count;
};

export class BlitzGreedyBot implements Bot {
  readonly name: string;
  private readonly temper: Temper;
  private readonly seed: string;
  private readonly dice: SeededDice;
  private readonly pool = new PositionPool();
  private decisions = 0;
  private plan: readonly Step[] = [];

  /** `dice` are what it imagines with. */
  constructor(seed: string, temper: Temper, dice: SeededDice = new SeededDice(seed)) {
    this.name = temper.name;
    this.temper = temper;
    this.seed = seed;
    this.dice = dice;
  }
  /** The next step of the plan, as long as the match goes as it was planned. */
  follow({ name, answers }: Asked): number | undefined {
    const [next, ...rest] = this.plan;
    if (next === undefined || name === 'action' || next.question !== name || !answers.includes(next.answer))
      return undefined;
    this.plan = rest;
    this.decisions++;
    return next.answer;
  }
  /** Whether the plan goes on with one of these questions. */
  protected goesOn(questions: ReadonlySet<string>): boolean {
    const [next] = this.plan;
    return next !== undefined && questions.has(next.question);
  }
  choose(game: Game, asked: Asked, clock: Clock): number {
    const planned = this.follow(asked);
    if (planned !== undefined) return planned;
    const g = game as BlitzGame;
    const question = { ...asked, answers: fromOwnEnd(g, asked.seat, asked.answers.slice()) };
    const salt = `${this.seed}/${this.decisions++}`;
    g.dice = this.dice.reseed(salt);
    return RULES[question.name]?.(g, question, this.dice) ?? this.think(g, question, salt, clock);
  }
  /** Who makes the plans. */
  protected planner(g: BlitzGame, seat: Seat, means: Means, _clock: Clock): Planner {
    return new Planner(g, seat, means);
  }
  private think(g: BlitzGame, { seat, answers }: Asked, salt: string, clock: Clock): number {
    const { dice, pool, temper } = this;
    const samples = clock.leftMs < HASTE_MS ? SAMPLES_IN_HASTE : temper.samples;
    const planner = this.planner(g, seat, { dice, pool, salt, samples, temper }, clock);
    const [first, ...rest] = planner.best(temper.cards).steps;
    this.plan = rest;
    return first?.answer ?? answers[0];
  }
}
