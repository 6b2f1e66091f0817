/** A Blitz Bowl pitch as data: drawn like the board, `#` blocked, `T` Trapdoor; the End Zones are the end columns. */
import { Grid } from '../kernel/grid.ts';
import { NOWHERE, type Seat, type Square } from '../words.ts';
import type { PITCH_NAMES } from './words.ts';

/** BU-BOARD-14 */
export const GRID: Grid = new Grid(15, 11);

export interface Pitch {
  readonly id: (typeof PITCH_NAMES)[number];
  readonly blocked: Uint8Array;
  readonly trapdoors: readonly Square[];
  readonly isTrapdoor: Uint8Array;
  /** Neighbours without the blocked squares: where Players and balls can go. */
  readonly open: Int16Array;
}
export const pitch = (id: Pitch['id'], drawing: string): Pitch => {
  const rows = drawing.trim().split('\n');
  const blocked = new Uint8Array(GRID.squares);
  const isTrapdoor = new Uint8Array(GRID.squares);
  const trapdoors: Square[] = [];
  rows.forEach((row, y) => {
    row
      .trim()
      .split(/\s+/)
      .forEach((sign, x) => {
        const sq = GRID.at(x + 1, y + 1);
        if (sign === '#') blocked[sq] = 1;
        if (sign !== 'T') return;
        isTrapdoor[sq] = 1;
        trapdoors.push(sq);
      });
  });
  return {
    id,
    blocked,
    trapdoors,
    isTrapdoor,
    open: GRID.neighbours.map(to => (to >= 0 && blocked[to] ? NOWHERE : to)),
  };
};

/** BU-BOARD-02: each team's own End Zone is the column at its end. */
export const END_ZONES: readonly (readonly Square[])[] = [1, GRID.width].map(column =>
  Array.from({ length: GRID.height }, (_, y) => GRID.at(column, y + 1)),
);
export const inEndZone = (seat: Seat, sq: Square): boolean => sq % GRID.width === (seat === 0 ? 0 : GRID.width - 1);
/** How many columns a square is from a team's own End Zone. */
export const columnsFromHome = (seat: Seat, sq: Square): number =>
  seat === 0 ? GRID.column(sq) - 1 : GRID.width - GRID.column(sq);
