/** The Blood Bowl pitch: zones, templates and the range ruler, worked out once (B16-DATA-01 to -07). */
import { Grid } from '../kernel/grid.ts';
import { HOME, type Seat, type Square } from '../words.ts';
import { type FACINGS, Range } from './words.ts';

export const GRID: Grid = new Grid(26, 15);
const HALF_COLUMNS = GRID.width / 2;
const WIDE_ROWS = 4;

/** B16-DATA-01: columns 1 to 13 are home's half. */
export const halfOf = (sq: Square): Seat => (GRID.column(sq) <= HALF_COLUMNS ? 0 : 1);
/** The End Zone a coach defends; the other one is where that coach scores. */
export const ownEndZone = (seat: Seat, sq: Square): boolean => GRID.column(sq) === (seat === HOME ? 1 : GRID.width);
export const isEndZone = (sq: Square): boolean => GRID.column(sq) === 1 || GRID.column(sq) === GRID.width;
/** B16-OQ-04: 0 for the upper wide zone, 1 for the lower one, -1 for the middle. */
export const wideZone = (sq: Square): number => {
  const row = GRID.row(sq);
  return row <= WIDE_ROWS ? 0 : row > GRID.height - WIDE_ROWS ? 1 : -1;
};
/** B16-COMP-05: the squares of a coach's half next to the half-way line, wide zones left out. */
export const onScrimmage = (seat: Seat, sq: Square): boolean =>
  GRID.column(sq) === (seat === HOME ? HALF_COLUMNS : HALF_COLUMNS + 1) && wideZone(sq) < 0;
export const nextToSideline = (sq: Square): boolean => GRID.row(sq) === 1 || GRID.row(sq) === GRID.height;
const EDGE_ROWS = 2;
const EDGE_COLUMNS = 3;
/** B16-SPCARD-11: within two squares of a sideline or of an End Zone. */
export const nearEdge = (sq: Square): boolean =>
  Math.min(GRID.row(sq), GRID.height + 1 - GRID.row(sq)) <= EDGE_ROWS ||
  Math.min(GRID.column(sq), GRID.width + 1 - GRID.column(sq)) <= EDGE_COLUMNS;

/** The eight directions as the grid counts them, clockwise from up-left. */
const UP_LEFT = 0;
const UP = 1;
const UP_RIGHT = 2;
const RIGHT = 3;
const DOWN_RIGHT = 4;
const DOWN = 5;
const DOWN_LEFT = 6;
const LEFT = 7;

export const stepFrom = (sq: Square, direction: number): Square => GRID.neighbours[sq * 8 + direction] as Square;

/** B16-DATA-04: the template is numbered row by row. */
const SCATTER: readonly number[] = [UP_LEFT, UP, UP_RIGHT, LEFT, RIGHT, DOWN_LEFT, DOWN, DOWN_RIGHT];
export const scatterDirection = (d8: number): number => SCATTER[d8 - 1] as number;
export const scatterFrom = (sq: Square, d8: number): Square => stepFrom(sq, scatterDirection(d8));

/** B16-DATA-05: the throw-in template by the way it faces (`FACINGS`), for a D6. */
const TEMPLATE: readonly (readonly [number, number, number])[] = [
  [UP_LEFT, UP, UP_RIGHT],
  [UP_RIGHT, RIGHT, DOWN_RIGHT],
  [DOWN_RIGHT, DOWN, DOWN_LEFT],
  [DOWN_LEFT, LEFT, UP_LEFT],
];
export const Facing = { up: 0, right: 1, down: 2, left: 3 } as const satisfies Record<(typeof FACINGS)[number], number>;
export const templateDirection = (facing: number, d6: number): number =>
  (TEMPLATE[facing] as readonly number[])[Math.ceil(d6 / 2) - 1] as number;
/** B16-OQ-44: which way the crowd throws a ball in from an edge square; a corner counts as the End Zone's edge. */
export const throwInFacing = (sq: Square): number => {
  if (GRID.column(sq) === 1) return Facing.right;
  if (GRID.column(sq) === GRID.width) return Facing.left;
  return GRID.row(sq) === 1 ? Facing.down : Facing.up;
};

export const isCorner = (sq: Square): boolean => isEndZone(sq) && nextToSideline(sq);
/** B25-PRIN-TIN-03: the three ways into the pitch, for a D3, clockwise. */
export const cornerDirection = (sq: Square, d3: number): number => {
  const left = GRID.column(sq) === 1;
  const first = GRID.row(sq) === 1 ? (left ? RIGHT : DOWN) : left ? UP : LEFT;
  return (first + d3 - 1) & 7;
};

/** The direction from a square to another: one of eight, slanting where neither row nor column is the same. */
const DIRECTION_BY_STEP: readonly number[] = [UP_LEFT, UP, UP_RIGHT, LEFT, -1, RIGHT, DOWN_LEFT, DOWN, DOWN_RIGHT];
export const directionTo = (from: Square, to: Square): number =>
  directionOf(Math.sign(GRID.column(to) - GRID.column(from)), Math.sign(GRID.row(to) - GRID.row(from)));
/** The direction of a step, each way -1, 0 or 1. */
export const directionOf = (right: number, down: number): number =>
  DIRECTION_BY_STEP[(down + 1) * 3 + right + 1] as number;
/** B16-DATA-07: the three ways away from whoever pushes, straight on in the middle. */
export const pushDirection = (away: number, which: number): number => (away + which + 7) & 7;

/** B16-DATA-02: the range from the difference in columns and rows; see the table in the edition. */
export const RANGE_SIZE = 14;
const RANGE_OF: Readonly<Record<string, Range>> = {
  T: Range.none,
  Q: Range.quick,
  S: Range.short,
  L: Range.long,
  B: Range.bomb,
  '-': Range.none,
};
export const compileRanges = (rows: readonly string[]): Uint8Array =>
  Uint8Array.from(rows.flatMap(row => [...row].map(letter => RANGE_OF[letter] as number)));
export const rangeBetween = (ranges: Uint8Array, from: Square, to: Square): Range => {
  const dx = Math.abs(GRID.column(from) - GRID.column(to));
  const dy = Math.abs(GRID.row(from) - GRID.row(to));
  if (dx >= RANGE_SIZE || dy >= RANGE_SIZE) return Range.none;
  return ranges[dy * RANGE_SIZE + dx] as Range;
};

/** B16-DATA-03, B16-INTERCEPT-02, -04, -05: whether the ruler from thrower to target lets somebody here intercept. */
export const underRuler = (from: Square, to: Square, sq: Square, width: number): boolean => {
  const throwSquared = GRID.distanceSquared(from, to);
  if (GRID.distanceSquared(from, sq) >= throwSquared || GRID.distanceSquared(to, sq) >= throwSquared) return false;
  const dx = GRID.column(to) - GRID.column(from);
  const dy = GRID.row(to) - GRID.row(from);
  const x = GRID.column(sq) - GRID.column(from);
  const y = GRID.row(sq) - GRID.row(from);
  // How far the square's nearest corner is from the line through both centres, times the length of the throw.
  const across = Math.abs(x * dy - y * dx) - (Math.abs(dx) + Math.abs(dy)) / 2;
  return across < (width / 2) * Math.sqrt(throwSquared);
};

/** The squares of a coach's half, for whoever sets up there. */
export const HALVES: readonly (readonly Square[])[] = [0, 1].map(seat =>
  Array.from({ length: GRID.squares }, (_, sq) => sq as Square).filter(sq => halfOf(sq) === seat),
);
