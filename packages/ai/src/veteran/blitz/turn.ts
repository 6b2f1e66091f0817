/** Plans a whole turn: Actions one after the other, the promising ones played on the board, the last one judged at a glance. */
import { answerOf, type BlitzGame, type Position, type Seat, type Verb } from '@ironpitch/engine';
import { verbName } from '../../greedy/answers.ts';
import type { Step } from '../../greedy/blitz/planner.ts';
import type { PositionPool } from '../../greedy/blitz/pool.ts';
import { LaidDice, outcomesOf, SURE as SURELY } from './chance.ts';
import { BLOCK, type Deed } from './deed.ts';
import { Glance } from './glance.ts';
import { Hands } from './hands.ts';
import type { Sense } from './sense.ts';
import { worth } from './worth.ts';

/** How many Actions are looked at closely, by how many are left after them. */
export type Widths = readonly number[];

/** A card that can be played now is worth less in the hand. */
const USE_SOON = 1.5;
const [ANYTHING] = SURELY;
/** Of two orders of the same Actions the one that brings more at once. */
const NOW = 0.02;
/** How many ways of a ball that is struck loose are looked at. */
const BOUNCES = 3;
/** How much more than at a glance two Actions may bring together. */
const SURPRISE = 6;
/** Of one Player's Actions of one kind, no more than this are looked at closely. */
const ALIKE_MAX = 2;

/** An Action to go on with, and what the turn comes to with it. */
export interface TurnPlan {
  readonly value: number;
  readonly steps: readonly Step[];
}
export class TurnTree {
  private readonly g: BlitzGame;
  private readonly sense: Sense;
  private readonly pool: PositionPool;
  private readonly widths: Widths;
  private readonly glance: Glance;
  private readonly dice = new LaidDice();
  private readonly hands = new Hands();
  private seat: Seat = 0;
  private turn = 0;
  private salt = '';
  /** What another plan comes to: one that cannot come near it is not followed to its end. */
  private enough = Number.NEGATIVE_INFINITY;

  constructor(g: BlitzGame, sense: Sense, pool: PositionPool, widths: Widths) {
    this.g = g;
    this.sense = sense;
    this.pool = pool;
    this.widths = widths;
    this.glance = new Glance(sense);
  }
  /** The best Action to go on with, from the question for one. */
  best(salt: string): TurnPlan {
    return this.plans(salt).reduce((a, b) => (b.value > a.value ? b : a));
  }
  /** What the turn could go on with, to stop first of all; a card that ought to be played now stands alone. */
  plans(salt: string): readonly [TurnPlan, ...TurnPlan[]] {
    const { g, pool, hands } = this;
    this.seat = g.asked;
    this.turn = g.turn;
    this.salt = salt;
    const mark = pool.mark;
    const start = pool.save(g);
    const { dice } = g;
    const now = worth(g, this.seat, this.sense);
    const card = this.cardNow(start, now);
    const plans: [TurnPlan, ...TurnPlan[]] = [card === undefined ? this.stop(start, now) : plan(now, card)];
    let most = plans[0].value;
    if (card === undefined) {
      for (const deed of this.shortlist(g.load(start) as BlitzGame)) {
        const steps = hands.stepsOf(g.load(start) as BlitzGame, deed);
        this.enough = isSure(deed) ? most : Number.NEGATIVE_INFINITY;
        const value = this.valueOf(deed, steps, start, 1) + NOW * deed.gain;
        plans.push({ value, steps });
        most = Math.max(most, value);
      }
    }
    g.load(start);
    g.dice = dice;
    pool.release(mark);
    return plans;
  }
  /** Ends the turn; before the last Action as far as all others are followed, so that they can be compared. */
  private stop(start: Position, now: number): TurnPlan {
    const g = this.g.load(start) as BlitzGame;
    const answer = answerOf(g.verbNamed('endTurn') as Verb);
    if (!g.isLegal(answer)) return plan(now, g.listed[0] as number);
    return plan(g.actionsLeft === 1 ? this.afterwards() : now, answer);
  }
  /** What is left when the turn is over and the other coach is asked. */
  private afterwards(): number {
    const { g, dice } = this;
    g.dice = dice.lay(ANYTHING, this.salt);
    this.hands.carryOut(g, [{ question: 'action', answer: answerOf(g.verbNamed('endTurn') as Verb) }]);
    return worth(g, this.seat, this.sense);
  }
  /** A Bonus Play between Actions that brings more than it is worth in the hand. */
  private cardNow(start: Position, now: number): number | undefined {
    const { g, seat, dice } = this;
    const plays = g.listed.slice(0, g.listAnswers()).filter(isPlay);
    if (plays.length === 0) return undefined;
    let most = now + this.glance.gainOf(g, seat);
    let card: number | undefined;
    for (const play of plays) {
      g.load(start);
      g.dice = dice.lay(ANYTHING, this.salt);
      this.hands.carryOut(g, [{ question: 'action', answer: play }]);
      if (!this.goesOn) continue;
      const value = worth(g, seat, this.sense) + this.glance.gainOf(g, seat) + USE_SOON;
      if (value <= most) continue;
      most = value;
      card = play;
    }
    return card;
  }
  private shortlist(g: BlitzGame): readonly Deed[] {
    const width = this.widths[Math.min(g.actionsLeft, this.widths.length) - 1] ?? 0;
    const deeds = this.glance.all(g, this.seat).sort((a, b) => b.hope - a.hope);
    const kept: Deed[] = [];
    for (const deed of deeds) {
      if (kept.length === width) break;
      let alike = 0;
      for (const other of kept) if (other.player === deed.player && other.kind === deed.kind) alike++;
      if (alike < ALIKE_MAX || deed.kind === BLOCK) kept.push(deed);
    }
    return kept;
  }
  /** What comes of a deed, over all that its dice may show. */
  private valueOf(deed: Deed, steps: readonly Step[], start: Position, depth: number): number {
    const { g, dice } = this;
    let sum = 0;
    for (const outcome of outcomesOf(g.load(start) as BlitzGame, deed, depth === 1 ? BOUNCES : 1)) {
      g.load(start);
      g.dice = dice.lay(outcome, `${this.salt}/${outcome.bounce}`);
      this.hands.carryOut(g, steps);
      sum += outcome.weight * this.valueNow(depth);
    }
    return sum;
  }
  /** Still this coach's turn, and another Action is asked for. */
  private get goesOn(): boolean {
    const { g } = this;
    return !g.over && g.turn === this.turn && g.asked === this.seat && g.question.name === 'action';
  }
  private valueNow(depth: number): number {
    const { g, seat, hands } = this;
    if (!this.goesOn) return worth(g, seat, this.sense);
    if (g.actionsLeft === 0) return this.afterwards();
    const now = worth(g, seat, this.sense);
    if (g.actionsLeft === 1 || depth > 1) return now + this.glance.gainOf(g, seat);
    const { pool } = this;
    const mark = pool.mark;
    const start = pool.save(g);
    let value = now;
    const deeds = this.shortlist(g);
    let gain = 0;
    for (const deed of deeds) gain = Math.max(gain, deed.gain);
    for (const deed of deeds) {
      if (now + deed.hope + gain + SURPRISE < this.enough) continue;
      const steps = hands.stepsOf(g.load(start) as BlitzGame, deed);
      value = Math.max(value, this.valueOf(deed, steps, start, depth + 1));
    }
    pool.release(mark);
    return value;
  }
}
const plan = (value: number, answer: number): TurnPlan => ({ value, steps: [{ question: 'action', answer }] });
const isSure = ({ kind, chance }: Deed): boolean => kind !== BLOCK && chance === 1;
const isPlay = (answer: number): boolean => verbName(answer) === 'play';
