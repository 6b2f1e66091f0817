/** Matches kept on this device, from the page's side: the keeper beside the table saves them after every decision. */
import { table } from '../table/client.ts';
import { copyAside, tellAside } from './aside.ts';
import { type Found, type KeptHead, readMatch } from './kept.ts';

/** What a page before this one kept for its tab alone. */
const LAST = 'ironpitch.match';
const handOver = async (): Promise<void> => {
  try {
    const text = sessionStorage.getItem(LAST);
    if (text === null) return;
    const read = readMatch(parsed(text));
    if (read === 'newer') return;
    if (read) {
      if (await table.adopt(read)) sessionStorage.removeItem(LAST);
      return;
    }
    if (copyAside(sessionStorage, LAST, text)) sessionStorage.removeItem(LAST);
    tellAside({ kind: 'match', how: 'unread', found: text });
  } catch {
    // Storage that is blocked has nothing to hand over.
  }
};
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
/** Handed over once a visit; whoever looks for a match waits for it. */
let handedOver: Promise<void> | undefined;
const look = async <T>(ask: () => Promise<Found<T>>): Promise<T> => {
  handedOver ??= handOver();
  await handedOver;
  const { found, unread } = await ask();
  for (const one of unread) tellAside({ kind: 'match', ...one });
  return found;
};

/** Newest first; null when this browser keeps nothing. */
export const keptMatches = (): Promise<readonly KeptHead[] | null> =>
  // Should the table not come, whoever plays is told; here nothing is there to show.
  look(() => table.kept()).catch(() => null);
export const keptMatch = (id: string): Promise<KeptHead | null> => look(() => table.keptMatch(id));
export const forgetMatch = (id: string): Promise<void> => table.forget(id);
export const newMatchId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
