/** How far a run has come: kept on disk after every round, so that a run that was broken off goes on. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './corpus.ts';
import { emptyTally, type Found, type Tally } from './round.ts';

const CACHE = fileURLToPath(new URL('node_modules/.cache/ironpitch/fuzz/', ROOT));
/** Where failing inputs are written, to be looked at and to join the corpus. */
export const FOUND_FOLDER: string = fileURLToPath(new URL('fuzz-found/', ROOT));
/** Large inputs are in their files; the state keeps what they looked like at the beginning. */
const KEPT_MAX = 2000;

interface Kept {
  /** Per format the inputs that are done: the first of a round, and how many. */
  readonly done: Record<string, [first: number, count: number][]>;
  readonly tallies: Record<string, Tally>;
}
export class State {
  private readonly file: string;
  private readonly kept: Kept;

  constructor(seed: string, fresh: boolean) {
    this.file = join(CACHE, `${encodeURIComponent(seed)}.json`);
    this.kept = (fresh ? undefined : read(this.file)) ?? { done: {}, tallies: {} };
  }
  /** What is left of the inputs of a format, in rounds of at most `size`. */
  left(format: string, inputs: number, size: number): { first: number; count: number }[] {
    const isDone = new Uint8Array(inputs);
    for (const [first, count] of this.kept.done[format] ?? []) isDone.fill(1, first, first + count);
    const rounds: { first: number; count: number }[] = [];
    for (let first = 0; first < inputs; first++) {
      if (isDone[first]) continue;
      let count = 1;
      while (count < size && first + count < inputs && !isDone[first + count]) count++;
      rounds.push({ first, count });
      first += count - 1;
    }
    return rounds;
  }
  tallyOf(format: string): Tally {
    this.kept.tallies[format] ??= emptyTally();
    return this.kept.tallies[format];
  }
  add(format: string, first: number, tally: Tally): void {
    this.kept.done[format] ??= [];
    const sum = this.tallyOf(format);
    sum.inputs += tally.inputs;
    sum.refused += tally.refused;
    sum.slow += tally.slow;
    sum.slowestMs = Math.max(sum.slowestMs, tally.slowestMs);
    for (const [cause, times] of Object.entries(tally.causes)) sum.causes[cause] = (sum.causes[cause] ?? 0) + times;
    for (const found of tally.found) this.keep(sum, found);
    this.kept.done[format].push([first, tally.inputs]);
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify(this.kept));
  }
  /** The smallest input of each cause. */
  private keep(sum: Tally, found: Found): void {
    const at = sum.found.findIndex(({ fault }) => fault.cause === found.fault.cause);
    if (at >= 0 && (sum.found[at] as Found).input.length <= found.input.length) return;
    mkdirSync(FOUND_FOLDER, { recursive: true });
    writeFileSync(join(FOUND_FOLDER, `${found.format}-${found.index}.txt`), found.input);
    const short = { ...found, input: found.input.slice(0, KEPT_MAX) };
    if (at >= 0) sum.found.splice(at, 1, short);
    else sum.found.push(short);
  }
  /** The run is over: the next one begins anew. */
  forget(): void {
    rmSync(this.file, { force: true });
  }
}
const read = (file: string): Kept | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept;
  } catch {
    return undefined; // never begun, or broken off while it was written
  }
};
