/** What a player can get to with its move, extra squares and jumps included, whatever has to be rolled (B25-Q-26, -35). */
import type { Verb } from '../../kernel/question.ts';
import { NOBODY, NOWHERE, otherSeat, type PlayerId, type Square } from '../../words.ts';
import { hasQuality } from '../bearing.ts';
import { Quality } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import { directionTo, GRID, pushDirection, stepFrom } from '../pitch.ts';
import { isDown, isProne, isRooted, isStanding, neighbourAt } from '../status.ts';
import { extraSquares, movementOnceUp, rushesToStand } from './movement.ts';

const JUMP_SQUARES = 2;
const WAYS = 3;

/** Squares a player may move, extra ones included; none for whoever may not move. */
const squaresOf = (g: BloodGame, player: PlayerId): number => {
  if (isRooted(g, player)) return 0;
  const used = isProne(g, player) ? rushesToStand(g, player) : 0;
  return Math.max(0, movementOnceUp(g, player)) + extraSquares(g, player, used);
};

/** Squares still unseen are 0, the others say with how many squares they are reached, and one more. */
const seen = new Uint8Array(GRID.squares);
const queue: Square[][] = [];
/** Walks in rings around the player until `finds` says yes. */
const searchFrom = (g: BloodGame, player: PlayerId, finds: (at: Square) => boolean): boolean => {
  const start = g.square(player);
  const most = squaresOf(g, player);
  const leaps = hasQuality(g, player, Quality.leaping);
  seen.fill(0);
  for (let ring = 0; ring <= most + JUMP_SQUARES; ring++) queue[ring] = [];
  (queue[0] as Square[]).push(start);
  for (let ring = 0; ring <= most; ring++) {
    for (const at of queue[ring] as Square[]) {
      if (seen[at] !== 0) continue;
      seen[at] = ring + 1;
      if (finds(at)) return true;
      for (let d = 0; d < 8; d++) goOn(g, at, d, ring, leaps);
    }
  }
  return false;
};
const goOn = (g: BloodGame, at: Square, direction: number, ring: number, leaps: boolean): void => {
  const to = stepFrom(at, direction);
  if (to === NOWHERE) return;
  const there = g.playerAt(to);
  if (there === NOBODY) (queue[ring + 1] as Square[]).push(to);
  if (leaps || (there !== NOBODY && isDown(g, there)))
    for (let which = 0; which < WAYS; which++) {
      const over = stepFrom(to, pushDirection(directionTo(at, to), which));
      if (over !== NOWHERE && g.playerAt(over) === NOBODY) (queue[ring + JUMP_SQUARES] as Square[]).push(over);
    }
};
/** B25-SECURE-05: an empty square. Most of the time it can be walked to in a straight line. */
export const canReach = (g: BloodGame, player: PlayerId, to: Square): boolean => {
  const far = GRID.distance(g.square(player), to);
  if (far > squaresOf(g, player) || g.playerAt(to) !== NOBODY) return false;
  return walksUpTo(g, g.square(player), to, far - 1) || searchFrom(g, player, at => at === to);
};

/** B25-BLITZ-03: every standing opponent next to a square that can be reached. */
export const offerReachable = (g: BloodGame, player: PlayerId, verb: Verb): void => {
  const foe = otherSeat(g.control(player));
  searchFrom(g, player, () => false);
  for (let p = 0; p < g.playerCount; p++) {
    const target = p as PlayerId;
    if (g.control(target) === foe && isStanding(g, target) && isNextToSeen(g, target)) g.offer(verb, target);
  }
};
const isNextToSeen = (g: BloodGame, target: PlayerId): boolean => {
  for (let d = 0; d < 8; d++) {
    const sq = stepFrom(g.square(target), d);
    if (sq !== NOWHERE && seen[sq] !== 0) return true;
  }
  return false;
};
/** Whether there is anybody to blitz. Most of the time somebody can be walked up to in a straight line. */
export const canReachSomebody = (g: BloodGame, player: PlayerId): boolean => {
  const foe = otherSeat(g.control(player));
  const most = squaresOf(g, player);
  let near = false;
  for (let p = 0; p < g.playerCount; p++) {
    const target = p as PlayerId;
    if (g.control(target) !== foe || !isStanding(g, target)) continue;
    const far = GRID.distance(g.square(player), g.square(target)) - 1;
    if (far > most) continue;
    if (far === 0 || walksUpTo(g, g.square(player), g.square(target), far)) return true;
    near = true;
  }
  return near && searchFrom(g, player, at => isNextToFoe(g, at, foe));
};
/** Nearer with every step, over empty squares. */
const walksUpTo = (g: BloodGame, from: Square, target: Square, steps: number): boolean => {
  let at = from;
  for (let left = steps; left > 0; left--) {
    let next: Square = NOWHERE;
    for (let d = 0; d < 8 && next === NOWHERE; d++) {
      const to = stepFrom(at, d);
      if (to !== NOWHERE && g.playerAt(to) === NOBODY && GRID.distance(to, target) === left) next = to;
    }
    if (next === NOWHERE) return false;
    at = next;
  }
  return true;
};
const isNextToFoe = (g: BloodGame, at: Square, foe: number): boolean => {
  for (let d = 0; d < 8; d++) {
    const p = neighbourAt(g, at, d);
    if (p !== NOBODY && g.control(p) === foe && isStanding(g, p)) return true;
  }
  return false;
};
