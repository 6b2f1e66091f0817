/** One square of movement: who may stop it, the rolls in their order, and the ball on the way (B16-MOVE, B16-DODGE, B16-GFI). */
import { teamTarget } from '../../kernel/effects.ts';
import { NO_BALL, NOBODY, type PlayerId, type Square } from '../../words.ts';
import { Unsettled } from '../cells.ts';
import type { BloodGame } from '../game.ts';
import { nearEdge } from '../pitch.ts';
import { procedure, zonesAgainst } from '../status.ts';
import { EDGES_PERILOUS, Harm, Roll as Kind, Skill } from '../words.ts';
import { anyUnsettled, SettleBalls, takeBall } from './ball.ts';
import { maybeShadow, Tentacles } from './grips.ts';
import { KnockDown } from './harm.ts';
import { Roll } from './rolls.ts';

/** What a step needs: bits of the slot `flags`. */
export const Stepping = { goForIt: 1, dodge: 2, free: 8 } as const;

/** B16-DODGE-01 to -04; Incoming! makes the edges as bad as a tackle zone. */
export const needsDodge = (g: BloodGame, player: PlayerId): boolean => {
  const seat = g.control(player);
  if (zonesAgainst(g, seat, g.square(player)) > 0) return true;
  return g.rules.options.cards && nearEdge(g.square(player)) && g.isAffected(teamTarget(seat), EDGES_PERILOUS);
};

/** B16-OQ-16: Going For It, then the Dodge, then the pick-up. Leaves 1 in `g.result` when the player may go on. */
export const Step = procedure(
  'Step',
  ['player', 'to', 'flags'],
  ['from', 'option'],
  [leave, went, held, move, dodge, dodged, shadow, land],
);
/** B16-GFI-03: the roll for an extra square is made there, but before anybody holds the player (B16-XSKILL-36). */
function leave(g: BloodGame, player: PlayerId, to: Square, flags: number): void {
  const from = g.keep('from', g.square(player));
  const needs = g.keep('flags', needsDodge(g, player) ? flags | Stepping.dodge : flags);
  g.notePlay();
  if (!mayBeHeld(g, needs)) enter(g, player, to);
  g.result = 1;
  if (flags & Stepping.goForIt) g.call(Roll, Kind.goForIt, player, from, to, 0);
}
const mayBeHeld = (g: BloodGame, flags: number): boolean =>
  (flags & Stepping.dodge) !== 0 && g.rules.inMatch[Skill.tentacles] !== 0;
const enter = (g: BloodGame, player: PlayerId, to: Square): void => {
  const from = g.square(player);
  if (from === to) return;
  g.put(player, to);
  g.events?.push({ type: 'moved', player, from, to });
};
function went(g: BloodGame, player: PlayerId, to: Square, flags: number, from: Square): void {
  if (g.result === 0) {
    enter(g, player, to);
    g.keep('option', FELL);
    return g.goto(shadow);
  }
  if (mayBeHeld(g, flags)) g.call(Tentacles, player, from);
}
function held(g: BloodGame): void {
  if (g.result === 0) g.finish();
}
function move(g: BloodGame, player: PlayerId, to: Square, flags: number): void {
  enter(g, player, to);
  if (!(flags & Stepping.dodge)) g.goto(shadow);
}
function dodge(g: BloodGame, player: PlayerId, to: Square, _flags: number, from: Square): void {
  g.call(Roll, Kind.dodge, player, from, to, 0);
}
const FELL = 1;
function dodged(g: BloodGame): void {
  if (g.result === 0) g.keep('option', FELL);
  else if (anyUnsettled(g)) g.call(SettleBalls); // dropped by whoever dived at the player
}
/** B16-XSKILL-28: whether or not the player fell, but only out of an Action of its own. */
function shadow(g: BloodGame, player: PlayerId, _to: Square, flags: number, from: Square): void {
  if (!(flags & Stepping.free)) maybeShadow(g, player, from);
}
/** B16-DODGE-07, B16-PICKUP-01 */
function land(g: BloodGame, player: PlayerId, _to: Square, _flags: number, _from: Square, option: number): void {
  if (option === FELL) return g.become(Fall, player);
  g.result = 1;
  if (g.looseBallAt(g.square(player)) !== NO_BALL) g.become(PickUp, player);
}

/** A moving player goes down by itself: armour, the ball, the turn (B16-DODGE-07, B16-GFI-03, B16-OQ-17). */
export const Fall = procedure('Fall', ['player'], [goDown, settle, stop]);
function goDown(g: BloodGame, player: PlayerId): void {
  const ball = g.looseBallAt(g.square(player));
  if (ball !== NO_BALL) g.setUnsettled(ball, Unsettled.bounces);
  g.call(KnockDown, player, NOBODY, Harm.fall);
}
function settle(g: BloodGame): void {
  g.call(SettleBalls);
}
function stop(g: BloodGame): void {
  g.result = 0;
}

/** B16-PICKUP-01 to -04. Leaves 1 in `g.result` when the player may go on. */
export const PickUp = procedure('PickUp', ['player'], [tryPickUp, pickedUp, stop, goOn]);
function tryPickUp(g: BloodGame, player: PlayerId): void {
  const sq = g.square(player);
  g.result = 0;
  // A second ball, or no hands for one: it is kicked along.
  if (!g.holdsBall(player) && !g.can(player, Skill.noHands)) g.call(Roll, Kind.pickUp, player, sq, sq, 0);
}
function pickedUp(g: BloodGame, player: PlayerId): void {
  const ball = g.looseBallAt(g.square(player));
  if (g.result === 1) {
    takeBall(g, ball, player);
    return g.finish();
  }
  g.setUnsettled(ball, Unsettled.bounces);
  if (g.holdsBall(player)) g.goto(goOn);
  else if (g.control(player) === g.active) g.causeTurnover('pickUpFailed');
  g.call(SettleBalls);
}
/** B16-SPCARD-01: a second ball is no concern of a carrier's. */
function goOn(g: BloodGame): void {
  g.result = 1;
}
