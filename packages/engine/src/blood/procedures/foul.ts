/** Fouls and the referee (B16-FOUL, B16-REF). */
import { teamTarget } from '../../kernel/effects.ts';
import { NOBODY, otherSeat, type PlayerId, type Seat } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import { nextToSideline } from '../pitch.ts';
import { isDown, neighbourAt, procedure, zonesAgainst } from '../status.ts';
import { BLACKMAILED, Harm, Roll as Kind, Place, ROWDY_FANS, Skill } from '../words.ts';
import { SettleBalls } from './ball.ts';
import { rowdyAgainst } from './block.ts';
import { Bribe } from './bribe.ts';
import { Hurt, Hurting } from './harm.ts';
import { leavePitch } from './prone.ts';
import { Roll } from './rolls.ts';
import { Saw } from './saw.ts';

export const mayFoul = (g: BloodGame, player: PlayerId, target: PlayerId): boolean =>
  g.control(target) === otherSeat(g.control(player)) && isDown(g, target);

/** B16-FOUL-04 to -06, B16-OQ-74: whoever must help, on both sides. */
export const foulAssists = (g: BloodGame, player: PlayerId, target: PlayerId): number => {
  const seat = g.control(player);
  let sum = 0;
  for (let d = 0; d < 8; d++) {
    const friend = neighbourAt(g, g.square(target), d);
    if (friend === NOBODY || friend === player || g.control(friend) !== seat || !g.reaches(friend)) continue;
    if (!rowdyAgainst(g, friend) && zonesAgainst(g, seat, g.square(friend)) === 0) sum++;
  }
  const ownZone = g.reaches(player) ? 1 : 0;
  for (let d = 0; d < 8; d++) {
    const foe = neighbourAt(g, g.square(player), d);
    if (foe === NOBODY || g.control(foe) === seat || !g.reaches(foe)) continue;
    if (!rowdyAgainst(g, foe) && zonesAgainst(g, g.control(foe), g.square(foe)) === ownZone) sum--;
  }
  return sum + rowdyAssist(g, seat, target) - rowdyAssist(g, g.control(target), player);
};
const rowdyAssist = (g: BloodGame, seat: Seat, opponent: PlayerId): number =>
  g.rules.options.cards && g.isAffected(teamTarget(seat), ROWDY_FANS) && nextToSideline(g.square(opponent)) ? 1 : 0;

/** B16-FOUL-03 to -07, B16-OQ-77: the victim's rolls, then the referee, then the ball and the turn. */
export const Foul = procedure('Foul', ['player', 'target'], ['flags'], [startSaw, kick, watch, sendOff, settle]);
/** A chainsaw kicks back on a 1. */
function startSaw(g: BloodGame, player: PlayerId, target: PlayerId): void {
  g.keep('flags', Harm.foul);
  if (!g.can(player, Skill.chainsaw)) return;
  g.keep('flags', Harm.foul | Harm.chainsaw);
  g.result = 1;
  g.call(Roll, Kind.chainsaw, player, g.square(player), g.square(target), 0);
}
function kick(g: BloodGame, player: PlayerId, target: PlayerId, flags: number): void {
  if (flags & Harm.chainsaw && g.result === 0) return g.become(KickBack, player);
  g.call(Hurt, target, player, flags, foulAssists(g, player, target));
}
/** B16-REF-01; Sneaky Git gets away with a double that broke nothing. */
function watch(g: BloodGame, player: PlayerId): void {
  const sneaky = g.can(player, Skill.sneakyGit) && (g.result & Hurting.armourBroken) === 0;
  const seen = (g.result & Hurting.injuryDouble) !== 0 || ((g.result & Hurting.armourDouble) !== 0 && !sneaky);
  if (!seen || g.isAffected(player, BLACKMAILED)) return g.goto(settle); // B16-SPCARD-16
  g.events?.push({ type: 'refereeSaw', player });
  g.call(Bribe, g.control(player), player);
}
function sendOff(g: BloodGame, player: PlayerId): void {
  if (g.result === 1) return;
  g.events?.push({ type: 'sentOff', player });
  leavePitch(g, player, Place.sentOff);
  if (g.active >= 0) g.causeTurnover('sentOff'); // B16-TURNOVER-10
}
function settle(g: BloodGame): void {
  g.call(SettleBalls);
}

/** The chainsaw's owner is its own victim. */
export const KickBack = procedure('KickBack', ['player'], [sawSelf, settleBall]);
function sawSelf(g: BloodGame, player: PlayerId): void {
  g.call(Saw, player, player);
}
function settleBall(g: BloodGame): void {
  g.call(SettleBalls);
}
