/** What is on the screen right now, across screens: the match under way, and records that were not kept. */
import type { Coach, NewMatch, Snapshot } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { type Claim, claimMatch, takeMatch } from './keep/claim.ts';
import { type KeptMatch, keptMatch, newMatchId } from './keep/matches.ts';
import { createMatch, type Match } from './match/match.ts';
import { table } from './table/client.ts';

interface Current {
  readonly id: string;
  readonly match: Match;
  readonly again: NewMatch | null;
  readonly claim: Claim;
}
let current: Current | undefined;

/** The match is played in another tab. */
export class PlayedElsewhere extends Error {
  override readonly name = 'PlayedElsewhere';
}
/** What is put on the table belongs to this tab, until something else takes the table or another tab takes the match. */
const put = async (
  id: string,
  claim: Claim | null,
  lay: () => Promise<Snapshot>,
  again: NewMatch | null = null,
): Promise<Match> => {
  if (!claim) throw new PlayedElsewhere(t.elsewhere.title);
  // Before anything else lies there: an order of the match before must not reach this one.
  clearTable();
  try {
    const first = await lay();
    if (!claim.isHeld()) throw new PlayedElsewhere(t.elsewhere.title);
    const match = createMatch(first, id);
    claim.onAsked = match.leave;
    claim.onLost = match.lose;
    current = { id, match, again, claim };
    void match.save();
    return match;
  } catch (error) {
    claim.release();
    throw error;
  }
};
/** Starts a match and goes to it. */
export const startMatch = async (what: NewMatch): Promise<void> => {
  const id = newMatchId();
  await put(id, await claimMatch(id), () => table.start(what), what);
  go(`/match/${id}`);
};
export const resumeMatch = async ({
  id,
  record,
  coaches,
}: Pick<KeptMatch, 'id' | 'record' | 'coaches'>): Promise<void> => {
  await put(id, await claimMatch(id), () => table.resume(record, coaches));
};
/** Leaves a replay and plays on from where it stands. */
export const playOn = async (at: number, coaches: readonly [Coach, Coach]): Promise<void> => {
  const id = newMatchId();
  await put(id, await claimMatch(id), () => table.playOn(at, coaches));
  go(`/match/${id}`);
};
/** The match of this id: the one under way, or the kept one brought back; `take` takes it from another tab. */
export const matchNamed = async (id: string, take = false): Promise<Match | null> => {
  if (current?.id === id) return current.match;
  if ((await keptMatch(id)) === null) return null;
  const claim = await (take ? takeMatch(id) : claimMatch(id));
  return put(id, claim, async () => {
    // Read once more: now nobody else writes it.
    const kept = await keptMatch(id);
    if (!kept) throw new Error(t.missing.lead);
    return table.resume(kept.record, kept.coaches);
  });
};
/** Something else takes the table; the match under way is kept and can be resumed. */
export const clearTable = (): void => {
  current?.match.close();
  current?.claim.release();
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
