/** Where a square is drawn: one mapping from column and row to x and y, for every way the pitch can lie. */
import type { GroundView, Side, SquareName } from '@ironpitch/table';

export const CELL = 40;
export const EDGE = 14;

/** Wide: home attacks to the right. Upright: the goal to attack is at the top, for home or for away. */
export type Lie = 'wide' | 'uprightHome' | 'uprightAway';

export const lieFor = (tall: boolean, viewer: Side | null): Lie => {
  if (!tall) return 'wide';
  return viewer === 1 ? 'uprightAway' : 'uprightHome';
};
export interface Layout {
  readonly lie: Lie;
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
}
export const layoutOf = ({ columns, rows }: Pick<GroundView, 'columns' | 'rows'>, lie: Lie): Layout => {
  const [across, down] = lie === 'wide' ? [columns, rows] : [rows, columns];
  return { lie, columns, rows, width: across * CELL + 2 * EDGE, height: down * CELL + 2 * EDGE };
};
/** The middle of a square. */
export const centre = ({ lie, columns, rows }: Layout, [column, row]: SquareName): { x: number; y: number } => {
  const at = (n: number): number => EDGE + (n + 0.5) * CELL;
  if (lie === 'wide') return { x: at(column - 1), y: at(row - 1) };
  if (lie === 'uprightHome') return { x: at(row - 1), y: at(columns - column) };
  return { x: at(rows - row), y: at(column - 1) };
};
/** The square under a point of the drawing, or null beside the pitch. */
export const squareAt = ({ lie, columns, rows }: Layout, x: number, y: number): SquareName | null => {
  const [i, j] = [Math.floor((x - EDGE) / CELL), Math.floor((y - EDGE) / CELL)];
  const square: SquareName =
    lie === 'wide' ? [i + 1, j + 1] : lie === 'uprightHome' ? [columns - j, i + 1] : [j + 1, rows - i];
  const [column, row] = square;
  return column >= 1 && row >= 1 && column <= columns && row <= rows ? square : null;
};
/** The square one step from another, in the direction of an arrow key as the pitch lies. */
export const stepTo = (layout: Layout, from: SquareName, dx: number, dy: number): SquareName => {
  const { x, y } = centre(layout, from);
  return squareAt(layout, x + dx * CELL, y + dy * CELL) ?? from;
};
export const sameSquare = (a: SquareName | null | undefined, b: SquareName | null | undefined): boolean =>
  a != null && b != null && a[0] === b[0] && a[1] === b[1];
export const areNeighbours = (a: SquareName, b: SquareName): boolean =>
  !sameSquare(a, b) && Math.abs(a[0] - b[0]) <= 1 && Math.abs(a[1] - b[1]) <= 1;
export const keyOf = ([column, row]: SquareName): string => `${column},${row}`;
