/** Reads rows back, and says which matches are learned from, watched, and held out to judge by. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Features } from '../src/value/features.ts';
import type { Data } from './learn.ts';
import { isHeldOut } from './matches.ts';
import { readRows, widthOf } from './rows.ts';

/** Of the matches that are not held out, one in so many tells when to stop. */
const WATCHED_ONE_IN = 10;
type Part = 'learned' | 'watched' | 'heldOut';
const partOf = (index: number): Part => {
  if (isHeldOut(index)) return 'heldOut';
  return Math.floor(index / 2) % WATCHED_ONE_IN === 0 ? 'watched' : 'learned';
};
export const readData = (features: Features, folder: string): Readonly<Record<Part, Data>> & { matches: number } => {
  const width = widthOf(features);
  const parts: Record<Part, Float32Array[]> = { learned: [], watched: [], heldOut: [] };
  const matches = new Set<number>();
  const files = readdirSync(folder).filter(name => name.endsWith('.bin'));
  for (const file of files.sort()) {
    const rows = readRows(join(folder, file), width);
    for (let from = 0; from < rows.length; from += width) {
      const index = rows[from] as number;
      matches.add(index);
      parts[partOf(index)].push(rows.subarray(from, from + width));
    }
  }
  const joined = (list: readonly Float32Array[]): Data => {
    const all = new Float32Array(list.length * width);
    list.forEach((row, i) => {
      all.set(row, i * width);
    });
    return { rows: all, count: list.length };
  };
  return {
    learned: joined(parts.learned),
    watched: joined(parts.watched),
    heldOut: joined(parts.heldOut),
    matches: matches.size,
  };
};
