/** The results of an arena as they are kept: a run that was broken off goes on where it was. */
import { BadInput, parseJson } from '@ironpitch/engine';
import { FileLock } from '../files/lock.ts';
import { readTextIfThere } from '../files/read.ts';
import { writeWhole } from '../files/write.ts';
import { printablePlace } from '../text/printable.ts';
import type { ArenaMatch, Tournament } from '../workers/messages.ts';

const FORMAT = 1;
/** A result is in the file this long after it came at the latest, however long the next one takes. */
const EVERY_MS = 2000;

interface KeptArena {
  readonly format: number;
  readonly tournament: Tournament;
  readonly matches: readonly ArenaMatch[];
}
export class ArenaFile {
  readonly matches: ArenaMatch[];
  private readonly file: string | undefined;
  private readonly tournament: Tournament;
  private readonly now: () => number;
  private readonly lock: FileLock | undefined;
  private written: number;
  /** Writes what came too soon after the last time. */
  private later: NodeJS.Timeout | undefined;

  /** Without a file nothing is kept. */
  constructor(file: string | undefined, tournament: Tournament, now: () => number = () => performance.now()) {
    this.file = file;
    this.tournament = tournament;
    this.now = now;
    this.written = now();
    // Before it is read: whoever had it until now may have written more.
    this.lock = file === undefined ? undefined : FileLock.take(file);
    try {
      this.matches = file === undefined ? [] : readKept(file, tournament);
    } catch (error) {
      this.lock?.release();
      throw error;
    }
  }
  add(played: readonly ArenaMatch[]): void {
    this.matches.push(...played);
    const wait = this.written + EVERY_MS - this.now();
    if (wait <= 0) this.write();
    else this.later ??= setTimeout(() => this.tryToWrite(), wait).unref();
  }
  close(): void {
    try {
      this.write();
    } finally {
      this.lock?.release();
    }
  }
  /** Nobody would hear of a failure here: the next write tells of it. */
  private tryToWrite(): void {
    try {
      this.write();
    } catch {}
  }
  private write(): void {
    clearTimeout(this.later);
    this.later = undefined;
    if (this.file === undefined) return;
    const kept: KeptArena = { format: FORMAT, tournament: this.tournament, matches: this.matches };
    writeWhole(this.file, `${JSON.stringify(kept)}\n`);
    this.written = this.now();
  }
}
const readKept = (file: string, tournament: Tournament): ArenaMatch[] => {
  const text = readTextIfThere(file);
  if (text === undefined) return [];
  const place = printablePlace(file);
  const kept = parseJson(text, 'the file of --keep') as Partial<KeptArena> | null;
  if (kept?.format !== FORMAT || !Array.isArray(kept.matches) || !kept.matches.every(isMatch))
    throw new BadInput(`--keep: ${place} does not hold the results of an arena; name another file`);
  if (JSON.stringify(kept.tournament) !== JSON.stringify(tournament))
    throw new BadInput(`--keep: ${place} holds another arena (bots, rules, seed or options differ); name another file`);
  return [...kept.matches];
};
const isMatch = (one: unknown): one is ArenaMatch => {
  if (typeof one !== 'object' || one === null) return false;
  const { number, result, points, ms } = one as Partial<ArenaMatch>;
  const isPair = (pair: unknown): boolean => Array.isArray(pair) && pair.length === 2 && pair.every(Number.isFinite);
  return (
    Number.isSafeInteger(number) &&
    (result === 0 || result === 0.5 || result === 1 || result === 'failed') &&
    isPair(points) &&
    isPair(ms)
  );
};
