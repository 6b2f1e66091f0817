/** Fumblerooski: the ball stays behind in a square that is moved out of (B25-SKILL-FUMBLEROOSKI). */
import { Until } from '../../../../kernel/effects.ts';
import { NOBODY, type PlayerId } from '../../../../words.ts';
import { hasQuality } from '../../../bearing.ts';
import { Unsettled } from '../../../cells.ts';
import { Quality } from '../../../entries.ts';
import type { BloodGame } from '../../../game.ts';
import type { Matter } from '../../../moments.ts';
import { SettleBalls } from '../../../procedures/ball.ts';
import { USE } from '../../../skills/use.ts';
import { isRooted, procedure } from '../../../status.ts';
import { LEAVE_BALL, LEAVES_BALL, LEFT_BALL } from '../../../words.ts';

/** Said before the step, so that nobody is asked about every square on the way. */
export const offerToLeaveBall = (g: BloodGame, player: PlayerId, squares: number): void => {
  if (squares === 0 || !g.holdsBall(player) || g.isAffected(player, LEAVES_BALL)) return;
  if (isRooted(g, player) || hasQuality(g, player, Quality.possessive)) return;
  g.offer(LEAVE_BALL);
};
export const LeaveBall = procedure('LeaveBall', ['player', 'value', 'count'], [loosenGrip]);
function loosenGrip(g: BloodGame, player: PlayerId): void {
  g.affect(player, LEAVES_BALL, 0, Until.action);
  g.result = 1;
}
export const hasLetGo = (g: BloodGame, { owner }: Matter): boolean =>
  g.isAffected(owner, LEAVES_BALL) && g.holdsBall(owner);
/** It lies there and does not bounce, unless somebody has thrown itself into the square by now. */
export const LeaveBehind = procedure('LeaveBehind', USE, [layBall, settle]);
function layBall(g: BloodGame, player: PlayerId): void {
  const ball = g.held(player);
  const from = g.slot('from');
  g.endEffect(player, LEAVES_BALL);
  g.affect(player, LEFT_BALL, 0, Until.action);
  g.layBall(ball, from);
  g.events?.push({ type: 'skillUsed', player, skill: 'fumblerooski' });
  g.result = 0;
  if (g.playerAt(from) === NOBODY) return g.finish();
  g.setUnsettled(ball, Unsettled.bounces);
}
function settle(g: BloodGame): void {
  g.call(SettleBalls);
}
