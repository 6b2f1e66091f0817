/** The file format of what is learned from: quiet positions of matches as numbers, a row each. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Features } from '../src/value/features.ts';

/** Before the features of a row: the match, home's team, away's, who won (1, 0.5 or 0 for home), what the row weighs. */
export const HEAD = 5;
export const widthOf = ({ side, shared }: Features): number => HEAD + shared.length + 2 * side.length;

/** A file begins with the number of rows and their width; then row by row, 32-bit floats in the machine's order. */
export const writeRows = (file: string, rows: readonly Float32Array[], width: number): void => {
  const all = new Float32Array(2 + rows.length * width);
  all[0] = rows.length;
  all[1] = width;
  rows.forEach((row, i) => {
    all.set(row, 2 + i * width);
  });
  writeFileSync(file, new Uint8Array(all.buffer));
};
export const readRows = (file: string, width: number): Float32Array => {
  const bytes = readFileSync(file);
  const all = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  if (all[1] !== width)
    throw new Error(`${file} was made for other features (${all[1]} numbers a row, not ${width}): remove the folder`);
  return all.subarray(2);
};
