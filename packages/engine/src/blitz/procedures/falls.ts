/** Going Prone, being Knocked Down, being Injured: what happens to the Player and to the ball it held. */
import { type BallId, NO_BALL, NOWHERE, otherSeat, type PlayerId, type Square } from '../../words.ts';
import { bounce, comeDown, removeBall } from '../ball.ts';
import type { BlitzGame } from '../game.ts';
import { isProne, layProne, procedure, question } from '../status.ts';
import {
  ARMOUR_IS_SIX,
  ARMOUR_ON_D8,
  ARMOUR_ON_TWO,
  ARMOUR_SHATTERED,
  CHECK_ON_D8,
  Fact,
  Felled,
  INJURED_AT_ONCE,
  Moment,
  NO_VALUE,
  Place,
  ROLL,
  Stat,
  TO,
} from '../words.ts';
import { offerPlaysAt } from './moments.ts';
import { Armour, Check, Roll } from './rolls.ts';

/** BU-INJURY-01, BU-INJURY-05: off the pitch into Reserves; a held ball Bounces from the square left. */
export const injure = (g: BlitzGame, player: PlayerId, cause: string, byAction = false): void => {
  if (byAction && player === g.factTarget) g.note(Fact.injured);
  noteInjury(g, player);
  g.events?.push({ type: 'injured', player, cause });
  leavePitch(g, player, true);
};
/** For cards that look back at the turn, and for those that answer an Injury. */
export const noteInjury = (g: BlitzGame, player: PlayerId): void =>
  g.setFelled(player, g.felled(player) | Felled.injured | Felled.unanswered);
/** Takes a Player to the Dugout; its ball Bounces, or goes down the Trapdoor with it (BU-NEWBALL-04). */
export const leavePitch = (g: BlitzGame, player: PlayerId, ballBounces: boolean): void => {
  const ball = goOff(g, player);
  if (ball === NO_BALL) return;
  if (ballBounces) bounce(g, ball, g.ballSquare(ball));
  else removeBall(g, ball);
};
/** Off to the Dugout; returns the ball it held, which now lies where the Player was. */
const goOff = (g: BlitzGame, player: PlayerId): BallId => {
  const ball = g.held(player);
  if (ball !== NO_BALL) g.drop(ball);
  g.setReaches(player, false);
  g.setPosture(player, 0);
  g.takeOff(player, Place.reserves);
  return ball;
};
/** BU-OQ-13: all of them leave at one instant, before the first ball Bounces; returns the balls that have to. */
export const leaveTogether = (g: BlitzGame, players: readonly PlayerId[]): BallId[] =>
  players.map(player => goOff(g, player)).filter(ball => ball !== NO_BALL);
export const bounceAll = (g: BlitzGame, balls: readonly BallId[]): void => {
  for (const ball of balls) bounce(g, ball, g.ballSquare(ball));
};
/** Several are Injured at one instant by what is no Action. Their balls are returned, to Bounce once all is settled. */
export const injureTogether = (g: BlitzGame, players: readonly PlayerId[], cause: string): BallId[] => {
  for (const player of players) {
    noteInjury(g, player);
    g.events?.push({ type: 'injured', player, cause });
  }
  return leaveTogether(g, players);
};
/** Placed Prone without being Knocked Down: no Armour Check, a held ball Bounces (BU-STATUS-08, BU-OQ-62). */
export const goProne = (g: BlitzGame, player: PlayerId): void => {
  if (isProne(g, player)) return;
  layProne(g, player);
  g.events?.push({ type: 'wentProne', player, knockedDown: false });
  const ball = g.held(player);
  if (ball !== NO_BALL) bounce(g, ball, g.square(player));
};

/** BU-ABIL-01, -02: the adjacent square the ball Bounces into, or `roll` for the D8. */
const AskBounce = question(
  'safeHands',
  ['player', 'ball'],
  (g, player) => {
    g.offer(ROLL);
    const open = g.pitch.open;
    for (let i = g.square(player) * 8, end = i + 8; i < end; i++) if (open[i] >= 0) g.offer(TO, open[i]);
  },
  { onTheWay: true },
);

/** BU-BLOCK-10: Prone, then the ball, then the Armour Check, then perhaps Injured. */
export const KnockDown = procedure(
  'KnockDown',
  ['player', 'by', 'flags'],
  ['ball'],
  [fall, loseBall, beforeArmour, checkArmour, afterArmour],
);
function fall(g: BlitzGame, player: PlayerId): void {
  if (player === g.factTarget) g.note(Fact.knockedDown);
  g.setFelled(player, g.felled(player) | Felled.knockedDown);
  if (isProne(g, player)) return g.goto(beforeArmour); // BU-OQ-69: a second result only causes another check
  layProne(g, player);
  g.events?.push({ type: 'wentProne', player, knockedDown: true });
  const ball = g.keep('ball', g.held(player));
  if (ball === NO_BALL) return g.goto(beforeArmour);
  g.drop(ball);
  if (g.hasHook(g.rules.hooks.choosesBounce, player)) g.ask(AskBounce, g.control(player), player, ball);
  else {
    bounce(g, ball, g.square(player)); // BU-BLOCK-27
    g.goto(beforeArmour);
  }
}
function loseBall(g: BlitzGame, player: PlayerId, _by: PlayerId, _flags: number, ball: number): void {
  if (g.answered(ROLL)) return bounce(g, ball as typeof NO_BALL, g.square(player));
  const to = g.object as Square;
  g.events?.push({ type: 'ballBounced', ball: ball as typeof NO_BALL, from: g.square(player), to, die: 0 });
  comeDown(g, ball as typeof NO_BALL, to);
}
function beforeArmour(g: BlitzGame, player: PlayerId, by: PlayerId, flags: number): void {
  if (flags & Armour.block) offerPlaysAt(g, Moment.knockedDown, g.control(by), player, g.square(player), 0);
}
function checkArmour(g: BlitzGame, player: PlayerId, by: PlayerId, flags: number): void {
  if (g.isAffected(player, INJURED_AT_ONCE)) {
    g.result = 0; // B22-PLAY-22
    return;
  }
  g.call(ArmourCheck, player, by, flags);
}
function afterArmour(g: BlitzGame, player: PlayerId): void {
  g.endEffect(player, INJURED_AT_ONCE);
  if (g.result === 0) injure(g, player, 'armour', true);
}

/** BU-CHECK-08: Armour '-' fails without a die, and so without a re-roll. Cards for the check come before it. */
export const ArmourCheck = procedure(
  'ArmourCheck',
  ['player', 'by', 'flags'],
  [ownCards, theirCards, rollArmour, checked],
);
function ownCards(g: BlitzGame, player: PlayerId): void {
  g.result = 0;
  if (g.stat(player, Stat.armour) === NO_VALUE) return g.finish();
  const seat = g.active;
  offerPlaysAt(
    g,
    g.control(player) === seat ? Moment.beforeArmour : Moment.beforeTheirArmour,
    seat,
    player,
    NOWHERE,
    0,
  );
}
function theirCards(g: BlitzGame, player: PlayerId): void {
  const seat = otherSeat(g.active);
  offerPlaysAt(
    g,
    g.control(player) === seat ? Moment.beforeArmour : Moment.beforeTheirArmour,
    seat,
    player,
    NOWHERE,
    0,
  );
}
function rollArmour(g: BlitzGame, player: PlayerId, by: PlayerId, flags: number): void {
  g.call(Roll, Check.armour, player, by, g.square(player), flags);
}
/** What a card changed, it changed for this check only. */
function checked(g: BlitzGame, player: PlayerId): void {
  for (const kind of FOR_ONE_CHECK) g.endEffect(player, kind);
}
const FOR_ONE_CHECK: readonly number[] = [ARMOUR_IS_SIX, ARMOUR_ON_D8, ARMOUR_ON_TWO, ARMOUR_SHATTERED, CHECK_ON_D8];
