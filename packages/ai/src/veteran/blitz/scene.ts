/** Where things stand as a coach looks around: balls, carriers, ways in; and what it brings that a Player is on a square. */
import {
  type BallId,
  type BlitzGame,
  canTakeBall,
  isStanding,
  NOBODY,
  NOWHERE,
  otherSeat,
  type PlayerId,
  type Seat,
  type Square,
  Stat,
} from '@ironpitch/engine';
import { columnsToGo, firstBall } from '../../greedy/blitz/worth.ts';
import type { Claims } from './claims.ts';
import { BLOCK, RUN, THROW } from './deed.ts';
import type { Sense } from './sense.ts';
import { loose, looseScores, threat, upright, wayIn } from './worth.ts';

/** What later Actions of the turn promise: a Block that is set up, of which so much counts, on anybody or on their carrier. */
const BLOCK_NEXT = 0.745;
const DOWN = 4.24;
const CARRIER_DOWN = 13.4;
/** … and the ball handed on to somebody who can still run in. */
export const RELAY = 12;
/** How much of their carrier's way in is barred by somebody about there, and in how many rows. */
const BARS_THE_WAY = 0.15;
const BARS_WITHIN = 2;
const TOO_FAR = 20;
const SHORT = 2;
const countOff = (g: BlitzGame, seat: Seat): number => {
  let count = 0;
  for (const p of g.playersOf(seat)) if (!g.onPitch(p)) count++;
  return count;
};

export class Scene {
  private readonly sense: Sense;
  private readonly claims: Claims;
  private seat: Seat = 0;
  /** Where Players gather. */
  focus = NOWHERE;
  theirCarrier = NOBODY;
  theirWayIn = 0;
  /** What a loose ball is worth as it lies, and what it costs that they could run in with it. */
  looseNow = 0;
  private theirLoose = 0;
  loose = NOWHERE;
  /** How far the nearest team-mate of whoever is thought of is from a loose ball. */
  private nearest = TOO_FAR;
  /** So many of theirs are off the pitch that a card asks for no more. */
  theyAreShort = false;

  constructor(sense: Sense, claims: Claims) {
    this.sense = sense;
    this.claims = claims;
  }
  gather(g: BlitzGame, seat: Seat): void {
    this.seat = seat;
    this.focus = firstBall(g);
    this.theirCarrier = NOBODY;
    this.loose = NOWHERE;
    for (let b = 0; b < g.ballCount; b++) {
      if (!g.inPlay(b as BallId)) continue;
      const holder = g.holder(b as BallId);
      if (holder === NOBODY) this.loose = g.ballSquare(b as BallId);
      else if (g.control(holder) !== seat) this.theirCarrier = holder;
    }
    this.looseNow = this.loose === NOWHERE ? 0 : loose(g, seat, this.loose, this.sense);
    this.theirLoose =
      this.loose !== NOWHERE && looseScores(g, otherSeat(seat), this.loose) ? this.sense.theirLooseScores : 0;
    this.theirWayIn = this.theirCarrier === NOBODY ? 0 : wayIn(g, this.theirCarrier, this.sense.theirBall);
    this.theyAreShort = this.claims.of('pileOn') > 0 && countOff(g, otherSeat(seat)) >= SHORT;
  }
  /** About what a better place brings: straight to where the ball is. */
  approach(g: BlitzGame, player: PlayerId, from: Square, move: number): number {
    const { sense, focus, theirCarrier, loose } = this;
    if (focus < 0) return 0;
    const away = g.grid.distance(from, focus);
    const nearer = Math.max(Math.min(away, 2), away - move);
    let sum = sense.own.far * (away - nearer);
    if (theirCarrier !== NOBODY)
      sum += threat(g, player, away, sense.theirBall) - threat(g, player, nearer, sense.theirBall);
    if (loose !== NOWHERE)
      sum += sense.perSquareNearer * (Math.min(away, this.nearest) - Math.min(nearer, this.nearest));
    return sum;
  }
  /** What it brings that a Player without the ball is on a square, apart from whom it Marks. */
  placeOf(g: BlitzGame, player: PlayerId, sq: Square): number {
    const { sense, focus, theirCarrier, loose } = this;
    let sum = focus >= 0 ? -sense.own.far * g.grid.distance(sq, focus) : 0;
    if (theirCarrier !== NOBODY) {
      sum -= threat(g, player, g.grid.distance(sq, g.square(theirCarrier)), sense.theirBall);
      if (this.theirWayIn > 0 && this.isInTheWay(g, sq)) sum += BARS_THE_WAY * this.theirWayIn;
    }
    if (loose !== NOWHERE) {
      const away = g.grid.distance(sq, loose);
      sum -= sense.perSquareNearer * Math.min(away, this.nearest);
      if (away === 1) sum += sense.perSquareNearer * sense.looseGuarded + this.theirLoose;
    }
    return sum;
  }
  /** Whether a square lies about where their carrier has to pass. */
  private isInTheWay(g: BlitzGame, sq: Square): boolean {
    const at = g.square(this.theirCarrier);
    const other = otherSeat(this.seat);
    return (
      columnsToGo(g, other, sq) < columnsToGo(g, other, at) && Math.abs(g.grid.row(sq) - g.grid.row(at)) <= BARS_WITHIN
    );
  }
  /** Turns to a Player: how far its nearest team-mate is from a loose ball. */
  thinkOf(g: BlitzGame, player: PlayerId): void {
    this.nearest = TOO_FAR;
    if (this.loose !== NOWHERE) this.nearest = this.nearestBut(g, player);
  }
  private nearestBut(g: BlitzGame, player: PlayerId): number {
    let least = TOO_FAR;
    for (let p = 0; p < g.playerCount; p++) {
      const other = p as PlayerId;
      if (other === player || g.control(other) !== this.seat || !isStanding(g, other)) continue;
      if (g.stat(other, Stat.throw) === 0) continue;
      const away = g.grid.distance(g.square(other), this.loose);
      if (away < least) least = away;
    }
    return least;
  }
  /** What may come of handing the ball on from a square to somebody who has yet to run. */
  relayFrom(g: BlitzGame, player: PlayerId, sq: Square): number {
    if (g.actionsLeft < 3 || g.reach(this.seat, sq) === 0 || g.hasDone(player, THROW)) return 0;
    for (let d = sq * 8, end = d + 8; d < end; d++) {
      const at = g.grid.neighbours[d] as Square;
      const q = at < 0 ? NOBODY : g.playerAt(at);
      if (q !== NOBODY && q !== player && this.couldScore(g, q)) return RELAY;
    }
    return 0;
  }
  /** Whether a team-mate with the ball could run in at once. */
  couldScore(g: BlitzGame, player: PlayerId): boolean {
    if (g.control(player) !== this.seat || !isStanding(g, player) || g.hasDone(player, RUN)) return false;
    const sq = g.square(player);
    return (
      g.reach(otherSeat(this.seat), sq) === 0 &&
      columnsToGo(g, this.seat, sq) <= g.stat(player, Stat.move) &&
      canTakeBall(g, player)
    );
  }
  /** What it brings to stand beside Opponents whom nobody Marked yet. */
  marksFrom(g: BlitzGame, sq: Square): number {
    const { sense, seat } = this;
    let sum = 0;
    for (let d = sq * 8, end = d + 8; d < end; d++) {
      const at = g.grid.neighbours[d] as Square;
      const q = at < 0 ? NOBODY : g.playerAt(at);
      if (q === NOBODY || g.control(q) === seat || !isStanding(g, q) || g.reach(seat, at) > 0) continue;
      sum += upright(g, q, false, sense.theirs) - upright(g, q, true, sense.theirs);
      if (q !== this.theirCarrier) continue;
      if (columnsToGo(g, otherSeat(seat), at) <= g.stat(q, Stat.move))
        sum += sense.theirBall.canScore + this.theirWayIn;
    }
    return sum;
  }
  /** What a Block from a square may bring afterwards. */
  blockFrom(g: BlitzGame, player: PlayerId, sq: Square): number {
    if (g.actionsLeft < 2 || g.hasDone(player, BLOCK)) return 0;
    let most = 0;
    for (let d = sq * 8, end = d + 8; d < end; d++) {
      const at = g.grid.neighbours[d] as Square;
      const q = at < 0 ? NOBODY : g.playerAt(at);
      if (q === NOBODY || g.control(q) === this.seat || !isStanding(g, q)) continue;
      const dice = g.stat(player, Stat.block) + (g.reach(this.seat, at) > 0 ? 1 : 0);
      const brings = q === this.theirCarrier ? CARRIER_DOWN : DOWN;
      most = Math.max(most, (1 - 0.5 ** dice) * (brings + this.downCard(q)));
    }
    return BLOCK_NEXT * most;
  }
  private downCard(q: PlayerId): number {
    return Math.max(this.claims.of('takeThemDown'), q === this.theirCarrier ? this.claims.of('freeUpTheBall') : 0);
  }
}
