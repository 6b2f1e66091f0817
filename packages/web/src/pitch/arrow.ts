/** Where the arrow to the end zone lies. */
import type { MatchView, SquareName } from '@ironpitch/table';

/** In columns. */
export const ARROW_LENGTH = 3;
/**
 * The row nearest to the middle where nobody stands on the arrow and nothing else is marked; the middle one where all are
 * taken.
 */
export const freeRow = (
  { players, ground }: Pick<MatchView, 'players' | 'ground'>,
  away: boolean,
  marked: readonly SquareName[] = [],
): number => {
  const { rows } = ground;
  const middle = Math.ceil(rows / 2);
  const isOnArrow = ([column]: SquareName): boolean =>
    away ? column <= 1 + ARROW_LENGTH : column >= ground.columns - ARROW_LENGTH;
  const squares = [...marked, ...ground.blocked, ...players.flatMap(({ square }) => (square === null ? [] : [square]))];
  const taken = new Set(squares.filter(isOnArrow).map(([, row]) => row));
  const all = Array.from({ length: rows }, (_, i) => i + 1);
  return all.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle)).find(row => !taken.has(row)) ?? middle;
};
