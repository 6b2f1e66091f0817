/** What the rest of a turn promises: a Block that is set up, Challenge Cards that are half done. */
import {
  ACTIONS,
  BARRED,
  type BlitzGame,
  isMarked,
  isStanding,
  NOBODY,
  type PlayerId,
  type Seat,
  type Square,
  Stat,
} from '@ironpitch/engine';
import type { Weights } from './weights.ts';

const ACTIVE_SPACES = 3;
const STEPS = 3;
const BLOCK = ACTIONS.indexOf('block');

/** Per card that takes several Actions: how many of its three steps this turn has made. */
const STEPS_DONE: Readonly<Record<string, (g: BlitzGame, seat: Seat) => number>> = {
  getMoving: g => g.runsThisTurn,
  playAsATeam: (g, seat) => Math.min(countBits(kindsMade(g, seat)), playersUsed(g, seat)),
  showThemHow: (g, seat) => mostPaid(g, seat),
};

export const prospects = (g: BlitzGame, seat: Seat, weights: Weights): number =>
  weights.halfDone * stepsDone(g, seat) + weights.blockNext * bestBlock(g, seat, weights);

const stepsDone = (g: BlitzGame, seat: Seat): number => {
  let sum = 0;
  for (let space = 0; space < ACTIVE_SPACES; space++) {
    const card = g.space(space);
    const done = card < 0 ? undefined : STEPS_DONE[g.challengeOf(card).id]?.(g, seat);
    if (done !== undefined && done + g.actionsLeft >= STEPS) sum += Math.min(done, STEPS - 1);
  }
  return sum;
};
const kindsMade = (g: BlitzGame, seat: Seat): number => {
  let kinds = 0;
  for (let p = 0; p < g.playerCount; p++) if (g.control(p as PlayerId) === seat) kinds |= g.made(p as PlayerId);
  return kinds;
};
const playersUsed = (g: BlitzGame, seat: Seat): number => {
  let count = 0;
  for (let p = 0; p < g.playerCount; p++) if (g.control(p as PlayerId) === seat && g.made(p as PlayerId) !== 0) count++;
  return count;
};
const mostPaid = (g: BlitzGame, seat: Seat): number => {
  let most = 0;
  for (let p = 0; p < g.playerCount; p++)
    if (g.control(p as PlayerId) === seat) most = Math.max(most, countBits(g.paid(p as PlayerId)));
  return most;
};
const countBits = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** The best Block that could be made next, by its chance to knock the target down. */
const bestBlock = (g: BlitzGame, seat: Seat, weights: Weights): number => {
  let best = 0;
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (g.control(player) !== seat || !isMarked(g, player) || g.hasDone(player, BLOCK)) continue;
    if (g.isAffected(player, BARRED)) continue;
    for (let d = 0; d < 8; d++) {
      const sq = g.grid.neighbours[g.square(player) * 8 + d] as Square;
      const target = sq < 0 ? NOBODY : g.playerAt(sq);
      if (target === NOBODY || g.control(target) === seat || !isStanding(g, target)) continue;
      const dice = g.stat(player, Stat.block) + (g.reach(seat, sq) > 1 ? 1 : 0);
      best = Math.max(best, (1 - 0.5 ** dice) * (g.holdsBall(target) ? weights.carrierDown : weights.down));
    }
  }
  return best;
};
