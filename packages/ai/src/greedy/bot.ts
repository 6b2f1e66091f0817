/** The bot `greedy` for Blitz Bowl: takes what leaves it best off after one Action, and follows its plan to the end. */
import { type BlitzGame, type Game, isMarked, MOMENTS, type PlayerId, type Seat, SeededDice } from '@ironpitch/engine';
import type { Asked, Bot, Clock } from '../bot.ts';
import { claim, discardChallenge, handLimit, objectName, place, reroll, verbName } from './instincts.ts';
import { Planner, type Step } from './planner.ts';
import { PositionPool } from './pool.ts';

const SAMPLES = 12;
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
/** Blocking Play pays from two possible Blocks on; it is the only card that must be played before seeing what comes. */
function startOfTurn(g: BlitzGame, { answers, seat }: Asked): number | undefined {
  if (MOMENTS[g.about(0)] !== 'turnStart') return undefined;
  const blocking = answers.find(a => verbName(a) === 'play' && objectName(a) === 'blockingPlay');
  return blocking !== undefined && countMarked(g, seat) >= 2 ? blocking : answers.find(a => verbName(a) === 'pass');
}
const countMarked = (g: BlitzGame, seat: Seat): number => {
  let count = 0;
  for (let p = 0; p < g.playerCount; p++) if (g.control(p as PlayerId) === seat && isMarked(g, p as PlayerId)) count++;
  return count;
};

export class BlitzGreedyBot implements Bot {
  readonly name = 'greedy';
  private readonly seed: string;
  private readonly dice: SeededDice;
  private readonly pool = new PositionPool();
  private decisions = 0;
  private plan: readonly Step[] = [];

  constructor(seed: string) {
    this.seed = seed;
    this.dice = new SeededDice(seed);
  }
  choose(game: Game, question: Asked, clock: Clock): number {
    const g = game as BlitzGame;
    const salt = `${this.seed}/${this.decisions++}`;
    g.dice = this.dice.reseed(salt);
    return (
      this.planned(question) ?? RULES[question.name]?.(g, question, this.dice) ?? this.think(g, question, salt, clock)
    );
  }
  /** The next step of the plan, as long as the match goes as it was planned. */
  private planned({ name, answers }: Asked): number | undefined {
    const [next, ...rest] = this.plan;
    if (next === undefined || name === 'action' || next.question !== name || !answers.includes(next.answer))
      return undefined;
    this.plan = rest;
    return next.answer;
  }
  private think(g: BlitzGame, { seat, answers }: Asked, salt: string, clock: Clock): number {
    const samples = clock.leftMs < HASTE_MS ? SAMPLES_IN_HASTE : SAMPLES;
    const [first, ...rest] = new Planner(g, seat, { dice: this.dice, pool: this.pool, salt, samples }).best(true).steps;
    this.plan = rest;
    return first?.answer ?? answers[0];
  }
}
