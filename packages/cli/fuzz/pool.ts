/** Hands rounds to child processes, one a core, and replaces a child that does not come back. */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Round, Told } from './child.ts';
import type { Tally } from './round.ts';

const CHILD = new URL('./child.ts', import.meta.url);
/** Far above what an input may take: such a child would never come back. */
const STUCK_MS = 60_000;
const LOOK_MS = 2000;

export interface Watcher {
  done(round: Round, tally: Tally): void;
  /** The child ended or hung at this input; the rest of its round is run by another one. */
  lost(round: Round, index: number, why: string): void;
}
export const runAll = async (rounds: readonly Round[], cores: number, watcher: Watcher): Promise<void> => {
  const queue = [...rounds];
  const folder = mkdtempSync(join(tmpdir(), 'ironpitch-fuzz-pool-'));
  try {
    await Promise.all(Array.from({ length: cores }, (_, core) => work(queue, join(folder, String(core)), watcher)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
const work = async (queue: Round[], watched: string, watcher: Watcher): Promise<void> => {
  let child: ChildProcess | undefined;
  for (let round = queue.shift(); round !== undefined; round = queue.shift()) {
    child ??= await started(watched);
    const told = await toldBy(child, round, watched);
    if (typeof told !== 'string') {
      watcher.done(round, told);
      continue;
    }
    child = undefined;
    const index = Math.max(round.first, indexIn(watched));
    watcher.lost(round, index, told);
    const before = { ...round, count: index - round.first };
    const after = { ...round, first: index + 1, count: round.first + round.count - index - 1 };
    queue.unshift(...[before, after].filter(({ count }) => count > 0));
  }
  child?.disconnect();
};
const indexIn = (watched: string): number => Number.parseInt(readFileSync(watched, 'utf8') || '0', 10);

const started = (watched: string): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    const child = fork(CHILD, [watched], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child.once('message', () => resolve(child));
    child.once('error', reject);
    child.once('exit', code => reject(new Error(`a process of the fuzzer ended with ${code} before it began`)));
  });
/** What came of the round, or why nothing came. */
const toldBy = (child: ChildProcess, round: Round, watched: string): Promise<Tally | string> =>
  new Promise(resolve => {
    let seen = { index: -1, at: performance.now() };
    const look = setInterval(() => {
      const index = indexIn(watched);
      if (index !== seen.index) seen = { index, at: performance.now() };
      else if (performance.now() - seen.at > STUCK_MS) {
        child.kill('SIGKILL');
        finish('does not end');
      }
    }, LOOK_MS);
    const finish = (told: Tally | string): void => {
      clearInterval(look);
      child.removeAllListeners('message').removeAllListeners('exit');
      resolve(told);
    };
    child.once('message', (told: Told) => finish(told));
    child.once('exit', (code, signal) => finish(`the process ended with ${signal ?? code}`));
    child.send(round);
  });
