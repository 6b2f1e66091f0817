/** The worker's door: orders come in, replies go out. A bad input is a sentence, not a crash. */
import { hostTable, type Reply, type TableService } from '@ironpitch/table';
import { entriesByRuleset } from './entries.ts';

interface Order {
  readonly id: number;
  readonly name: keyof TableService;
  readonly given: readonly unknown[];
}
const host = hostTable();
/** Orders that take long tell how far they are: whoever waits knows that they are alive. */
const TELLING: ReadonlySet<keyof TableService> = new Set(['luck', 'botRun']);
/** Progress is told no more often than a screen is drawn. */
const TOLD_EVERY_MS = 100;

self.onmessage = ({ data }: MessageEvent<Order>) => {
  const { id, name, given } = data;
  self.postMessage({ id, reply: carryOut(name, TELLING.has(name) ? [...given, progressOf(id)] : given) });
};
self.postMessage({ awake: true, entries: entriesByRuleset() });
const progressOf = (id: number) => {
  let last = 0;
  return (done: number, all: number): void => {
    const now = performance.now();
    if (now - last < TOLD_EVERY_MS) return;
    last = now;
    self.postMessage({ id, progress: [done, all] });
  };
};
const carryOut = (name: keyof TableService, given: readonly unknown[]): Reply<unknown> => {
  try {
    const act = host[name] as (...given: readonly unknown[]) => unknown;
    return { ok: true, value: act(...given) };
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
};
