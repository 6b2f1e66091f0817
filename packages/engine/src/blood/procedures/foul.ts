/** Fouls and the referee (B16-FOUL, B16-REF). */
import { NOBODY, otherSeat, type PlayerId } from '../../words.ts';
import { hasQuality } from '../bearing.ts';
import { Quality } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import { CALLED_OFF, Moment } from '../moments.ts';
import { isDown, neighbourAt, procedure, question, zonesAgainst } from '../status.ts';
import { Harm, NO, Place, YES } from '../words.ts';
import { SettleBalls } from './ball.ts';
import { Bribe, Call } from './bribe.ts';
import { Hurt, Hurting } from './harm.ts';
import { atMoment, quietly } from './moment.ts';
import { leavePitch } from './prone.ts';
import { extraAssists, helpsAnyway, mayAssist } from './strength.ts';

export const mayFoul = (g: BloodGame, player: PlayerId, target: PlayerId): boolean =>
  g.control(target) === otherSeat(g.control(player)) && isDown(g, target);

/** B16-FOUL-04, B25-FOUL-06 */
const assistsFor = (g: BloodGame, player: PlayerId, target: PlayerId): number => {
  const seat = g.control(player);
  let sum = 0;
  for (let d = 0; d < 8; d++) {
    const friend = neighbourAt(g, g.square(target), d);
    if (friend === NOBODY || friend === player || g.control(friend) !== seat || !g.reaches(friend)) continue;
    const free = zonesAgainst(g, seat, g.square(friend)) === 0 || helpsAnyway(g, g.hooks.foulsInZones, friend);
    if (mayAssist(g, friend) && free) sum++;
  }
  return sum + extraAssists(g, player, target);
};
/** B16-FOUL-05, B25-FOUL-07 */
const assistsAgainst = (g: BloodGame, player: PlayerId, target: PlayerId): number => {
  const seat = g.control(player);
  let sum = 0;
  const ownZone = g.reaches(player) ? 1 : 0;
  for (let d = 0; d < 8; d++) {
    const foe = neighbourAt(g, g.square(player), d);
    if (foe === NOBODY || g.control(foe) === seat || !g.reaches(foe)) continue;
    if (mayAssist(g, foe) && zonesAgainst(g, g.control(foe), g.square(foe)) === ownZone) sum++;
  }
  return sum + extraAssists(g, target, player);
};
/** B16-FOUL-04 to -06, B16-OQ-74: whoever helps, on both sides. */
export const foulAssists = (g: BloodGame, player: PlayerId, target: PlayerId): number =>
  assistsFor(g, player, target) - assistsAgainst(g, player, target);
/** B25-PRIN-FAQ-08: asked of whoever has something of it. */
const AskHelp = question(
  'foulHelp',
  ['player', 'target'],
  g => {
    g.offer(YES);
    g.offer(NO);
  },
  { decline: NO, onTheWay: true },
);
/** B16-FOUL-03 to -07, B16-OQ-77: the victim's rolls, then the referee, then the ball and the turn. */
export const Foul = procedure(
  'Foul',
  ['player', 'target'],
  ['flags'],
  [approach, askHelp, kick, watch, sendOff, settle, over, kickAsSaid],
);
function approach(g: BloodGame, player: PlayerId, target: PlayerId): void {
  atMoment(g, Moment.beforeFoul, player, target, Harm.foul, Harm.foul);
}
function askHelp(g: BloodGame, player: PlayerId, target: PlayerId): void {
  if (g.result === CALLED_OFF) return g.finish();
  g.keep('flags', g.result);
  if (!hasQuality(g, player, Quality.foulsAlone) || assistsFor(g, player, target) === 0) return;
  g.goto(kickAsSaid);
  g.ask(AskHelp, g.control(player), player, target);
}
function kick(g: BloodGame, player: PlayerId, target: PlayerId): void {
  hurtBy(g, player, target, assistsFor(g, player, target));
}
function kickAsSaid(g: BloodGame, player: PlayerId, target: PlayerId): void {
  g.goto(watch);
  hurtBy(g, player, target, g.answered(YES) ? assistsFor(g, player, target) : 0);
}
const hurtBy = (g: BloodGame, player: PlayerId, target: PlayerId, help: number): void => {
  const against = assistsAgainst(g, player, target);
  const alone = help === 0 && against === 0 ? Harm.alone : 0;
  g.call(Hurt, target, player, g.slot('flags') | alone, help - against);
};
/** B16-REF-01 */
function watch(g: BloodGame, player: PlayerId): void {
  const hurting = g.result;
  const double = (hurting & (Hurting.armourDouble | Hurting.injuryDouble)) !== 0 ? 1 : 0;
  if (quietly(g, Moment.refereeLooks, player, NOBODY, hurting, double) === 0) return g.goto(settle);
  g.events?.push({ type: 'refereeSaw', player });
  g.call(Bribe, g.control(player), player);
}
function sendOff(g: BloodGame, player: PlayerId): void {
  if (g.result === Call.cancelled) return;
  if (g.result === Call.stands) {
    g.events?.push({ type: 'sentOff', player });
    leavePitch(g, player, Place.sentOff);
  }
  if (g.active >= 0) g.causeTurnover('sentOff'); // B16-TURNOVER-10
}
function settle(g: BloodGame): void {
  g.goto(over);
  g.call(SettleBalls);
}
function over(g: BloodGame): void {
  g.finish();
}
