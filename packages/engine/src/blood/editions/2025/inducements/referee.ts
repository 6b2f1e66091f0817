/** The Dodgy League Rep, who sees what the other side does (B25-IND-REP). */
import { D6 } from '../../../../dice/dice.ts';
import { effectKind } from '../../../../kernel/effects.ts';
import { otherSeat } from '../../../../words.ts';
import type { TeamRule } from '../../../game.ts';

const SEES_FROM = 5;
const REP = effectKind('dodgyLeagueRep');
/** After each foul of the other side that nobody has seen. */
const watching: TeamRule = {
  id: 'dodgyLeagueRep',
  rule: 'B25-IND-REP-01',
  effect: REP,
  on: 'opponents',
  uses: [
    {
      at: 'refereeLooks',
      who: 'player',
      when: (_g, m) => m.value === 0,
      rolls: (g, { player }) => {
        const die = g.roll(D6, SEES_FROM);
        g.events?.push({ type: 'ruleRolled', seat: otherSeat(g.control(player)), rule: 'dodgyLeagueRep', die, player });
        return die >= SEES_FROM ? 1 : 0;
      },
    },
  ],
  teamNumbers: { argue: 1 }, // B25-IND-REP-02
};

export const referees: readonly TeamRule[] = [watching];
