/** Looks beyond an Action: the best few are played on, to the end of the turn and through the other coach's answer. */
import type { BlitzGame, Position, Seat } from '@ironpitch/engine';
import type { Clock } from '../../clock.ts';
import { type Means, type Plan, Planner, type Step, stepsOf, type Trail } from '../../greedy/blitz/planner.ts';
import { worth } from '../../greedy/blitz/worth.ts';

/** How many Actions are played on, and how often at most. */
export interface Sight {
  readonly width: number;
  readonly rounds: number;
}
/** How often the dice of a single Action are imagined on the way. */
const SAMPLES_ON_THE_WAY = 2;
/** No two turns have more Actions than this; what is left over after them is not looked at. */
const ACTIONS_MAX = 8;
/** How much counts what is seen in play; the rest is what meets the eye at once. */
const PLAYED = 0.6;

interface Course {
  readonly value: number;
  readonly trail: Trail | undefined;
}
/** All courses of one Action, of which the best are kept, the best one first. */
export class Courses extends Planner {
  readonly kept: Course[] = [];
  private readonly width: number;
  constructor(g: BlitzGame, seat: Seat, means: Means, width: number) {
    super(g, seat, means);
    this.width = width;
  }
  protected override consider(value: number, trail: Trail | undefined): void {
    super.consider(value, trail);
    const { kept, width } = this;
    if (kept.length === width && value <= (kept[width - 1] as Course).value) return;
    let i = Math.min(kept.length, width - 1);
    for (; i > 0 && (kept[i - 1] as Course).value < value; i--) kept[i] = kept[i - 1] as Course;
    kept[i] = { value, trail };
  }
}
/** Does what either coach would do who looks no further than one Action. */
export class Player extends Planner {
  act(): void {
    this.carryOut(this.best(false).steps);
  }
  /** Does what somebody else thought of. */
  obey(steps: readonly Step[]): void {
    this.carryOut(steps);
  }
}

export class TurnPlanner extends Planner {
  private readonly sight: Sight;
  private readonly clock: Clock;
  /** What has to be left for the Actions after this one. */
  private readonly keepMs: number;
  private readonly keepNodes: number;
  constructor(g: BlitzGame, seat: Seat, means: Means, sight: Sight, clock: Clock) {
    super(g, seat, means);
    this.sight = sight;
    this.clock = clock;
    const share = 1 / Math.max(1, g.actionsLeft);
    this.keepMs = clock.leftMs * (1 - share);
    this.keepNodes = clock.leftNodes * (1 - share);
  }
  /** Counts an Action that is played on; false when the rest of the clock is for later. */
  private mayGoOn(): boolean {
    const { clock } = this;
    return clock.leftNodes > 1 && clock.spend() && !(clock.leftMs < this.keepMs || clock.leftNodes < this.keepNodes);
  }
  /** The best plan for an Action, by what came of it in play; other questions are answered as they come. */
  override best(playing: boolean): Plan {
    const { g, seat, means } = this;
    if (g.question.name !== 'action') return super.best(playing);
    const { pool } = means;
    const mark = pool.mark;
    const start = pool.save(g);
    const courses = new Courses(g, seat, means, this.sight.width);
    const plain = courses.best(playing);
    const sums = this.playOn(courses.kept, start);
    g.load(start);
    pool.release(mark);
    const chosen = courses.kept[placeOfMost(sums)];
    return chosen === undefined ? plain : { value: chosen.value, steps: stepsOf(chosen.trail) };
  }
  /** What each course comes to, as far as the clock allows. */
  private playOn(kept: readonly Course[], start: Position): readonly number[] {
    const sums = kept.map(({ value }) => value * (1 - PLAYED));
    if (kept.length < 2) return sums;
    for (let round = 0; round < this.sight.rounds; round++) {
      const values = kept.map(({ trail }) => this.played(stepsOf(trail), start, round));
      // A round that was broken off has not tried everybody: all go by the rounds before.
      if (values.some(Number.isNaN)) break;
      for (let i = 0; i < sums.length; i++) {
        const eye = (kept[i] as Course).value * (1 - PLAYED);
        sums[i] = eye + (((sums[i] as number) - eye) * round + PLAYED * (values[i] as number)) / (round + 1);
      }
    }
    return sums;
  }
  /** Both coaches go on until it is this one's turn again; every course meets the same dice. No number: out of time. */
  private played(steps: readonly Step[], start: Position, round: number): number {
    const { g, seat, means } = this;
    const salt = `${means.salt}/${round}`;
    const on = { ...means, samples: SAMPLES_ON_THE_WAY };
    g.load(start);
    means.dice.reseed(salt);
    this.carryOut(steps);
    for (let n = 0; n < ACTIONS_MAX && !g.over; n++) {
      if (g.turn > this.turn + 1 || (g.turn > this.turn && g.active === seat)) break;
      if (!this.mayGoOn()) return Number.NaN;
      new Player(g, g.asked, { ...on, salt: `${salt}/${n}` }).act();
    }
    return worth(g, seat, g.active === seat, means.temper);
  }
}
const placeOfMost = (sums: readonly number[]): number => {
  let place = 0;
  for (let i = 1; i < sums.length; i++) if ((sums[i] as number) > (sums[place] as number)) place = i;
  return place;
};
