/** Of all sure ways of the same length the one that keeps closest to the straight line: what a coach expects to see. */
import type { Game, Square } from '@ironpitch/engine';

/**
 * `steps` tells how many squares it takes to a square from which a sure walk can go on; undefined for any other one.
 * Null when no way of that length leads over such squares.
 */
export const straightPath = (
  { grid }: Game,
  start: Square,
  end: Square,
  length: number,
  steps: (sq: Square) => number | undefined,
): Square[] | null => {
  const [dx, dy] = [grid.column(end) - grid.column(start), grid.row(end) - grid.row(start)];
  const off = (sq: Square): number =>
    Math.abs((grid.column(sq) - grid.column(start)) * dy - (grid.row(sq) - grid.row(start)) * dx);
  const path: Square[] = [end];
  for (let left = length - 1; left > 0; left--) {
    const at = path[0] as Square;
    let best: Square | undefined;
    for (let column = grid.column(at) - 1; column <= grid.column(at) + 1; column++)
      for (let row = grid.row(at) - 1; row <= grid.row(at) + 1; row++) {
        const sq = grid.at(column, row);
        if (sq < 0 || steps(sq) !== left) continue;
        if (best === undefined || off(sq) < off(best)) best = sq;
      }
    if (best === undefined) return null;
    path.unshift(best);
  }
  return grid.distance(start, path[0] as Square) === 1 ? path : null;
};
