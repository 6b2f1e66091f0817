/** Plays a turn on: begins with what it is told, sends players to the places they were given, and goes on by itself. */
import { answerOf, blood, objectOf, type PlayerId, type Seat, type Square, type Verb, verbOf } from '@ironpitch/engine';
import type { Asked } from '../../bot.ts';
import type { Clock } from '../../clock.ts';
import { BloodGreedyBot } from '../../greedy/blood/bot.ts';
import { type Deed, declaring, type Step, walkingTo } from '../../greedy/blood/deed.ts';
import { movementOf, Paths } from '../../greedy/blood/paths.ts';
import { stepsOf } from '../../greedy/blood/planner.ts';
import { Scene } from '../../greedy/blood/scene.ts';
import { VETERAN } from '../../greedy/blood/temper.ts';

const { Action, ACTION_VERBS, END_TURN, isStanding, Skill, STOP, TO } = blood;
type BloodGame = blood.BloodGame;

const MOVE = ACTION_VERBS[Action.move] as Verb;
const STAY = answerOf(STOP);

/** By player: where it is to stand when the turn is over. */
export type Places = ReadonlyMap<PlayerId, Square>;
/** Somebody who walked, or might have: the squares it could have reached without a roll, the one it chose first. */
export interface Walk {
  readonly player: PlayerId;
  readonly squares: readonly Square[];
}

/** Finds walks that need no roll, and makes deeds of them. */
export class Walker {
  private readonly scene = new Scene(VETERAN);
  private readonly paths = new Paths();

  private find(g: BloodGame, seat: Seat, player: PlayerId): Paths {
    this.scene.look(g, seat).chart();
    return this.paths.find(this.scene, player, movementOf(g, player), 0);
  }
  /** To a square, if nothing can go wrong on the way. */
  to(g: BloodGame, seat: Seat, player: PlayerId, end: Square): Deed | undefined {
    const paths = this.find(g, seat, player);
    if (end === paths.start || paths.chance(end) < 1 || g.looseBallAt(end) >= 0) return undefined;
    const way = paths.way(end);
    return { player, action: Action.move, steps: walkingTo(way), gain: 0, risk: 0, loss: 0, way };
  }
  squares(g: BloodGame, seat: Seat, player: PlayerId): Square[] {
    const paths = this.find(g, seat, player);
    const squares: Square[] = [];
    for (let i = 0; i < paths.count; i++) {
      const sq = paths.squares[i] as Square;
      if (paths.chance(sq) === 1 && g.looseBallAt(sq) < 0) squares.push(sq);
    }
    return squares;
  }
}
/** The player that walks to a square and stays there, the ball being no part of it. */
const walkerOf = (g: BloodGame, steps: readonly Step[]): PlayerId | undefined => {
  const [first] = steps;
  if (first === undefined || verbOf(first.answer) !== MOVE) return undefined;
  const player = objectOf(first.answer) as PlayerId;
  const stays = steps[steps.length - 1]?.answer === STAY;
  if (!stays || g.holdsBall(player) || g.can(player, Skill.ballAndChain)) return undefined;
  return steps.every(({ answer }, i) => i === 0 || answer === STAY || verbOf(answer) === TO) ? player : undefined;
};
/** Players that may still walk somewhere. */
export const idle = (g: BloodGame, answers: Int16Array): PlayerId[] => {
  const players: PlayerId[] = [];
  for (const answer of answers) {
    const player = objectOf(answer) as PlayerId;
    if (verbOf(answer) === MOVE && isStanding(g, player) && !g.holdsBall(player)) players.push(player);
  }
  return players;
};
/** What is done instead of a walk, or before the turn ends, so that everybody comes to its place. */
export const placed = (
  g: BloodGame,
  { seat, answers }: Asked,
  steps: readonly Step[],
  places: Places,
  walker: Walker,
): Deed | undefined => {
  const player = walkerOf(g, steps);
  if (player !== undefined) {
    const end = places.get(player);
    return end === undefined ? undefined : walker.to(g, seat, player, end);
  }
  if (steps[0] === undefined || verbOf(steps[0].answer) !== END_TURN) return undefined;
  for (const other of idle(g, answers)) {
    const end = places.get(other);
    const deed = end === undefined ? undefined : walker.to(g, seat, other, end);
    if (deed !== undefined) return deed;
  }
  return undefined;
};

export class Actor extends BloodGreedyBot {
  deeds = 0;
  /** Filled while it is there. */
  walks: Walk[] | undefined;
  private places: Places | undefined;
  private told: { readonly deed: Deed | undefined } | undefined;
  private readonly walker = new Walker();

  tell(deed: Deed | undefined, places: Places | undefined): void {
    this.told = { deed };
    this.places = places;
  }
  keepTo(places: Places | undefined): void {
    this.places = places;
  }
  override forget(): void {
    super.forget();
    this.told = undefined;
    this.places = undefined;
    this.walks = undefined;
  }
  protected override decide(g: BloodGame, question: Asked, clock: Clock): readonly Step[] {
    this.deeds++;
    const { told, places, walks, walker } = this;
    if (told !== undefined) {
      this.told = undefined;
      // Its planner has not looked at this position: it begins anew after whatever comes of it.
      this.planner.keep(g, question.seat, undefined);
      return stepsOf(told.deed);
    }
    const steps = super.decide(g, question, clock);
    if (walks !== undefined) this.record(g, question, steps, walks);
    const deed = places === undefined ? undefined : placed(g, question, steps, places, walker);
    if (deed === undefined) return steps;
    this.planner.keep(g, question.seat, deed);
    return [declaring(deed), ...deed.steps];
  }
  private record(g: BloodGame, { seat, answers }: Asked, steps: readonly Step[], walks: Walk[]): void {
    const player = walkerOf(g, steps);
    const ends = steps[0] !== undefined && verbOf(steps[0].answer) === END_TURN;
    const who = player !== undefined ? [player] : ends ? idle(g, answers) : [];
    for (const one of who) walks.push({ player: one, squares: this.walker.squares(g, seat, one) });
  }
}
