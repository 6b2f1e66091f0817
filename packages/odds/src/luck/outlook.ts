/**
 * What a position in the middle of things is worth to home: dice that are about to fall are followed in the real engine,
 * questions on the way are answered by each coach for his own best, and at the next quiet position the evaluation
 * decides. Courses that come to the same position are one from there on.
 */
import { type Dice, type Game, type Position, SeededDice } from '@ironpitch/engine';
import { isCard } from '../cards.ts';
import { Described } from '../described.ts';
import { LATER, NoRoll, TOO_UNLIKELY } from '../plan/dice.ts';
import { PossibleDice } from './dice.ts';
import { type Habits, habitual } from './habits.ts';

/** A place that is not quiet: a coach chooses on the way, or a step of a procedure is about to roll. */
interface Spot {
  /** Until it has been looked at. */
  position: Position | undefined;
  /** 1: home chooses; -1: away; 0: dice. */
  chooser: 1 | -1 | 0;
  readonly ways: Way[];
  value: number;
}
/** What is certain already, and where else it can lead with which chance. */
interface Way {
  certain: number;
  readonly to: Map<Spot, number>;
}
/** Where a run came to: a value where it is quiet, a spot where it is not. */
export type Reached = number | Spot;
/** One way the dice of a step could fall. */
export interface Course {
  readonly chance: number;
  readonly shown: readonly number[];
  readonly to: Reached;
}

/** Courses of one step less likely than this are evaluated where they are: penalties may be level for ever. */
const LEAST = 1e-6;
/** A step with more courses is sampled. */
const COURSES_MAX = 1500;
const SAMPLES = 200;
const ANSWERS_MAX = 512;
/** A question with more answers than this is left to the evaluation. */
const CHOICES_MAX = 14;
/** Of one look ahead. */
const SPOTS_MAX = 2000;
const SWEEPS_MAX = 300;
const SETTLED = 1e-13;
/** Thrown out of an enumeration that would not end. */
const TOO_MANY = new NoRoll('too many courses');
const BOUNCING = / (Bounce|ThrowIn)\([^()]*\)$/;

export const worthOf = (reached: Reached): number => (typeof reached === 'number' ? reached : reached.value);

export class Outlook {
  /** A game of its own; what is asked is asked about the position it is in. */
  readonly g: Game;
  /** Where the step under way began, once it has turned out to roll. */
  readonly stepStart: Position;
  private readonly evaluate: (g: Game) => number;
  private readonly habits: Habits;
  private readonly spots = new Map<number, Spot>();
  private readonly waiting: Spot[] = [];
  private readonly free: Position[] = [];
  private readonly possible: PossibleDice;
  private readonly described = new Described();
  private stepsBegun = 0;
  private blockDice = 0;
  private rollingStep = 0;
  private beginning: (() => void) | undefined;
  private readonly buffer = new Int16Array(ANSWERS_MAX);

  constructor(game: Game, evaluate: (g: Game) => number, habits: Habits) {
    this.possible = new PossibleDice(count => this.kindOf(count));
    this.g = game.twin(this.possible);
    this.stepStart = game.save();
    this.evaluate = evaluate;
    this.habits = habits;
    this.g.onStep = () => {
      this.stepsBegun++;
      this.stepStart.set(this.g.cells);
      this.beginning?.();
    };
  }
  /** Whether dice that are about to fall belong to a later step than the one that is run; then it throws. */
  checkStep(): void {
    if (this.stepsBegun !== this.rollingStep) throw LATER;
  }
  /** What so many dice that are about to fall are rolled for, where the engine says so. */
  private kindOf(count: number): string {
    this.checkStep();
    const kind = this.described.next(this.g.sheet, count) ? this.g.sheet.kind : '';
    if (kind === 'block') this.blockDice++;
    return kind;
  }
  /** What was found out is forgotten. */
  forget(): void {
    this.spots.clear();
  }

  // --- where things lead -----------------------------------------------------------------------------------------
  private run(position: Position, dice: Dice, rolling: 0 | 1, go: () => unknown, bounced = false): Reached {
    this.travel(position, dice, rolling, go);
    return this.reached(bounced);
  }
  /**
   * Runs from a position until somebody is asked, the match is over, or a step is about to roll that is not the
   * `rolling`-th: then true. The game stays where it came to. `begun` hears of every step.
   */
  travel(position: Position, dice: Dice, rolling: 0 | 1, go: () => unknown, begun?: () => void): boolean {
    const { g } = this;
    g.load(position);
    g.dice = dice;
    this.stepsBegun = 0;
    this.blockDice = 0;
    this.described.forget(g.sheet);
    this.rollingStep = rolling;
    this.beginning = begun;
    try {
      go();
    } catch (error) {
      if (!(error instanceof NoRoll)) throw error;
      if (error === TOO_UNLIKELY) throw error;
      g.load(this.stepStart);
      return true;
    }
    return false;
  }
  /**
   * The place the game is in. Where a ball has `bounced` and somebody may catch it now, that is quiet enough: it could go
   * on for ever.
   */
  reached(bounced = false): Reached {
    const { g } = this;
    return this.isQuiet(bounced) ? this.evaluate(g) : this.spotHere();
  }
  /** Nothing is pending: the evaluation may be asked. */
  private isQuiet(bounced: boolean): boolean {
    const { g } = this;
    if (g.over) return true;
    if (g.isRunning) return bounced || this.habits.isQuietStep(g);
    return !g.question.onTheWay && habitual(g) === undefined;
  }
  private spotHere(): Spot {
    const key = this.g.longFingerprint();
    const known = this.spots.get(key);
    if (known !== undefined) return known;
    const made: Spot = { position: this.g.save(this.free.pop()), chooser: 0, ways: [], value: 0.5 };
    this.spots.set(key, made);
    this.waiting.push(made);
    return made;
  }

  // --- what they are worth ---------------------------------------------------------------------------------------
  /**
   * Looks at every place that has been reached and at whatever it leads to, the nearest first; after this `worthOf` may
   * be asked. False when there were too many: the evaluation decided about the farthest.
   */
  settle(): boolean {
    const order: Spot[] = [];
    for (const spot of this.waiting) {
      if (order.push(spot) <= SPOTS_MAX) this.lookAt(spot);
      else spot.value = this.evaluate(this.g.load(spot.position as Position));
      this.free.push(spot.position as Position);
      spot.position = undefined;
    }
    this.waiting.length = 0;
    sweep(order);
    return order.length <= SPOTS_MAX;
  }
  private lookAt(spot: Spot): void {
    const { g } = this;
    const position = spot.position as Position;
    g.load(position);
    if (g.isRunning) {
      spot.ways.push(wayTo(this.courses(position).courses));
      return;
    }
    const answers = this.choices();
    if (answers.length === 0 || answers.length > CHOICES_MAX) {
      spot.value = this.evaluate(g);
      return;
    }
    spot.chooser = g.asked === 0 ? 1 : -1;
    for (const answer of answers) {
      const to = this.run(position, this.possible, 0, () => g.choose(answer));
      spot.ways.push(wayTo([{ chance: 1, shown: [], to }]));
    }
  }
  /** Cards are not played: which ones a coach holds is not for anybody to weigh. */
  private choices(): number[] {
    const certain = habitual(this.g);
    if (certain !== undefined) return [certain];
    const all = Array.from(this.buffer.subarray(0, this.g.legal(this.buffer)));
    const open = all.filter(answer => !isCard(answer));
    return open.length === 0 ? all : open;
  }
  /** Every way the dice of the step that begins at a position can fall, or as many samples of it. */
  courses(position: Position): { readonly courses: readonly Course[]; readonly sampled: boolean } {
    const courses = this.enumerate(position);
    return courses === undefined ? { courses: this.sample(position, []), sampled: true } : { courses, sampled: false };
  }
  private enumerate(position: Position): Course[] | undefined {
    const { possible } = this;
    const courses: Course[] = [];
    const blocks = new Map<string, Reached>();
    const bounces = this.bouncesAt(position);
    possible.least = LEAST;
    try {
      possible.forEach(() => {
        if (courses.length === COURSES_MAX) throw TOO_MANY;
        possible.begin([]);
        const to = this.course(position, bounces, blocks);
        courses.push({ chance: possible.probability, shown: possible.shown, to });
      });
    } catch (error) {
      if (error !== TOO_MANY) throw error;
      return undefined;
    }
    return courses;
  }
  private course(position: Position, bounces: boolean, blocks: Map<string, Reached>): Reached {
    const { possible, g } = this;
    try {
      this.travel(position, possible, 1, () => g.resume());
    } catch (error) {
      if (error !== TOO_UNLIKELY) throw error;
      return this.evaluate(g);
    }
    if (this.blockDice !== possible.shown.length) return this.reached(bounces);
    // Which of the block dice shows what makes no difference.
    const key = [...possible.shown].sort().join();
    const known = blocks.get(key) ?? this.reached(bounces);
    blocks.set(key, known);
    return known;
  }
  /** Whether the step that begins at a position is a ball that bounces or is thrown in. */
  bouncesAt(position: Position): boolean {
    return BOUNCING.test(this.g.load(position).describe());
  }
  /** Seeded samples, after some dice that have fallen already. */
  sample(position: Position, fallen: readonly number[]): Course[] {
    const { g } = this;
    g.load(position);
    const bounces = this.bouncesAt(position);
    const dice = new SampledDice(new SeededDice(`${g.longFingerprint()} ${fallen.join()}`), fallen, () =>
      this.checkStep(),
    );
    return Array.from({ length: SAMPLES }, () => {
      dice.begin();
      const to = this.run(position, dice, 1, () => g.resume(), bounces);
      return { chance: 1 / SAMPLES, shown: [], to };
    });
  }
}

/** Some dice that are known, then others. */
class SampledDice implements Dice {
  private readonly source: Dice;
  private readonly first: readonly number[];
  private readonly check: () => void;
  private used = 0;
  constructor(source: Dice, first: readonly number[], check: () => void) {
    this.source = source;
    this.first = first;
    this.check = check;
  }
  begin(): void {
    this.used = 0;
  }
  private next(otherwise: () => number): number {
    this.check();
    return this.first[this.used++] ?? otherwise();
  }
  roll(...args: Parameters<Dice['roll']>): number {
    return this.next(() => this.source.roll(...args));
  }
  twoD6(): number {
    return this.next(() => this.source.twoD6());
  }
  pick(count: number): number {
    return this.next(() => this.source.pick(count));
  }
  shuffle(...args: Parameters<Dice['shuffle']>): void {
    this.source.shuffle(...args);
  }
}

/** Until nothing moves any more: balls may go round in circles. */
const sweep = (spots: readonly Spot[]): void => {
  for (let times = 0; times < SWEEPS_MAX; times++) {
    let moved = 0;
    for (let i = spots.length - 1; i >= 0; i--) {
      const spot = spots[i] as Spot;
      if (spot.ways.length === 0) continue;
      const before = spot.value;
      spot.value = weighed(spot);
      moved = Math.max(moved, Math.abs(spot.value - before));
    }
    if (moved < SETTLED) return;
  }
};
const wayTo = (courses: readonly Course[]): Way => {
  const way: Way = { certain: 0, to: new Map() };
  for (const { chance, to } of courses) {
    if (typeof to === 'number') way.certain += chance * to;
    else way.to.set(to, (way.to.get(to) ?? 0) + chance);
  }
  return way;
};
const expectation = (way: Way): number => {
  let sum = way.certain;
  for (const [spot, chance] of way.to) sum += chance * spot.value;
  return sum;
};
const weighed = (spot: Spot): number => {
  let best = expectation(spot.ways[0] as Way);
  for (let i = 1; i < spot.ways.length; i++) {
    const value = expectation(spot.ways[i] as Way);
    if (spot.chooser * (value - best) > 0) best = value;
  }
  return best;
};
