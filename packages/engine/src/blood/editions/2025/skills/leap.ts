/** Leap: the jump of anybody, over whatever is in the way (B25-SKILL-LEAP). */
import type { RollSheet } from '../../../../kernel/roll.ts';
import type { PlayerId, Square } from '../../../../words.ts';
import type { BloodGame } from '../../../game.ts';
import { addTo, isRooted } from '../../../status.ts';
import { LEAP } from '../../../words.ts';
import { isSomebodyDown, squaresBeyond } from '../flows/jump.ts';

export const isAnything = (): boolean => true;
const jumps: Square[] = [];
const leaps: Square[] = [];
/** Where a jump over somebody who lies there does not lead anyway. */
export const offerLeaps = (g: BloodGame, player: PlayerId): void => {
  if (isRooted(g, player)) return;
  squaresBeyond(g, player, isSomebodyDown, jumps);
  for (const to of squaresBeyond(g, player, isAnything, leaps)) if (!jumps.includes(to)) g.offer(LEAP, to);
};
export const LEAST_PENALTY = -1;
/** B25-SKILL-LEAP-02 */
export const easeLeap = (_g: BloodGame, sheet: RollSheet): void => {
  if (sheet.penalty < LEAST_PENALTY) addTo(sheet, 1, 'leap');
};
