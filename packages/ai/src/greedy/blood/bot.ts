/** A bot for Blood Bowl, of whatever temper: in every turn what is safe first, then what brings most for its risk. */
import { answerOf, blood, type Game, type PlayerId, SeededDice, verbOf } from '@ironpitch/engine';
import type { Asked, Bot } from '../../bot.ts';
import type { Clock } from '../../clock.ts';
import { objectName } from '../answers.ts';
import type { Step } from './deed.ts';
import { instinct } from './instincts.ts';
import { Planner } from './planner.ts';
import { Scene } from './scene.ts';
import type { Temper } from './temper.ts';

const { FORMATION, GAZE, READY, STOP } = blood;
type BloodGame = blood.BloodGame;

/** Who can stare somebody down does so before it stops: that costs nothing. */
const STAY = answerOf(STOP);

export class BloodGreedyBot implements Bot {
  readonly name: string;
  private readonly temper: Temper;
  protected readonly dice: SeededDice;
  protected readonly planner: Planner;
  private readonly scene: Scene;
  private plan: readonly Step[] = [];
  /** How many steps of the plan are done. */
  private done = 0;
  /** Set once a formation was chosen, until the team is ready. */
  private inFormation = false;

  constructor(seed: string, temper: Temper) {
    this.name = temper.name;
    this.temper = temper;
    this.planner = new Planner(temper);
    this.scene = new Scene(temper);
    this.dice = new SeededDice(seed);
  }
  follow(question: Asked): number | undefined {
    return question.answers.length === 1 ? question.answers[0] : this.next(question);
  }
  choose(game: Game, question: Asked, clock: Clock): number {
    const answer = this.follow(question) ?? this.think(game as BloodGame, question, clock);
    return question.answers.includes(answer) ? answer : question.answers[0];
  }
  /** What to do next in the turn. */
  protected decide(g: BloodGame, { seat, answers }: Asked, _clock: Clock): readonly Step[] {
    return this.planner.decide(g, seat, answers);
  }
  /** Whatever was planned is forgotten. */
  forget(): void {
    this.begin([]);
    this.inFormation = false;
  }
  private think(g: BloodGame, question: Asked, clock: Clock): number {
    const { name, seat, answers } = question;
    if (name === 'setUp') return this.setUp(answers);
    if (name === 'action') {
      this.begin(this.decide(g, question, clock));
      return this.next(question) ?? answers[answers.length - 1];
    }
    if (name === 'charge') {
      const [first, ...rest] = this.planner.decide(g, seat, answers);
      this.begin(first === undefined ? [] : [{ ...first, question: name }, ...rest]);
      return this.next(question) ?? instinct(this.scene.look(g, seat), answers);
    }
    return this.goOn(g, question) ?? instinct(this.scene.look(g, seat), answers);
  }
  private begin(plan: readonly Step[]): void {
    this.plan = plan;
    this.done = 0;
  }
  /** The next step of the plan, as long as the match goes as it was planned. */
  private next({ name, answers }: Asked): number | undefined {
    // Whom the Blitz is for was named with its declaration; once it is under way there is nobody to name.
    if (name === 'activity' && this.plan[this.done]?.question === 'blitzTarget') this.done++;
    const step = this.plan[this.done];
    if (step === undefined || step.question !== name) return undefined;
    if (!answers.includes(step.answer)) {
      this.begin([]);
      return undefined;
    }
    this.done++;
    return step.answer === STAY ? (answers.find(a => verbOf(a) === GAZE) ?? STAY) : step.answer;
  }
  private goOn(g: BloodGame, question: Asked): number | undefined {
    if (question.name !== 'activity') return undefined;
    const player = g.about(0) as PlayerId;
    this.begin(this.planner.goOn(g, question.seat, g.about(1), player, g.about(2), g.about(3)));
    return this.next(question);
  }
  /** One of the formations that suit the side, then ready. */
  private setUp(answers: Int16Array): number {
    const formations = answers.filter(a => verbOf(a) === FORMATION);
    const ready = answers.find(a => verbOf(a) === READY);
    const choose = formations.length > 0 && (!this.inFormation || ready === undefined);
    this.inFormation = choose;
    if (!choose) return ready ?? answers[0];
    const known = formations.find(a => this.temper.formations.some(name => name === objectName(a)));
    return known ?? formations[this.dice.pick(formations.length)];
  }
}
