/** Team Captain: set up whenever possible, and with a 6 a team re-roll is not spent (B25-TSPEC-13, -14). */
import { D6 } from '../../../../dice/dice.ts';
import { effectKind, Until } from '../../../../kernel/effects.ts';
import { NOBODY, type PlayerId, type Seat } from '../../../../words.ts';
import type { BloodGame, TeamRule } from '../../../game.ts';

const CAPTAIN = effectKind('teamCaptain');
const FREE = 6;
const captainOf = (g: BloodGame, seat: Seat): PlayerId => {
  if (!g.lasts(CAPTAIN)) return NOBODY;
  for (let p = 0; p < g.playerCount; p++)
    if (g.ownSeat(p as PlayerId) === seat && g.isAffected(p as PlayerId, CAPTAIN)) return p as PlayerId;
  return NOBODY;
};
export const captain: TeamRule = {
  id: 'teamCaptain',
  rule: 'B25-TSPEC-13',
  effect: CAPTAIN,
  on: 'player',
  is: ['fielded'],
  starts: (g, seat, number) => {
    for (let p = 0; p < g.playerCount; p++)
      if (g.control(p as PlayerId) === seat && g.numberOf(p as PlayerId) === number)
        g.affect(p as PlayerId, CAPTAIN, 0, Until.match);
  },
  sparesTeamReroll: (g, seat) => {
    const player = captainOf(g, seat);
    if (player === NOBODY || !g.onPitch(player)) return false;
    const die = g.roll(D6, FREE);
    g.events?.push({ type: 'ruleRolled', seat, rule: 'teamCaptain', die, player });
    return die === FREE;
  },
};
