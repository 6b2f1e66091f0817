/** Who may write a file: one process at a time, named in a small file beside it. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { BadInput } from '@ironpitch/engine';
import { printable, printablePlace } from '../text/printable.ts';
import { type Disk, disk } from './disk.ts';
import { readTextIfThere } from './read.ts';
import { removeIfThere, removeLeftovers } from './write.ts';

const lockOf = (file: string): string => `${file}.ironpitch-lock`;

interface Holder {
  readonly pid: number;
  /** When the process began, in the system's own words: a number is given to a new process one day. */
  readonly started: string;
  readonly host: string;
  /** When it took the file. */
  readonly since: string;
  /** Tells this lock from every other one. */
  readonly token: string;
}
/** Another process has the file. */
export class FileHeld extends BadInput {}

const LOCK_MAX = 4096;
const TRIES = 20;
/** From creating a lock to having written it takes a moment; whoever was killed then has left it empty. */
const EMPTY_FOR_MS = 5000;

export class FileLock {
  private readonly file: string;
  private readonly path: string;
  private readonly text: string;
  private readonly on: Disk;
  private constructor(file: string, text: string, on: Disk) {
    this.file = file;
    this.path = lockOf(file);
    this.text = text;
    this.on = on;
  }
  /** Takes the lock, also from a process that is gone, and tidies up after it. Throws FileHeld, or why the file beside cannot be written. */
  static take(file: string, on: Disk = disk): FileLock {
    const path = lockOf(file);
    for (let tries = 0; tries < TRIES; tries++) {
      const mine = new FileLock(file, textOf(thisProcess()), on);
      if (mine.create()) {
        removeLeftovers(file, on);
        return mine;
      }
      const theirs = readTextIfThere(path, LOCK_MAX);
      if (theirs === undefined) continue; // given back just now
      if (!isStale(path, theirs, on)) throw held(file, theirs);
      removeStale(path, theirs, on);
    }
    throw held(file, '');
  }
  /** Exclusively: of two processes one succeeds. */
  private create(): boolean {
    let opened: number;
    // People know the file, not its lock: whatever is wrong is said of the file.
    try {
      opened = this.on.openSync(this.path, 'wx');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw Object.assign(error as Error, { path: this.file });
    }
    try {
      this.on.writeFileSync(opened, this.text);
    } catch (error) {
      removeIfThere(this.path, this.on);
      throw Object.assign(error as Error, { path: this.file });
    } finally {
      this.on.closeSync(opened);
    }
    return true;
  }
  /** False when somebody took the lock away in the meantime. */
  isHeld(): boolean {
    try {
      return readTextIfThere(this.path, LOCK_MAX) === this.text;
    } catch {
      return false;
    }
  }
  release(): void {
    if (this.isHeld()) removeIfThere(this.path, this.on);
  }
}
/** Moves it aside first: of two processes only one can, and it sees what it has moved. */
const removeStale = (path: string, stale: string, on: Disk): void => {
  const aside = `${path}-${process.pid}-${randomBytes(4).toString('hex')}`;
  try {
    on.renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return; // somebody was quicker
    throw error;
  }
  if (readTextIfThere(aside, LOCK_MAX) === stale) return removeIfThere(aside, on);
  // A new holder was quicker: this is its lock.
  on.renameSync(aside, path);
};

const thisProcess = (): Holder => ({
  pid: process.pid,
  started: startOf(process.pid),
  host: hostname(),
  since: new Date().toISOString(),
  token: randomBytes(8).toString('hex'),
});
const textOf = (holder: Holder): string => `${JSON.stringify(holder)}\n`;
const holderIn = (text: string): Holder | undefined => {
  try {
    const holder = JSON.parse(text) as Holder;
    const { pid, started, host, since } = holder;
    const sound = Number.isSafeInteger(pid) && pid > 0 && [started, host, since].every(one => typeof one === 'string');
    return sound ? holder : undefined;
  } catch {
    return undefined;
  }
};
const isStale = (path: string, text: string, on: Disk): boolean => {
  if (text === '') {
    const written = on.lstatSync(path, { throwIfNoEntry: false })?.mtimeMs;
    return written !== undefined && Date.now() - written > EMPTY_FOR_MS;
  }
  const holder = holderIn(text);
  // What we cannot read is not ours to take away; of another machine's processes we know nothing.
  if (holder === undefined || holder.host !== hostname()) return false;
  return !isRunning(holder);
};
const isRunning = ({ pid, started }: Holder): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const now = startOf(pid);
  return started === '' || now === '' || now === started;
};
const ENDED = 'ended';
/** When a process began, where the system tells (Linux); '' elsewhere. */
const startOf = (pid: number): string => {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the command's name in brackets and may hold anything; the third is the state, the 22nd the start.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // Killed, and its parent has not looked yet.
    if (fields[0] === 'Z' || fields[0] === 'X') return ENDED;
    return fields[19] === undefined ? '' : `${boot} ${fields[19]}`;
  } catch {
    return '';
  }
};
const held = (file: string, text: string): FileHeld => {
  const holder = holderIn(text);
  const here = holder?.host === hostname();
  const who =
    holder === undefined
      ? ''
      : ` (process ${holder.pid}${here ? '' : ` on ${printable(holder.host, 40)}`}, since ${clock(holder.since)})`;
  const wayOut = here ? '' : '; if that is not so, delete the lock beside it (.ironpitch-lock)';
  return new FileHeld(`another Ironpitch has ${printablePlace(file)} open${who}: end the match there first${wayOut}`);
};
/** `2025-03-09 20:15:02`, as clocks here show it: Swedish writes it so. */
const clock = (since: string): string => {
  const at = new Date(since);
  return Number.isNaN(at.getTime()) ? 'some time ago' : at.toLocaleString('sv-SE');
};
