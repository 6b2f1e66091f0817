/** Asks for the luck of a match: how far the reckoning is, and what came of it. */
import type { MatchLuck } from '@ironpitch/odds';
import { type Accessor, createSignal, onCleanup } from 'solid-js';
import { type RecordNamed, reckoner } from '../table/client.ts';

export interface Reckoning {
  readonly luck: Accessor<MatchLuck | null>;
  /** From 0 to 1. */
  readonly share: Accessor<number>;
  readonly problem: Accessor<string>;
}
/** What was reckoned on this visit: the way back from a replay does not wait again. */
const reckoned = new Map<string, MatchLuck>();

/** A reckoning that nobody waits for any more ends with the screen. */
/** `length` tells a match that was played on from what it was before. */
export const reckonLuck = (record: RecordNamed, length: number): Reckoning => {
  const key = 'text' in record ? record.text : `${record.kept}/${length}`;
  const [luck, setLuck] = createSignal<MatchLuck | null>(reckoned.get(key) ?? null);
  const [share, setShare] = createSignal(0);
  const [problem, setProblem] = createSignal('');
  if (luck() === null) {
    const leave = new AbortController();
    onCleanup(() => leave.abort());
    reckoner
      .luck(record, (done, all) => setShare(done / Math.max(1, all)), leave.signal)
      .then(
        found => {
          reckoned.set(key, found);
          setLuck(found);
        },
        (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
      );
  }
  return { luck, share, problem };
};
