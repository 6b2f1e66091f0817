/** A player about to move: how far it may go, and the ways it has, worked out once a question. */
import { blood, NOBODY, type PlayerId } from '@ironpitch/engine';
import { movementOf, Paths } from './paths.ts';
import type { Scene } from './scene.ts';

const { extraSquares } = blood;

export class Mover {
  player: PlayerId = NOBODY;
  /** Squares to go without a roll, and extra ones that have to be rolled for. */
  left = 0;
  extra = 0;
  readonly paths: Paths = new Paths();
  question = 0;

  set(scene: Scene, player: PlayerId, left: number, extra: number): this {
    this.player = player;
    this.left = left;
    this.extra = Math.max(0, extra);
    this.paths.find(scene, player, left, this.extra);
    return this;
  }
}

/** By player; shared by all bots, who think one after the other: making them anew for every match takes longer. */
const MOVERS: Mover[] = [];
let questionsSoFar = 0;
/** What was worked out for the last question is out of date. */
export const newQuestion = (): void => {
  questionsSoFar++;
};
/** A player whose Action has not begun; `bold`: with extra squares. */
export const moverOf = (scene: Scene, player: PlayerId, bold: boolean): Mover => {
  const { g } = scene;
  const mover = blankMover(player);
  if (mover.question === questionsSoFar && mover.player === player) return mover;
  mover.question = questionsSoFar;
  return mover.set(scene, player, movementOf(g, player), bold ? extraSquares(g, player, 0) : 0);
};
/** A player in the middle of its Action. */
export const moverUnderWay = (scene: Scene, player: PlayerId, left: number, used: number): Mover => {
  const mover = blankMover(player);
  mover.question = questionsSoFar;
  return mover.set(scene, player, left, extraSquares(scene.g, player, used));
};
const blankMover = (player: PlayerId): Mover => {
  MOVERS[player] ??= new Mover();
  return MOVERS[player] as Mover;
};
