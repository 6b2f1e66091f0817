/** Plague Ridden: whom its owner kills in a block may come back as a team-mate, once a match (B25-TRAIT-PLAGUERIDDEN). */
import { effectKind, teamTarget, Until } from '../../../../kernel/effects.ts';
import type { PlayerId } from '../../../../words.ts';
import type { BloodGame } from '../../../game.ts';
import type { Matter } from '../../../moments.ts';
import { skillsNamed } from '../../../names.ts';
import { anyRecruit, Enlist, Recruit } from '../../../skills/recruits.ts';
import { USE } from '../../../skills/use.ts';
import { procedure } from '../../../status.ts';
import { Harm } from '../../../words.ts';
import { isDead } from '../casualties.ts';

const Skill = skillsNamed('decay', 'regeneration', 'stunty');
/** B25-TRAIT-PLAGUERIDDEN-02 */
const IMMUNE = [Skill.decay, Skill.regeneration, Skill.stunty] as const;
const BIG_GUY = 'Big Guy';
/** A team has got somebody by it (B25-Q-130). */
const SPREAD = effectKind('plagueSpread');

export const mayInfect = (g: BloodGame, { player, flags, owner }: Matter): boolean => {
  const seat = g.ownSeat(owner);
  return (
    (flags & Harm.block) !== 0 &&
    seat !== g.ownSeat(player) &&
    isDead(g, player) &&
    !g.isAffected(teamTarget(seat), SPREAD) &&
    !g.hasKeyword(player, BIG_GUY) &&
    !IMMUNE.some(skill => g.hasSkill(player, skill)) &&
    anyRecruit(g, seat, Recruit.raised)
  );
};
export const Infect = procedure('Infect', USE, [infect, over]);
function infect(g: BloodGame, player: PlayerId): void {
  const seat = g.ownSeat(player);
  g.affect(teamTarget(seat), SPREAD, 0, Until.match);
  g.events?.push({ type: 'skillUsed', player, skill: 'plagueRidden' });
  g.call(Enlist, seat, Recruit.raised);
}
function over(g: BloodGame): void {
  g.result = g.slot('value');
}
