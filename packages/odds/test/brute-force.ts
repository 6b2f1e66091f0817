/**
 * The chance of a plan by brute force: every face of every die its own course, every answer tried, nothing looked up
 * twice. Slow and plain on purpose.
 */
import { type Die, EnumeratingDice, type Game, type GameEvent, type PlayerId, verbOf } from '@ironpitch/engine';
import { plannedGame } from '../src/plan/games.ts';
import { readGoal } from '../src/plan/goal.ts';
import type { Planned } from './random-plans.ts';

const LEAST = 1e-12;
const FAILED = 'failed';
const ENDED = 'ended';
const TOO_MUCH = 'too much';

class PlainDice extends EnumeratingDice {
  override merging = false;
  private look(): void {
    if (this.probability < LEAST) throw FAILED;
  }
  override roll(die: Die): number {
    this.look();
    return super.roll(die);
  }
  override twoD6(): number {
    this.look();
    return super.twoD6();
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
];
class Listener extends Array<GameEvent> {
  game: Game | undefined;
  touchdown = false;
  /** Home's needed rolls so far: p for passed, f for failed, r while rolled again; other rolls are a blank. */
  tale = '';
  private tell(event: GameEvent): void {
    const { type, seat, roll, passed, player } = event as GameEvent & {
      seat?: number;
      roll?: string;
      passed?: boolean;
      player?: PlayerId;
    };
    if (player === undefined || this.game?.control(player) !== 0) return;
    if (type === 'rolled') {
      const needed = NEEDED.includes(roll as string);
      this.tale = needed ? this.tale.replace(/r$/, '') + (passed ? 'p' : 'f') : `${this.tale} `;
    }
    if (type === 'rerolled' && seat === 0) this.tale = this.tale.replace(/f$/, 'r');
    if (type === 'proRolled' || type === 'lonerRolled') this.tale = this.tale.replace(/[fr]$/, passed ? 'r' : 'f');
  }
  override push(event: GameEvent): number {
    const { type, cause, seat, skill, escaped } = event as GameEvent & {
      cause?: string;
      seat?: number;
      skill?: string;
      escaped?: boolean;
    };
    this.tell(event);
    if (type === 'turnover' && cause !== 'touchdown') throw FAILED;
    if (type === 'contestRolled' && skill === 'tentacles' && !escaped) throw FAILED;
    if (type === 'touchdown' && seat === 0) this.touchdown = true;
    if (plannedGame(this.game as Game).ends(event, this.game as Game)) throw ENDED;
    return 0;
  }
}

/** Undefined when there is too much to count. */
export const bruteForce = ({ game, plan, goal }: Planned, choosesMax: number): number | undefined => {
  const g = game.twin(new PlainDice());
  const listener = new Listener();
  listener.game = g;
  g.events = listener;
  const steps = plan.steps.map(step => game.readAnswer(step));
  const test = readGoal(game, goal);
  const { owes } = plannedGame(game);
  const buffer = new Int16Array(512);
  let chooses = 0;

  const wantsMore = Object.keys(goal).some(key => key !== 'turnoverAllowed');
  const isDone = (): boolean => wantsMore || !/[fr]/.test(listener.tale);
  const reached = (step: number): number =>
    steps.slice(step).every(one => verbOf(one).ends) && (!goal.touchdown || listener.touchdown) && isDone() && test(g)
      ? 1
      : 0;

  const after = (answer: number, step: number): number => {
    const here = g.save();
    const { tale } = listener;
    const dice = new PlainDice();
    const later: { at: Int16Array; chance: number; tale: string }[] = [];
    let sum = 0;
    dice.forEach(() => {
      if (++chooses > choosesMax) throw TOO_MUCH;
      g.load(here).dice = dice;
      listener.tale = tale;
      try {
        g.choose(answer);
        later.push({ at: g.save(), chance: dice.probability, tale: listener.tale });
      } catch (error) {
        if (error === ENDED) sum += dice.probability * reached(step);
        else if (error !== FAILED) throw error;
      }
    });
    for (const { at, chance, tale: told } of later) {
      g.load(at);
      listener.tale = told;
      sum += chance * from(step);
    }
    g.load(here);
    listener.tale = tale;
    return sum;
  };
  const from = (step: number): number => {
    if (g.over) return reached(step);
    const legal = Array.from(buffer.subarray(0, g.legal(buffer)));
    const decline = legal.find(
      one => ['stop', 'pass', 'no'].includes(verbOf(one).name) && verbOf(one).object === 'nothing',
    );
    if (g.asked !== 0) return Math.min(...legal.map(one => after(one, step)));
    const next = steps[step];
    if (g.question.onTheWay) {
      const tries = legal.map(one => after(one, step));
      if (next !== undefined && legal.includes(next)) tries.push(after(next, step + 1));
      return Math.max(...tries);
    }
    if (next === undefined) {
      if (reached(step) === 1 && !owes(g)) return 1;
      return decline === undefined ? 0 : after(decline, step);
    }
    if (legal.includes(next)) return after(next, step + 1);
    return decline === undefined ? 0 : after(decline, step);
  };
  try {
    return from(0);
  } catch (error) {
    if (error === TOO_MUCH) return undefined;
    throw error;
  }
};
