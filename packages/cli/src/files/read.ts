/** Reads a file that people name: whatever it is, no more of it than a match or a team can need. */
import { closeSync, openSync, readSync } from 'node:fs';
import { BadInput } from '@ironpitch/engine';
import { printablePlace } from '../text/printable.ts';

/** Hundreds of times the longest match. */
export const FILE_MAX = 16 * 1024 * 1024;
const PIECE = 64 * 1024;

/** The text of a file. Pipes and devices are read as well, so the size is counted, not looked up. */
export const readText = (file: string, most = FILE_MAX): string => {
  const from = openSync(file, 'r');
  try {
    const pieces: Buffer[] = [];
    let size = 0;
    for (;;) {
      const piece = Buffer.allocUnsafe(PIECE);
      const read = readSync(from, piece, 0, PIECE, null);
      if (read === 0) return textIn(Buffer.concat(pieces, size));
      size += read;
      if (size > most)
        throw new BadInput(
          `the file ${printablePlace(file)} is too large: at most ${Math.floor(most / 1024 / 1024)} MB are read`,
        );
      pieces.push(piece.subarray(0, read));
    }
  } catch (error) {
    // Reading from an open file names no path.
    throw error instanceof Error && 'code' in error ? Object.assign(error, { path: file }) : error;
  } finally {
    closeSync(from);
  }
};
/** UTF-8, unless the file begins with a mark that says otherwise; Windows writes one, and UTF-16 for what is sent to a file. */
const textIn = (bytes: Buffer): string => {
  const coding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf16le' : 'utf8';
  return bytes.toString(coding).replace(/^\ufeff/, '');
};
/** The same, or undefined where there is no such file. */
export const readTextIfThere = (file: string, most = FILE_MAX): string | undefined => {
  try {
    return readText(file, most);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};
