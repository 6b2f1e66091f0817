/** How a coach of Blitz Bowl looks ahead: the best courses of an Action, played on through the other coach's answer. */
import {
  ACTIONS,
  type BlitzGame,
  type Game,
  NOBODY,
  objectOf,
  type PlayerId,
  type Seat,
  type SeededDice,
  type Square,
  verbOf,
} from '@ironpitch/engine';
import { verbName } from '../greedy/answers.ts';
import { instinct } from '../greedy/blitz/instincts.ts';
import type { Means } from '../greedy/blitz/planner.ts';
import { stepsOf, type Trail } from '../greedy/blitz/planner.ts';
import { PositionPool } from '../greedy/blitz/pool.ts';
import { VETERAN } from '../greedy/blitz/temper.ts';
import { columnsToGo } from '../greedy/blitz/worth.ts';
import { Courses, Player } from '../star/blitz/courses.ts';
import type { Value } from '../value/value.ts';
import type { Idea, Purpose, Step } from './idea.ts';
import type { Look } from './weigh.ts';

/** How often the dice of a single Action are imagined on the way. */
const SAMPLES_ON_THE_WAY = 2;
/** No two turns have more Actions than this; what is left over after them is not looked at. */
const ACTIONS_MAX = 8;
const ANSWERS_LOOKED_AT = 6;
/** How many courses of an Action are worth a look. */
const COURSES = 6;
/** The dice that ideas are found with. */
const IDEAS = 'ideas';

type Course = Courses['kept'][number];
/** Knows the best course of every player's every Action besides the best of all, which may be one run to six squares. */
class SpreadCourses extends Courses {
  private readonly byAction = new Map<number | undefined, Course>();

  protected override consider(value: number, trail: Trail | undefined): void {
    super.consider(value, trail);
    let first = trail;
    while (first?.before !== undefined) first = first.before;
    const known = this.byAction.get(first?.answer);
    if (known === undefined || value > known.value) this.byAction.set(first?.answer, { value, trail });
  }
  /** The best of each Action, the best one first, then what else is good. */
  spread(): Course[] {
    const best = [...this.byAction.values()].sort((a, b) => b.value - a.value);
    const known = new Set(best.map(({ trail }) => trail));
    return [...best, ...this.kept.filter(({ trail }) => !known.has(trail))];
  }
}

export class BlitzLook implements Look {
  private readonly value: Value;
  private readonly dice: SeededDice;
  private readonly pool = new PositionPool();
  private readonly answer: boolean;

  /** `answer`: the other coach's turn is looked at, too. */
  constructor(value: Value, dice: SeededDice, answer: boolean) {
    this.value = value;
    this.dice = dice;
    this.answer = answer;
  }
  private means(salt: string, samples: number): Means {
    const { dice, pool } = this;
    return { dice, pool, salt, samples, temper: VETERAN };
  }
  ideas(game: Game, seat: Seat, answers: Int16Array, spread = false): readonly Idea[] {
    const g = game as BlitzGame;
    const { name } = g.question;
    if (name !== 'action') {
      const first = instinct(g, answers);
      const list = [first, ...answers.filter(answer => answer !== first)].slice(0, ANSWERS_LOOKED_AT);
      return list.map(answer => ({ steps: [{ question: name, answer }], purpose: 'other' as const }));
    }
    g.dice = this.dice;
    const courses = new SpreadCourses(g, seat, this.means(IDEAS, VETERAN.samples), COURSES);
    courses.best(true);
    const found = spread ? courses.spread() : courses.kept;
    return found.map(({ trail }) => ideaOf(g, seat, stepsOf(trail)));
  }
  described(game: Game, seat: Seat, steps: readonly Step[]): Idea {
    return ideaOf(game as BlitzGame, seat, steps);
  }
  carryOut(game: Game, _seat: Seat, steps: readonly Step[]): void {
    const g = game as BlitzGame;
    new Player(g, g.asked, this.means(IDEAS, SAMPLES_ON_THE_WAY)).obey(steps);
  }
  played(game: Game, seat: Seat, steps: readonly Step[], salt: string): number {
    const g = game as BlitzGame;
    const { turn } = g;
    this.carryOut(g, seat, steps);
    for (let n = 0; n < ACTIONS_MAX && !g.over; n++) {
      if (g.turn > turn + 1 || (g.turn > turn && (g.active === seat || !this.answer))) break;
      new Player(g, g.asked, this.means(`${salt}/${n}`, SAMPLES_ON_THE_WAY)).act();
    }
    return this.value.of(g, seat);
  }
}
const PURPOSES: Readonly<Partial<Record<(typeof ACTIONS)[number], Purpose>>> = {
  mark: 'mark',
  throw: 'pass',
  standUp: 'standUp',
  reserves: 'reserves',
  foul: 'foul',
  sidestep: 'position',
};
const ideaOf = (g: BlitzGame, seat: Seat, steps: readonly Step[]): Idea => {
  const answer = steps[0]?.answer;
  if (answer === undefined) return { steps, purpose: 'other' };
  const verb = verbName(answer);
  if (verb === 'endTurn') return { steps, purpose: 'endTurn' };
  if (verb === 'play') return { steps, purpose: 'card' };
  const action = ACTIONS.find(name => name === verb);
  if (action === undefined) return { steps, purpose: 'other' };
  const player = objectOf(answer) as PlayerId;
  const squares = steps.filter(step => verbName(step.answer) === 'to').map(step => objectOf(step.answer) as Square);
  const to = squares[squares.length - 1];
  const target = targetOf(steps);
  const about = { steps, player, ...(to === undefined ? {} : { to }), ...(target === NOBODY ? {} : { target }) };
  if (action === 'block') return { ...about, purpose: holds(g, target) ? 'blockCarrier' : 'block' };
  if (action !== 'run') return { ...about, purpose: PURPOSES[action] ?? 'other' };
  if (g.holdsBall(player) && to !== undefined)
    return { ...about, purpose: columnsToGo(g, seat, to) === 0 ? 'score' : 'carry' };
  return { ...about, purpose: squares.some(sq => g.looseBallAt(sq) >= 0) ? 'pickUp' : 'position' };
};
const holds = (g: BlitzGame, player: PlayerId): boolean => player !== NOBODY && g.holdsBall(player);
/** Whom it is for: the last player named after the one who acts. */
const targetOf = (steps: readonly Step[]): PlayerId => {
  for (let i = steps.length - 1; i > 0; i--) {
    const { answer } = steps[i] as Step;
    if (verbOf(answer).object === 'player') return objectOf(answer) as PlayerId;
  }
  return NOBODY;
};
