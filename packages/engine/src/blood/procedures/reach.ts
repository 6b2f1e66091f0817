/** What a player can get to with its move, extra squares and jumps included, whatever has to be rolled (B25-Q-26, -35). */
import { PLAYERS_MAX } from '../../kernel/layout.ts';
import type { Verb } from '../../kernel/question.ts';
import { NO_SEAT, NOBODY, NOWHERE, otherSeat, type PlayerId, POSTURES, type Seat, type Square } from '../../words.ts';
import { hasQuality } from '../bearing.ts';
import { Num, Quality } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import { directionOf, GRID, stepFrom } from '../pitch.ts';
import { isSkillSource } from '../sources.ts';
import { isDown, isProne, isRooted, isStanding, zonesAgainst } from '../status.ts';
import { extraSquares, movementOnceUp, rushesToStand } from './movement.ts';

/** Squares a player may move, extra ones included; none for whoever may not move. */
const countSquares = (g: BloodGame, player: PlayerId): number => {
  if (isRooted(g, player)) return 0;
  const used = isProne(g, player) ? rushesToStand(g, player) : 0;
  return Math.max(0, movementOnceUp(g, player)) + extraSquares(g, player, used);
};
/** The same, found out once a match for all whom nothing touches: those of one profile in one posture go equally far. */
const squaresOf = (g: BloodGame, player: PlayerId): number => {
  if (!g.isUntouched(player)) return countSquares(g, player);
  const { strides } = g.rules;
  const place = g.profile(player) * POSTURES.length + g.posture(player);
  if (strides[place] === 0 && isOwnBusiness(g)) strides[place] = countSquares(g, player) + 1;
  return strides[place] === 0 ? countSquares(g, player) : strides[place] - 1;
};
/** Whether nothing but skills of its own has a say in how far a player goes. */
const isOwnBusiness = ({ rules: { hooks } }: BloodGame): boolean =>
  hooks.numbers[Num.extraSquares]?.every(({ source }) => isSkillSource(source)) === true &&
  hooks.qualities[Quality.nimble]?.every(isSkillSource) === true;

// --- squares as bits: a row of the pitch is a number, with an empty row above and below ------------------------------
const ROWS = GRID.height + 2;
const WHOLE_ROW = (1 << GRID.width) - 1;
const rowOf = (sq: Square): number => GRID.row(sq);
const bitOf = (sq: Square): number => 1 << (GRID.column(sq) - 1);
/** The squares of a row and those beside them. */
const spread = (row: number): number => (row | (row << 1) | (row >> 1)) & WHOLE_ROW;

/** Who is in the way, for the list of answers under way. */
const free = new Int32Array(ROWS);
/** Some of the squares, and how many: a list that is filled again and again. */
class Squares {
  readonly list = new Int16Array(PLAYERS_MAX);
  count = 0;
  add(sq: Square): void {
    this.list[this.count++] = sq;
  }
}
const occupants = new Squares();
const fallen = new Squares();
const surveyed = { listing: 0 };
const survey = (g: BloodGame): void => {
  if (surveyed.listing === g.listing) return;
  surveyed.listing = g.listing;
  free.fill(WHOLE_ROW, 1, ROWS - 1);
  occupants.count = 0;
  fallen.count = 0;
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    const sq = g.square(player);
    if (sq < 0 || g.playerAt(sq) !== player) continue;
    free[rowOf(sq)] &= ~bitOf(sq);
    occupants.add(sq);
    if (isDown(g, player)) fallen.add(sq);
  }
};

/** More squares than anybody can move. */
const RINGS_MAX = 32;
/** Where the ring of the goals themselves begins. */
const GOALS = ROWS;
/**
 * The squares from which a goal is so many squares away, ring after ring, as far as somebody asked. A way leads over
 * empty squares and by jumps, which go back as they come; so one look from the goal serves everybody who wants to get
 * there, and a look from a player finds all it can get to.
 */
class Rings {
  /** An empty ring, and then one behind the other, each with those within. */
  private readonly squares = new Int32Array(ROWS * (RINGS_MAX + 2));
  private last = GOALS;
  private crossed = fallen;
  /** For which list of answers, and around what. */
  private listing = 0;
  private goal = -1;

  /** True when the goals of this list of answers have yet to be named. */
  begins(listing: number, goal: number, crossed: Squares): boolean {
    if (this.listing === listing && this.goal === goal) return false;
    this.listing = listing;
    this.goal = goal;
    this.crossed = crossed;
    this.last = GOALS;
    this.squares.fill(0, GOALS, GOALS + ROWS);
    return true;
  }
  addGoal(sq: Square): void {
    this.squares[GOALS + rowOf(sq)] |= bitOf(sq);
  }
  addGoalsAround(sq: Square): void {
    const beside = spread(bitOf(sq));
    for (let row = rowOf(sq) - 1; row <= rowOf(sq) + 1; row++) this.squares[GOALS + row] |= beside;
  }
  has(sq: Square, within: number): boolean {
    const row = rowOf(sq);
    const bit = bitOf(sq);
    const end = GOALS + Math.min(within, RINGS_MAX) * ROWS;
    while (this.last < end && (this.squares[this.last + row] & bit) === 0) this.widen();
    return (this.squares[Math.min(this.last, end) + row] & bit) !== 0;
  }
  /** Whether an empty square beside this one is within so many. */
  hasBeside(sq: Square, within: number): boolean {
    const end = GOALS + Math.min(within, RINGS_MAX) * ROWS;
    const row = rowOf(sq);
    const beside = spread(bitOf(sq));
    while (this.last < end && (this.emptyAround(this.last, row) & beside) === 0) this.widen();
    return (this.emptyAround(Math.min(this.last, end), row) & beside) !== 0;
  }
  /** The empty squares of a ring in a row and the rows next to it. */
  private emptyAround(ring: number, row: number): number {
    const { squares } = this;
    return (
      (squares[ring + row - 1] & free[row - 1]) |
      (squares[ring + row] & free[row]) |
      (squares[ring + row + 1] & free[row + 1])
    );
  }
  private widen(): void {
    const { squares, last, crossed } = this;
    const next = last + ROWS;
    let above = 0;
    let here = spread(squares[last + 1] & free[1]);
    for (let row = 1; row < ROWS - 1; row++) {
      const below = spread(squares[last + row + 1] & free[row + 1]);
      squares[next + row] = squares[last + row] | above | here | below;
      above = here;
      here = below;
    }
    for (let i = 0; i < crossed.count; i++) this.jump(crossed.list[i] as Square, last - ROWS, next);
    this.last = next;
  }
  /** B25-PRIN-JUMP-02, -03: over somebody to one of the three squares beyond, for two squares. */
  private jump(over: Square, from: number, to: number): void {
    const { squares } = this;
    const row = rowOf(over);
    if (((this.newIn(from, row - 1) | this.newIn(from, row) | this.newIn(from, row + 1)) & spread(bitOf(over))) === 0)
      return;
    for (let d = 0; d < 8; d++) {
      const land = stepFrom(over, d);
      if (land < 0 || (this.newIn(from, rowOf(land)) & bitOf(land)) === 0) continue;
      for (let beyond = d + 3; beyond <= d + 5; beyond++) {
        const start = stepFrom(over, beyond & 7);
        if (start >= 0) squares[to + rowOf(start)] |= bitOf(start);
      }
    }
  }
  /** The empty squares of a row that only this ring brought; there is nothing new in the empty ring. */
  private newIn(ring: number, row: number): number {
    return ring < GOALS ? 0 : this.squares[ring + row] & ~this.squares[ring - ROWS + row] & free[row];
  }
}
/** For those who walk, and for those who leap over anybody. */
interface BothWays {
  readonly walking: Rings;
  readonly leaping: Rings;
}
const toFoes: BothWays = { walking: new Rings(), leaping: new Rings() };
const toBall: BothWays = { walking: new Rings(), leaping: new Rings() };
const fromPlayer = new Rings();
const leaps = (g: BloodGame, player: PlayerId): boolean => hasQuality(g, player, Quality.leaping);

// --- for lists of answers: what holds for one player of a list holds for all of them -----------------------------------
/** B25-SECURE-05: an empty square. */
export const canReach = (g: BloodGame, player: PlayerId, to: Square): boolean => {
  const from = g.square(player);
  const squares = squaresOf(g, player);
  if (g.playerAt(to) !== NOBODY || GRID.distance(from, to) > squares) return false;
  if (walksUpTo(g, from, to)) return true;
  survey(g);
  const leaping = leaps(g, player);
  const rings = leaping ? toBall.leaping : toBall.walking;
  if (rings.begins(g.listing, to, leaping ? occupants : fallen)) rings.addGoal(to);
  return rings.has(from, squares);
};
/** Whether there is anybody to blitz. Most of the time somebody stands next to the player, or can be walked up to. */
export const canReachSomebody = (g: BloodGame, player: PlayerId): boolean => {
  const from = g.square(player);
  const seat = g.control(player);
  if (zonesAgainst(g, seat, from) > 0) return true;
  const squares = squaresOf(g, player);
  findFoes(g, otherSeat(seat));
  const { list, count } = foes.squares;
  let near = false;
  for (let i = 0; i < count; i++) {
    const target = list[i] as Square;
    if (GRID.distance(from, target) > squares + 1) continue;
    if (walksUpTo(g, from, target, seat)) return true;
    near = true;
  }
  return near && findsWay(g, player, squares);
};
/** Where those of a side stand, for the list of answers under way. */
const foes = { listing: 0, seat: 0 as Seat, squares: new Squares() };
const findFoes = (g: BloodGame, seat: Seat): void => {
  if (foes.listing === g.listing && foes.seat === seat) return;
  foes.listing = g.listing;
  foes.seat = seat;
  foes.squares.count = 0;
  for (let p = 0; p < g.playerCount; p++)
    if (standsFor(g, p as PlayerId, seat)) foes.squares.add(g.square(p as PlayerId));
};
const standsFor = (g: BloodGame, p: PlayerId, seat: Seat): boolean => g.control(p) === seat && isStanding(g, p);
/**
 * Straight on over empty squares until the target is next, first slanting and then not; or past whoever is in the way.
 * Whoever wants to get to anybody of the other side (`seat` says whose player it is) has arrived where one marks it.
 */
const walksUpTo = (g: BloodGame, from: Square, target: Square, seat: Seat | typeof NO_SEAT = NO_SEAT): boolean => {
  let at = from;
  let right = GRID.column(target) - GRID.column(from);
  let down = GRID.row(target) - GRID.row(from);
  while (right > 1 || right < -1 || down > 1 || down < -1) {
    const to = beside(at, sign(right), sign(down));
    if (g.playerAt(to) === NOBODY) {
      at = to;
      right -= sign(right);
      down -= sign(down);
    } else {
      at = stepPast(g, at, right, down);
      if (at < 0) return false;
      right = GRID.column(target) - GRID.column(at);
      down = GRID.row(target) - GRID.row(at);
    }
    if (seat !== NO_SEAT && zonesAgainst(g, seat, at) > 0) return true;
  }
  return true;
};
/** -1, 0 or 1, without a branch that nobody could foresee. */
const sign = (by: number): number => (by >> 31) - (-by >> 31);
/** A step that leads towards somebody leads to a square of the pitch: nobody has to look. */
const beside = (at: Square, right: number, down: number): Square => (at + right + down * GRID.width) as Square;
const emptySquare = (g: BloodGame, at: Square, right: number, down: number): Square => {
  const to = stepFrom(at, directionOf(right, down));
  return to >= 0 && g.playerAt(to) === NOBODY ? to : NOWHERE;
};
/** As near to the target as straight on would be: not slanting where the way slants, and slanting where it does not. */
const stepPast = (g: BloodGame, at: Square, right: number, down: number): Square => {
  const across = sign(right);
  const along = sign(down);
  if (across !== 0 && along !== 0) {
    const longer = Math.abs(right) - Math.abs(down);
    if (longer === 0) return NOWHERE;
    return longer > 0 ? emptySquare(g, at, across, 0) : emptySquare(g, at, 0, along);
  }
  const one = emptySquare(g, at, across === 0 ? 1 : across, along === 0 ? 1 : along);
  return one >= 0 ? one : emptySquare(g, at, across === 0 ? -1 : across, along === 0 ? -1 : along);
};
const findsWay = (g: BloodGame, player: PlayerId, squares: number): boolean => {
  survey(g);
  const leaping = leaps(g, player);
  const rings = leaping ? toFoes.leaping : toFoes.walking;
  if (rings.begins(g.listing, foes.seat, leaping ? occupants : fallen))
    for (let i = 0; i < foes.squares.count; i++) rings.addGoalsAround(foes.squares.list[i] as Square);
  return rings.has(g.square(player), squares);
};
/** B25-BLITZ-03: every standing opponent next to a square that can be reached. */
export const offerReachable = (g: BloodGame, player: PlayerId, verb: Verb): void => {
  const from = g.square(player);
  const foe = otherSeat(g.control(player));
  const squares = squaresOf(g, player);
  for (let p = 0; p < g.playerCount; p++) {
    const target = p as PlayerId;
    if (!standsFor(g, target, foe) || GRID.distance(from, g.square(target)) > squares + 1) continue;
    if (walksUpTo(g, from, g.square(target)) || getsTo(g, player, g.square(target), squares)) g.offer(verb, target);
  }
};
const getsTo = (g: BloodGame, player: PlayerId, target: Square, squares: number): boolean => {
  const from = g.square(player);
  survey(g);
  free[rowOf(from)] |= bitOf(from); // the player leaves it; the list is about no other
  if (fromPlayer.begins(g.listing, from, leaps(g, player) ? occupants : fallen)) fromPlayer.addGoal(from);
  return fromPlayer.hasBeside(target, squares);
};
