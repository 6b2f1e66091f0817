/** What a player can get to with its move, extra squares and jumps included, whatever has to be rolled (B25-Q-26, -35). */

import { OCCUPIED, reachedBy } from '../../kernel/board.ts';
import { DIRECTION_X, DIRECTION_Y } from '../../kernel/grid.ts';
import { PLAYERS_MAX } from '../../kernel/layout.ts';
import type { Verb } from '../../kernel/question.ts';
import { NOBODY, NOWHERE, otherSeat, type PlayerId, POSTURES, type Seat, type Square } from '../../words.ts';
import { hasQuality } from '../bearing.ts';
import { Num, Quality } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import { directionOf, GRID, stepFrom } from '../pitch.ts';
import { isSkillSource } from '../sources.ts';
import { isDown, isProne, isRooted, isStanding } from '../status.ts';
import { foesOf, Squares } from './foes.ts';
import { extraSquares, movementOnceUp, rushesToStand } from './movement.ts';

/** Squares a player may move, extra ones included; none for whoever may not move. */
const countSquares = (g: BloodGame, player: PlayerId): number => {
  if (isRooted(g, player)) return 0;
  const used = isProne(g, player) ? rushesToStand(g, player) : 0;
  return Math.max(0, movementOnceUp(g, player)) + extraSquares(g, player, used);
};
/** The same, found out once a match for all who are as printed: those of one profile in one posture go equally far. */
const squaresOf = (g: BloodGame, player: PlayerId): number => {
  if (!g.isAsPrinted(player)) return countSquares(g, player);
  const { strides } = g.rules;
  const place = g.profile(player) * POSTURES.length + g.posture(player);
  if (strides[place] === 0 && isOwnBusiness(g)) strides[place] = countSquares(g, player) + 1;
  return strides[place] === 0 ? countSquares(g, player) : strides[place] - 1;
};
/** Whether nothing but skills of its own has a say in how far a player goes. */
const isOwnBusiness = ({ hooks }: BloodGame): boolean =>
  hooks.numbers[Num.extraSquares]?.every(({ source }) => isSkillSource(source)) === true &&
  (hooks.lentQualities & (1 << Quality.nimble)) === 0;

// --- squares as bits: a row of the pitch is a number, with an empty row above and below ------------------------------
const ROWS = GRID.height + 2;
const WHOLE_ROW = (1 << GRID.width) - 1;
const rowOf = (sq: Square): number => GRID.row(sq);
const bitOf = (sq: Square): number => 1 << (GRID.column(sq) - 1);
/** The squares of a row and those beside them. */
const spread = (row: number): number => (row | (row << 1) | (row >> 1)) & WHOLE_ROW;

/** The squares around one as nine bits, three of each row; `left` is how many columns are left of it. */
const threeOf = (row: number, left: number): number => ((row << 1) >> left) & 7;
const threeAt = (three: number, left: number): number => ((three << left) >> 1) & WHOLE_ROW;
const placeAround = (d: number): number => 4 + (DIRECTION_X[d & 7] as number) + 3 * (DIRECTION_Y[d & 7] as number);
/** From where somebody in the middle is jumped over to land on one of these squares. */
const TAKE_OFFS = Int16Array.from({ length: 1 << 9 }, (_, landings) => {
  let starts = 0;
  for (let d = 0; d < 8; d++)
    if (landings & (1 << placeAround(d)))
      for (let beyond = d + 3; beyond <= d + 5; beyond++) starts |= 1 << placeAround(beyond);
  return starts;
});

/** Who is in the way, for the list of answers under way. */
const free = new Int32Array(ROWS);
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
    const left = GRID.column(over) - 1;
    const landings =
      threeOf(this.newIn(from, row - 1), left) |
      (threeOf(this.newIn(from, row), left) << 3) |
      (threeOf(this.newIn(from, row + 1), left) << 6);
    if (landings === 0) return;
    const starts = TAKE_OFFS[landings] as number;
    squares[to + row - 1] |= threeAt(starts & 7, left);
    squares[to + row] |= threeAt((starts >> 3) & 7, left);
    squares[to + row + 1] |= threeAt(starts >> 6, left);
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
/** The lesser and the greater of two numbers, without a branch that nobody could foresee. */
const lesser = (a: number, b: number): number => b + ((a - b) & ((a - b) >> 31));
const greater = (a: number, b: number): number => a - ((a - b) & ((a - b) >> 31));
/** Longer ways are looked for anew every time. */
const STEPS_MAX = 6;
/** How many steps, where it begins, the squares one after the other, the last of them again and again up to the end. */
const WAY_CELLS = 2 + STEPS_MAX;
/**
 * The way found last for each player, in whatever match, to somebody of the other side: most of the time it is still
 * there when the list is asked for again. Nothing is taken on trust: it is looked at whether the player stands where it
 * begins, its squares are empty, and its end shows what the player is after.
 */
const ways = new Int16Array(PLAYERS_MAX * WAY_CELLS).fill(NOWHERE);
const knowsWay = (g: BloodGame, player: PlayerId, within: number, marks: number): boolean => {
  const at = player * WAY_CELLS;
  const end = ways[at + 7] as Square;
  // Nobody has every bit set. All of it is looked at: a branch that nobody can foresee costs more.
  const there =
    g.playerAt(ways[at + 2] as Square) &
    g.playerAt(ways[at + 3] as Square) &
    g.playerAt(ways[at + 4] as Square) &
    g.playerAt(ways[at + 5] as Square) &
    g.playerAt(ways[at + 6] as Square) &
    g.playerAt(end);
  const tooFar = (within - ways[at]) >> 31;
  return ((there ^ NOBODY) | tooFar | (ways[at + 1] ^ g.square(player))) === 0 && g.shows(end, marks);
};
/** Keeps the way that was walked last. */
const noteWay = (player: PlayerId, from: Square): void => {
  if (walked.count === 0 || walked.count > STEPS_MAX) return;
  const at = player * WAY_CELLS;
  ways[at] = walked.count;
  ways[at + 1] = from;
  for (let i = 0; i < STEPS_MAX; i++) ways[at + 2 + i] = walked.list[lesser(i, walked.count - 1)];
};
/** The squares of the way that was walked last. */
const walked = new Squares();

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
  const marks = reachedBy(otherSeat(g.control(player)));
  if (g.shows(g.square(player), marks)) return true;
  return knowsWay(g, player, squaresOf(g, player), marks) || looksForFoe(g, player, marks);
};
const looksForFoe = (g: BloodGame, player: PlayerId, marks: number): boolean => {
  const from = g.square(player);
  const squares = squaresOf(g, player);
  const { list, count } = foesOf(g, g.control(player)).standing;
  let near = false;
  for (let i = 0; i < count; i++) {
    const target = list[i] as Square;
    if (GRID.distance(from, target) > squares + 1) continue;
    if (walksUpTo(g, from, target, marks)) {
      noteWay(player, from);
      return true;
    }
    near = true;
  }
  return near && findsWay(g, player, squares);
};
const standsFor = (g: BloodGame, p: PlayerId, seat: Seat): boolean => g.control(p) === seat && isStanding(g, p);
/**
 * Straight on over empty squares until the target is next, first slanting and then not; or past whoever is in the way.
 * Whoever wants to get to anybody of a side (`marks` says what shows it) has arrived where one marks it.
 */
const walksUpTo = (g: BloodGame, from: Square, target: Square, marks = 0): boolean => {
  walked.count = 0;
  return walksOn(g, from, target, marks);
};
const walksOn = (g: BloodGame, from: Square, target: Square, marks: number): boolean => {
  const right = GRID.column(target) - GRID.column(from);
  const down = GRID.row(target) - GRID.row(from);
  const upright = (Math.abs(right) - Math.abs(down)) >> 31; // every bit set, or none
  const straight = (sign(right) & ~upright) | ((sign(down) * GRID.width) & upright);
  const slanting = sign(right) + sign(down) * GRID.width;
  const slants = lesser(Math.abs(right), Math.abs(down));
  const steps = greater(Math.abs(right), Math.abs(down)) - 1;
  let at = from;
  for (let step = 0; step < steps; step++) {
    // A step that leads towards somebody leads to a square of the pitch: nobody has to look.
    const to = (at + straight + ((slanting - straight) & ((step - slants) >> 31))) as Square;
    const ends = g.shows(to, OCCUPIED | marks);
    if (ends && g.playerAt(to) !== NOBODY) return walksPast(g, at, target, marks);
    walked.add(to);
    if (ends) return true;
    at = to;
  }
  return true;
};
const walksPast = (g: BloodGame, from: Square, target: Square, marks: number): boolean => {
  const at = stepPast(g, from, GRID.column(target) - GRID.column(from), GRID.row(target) - GRID.row(from));
  if (at < 0) return false;
  walked.add(at);
  return g.shows(at, marks) || walksOn(g, at, target, marks);
};
/** -1, 0 or 1, without a branch that nobody could foresee. */
const sign = (by: number): number => (by >> 31) - (-by >> 31);
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
  const seat = g.control(player);
  const { list, count } = foesOf(g, seat).standing;
  if (rings.begins(g.listing, seat, leaping ? occupants : fallen))
    for (let i = 0; i < count; i++) rings.addGoalsAround(list[i] as Square);
  return rings.has(g.square(player), squares);
};
/** B25-BLITZ-03: every standing opponent next to a square that can be reached; that it can be is for `canReachNextTo` to say. */
export const offerReachable = (g: BloodGame, player: PlayerId, verb: Verb): void => {
  const from = g.square(player);
  const foe = otherSeat(g.control(player));
  const squares = squaresOf(g, player);
  for (let p = 0; p < g.playerCount; p++) {
    const target = p as PlayerId;
    if (standsFor(g, target, foe) && GRID.distance(from, g.square(target)) <= squares + 1)
      g.offerUnproved(verb, target);
  }
};
export const canReachNextTo = (g: BloodGame, player: PlayerId, target: PlayerId): boolean =>
  walksUpTo(g, g.square(player), g.square(target)) || getsTo(g, player, g.square(target), squaresOf(g, player));
const getsTo = (g: BloodGame, player: PlayerId, target: Square, squares: number): boolean => {
  const from = g.square(player);
  survey(g);
  free[rowOf(from)] |= bitOf(from); // the player leaves it; the list is about no other
  if (fromPlayer.begins(g.listing, from, leaps(g, player) ? occupants : fallen)) fromPlayer.addGoal(from);
  return fromPlayer.hasBeside(target, squares);
};
