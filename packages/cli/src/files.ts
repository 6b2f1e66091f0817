/** How files that people name are read: never more of them than a file of ours can hold. */
import { closeSync, openSync, readSync } from 'node:fs';
import { BadInput, FILE_MAX, printable } from '@ironpitch/engine';

/** The text of a file. Reads on where no size is known beforehand, as of a pipe. */
export const readText = (file: string): string => {
  const bytes = Buffer.allocUnsafe(FILE_MAX + 1);
  const open = openSync(file, 'r');
  try {
    let length = 0;
    for (let got = -1; got !== 0 && length < bytes.length; length += got)
      got = readSync(open, bytes, length, bytes.length - length, null);
    if (length > FILE_MAX)
      throw new BadInput(`the file ${printable(file, 200)} is too long: at most ${FILE_MAX} bytes are read`);
    return bytes.toString('utf8', 0, length);
  } catch (error) {
    // A directory can be opened, and fails only when it is read, without its name.
    throw Object.assign(error as Error, { path: file });
  } finally {
    closeSync(open);
  }
};
