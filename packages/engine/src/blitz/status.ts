/** Open, Marked, Prone, Reserves (BU-STATUS-01, -09); who stands next to whom: worked out each time (BU-STATUS-11). */
import { procedureOf } from '../kernel/procedure.ts';
import { questionOf } from '../kernel/question.ts';
import { type BallId, NOBODY, otherSeat, type PlayerId, Posture, type Seat, type Square } from '../words.ts';
import type { BlitzGame } from './game.ts';
import { END_ZONES, GRID } from './pitches.ts';

export const procedure = procedureOf<BlitzGame>('blitz');
export const question = questionOf<BlitzGame>('blitz');

export const isStanding = (g: BlitzGame, p: PlayerId): boolean => g.onPitch(p) && g.posture(p) === Posture.standing;
export const isProne = (g: BlitzGame, p: PlayerId): boolean => g.onPitch(p) && g.posture(p) === Posture.prone;
/** BU-STATUS-02: standing, no standing Opponent adjacent. */
export const isOpen = (g: BlitzGame, p: PlayerId): boolean =>
  isStanding(g, p) && g.reach(otherSeat(g.control(p)), g.square(p)) === 0;
/** BU-STATUS-03: standing, at least one standing Opponent adjacent. */
export const isMarked = (g: BlitzGame, p: PlayerId): boolean =>
  isStanding(g, p) && g.reach(otherSeat(g.control(p)), g.square(p)) > 0;
/** A Player standing on this square would be Open. */
export const wouldBeOpen = (g: BlitzGame, seat: Seat, sq: Square): boolean => g.reach(otherSeat(seat), sq) === 0;

export const areAdjacent = (g: BlitzGame, p: PlayerId, q: PlayerId): boolean =>
  g.onPitch(p) && g.onPitch(q) && GRID.distance(g.square(p), g.square(q)) === 1;
/** BU-STATUS-04, -05: two adjacent standing Opponents Mark each other, each as many as there are. */
export const marks = (g: BlitzGame, p: PlayerId, q: PlayerId): boolean =>
  g.control(p) !== g.control(q) && isStanding(g, p) && isStanding(g, q) && areAdjacent(g, p, q);

/** Whether the coach who is asked has a ball where it scores. */
export const isSomebodyHome = (g: BlitzGame): boolean => {
  const zone = END_ZONES[otherSeat(g.asked)] as readonly Square[];
  for (let b = 0; b < g.ballCount; b++) {
    const holder = g.holder(b as BallId);
    if (g.inPlay(b as BallId) && holder >= 0 && g.control(holder) === g.asked && zone.includes(g.square(holder)))
      return true;
  }
  return false;
};
/** The Player on the neighbouring square in a direction 0..7, or NOBODY. */
export const neighbourAt = (g: BlitzGame, sq: Square, direction: number): PlayerId => {
  const to = GRID.neighbours[sq * 8 + direction] as Square;
  return to < 0 ? NOBODY : g.playerAt(to);
};
/** Standing Opponents next to a Player: those it Marks, if it stands itself. */
export const markedBy = (g: BlitzGame, p: PlayerId): PlayerId[] => {
  const out: PlayerId[] = [];
  for (let d = 0; d < 8; d++) {
    const q = neighbourAt(g, g.square(p), d);
    if (q !== NOBODY && marks(g, p, q)) out.push(q);
  }
  return out;
};
/** From which directions a Player of the seat on this square is Marked, or was before it left: a bit for each. */
export const markedFrom = (g: BlitzGame, seat: Seat, sq: Square): number => {
  let directions = 0;
  for (let d = 0; d < 8; d++) {
    const q = neighbourAt(g, sq, d);
    if (q !== NOBODY && g.control(q) !== seat && isStanding(g, q)) directions |= 1 << d;
  }
  return directions;
};
/** Nothing but the Player itself can stand in a Player's way: a square on the pitch, not blocked, without a Player. */
export const isFree = (g: BlitzGame, sq: Square): boolean =>
  sq >= 0 && g.pitch.blocked[sq] === 0 && g.playerAt(sq) === NOBODY;

/** BU-STATUS-06: lies down, and from now on neither Marks nor is Marked. */
export const layProne = (g: BlitzGame, p: PlayerId): void => {
  g.setPosture(p, Posture.prone);
  g.setReaches(p, false);
};
export const standUpright = (g: BlitzGame, p: PlayerId): void => {
  g.setPosture(p, Posture.standing);
  g.setReaches(p, true);
};
export const countReserves = (g: BlitzGame, seat: Seat): number => {
  let count = 0;
  for (let p = 0; p < g.playerCount; p++) if (g.control(p as PlayerId) === seat && !g.onPitch(p as PlayerId)) count++;
  return count;
};
