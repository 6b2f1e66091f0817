/** A match that cannot be saved: that is told once, and as long as it goes on the tab is not left without a question. */
import { onUnkept } from '../table/client.ts';
import type { MatchState } from './state.ts';

/** Returns how to stop. */
export const watchKeeping = (match: MatchState): (() => void) => {
  const { shown, behind } = match;
  const guard = (event: BeforeUnloadEvent): void => {
    if (match.snapshot.outcome === null) event.preventDefault();
  };
  const stop = onUnkept(why => {
    if (behind.unkept === why) return;
    if (behind.unkept === null) addEventListener('beforeunload', guard);
    behind.unkept = why;
    shown.unkept = why;
  });
  return () => {
    stop();
    removeEventListener('beforeunload', guard);
  };
};
