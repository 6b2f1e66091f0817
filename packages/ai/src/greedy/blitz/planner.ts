/**
 * Looks for the best way to carry on from a question: plays every course of the Action in the bot's own game, up to the
 * first die, and from there several times by instinct. Which courses there are, only the engine's legal answers say.
 */
import {
  type BlitzGame,
  NO_BALL,
  objectOf,
  type PlayerId,
  type Position,
  type Seat,
  type SeededDice,
  type Square,
} from '@ironpitch/engine';
import { best, fromOwnEnd, verbName } from '../answers.ts';
import { instinct } from './instincts.ts';
import type { PositionPool } from './pool.ts';
import type { Temper } from './temper.ts';
import { columnsToGo, firstBall, worth } from './worth.ts';

export interface Step {
  readonly question: string;
  readonly answer: number;
}
export interface Plan {
  readonly value: number;
  readonly steps: readonly Step[];
}
/** Steps so far, the last one first: courses share their beginnings. */
export interface Trail extends Step {
  readonly before: Trail | undefined;
}
/** What a planner needs from its bot. */
export interface Means {
  readonly dice: SeededDice;
  readonly pool: PositionPool;
  /** Makes the dice of one decision differ from those of the next. */
  readonly salt: string;
  /** How often a course with dice in it is tried. */
  readonly samples: number;
  readonly temper: Temper;
}
/** Questions that walk a Player square by square: many ways lead to one square, and one is enough. */
const WALKS: ReadonlySet<string> = new Set(['runStep', 'markStep']);
/** Questions with one plainly right answer: no branch is made of them. */
const PLAIN: ReadonlySet<string> = new Set([
  'claim',
  'reroll',
  'blockFace',
  'handLimit',
  'place',
  'discardChallenge',
  // A card that moves the whole team: each Player is thought of when its turn comes, not all of them at once.
  'nextFreeAction',
]);
/** Actions that name who takes them. */
const BY_A_PLAYER: ReadonlySet<string> = new Set([
  'run',
  'mark',
  'throw',
  'block',
  'sidestep',
  'standUp',
  'reserves',
  'foul',
  'throwTeammate',
]);
const TOO_FAR = 99;
const LANDINGS_MAX = 6;
const SETTLED_WITHIN = 200;
const ANSWERS_MAX = 512;
const HOLDS_BALL = 1000;

export class Planner {
  protected readonly g: BlitzGame;
  protected readonly seat: Seat;
  protected readonly turn: number;
  protected readonly means: Means;
  private readonly buffer = new Int16Array(ANSWERS_MAX);
  private value = Number.NEGATIVE_INFINITY;
  private trail: Trail | undefined;

  constructor(g: BlitzGame, seat: Seat, means: Means) {
    this.g = g;
    this.seat = seat;
    this.turn = g.turn;
    this.means = means;
  }
  /** The best plan from the question that is open. `playing`: Bonus Plays between Actions are thought of too. */
  best(playing: boolean): Plan {
    const { g } = this;
    const { pool } = this.means;
    const mark = pool.mark;
    const start = pool.save(g);
    if (WALKS.has(g.question.name)) this.walk(undefined, start);
    else this.branch(start, playing);
    g.load(start);
    pool.release(mark);
    return { value: this.value, steps: stepsOf(this.trail) };
  }
  private branch(start: Position, playing: boolean): void {
    const { g } = this;
    const minds = this.minds();
    for (const answer of this.narrowed()) {
      if (!minds(answer)) continue;
      g.load(start);
      const verb = verbName(answer);
      if (verb === 'endTurn')
        this.consider(worth(g, this.seat, false, this.means.temper), this.trailTo(answer, undefined));
      else if (verb !== 'play' || g.question.name !== 'action') this.follow(answer, undefined, start);
      else if (playing) this.playFirst(answer, start);
    }
  }
  /** Whether an Action is by one of those it thinks of. */
  private minds(): (answer: number) => boolean {
    const { g, seat } = this;
    const { attention } = this.means.temper;
    const own = g.playersOf(seat);
    if (g.question.name !== 'action' || own.length <= attention) return () => true;
    const focus = firstBall(g);
    const away = (p: PlayerId): number => (g.onPitch(p) && focus >= 0 ? g.grid.distance(g.square(p), focus) : TOO_FAR);
    const minded = [...own].sort((a, b) => away(a) - away(b)).slice(0, attention);
    return answer => {
      const player = objectOf(answer) as PlayerId;
      return !BY_A_PLAYER.has(verbName(answer)) || minded.includes(player);
    };
  }
  private trailTo(answer: number, before: Trail | undefined): Trail {
    return { question: this.g.question.name, answer, before };
  }
  private legal(): Int16Array {
    const { g, buffer } = this;
    return buffer.slice(0, g.legal(buffer));
  }
  private legalFromOwnEnd(): Int16Array {
    return fromOwnEnd(this.g, this.g.asked, this.legal());
  }
  /** The legal answers, without those that are hardly worth a look. */
  private narrowed(): Int16Array {
    const answers = this.legalFromOwnEnd();
    if (this.g.question.name !== 'landingSquare') return answers;
    const forward = (a: number): number => -columnsToGo(this.g, this.seat, objectOf(a) as Square);
    const kept: number[] = [];
    for (let rest = answers; kept.length < LANDINGS_MAX && rest.length > 0; ) {
      const next = best(rest, forward);
      kept.push(next);
      rest = rest.filter(a => a !== next);
    }
    return Int16Array.from(kept);
  }
  protected consider(value: number, trail: Trail | undefined): void {
    if (value <= this.value) return;
    this.value = value;
    this.trail = trail;
  }
  /** The Action under way is over, or somebody else's turn has come. */
  private get settled(): boolean {
    const { g } = this;
    return g.over || g.turn !== this.turn || g.question.name === 'action';
  }
  private get worthNow(): number {
    return worth(this.g, this.seat, this.g.turn === this.turn, this.means.temper);
  }

  /** Gives an answer to the question open at `here` and goes on from there. */
  private follow(answer: number, before: Trail | undefined, here: Position): void {
    this.apply(answer, this.trailTo(answer, before), here);
  }
  private apply(answer: number, trail: Trail | undefined, here: Position): void {
    if (this.g.choose(answer).dieFell) this.consider(this.average(answer, here), trail);
    else this.goOn(trail);
  }
  private goOn(trail: Trail | undefined): void {
    const { g } = this;
    if (this.settled) return this.consider(this.worthNow, trail);
    const { pool } = this.means;
    const mark = pool.mark;
    const here = pool.save(g);
    const { name } = g.question;
    // Not part of the plan: what the other coach says, what is said without thinking, and what was thought of before
    // (who comes on next: every order of five Players on eleven squares would be a life's work).
    if (g.asked !== this.seat || PLAIN.has(name) || wasAsked(trail, name))
      this.apply(instinct(g, this.legalFromOwnEnd()), trail, here);
    else if (WALKS.has(name)) this.walk(trail, here);
    else {
      for (const answer of this.narrowed()) {
        g.load(here);
        this.follow(answer, trail, here);
      }
    }
    pool.release(mark);
  }
  /** What an answer with dice in it is worth: several times to the end of the Action, by instinct. */
  private average(answer: number, here: Position): number {
    const { g } = this;
    const { dice, salt, samples } = this.means;
    let sum = 0;
    for (let n = 0; n < samples; n++) {
      dice.reseed(`${salt}/${n}`);
      g.load(here).choose(answer);
      for (let i = 0; i < SETTLED_WITHIN && !this.settled; i++) g.choose(instinct(g, this.legalFromOwnEnd()));
      sum += this.worthNow;
    }
    return sum / samples;
  }

  /** Every square a Player can be walked to, each by one shortest way, with and without the ball it may find. */
  private walk(before: Trail | undefined, from: Position): void {
    const { g } = this;
    const player = g.about(0) as PlayerId;
    const seen = new Set([this.keyOf(player, g.square(player))]);
    const queue: { readonly here: Position; readonly trail: Trail | undefined }[] = [{ here: from, trail: before }];
    for (const { here, trail } of queue) {
      g.load(here);
      const answers = this.newSteps(player, seen);
      for (let i = 0; i < answers.length; i++) {
        const answer = answers[i] as number;
        if (i > 0) g.load(here);
        const next = this.trailTo(answer, trail);
        if (g.choose(answer).dieFell) {
          this.consider(this.average(answer, here), next);
          continue;
        }
        const key = this.keyOf(player, g.square(player));
        const known = stepOf(answer) >= 0 && seen.has(key);
        seen.add(key);
        if (this.settled || !WALKS.has(g.question.name) || g.about(0) !== player) this.goOn(next);
        else if (!known) queue.push({ here: this.means.pool.save(g), trail: next });
      }
    }
  }
  /** Answers that end the walk, or lead where the Player has not been yet. */
  private newSteps(player: PlayerId, seen: ReadonlySet<number>): number[] {
    const { g, buffer } = this;
    const news: number[] = [];
    for (let i = 0, count = g.legal(buffer); i < count; i++) {
      const step = stepOf(buffer[i]);
      if (step < 0 || !seen.has(this.keyOf(player, step)) || g.looseBallAt(step) !== NO_BALL) news.push(buffer[i]);
    }
    return fromOwnEnd(g, this.seat, news);
  }
  private keyOf(player: PlayerId, sq: Square): number {
    return sq + (this.g.holdsBall(player) ? HOLDS_BALL : 0);
  }

  /** A Bonus Play between Actions: worth what it does by itself, or what the next Action makes of it. */
  private playFirst(answer: number, here: Position): void {
    const { g } = this;
    const card = new Planner(g, this.seat, this.means);
    card.follow(answer, undefined, here);
    this.consider(card.value, card.trail);
    g.load(here);
    this.carryOut(stepsOf(card.trail));
    if (this.settled && !g.over && g.turn === this.turn)
      this.consider(new Planner(g, this.seat, this.means).best(false).value, card.trail);
  }
  /** Plays the steps of a plan, and by instinct what is no part of it, until the next Action is asked for. */
  protected carryOut(steps: readonly Step[]): void {
    const { g } = this;
    let next = 0;
    for (let i = 0; i < SETTLED_WITHIN && (i === 0 || !this.settled); i++) {
      const step = steps[next];
      const planned = step !== undefined && step.question === g.question.name && g.isLegal(step.answer);
      if (planned) next++;
      g.choose(planned ? step.answer : instinct(g, this.legalFromOwnEnd()));
    }
  }
}
/** The square a walker steps to, or nowhere. */
const stepOf = (answer: number): Square => (verbName(answer) === 'to' ? objectOf(answer) : NOWHERE) as Square;
const NOWHERE = -1;
const wasAsked = (trail: Trail | undefined, question: string): boolean => {
  for (let one = trail; one !== undefined; one = one.before)
    if (one.question === question && !WALKS.has(question)) return true;
  return false;
};
export const stepsOf = (trail: Trail | undefined): Step[] => {
  const steps: Step[] = [];
  for (let one = trail; one !== undefined; one = one.before) steps.push({ question: one.question, answer: one.answer });
  return steps.reverse();
};
