/** Where a Blitz Bowl Player can get in one Action: a Run, a Mark or a Sidestep, by the engine's own rules for a step. */
import {
  ACTIONS,
  type ActionName,
  answerOf,
  type BlitzGame,
  canEndAt,
  canSidestepTo,
  canTake,
  canTakeBall,
  endsMark,
  Grant,
  handlesWell,
  MARKS_FURTHER,
  markGoesOn,
  markLeads,
  markSquares,
  mayEnter,
  NO_BALL,
  NOBODY,
  type PlayerId,
  rollsItsMove,
  runMode,
  runNeighbours,
  type Square,
  Stat,
  stopsAt,
  type Verb,
} from '@ironpitch/engine';
import { type Reach, type Way, type WayRoll, worthThinkingAbout } from './way.ts';

const FACES = 6;
const NO_WAYS: readonly Way[] = [];
const kindOf = (action: ActionName): number => ACTIONS.indexOf(action);

/** Squares seen by a Run or a Mark: once without a ball, once with one picked up on the way. */
class Steps {
  readonly square: Square[] = [];
  readonly parent: number[] = [];
  readonly used: number[] = [];
  readonly ball: boolean[] = [];
  private readonly seen: Uint8Array;
  constructor(squares: number) {
    this.seen = new Uint8Array(squares * 2);
  }
  /** Adds a step unless its square was reached before, with the ball or without; the first one is the shortest. */
  add(sq: Square, parent: number, used: number, ball: boolean): number {
    const at = sq * 2 + (ball ? 1 : 0);
    if (this.seen[at] !== 0) return -1;
    this.seen[at] = 1;
    this.square.push(sq);
    this.parent.push(parent);
    this.used.push(used);
    this.ball.push(ball);
    return this.square.length - 1;
  }
  path(step: number): Square[] {
    const path: Square[] = [];
    for (let s = step; (this.parent[s] as number) >= 0; s = this.parent[s] as number)
      path.push(this.square[s] as Square);
    return path.reverse();
  }
}

class BlitzReach implements Reach {
  readonly player: PlayerId;
  readonly squares: readonly Square[];
  readonly assumptions: readonly string[] = ['cardsUnplayed'];
  private readonly g: BlitzGame;
  private readonly declares: boolean;
  private readonly bySquare = new Map<Square, readonly Way[]>();
  private readonly found = new Map<Square, Way[]>();
  /** A die is still to be added to its Move. */
  private readonly rollsMove: boolean;

  constructor(game: BlitzGame, player: PlayerId) {
    this.g = game;
    this.player = player;
    const asked = game.over ? '' : game.question.name;
    const mine = !game.over && game.about(0) === player;
    this.declares = !(mine && (asked === 'runStep' || asked === 'markStep' || asked === 'sidestep'));
    this.rollsMove = this.declares && rollsItsMove(game, player);
    if (this.declares) this.search();
    else if (asked === 'runStep') this.run(game.about(1), game.about(2));
    else if (asked === 'markStep') this.mark(game.about(1), game.about(2) as PlayerId);
    else this.sidestep();
    for (const [sq, ways] of this.found) this.bySquare.set(sq, worthThinkingAbout(ways));
    this.squares = [...this.bySquare.keys()].sort((a, b) => a - b);
  }
  private search(): void {
    const { g, player } = this;
    if (canTake(g, player, kindOf('run'), Grant.paid))
      this.run(g.stat(player, Stat.move) + (this.rollsMove ? FACES : 0), runMode(g, player));
    if (canTake(g, player, kindOf('mark'), Grant.paid))
      this.mark(markSquares(g, g.isAffected(player, MARKS_FURTHER)), NOBODY);
    if (canTake(g, player, kindOf('sidestep'), Grant.paid)) this.sidestep();
  }
  private add(action: ActionName, steps: Steps, step: number, chance: number): void {
    const to = steps.square[step] as Square;
    const way: Way = {
      to,
      action,
      path: steps.path(step),
      leap: -1,
      leaps: [],
      chance,
      squares: steps.used[step] as number,
      extra: 0,
      keepsReroll: 0,
      ball: steps.ball[step] as boolean,
    };
    const there = this.found.get(to);
    if (there === undefined) this.found.set(to, [way]);
    else there.push(way);
  }

  private run(left: number, mode: number): void {
    const { g, player } = this;
    const seat = g.control(player);
    const near = runNeighbours(g, mode);
    const steps = new Steps(g.grid.squares);
    const takes = canTakeBall(g, player);
    const start = g.square(player);
    steps.add(start, -1, 0, g.holdsBall(player));
    const ended = new Uint8Array(g.grid.squares);
    for (let s = 0; s < steps.square.length; s++) {
      const used = steps.used[s] as number;
      if (used === left || ended[steps.square[s] as Square] !== 0) continue;
      for (let i = (steps.square[s] as Square) * 8, end = i + 8; i < end; i++) {
        const to = near[i] as Square;
        if (to < 0 || !mayEnter(g, seat, to, mode, player)) continue;
        const lies = takes && g.pitch.blocked[to] === 0 && this.isFree(to) && g.looseBallAt(to) !== NO_BALL;
        const step = steps.add(to, s, used + 1, (steps.ball[s] as boolean) || lies);
        if (step < 0) continue;
        if (stopsAt(g, player, to, mode)) ended[to] = 1;
        if (to !== start && canEndAt(g, seat, to, mode, player)) this.add('run', steps, step, this.farEnough(used + 1));
      }
    }
  }
  private isFree(sq: Square): boolean {
    const there = this.g.playerAt(sq);
    return there === NOBODY || there === this.player;
  }
  /** BU-RUN-11: the die that is added to the Move must be high enough. */
  private farEnough(squares: number): number {
    if (!this.rollsMove) return 1;
    const needs = Math.max(1, squares - this.g.stat(this.player, Stat.move));
    return (FACES + 1 - needs) / FACES;
  }

  private mark(left: number, runner: PlayerId): void {
    const { g, player } = this;
    const seat = g.control(player);
    const { open } = g.pitch;
    const steps = new Steps(g.grid.squares);
    const takes = canTakeBall(g, player) && handlesWell(g, player);
    steps.add(g.square(player), -1, 0, g.holdsBall(player));
    for (let s = 0; s < steps.square.length; s++) {
      const from = steps.square[s] as Square;
      const used = steps.used[s] as number;
      if (used === left || (s > 0 && !markGoesOn(g, seat, from))) continue;
      for (let i = from * 8, end = i + 8; i < end; i++) {
        const to = open[i] as Square;
        if (!markLeads(g, seat, to, left - used - 1, runner)) continue;
        const step = steps.add(to, s, used + 1, (steps.ball[s] as boolean) || (takes && g.looseBallAt(to) !== NO_BALL));
        if (step >= 0 && endsMark(g, seat, to, runner)) this.add('mark', steps, step, 1);
      }
    }
  }
  private sidestep(): void {
    const { g, player } = this;
    const { open } = g.pitch;
    const steps = new Steps(g.grid.squares);
    const takes = canTakeBall(g, player) && handlesWell(g, player);
    const from = g.square(player);
    steps.add(from, -1, 0, g.holdsBall(player));
    for (let i = from * 8, end = i + 8; i < end; i++) {
      const to = open[i] as Square;
      if (!canSidestepTo(g, g.control(player), to)) continue;
      const step = steps.add(to, 0, 1, g.holdsBall(player) || (takes && g.looseBallAt(to) !== NO_BALL));
      if (step >= 0) this.add('sidestep', steps, step, 1);
    }
  }

  safest(sq: Square): Way | undefined {
    return this.bySquare.get(sq)?.[0];
  }
  ways(sq: Square): readonly Way[] {
    return this.bySquare.get(sq) ?? NO_WAYS;
  }
  answers(way: Way): readonly number[] {
    const verb = (name: string): Verb => this.g.rules.vocabulary.named(name) as Verb;
    const steps = way.path.map(sq => answerOf(verb('to'), sq));
    return this.declares ? [answerOf(verb(way.action), this.player), ...steps] : steps;
  }
  rolls(way: Way): readonly WayRoll[] {
    if (way.action !== 'run' || !this.rollsMove) return [];
    const from = this.g.square(this.player);
    const move = this.g.stat(this.player, Stat.move);
    const modifiers = move === 0 ? [] : [{ by: move, cause: 'move', rule: 'BU-RUN-11', who: this.player }];
    return [
      { kind: 'move', from, to: way.to, dice: 1, target: way.squares, modifiers, chance: way.chance, rerolls: [] },
    ];
  }
}

export const blitzReach = (game: BlitzGame, player: PlayerId): Reach => new BlitzReach(game, player);
