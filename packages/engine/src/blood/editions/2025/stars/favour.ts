/** Team re-rolls that Star Players win for their side, and how long those last. */
import { teamTarget, Until } from '../../../../kernel/effects.ts';
import { AWAY, HOME, type Seat } from '../../../../words.ts';
import { tellUsed } from '../../../bearing.ts';
import type { ExtraTeamReroll } from '../../../entries.ts';
import type { BloodGame } from '../../../game.ts';
import { WON_REROLL } from '../../../words.ts';
import { Star, special } from './entry.ts';

/** Values of the effect: for the rest of this drive; for this drive, which is the last; won, and the next drive is the last. */
const THIS_DRIVE = 0;
const LAST_DRIVE = 1;
const NEXT_DRIVE = 2;

const rerollOf = (which: number): ExtraTeamReroll<BloodGame> => {
  const isThere = (g: BloodGame, seat: Seat): boolean => g.isAffectedWith(teamTarget(seat), WON_REROLL, which);
  return {
    first: 'drive',
    startHalf: () => {},
    isLeft: isThere,
    mayUse: isThere,
    spend: (g, seat) => g.endEffectWith(teamTarget(seat), WON_REROLL, which),
  };
};
/** Until the end of the drive (B25-STARRULE-51). */
export const drivesReroll = rerollOf(THIS_DRIVE);

/** B25-STARRULE-09: the drive it was won in is over at once, and the next one is its last. */
const passOn = (g: BloodGame): void => {
  for (const seat of [HOME, AWAY] as const) {
    const team = teamTarget(seat);
    const won = g.isAffectedWith(team, WON_REROLL, NEXT_DRIVE);
    g.endEffectWith(team, WON_REROLL, LAST_DRIVE);
    g.endEffectWith(team, WON_REROLL, NEXT_DRIVE);
    if (won) g.affect(team, WON_REROLL, LAST_DRIVE, Until.match);
  }
};

export const winning = special({
  starOfTheShow: {
    uses: [
      {
        at: 'scores',
        who: 'player',
        does: (g, m) => {
          tellUsed(g, m.owner, Star.starOfTheShow);
          g.affect(teamTarget(g.control(m.owner)), WON_REROLL, NEXT_DRIVE, Until.match);
        },
        once: 'match',
        unasked: true,
      },
      { at: 'driveOver', who: 'anybody', does: passOn, unasked: true },
    ],
    teamReroll: rerollOf(LAST_DRIVE),
  },
});
