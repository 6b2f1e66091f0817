/** What is learned from, as numbers: a quiet position of a match is a row. */
import type { Features } from '../src/value/features.ts';

/**
 * Before the features of a row: the match, home's team, away's, who won (1, 0.5 or 0 for home), what the row weighs, and
 * home's and away's chance to win by the model of docs/luck.md.
 */
export const HEAD = 7;
export const Column = { match: 0, home: 1, away: 2, result: 3, weight: 4, luckHome: 5, luckAway: 6 } as const;
export const widthOf = ({ side, shared }: Features): number => HEAD + shared.length + 2 * side.length;

/** Rows of some matches, one after the other. */
export interface Data {
  readonly rows: Float32Array;
  readonly count: number;
}
/** Matches count from 0. */
const HELD_OUT_EVERY = 5;
export const isHeldOut = (index: number): boolean => index % HELD_OUT_EVERY === HELD_OUT_EVERY - 1;
/** Of the matches that are not held out, one in so many tells when to stop. */
const WATCHED_ONE_IN = 10;
type Part = 'learned' | 'watched' | 'heldOut';
const partOf = (index: number): Part => {
  if (isHeldOut(index)) return 'heldOut';
  return Math.floor(index / 2) % WATCHED_ONE_IN === 0 ? 'watched' : 'learned';
};
export const joined = (rows: readonly Float32Array[]): Data => {
  const width = rows[0]?.length ?? 0;
  const all = new Float32Array(rows.length * width);
  rows.forEach((row, i) => {
    all.set(row, i * width);
  });
  return { rows: all, count: rows.length };
};
/** Says which matches are learned from, watched, and held out to judge by. */
export const partsOf = (rows: readonly Float32Array[]): Readonly<Record<Part, Data>> => {
  const parts: Record<Part, Float32Array[]> = { learned: [], watched: [], heldOut: [] };
  for (const row of rows) parts[partOf(row[Column.match])].push(row);
  return { learned: joined(parts.learned), watched: joined(parts.watched), heldOut: joined(parts.heldOut) };
};
