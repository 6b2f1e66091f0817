/** What the Challenge Cards on the table would bring: per condition, what its claim is worth now, in tenths of a point. */
import {
  ACTIONS,
  type BlitzGame,
  isStanding,
  NOBODY,
  otherSeat,
  type PlayerId,
  type Seat,
  type Square,
} from '@ironpitch/engine';
import { MARK, RUN, THROW } from './deed.ts';
import type { Sense } from './sense.ts';
import { holds, leaving, POINT } from './worth.ts';

const SPACES = 3;
const HAND_MAX = 3;
const WANTED = 3;
/** Even a card that had better be left brings something. */
const LEAST = 1;
/** Throw and Throw Team-mate are one kind. */
const THROW_TEAMMATE = ACTIONS.indexOf('throwTeammate');

const countBits = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
};

export class Claims {
  private readonly values = new Map<string, number>();
  /** The kinds of Action this turn has seen, and by how many Players. */
  private kinds = 0;
  private players = 0;
  private runs = 0;
  /** Whether a card asks where a walk ends; what each of those is worth. */
  asksForPlaces = false;
  private together = 0;
  private fear = 0;
  private spread = 0;

  gather(g: BlitzGame, seat: Seat, sense: Sense): this {
    const { values } = this;
    values.clear();
    this.asksForPlaces = false;
    const { firstTurnClaims, cleanSweepPoints } = g.rules.edition;
    const canClaim = firstTurnClaims === 'secondCoach' ? g.turn > 1 : g.turnsTaken(seat) > 0;
    if (!canClaim) return this;
    const more =
      (g.handCount(seat) < HAND_MAX ? sense.own.handCard : 0) +
      (g.claimedThisTurn === SPACES - 1 ? POINT * cleanSweepPoints : 0);
    for (let space = 0; space < SPACES; space++) {
      const card = g.space(space);
      if (card < 0) continue;
      const { id, points } = g.challengeOf(card);
      values.set(id, Math.max(LEAST, POINT * points + more + leaving(g, seat, id, sense)));
    }
    this.kinds = 0;
    this.players = 0;
    for (let p = 0; p < g.playerCount; p++) {
      const made = g.control(p as PlayerId) === seat ? g.made(p as PlayerId) : 0;
      this.kinds |= made;
      if (made !== 0) this.players++;
    }
    this.runs = g.runsThisTurn;
    this.together = this.of('getTogether');
    this.fear = holds(g, otherSeat(seat)) ? this.of('showNoFear') : 0;
    this.spread = this.of('spreadOut');
    this.asksForPlaces = this.together + this.fear + this.spread > 0;
    return this;
  }
  /** What a card is worth that would be claimed; nothing where it does not lie there. */
  of(id: string): number {
    return this.values.get(id) ?? 0;
  }
  /** By the Action alone, wherever it leads. */
  byKind(g: BlitzGame, kind: number, player: PlayerId): number {
    if (this.values.size === 0) return 0;
    const bit = 1 << (kind === THROW_TEAMMATE ? THROW : kind);
    let most = kind === RUN && this.runs >= WANTED - 1 ? this.of('getMoving') : 0;
    const made = g.made(player);
    const isNew = made === 0 || (this.kinds & bit) === 0;
    if (isNew && countBits(this.kinds | bit) >= WANTED && this.players + (made === 0 ? 1 : 0) >= WANTED)
      most = Math.max(most, this.of('playAsATeam'));
    if (countBits(g.paid(player) | bit) >= WANTED) most = Math.max(most, this.of('showThemHow'));
    return most;
  }
  /** By where a Run, Mark or Sidestep ends. */
  byPlace(g: BlitzGame, kind: number, player: PlayerId, sq: Square): number {
    if (!this.asksForPlaces) return 0;
    const { together, fear, spread } = this;
    let most = 0;
    if (together > 0 && neighbours(g, player, sq, true) >= 2) most = together;
    if (fear > most && g.pitch.isTrapdoor[sq] !== 0) most = fear;
    if (spread > most && kind !== MARK && neighbours(g, player, sq, false) === 0 && this.othersApart(g, player))
      most = spread;
    return most;
  }
  private othersApart(g: BlitzGame, player: PlayerId): boolean {
    const seat = g.control(player);
    for (let p = 0; p < g.playerCount; p++) {
      const other = p as PlayerId;
      if (other === player || g.control(other) !== seat || !g.onPitch(other)) continue;
      if (neighbours(g, other, g.square(other), false, player) > 0) return false;
    }
    return true;
  }
  /** How many steps of cards that take three Actions would be done; each counts only while it can still be finished. */
  stepsAfter(g: BlitzGame, kind: number, player: PlayerId): number {
    const left = g.actionsLeft - 1;
    const bit = 1 << kind;
    let sum = 0;
    const moving = this.runs + (kind === RUN ? 1 : 0);
    if (this.of('getMoving') > 0 && moving + left >= WANTED) sum += Math.min(moving, WANTED - 1);
    if (this.of('playAsATeam') > 0) {
      const done = Math.min(countBits(this.kinds | bit), this.players + (g.made(player) === 0 ? 1 : 0));
      if (done + left >= WANTED) sum += Math.min(done, WANTED - 1);
    }
    if (this.of('showThemHow') > 0) {
      const done = countBits(g.paid(player) | bit);
      if (done + left >= WANTED) sum += Math.min(done, WANTED - 1);
    }
    return sum;
  }
}
/** Team-mates beside a Player who stands on the square. */
const neighbours = (g: BlitzGame, player: PlayerId, sq: Square, standing: boolean, but = NOBODY): number => {
  const seat = g.control(player);
  if (standing && g.reach(seat, sq) === 0) return 0;
  let count = 0;
  for (let d = sq * 8, end = d + 8; d < end; d++) {
    const at = g.grid.neighbours[d] as Square;
    const q = at < 0 ? NOBODY : g.playerAt(at);
    if (q !== NOBODY && q !== player && q !== but && g.control(q) === seat && (!standing || isStanding(g, q))) count++;
  }
  return count;
};
/** Whether a Mark that ends on the square would tie up as many as the card asks for: the Player is put there, and the card asked. */
export const tiesUp = (g: BlitzGame, player: PlayerId, sq: Square): boolean => {
  const opponents = otherSeat(g.control(player));
  if (g.reach(opponents, sq) === 0) return false;
  for (let space = 0; space < SPACES; space++) {
    const card = g.space(space);
    if (card < 0 || g.challengeOf(card).id !== 'tieThemUp') continue;
    const from = g.square(player);
    g.put(player, sq);
    const met = g.challengeOf(card).met(g, MARK, player, NOBODY, 0);
    g.put(player, from);
    return met;
  }
  return false;
};
