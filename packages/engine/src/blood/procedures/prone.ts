/** Going down without a roll, letting go of the ball, leaving the pitch, scoring: what happens at once and asks nobody. */
import { Until } from '../../kernel/effects.ts';
import { type BallId, NO_BALL, NOBODY, type PlayerId, Posture, type Square } from '../../words.ts';
import { hasQuality } from '../bearing.ts';
import { Unsettled } from '../cells.ts';
import { Quality } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import { Moment } from '../moments.ts';
import { inScoringZone, isStanding, layDown } from '../status.ts';
import { DROPPED, PLACES, Place, ROOTED } from '../words.ts';
import { anySayAt, quietly } from './moment.ts';

/** B16-KNOCK-05: the ball lies where it fell and bounces once everything else is settled; `falls`: its carrier goes down. */
export const dropBall = (g: BloodGame, p: PlayerId, falls = false): void => {
  const ball = g.held(p);
  if (ball === NO_BALL) return;
  g.drop(ball);
  g.setUnsettled(ball, Unsettled.bounces);
  if (falls && anySayAt(g, Moment.ballDropped)) g.affect(p, DROPPED, ball, Until.turn);
};
/** Somebody is pushed or falls into the square: whatever lies there bounces, beside a ball that was dropped there just now. */
export const stirBalls = (g: BloodGame, sq: Square): void => {
  for (let b = 0; b < g.ballCount; b++) {
    const ball = b as BallId;
    if (!g.inPlay(ball) || g.holder(ball) !== NOBODY || g.ballSquare(ball) !== sq) continue;
    if (g.unsettled(ball) === Unsettled.no) g.setUnsettled(ball, Unsettled.bounces);
  }
};
/** B16-TURNOVER-02, -03, B16-KNOCK-03: no armour roll; a turnover for a carrier of the moving team only. */
export const placeProne = (g: BloodGame, p: PlayerId): void => {
  if (hasQuality(g, p, Quality.neutral)) return leavePitch(g, p, Place.absent);
  g.endEffect(p, ROOTED);
  if (g.holdsBall(p) && g.control(p) === g.active) g.causeTurnover('carrierDown');
  if (g.posture(p) === Posture.standing) layDown(g, p, Posture.prone);
  g.events?.push({ type: 'placedProne', player: p });
  dropBall(g, p, true);
};
/** Takes a player to a box of the dugout. */
export const leavePitch = (g: BloodGame, p: PlayerId, to: Place): void => {
  dropBall(g, p);
  g.setReaches(p, false);
  g.setPosture(p, Posture.standing);
  g.setFreshlyStunned(p, false);
  g.endEffect(p, ROOTED);
  g.takeOff(p, to);
  g.events?.push({ type: 'removed', player: p, to: PLACES[to] as string });
};
/** Whether a carrier that would score really does. */
export const doesScore = (g: BloodGame, p: PlayerId): boolean => quietly(g, Moment.scores, p, NOBODY, 0, 1) !== 0;
/** After players were pushed about: whoever of them scores by it. */
export const scoreAllAtOnce = (g: BloodGame): void => {
  for (let b = 0; b < g.ballCount; b++) {
    const holder = g.holder(b as BallId);
    if (holder !== NOBODY) scoreAtOnce(g, holder);
  }
};
/** B16-TD-06: in the other coach's turn a standing carrier in the End Zone scores at once; in later editions in any (B25-TD-09). */
export const scoreAtOnce = (g: BloodGame, p: PlayerId): void => {
  if (!g.holdsBall(p) || (g.control(p) === g.active && !g.rules.edition.scoresAtOnce)) return;
  if (!isStanding(g, p) || !inScoringZone(g, p)) return;
  if (g.scorer !== NOBODY || !doesScore(g, p)) return;
  g.scorer = p;
  g.causeTurnover('touchdown');
};
