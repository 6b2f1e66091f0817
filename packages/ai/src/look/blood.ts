/** How a coach of Blood Bowl looks ahead: ideas by what `greedy` sees, played on through the other coach's next turn. */
import { blood, type Game, NOBODY, objectOf, type PlayerId, type Seat, type Square, verbOf } from '@ironpitch/engine';
import { NO_CLOCK } from '../clock.ts';
import { BloodGreedyBot } from '../greedy/blood/bot.ts';
import type { Deed } from '../greedy/blood/deed.ts';
import { Planner, stepsOf } from '../greedy/blood/planner.ts';
import { columnsToGo } from '../greedy/blood/scene.ts';
import { VETERAN } from '../greedy/blood/temper.ts';
import type { Value } from '../value/value.ts';
import { type Idea, isSameIdea, type Purpose, type Step } from './idea.ts';
import type { Look } from './weigh.ts';

const { Action, ACTION_VERBS, END_TURN, isProne, TO } = blood;
type BloodGame = blood.BloodGame;

const ANSWERS_MAX = 512;
/** No two turns come near this. */
const DECISIONS_MAX = 600;
/** Of the answers to a question in the middle of something, so many are looked at. */
const ANSWERS_LOOKED_AT = 6;

export class BloodLook implements Look {
  private readonly value: Value;
  private readonly planner = new Planner(VETERAN);
  private readonly answer: boolean;
  private readonly coaches: readonly [BloodGreedyBot, BloodGreedyBot];
  private readonly answers = new Int16Array(ANSWERS_MAX);

  /** `answer`: the other coach's turn is looked at, too. */
  constructor(value: Value, seed: string, answer: boolean) {
    this.value = value;
    this.answer = answer;
    this.coaches = [new BloodGreedyBot(`${seed}/home`, VETERAN), new BloodGreedyBot(`${seed}/away`, VETERAN)];
  }
  ideas(game: Game, seat: Seat, answers: Int16Array): readonly Idea[] {
    const g = game as BloodGame;
    if (g.question.name !== 'action') return this.answerIdeas(g, seat, answers);
    const { chosen, others } = this.planner.ideas(g, seat, answers);
    return distinct([chosen, ...others].map(deed => ideaOf(g, deed)));
  }
  /** In the middle of something: what would be answered without thinking, then whatever else may be answered. */
  private answerIdeas(g: BloodGame, seat: Seat, answers: Int16Array): readonly Idea[] {
    const { name } = g.question;
    const coach = this.coaches[seat] as BloodGreedyBot;
    coach.forget();
    const first = coach.choose(g, { name, seat, answers }, NO_CLOCK);
    const list = [first, ...answers.filter(answer => answer !== first)].slice(0, ANSWERS_LOOKED_AT);
    return list.map(answer => ({ steps: [{ question: name, answer }], purpose: 'other' as const }));
  }
  described(game: Game, _seat: Seat, steps: readonly Step[]): Idea {
    return described(game as BloodGame, steps);
  }
  carryOut(game: Game, seat: Seat, steps: readonly Step[]): void {
    this.play(game as BloodGame, seat, steps, () => true);
  }
  /** Both coaches go on, each looking no further than a deed. */
  played(game: Game, seat: Seat, steps: readonly Step[]): number {
    const g = game as BloodGame;
    const turn = g.turn(seat);
    this.play(g, seat, steps, () => this.isSeen(g, seat, turn));
    return this.value.of(g, seat);
  }
  /** `isEnough` is asked whenever somebody may begin something. */
  private play(g: BloodGame, seat: Seat, steps: readonly Step[], isEnough: () => boolean): void {
    const { half } = g;
    for (const coach of this.coaches) coach.forget();
    let done = 0;
    for (let n = 0; n < DECISIONS_MAX && !g.over && g.half === half; n++) {
      const { asked } = g;
      const { name } = g.question;
      if (n > 0 && name === 'action' && isEnough()) break;
      const answers = this.answers.slice(0, g.legal(this.answers));
      const step = steps[done];
      if (step !== undefined && asked === seat && step.question === name && answers.includes(step.answer)) {
        done++;
        g.choose(step.answer);
      } else {
        // What did not go as planned is given up: the turn goes on with something else.
        if (asked === seat && name === 'action') done = steps.length;
        g.choose((this.coaches[asked] as BloodGreedyBot).choose(g, { name, seat: asked, answers }, NO_CLOCK));
      }
    }
  }
  /** Whether as much has been played as is to be looked at. */
  private isSeen(g: BloodGame, seat: Seat, turn: number): boolean {
    return g.active === seat ? g.turn(seat) > turn : !this.answer;
  }
}
/** A deed as an idea; without one the turn ends. */
export const ideaOf = (g: BloodGame, deed: Deed | undefined): Idea => described(g, stepsOf(deed));

const described = (g: BloodGame, steps: readonly Step[]): Idea => {
  const [first, ...rest] = steps;
  const action = first === undefined ? -1 : ACTION_VERBS.indexOf(verbOf(first.answer));
  if (first === undefined || verbOf(first.answer) === END_TURN) return { steps, purpose: 'endTurn' };
  if (action < 0) return { steps, purpose: 'other' };
  const player = objectOf(first.answer) as PlayerId;
  const way = rest.filter(isStep).map(({ answer }) => objectOf(answer) as Square);
  const target = targetOf(g, rest);
  const to = way[way.length - 1];
  return {
    steps,
    purpose: purposeOf(g, action, player, target, way),
    player,
    ...(target === NOBODY ? {} : { target }),
    ...(to === undefined ? {} : { to }),
  };
};
const isStep = ({ question, answer }: Step): boolean => question === 'activity' && verbOf(answer) === TO;
/** Whom it is for: the last player named, or whoever stands where the ball is thrown to. */
const targetOf = (g: BloodGame, steps: readonly Step[]): PlayerId => {
  for (let i = steps.length - 1; i >= 0; i--) {
    const { question, answer } = steps[i] as Step;
    if (verbOf(answer).object === 'player') return objectOf(answer) as PlayerId;
    if (question === 'passTarget') return g.playerAt(objectOf(answer) as Square);
  }
  return NOBODY;
};
const purposeOf = (
  g: BloodGame,
  action: number,
  player: PlayerId,
  target: PlayerId,
  way: readonly Square[],
): Purpose => {
  const seat = g.control(player);
  if (action === Action.foul && target !== NOBODY) return 'foul';
  if (target !== NOBODY && g.control(target) === seat) return action === Action.handOff ? 'handOff' : 'pass';
  if (target !== NOBODY) {
    const carries = g.holdsBall(target);
    if (action === Action.blitz) return carries ? 'blitzCarrier' : 'blitz';
    return carries ? 'blockCarrier' : 'block';
  }
  const end = way[way.length - 1];
  if (g.holdsBall(player)) {
    if (end === undefined) return 'hold';
    return columnsToGo(seat, end) === 0 ? 'score' : 'carry';
  }
  if (way.some(sq => g.looseBallAt(sq) >= 0)) return 'pickUp';
  return isProne(g, player) ? 'standUp' : 'position';
};
const distinct = (ideas: readonly Idea[]): Idea[] => {
  const kept: Idea[] = [];
  for (const idea of ideas) if (!kept.some(one => isSameIdea(one, idea))) kept.push(idea);
  return kept;
};
