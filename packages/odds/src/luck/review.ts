/** A game looked back on, answer by answer: what was to be expected of the dice, and what came. */
import {
  type Answer,
  type Game,
  type GameEvent,
  NOBODY,
  objectOf,
  type Position,
  type RulesetDefinition,
  type Seat,
  verbOf,
} from '@ironpitch/engine';
import { byKind, deciding } from './accounts.ts';
import { type Fallen, ToldDice } from './dice.ts';
import type { Foresight } from './evaluation.ts';
import { HABITS } from './habits.ts';
import { expectedResult } from './model.ts';
import { type Course, Outlook, type Reached, worthOf } from './outlook.ts';
import { type Throw, Throws, tellOf } from './rolls.ts';
import { Successes } from './success.ts';
import type { MatchLuck, RollLuck } from './words.ts';

const BETWEEN_ACTIONS = 'action';

/** A step that rolled, once more: the dice as they fell, what was reported, and where it led. */
interface Rolled {
  readonly thrown: readonly Throw[];
  readonly fallen: readonly number[];
  readonly report: readonly GameEvent[];
  readonly after: Position;
  readonly reached: Reached;
  /** Whether another step is about to roll. */
  readonly goesOn: boolean;
}

/** Follows a game from where it is, and keeps account of what dice and coaches did. */
export class Review {
  private readonly outlook: Outlook;
  private readonly g: Game;
  private readonly ruleset: RulesetDefinition;
  private readonly evaluation: Foresight;
  private readonly throws: Throws;
  private readonly dice: ToldDice;
  private readonly successes: Successes;
  private readonly before: Position;
  /** Home's expected result by now. */
  private value: number;
  private readonly from: number;
  private readonly rolls: RollLuck[] = [];
  private readonly course: MatchLuck['course'][number][] = [];
  private readonly choices: [number, number] = [0, 0];

  constructor(game: Game, ruleset: RulesetDefinition, evaluation: Foresight) {
    this.ruleset = ruleset;
    this.evaluation = evaluation;
    this.outlook = new Outlook(game, g => expectedResult(evaluation.chances(g)), HABITS[ruleset.game]);
    this.g = this.outlook.g;
    this.throws = new Throws(this.g);
    this.dice = new ToldDice(
      count => {
        this.outlook.checkStep();
        this.throws.announce(count);
      },
      (value, name) => this.throws.show(value, name),
    );
    this.successes = new Successes(this.outlook);
    this.before = game.save();
    this.value = this.valueHere();
    this.from = this.value;
    this.note(0);
  }
  told(): MatchLuck {
    const { rolls, course, choices, from, value } = this;
    const home = rolls.reduce((sum, roll) => sum + roll.swing, 0);
    return {
      rolls,
      course,
      byKind: [byKind(rolls, 0), byKind(rolls, 1)],
      score: [home, -home],
      choices,
      from,
      to: value,
      deciding: deciding(rolls),
    };
  }
  /** One answer that was given: what it was worth, and what the dice that fell made of it. The game is already beyond. */
  look(game: Game, answer: Answer, answered: number, fallen: Fallen): void {
    const { g, dice } = this;
    g.load(this.before);
    const number = g.readAnswer(answer);
    const seat = verbOf(number).standing ? (objectOf(number) as Seat) : g.asked;
    dice.tell(fallen);
    let rolls = this.travel(this.before, 0, () => g.choose(number));
    this.moveTo(seat, this.valueHere());
    while (rolls) rolls = this.lookAtStep(g.save(), answered, seat);
    this.outlook.forget();
    g.load(game.save(this.before));
    this.note(answered + 1);
  }
  private note(answered: number): void {
    const { g } = this;
    if (g.over || g.question.name === BETWEEN_ACTIONS) this.course.push({ answered, ...this.evaluation.chances(g) });
  }
  /** The expected result changes by something else than dice. */
  private moveTo(seat: Seat, value: number): void {
    this.choices[seat] += (value - this.value) * (seat === 0 ? 1 : -1);
    this.value = value;
  }
  private valueHere(): number {
    const { g, outlook } = this;
    const position = g.save();
    const reached = outlook.reached();
    outlook.settle();
    g.load(position);
    return worthOf(reached);
  }
  /** Runs with the dice of the match; true when a later step is about to roll. */
  private travel(position: Position, rolling: 0 | 1, go: () => unknown): boolean {
    const { dice } = this;
    const rolls = this.outlook.travel(position, dice, rolling, go, () => dice.mark());
    if (rolls) dice.backToMark();
    return rolls;
  }

  // --- a step that rolls -----------------------------------------------------------------------------------------
  private lookAtStep(position: Position, answered: number, seat: Seat): boolean {
    const { g, outlook } = this;
    const rolled = this.again(position);
    const { thrown, fallen, after, reached } = rolled;
    const { courses, sampled } = outlook.courses(position);
    const complete = outlook.settle() && !sampled;
    const values = sampled
      ? this.sampledValues(position, courses, fallen, thrown)
      : valuesAlong(courses, fallen, thrown);
    this.moveTo(seat, values[0] as number);
    const turn = this.ruleset.turnOf(g.load(after));
    for (const [i] of thrown.entries()) {
      const value = values[i + 1] ?? worthOf(reached);
      this.rolls.push({
        answered,
        turn,
        ...this.described(position, rolled, i, seat),
        swing: value - this.value,
        home: value,
        sampled: !complete || values[i + 1] === undefined,
      });
      this.value = value;
    }
    this.moveTo(seat, worthOf(reached));
    g.load(after);
    return rolled.goesOn;
  }
  /** The step that begins at a position, with the dice that fell. */
  private again(position: Position): Rolled {
    const { g, outlook, throws, dice } = this;
    const bounced = outlook.bouncesAt(position);
    const first = dice.used;
    const report: GameEvent[] = [];
    g.events = report;
    throws.begin();
    const goesOn = this.travel(position, 1, () => g.resume());
    g.events = undefined;
    const thrown = [...throws.list];
    const count = thrown.reduce((sum, one) => sum + one.values.length, 0);
    const fallen = dice.told.dice.slice(first, first + count);
    return { thrown, fallen, report, after: g.save(), reached: outlook.reached(bounced), goesOn };
  }
  /** What a throw was for, and whether it succeeded. */
  private described(
    position: Position,
    { thrown, fallen, report, after }: Rolled,
    place: number,
    seat: Seat,
  ): Pick<RollLuck, 'kind' | 'side' | 'player' | 'dice' | 'needs' | 'expected' | 'actual'> {
    const one = thrown[place] as Throw;
    const lines = report.slice(one.reported, thrown[place + 1]?.announced ?? report.length);
    const { kind, side, player, success } = tellOf(this.g.load(after), one, lines);
    const chance = success === undefined ? undefined : this.successes.of(position, fallen, one, place);
    return {
      kind,
      side: side ?? seat,
      player: player === NOBODY ? null : this.g.playerName(player),
      dice: one.dice,
      needs: chance?.needs ?? null,
      expected: chance?.expected ?? null,
      actual: success === undefined ? null : success ? 1 : 0,
    };
  }
  /** What was to be expected before each throw, when there are too many ways to follow them all. */
  private sampledValues(
    position: Position,
    courses: readonly Course[],
    fallen: readonly number[],
    thrown: readonly Throw[],
  ): number[] {
    const { outlook } = this;
    return thrown.map(({ first }) => {
      if (first === 0) return average(courses);
      const after = outlook.sample(position, fallen.slice(0, first));
      outlook.settle();
      return average(after);
    });
  }
}

/** The expected value before each throw and after the last, along the dice that fell; undefined off the map. */
const valuesAlong = (
  courses: readonly Course[],
  fallen: readonly number[],
  thrown: readonly Throw[],
): (number | undefined)[] => {
  const ends = [0, ...thrown.map(one => one.first + one.values.length)];
  let left = courses;
  let depth = 0;
  return ends.map(end => {
    for (; depth < end; depth++) left = onwards(left, depth, fallen[depth] as number);
    return left.length === 0 ? undefined : average(left);
  });
};
/** The courses that go on with a die. Merged results are shown by the lowest of them. */
const onwards = (courses: readonly Course[], depth: number, fell: number): readonly Course[] => {
  let shown = Number.NEGATIVE_INFINITY;
  for (const course of courses) {
    const value = course.shown[depth];
    if (value !== undefined && value <= fell && value > shown) shown = value;
  }
  return courses.filter(course => course.shown[depth] === shown);
};
const average = (courses: readonly Course[]): number => {
  let sum = 0;
  let chances = 0;
  for (const { chance, to } of courses) {
    sum += chance * worthOf(to);
    chances += chance;
  }
  return sum / chances;
};
