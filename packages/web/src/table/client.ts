/** The page's end of the table: every order is a promise of what the table looks like afterwards. */
import type { MatchLuck } from '@ironpitch/odds';
import type { Decisions, Progress, Reply, TableService } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import type { KeepService, Unkept } from '../keep/kept.ts';
import { type Facts, learnEntries, nowPlaying, wordsOf } from '../match/entries.ts';

/** A sentence may quote a file, and a file may be long. */
const SENTENCE_MAX = 300;
const short = (sentence: string): string =>
  sentence.length > SENTENCE_MAX ? `${sentence.slice(0, SENTENCE_MAX - 1)}…` : sentence;

/** What went wrong at the table, in one sentence. */
export class TableProblem extends Error {
  override readonly name = 'TableProblem';
  constructor(problem: string) {
    super(short(problem));
  }
}
/** A table that has work and gives no sign of life for so many seconds is cleared away. */
const SILENCE_S = 20;
/** Orders that need nothing on the table: whoever waited behind one that hangs gets them carried out all the same. */
const FRESH: ReadonlySet<string> = new Set<keyof Services>([
  'kept',
  'keptMatch',
  'forget',
  'resumeKept',
  'openKept',
  'luckOfKept',
  'decisionsOfKept',
  'fileOfKept',
  'adopt',
  'rulesets',
  'anyOptions',
  'readTeam',
  'teamBook',
  'teamSheet',
  'start',
  'resume',
  'openReplay',
  'lesson',
  'askAlways',
  'rollsOf',
  'oddsOf',
  'suggestions',
  'hints',
  'flights',
  'weigh',
  'luck',
  'decisions',
]);
type Services = TableService & KeepService;
type Orders = {
  readonly [K in keyof Services]: (...given: Parameters<Services[K]>) => Promise<Awaited<ReturnType<Services[K]>>>;
};

type Told =
  | { readonly unkept: Unkept }
  | { readonly awake: true; readonly entries: Facts }
  | { readonly id: number; readonly reply: Reply<unknown> }
  | { readonly id: number; readonly progress: readonly [done: number, all: number] };

/** A match that comes from the table is the one on the page from now on. */
const noted = async (name: string, value: unknown): Promise<unknown> => {
  const ruleset = (value as { readonly view?: { readonly ruleset?: string } } | null)?.view?.ruleset;
  if (ruleset !== undefined) {
    await wordsOf(ruleset);
    nowPlaying(ruleset);
  } else if (name === 'rulesets') await wordsOf();
  return value;
};

interface Order {
  readonly name: string;
  readonly given: readonly unknown[];
  readonly onReply: (reply: Reply<unknown>) => void;
}

/** A worker with a table in it; it is started by the first order, and again after it was sent away. */
class Door {
  private worker: Worker | undefined;
  private last = 0;
  /** Hears how far an order has got that tells. */
  onProgress: ((done: number, all: number) => void) | undefined;
  /** In the order in which they were given, which is that in which they are carried out. */
  private readonly waiting = new Map<number, Order>();
  private readonly falls = new Set<() => void>();
  private readonly unkept = new Set<(why: Unkept) => void>();
  /** Seconds without a sign of life, counted one by one: while the computer sleeps no time passes. */
  private silence = 0;
  private watch: ReturnType<typeof setInterval> | undefined;
  /** What every new worker is told first. */
  private habits: Order['given'] | undefined;
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
      this.silence = 0;
      // How long the worker itself is on its way says nothing about it.
      if ('awake' in data) {
        learnEntries(data.entries);
        this.watch ??= setInterval(() => this.listen(), 1000);
      } else if ('unkept' in data) for (const listener of this.unkept) listener(data.unkept);
      else if ('progress' in data) this.onProgress?.(...data.progress);
      else {
        const order = this.waiting.get(data.id);
        this.waiting.delete(data.id);
        order?.onReply(data.reply);
      }
    };
    worker.onerror = event => {
      event.preventDefault();
      this.fall(event.message || t.table.broken);
    };
    this.worker = worker;
    if (this.habits) worker.postMessage({ id: 0, name: 'askAlways', given: this.habits });
    return worker;
  }
  private order(name: string, given: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const onReply: Order['onReply'] = reply =>
        reply.ok ? resolve(noted(name, reply.value)) : reject(new TableProblem(reply.problem));
      if (name === 'askAlways') this.habits = given;
      this.post({ name, given, onReply });
    });
  }
  private post(order: Order): void {
    const id = ++this.last;
    this.waiting.set(id, order);
    this.open().postMessage({ id, name: order.name, given: order.given });
  }
  private listen(): void {
    this.silence = this.waiting.size === 0 ? 0 : this.silence + 1;
    if (this.silence < SILENCE_S) return;
    const [, ...behind] = this.waiting.values();
    const again = behind.filter(({ name }) => FRESH.has(name));
    for (const [id, order] of this.waiting) if (again.includes(order)) this.waiting.delete(id);
    this.fall(t.table.silent(SILENCE_S));
    for (const order of again) this.post(order);
  }
  private close(problem: string): void {
    this.worker?.terminate();
    this.worker = undefined;
    clearInterval(this.watch);
    this.watch = undefined;
    this.silence = 0;
    const left = [...this.waiting.values()];
    this.waiting.clear();
    for (const { onReply } of left) onReply({ ok: false, problem });
  }
  /** A table that broke down is cleared away; the next order sets up a new one. */
  private fall(problem: string): void {
    this.close(problem);
    for (const listener of this.falls) listener();
  }
  /** Returns how to stop listening. */
  onFall(listener: () => void): () => void {
    this.falls.add(listener);
    return () => this.falls.delete(listener);
  }
  onUnkept(listener: (why: Unkept) => void): () => void {
    this.unkept.add(listener);
    return () => this.unkept.delete(listener);
  }
  /** Whoever still waits hears that nothing will come. */
  sendAway(): void {
    this.close('nobody waits for this any more');
  }
}
/** A record: of a file that was opened or a match that is over, as it is; of a kept one, by its name. */
export type RecordNamed = { readonly text: string } | { readonly kept: string };

const match = new Door();
const side = new Door();
const beside = new Door();

/** Where the match is played. */
export const table: Orders = match.orders;
/** Tells when that table broke down: what was on it has to be put there again. Returns how to stop listening. */
export const onFall = (listener: () => void): (() => void) => match.onFall(listener);
/** Tells when the match on that table could not be kept. Returns how to stop listening. */
export const onUnkept = (listener: (why: Unkept) => void): (() => void) => match.onUnkept(listener);
/** Clears the table in the middle of whatever it does: nothing of it is kept. */
export const abandonTable = (): void => match.sendAway();
/** A third one, for a bot that thinks about what the coach might do: the table and the odds do not wait for it. */
export const adviser = { suggestions: beside.orders.suggestions, hints: beside.orders.hints } as const;
/** At a table for this one order: it is cleared when whoever asked leaves. */
const apart = async <T>(onProgress: Progress, leave: AbortSignal, ask: (orders: Orders) => Promise<T>): Promise<T> => {
  const door = new Door();
  door.onProgress = onProgress;
  leave.addEventListener('abort', () => door.sendAway());
  try {
    return await ask(door.orders);
  } finally {
    door.sendAway();
  }
};
/** A second table without a match, for what takes long: it reckons while the first one answers. */
export const reckoner = {
  rollsOf: side.orders.rollsOf,
  oddsOf: side.orders.oddsOf,
  flights: side.orders.flights,
  weigh: side.orders.weigh,
  /** The luck of a whole match, and what its coaches decided: each at a table of its own, which is cleared afterwards. */
  luck: (record: RecordNamed, onProgress: Progress, leave: AbortSignal): Promise<MatchLuck> =>
    apart(onProgress, leave, orders => ('text' in record ? orders.luck(record.text) : orders.luckOfKept(record.kept))),
  decisions: (record: RecordNamed, onProgress: Progress, leave: AbortSignal): Promise<Decisions> =>
    apart(onProgress, leave, orders =>
      'text' in record ? orders.decisions(record.text) : orders.decisionsOfKept(record.kept),
    ),
  sendAway: (): void => side.sendAway(),
};
