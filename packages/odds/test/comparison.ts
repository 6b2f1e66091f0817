/** What a comparison with the slow truth comes to, and the table that tells a reader what was compared. */
import { writeSync } from 'node:fs';

export interface Comparison {
  /** Positions looked at, and chances compared in them. */
  positions: number;
  compared: number;
  /** Of the chances, how many lie strictly between 0 and 1. */
  uncertain: number;
  /** Between two chances; for samples in standard deviations. */
  largestDifference: number;
  /** One line per disagreement. */
  readonly faults: string[];
  /** What else was seen in them, by name. */
  readonly seen: string[];
}
export const comparison = (): Comparison => ({
  positions: 0,
  compared: 0,
  uncertain: 0,
  largestDifference: 0,
  faults: [],
  seen: [],
});
export const addTo = (all: Comparison, one: Comparison): void => {
  all.positions += one.positions;
  all.compared += one.compared;
  all.uncertain += one.uncertain;
  all.largestDifference = Math.max(all.largestDifference, one.largestDifference);
  all.faults.push(...one.faults);
  all.seen.push(...one.seen);
};

/** `difference` above `most` is a disagreement. */
export const compareChances = (
  into: Comparison,
  truth: number,
  difference: number,
  most: number,
  fault: () => string,
): void => {
  into.compared++;
  if (truth > 0 && truth < 1) into.uncertain++;
  into.largestDifference = Math.max(into.largestDifference, difference);
  if (difference > most) into.faults.push(fault());
};

/** At once: what a busy thread writes to its own streams would wait until the comparison is over. */
const say = (text: string): void => {
  writeSync(2, `${text}\n`);
};
const TOLD_EVERY_MS = 15_000;
/** Tells on the way how far a long comparison has come. */
export const teller = (what: string, wanted: number): ((done: number) => void) => {
  let told = Date.now();
  return done => {
    if (Date.now() - told < TOLD_EVERY_MS) return;
    told = Date.now();
    say(`${what}: ${done} of ${wanted}`);
  };
};

const rows: string[] = [];
const row = (...cells: readonly string[]): string =>
  cells.map((cell, i) => cell.padEnd(WIDTHS[i] as number)).join('  ');
const WIDTHS = [50, 9, 9, 9, 11, 8] as const;
/** One line of the table. */
export const note = (what: string, all: Comparison, startedMs: number): void => {
  const seconds = ((Date.now() - startedMs) / 1000).toFixed(0);
  const { positions, compared, uncertain, largestDifference, faults } = all;
  const difference = largestDifference.toExponential(1);
  rows.push(row(what, `${positions}`, `${compared}`, `${uncertain}`, difference, `${faults.length}`, `${seconds} s`));
};
export const printTable = (): void => {
  const head = row('compared with', 'positions', 'chances', 'uncertain', 'difference', 'faults', 'time');
  say(['', head, ...rows.splice(0)].join('\n'));
};
