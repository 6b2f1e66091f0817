/** Writes a file whole or not at all: whoever reads it, even after a power cut, sees the old text or the new one. */
import { basename, dirname, join } from 'node:path';
import { type Disk, disk } from './disk.ts';

/** Beside a file, while its next text is being written. Whoever writes holds the file's lock, so one name is enough. */
const partOf = (file: string): string => `${file}.ironpitch-part`;

export const writeWhole = (file: string, text: string, on: Disk = disk): void => {
  const part = partOf(file);
  try {
    const to = on.openSync(part, 'w');
    try {
      on.writeFileSync(to, text);
      on.fsyncSync(to);
    } finally {
      on.closeSync(to);
    }
    on.renameSync(part, file);
    syncFolder(dirname(file), on);
  } catch (error) {
    removeIfThere(part, on);
    throw Object.assign(error as Error, { path: file });
  }
};
/**
 * Makes a folder and those it lies in. Not by Node's own `recursive`: where the system says that a folder is missing
 * although the one above it is there, as under /proc, that goes on for ever.
 */
export const makeFolder = (folder: string, on: Disk = disk): void => {
  try {
    on.mkdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const above = dirname(folder);
    if (code === 'EEXIST' && isFolder(folder, on)) return;
    if (code !== 'ENOENT' || isFolder(above, on)) throw error;
    makeFolder(above, on);
    makeFolder(folder, on);
  }
};
const isFolder = (folder: string, on: Disk): boolean => {
  try {
    return on.lstatSync(on.realpathSync(folder)).isDirectory();
  } catch {
    return false;
  }
};
/** A new name is only safe when its folder is. */
const syncFolder = (folder: string, on: Disk): void => {
  if (process.platform === 'win32') return; // folders cannot be opened there; renames are journalled
  const opened = on.openSync(folder, 'r');
  try {
    on.fsyncSync(opened);
  } catch (error) {
    // Some network and FUSE file systems sync no folders; the text itself is safe.
    if ((error as NodeJS.ErrnoException).code !== 'EINVAL') throw error;
  } finally {
    on.closeSync(opened);
  }
};
/** Whatever stands in the way stays: this only tidies up. */
export const removeIfThere = (file: string, on: Disk = disk): void => {
  try {
    on.unlinkSync(file);
  } catch {}
};
/** Beside `match.json`: a save cut off, a lock that was being taken away, and what older versions called a save. */
const LEFTOVER = /\.(?:ironpitch-part|ironpitch-lock-\d+-[0-9a-f]{8}|\d+\.part)$/;
/** Takes away what processes that were killed have left of one file. */
export const removeLeftovers = (file: string, on: Disk = disk): void => {
  const folder = dirname(file);
  for (const name of namesIn(folder, on))
    if (LEFTOVER.test(name) && name.replace(LEFTOVER, '') === basename(file)) removeIfThere(join(folder, name), on);
};
export const namesIn = (folder: string, on: Disk = disk): string[] => {
  try {
    return on.readdirSync(folder);
  } catch {
    return [];
  }
};
