/** Who keeps the matches of this device, beside the table: records are written and read here, and the page sees none. */
import type { Snapshot } from '@ironpitch/table';
import { type Found, type KeptHead, type KeptMatch, readMatch, type Unkept, VERSION } from '../keep/kept.ts';

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
/** `act` makes one request, or says by `then` what follows from it. */
const run = async <T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
  then?: (found: T, store: IDBObjectStore) => void,
): Promise<T> => {
  const db = await database();
  return new Promise<T>((resolve, reject) => {
    const transaction = db.transaction(STORE, mode);
    const store = transaction.objectStore(STORE);
    const request = act(store);
    // Nothing has to wait for more requests, and a page that is left a moment later loses nothing.
    if (then)
      request.onsuccess = () => {
        // What is thrown out of here would be an error of the whole worker.
        try {
          then(request.result, store);
          transaction.commit();
        } catch (error) {
          transaction.abort();
          reject(error);
        }
      };
    else transaction.commit();
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
};

const ASIDE = 'ironpitch.aside';
const THINGS = 'things';
/** Puts something aside that came out of the database, in a database of its own: one that is open keeps its form. */
const putAside = (found: unknown): Promise<void> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(ASIDE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(THINGS, { autoIncrement: true });
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const db = opening.result;
      const transaction = db.transaction(THINGS, 'readwrite');
      transaction.objectStore(THINGS).add(found);
      transaction.oncomplete = () => {
        db.close();
        resolve();
      };
      transaction.onabort = () => {
        db.close();
        reject(transaction.error);
      };
    };
  });

/** The last of every match that was kept or read here: brings it back even where nothing can be stored. */
const held = new Map<string, KeptMatch>();
const newer = (a: KeptMatch | null | undefined, b: KeptMatch | null | undefined): KeptMatch | null =>
  (a && b ? (a.saved < b.saved ? b : a) : (a ?? b)) ?? null;

/** Those of this visit that could not be read: each is told of once. */
const told = new Set<string>();
type Unread = Found<unknown>['unread'][0];
/** What came out of the database, if it is a match; otherwise it is put aside. */
const sorted = (found: unknown, unread: Unread[]): KeptMatch | null => {
  const read = readMatch(found);
  if (read && read !== 'newer') return read;
  const { id } = found as { readonly id: IDBValidKey };
  const name = String(id);
  if (told.has(name)) return null;
  told.add(name);
  unread.push({ how: read ?? 'unread', found });
  // Where there is no room to put it aside it stays where it is.
  if (read === undefined)
    void putAside(found).then(
      () => run('readwrite', store => store.delete(id)),
      () => undefined,
    );
  return null;
};
type Kept = 'kept' | Unkept;
const headOf = ({ record: _, ...head }: KeptMatch): KeptHead => head;

/** Writes the match, or says why it could not be kept. */
export const keep = async (id: string, record: string, snapshot: Snapshot): Promise<Kept> => {
  const { view, coaches, outcome } = snapshot;
  const before = held.get(id)?.saved ?? 0;
  return write({
    version: VERSION,
    id,
    saved: Math.max(Date.now(), before + 1),
    ruleset: view.ruleset,
    teams: [view.teams[0].name, view.teams[1].name],
    teamIds: [view.teams[0].id, view.teams[1].id],
    coaches: [coaches[0], coaches[1]],
    score: [view.score[0], view.score[1]],
    turn: view.turn,
    active: view.active,
    over: outcome !== null,
    record,
  });
};
/** What another tab has written since this one last looked stays: the match is played there now. */
const write = async (match: KeptMatch): Promise<Kept> => {
  const before = held.get(match.id)?.saved;
  held.set(match.id, match);
  let taken = false;
  try {
    await run<unknown>(
      'readwrite',
      store => store.get(match.id),
      (found, store) => {
        const saved = Number((found as { readonly saved?: unknown } | undefined)?.saved ?? 0);
        taken = before !== undefined && saved > before;
        if (!taken) store.put(match);
      },
    );
    if (taken) held.delete(match.id);
    return 'kept';
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
  }
};
/** A match an earlier page kept for its tab alone: the later one of the two counts. */
export const adopt = async (match: KeptMatch): Promise<boolean> => {
  const { found } = await keptMatch(match.id);
  if (found && found.saved >= match.saved) return true;
  return (await write(match)) === 'kept';
};
/** Newest first. */
export const kept = async (): Promise<Found<readonly KeptHead[] | null>> => {
  const unread: Unread[] = [];
  try {
    const all = (await run<unknown[]>('readonly', store => store.getAll())).flatMap(one => sorted(one, unread) ?? []);
    all.sort((a, b) => b.saved - a.saved);
    for (const old of all.slice(KEPT_MAX)) void forget(old.id);
    return { found: all.slice(0, KEPT_MAX).map(headOf), unread };
  } catch {
    return { found: null, unread };
  }
};
/** The match with its record, for the table; null where there is none. */
export const whole = async (id: string, unread: Unread[] = []): Promise<KeptMatch | null> => {
  const match = await run<unknown>('readonly', store => store.get(id)).then(
    found => newer(found === undefined ? null : sorted(found, unread), held.get(id)),
    () => held.get(id) ?? null,
  );
  if (match) held.set(id, match);
  return match;
};
export const keptMatch = async (id: string): Promise<Found<KeptHead | null>> => {
  const unread: Unread[] = [];
  const match = await whole(id, unread);
  return { found: match && headOf(match), unread };
};
export const forget = async (id: string): Promise<void> => {
  held.delete(id);
  try {
    await run('readwrite', store => store.delete(id));
  } catch {
    // It was not kept in the first place.
  }
};
