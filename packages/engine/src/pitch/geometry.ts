/** Questions about lines on the pitch that both games ask: ruler strips. */
import type { Grid } from '../kernel/grid.ts';
import type { Square } from '../words.ts';

/**
 * The squares a ruler of the given width overlaps between the centres of two squares; neither of the two itself.
 * A square counts when the strip overlaps its interior: contact along an edge or at a corner does not.
 */
export const squaresUnderRuler = (grid: Grid, from: Square, to: Square, width: number): Square[] => {
  const ax = grid.column(from);
  const ay = grid.row(from);
  const dx = grid.column(to) - ax;
  const dy = grid.row(to) - ay;
  const length = Math.hypot(dx, dy);
  const ux = dx / length;
  const uy = dy / length;
  const out: Square[] = [];
  for (let row = Math.min(ay, ay + dy) - 1; row <= Math.max(ay, ay + dy) + 1; row++) {
    for (let column = Math.min(ax, ax + dx) - 1; column <= Math.max(ax, ax + dx) + 1; column++) {
      const sq = grid.at(column, row);
      if (sq < 0 || sq === from || sq === to) continue;
      if (stripOverlaps(column - ax, row - ay, ux, uy, length, width / 2)) out.push(sq);
    }
  }
  return out;
};

/** Whether the unit square around (x, y) and the strip along (ux, uy) have interior points in common. */
const stripOverlaps = (x: number, y: number, ux: number, uy: number, length: number, half: number): boolean => {
  // Separating axes: the two of the grid and the two of the strip.
  const along = x * ux + y * uy;
  const across = x * -uy + y * ux;
  const spread = (Math.abs(ux) + Math.abs(uy)) / 2;
  if (along + spread <= EPSILON || along - spread >= length - EPSILON) return false;
  if (Math.abs(across) >= half + spread - EPSILON) return false;
  const reachX = half * Math.abs(uy);
  const reachY = half * Math.abs(ux);
  const endX = ux * length;
  const endY = uy * length;
  return !clearOf(x, 0, endX, reachX) && !clearOf(y, 0, endY, reachY);
};
const clearOf = (at: number, a: number, b: number, reach: number): boolean =>
  at + 0.5 <= Math.min(a, b) - reach + EPSILON || at - 0.5 >= Math.max(a, b) + reach - EPSILON;
const EPSILON = 1e-9;
