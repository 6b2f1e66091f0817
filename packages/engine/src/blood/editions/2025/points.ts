/** Star Player Points: what a feat is worth, and for whom (B25-SPP, B25-TSPEC-01). */
import { effectKind } from '../../../kernel/effects.ts';
import { AWAY, HOME } from '../../../words.ts';
import type { BloodGame, ExtraRule, TeamRule } from '../../game.ts';
import { FEATS, type FeatName } from '../../words.ts';
import { isStar } from './who.ts';

/** B25-SPP-01 to -08; the crowd and fouls earn nothing by themselves (B25-SPP-06). */
const WORTH: Readonly<Record<FeatName, number>> = {
  completion: 1,
  catch: 0,
  superbThrow: 1,
  landing: 1,
  interception: 2,
  casualty: 2,
  crowdCasualty: 0,
  foulCasualty: 0,
  touchdown: 3,
  mostValuable: 4,
};
/** B25-MATCHED-03 */
const inMatchedPlay = (g: BloodGame): boolean => [HOME, AWAY].some(seat => g.teamOf(seat).backing?.play === 'matched');
export const starPlayerPoints: ExtraRule = {
  id: 'starPlayerPoints',
  rule: 'B25-SPP-01',
  inMatch: () => true,
  uses: [
    {
      at: 'achieved',
      who: 'anybody',
      becomes: (_g, m) => WORTH[FEATS[m.flags] as FeatName],
    },
  ],
};
/** After everybody else has had a say. */
export const noPoints: ExtraRule = {
  id: 'noStarPlayerPoints',
  rule: 'B25-SPP-09',
  inMatch: () => true,
  uses: [
    {
      at: 'achieved',
      who: 'anybody',
      when: (g, m) => inMatchedPlay(g) || isStar(g, m.player),
      becomes: () => 0,
    },
  ],
};

/** What a feat is worth to the team instead. */
export const worth = (id: string, rule: string, feats: Readonly<Partial<Record<FeatName, number>>>): TeamRule => ({
  id,
  rule,
  effect: effectKind(id),
  on: 'team',
  uses: [
    {
      at: 'achieved',
      who: 'player',
      when: (_g, m) => feats[FEATS[m.flags] as FeatName] !== undefined,
      becomes: (_g, m) => feats[FEATS[m.flags] as FeatName] as number,
    },
  ],
});
export const brawlinBrutes: TeamRule = worth('brawlinBrutes', 'B25-TSPEC-01', { casualty: 3, touchdown: 2 });
