/** What the numbers of the Casualty Table mean (B25-CAS-T1). */
import type { PlayerId } from '../../../words.ts';
import type { BloodGame } from '../../game.ts';
import { EATEN } from '../../skills/teammate.ts';

/** The result of the table with that of the Lasting Injury Table above it (B25-LAST-04). */
export const LASTING_STEP = 100;
export const CASUALTIES = ['badlyHurt', 'seriouslyHurt', 'seriousInjury', 'lastingInjury', 'dead'] as const;
export type CasualtyName = (typeof CASUALTIES)[number];
/** Up to which result. */
const UP_TO: readonly number[] = [8, 10, 12, 14, 16];
/** What a player suffers from; undefined where it is fit. Whoever was eaten is as good as dead (B25-TRAIT-ALWAYSHUNGRY-02). */
export const casualtyOf = (g: BloodGame, player: PlayerId): CasualtyName | undefined => {
  const result = g.casualty(player) % LASTING_STEP;
  if (result === EATEN) return 'dead';
  return result === 0 ? undefined : CASUALTIES[UP_TO.findIndex(most => result <= most)];
};
export const isDead = (g: BloodGame, player: PlayerId): boolean => casualtyOf(g, player) === 'dead';
