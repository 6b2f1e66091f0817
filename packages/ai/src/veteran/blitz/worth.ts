/** What a position is worth to the coach whose turn is over, in tenths of a point: score, balls, Players, cards. */
import {
  type BallId,
  type BlitzGame,
  isMarked,
  isOpen,
  isStanding,
  NOBODY,
  otherSeat,
  type PlayerId,
  type Seat,
  type Square,
  Stat,
} from '@ironpitch/engine';
import { columnsToGo, firstBall } from '../../greedy/blitz/worth.ts';
import { Reach } from './reach.ts';
import type { Carrying, Sense, Team } from './sense.ts';

const HAND_MAX = 3;
const SPACES = 3;
export const POINT = 10;
const VICTORY = 1000;
const MARK_AND_BLOCK = 3;
const GUARDS_MAX = 3;
const TOO_FAR = 20;

/** `seat` has had its turn, and the other coach goes on. */
export const worth = (g: BlitzGame, seat: Seat, sense: Sense): number => {
  const other = otherSeat(seat);
  const lead = g.score(seat) - g.score(other);
  if (g.over) return VICTORY * Math.sign(g.winner < 0 ? 0 : g.winner === seat ? 1 : -1) + POINT * lead;
  const focus = firstBall(g);
  let sum = POINT * lead + team(g, seat, focus, sense.own) - team(g, other, focus, sense.theirs);
  for (let b = 0; b < g.ballCount; b++) if (g.inPlay(b as BallId)) sum += ball(g, seat, b as BallId, sense);
  if (focus < 0) sum += onTrapdoors(g, seat, sense);
  return sum - left(g, seat, sense);
};
/** Whoever stands on a Trapdoor is lost when a new ball comes up through it. */
const onTrapdoors = (g: BlitzGame, seat: Seat, sense: Sense): number => {
  const { trapdoors } = g.pitch;
  let sum = 0;
  for (const sq of trapdoors) {
    const player = g.playerAt(sq);
    if (player !== NOBODY) sum += g.control(player) === seat ? -sense.own.standing : sense.theirs.standing;
  }
  return sum / trapdoors.length;
};
/** What the cards on the table are worth to the other coach, who may claim them first. */
const left = (g: BlitzGame, seat: Seat, sense: Sense): number => {
  let sum = 0;
  for (let space = 0; space < SPACES; space++) {
    const card = g.space(space);
    if (card < 0) continue;
    sum += leaving(g, seat, g.challengeOf(card).id, sense);
  }
  return sum;
};
/** What it costs to leave a card lying. */
export const leaving = (g: BlitzGame, seat: Seat, id: string, sense: Sense): number => {
  const cost = sense.left[id];
  if (cost === undefined) return 0;
  return cost[0] + (cost[1] !== 0 && isAtHand(g, seat, id) ? cost[1] : 0);
};
/** Whether the other coach has what a card asks for: somebody to Block, a carrier of ours, a ball within reach. */
const isAtHand = (g: BlitzGame, seat: Seat, id: string): boolean => {
  switch (id) {
    case 'freeUpTheBall':
    case 'showNoFear':
      return holds(g, seat);
    case 'getTheBall':
      return !holds(g, seat) && !holds(g, otherSeat(seat));
    default:
      return canBlock(g, otherSeat(seat));
  }
};
export const holds = (g: BlitzGame, seat: Seat): boolean => {
  for (let b = 0; b < g.ballCount; b++) {
    const holder = g.inPlay(b as BallId) ? g.holder(b as BallId) : NOBODY;
    if (holder !== NOBODY && g.control(holder) === seat) return true;
  }
  return false;
};
const canBlock = (g: BlitzGame, seat: Seat): boolean => {
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (g.control(player) === seat && isMarked(g, player)) return true;
  }
  return false;
};
const team = (g: BlitzGame, seat: Seat, focus: Square, sense: Team): number => {
  let sum = sense.handCard * Math.min(HAND_MAX, g.handCount(seat));
  const opponents = otherSeat(seat);
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (g.control(player) !== seat || !g.onPitch(player)) continue;
    const sq = g.square(player);
    if (focus >= 0) sum -= sense.far * g.grid.distance(sq, focus);
    if (isStanding(g, player)) sum += upright(g, player, g.reach(opponents, sq) > 0, sense);
    else sum += sense.prone;
  }
  return sum;
};
/** A Player on its feet. */
export const upright = (g: BlitzGame, player: PlayerId, marked: boolean, sense: Team): number => {
  const strong = g.stat(player, Stat.block) > 1;
  let sum = sense.standing + (strong ? sense.strong : 0);
  if (marked) sum += strong ? sense.strongMarked : sense.weakMarked;
  return sum;
};
const ball = (g: BlitzGame, seat: Seat, b: BallId, sense: Sense): number => {
  const holder = g.holder(b);
  if (holder === NOBODY) return loose(g, seat, g.ballSquare(b), sense);
  return g.control(holder) === seat
    ? carried(g, holder, g.square(holder), sense.ownBall) + wayIn(g, holder, sense.ownBall)
    : -carried(g, holder, g.square(holder), sense.theirBall) - wayIn(g, holder, sense.theirBall);
};
/** A ball in the hands of a Player who stands on the square, to its own team: how near it is to a Touchdown, and how safe. */
export const carried = (g: BlitzGame, holder: PlayerId, sq: Square, sense: Carrying): number => {
  const seat = g.control(holder);
  const toGo = columnsToGo(g, seat, sq);
  let sum = sense.held + sense.perColumn * (g.grid.width - toGo);
  if (toGo <= g.stat(holder, Stat.move) && g.reach(otherSeat(seat), sq) === 0) sum += sense.canScore;
  let guards = 0;
  for (let q = 0; q < g.playerCount; q++) {
    const player = q as PlayerId;
    if (player === holder || !isStanding(g, player)) continue;
    const away = g.grid.distance(sq, g.square(player));
    if (g.control(player) !== seat) sum += threat(g, player, away, sense);
    else if (away === 1) guards++;
  }
  return sum + sense.guarded * Math.min(GUARDS_MAX, guards);
};
const way = new Reach();
/** What it is worth to a carrier that nothing bars its way to the End Zone. */
export const wayIn = (g: BlitzGame, holder: PlayerId, sense: Carrying): number => {
  const seat = g.control(holder);
  const sq = g.square(holder);
  const move = g.stat(holder, Stat.move);
  if (columnsToGo(g, seat, sq) > move || g.reach(otherSeat(seat), sq) > 0) return 0;
  return isWayIn(g, holder, sq, move) ? sense.runsIn : 0;
};
const isWayIn = (g: BlitzGame, player: PlayerId, from: Square, left: number): boolean => {
  const seat = g.control(player);
  if (columnsToGo(g, seat, from) === 0) return true;
  const { ends, count } = way.run(g, player, from, left);
  for (let i = count - 1; i >= 0; i--) if (columnsToGo(g, seat, ends[i] as Square) === 0) return true;
  return false;
};
/** What an Opponent so far away costs the carrier. */
export const threat = (g: BlitzGame, opponent: PlayerId, away: number, sense: Carrying): number => {
  if (away === 1) return sense.marked;
  if (away <= MARK_AND_BLOCK) return sense.near;
  return away <= MARK_AND_BLOCK + g.stat(opponent, Stat.move) ? sense.inReach : 0;
};
/** A loose ball: who is nearer. Next to a standing Opponent it cannot be run to. */
export const loose = (g: BlitzGame, seat: Seat, sq: Square, sense: Sense): number => {
  const other = otherSeat(seat);
  const nearer = squaresAway(g, other, sq, sense) - squaresAway(g, seat, sq, sense);
  let sum = Math.max(-sense.nearerMax, Math.min(sense.nearerMax, sense.perSquareNearer * nearer));
  if (looseScores(g, seat, sq)) sum += sense.ownLooseScores;
  if (looseScores(g, other, sq)) sum -= sense.theirLooseScores;
  return sum;
};
/** Whether somebody can fetch the ball and run in at once. */
export const looseScores = (g: BlitzGame, seat: Seat, sq: Square): boolean => {
  if (g.reach(otherSeat(seat), sq) > 0) return false;
  const toGo = columnsToGo(g, seat, sq);
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (g.control(player) !== seat || g.stat(player, Stat.throw) === 0) continue;
    const move = g.stat(player, Stat.move);
    if (toGo >= move || !isOpen(g, player) || g.grid.distance(g.square(player), sq) + toGo > move) continue;
    const fetch = way.run(g, player, g.square(player), move);
    if (fetch.ball === sq && isWayIn(g, player, sq, fetch.leftAtBall)) return true;
  }
  return false;
};
const squaresAway = (g: BlitzGame, seat: Seat, sq: Square, sense: Sense): number => {
  let least = TOO_FAR;
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (g.control(player) !== seat || !g.onPitch(player) || g.stat(player, Stat.throw) === 0) continue;
    const away = g.grid.distance(g.square(player), sq) + (isStanding(g, player) ? 0 : sense.lying);
    if (away < least) least = away;
  }
  return least + (g.reach(otherSeat(seat), sq) > 0 ? sense.looseGuarded : 0);
};
