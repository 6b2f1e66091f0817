/** What a Blitz Bowl position is worth to a coach, in tenths of a point: score, balls, Players, cards, prospects. */
import {
  type BallId,
  type BlitzGame,
  isOpen,
  isStanding,
  NOBODY,
  otherSeat,
  PLAYS,
  type PlayerId,
  type Seat,
  type Square,
  Stat,
} from '@ironpitch/engine';
import { prospects } from './prospects.ts';
import type { Temper } from './temper.ts';
import type { Weights } from './weights.ts';

const HAND_MAX = 3;
const POINT = 10;
const VICTORY = 1000;
/** Cards that give a free Action, best used as soon as they can: worth that much less while they are held. */
const USE_SOON: readonly number[] = (['jumpUp', 'reserves'] as const).map(play => PLAYS.indexOf(play));

const MARK_AND_BLOCK = 3;
const GUARDS_MAX = 3;

const TOO_FAR = 20;

/** `goesOn`: the coach may still act this turn, so what is within reach of the next Action counts too. */
export const worth = (g: BlitzGame, seat: Seat, goesOn: boolean, temper: Temper): number => {
  const { weights } = temper;
  const other = otherSeat(seat);
  const lead = g.score(seat) - g.score(other);
  if (g.over) return VICTORY * Math.sign(g.winner < 0 ? 0 : g.winner === seat ? 1 : -1) + POINT * lead;
  const focus = firstBall(g);
  let sum = POINT * lead + team(g, seat, focus, weights) - team(g, other, focus, weights);
  for (let b = 0; b < g.ballCount; b++) if (g.inPlay(b as BallId)) sum += ball(g, seat, b as BallId, temper);
  for (const play of USE_SOON) if (g.cardWithPlay(seat, play) >= 0) sum -= weights.useSoonLess;
  if (goesOn && temper.prospects && g.active === seat && g.actionsLeft > 0) sum += prospects(g, seat, weights);
  return sum;
};

/** `focus` is where Players gather. */
const team = (g: BlitzGame, seat: Seat, focus: Square, weights: Weights): number => {
  let sum = weights.handCard * Math.min(HAND_MAX, g.handCount(seat));
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (g.control(player) !== seat || !g.onPitch(player)) continue;
    const stands = isStanding(g, player);
    sum += stands ? weights.standing : weights.prone;
    const strong = g.stat(player, Stat.block) > 1;
    if (stands && strong) sum += weights.strong;
    if (stands && g.reach(otherSeat(seat), g.square(player)) > 0)
      sum += strong ? weights.strongMarked : weights.weakMarked;
    if (focus >= 0) sum -= weights.far * g.grid.distance(g.square(player), focus);
  }
  return sum;
};
export const firstBall = (g: BlitzGame): Square => {
  for (let b = 0; b < g.ballCount; b++) if (g.inPlay(b as BallId)) return g.ballSquare(b as BallId);
  return -1 as Square;
};

const ball = (g: BlitzGame, seat: Seat, b: BallId, temper: Temper): number => {
  const holder = g.holder(b);
  if (holder === NOBODY) return loose(g, seat, g.ballSquare(b), temper.weights);
  const sum = carried(g, holder, temper);
  return g.control(holder) === seat ? sum : -sum;
};
/** How far a Player has yet to go to the End Zone it scores in. */
export const columnsToGo = (g: BlitzGame, seat: Seat, sq: Square): number =>
  seat === 0 ? g.grid.width - g.grid.column(sq) : g.grid.column(sq) - 1;

/** A ball in a Player's hands, to its own team: how near it is to a Touchdown, and how safe. */
const carried = (g: BlitzGame, holder: PlayerId, temper: Temper): number => {
  const { weights } = temper;
  const seat = g.control(holder);
  const sq = g.square(holder);
  const toGo = columnsToGo(g, seat, sq);
  let sum = weights.held + weights.perColumn * (g.grid.width - toGo);
  if (isOpen(g, holder) && toGo <= g.stat(holder, Stat.move)) sum += weights.canScore;
  sum += weights.guarded * Math.min(GUARDS_MAX, g.reach(seat, sq));
  for (let q = 0; q < g.playerCount; q++) {
    const opponent = q as PlayerId;
    if (g.control(opponent) === seat || !isStanding(g, opponent)) continue;
    const away = g.grid.distance(sq, g.square(opponent));
    if (away === 1) sum -= temper.marked;
    else if (away <= MARK_AND_BLOCK) sum -= temper.near;
    else if (away <= MARK_AND_BLOCK + g.stat(opponent, Stat.move)) sum -= temper.inReach;
  }
  return sum;
};

/** A loose ball: who is nearer. Next to a standing Opponent it cannot be run to. */
const loose = (g: BlitzGame, seat: Seat, sq: Square, weights: Weights): number => {
  const nearer = squaresAway(g, otherSeat(seat), sq, weights) - squaresAway(g, seat, sq, weights);
  const { nearerMax } = weights;
  return Math.max(-nearerMax, Math.min(nearerMax, weights.perSquareNearer * nearer));
};
const squaresAway = (g: BlitzGame, seat: Seat, sq: Square, weights: Weights): number => {
  let least = TOO_FAR;
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (g.control(player) !== seat || !g.onPitch(player) || g.stat(player, Stat.throw) === 0) continue;
    const away = g.grid.distance(g.square(player), sq) + (isStanding(g, player) ? 0 : weights.lying);
    if (away < least) least = away;
  }
  return least + (g.reach(otherSeat(seat), sq) > 0 ? weights.looseGuarded : 0);
};
