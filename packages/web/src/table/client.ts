/** The page's end of the table: every order is a promise of what the table looks like afterwards. */
import type { MatchLuck } from '@ironpitch/odds';
import type { Reply, TableService } from './service.ts';

/** What went wrong at the table, in one sentence. */
export class TableProblem extends Error {
  override readonly name = 'TableProblem';
}
type Orders = {
  readonly [K in keyof TableService]: (...given: Parameters<TableService[K]>) => Promise<ReturnType<TableService[K]>>;
};

type Told =
  | { readonly id: number; readonly reply: Reply<unknown> }
  | { readonly id: number; readonly progress: readonly [done: number, all: number] };

/** A worker with a table in it; it is started by the first order, and again after it was sent away. */
class Door {
  private worker: Worker | undefined;
  private last = 0;
  /** Hears how far an order has got that tells. */
  onProgress: ((done: number, all: number) => void) | undefined;
  private readonly waiting = new Map<number, (reply: Reply<unknown>) => void>();
  private readonly falls = new Set<() => void>();
  readonly orders: Orders = new Proxy({} as Orders, {
    get:
      (_, name) =>
      (...given: readonly unknown[]) =>
        this.order(String(name), JSON.parse(JSON.stringify(given)) as unknown[]),
  });

  private open(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if ('progress' in data) return this.onProgress?.(...data.progress);
      this.waiting.get(data.id)?.(data.reply);
      this.waiting.delete(data.id);
    };
    worker.onerror = event => {
      event.preventDefault();
      this.fall(event.message || 'the table does not answer');
    };
    this.worker = worker;
    return worker;
  }
  private order(name: string, given: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = ++this.last;
      this.waiting.set(id, reply => (reply.ok ? resolve(reply.value) : reject(new TableProblem(reply.problem))));
      this.open().postMessage({ id, name, given });
    });
  }
  private giveUp(problem: string): void {
    for (const reply of this.waiting.values()) reply({ ok: false, problem });
    this.waiting.clear();
  }
  /** A table that broke down is cleared away; the next order sets up a new one. */
  private fall(problem: string): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.giveUp(problem);
    for (const listener of this.falls) listener();
  }
  /** Returns how to stop listening. */
  onFall(listener: () => void): () => void {
    this.falls.add(listener);
    return () => this.falls.delete(listener);
  }
  /** Whoever still waits hears that nothing will come. */
  sendAway(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.giveUp('nobody waits for this any more');
  }
}
const match = new Door();
const side = new Door();

/** Where the match is played. */
export const table: Orders = match.orders;
/** Tells when that table broke down: what was on it has to be put there again. Returns how to stop listening. */
export const onFall = (listener: () => void): (() => void) => match.onFall(listener);
/** A second table without a match, for what takes long: it reckons while the first one answers. */
export const reckoner = {
  rollsOf: side.orders.rollsOf,
  oddsOf: side.orders.oddsOf,
  flights: side.orders.flights,
  weigh: side.orders.weigh,
  /** The luck of a whole match, at a table of its own; it is cleared afterwards. */
  async luck(record: string, onProgress: (done: number, all: number) => void, leave: AbortSignal): Promise<MatchLuck> {
    const door = new Door();
    door.onProgress = onProgress;
    leave.addEventListener('abort', () => door.sendAway());
    try {
      return await door.orders.luck(record);
    } finally {
      door.sendAway();
    }
  },
  sendAway: (): void => side.sendAway(),
};
