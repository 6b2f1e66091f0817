/** Pile Driver: a Foul on top of a Block, and then down (B25-SKILL-PILEDRIVER). */
import { NOBODY, type PlayerId } from '../../../../words.ts';
import type { BloodGame } from '../../../game.ts';
import { type Matter, Moment } from '../../../moments.ts';
import { SettleBalls } from '../../../procedures/ball.ts';
import { Foul } from '../../../procedures/foul.ts';
import { atMoment } from '../../../procedures/moment.ts';
import { placeProne } from '../../../procedures/prone.ts';
import { Blocking } from '../../../procedures/strength.ts';
import { USE } from '../../../skills/use.ts';
import { areAdjacent, hasZone, isDown, isStanding, procedure } from '../../../status.ts';
import { FALLS_LATER, SECOND_TARGET } from '../../../words.ts';

/** Whoever was blocked stood then: if it is down now the block has done it. Of two blocks the second comes first, and nothing for whom the first has felled. */
export const mayPileDrive = (g: BloodGame, { owner, other, flags }: Matter): boolean =>
  !(flags & Blocking.weapon) &&
  g.turnover === 0 &&
  isStanding(g, owner) &&
  hasZone(g, owner) &&
  isDown(g, other) &&
  areAdjacent(g, owner, other) &&
  !g.isAffected(owner, SECOND_TARGET) &&
  !g.isAffected(owner, FALLS_LATER);

export const PileDriver = procedure('PileDriver', USE, [kick, lieDown, settle, over]);
function kick(g: BloodGame, player: PlayerId, victim: PlayerId): void {
  g.events?.push({ type: 'skillUsed', player, skill: 'pileDriver' });
  g.call(Foul, player, victim);
}
function lieDown(g: BloodGame, player: PlayerId): void {
  if (!isStanding(g, player)) return; // sent off, or its own weapon was faster
  placeProne(g, player);
  atMoment(g, Moment.laidDown, player, NOBODY, 0, 0);
}
function settle(g: BloodGame): void {
  g.call(SettleBalls);
}
function over(g: BloodGame): void {
  g.result = g.slot('value');
}
