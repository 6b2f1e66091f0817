/**
 * The chance of a plan by brute force: every face of every die its own course, every answer tried, nothing looked up
 * twice. Slow and plain on purpose, and without a line of the search: where that waits for a sign that a step was taken,
 * this one looks for what stopped it.
 */
import {
  blood,
  type Die,
  EnumeratingDice,
  type Game,
  type GameEvent,
  NOBODY,
  type PlayerId,
  verbOf,
} from '@ironpitch/engine';
import { plannedGame } from '../src/plan/games.ts';
import { readGoal } from '../src/plan/goal.ts';
import type { Planned } from './random-plans.ts';

/** Within one answer, courses less likely than this are given up: balls may bounce for ever. */
const LEAST = 1e-12;
const UNLIKELY = 'unlikely';
const TURNOVER = 'turnover';
const ENDED = 'ended';
const TOO_MUCH = 'too much';
/** Chances that differ by less are the same to a coach who chooses. */
const SAME = 1e-13;

class PlainDice extends EnumeratingDice {
  private readonly least: number;
  constructor(least: number) {
    super();
    this.least = least;
    this.merging = least > LEAST;
  }
  private look(): void {
    if (this.probability < this.least) throw UNLIKELY;
  }
  override roll(die: Die, target?: number, otherTarget?: number): number {
    this.look();
    return super.roll(die, target, otherTarget);
  }
  override twoD6(target?: number, otherTarget?: number): number {
    this.look();
    return super.twoD6(target, otherTarget);
  }
}
/** Rolls without which nothing comes of what was ordered. */
const NEEDED = [
  'boneHead',
  'reallyStupid',
  'wildAnimal',
  'standUp',
  'jumpUp',
  'foulAppearance',
  'animosity',
  'alwaysHungry',
  'throwTeammate',
  'hypnoticGaze',
  'chainsaw',
];
/** What is told of a course besides the usual: the other side scored, an order came to nothing, they got the ball. */
export type Unusual = 'theyScore' | 'inVain' | 'theyTake';
interface Line extends GameEvent {
  readonly seat?: number;
  readonly roll?: string;
  readonly passed?: boolean;
  readonly player?: PlayerId;
  readonly target?: PlayerId;
  readonly skill?: string;
  readonly escaped?: boolean;
  readonly cause?: string;
}
class Listener extends Array<GameEvent> {
  game: Game | undefined;
  touchdown = false;
  /** The turn is lost, but somebody stands where a Touchdown may still be scored. */
  lost = false;
  readonly unusual = new Set<Unusual>();
  /**
   * Home's course so far, a letter a line: p and f for needed rolls passed and failed, r while one is rolled again,
   * t for a ball that is aimed and not thrown yet, m for two opponents named at once, b for every block, with its
   * target, a blank for other rolls.
   */
  tale = '';
  private tell({ type, seat, roll, passed, player, target, skill, escaped }: Line): void {
    if (type === 'passResult' || type === 'intercepted') this.tale = this.tale.replace('t', '');
    if (type === 'armourRolled') this.tale += `b${player};`;
    // Where the one who holds rolls, not the one who wants to leave (B25-SKILL-TENTACLES-01).
    if (type === 'rolled' && roll === 'tentacles') this.needed(passed === false);
    if (player === undefined || this.game?.control(player) !== 0) return;
    if (type === 'threw') this.tale += 't';
    if (type === 'handedOff' && target === NOBODY) this.tale += 'f'; // whoever was to have it was bitten, and is gone
    if (type === 'blockRolled') this.tale += `b${target};`;
    if (type === 'contestRolled' && skill === 'tentacles') this.needed(escaped === true);
    if (type === 'rolled') {
      if (NEEDED.includes(roll as string)) this.needed(passed === true);
      else this.tale += ' ';
    }
    if (type === 'rerolled' && seat === 0) this.tale = this.tale.replace(/[pf]$/, 'r');
    if (type === 'proRolled' || type === 'lonerRolled') this.tale = this.tale.replace(/[fr]$/, passed ? 'r' : 'f');
  }
  private needed(passed: boolean): void {
    this.tale = this.tale.replace(/r$/, '') + (passed ? 'p' : 'f');
  }
  /** Nothing failed for good, nothing stayed in the hands, and of two blocks none was left out. */
  get isDone(): boolean {
    const blocked = new Set(this.tale.match(/b\d+;/g)).size;
    return !/[frt]/.test(this.tale) && (!this.tale.includes('m') || blocked >= 2);
  }
  override push(event: GameEvent): number {
    const line = event as Line;
    this.tell(line);
    const { type } = line;
    if (type === 'turnover' && line.cause !== 'touchdown') {
      if (!mayScore(this.game as blood.BloodGame)) throw TURNOVER;
      this.lost = true;
    }
    if (type === 'ballTaken' && this.game?.control(line.player as PlayerId) === 1) this.unusual.add('theyTake');
    if (type === 'touchdown' && line.seat === 0) this.touchdown = true;
    if (type === 'touchdown' && line.seat === 1 && this.game instanceof blood.BloodGame) {
      this.unusual.add('theyScore');
      throw TURNOVER;
    }
    const scores = this.game instanceof blood.BloodGame && this.game.scorer >= 0;
    if (type === 'driveEnded' || (type === 'turnEnded' && !scores)) throw ENDED;
    return 0;
  }
}

const mayScore = (g: blood.BloodGame): boolean =>
  g.playersOf(0).some(p => g.onPitch(p) && blood.isStanding(g, p) && blood.inScoringZone(g, p));

/** By question and answer: what an answer of home's adds to the tale. */
const TOLD: Readonly<Record<string, string>> = { 'blockTarget multipleBlock': 'm', 'moveInsteadOfBlock yes': 'f' };

/** Of success, and of losing the turn on the way. */
export interface Counted extends Fate {
  readonly unusual: ReadonlySet<Unusual>;
}
interface Fate {
  readonly success: number;
  readonly turnover: number;
  /** Of courses that were given up. */
  readonly open: number;
}
const NOTHING: Fate = { success: 0, turnover: 0, open: 0 };
const LOST: Fate = { success: 0, turnover: 1, open: 0 };
const OPEN: Fate = { success: 0, turnover: 0, open: 1 };
const isBetter = (a: Fate, b: Fate): boolean =>
  Math.abs(a.success - b.success) > SAME ? a.success > b.success : a.turnover < b.turnover - SAME;
const best = (all: readonly Fate[]): Fate => all.reduce((one, other) => (isBetter(other, one) ? other : one));
const worst = (all: readonly Fate[]): Fate => all.reduce((one, other) => (isBetter(one, other) ? other : one));

/**
 * Undefined when there is too much to count. Above `LEAST` faces that the engine says are alike are one course, and what
 * is less likely is left open.
 */
export const bruteForce = ({ game, plan, goal }: Planned, choosesMax: number, least = LEAST): Counted | undefined => {
  const g = game.twin(new PlainDice(least));
  const listener = new Listener();
  listener.game = g;
  g.events = listener;
  const steps = plan.steps.map(step => game.readAnswer(step));
  const test = readGoal(game, goal);
  const { owes } = plannedGame(game);
  const buffer = new Int16Array(512);
  let chooses = 0;

  const wantsMore = Object.keys(goal).some(key => key !== 'turnoverAllowed');
  const isDone = (): boolean => {
    if (!listener.isDone) listener.unusual.add('inVain');
    return wantsMore || listener.isDone;
  };
  const reached = (step: number): Fate => {
    const taken = steps.slice(step).every(one => verbOf(one).ends);
    const scored = listener.touchdown;
    const success = taken && (scored || (!goal.touchdown && !listener.lost)) && isDone() && test(g);
    return { success: success ? 1 : 0, turnover: listener.lost ? 1 : 0, open: 0 };
  };

  const after = (answer: number, step: number): Fate => {
    const here = g.save();
    const { tale, touchdown, lost } = listener;
    const told = tale + (TOLD[`${g.question.name} ${verbOf(answer).name}`] ?? '');
    const dice = new PlainDice(least);
    const later: { at: Int16Array; chance: number; tale: string; lost: boolean }[] = [];
    let success = 0;
    let turnover = 0;
    let open = 0;
    const add = (fate: Fate, chance: number): void => {
      success += chance * fate.success;
      turnover += chance * fate.turnover;
      open += chance * fate.open;
    };
    dice.forEach(() => {
      if (++chooses > choosesMax) throw TOO_MUCH;
      g.load(here).dice = dice;
      Object.assign(listener, { tale: told, touchdown, lost });
      try {
        g.choose(answer);
        later.push({ at: g.save(), chance: dice.probability, tale: listener.tale, lost: listener.lost });
      } catch (error) {
        if (error === ENDED) add(reached(step), dice.probability);
        else if (error === TURNOVER) add(LOST, dice.probability);
        else if (error === UNLIKELY) add(OPEN, dice.probability);
        else throw error;
      }
    });
    for (const { at, chance, ...course } of later) {
      g.load(at);
      Object.assign(listener, course);
      add(from(step), chance);
    }
    g.load(here);
    Object.assign(listener, { tale, touchdown, lost });
    return { success, turnover, open };
  };
  const from = (step: number): Fate => {
    if (g.over) return reached(step);
    const legal = Array.from(buffer.subarray(0, g.legal(buffer)));
    const decline = legal.find(
      one => ['stop', 'pass', 'no'].includes(verbOf(one).name) && verbOf(one).object === 'nothing',
    );
    if (g.asked !== 0) return worst(legal.map(one => after(one, step)));
    const next = steps[step];
    if (g.question.onTheWay) {
      const tries = legal.map(one => after(one, step));
      if (next !== undefined && legal.includes(next)) tries.push(after(next, step + 1));
      return best(tries);
    }
    if (next === undefined) {
      const now = reached(step);
      if (now.success === 1 && !owes(g)) return now;
      return decline === undefined ? NOTHING : after(decline, step);
    }
    if (legal.includes(next)) return after(next, step + 1);
    return decline === undefined ? NOTHING : after(decline, step);
  };
  try {
    return { ...from(0), unusual: listener.unusual };
  } catch (error) {
    if (error === TOO_MUCH) return undefined;
    throw error;
  }
};
