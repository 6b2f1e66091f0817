/** A folder of its own for commands that write: whatever lies outside is out of their reach. */
import { AsyncLocalStorage } from 'node:async_hooks';
import crypto from 'node:crypto';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import workers from 'node:worker_threads';
import { ROOT } from './corpus.ts';

/** In memory where the system has such a folder: a hundred thousand matches are saved here. */
const MEMORY = '/dev/shm';
/** What changes or walks through folders, and how many of its arguments are paths. */
const GUARDED: Readonly<Record<string, number>> = {
  writeFileSync: 1,
  appendFileSync: 1,
  truncateSync: 1,
  mkdirSync: 1,
  mkdtempSync: 1,
  rmSync: 1,
  rmdirSync: 1,
  unlinkSync: 1,
  chmodSync: 1,
  utimesSync: 1,
  renameSync: 2,
  linkSync: 2,
  symlinkSync: 2,
  copyFileSync: 2,
  openSync: 1,
  readdirSync: 1,
};
/** Work that a command line was good enough for; what it comes to is not the fuzzer's matter. */
export const WORK_BEGINS = 'the work begins here';
/** Set in a command and whatever it calls, and nowhere else: what runs beside it keeps its files, threads and screen. */
const inside = new AsyncLocalStorage<true>();
export const isInside = (): boolean => inside.getStore() === true;
type Functions = Record<string, (...given: readonly unknown[]) => unknown>;
const functions = fs as unknown as Functions;
/** As they were when nothing had run yet: an input that is broken off restores nothing. */
const ORIGINALS: Readonly<Functions> = Object.fromEntries(
  Object.keys(GUARDED).map(name => [name, functions[name]]),
) as Functions;
const { Worker } = workers;
const { randomBytes } = crypto;
/** The same input has the same dice. */
const noChance = (size: number): Buffer => (isInside() ? Buffer.alloc(size, 7) : randomBytes(size));
function NoWorker(...given: ConstructorParameters<typeof Worker>): Worker {
  if (isInside()) throw new Error(WORK_BEGINS);
  return new Worker(...given);
}
const release = (): void => {
  Object.assign(functions, ORIGINALS);
  (workers as { Worker: unknown }).Worker = Worker;
  (crypto as { randomBytes: unknown }).randomBytes = randomBytes;
  syncBuiltinESMExports();
};
/** Commands of the program read the rules there. */
const DOCS = fileURLToPath(new URL('docs/', ROOT));

export class Sandbox {
  readonly folder: string;
  private readonly files: ReadonlyMap<string, string>;
  private touched = false;

  /** `files` lie in it at the beginning of every command. */
  constructor(files: Readonly<Record<string, string>>) {
    release();
    this.folder = fs.mkdtempSync(join(fs.existsSync(MEMORY) ? MEMORY : tmpdir(), 'ironpitch-fuzz-'));
    this.files = new Map(Object.entries(files));
    this.restore();
  }
  remove(): void {
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
  /** Puts one more file there, or another text into one, until `restore`. */
  put(name: string, text: string): void {
    fs.writeFileSync(join(this.folder, name), text);
    this.touched = true;
  }
  /** Everything as it was at the beginning. */
  restore(): void {
    release();
    this.touched = false;
    const known = new Set([...this.files.keys()]);
    for (const name of this.names()) if (!known.has(name)) fs.rmSync(join(this.folder, name), { force: true });
    for (const [name, text] of this.files) {
      const file = join(this.folder, name);
      if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) fs.writeFileSync(file, text);
    }
  }
  private names(): string[] {
    return fs
      .readdirSync(this.folder, { recursive: true, withFileTypes: true })
      .filter(entry => !entry.isDirectory())
      .map(entry => relative(this.folder, join(entry.parentPath, entry.name)));
  }
  /** Files with their texts, as one text to be compared. */
  state(): string {
    return this.names()
      .sort()
      .map(name => `${name}\n${fs.readFileSync(join(this.folder, name), 'utf8')}`)
      .join('\n');
  }
  /** Whether something was written since the last `restore`. */
  get isTouched(): boolean {
    return this.touched;
  }
  /** Runs a command inside. */
  async within<T>(act: () => Promise<T>): Promise<T> {
    for (const [name, paths] of Object.entries(GUARDED)) {
      const original = ORIGINALS[name] as Functions[string];
      functions[name] = (...given) => {
        if (isInside()) for (const path of given.slice(0, paths)) this.allow(name, path, given[1]);
        return original(...given);
      };
    }
    (workers as { Worker: unknown }).Worker = NoWorker;
    (crypto as { randomBytes: unknown }).randomBytes = noChance;
    syncBuiltinESMExports();
    try {
      return await inside.run(true, act);
    } finally {
      release();
    }
  }
  private allow(name: string, path: unknown, flags: unknown): void {
    if (typeof path === 'number') return; // an open file was allowed when it was opened
    const reads = name === 'openSync' && (flags === undefined || flags === 'r' || flags === fs.constants.O_RDONLY);
    if (reads) return;
    const text = path instanceof URL ? fileURLToPath(path) : String(path);
    if (text.includes('\0')) return; // refused by the system itself
    const full = resolve(text);
    if (name === 'readdirSync' && full.startsWith(resolve(DOCS))) return;
    if (full !== this.folder && !full.startsWith(`${this.folder}/`))
      throw Object.assign(new Error(`EACCES: permission denied, '${text}'`), {
        code: 'EACCES',
        path: text,
        syscall: 'open',
      });
    if (name !== 'readdirSync') this.touched = true;
  }
}
