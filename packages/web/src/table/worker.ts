/** The worker's door: orders come in, are checked, and are carried out one after the other; what is played is kept. */
import { BadInput } from '@ironpitch/engine';
import { type Shape, text } from '@ironpitch/protocol';
import {
  carryOut,
  coaches,
  hostTable,
  type Order,
  type Orders,
  orderReader,
  type Reply,
  refusal,
  type Snapshot,
  TABLE_ORDERS,
  type TableService,
} from '@ironpitch/table';
import { type KeepService, type KeptMatch, readMatch } from '../keep/kept.ts';
import { entriesByRuleset } from './entries.ts';
import * as keeper from './keeper.ts';

/** Progress is told no more often than a screen is drawn. */
const TOLD_EVERY_MS = 100;
/** Orders that put something else on the table: what lay there is not kept any further. */
const LAYING: ReadonlySet<string> = new Set([
  'start',
  'resume',
  'openReplay',
  'playOn',
  'lesson',
  'resumeKept',
  'openKept',
]);
/** Orders that a match goes on by. */
const PLAYING: ReadonlySet<string> = new Set<keyof TableService>([
  'answer',
  'takeBack',
  'doAgain',
  'concede',
  'botStep',
  'botRun',
  'arrange',
]);

let carrying = 0;
let lastTold = 0;
const host = hostTable({
  onProgress(done, all) {
    const now = performance.now();
    if (now - lastTold < TOLD_EVERY_MS) return;
    lastTold = now;
    self.postMessage({ id: carrying, progress: [done, all] });
  },
});

// --- what is kept ---------------------------------------------------------------------------------------------------
const id = text('the name of a kept match', 200);
const keptMatch: Shape<KeptMatch> = {
  says: 'a kept match',
  check(value, field) {
    const read = readMatch(value);
    if (!read || read === 'newer') throw new BadInput(`${field}: expected a match as it is kept`);
  },
  schema: () => ({ type: 'object' }),
};
const KEEP_ORDERS: Orders<KeepService> = {
  kept: [],
  keptMatch: [['id', id]],
  forget: [['id', id]],
  keepAs: [['id', id]],
  resumeKept: [
    ['id', id],
    ['coaches', coaches, 'may be left out'],
  ],
  openKept: [['id', id]],
  luckOfKept: [['id', id]],
  decisionsOfKept: [['id', id]],
  file: [],
  fileOfKept: [['id', id]],
  adopt: [['match', keptMatch]],
};
/** Under which name the match on the table is kept, and what its page was last shown of it. */
let keptAs: string | null = null;
let shown: Snapshot | undefined;
const keepShown = async (): Promise<void> => {
  const record = keptAs === null ? null : host.unfinished();
  if (keptAs === null || record === null || !shown) return;
  const unkept = await keeper.keep(keptAs, record, shown);
  if (unkept !== 'kept') self.postMessage({ unkept });
};
const found = async (name: string): Promise<KeptMatch> => {
  const match = await keeper.whole(name);
  if (!match) throw new BadInput('this match is not kept here');
  return match;
};
const fileWith = (record: string): Blob => new Blob([record], { type: 'application/json' });
const keeping: KeepService = {
  kept: keeper.kept,
  keptMatch: keeper.keptMatch,
  forget: keeper.forget,
  keepAs(name) {
    keptAs = name;
    return keepShown();
  },
  async resumeKept(name, chosen) {
    const match = await found(name);
    return host.resume(match.record, chosen ?? match.coaches);
  },
  openKept: async name => host.openReplay((await found(name)).record),
  luckOfKept: async name => host.luck((await found(name)).record),
  decisionsOfKept: async name => host.decisions((await found(name)).record),
  file() {
    const record = host.unfinished();
    if (record === null) throw new BadInput('no match is on the table');
    return fileWith(record);
  },
  fileOfKept: async name => fileWith((await found(name)).record),
  adopt: keeper.adopt,
};

// --- orders ---------------------------------------------------------------------------------------------------------
type Services = TableService & KeepService;
const readOrder = orderReader<Services>({ ...TABLE_ORDERS, ...KEEP_ORDERS });
const isKeeping = (name: string): name is keyof KeepService => Object.hasOwn(KEEP_ORDERS, name);
const obey = async (order: Order<Services>): Promise<Reply<unknown>> => {
  const { name, given } = order;
  if (!isKeeping(name)) return carryOut(host, order as Order);
  try {
    const act = keeping[name] as (...given: readonly unknown[]) => unknown;
    return { ok: true, value: await act(...given) };
  } catch (error) {
    return refusal(error);
  }
};
const handle = async (message: unknown): Promise<void> => {
  try {
    const order = readOrder(message);
    carrying = order.id;
    const reply = await obey(order);
    if (reply.ok && (LAYING.has(order.name) || PLAYING.has(order.name))) shown = reply.value as Snapshot;
    if (reply.ok && LAYING.has(order.name)) keptAs = null;
    // Before it is shown: what is on the screen is what is kept, and a reload does not wait.
    if (reply.ok && PLAYING.has(order.name)) await keepShown();
    self.postMessage({ id: order.id, reply });
  } catch (error) {
    self.postMessage({ id: Number((message as { readonly id?: unknown } | null)?.id) || 0, reply: refusal(error) });
  }
};
let queue: Promise<void> = Promise.resolve();
self.onmessage = ({ data }: MessageEvent<unknown>) => {
  queue = queue.then(() => handle(data));
};
self.postMessage({ awake: true, entries: entriesByRuleset() });
