/** Looks beyond the turn: the best plans are played on through the other coach's answer, all with the same dice, and the worse half drops out. */
import { type BlitzGame, otherSeat, type Position, type Seat } from '@ironpitch/engine';
import type { Clock } from '../../clock.ts';
import { instinct } from '../../greedy/blitz/instincts.ts';
import { type Means, type Plan, Planner, type Step } from '../../greedy/blitz/planner.ts';
import { Hands } from '../../veteran/blitz/hands.ts';
import { SENSE } from '../../veteran/blitz/sense.ts';
import { type TurnPlan, TurnTree, type Widths } from '../../veteran/blitz/turn.ts';
import { worth } from '../../veteran/blitz/worth.ts';

/** How far a star looks. */
export interface Sight {
  /** How closely it looks at its own turn, and at Actions on the way. */
  readonly widths: Widths;
  readonly onTheWay: Widths;
  /** How many plans are played on, and how often at most. */
  readonly plans: number;
  readonly rounds: number;
  /** How much counts what is seen in play; the rest is what the plan promised. */
  readonly played: number;
}
interface Trial {
  readonly plan: TurnPlan;
  sum: number;
  rounds: number;
}
/** After so many rounds the worse half drops out, and again after twice as many. */
const HALVED_AFTER = 4;
/** After so many rounds what was seen in play counts half of what it may. */
const ROUNDS_TO_TRUST = 16;
const ANSWERS_MAX = 512;
/** No answer of the other coach takes as many questions. */
const QUESTIONS_MAX = 100;

export class Foresight extends Planner {
  private readonly sight: Sight;
  private readonly clock: Clock;
  private readonly tree: TurnTree;
  private readonly way: TurnTree;
  private readonly hands = new Hands();
  private readonly answers = new Int16Array(ANSWERS_MAX);
  /** What has to be left for the Actions after this one. */
  private readonly keepMs: number;
  private readonly keepNodes: number;

  constructor(g: BlitzGame, seat: Seat, means: Means, sight: Sight, clock: Clock) {
    super(g, seat, means);
    this.sight = sight;
    this.clock = clock;
    this.tree = new TurnTree(g, SENSE, means.pool, sight.widths);
    this.way = new TurnTree(g, SENSE, means.pool, sight.onTheWay);
    const share = 1 / Math.max(1, g.actionsLeft);
    this.keepMs = clock.leftMs * (1 - share);
    this.keepNodes = clock.leftNodes * (1 - share);
  }
  /** Counts an Action that is played on; false when the rest of the clock is for later. */
  private mayGoOn(): boolean {
    const { clock } = this;
    return clock.leftNodes > 1 && clock.spend() && !(clock.leftMs < this.keepMs || clock.leftNodes < this.keepNodes);
  }
  override best(playing: boolean): Plan {
    const { g, means, sight } = this;
    if (g.question.name !== 'action') return super.best(playing);
    const plans = [...this.tree.plans(means.salt)].sort((a, b) => b.value - a.value);
    const [first] = plans as [TurnPlan];
    if (plans.length === 1) return first;
    const mark = means.pool.mark;
    const start = means.pool.save(g);
    const trials = plans.slice(0, sight.plans).map((plan): Trial => ({ plan, sum: 0, rounds: 0 }));
    const chosen = this.weigh(trials, start);
    g.load(start);
    g.dice = means.dice;
    means.pool.release(mark);
    return chosen.plan;
  }
  /** The plan that did best, as far as the clock allows to see. */
  private weigh(trials: readonly Trial[], start: Position): Trial {
    let rest = [...trials];
    let halve = HALVED_AFTER;
    for (let round = 0; round < this.sight.rounds && rest.length > 1; round++) {
      const values = rest.map(({ plan }) => this.played(plan.steps, start, round));
      // A round that was broken off has not tried everybody: all go by the rounds before.
      if (values.some(Number.isNaN)) break;
      rest.forEach((trial, i) => {
        trial.sum += values[i] as number;
        trial.rounds++;
      });
      if (round + 1 !== halve) continue;
      halve *= 2;
      rest.sort((a, b) => this.judged(b) - this.judged(a));
      rest = rest.slice(0, Math.max(2, Math.ceil(rest.length / 2)));
    }
    return rest.reduce((a, b) => (this.judged(b) > this.judged(a) ? b : a));
  }
  /** The more often it was played on, the more that counts. */
  private judged({ plan, sum, rounds }: Trial): number {
    if (rounds === 0) return plan.value;
    const played = (this.sight.played * rounds) / (rounds + ROUNDS_TO_TRUST);
    return (1 - played) * plan.value + (played * sum) / rounds;
  }
  /** Both coaches go on until it is this one's turn again. No number: out of time. */
  private played(steps: readonly Step[], start: Position, round: number): number {
    const { g, seat, means, turn, hands } = this;
    const salt = `${means.salt}/${round}`;
    g.load(start);
    g.dice = means.dice.reseed(salt);
    hands.carryOut(g, steps);
    for (let n = 0; n < QUESTIONS_MAX && !g.over; n++) {
      if (g.turn > turn + 1 || (g.turn > turn && g.active === seat)) break;
      if (g.question.name !== 'action') {
        g.choose(instinct(g, this.answers.slice(0, g.legal(this.answers))));
        continue;
      }
      if (!this.mayGoOn()) return Number.NaN;
      hands.carryOut(g, this.way.best(`${salt}/${n}`).steps);
    }
    return -worth(g, otherSeat(seat), SENSE);
  }
}
