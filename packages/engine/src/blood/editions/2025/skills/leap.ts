/** Leap: the jump of anybody, over whatever is in the way (B25-SKILL-LEAP). */
import type { RollSheet } from '../../../../kernel/roll.ts';
import type { PlayerId, Square } from '../../../../words.ts';
import type { BloodGame } from '../../../game.ts';
import { addTo, isRooted } from '../../../status.ts';
import { LEAP } from '../../../words.ts';
import { BEYOND_MAX, isAmong, isSomebodyDown, squaresBeyond } from '../flows/jump.ts';

export const isAnything = (): boolean => true;
const jumps = new Int16Array(BEYOND_MAX);
const leaps = new Int16Array(BEYOND_MAX);
/** Where a jump over somebody who lies there does not lead anyway. */
export const offerLeaps = (g: BloodGame, player: PlayerId): void => {
  if (isRooted(g, player)) return;
  const others = squaresBeyond(g, player, isSomebodyDown, jumps);
  const count = squaresBeyond(g, player, isAnything, leaps);
  for (let i = 0; i < count; i++) if (!isAmong(jumps, others, leaps[i] as Square)) g.offer(LEAP, leaps[i]);
};
export const LEAST_PENALTY = -1;
/** B25-SKILL-LEAP-02 */
export const easeLeap = (_g: BloodGame, sheet: RollSheet): void => {
  if (sheet.penalty < LEAST_PENALTY) addTo(sheet, 1, 'leap');
};
