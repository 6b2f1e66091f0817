/** Readable access to a position: players, squares, balls. The only place that keeps the derived cells true. */
import {
  type BallId,
  EngineError,
  NO_BALL,
  NO_SEAT,
  NOBODY,
  NOWHERE,
  type PlayerId,
  type Posture,
  type Seat,
  type Square,
} from '../words.ts';
import type { Grid } from './grid.ts';
import {
  BALL_COUNT,
  BALL_HOLDER,
  BALL_KIND,
  BALL_SQUARE,
  BALLS_MAX,
  BOARD,
  CONTROL,
  emptyValue,
  HOVERS,
  KERNEL,
  type Layout,
  PLACE,
  PLAYER_COUNT,
  PLAYERS_MAX,
  POSTURE,
  type Position,
  PROFILE,
  positionCells,
  REACHES,
  SQUARE,
} from './layout.ts';

const emptyPositions = new WeakMap<Layout, Position>();
const emptyPosition = (game: Layout): Position => {
  const cells = new Int16Array(positionCells(game));
  for (const { type, at, count } of [...KERNEL.fields, ...game.fields]) cells.fill(emptyValue(type), at, at + count);
  return cells;
};

// A cell of the board: who occupies the square, plus one, and above that how many of each side reach it. All of it
// follows from other cells, and is small so that a position is copied fast.
const OCCUPANT = 63;
const REACH_BITS = 4;
const REACH_MASK = 15;
/** What a square can be asked about at once (see `shows`). */
export const OCCUPIED = OCCUPANT;
export const reachedBy = (seat: Seat): number => REACH_MASK << reachShift(seat);
const reachShift = (seat: number): number => 6 + REACH_BITS * seat;

export class Board {
  readonly cells: Position;
  readonly grid: Grid;

  constructor(grid: Grid, layout: Layout) {
    this.grid = grid;
    this.cells = new Int16Array(positionCells(layout));
  }
  /** Empties every field: nobody has joined, nothing is on the pitch. */
  protected clear(game: Layout): void {
    const empty = emptyPositions.get(game) ?? emptyPosition(game);
    emptyPositions.set(game, empty);
    this.cells.set(empty);
  }

  /** Empties a few cells: the built-in `fill` takes longer to be called than this to run. */
  protected wipe(from: number, count: number): void {
    const k = this.cells;
    for (let i = from, end = from + count; i < end; i++) k[i] = 0;
  }

  // --- players ---------------------------------------------------------------------------------------
  get playerCount(): number {
    return this.cells[PLAYER_COUNT];
  }
  /** A new player, off the pitch; it may join in mid-match. */
  join(seat: Seat, profile: number, place = 0): PlayerId {
    const k = this.cells;
    const player = k[PLAYER_COUNT] as PlayerId;
    if (player === PLAYERS_MAX) throw new EngineError(`more than ${PLAYERS_MAX} players in one match`);
    k[PLAYER_COUNT] = player + 1;
    k[CONTROL + player] = seat;
    k[PROFILE + player] = profile;
    k[PLACE + player] = place;
    return player;
  }
  /** Which coach controls the player; NO_SEAT for nobody. */
  control(p: PlayerId): Seat {
    return this.cells[CONTROL + p] as Seat;
  }
  /** What the player reaches counts for its new side from now on; for no side when nobody controls it. */
  setControl(p: PlayerId, seat: Seat | typeof NO_SEAT): void {
    const k = this.cells;
    const reached = k[REACHES + p] !== 0;
    this.setReaches(p, false);
    k[CONTROL + p] = seat;
    this.setReaches(p, reached);
  }
  profile(p: PlayerId): number {
    return this.cells[PROFILE + p];
  }
  setProfile(p: PlayerId, profile: number): void {
    this.cells[PROFILE + p] = profile;
  }
  posture(p: PlayerId): Posture {
    return this.cells[POSTURE + p] as Posture;
  }
  setPosture(p: PlayerId, posture: Posture): void {
    this.cells[POSTURE + p] = posture;
  }
  place(p: PlayerId): number {
    return this.cells[PLACE + p];
  }
  square(p: PlayerId): Square {
    return this.cells[SQUARE + p] as Square;
  }
  onPitch(p: PlayerId): boolean {
    return this.cells[SQUARE + p] >= 0;
  }
  /** Who occupies a square, or NOBODY. */
  playerAt(sq: Square): PlayerId {
    return ((this.cells[BOARD + sq] & OCCUPANT) - 1) as PlayerId;
  }
  /** Puts a player on a free square; what it reaches and the ball it holds go along. */
  put(p: PlayerId, sq: Square): void {
    this.lift(p);
    const k = this.cells;
    if ((k[BOARD + sq] & OCCUPANT) !== 0) throw new EngineError('two players on one square');
    k[SQUARE + p] = sq;
    k[BOARD + sq] |= p + 1;
    if (k[REACHES + p] !== 0) this.spread(p, sq, 1);
    this.carry(p, sq);
  }
  /** Passes a player over a square that somebody else occupies, or over one where nobody can stand. */
  hover(p: PlayerId, sq: Square): void {
    this.lift(p);
    this.cells[SQUARE + p] = sq;
    this.cells[HOVERS + p] = 1;
    this.carry(p, sq);
  }
  /** True while a player passes over a square without standing on it. */
  hovers(p: PlayerId): boolean {
    return this.cells[HOVERS + p] !== 0;
  }
  /** Takes a player off the pitch, to one of the game's places. A held ball must have been dropped before. */
  takeOff(p: PlayerId, place: number): void {
    const k = this.cells;
    if (this.holdsBall(p)) throw new EngineError('a player left the pitch with a ball');
    this.lift(p);
    k[SQUARE + p] = NOWHERE;
    k[PLACE + p] = place;
  }
  private lift(p: PlayerId): void {
    const k = this.cells;
    const from = k[SQUARE + p];
    if (from < 0) return;
    if (k[HOVERS + p] !== 0) {
      k[HOVERS + p] = 0;
      return;
    }
    k[BOARD + from] &= ~OCCUPANT;
    if (k[REACHES + p] !== 0) this.spread(p, from as Square, -1);
  }
  private carry(p: PlayerId, sq: Square): void {
    const k = this.cells;
    for (let b = 0, count = k[BALL_COUNT]; b < count; b++) if (k[BALL_HOLDER + b] === p) k[BALL_SQUARE + b] = sq;
  }

  // --- reach: how many players of a side stand next to a square ----------------------------------------
  reaches(p: PlayerId): boolean {
    return this.cells[REACHES + p] !== 0;
  }
  /** Whether a player counts for the squares around it (it stands, and keeps its wits about it). */
  setReaches(p: PlayerId, on: boolean): void {
    const k = this.cells;
    if ((k[REACHES + p] !== 0) === on) return;
    k[REACHES + p] = on ? 1 : 0;
    const sq = k[SQUARE + p];
    if (sq >= 0 && k[HOVERS + p] === 0) this.spread(p, sq as Square, on ? 1 : -1);
  }
  /** How many players of `seat` that reach out stand next to the square. */
  reach(seat: Seat, sq: Square): number {
    return (this.cells[BOARD + sq] >> reachShift(seat)) & REACH_MASK;
  }
  /** Whether any of these is true of a square: somebody is on it (`OCCUPIED`), a seat reaches it (`reachedBy`). */
  shows(sq: Square, what: number): boolean {
    return (this.cells[BOARD + sq] & what) !== 0;
  }
  private spread(p: PlayerId, sq: Square, by: number): void {
    const k = this.cells;
    const near = this.grid.neighbours;
    if (k[CONTROL + p] === NO_SEAT) return;
    const one = by << reachShift(k[CONTROL + p]);
    for (let i = sq * 8, end = i + 8; i < end; i++) {
      const to = near[i];
      if (to >= 0) k[BOARD + to] += one;
    }
  }

  // --- balls -------------------------------------------------------------------------------------------
  /** Ball numbers run below this; some of them may be out of play. */
  get ballCount(): number {
    return this.cells[BALL_COUNT];
  }
  newBall(sq: Square, kind = 0): BallId {
    const k = this.cells;
    let ball = 0;
    while (ball < k[BALL_COUNT] && k[BALL_SQUARE + ball] >= 0) ball++;
    if (ball === BALLS_MAX) throw new EngineError(`more than ${BALLS_MAX} balls in play`);
    if (ball === k[BALL_COUNT]) k[BALL_COUNT] = ball + 1;
    k[BALL_SQUARE + ball] = sq;
    k[BALL_HOLDER + ball] = NOBODY;
    k[BALL_KIND + ball] = kind;
    return ball as BallId;
  }
  removeBall(ball: BallId): void {
    this.drop(ball);
    this.cells[BALL_SQUARE + ball] = NOWHERE;
    this.cells[BALL_KIND + ball] = 0;
  }
  inPlay(ball: BallId): boolean {
    return this.cells[BALL_SQUARE + ball] >= 0;
  }
  get anyBallInPlay(): boolean {
    for (let b = 0; b < this.cells[BALL_COUNT]; b++) if (this.cells[BALL_SQUARE + b] >= 0) return true;
    return false;
  }
  ballSquare(ball: BallId): Square {
    return this.cells[BALL_SQUARE + ball] as Square;
  }
  ballKind(ball: BallId): number {
    return this.cells[BALL_KIND + ball];
  }
  holder(ball: BallId): PlayerId {
    return this.cells[BALL_HOLDER + ball] as PlayerId;
  }
  /** The ball a player holds, or NO_BALL. */
  held(p: PlayerId): BallId {
    const k = this.cells;
    if (p !== NOBODY)
      for (let b = 0, count = k[BALL_COUNT]; b < count; b++) if (k[BALL_HOLDER + b] === p) return b as BallId;
    return NO_BALL;
  }
  holdsBall(p: PlayerId): boolean {
    return this.held(p) !== NO_BALL;
  }
  /** The ball that lies loose on a square, or NO_BALL. */
  looseBallAt(sq: Square): BallId {
    const k = this.cells;
    for (let b = 0, count = k[BALL_COUNT]; b < count; b++) {
      if (k[BALL_SQUARE + b] === sq && k[BALL_HOLDER + b] < 0) return b as BallId;
    }
    return NO_BALL;
  }
  give(ball: BallId, p: PlayerId): void {
    const k = this.cells;
    if (this.holdsBall(p)) throw new EngineError('a player was given a second ball');
    k[BALL_HOLDER + ball] = p;
    k[BALL_SQUARE + ball] = k[SQUARE + p];
  }
  /** Lets go of a ball where it is. */
  drop(ball: BallId): void {
    this.cells[BALL_HOLDER + ball] = NOBODY;
  }
  layBall(ball: BallId, sq: Square): void {
    this.drop(ball);
    this.cells[BALL_SQUARE + ball] = sq;
  }

  /** Works out every derived cell from the written ones: after a position was read from its notation. */
  rebuild(): void {
    const k = this.cells;
    k.fill(0, BOARD, BOARD + this.grid.squares);
    for (let p = 0; p < k[PLAYER_COUNT]; p++) {
      const sq = k[SQUARE + p] as Square;
      if (sq < 0 || k[HOVERS + p] !== 0) continue;
      k[BOARD + sq] |= p + 1;
      if (k[REACHES + p] !== 0) this.spread(p as PlayerId, sq, 1);
    }
  }
  /** All players a seat controls, on and off the pitch, for loops outside the hot path. */
  playersOf(seat: Seat): PlayerId[] {
    const out: PlayerId[] = [];
    for (let p = 0; p < this.playerCount; p++) if (this.cells[CONTROL + p] === seat) out.push(p as PlayerId);
    return out;
  }
}
