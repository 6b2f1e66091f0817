/** Matches kept on this device: saved after every decision, found again after a reload. */
import type { Coach, Snapshot } from '../table/service.ts';

export interface KeptMatch {
  readonly id: string;
  readonly saved: number;
  readonly ruleset: string;
  readonly teams: readonly [string, string];
  readonly teamIds: readonly [string, string];
  readonly coaches: readonly [Coach, Coach];
  readonly score: readonly [number, number];
  readonly turn: number;
  readonly active: 0 | 1;
  readonly over: boolean;
  readonly record: string;
}
const DATABASE = 'ironpitch';
const STORE = 'matches';
const KEPT_MAX = 40;

const opened = new Map<string, Promise<IDBDatabase>>();
const database = (): Promise<IDBDatabase> => {
  const known = opened.get(DATABASE);
  if (known) return known;
  const opening = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('blocked'));
  });
  opened.set(DATABASE, opening);
  opening.catch(() => opened.delete(DATABASE));
  return opening;
};
const run = async <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  const db = await database();
  return new Promise<T>((resolve, reject) => {
    const transaction = db.transaction(STORE, mode);
    const request = act(transaction.objectStore(STORE));
    // One request is all there is: nothing has to wait for more, and a page that is left a moment later loses nothing.
    transaction.commit();
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
};

/** The last record of every match of this visit: brings a match back even where nothing can be stored. */
const held = new Map<string, KeptMatch>();
/** The match of this tab, kept before it is shown: the database takes a moment longer, and a reload does not wait. */
const LAST = 'ironpitch.match';
const holdLast = (match: KeptMatch): void => {
  held.set(match.id, match);
  try {
    sessionStorage.setItem(LAST, JSON.stringify(match));
  } catch {
    // The database may still have room; whether it does is told.
  }
};
const lastHeld = (): KeptMatch | null => {
  try {
    return JSON.parse(sessionStorage.getItem(LAST) ?? 'null') as KeptMatch | null;
  } catch {
    return null;
  }
};
const newer = (a: KeptMatch | null | undefined, b: KeptMatch | null | undefined): KeptMatch | null =>
  (a && b ? (a.saved < b.saved ? b : a) : (a ?? b)) ?? null;
/** What is known of a match without the database. */
const heldMatch = (id: string): KeptMatch | null => {
  const last = lastHeld();
  return newer(held.get(id), last?.id === id ? last : null);
};

/** Keeps the match; true when it could not be kept. */
export const keepMatch = async (id: string, record: string, snapshot: Snapshot): Promise<boolean> => {
  const { view, coaches, outcome } = snapshot;
  const kept: KeptMatch = {
    id,
    saved: Date.now(),
    ruleset: view.ruleset,
    teams: [view.teams[0].name, view.teams[1].name],
    teamIds: [view.teams[0].id, view.teams[1].id],
    coaches: [coaches[0], coaches[1]],
    score: [view.score[0], view.score[1]],
    turn: view.turn,
    active: view.active,
    over: outcome !== null,
    record,
  };
  holdLast(kept);
  try {
    await run('readwrite', store => store.put(kept));
    return false;
  } catch {
    return true;
  }
};
/** Newest first; null when this browser keeps nothing. */
export const keptMatches = async (): Promise<KeptMatch[] | null> => {
  try {
    const stored = (await run('readonly', store => store.getAll())) as KeptMatch[];
    const last = lastHeld();
    const all = stored.filter(match => match.id !== last?.id);
    if (last)
      all.push(
        newer(
          last,
          stored.find(match => match.id === last.id),
        ) ?? last,
      );
    all.sort((a, b) => b.saved - a.saved);
    for (const old of all.slice(KEPT_MAX)) void forgetMatch(old.id);
    return all.slice(0, KEPT_MAX);
  } catch {
    return null;
  }
};
export const keptMatch = async (id: string): Promise<KeptMatch | null> => {
  try {
    return newer((await run('readonly', store => store.get(id))) as KeptMatch | undefined, heldMatch(id));
  } catch {
    return heldMatch(id);
  }
};
export const forgetMatch = async (id: string): Promise<void> => {
  held.delete(id);
  if (lastHeld()?.id === id) sessionStorage.removeItem(LAST);
  try {
    await run('readwrite', store => store.delete(id));
  } catch {
    // It was not kept in the first place.
  }
};
export const newMatchId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
