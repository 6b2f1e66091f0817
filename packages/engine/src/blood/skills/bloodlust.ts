/** Blood Lust: the roll after declaring, and the Thrall that pays for it (B16-XSKILL-03). */
import { Until } from '../../kernel/effects.ts';
import { NOBODY, type PlayerId } from '../../words.ts';
import { Stat } from '../characteristics.ts';
import type { BloodGame } from '../game.ts';
import { Moment } from '../moments.ts';
import { rollsNamed } from '../names.ts';
import { Activity } from '../procedures/activity.ts';
import { SettleBalls } from '../procedures/ball.ts';
import { Hurt } from '../procedures/harm.ts';
import { atMoment } from '../procedures/moment.ts';
import { leavePitch } from '../procedures/prone.ts';
import { Roll } from '../procedures/rolls.ts';
import { isProne, isRooted, isStanding, neighbourAt, procedure, question, standUpright } from '../status.ts';
import { Action, CHOOSE_PLAYER, Harm, NO, Place, THIRSTY, YES } from '../words.ts';
import { USE } from './use.ts';

const Kind = rollsNamed('bloodLust');

export const AskMoveInstead = question(
  'moveInsteadOfBlock',
  ['player'],
  g => {
    g.offer(YES);
    g.offer(NO);
  },
  { decline: NO, onTheWay: true },
);

/** A declared Block may be changed into a Move: then that has been done here, and nothing is left of the Block. */
export const BloodLust = procedure('BloodLust', USE, [feelThirst, thirst, moveInstead, feed, wasted]);
function feelThirst(g: BloodGame, player: PlayerId): void {
  const sq = g.square(player);
  g.call(Roll, Kind.bloodLust, player, sq, sq, 0);
}
function thirst(g: BloodGame, player: PlayerId, _target: PlayerId, kind: number): void {
  if (g.result !== 0) return g.finish();
  g.affect(player, THIRSTY, 0, Until.action);
  g.result = 1;
  if (kind !== Action.block) return g.finish();
  g.ask(AskMoveInstead, g.control(player), player);
}
function moveInstead(g: BloodGame, player: PlayerId): void {
  g.result = 1;
  if (g.answered(NO)) return g.finish();
  if (isProne(g, player)) {
    standUpright(g, player); // only Jump Up lets a Prone player declare a Block (B16-SKILL-16)
    g.events?.push({ type: 'stoodUp', player });
  }
  g.call(Activity, player, Action.move, isRooted(g, player) ? 0 : Math.max(0, g.stat(player, Stat.movement)), 0);
}
function feed(g: BloodGame, player: PlayerId): void {
  if (g.onPitch(player) && g.scorer === NOBODY) atMoment(g, Moment.ending, player, NOBODY, Action.move, 0);
}
function wasted(g: BloodGame): void {
  g.result = 0;
}

/** A keyword, or a position of its own: `vampire/thrall`, whatever it has learned. */
const isThrall = (g: BloodGame, p: PlayerId): boolean =>
  g.hasKeyword(p, 'Thrall') || g.lineup.profiles.list[g.trueProfile(p)]?.id.includes('/thrall') === true;
const thrallAt = (g: BloodGame, player: PlayerId, direction: number): PlayerId => {
  const p = neighbourAt(g, g.square(player), direction);
  return p !== NOBODY && g.control(p) === g.control(player) && isThrall(g, p) ? p : NOBODY;
};
export const anyThrall = (g: BloodGame, player: PlayerId): boolean => {
  for (let d = 0; d < 8; d++) if (thrallAt(g, player, d) !== NOBODY) return true;
  return false;
};
export const AskBite = question(
  'bite',
  ['player'],
  (g, player) => {
    for (let d = 0; d < 8; d++) {
      const thrall = thrallAt(g, player, d);
      if (thrall !== NOBODY) g.offer(CHOOSE_PLAYER, thrall);
    }
    g.offer(NO);
  },
  { decline: NO, onTheWay: true },
);

/** Before the ball leaves its hands and before its Action ends: a Thrall, or the dugout. */
export const isThirsty = (g: BloodGame, player: PlayerId): boolean => g.isAffected(player, THIRSTY);
export const Bite = procedure('Bite', USE, [lookAround, bite, settleBall]);
function lookAround(g: BloodGame, player: PlayerId): void {
  g.endEffect(player, THIRSTY);
  if (isStanding(g, player) && anyThrall(g, player)) return g.ask(AskBite, g.control(player), player);
  leaveHungry(g, player);
  g.goto(settleBall);
}
const leaveHungry = (g: BloodGame, player: PlayerId): void => {
  g.causeTurnover('bloodLust');
  leavePitch(g, player, Place.reserves);
};
function bite(g: BloodGame, player: PlayerId): void {
  if (g.answered(NO)) return leaveHungry(g, player);
  const thrall = g.object as PlayerId;
  g.events?.push({ type: 'bitten', player: thrall, by: player });
  if (g.holdsBall(thrall)) g.causeTurnover('carrierDown');
  g.call(Hurt, thrall, NOBODY, Harm.mild | Harm.straight, 0);
}
function settleBall(g: BloodGame): void {
  g.call(SettleBalls);
}
