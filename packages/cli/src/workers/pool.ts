/** Hands the games of a simulation to worker threads, a chunk at a time, and puts the results in game order. */
import { Worker } from 'node:worker_threads';
import { BUNDLE, PACKAGE } from '../places.ts';
import type { Chunk, Result, Simulation } from './messages.ts';

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
  const chunks = chunksOf(first, games, workers);
  const results: Result[] = [];
  const threads = Array.from({ length: Math.min(workers, chunks.length) }, () => new Worker(WORKER));
  try {
    await Promise.all(threads.map(thread => isReady(thread, simulation)));
    const begun = performance.now();
    let done = 0;
    const work = async (thread: Worker): Promise<void> => {
      for (let chunk = chunks.shift(); chunk !== undefined; chunk = chunks.shift()) {
        const result = await answerTo<Result>(thread, chunk);
        results.push(result);
        done += result.count;
        onGames(done);
      }
    };
    await Promise.all(threads.map(work));
    return { results: results.sort((a, b) => a.first - b.first), ms: performance.now() - begun };
  } finally {
    await Promise.all(threads.map(thread => thread.terminate()));
  }
};
const isReady = (thread: Worker, simulation: Simulation): Promise<unknown> => answerTo(thread, simulation);

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
