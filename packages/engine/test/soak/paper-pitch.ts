/** The pitch as a judge knows it who goes by the book alone: squares by column and row, counted without the rules. */
import type { BloodGame } from '../../src/blood/game.ts';
import type { SeededDice } from '../../src/dice/seeded.ts';

export type XY = readonly [number, number];
export const WIDTH = 26;
export const HEIGHT = 15;
export const drawn = <T>(dice: SeededDice, from: readonly T[]): T => from[dice.pick(from.length)] as T;
export const ensure = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};
export const dist = (a: XY, b: XY): number => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));
export const same = (a: XY, b: XY): boolean => a[0] === b[0] && a[1] === b[1];
export const on = ([c, r]: XY): boolean => c >= 1 && c <= WIDTH && r >= 1 && r <= HEIGHT;
export const D8: readonly XY[] = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
];
export const step = (a: XY, d8: number): XY => [a[0] + (D8[d8 - 1] as XY)[0], a[1] + (D8[d8 - 1] as XY)[1]];
export const about = (g: BloodGame, name: string): number => {
  const i = (g.question.about as readonly string[]).indexOf(name);
  return i < 0 ? -1 : g.about(i);
};
/** The band of a throw, by a chart of how far each goes for a difference in rows; -1 beyond them all. */
export const bandOf = (chart: readonly (readonly number[])[], a: XY, b: XY): number => {
  const dx = Math.abs(a[0] - b[0]);
  const dy = Math.abs(a[1] - b[1]);
  if (dx === 0 && dy === 0) return -1;
  return chart[dy]?.findIndex(most => dx <= most) ?? -1;
};
/** Whether the ruler from one square to another touches a third one on the way: its width is 1.74 squares. */
export const under = (from: XY, to: XY, at: XY): boolean => {
  const sq = (a: XY, b: XY): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;
  const long = sq(from, to);
  if (sq(from, at) >= long || sq(to, at) >= long) return false;
  const n = Math.sqrt(long);
  const away = (x: number, y: number): number =>
    ((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])) / n;
  const corners = [-0.5, 0.5].flatMap(a => [-0.5, 0.5].map(b => away(at[0] + a, at[1] + b)));
  return Math.min(...corners.map(Math.abs)) < 0.87;
};
