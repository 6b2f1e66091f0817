/** The form in which a match is kept on this device, and how whatever lies there is read. */
import type { MatchLuck } from '@ironpitch/odds';
import type { Coach, Decisions, Snapshot } from '@ironpitch/table';
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
export const VERSION = 1;
const COACHES: Readonly<Record<Coach, true>> = {
  person: true,
  gentle: true,
  greedy: true,
  veteran: true,
  star: true,
  random: true,
};
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

/** A kept match as the page sees it: its record stays with whoever keeps it. */
export type KeptHead = Omit<KeptMatch, 'record'>;

/** What the page asks of the keeper, who sits beside the table: records go from the one to the other, and no further. */
export interface KeepService {
  /** Newest first; null when this browser keeps nothing. */
  kept(): Promise<Found<readonly KeptHead[] | null>>;
  keptMatch(id: string): Promise<Found<KeptHead | null>>;
  forget(id: string): Promise<void>;
  /** The match on the table is kept under this name from now on, after every order and before the page is shown it. */
  keepAs(id: string): Promise<void>;
  /** Goes on with a kept match, with these coaches or those it has. */
  resumeKept(id: string, coaches?: readonly [Coach, Coach]): Promise<Snapshot>;
  openKept(id: string): Promise<Snapshot>;
  luckOfKept(id: string): Promise<MatchLuck>;
  decisionsOfKept(id: string): Promise<Decisions>;
  /** The match on the table, or a kept one, as a file for the person: the page hands it on unread. */
  file(): Blob;
  fileOfKept(id: string): Promise<Blob>;
  /** Takes over what an earlier page kept for the tab alone; false when it could not be kept. */
  adopt(match: KeptMatch): Promise<boolean>;
}
/** Why a match could not be kept: there is no room left, or the browser lets nothing be kept at all. */
export type Unkept = 'full' | 'blocked';
/** What was looked for, and what turned up that could not be read. */
export interface Found<T> {
  readonly found: T;
  readonly unread: readonly { readonly how: 'unread' | 'newer'; readonly found: unknown }[];
}
