/** What the system says when a file cannot be read or written, in our words. */
import { printablePlace } from '../text/printable.ts';

const INVALID = 'ERR_INVALID_ARG_VALUE';
/** What the system says of a file, as the end of a sentence that begins with the file. */
const FILE_PROBLEMS = new Map([
  ['ENOENT', 'does not exist'],
  ['EACCES', 'may not be read or written'],
  ['EPERM', 'may not be read or written'],
  ['EISDIR', 'is a directory; a file is expected'],
  ['ENOTDIR', 'cannot be reached: a part of its path is a file, not a directory'],
  ['EEXIST', 'is in the way: it exists already and is not a directory'],
  ['ENOTEMPTY', 'is in the way: it is a directory with files in it'],
  ['ENOSPC', 'cannot be written: the disk is full'],
  ['EDQUOT', 'cannot be written: your share of the disk is used up'],
  ['EFBIG', 'cannot be written: files may not become as large as that here'],
  ['EROFS', 'cannot be written: the disk may only be read'],
  ['ENAMETOOLONG', 'cannot be used: its name is too long'],
  ['ELOOP', 'cannot be reached: its links lead in a circle'],
  ['EBUSY', 'is in use elsewhere'],
  ['ETXTBSY', 'is in use elsewhere'],
  ['EIO', 'cannot be read or written: the disk reports a fault'],
  ['EMFILE', 'cannot be opened: too many files are open'],
  ['ENFILE', 'cannot be opened: too many files are open'],
  ['ENXIO', 'cannot be opened: it is no ordinary file'],
  ['EXDEV', 'cannot be written: it lies on another disk'],
  [INVALID, 'cannot be used: no name may have a NUL in it'],
  ['ERR_FS_FILE_TOO_LARGE', 'is too large'],
  ['ERR_STRING_TOO_LONG', 'is too large'],
]);
interface FileError extends Error {
  readonly code: string;
  readonly path?: string;
}
export const isFileError = (error: unknown): error is FileError => {
  if (!(error instanceof Error)) return false;
  const { code } = error as Partial<FileError>;
  // The only value of a path that Node itself refuses; of anything else it would be our mistake.
  if (code === INVALID) return error.message.includes('null bytes');
  return code !== undefined && FILE_PROBLEMS.has(code);
};
export const fileSentence = ({ code, path }: FileError): string =>
  `${path === undefined ? 'a file' : `the file ${printablePlace(String(path))}`} ${FILE_PROBLEMS.get(code)}`;
