/** Where a Mark Action can lead: the paths that end next to a standing Opponent, and there at once (BU-MARK-04). */
import { NOBODY, otherSeat, type PlayerId, type Seat, type Square } from '../../words.ts';
import type { BlitzGame } from '../game.ts';
import { GRID } from '../pitches.ts';
import { isStanding } from '../status.ts';

/** How many squares a Mark may take: two, or more by a card (BU-MARK-02). */
export const markSquares = (g: BlitzGame, further: boolean): number =>
  further ? g.rules.edition.furtherMarkSquares : g.rules.edition.markSquares;

/** Whether a first square next to a standing Opponent ends the Mark well: next to `runner`, when one must be Marked. */
const endsWell = (g: BlitzGame, sq: Square, runner: PlayerId): boolean =>
  runner === NOBODY || GRID.distance(sq, g.square(runner)) === 1;

/** Whether entering `to` with `left` squares left after it can still end Marking an Opponent. */
export const markLeads = (g: BlitzGame, seat: Seat, to: Square, left: number, runner: PlayerId): boolean => {
  if (to < 0 || g.playerAt(to) !== NOBODY) return false;
  if (g.reach(otherSeat(seat), to) > 0) return endsWell(g, to, runner);
  return left > 0 && leadsOn(g, seat, to, left, runner);
};
/** BU-MARK-07: whether any path of the Mark Action is legal. `runner`: the Opponent it must end next to. */
export const canMark = (g: BlitzGame, player: PlayerId, further: boolean, runner: PlayerId): boolean => {
  const squares = markSquares(g, further);
  return opponentWithin(g, player, squares + 1) && leadsOn(g, g.control(player), g.square(player), squares, runner);
};

const seen = new Uint8Array(GRID.squares);
const queue = new Int16Array(GRID.squares);
/** Whether some path of at most `left` squares from `from` ends the Mark well: ring by ring, each square once. */
const leadsOn = (g: BlitzGame, seat: Seat, from: Square, left: number, runner: PlayerId): boolean => {
  const open = g.pitch.open;
  const opponent = otherSeat(seat);
  seen.fill(0);
  seen[from] = 1;
  queue[0] = from;
  let tail = 1;
  for (let head = 0, ringEnd = 1; head < tail; head++) {
    if (head === ringEnd) {
      ringEnd = tail;
      left--;
    }
    for (let i = queue[head] * 8, end = i + 8; i < end; i++) {
      const to = open[i] as Square;
      if (to < 0 || seen[to]) continue;
      seen[to] = 1;
      if (g.playerAt(to) !== NOBODY) continue;
      if (g.reach(opponent, to) > 0) {
        if (endsWell(g, to, runner)) return true;
      } else if (left > 1) queue[tail++] = to;
    }
  }
  return false;
};
/** A cheap look before a long search: most Players are far from every Opponent. */
const opponentWithin = (g: BlitzGame, player: PlayerId, distance: number): boolean => {
  const from = g.square(player);
  const seat = g.control(player);
  for (let q = 0; q < g.playerCount; q++) {
    if (
      g.control(q as PlayerId) !== seat &&
      isStanding(g, q as PlayerId) &&
      GRID.distance(from, g.square(q as PlayerId)) <= distance
    )
      return true;
  }
  return false;
};
