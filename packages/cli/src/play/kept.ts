/** One match and its file: claimed for this process, written after every answer, and tried again when that failed. */
import { basename, dirname, join, resolve } from 'node:path';
import { BadInput, type MatchKeeper, type MatchRecord } from '@ironpitch/engine';
import { readRecord, writeRecord } from '@ironpitch/protocol';
import { sentenceFor } from '../errors.ts';
import { type Disk, disk } from '../files/disk.ts';
import { FileHeld, FileLock } from '../files/lock.ts';
import { readTextIfThere } from '../files/read.ts';
import { makeFolder, writeWhole } from '../files/write.ts';
import { printablePlace } from '../text/printable.ts';

/** Where the match is, or why it is not there, as part of a sentence. */
export type Saved = { readonly file: string } | { readonly problem: string };

/** What there is when the match comes from a file: its text, and the lock if it could be taken. */
interface Opened {
  readonly text: string;
  /** Where its name leads. */
  readonly real: string;
  readonly lock: FileLock | undefined;
}

export class KeptMatch {
  private readonly keeper: MatchKeeper;
  private readonly on: Disk;
  /** As people named it; what is written is the file that this leads to. */
  private named: string;
  /** A name that we chose may be another one, as long as nothing is written. */
  private free: boolean;
  private lock: FileLock | undefined;
  /** Where the name leads, once the file is ours. */
  private claimed = '';
  /** What the file holds if nobody else has written it. */
  private written: string | undefined;
  /** What it may hold instead: a save that failed may have come as far as that. */
  private tried: string | undefined;

  private constructor(keeper: MatchKeeper, file: string, free: boolean, opened: Opened | undefined, on: Disk) {
    this.keeper = keeper;
    this.named = file;
    this.free = free;
    this.lock = opened?.lock;
    this.claimed = opened?.real ?? '';
    this.written = opened?.text;
    this.on = on;
  }
  /** A match with a name of ours: the first free one, `…-2.json` and so on. */
  static under(name: string, keeper: MatchKeeper, on: Disk = disk): KeptMatch {
    return new KeptMatch(keeper, resolve(name), true, undefined, on);
  }
  /** A match in the file that the coach named: nothing else may be there. Throws why it cannot be kept there. */
  static in(file: string, keeper: MatchKeeper, on: Disk = disk): KeptMatch {
    const kept = new KeptMatch(keeper, resolve(file), false, undefined, on);
    try {
      kept.write();
    } catch (error) {
      kept.release();
      throw error;
    }
    return kept;
  }
  /** A match that goes on where it was. */
  static from(file: string, keeper: MatchKeeper, opened: Opened, on: Disk = disk): KeptMatch {
    return new KeptMatch(keeper, resolve(file), false, opened, on);
  }

  /** Keeps the match as it stands; fails with a sentence, and may be tried again at any time. */
  save(): Saved {
    return attempt(() => {
      this.write();
      return this.named;
    });
  }
  /** Keeps a copy in another file. */
  copy(name: string): Saved {
    return attempt(() => {
      const file = resolve(name);
      makeFolder(dirname(file), this.on);
      const real = realFile(file, this.on);
      if (file === this.named || real === this.claimed) {
        this.write();
        return file;
      }
      const lock = FileLock.take(real, this.on);
      try {
        const record = this.keeper.record();
        checkReplaceable(file, readTextIfThere(real), record);
        writeWhole(real, writeRecord(record), this.on);
      } finally {
        lock.release();
      }
      return file;
    });
  }
  /** Where the match was saved last; undefined when it never was. */
  get savedIn(): string | undefined {
    return this.written === undefined ? undefined : this.named;
  }
  /** Lets others write the file. */
  release(): void {
    this.lock?.release();
    this.lock = undefined;
  }

  private write(): void {
    const record = this.keeper.record();
    const text = writeRecord(record);
    makeFolder(dirname(this.named), this.on);
    this.claim();
    // Looked at every time: a lock binds only those who know of it.
    const there = readTextIfThere(this.claimed);
    if (there !== this.written && there !== this.tried) checkReplaceable(this.named, there, record);
    this.tried = text;
    if (there !== text || this.written !== text) writeWhole(this.claimed, text, this.on);
    this.written = text;
    this.free = false;
  }
  /** Makes this process the only one to write the file; again when somebody has taken the lock away. */
  private claim(): void {
    if (this.lock?.isHeld()) return;
    this.lock = this.free ? this.claimFree() : FileLock.take(realFile(this.named, this.on), this.on);
    this.claimed = realFile(this.named, this.on);
  }
  /** The first name that nobody has and nobody is about to have. */
  private claimFree(): FileLock {
    const wanted = this.named;
    const isThere = (file: string): boolean => this.on.lstatSync(file, { throwIfNoEntry: false }) !== undefined;
    for (let number = 1; ; number++) {
      const file = number === 1 ? wanted : wanted.replace(/(\.json)?$/, `-${number}$1`);
      if (isThere(file)) continue;
      let lock: FileLock;
      try {
        lock = FileLock.take(realFile(file, this.on), this.on);
      } catch (error) {
        if (error instanceof FileHeld) continue;
        throw error;
      }
      this.named = file;
      if (!isThere(file)) return lock;
      lock.release(); // written and given back since we looked
    }
  }
}
/** Claims a saved match that was read, to go on with it. One that may only be read is played on all the same, unsaved. */
export const openMatch = (file: string, text: string, on: Disk = disk): Opened => {
  const real = realFile(resolve(file), on);
  let lock: FileLock | undefined;
  try {
    lock = FileLock.take(real, on);
  } catch (error) {
    if (error instanceof FileHeld) throw error;
  }
  if (readTextIfThere(real) === text) return { text, real, lock };
  lock?.release();
  throw new BadInput(`${printablePlace(file)} has just been changed by somebody else; try again`);
};
const attempt = (act: () => string): Saved => {
  try {
    return { file: act() };
  } catch (error) {
    return { problem: sentenceFor(error) };
  }
};
/** Where a name leads: two names of one file have one lock, and a link stays a link. */
const realFile = (file: string, on: Disk): string => {
  try {
    return on.realpathSync(file);
  } catch {
    return join(on.realpathSync(dirname(file)), basename(file));
  }
};

/** A file is replaced only by what it holds already: the same match, as far or further. */
const checkReplaceable = (file: string, there: string | undefined, record: MatchRecord): void => {
  if (there === undefined || isBeginningOf(there, record)) return;
  throw new BadInput(
    `${printablePlace(file)} exists already and is not this match, or goes on differently; name another file`,
  );
};
const isBeginningOf = (text: string, record: MatchRecord): boolean => {
  let there: MatchRecord;
  try {
    there = readRecord(text);
  } catch {
    return false;
  }
  if (there.final !== undefined) return text === writeRecord(record);
  const head = ({ format, revision, ruleset, home, away, options }: MatchRecord): string =>
    JSON.stringify([format, revision, ruleset, home, away, options]);
  const begins = (short: readonly unknown[], long: readonly unknown[]): boolean =>
    short.every((one, i) => JSON.stringify(one) === JSON.stringify(long[i]));
  return (
    head(there) === head(record) &&
    begins(there.answers, record.answers) &&
    begins(there.dice ?? [], record.dice ?? there.dice ?? [])
  );
};
