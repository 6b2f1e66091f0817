/** What is on the screen right now, across screens: the match under way, and records that were not kept. */
import { type KeptMatch, keptMatch, newMatchId } from './keep/matches.ts';
import { createMatch, type Match } from './match/match.ts';
import { table } from './table/client.ts';
import type { Coach, NewMatch, Snapshot } from './table/service.ts';

let current: { readonly id: string; readonly match: Match; readonly again: NewMatch | null } | undefined;

const put = (id: string, snapshot: Snapshot, again: NewMatch | null): Match => {
  current?.match.close();
  const match = createMatch(snapshot, id);
  current = { id, match, again };
  void match.save();
  return match;
};
/** Starts a match and goes to it. */
export const startMatch = async (what: NewMatch): Promise<void> => {
  const id = newMatchId();
  put(id, await table.start(what), what);
  go(`/match/${id}`);
};
export const resumeMatch = async (kept: Pick<KeptMatch, 'id' | 'record' | 'coaches'>): Promise<Match> =>
  put(kept.id, await table.resume(kept.record, kept.coaches), null);
/** Leaves a replay and plays on from where it stands. */
export const playOn = async (at: number, coaches: readonly [Coach, Coach]): Promise<void> => {
  const id = newMatchId();
  put(id, await table.playOn(at, coaches), null);
  go(`/match/${id}`);
};
/** The match of this id: the one under way, or the kept one brought back. */
export const matchNamed = async (id: string): Promise<Match | null> => {
  if (current?.id === id) return current.match;
  const kept = await keptMatch(id);
  return kept ? resumeMatch(kept) : null;
};
/** Something else takes the table; the match under way is kept and can be resumed. */
export const clearTable = (): void => {
  current?.match.close();
  current = undefined;
};
/** The record of a match, kept or not. */
const loose = new Map<string, string>();
export const recordNamed = async (id: string): Promise<string | null> =>
  (await keptMatch(id))?.record ?? loose.get(id) ?? (current?.id === id ? table.record() : null);
export const holdRecord = (record: string): string => {
  const id = newMatchId();
  loose.set(id, record);
  return id;
};
export const againLike = (): NewMatch | null => current?.again ?? null;
/** Puts the record aside before the table is used for something else. */
export const settleRecord = async (id: string): Promise<void> => {
  if (current?.id === id && !loose.has(id)) loose.set(id, await table.record());
};

export const go = (path: string): void => {
  location.hash = path;
};
