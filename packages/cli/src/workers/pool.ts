/** Hands the games of a simulation or an arena to worker threads, a chunk at a time, and puts the results in game order. */
import { Worker } from 'node:worker_threads';
import { BUNDLE, PACKAGE } from '../places.ts';
import type { ArenaMatch, Chunk, Result, Simulation, Tournament } from './messages.ts';

/** A worker runs what the main thread runs: the same bundle, or the source. */
const WORKER = BUNDLE ?? new URL('bin/worker.mjs', PACKAGE);
const CHUNKS_PER_WORKER = 16;
const CHUNK_MAX = 100;

/** Small enough to share the work evenly, large enough not to be about messages. */
const chunksOf = (first: number, games: number, workers: number): Chunk[] => {
  const size = Math.max(1, Math.min(CHUNK_MAX, Math.ceil(games / (workers * CHUNKS_PER_WORKER))));
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    first: first + i * size,
    count: Math.min(size, games - i * size),
  }));
};

export interface Run {
  readonly results: readonly Result[];
  /** From the first game handed out to the last result. */
  readonly ms: number;
}
/** Plays all games. A worker that dies ends the run with its error. */
export const playAll = async (
  simulation: Simulation,
  first: number,
  games: number,
  workers: number,
  onGames: (done: number) => void,
): Promise<Run> => {
  const results: Result[] = [];
  let done = 0;
  const ms = await handOut<Result>(simulation, chunksOf(first, games, workers), workers, result => {
    results.push(result);
    done += result.count;
    onGames(done);
    return true;
  });
  return { results: results.sort((a, b) => a.first - b.first), ms };
};
/** Plays the matches of an arena that are still to be played, until `onMatch` has heard enough. */
export const playArena = async (
  tournament: Tournament,
  numbers: readonly number[],
  workers: number,
  onMatch: (match: ArenaMatch) => boolean,
): Promise<void> => {
  const chunks = numbers.map(first => ({ first, count: 1 }));
  await handOut<ArenaMatch>(tournament, chunks, workers, onMatch);
};
/** Returns how long it took, from the first chunk handed out to the last result; `onResult` says whether to go on. */
const handOut = async <R>(
  job: Simulation | Tournament,
  chunks: Chunk[],
  workers: number,
  onResult: (result: R) => boolean,
): Promise<number> => {
  const threads = Array.from({ length: Math.min(workers, chunks.length) }, () => new Worker(WORKER));
  try {
    await Promise.all(threads.map(thread => answerTo(thread, job)));
    const begun = performance.now();
    let wanted = true;
    const work = async (thread: Worker): Promise<void> => {
      for (let chunk = chunks.shift(); wanted && chunk !== undefined; chunk = chunks.shift()) {
        const result = await answerTo<R>(thread, chunk);
        wanted &&= onResult(result);
      }
    };
    await Promise.all(threads.map(work));
    return performance.now() - begun;
  } finally {
    await Promise.all(threads.map(thread => thread.terminate()));
  }
};
const answerTo = <T>(thread: Worker, message: unknown): Promise<T> =>
  new Promise((resolve, reject) => {
    const finish = (settle: () => void): void => {
      thread.off('message', onMessage).off('error', onError).off('exit', onExit);
      settle();
    };
    const onMessage = (answer: T): void => finish(() => resolve(answer));
    const onError = (error: unknown): void => finish(() => reject(error));
    const onExit = (): void => finish(() => reject(new Error('a worker thread ended before its work was done')));
    thread.on('message', onMessage).on('error', onError).on('exit', onExit);
    thread.postMessage(message);
  });
