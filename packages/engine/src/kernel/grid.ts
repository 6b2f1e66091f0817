/** A rectangle of squares and its neighbours in the order of the D8: 1 up-left, then clockwise to 8 left. */
import { NOWHERE, type Square } from '../words.ts';

export const DIRECTION_X: readonly number[] = [-1, 0, 1, 1, 1, 0, -1, -1];
export const DIRECTION_Y: readonly number[] = [-1, -1, -1, 0, 1, 1, 1, 0];

export class Grid {
  readonly width: number;
  readonly height: number;
  readonly squares: number;
  /** `neighbours[square * 8 + direction]`, NOWHERE off the pitch; direction 0..7 is D8 minus one. */
  readonly neighbours: Int16Array;
  /** Column and row of every square, counted from 0: looked up, since dividing is slow. */
  private readonly columns: Int16Array;
  private readonly rows: Int16Array;
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.squares = width * height;
    this.columns = Int16Array.from({ length: this.squares }, (_, sq) => sq % width);
    this.rows = Int16Array.from({ length: this.squares }, (_, sq) => Math.floor(sq / width));
    this.neighbours = new Int16Array(this.squares * 8);
    for (let sq = 0; sq < this.squares; sq++) {
      for (let d = 0; d < 8; d++) {
        this.neighbours[sq * 8 + d] = this.at(
          (sq % width) + 1 + (DIRECTION_X[d] as number),
          Math.floor(sq / width) + 1 + (DIRECTION_Y[d] as number),
        );
      }
    }
  }
  /** The square in a column and a row, both counted from 1; NOWHERE off the pitch. */
  at(column: number, row: number): Square {
    const on = column >= 1 && row >= 1 && column <= this.width && row <= this.height;
    return on ? (((row - 1) * this.width + column - 1) as Square) : NOWHERE;
  }
  column(sq: Square): number {
    return this.columns[sq] + 1;
  }
  row(sq: Square): number {
    return this.rows[sq] + 1;
  }
  /** Squares between two squares, the far one counted: diagonals cost one. */
  distance(a: Square, b: Square): number {
    const dx = Math.abs(this.columns[a] - this.columns[b]);
    const dy = Math.abs(this.rows[a] - this.rows[b]);
    return dx > dy ? dx : dy;
  }
  /** The square of the straight-line distance between two square centres. */
  distanceSquared(a: Square, b: Square): number {
    const dx = this.columns[a] - this.columns[b];
    const dy = this.rows[a] - this.rows[b];
    return dx * dx + dy * dy;
  }
}
