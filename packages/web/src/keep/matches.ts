/** Matches kept on this device: saved after every decision, found again after a reload. */
import type { Coach, Snapshot } from '@ironpitch/table';
import { copyAside, putAside, tellAside } from './aside.ts';
import { field, isFields, isOneOf, isPair, isText, isWhole } from './check.ts';

export interface KeptMatch {
  readonly version: number;
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
/** Matches kept before there were versions lack one, and are otherwise alike. */
const VERSION = 1;
const COACHES: Readonly<Record<Coach, true>> = { person: true, gentle: true, greedy: true, random: true };
const isCoach = isOneOf(Object.keys(COACHES) as Coach[]);
const isCount = (value: unknown): value is number => isWhole(value);

/** A kept match as it was found; `newer` when only a later page can tell, undefined when nobody can. */
export const readMatch = (found: unknown): KeptMatch | 'newer' | undefined => {
  if (!isFields(found)) return undefined;
  const get = (name: keyof KeptMatch): unknown => field(found, name);
  const version = get('version') ?? VERSION;
  if (!isWhole(version, 1)) return undefined;
  if (version > VERSION) return 'newer';
  const isRight =
    isText(get('id')) &&
    isWhole(get('saved')) &&
    isText(get('ruleset')) &&
    isPair(get('teams'), isText) &&
    isPair(get('teamIds'), isText) &&
    isPair(get('coaches'), isCoach) &&
    isPair(get('score'), isCount) &&
    isWhole(get('turn')) &&
    isWhole(get('active'), 0, 1) &&
    typeof get('over') === 'boolean' &&
    isText(get('record'));
  return isRight ? ({ ...found, version } as unknown as KeptMatch) : undefined;
};

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
    request.onsuccess = () => {
      const db = request.result;
      // A later page may want another form, and a browser may close what it needs: the next one who asks opens it again.
      const forget = (): void => void opened.delete(DATABASE);
      db.onversionchange = () => {
        db.close();
        forget();
      };
      db.onclose = forget;
      resolve(db);
    };
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
    const text = sessionStorage.getItem(LAST);
    if (text === null) return null;
    const read = readMatch(parsed(text));
    if (read === 'newer') return null;
    if (read) return read;
    if (copyAside(sessionStorage, LAST, text)) sessionStorage.removeItem(LAST);
    tellAside({ kind: 'match', how: 'unread', found: text });
    return null;
  } catch {
    return null;
  }
};
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
/** Those of this visit that could not be read: each is told of once. */
const unread = new Set<unknown>();
/** What came out of the database, if it is a match; otherwise it is put aside. */
const sorted = (found: unknown): KeptMatch | null => {
  const read = readMatch(found);
  if (read && read !== 'newer') return read;
  const { id } = found as { readonly id: IDBValidKey };
  const name = String(id);
  if (unread.has(name)) return null;
  unread.add(name);
  tellAside({ kind: 'match', how: read ?? 'unread', found });
  // Where there is no room to put it aside it stays where it is.
  if (read === undefined)
    void putAside(found).then(
      () => run('readwrite', store => store.delete(id)),
      () => undefined,
    );
  return null;
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
    version: VERSION,
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
    const found: unknown[] = await run('readonly', store => store.getAll());
    const stored = found.flatMap(one => sorted(one) ?? []);
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
    const found: unknown = await run('readonly', store => store.get(id));
    return newer(found === undefined ? null : sorted(found), heldMatch(id));
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
