/** What is on the screen right now, across screens: the match under way, and records that were not kept. */
import type { Coach, NewMatch, Snapshot } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { type Claim, claimMatch, takeMatch } from './keep/claim.ts';
import { jsonFile } from './keep/files.ts';
import { keptMatch, newMatchId } from './keep/matches.ts';
import { createMatch, type Match } from './match/match.ts';
import { abandonTable, type RecordNamed, table } from './table/client.ts';

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
    const match = createMatch(first, true);
    claim.onAsked = match.leave;
    claim.onLost = () => {
      match.lose();
      abandonTable();
    };
    await table.keepAs(id);
    current = { id, match, again, claim };
    loose.delete(id);
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
export const resumeMatch = async (id: string, coaches: readonly [Coach, Coach]): Promise<void> => {
  const text = loose.get(id);
  await put(id, await claimMatch(id), () =>
    text === undefined ? table.resumeKept(id, coaches) : table.resume(text, coaches),
  );
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
  return put(id, claim, () => table.resumeKept(id));
};
/** Something else takes the table; the match under way is kept and can be resumed. */
export const clearTable = (): void => {
  current?.match.close();
  current?.claim.release();
  current = undefined;
};
/** Records the page has itself: of files that were opened, and of the match of this visit once it is over. */
const loose = new Map<string, string>();
/** Where the record of a match is; null when there is none. */
export const recordNamed = async (id: string): Promise<RecordNamed | null> => {
  const text = loose.get(id);
  if (text !== undefined) return { text };
  return (await keptMatch(id)) === null ? null : { kept: id };
};
export const openReplay = (record: RecordNamed): Promise<Snapshot> =>
  'text' in record ? table.openReplay(record.text) : table.openKept(record.kept);
export const fileOf = async (record: RecordNamed): Promise<Blob> =>
  'text' in record ? jsonFile(record.text) : table.fileOfKept(record.kept);
export const holdRecord = (record: string): string => {
  const id = newMatchId();
  loose.set(id, record);
  return id;
};
export const againLike = (): NewMatch | null => current?.again ?? null;
/** Takes the record of a match that is over before the table is used for something else. */
export const settleRecord = async (id: string): Promise<void> => {
  if (current?.id === id && !loose.has(id) && current.match.snapshot().outcome !== null)
    loose.set(id, await table.record());
};

export const go = (path: string): void => {
  location.hash = path;
};
