/** One square of movement: who may stop it, the rolls in their order, and the ball on the way (B16-MOVE, B16-DODGE, B16-GFI). */
import { NO_BALL, NOBODY, type PlayerId, type Square } from '../../words.ts';
import { hasQuality } from '../bearing.ts';
import { Unsettled } from '../cells.ts';
import { Quality } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import { Moment } from '../moments.ts';
import { rollsNamed } from '../names.ts';
import { isStanding, procedure, zonesAgainst } from '../status.ts';
import { Harm, Roll as Kind, SECURING } from '../words.ts';
import { anyUnsettled, SettleBalls, takeBall } from './ball.ts';
import { KnockDown, goDown as lieDown } from './harm.ts';
import { anySayAt, anySayUnmarked, atMoment, quietly } from './moment.ts';
import { stirBalls } from './prone.ts';
import { Roll } from './rolls.ts';

const Own = rollsNamed('secureBall');

/** What a step needs: bits of the slot `flags`. */
export const Stepping = { goForIt: 1, dodge: 2, free: 8, fell: 16 } as const;

/** B16-DODGE-01 to -04 */
export const needsDodge = (g: BloodGame, player: PlayerId): boolean => {
  const marked = zonesAgainst(g, g.control(player), g.square(player)) > 0;
  return quietly(g, Moment.needsDodge, player, NOBODY, 0, marked ? 1 : 0) !== 0;
};

/** Enters at once a square where nothing can come of it: no roll, no ball, nobody with a say. Most squares are like that. */
export const strolls = (g: BloodGame, player: PlayerId, to: Square): boolean => {
  // Without a Dodge there is no opponent around that marks the player.
  if (g.looseBallAt(to) !== NO_BALL || needsDodge(g, player) || anySayUnmarked(g, Moment.left, player)) return false;
  g.notePlay();
  enter(g, player, to);
  g.result = 1;
  return true;
};

/** What the player has fallen over: values of the slot `fell`. */
const DODGING = 1;
const RUSHING = 2;
/** The same, and nobody is asked any more whether it keeps its feet. */
const TRIPPED = 3;
/** B16-OQ-16: Going For It, then the Dodge, then the pick-up. Leaves 1 in `g.result` when the player may go on. */
export const Step = procedure(
  'Step',
  ['player', 'to', 'flags'],
  ['from', 'fell'],
  [leave, went, held, move, dodge, dodged, left, land, letGo, tripped],
);
/** B16-GFI-03: the roll for an extra square is made there, but before anybody holds the player. */
function leave(g: BloodGame, player: PlayerId, to: Square, flags: number): void {
  const from = g.keep('from', g.square(player));
  const needs = g.keep('flags', needsDodge(g, player) ? flags | Stepping.dodge : flags);
  g.notePlay();
  if (g.rules.edition.holdsBeforeRolls && mayBeHeld(g, needs)) {
    g.goto(letGo);
    return atMoment(g, Moment.leaving, player, NOBODY, needs, 1, from, to);
  }
  if (mayBeHeld(g, needs)) return goFor(g, player, from, to, flags);
  enter(g, player, to);
  if (flags & Stepping.goForIt) return g.call(Roll, Kind.goForIt, player, from, to, 0);
  g.result = 1;
  getAway(g, player, to, needs, from);
}
const goFor = (g: BloodGame, player: PlayerId, from: Square, to: Square, flags: number): void => {
  g.result = 1;
  if (flags & Stepping.goForIt) g.call(Roll, Kind.goForIt, player, from, to, 0);
};
/** Nobody holds the player: only now it moves, and rolls (B25-PRIN-FAQ-05). */
function letGo(g: BloodGame, player: PlayerId, to: Square, flags: number): void {
  if (g.result === 0) return g.finish();
  enter(g, player, to);
  g.goto(went);
  goFor(g, player, g.slot('from'), to, flags);
}
const mayBeHeld = (g: BloodGame, flags: number): boolean =>
  (flags & Stepping.dodge) !== 0 && anySayAt(g, Moment.leaving);
const enter = (g: BloodGame, player: PlayerId, to: Square): void => {
  const from = g.square(player);
  if (from === to) return;
  g.put(player, to);
  g.events?.push({ type: 'moved', player, from, to });
};
function went(g: BloodGame, player: PlayerId, to: Square, flags: number, from: Square): void {
  if (g.result === 0) {
    enter(g, player, to);
    if (flags & Stepping.dodge && anySayAt(g, Moment.goingDown)) {
      g.goto(tripped);
      return atMoment(g, Moment.goingDown, player, NOBODY, Harm.fall, 1);
    }
    g.keep('fell', RUSHING);
    return g.goto(left);
  }
  if (!mayBeHeld(g, flags)) return getAway(g, player, to, flags, from);
  if (!g.rules.edition.holdsBeforeRolls) atMoment(g, Moment.leaving, player, NOBODY, flags, 1, from, to);
}
/** Where nobody can hold the player the steps in between are passed over. */
const getAway = (g: BloodGame, player: PlayerId, to: Square, flags: number, from: Square): void => {
  enter(g, player, to);
  if (flags & Stepping.dodge) {
    g.goto(dodged);
    return g.call(Roll, Kind.dodge, player, from, to, 0);
  }
  leaveBehind(g, player, to, flags, from);
};
/** Who keeps its feet after a failed Rush has yet to dodge (B25-Q-150). */
function tripped(g: BloodGame): void {
  if (g.result === 0) return g.goto(dodge);
  g.keep('fell', TRIPPED);
  g.goto(left);
}
function held(g: BloodGame): void {
  if (g.result === 0) g.finish();
}
function move(g: BloodGame, player: PlayerId, to: Square, flags: number): void {
  enter(g, player, to);
  if (!(flags & Stepping.dodge)) g.goto(left);
}
function dodge(g: BloodGame, player: PlayerId, to: Square): void {
  g.call(Roll, Kind.dodge, player, g.slot('from'), to, 0);
}
function dodged(g: BloodGame, player: PlayerId, to: Square, flags: number, from: Square): void {
  if (g.result === 0) g.keep('fell', DODGING);
  else if (anyUnsettled(g)) return g.call(SettleBalls); // dropped by whoever dived at the player
  leaveBehind(g, player, to, flags, from);
}
/** Whoever is left behind may have a say; mostly nobody has. */
const leaveBehind = (g: BloodGame, player: PlayerId, to: Square, flags: number, from: Square): void => {
  if (!anySayAt(g, Moment.left)) return land(g, player);
  g.goto(land);
  left(g, player, to, flags, from);
};
/** Whether or not the player fell, but only out of an Action of its own. */
function left(g: BloodGame, player: PlayerId, to: Square, flags: number, from: Square): void {
  const how = g.slot('fell') !== 0 ? flags | Stepping.fell : flags;
  if (!(flags & Stepping.free)) atMoment(g, Moment.left, player, NOBODY, how, 0, from, to);
}
/** B16-DODGE-07, B16-PICKUP-01; not once somebody has scored by following the player (B16-TD-02). */
function land(g: BloodGame, player: PlayerId): void {
  const fell = g.slot('fell');
  if (fell === DODGING) return fallFrom(g, player, g.slot('from'));
  if (fell === TRIPPED) lieDown(g, player);
  if (fell === RUSHING || fell === TRIPPED) return g.become(Fall, player, NOBODY);
  g.result = 1;
  if (g.scorer !== NOBODY || g.looseBallAt(g.square(player)) === NO_BALL) return g.finish();
  meetBall(g, player);
}
/** For the end of the last step: a ball on the square is picked up, or secured. */
export const meetBall = (g: BloodGame, player: PlayerId): void => {
  if (g.looseBallAt(g.square(player)) === NO_BALL) return;
  if (g.isAffected(player, SECURING)) g.become(Secure, player);
  else g.become(PickUp, player);
};

/** Falls on the way out of a square: somebody there may have had a hand in it. */
export const fallFrom = (g: BloodGame, player: PlayerId, from: Square): void =>
  g.become(Fall, player, quietly(g, Moment.fallsLeaving, player, NOBODY, 0, NOBODY, from) as PlayerId);
/** A moving player goes down by itself: armour, the ball, the turn (B16-DODGE-07, B16-GFI-03, B16-OQ-17). */
export const Fall = procedure('Fall', ['player', 'by'], ['from'], [goDown, lie, settle, stop, goOnFrom]);
function goDown(g: BloodGame, player: PlayerId, by: PlayerId): void {
  g.keep('from', g.square(player));
  g.call(KnockDown, player, by, Harm.fall);
}
/** Who has kept its feet after all goes on from there (B25-PRIN-FAQ-11). */
function lie(g: BloodGame, player: PlayerId): void {
  if (isStanding(g, player)) {
    g.goto(goOnFrom);
    if (anyUnsettled(g)) g.call(SettleBalls); // dropped by whoever dived at the player
    return;
  }
  stirBalls(g, g.slot('from'));
}
function settle(g: BloodGame): void {
  g.call(SettleBalls);
}
function stop(g: BloodGame): void {
  g.result = 0;
  g.finish();
}
function goOnFrom(g: BloodGame, player: PlayerId): void {
  g.result = 1;
  if (g.scorer === NOBODY) meetBall(g, player);
}

/** B16-PICKUP-01 to -04. Leaves 1 in `g.result`: what stops a player that failed is the turnover, if it is one. */
export const PickUp = procedure('PickUp', ['player'], [tryPickUp, pickedUp, goOn]);
/** B25-SECURE-10 to -12; leaves 0 in `g.result`: it ends the activation. */
const Secure = procedure('Secure', ['player'], [trySecure, pickedUp, stop]);
function trySecure(g: BloodGame, player: PlayerId): void {
  const sq = g.square(player);
  g.result = 0;
  if (!hasQuality(g, player, Quality.handless)) g.call(Roll, Own.secureBall, player, sq, sq, 0);
}
function tryPickUp(g: BloodGame, player: PlayerId): void {
  const sq = g.square(player);
  g.result = 0;
  // A second ball, or no hands for one: it is kicked along.
  if (!g.holdsBall(player) && !hasQuality(g, player, Quality.handless)) g.call(Roll, Kind.pickUp, player, sq, sq, 0);
}
function pickedUp(g: BloodGame, player: PlayerId): void {
  const ball = g.looseBallAt(g.square(player));
  if (g.result === 1) {
    takeBall(g, ball, player);
    return;
  }
  g.setUnsettled(ball, Unsettled.bounces);
  // B16-SPCARD-01: a second ball is no concern of a carrier's.
  if (!g.holdsBall(player) && g.control(player) === g.active) g.causeTurnover('pickUpFailed');
  g.call(SettleBalls);
}
function goOn(g: BloodGame): void {
  g.result = 1;
}
