/** Looks for better places on the pitch as it is when the turn is over: whoever walked without a roll is moved about. */
import { type BallId, blood, type PlayerId, type Position, type Square } from '@ironpitch/engine';
import type { Places, Walk } from './actor.ts';

const { GRID } = blood;
type BloodGame = blood.BloodGame;

/** How much better a place has to be; how far from the ball, or else from where the player went, it may be. */
const WORTH_A_WALK = 0.001;
const NEAR_BALL = 5;
const NEAR_PLACE = 2;
/** So many judgements take as long as a deed that is played on. */
const JUDGED_A_NODE = 2;

/** `happiness` judges the pitch as it is; `goOn` is told what was used, in nodes, and says whether there is any more. */
export const betterPlaces = (
  g: BloodGame,
  ends: readonly Position[],
  walks: readonly Walk[],
  happiness: () => number,
  goOn: (nodes: number) => boolean,
): Places | undefined => {
  const places = new Map<PlayerId, Square>();
  for (const { player, squares } of walks) {
    const [end] = ends;
    if (end === undefined || !g.load(end).onPitch(player)) continue;
    const here = g.square(player);
    const tried = squares.filter(sq => sq !== here && isNear(g, here, sq));
    const worth = (sq: Square): number => happinessWith(g, ends, new Map([...places, [player, sq]]), happiness);
    let most = worth(here) + WORTH_A_WALK;
    for (const sq of tried) {
      if (!goOn(ends.length / JUDGED_A_NODE)) return undefined;
      const value = worth(sq);
      if (value <= most) continue;
      most = value;
      places.set(player, sq);
    }
  }
  return places.size === 0 ? undefined : places;
};
const isNear = (g: BloodGame, here: Square, sq: Square): boolean => {
  const ball = g.ballSquare(0 as BallId);
  return ball < 0 || GRID.distance(sq, ball) <= NEAR_BALL || GRID.distance(sq, here) <= NEAR_PLACE;
};
/** On average over all ends; below 0 where somebody else is in the way. */
const happinessWith = (g: BloodGame, ends: readonly Position[], places: Places, happiness: () => number): number => {
  let sum = 0;
  for (const end of ends) {
    g.load(end);
    for (const [player, sq] of places) {
      if (!g.onPitch(player) || g.square(player) === sq) continue;
      if (g.playerAt(sq) >= 0) return -1;
      g.put(player, sq);
    }
    sum += happiness();
  }
  return sum / ends.length;
};
