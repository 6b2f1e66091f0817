/** The loose ball: bounces, catches and throw-ins, until it rests or somebody holds it. */
import { D3, D6, D8 } from '../../dice/dice.ts';
import { type BallId, NOBODY, NOWHERE, otherSeat, type PlayerId, type Square } from '../../words.ts';
import { hasQuality } from '../bearing.ts';
import { Unsettled } from '../cells.ts';
import { Quality } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import { Moment, UNKNOWN } from '../moments.ts';
import {
  cornerDirection,
  halfOf,
  isCorner,
  scatterFrom,
  stepFrom,
  templateDirection,
  throwInFacing,
} from '../pitch.ts';
import { isStanding, isWitless, procedure } from '../status.ts';
import { Arrival, DROPPED, Roll as Kind } from '../words.ts';
import { noteCatch } from './feats.ts';
import { anySayAt, atMoment } from './moment.ts';
import { scoreAtOnce } from './prone.ts';
import { Roll } from './rolls.ts';

/** B16-CATCH-01, -02, B16-OQ-41: stands, has its wits and a free pair of hands. */
export const canCatch = (g: BloodGame, p: PlayerId): boolean =>
  isStanding(g, p) && !isWitless(g, p) && !g.holdsBall(p) && !hasQuality(g, p, Quality.handless);

export const takeBall = (g: BloodGame, ball: BallId, p: PlayerId): void => {
  g.give(ball, p);
  g.setUnsettled(ball, Unsettled.no);
  g.events?.push({ type: 'ballTaken', ball, player: p });
  scoreAtOnce(g, p); // B16-TD-06
};

/** Lets every ball that was dropped bounce, one after the other. */
export const SettleBalls = procedure('SettleBalls', [], [settleNext]);
function settleNext(g: BloodGame): void {
  for (let b = 0; b < g.ballCount; b++) {
    const ball = b as BallId;
    const what = g.unsettled(ball);
    if (what === Unsettled.no) continue;
    g.setUnsettled(ball, Unsettled.no);
    g.goto(settleNext);
    const from = g.ballSquare(ball);
    const dropper = anySayAt(g, Moment.ballDropped) ? dropperOf(g, ball) : NOBODY;
    if (what === Unsettled.thrownIn) return g.call(ThrowIn, ball, from);
    return dropper === NOBODY ? g.call(Bounce, ball) : g.call(Dropped, dropper, ball);
  }
}

const dropperOf = (g: BloodGame, ball: BallId): PlayerId => {
  if (!g.lasts(DROPPED)) return NOBODY;
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (!g.isAffected(player, DROPPED) || g.effectValue(player, DROPPED) !== ball) continue;
    g.endEffect(player, DROPPED);
    return player;
  }
  return NOBODY;
};
/** A ball that somebody has dropped: it bounces, unless that one has another idea. */
const Dropped = procedure('Dropped', ['player', 'ball'], [ask, letGo]);
function ask(g: BloodGame, player: PlayerId, ball: BallId): void {
  atMoment(g, Moment.ballDropped, player, NOBODY, ball, NOWHERE, g.ballSquare(ball));
}
function letGo(g: BloodGame, _player: PlayerId, ball: BallId): void {
  const to = g.result as Square;
  if (to === NOWHERE) return g.become(Bounce, ball);
  g.layBall(ball, to);
  g.events?.push({ type: 'ballLanded', ball, to });
}

export const anyUnsettled = (g: BloodGame): boolean => {
  for (let b = 0; b < g.ballCount; b++) if (g.unsettled(b as BallId) !== Unsettled.no) return true;
  return false;
};

/** B16-BOUNCE-01: one scatter roll from where the ball is. */
export const Bounce = procedure('Bounce', ['ball'], [bounce]);
function bounce(g: BloodGame, ball: BallId): void {
  const from = g.ballSquare(ball);
  g.drop(ball);
  const die = g.roll(D8);
  const to = scatterFrom(from, die);
  g.events?.push({ type: 'ballBounced', ball, from, to, die });
  if (to === NOWHERE || leavesHalf(g, to)) return leavePlay(g, ball, from);
  g.become(Land, ball, to, Arrival.bounced);
}
/** B16-KICK-07, B16-OQ-09 */
const leavesHalf = (g: BloodGame, to: Square): boolean => g.kickLive && halfOf(to) !== otherSeat(g.kicking);
/** B16-THROWIN-01; a kick is a touchback instead. */
const leavePlay = (g: BloodGame, ball: BallId, from: Square): void => {
  if (!g.kickLive) return g.become(ThrowIn, ball, from);
  g.removeBall(ball);
  g.finish();
};

/** In the flags of the moment `comesDown`, above those of the throw. */
export const ARRIVES = 4;
/** A ball comes down on a square of the pitch. */
export const Land = procedure('Land', ['ball', 'to', 'kind'], [arrive, afterDive]);
function arrive(g: BloodGame, ball: BallId, to: Square, arrival: number): void {
  g.layBall(ball, to);
  const p = g.playerAt(to);
  if (p !== NOBODY) {
    if (canCatch(g, p)) return g.become(Catch, p, ball, arrival, to);
    return g.become(Bounce, ball); // B16-CATCH-02, B16-BOUNCE-01
  }
  if (arrival === Arrival.bounced || !anySayAt(g, Moment.comesDown)) return comeToRest(g, ball, to, arrival);
  atMoment(g, Moment.comesDown, NOBODY, NOBODY, arrival << ARRIVES, NOBODY, NOWHERE, to);
}
/** A miss bounces from the square of whoever threw itself at the ball. */
function afterDive(g: BloodGame, ball: BallId, to: Square, arrival: number): void {
  const diver = g.result as PlayerId;
  if (diver === NOBODY) return comeToRest(g, ball, to, arrival);
  g.layBall(ball, g.square(diver));
  g.become(Catch, diver, ball, arrival, to);
}
/** In an empty square: what has bounced lies there, and so does a throw-in where that is played (B16-BOUNCE-04, B25-Q-02). */
const comeToRest = (g: BloodGame, ball: BallId, to: Square, arrival: number): void => {
  const rests = arrival === Arrival.bounced || (arrival === Arrival.thrownIn && !g.rules.options.throwInBounces);
  if (!rests || otherBallAt(g, ball, to)) return g.become(Bounce, ball);
  g.events?.push({ type: 'ballLanded', ball, to });
  g.finish();
};
const otherBallAt = (g: BloodGame, ball: BallId, to: Square): boolean => {
  for (let b = 0; b < g.ballCount; b++)
    if (b !== ball && g.inPlay(b as BallId) && g.ballSquare(b as BallId) === to && g.holder(b as BallId) === NOBODY)
      return true;
  return false;
};

/** B16-CATCH-01 to -06 */
export const Catch = procedure('Catch', ['player', 'ball', 'kind', 'to'], [tryCatch, caught, holdOn]);
function tryCatch(g: BloodGame, player: PlayerId, _ball: BallId, arrival: number, to: Square): void {
  g.call(Roll, Kind.catch, player, g.square(player), to, arrival);
}
function caught(g: BloodGame, player: PlayerId, ball: BallId, arrival: number): void {
  if (g.result === 0) return g.become(Bounce, ball);
  g.result = player;
  if (anySayAt(g, Moment.caughtBall)) atMoment(g, Moment.caughtBall, player, NOBODY, arrival, player, g.square(player));
}
function holdOn(g: BloodGame, player: PlayerId, ball: BallId, arrival: number): void {
  noteCatch(g, player, arrival);
  takeBall(g, ball, g.result as PlayerId);
}

/** B16-THROWIN-01 to -05; `mode` is the direction. */
export const ThrowIn = procedure('ThrowIn', ['ball', 'from'], ['die', 'mode'], [putDown, aim, fly]);
function putDown(g: BloodGame, ball: BallId, from: Square): void {
  g.layBall(ball, from);
  atMoment(g, Moment.thrownIn, NOBODY, NOBODY, ball, UNKNOWN, from);
}
function aim(g: BloodGame, _ball: BallId, from: Square): void {
  g.keep('mode', g.result);
  if (g.result !== UNKNOWN) return;
  if (g.rules.edition.cornerThrowIn && isCorner(from)) {
    const corner = g.keep('die', g.roll(D3));
    g.keep('mode', cornerDirection(from, corner)); // B25-CORNER-01
    return;
  }
  const die = g.keep('die', g.roll(D6));
  g.keep('mode', templateDirection(throwInFacing(from), die));
}
function fly(g: BloodGame, ball: BallId, from: Square, die: number, direction: number): void {
  const distance = g.twoD6() - (g.rules.options.throwInCountsEdge ? 1 : 0); // B16-OQ-43
  let at = from;
  for (let i = 0; i < distance; i++) {
    const next = stepFrom(at, direction);
    if (next === NOWHERE) {
      g.events?.push({ type: 'thrownIn', ball, from, die, distance, to: NOWHERE });
      return g.become(ThrowIn, ball, at); // B16-THROWIN-05
    }
    at = next;
  }
  g.events?.push({ type: 'thrownIn', ball, from, die, distance, to: at });
  g.become(Land, ball, at, Arrival.thrownIn);
}
