/** Where a Mark Action can lead: the paths that end next to a standing Opponent, and there at once (BU-MARK-04). */
import { PLAYERS_MAX } from '../../kernel/layout.ts';
import { NOBODY, otherSeat, type PlayerId, Posture, type Seat, type Square } from '../../words.ts';
import type { BlitzGame } from '../game.ts';
import { GRID } from '../pitches.ts';
import { isStanding } from '../status.ts';

/** How many squares a Mark may take: two, or more by a card (BU-MARK-02). */
export const markSquares = (g: BlitzGame, further: boolean): number =>
  further ? g.rules.edition.furtherMarkSquares : g.rules.edition.markSquares;

/** Whether a Player standing here Marks an Opponent, and the one it must Mark, if any. */
export const endsMark = (g: BlitzGame, seat: Seat, sq: Square, runner: PlayerId): boolean =>
  g.reach(otherSeat(seat), sq) > 0 && (runner === NOBODY || GRID.distance(sq, g.square(runner)) === 1);
/** BU-MARK-04, B22-MARK-02: whether the move goes on from here. */
export const markGoesOn = (g: BlitzGame, seat: Seat, sq: Square): boolean =>
  !g.rules.edition.marksStopAtOpponents || g.reach(otherSeat(seat), sq) === 0;

/** Whether entering `to` with `left` squares left after it can still end Marking an Opponent. */
export const markLeads = (g: BlitzGame, seat: Seat, to: Square, left: number, runner: PlayerId): boolean => {
  if (to < 0 || g.playerAt(to) !== NOBODY) return false;
  if (endsMark(g, seat, to, runner)) return true;
  return left > 0 && markGoesOn(g, seat, to) && leadsOn(g, seat, to, left, runner);
};
/** BU-MARK-07: whether any path of the Mark Action is legal. `runner`: the Opponent it must end next to. */
export const canMark = (g: BlitzGame, player: PlayerId, further: boolean, runner: PlayerId): boolean => {
  const squares = markSquares(g, further);
  return opponentWithin(g, player, squares + 1) && leadsOn(g, g.control(player), g.square(player), squares, runner);
};
/** The same of a Mark next to anybody, for a Player of whom it is known that somebody is close enough. */
export const findsMark = (g: BlitzGame, player: PlayerId, squares: number): boolean =>
  leadsOn(g, g.control(player), g.square(player), squares, NOBODY);

/** By square the search that saw it last: nothing has to be wiped before the next one. */
const seen = new Int32Array(GRID.squares);
const searches = { made: 0 };
const queue = new Int16Array(GRID.squares);
/** Whether some path of at most `left` squares from `from` ends the Mark well: ring by ring, each square once. */
const leadsOn = (g: BlitzGame, seat: Seat, from: Square, left: number, runner: PlayerId): boolean => {
  const open = g.pitch.open;
  const now = ++searches.made;
  seen[from] = now;
  queue[0] = from;
  let tail = 1;
  for (let head = 0, ringEnd = 1; head < tail; head++) {
    if (head === ringEnd) {
      ringEnd = tail;
      left--;
    }
    for (let i = queue[head] * 8, end = i + 8; i < end; i++) {
      const to = open[i] as Square;
      if (to < 0 || seen[to] === now) continue;
      seen[to] = now;
      if (g.playerAt(to) !== NOBODY) continue;
      if (endsMark(g, seat, to, runner)) return true;
      if (left > 1 && markGoesOn(g, seat, to)) queue[tail++] = to;
    }
  }
  return false;
};
/** Where Opponents stand, and whether any lies Prone: gathered once for a list that asks for many Players. */
export class Opponents {
  private readonly columns = new Int16Array(PLAYERS_MAX);
  private readonly rows = new Int16Array(PLAYERS_MAX);
  private count = 0;
  anyProne = false;
  gather(g: BlitzGame, seat: Seat): this {
    this.count = 0;
    this.anyProne = false;
    for (let q = 0; q < g.playerCount; q++) {
      const other = q as PlayerId;
      if (g.control(other) === seat || !g.onPitch(other)) continue;
      if (g.posture(other) !== Posture.standing) {
        this.anyProne = true;
        continue;
      }
      this.columns[this.count] = GRID.column(g.square(other));
      this.rows[this.count++] = GRID.row(g.square(other));
    }
    return this;
  }
  /** Whether one of them stands so close. */
  anyWithin(from: Square, distance: number): boolean {
    const column = GRID.column(from);
    const row = GRID.row(from);
    for (let i = 0; i < this.count; i++)
      if (Math.abs(column - this.columns[i]) <= distance && Math.abs(row - this.rows[i]) <= distance) return true;
    return false;
  }
}
/** A cheap look before a long search: most Players are far from every Opponent. */
const opponentWithin = (g: BlitzGame, player: PlayerId, distance: number): boolean => {
  const from = g.square(player);
  const seat = g.control(player);
  for (let q = 0; q < g.playerCount; q++) {
    const other = q as PlayerId;
    if (g.control(other) !== seat && isStanding(g, other) && GRID.distance(from, g.square(other)) <= distance)
      return true;
  }
  return false;
};
