/** Masters of Undeath, and what Plague Ridden has in common with them: who dies may come back on the other side (B25-TSPEC-08). */
import { effectKind } from '../../../../kernel/effects.ts';
import { otherSeat, type PlayerId } from '../../../../words.ts';
import { spend } from '../../../brings.ts';
import { Stat } from '../../../characteristics.ts';
import type { BloodGame, TeamRule } from '../../../game.ts';
import type { Matter } from '../../../moments.ts';
import { skillsNamed } from '../../../names.ts';
import { askRule } from '../../../procedures/brought.ts';
import { anyRecruit, Enlist, Recruit } from '../../../skills/recruits.ts';
import { USE } from '../../../skills/use.ts';
import { procedure } from '../../../status.ts';
import { NO } from '../../../words.ts';
import { isDead } from '../casualties.ts';

const Skill = skillsNamed('stunty');
const MASTERS = effectKind('mastersOfUndeath');
const STRONGEST = 4;
const mayBeRaised = (g: BloodGame, { player }: Matter): boolean =>
  isDead(g, player) &&
  g.stat(player, Stat.strength) <= STRONGEST &&
  !g.hasSkill(player, Skill.stunty) &&
  anyRecruit(g, otherSeat(g.ownSeat(player)), Recruit.raised);
const RaiseDead = procedure('RaiseDead', USE, [askMasters, raise, over]);
function askMasters(g: BloodGame, player: PlayerId): void {
  askRule(g, otherSeat(g.ownSeat(player)), 'mastersOfUndeath');
}
function raise(g: BloodGame, player: PlayerId): void {
  if (g.answered(NO)) return;
  const seat = otherSeat(g.ownSeat(player));
  spend(g, seat, MASTERS);
  g.events?.push({ type: 'ruleUsed', seat, rule: 'mastersOfUndeath', player });
  g.call(Enlist, seat, Recruit.raised);
}
function over(g: BloodGame): void {
  g.result = g.slot('value');
}
export const mastersOfUndeath: TeamRule = {
  id: 'mastersOfUndeath',
  rule: 'B25-TSPEC-08',
  effect: MASTERS,
  on: 'opponents',
  uses: [{ at: 'casualty', who: 'player', when: mayBeRaised, with: RaiseDead }],
};
