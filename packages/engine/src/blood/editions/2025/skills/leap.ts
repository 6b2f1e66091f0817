/** Leap: the jump of anybody, over whatever is in the way (B25-SKILL-LEAP). */
import type { RollSheet } from '../../../../kernel/roll.ts';
import { NOBODY, type PlayerId, type Square } from '../../../../words.ts';
import type { BloodGame } from '../../../game.ts';
import { addTo, isDown, isRooted } from '../../../status.ts';
import { LEAP } from '../../../words.ts';
import { jumpsOver } from '../flows/jump.ts';

/** Where a jump over somebody who lies there does not lead anyway. */
export const offerLeaps = (g: BloodGame, player: PlayerId): void => {
  if (isRooted(g, player)) return;
  const jumps = new Set<Square>();
  jumpsOver(
    g,
    player,
    there => there !== NOBODY && isDown(g, there),
    to => jumps.add(to),
  );
  jumpsOver(
    g,
    player,
    () => true,
    to => {
      if (!jumps.has(to)) g.offer(LEAP, to);
    },
  );
};
export const LEAST_PENALTY = -1;
/** B25-SKILL-LEAP-02 */
export const easeLeap = (_g: BloodGame, sheet: RollSheet): void => {
  if (sheet.penalty < LEAST_PENALTY) addTo(sheet, 1, 'leap');
};
