/** Strip Ball: the ball comes loose where its carrier was pushed to, before anybody goes down (B25-SKILL-STRIPBALL). */
import type { PlayerId } from '../../../../words.ts';
import type { BloodGame } from '../../../game.ts';
import { SettleBalls } from '../../../procedures/ball.ts';
import { dropBall } from '../../../procedures/prone.ts';
import { USE } from '../../../skills/use.ts';
import { procedure } from '../../../status.ts';

export const StripBall = procedure('StripBall', USE, [strip, goOn]);
function strip(g: BloodGame, player: PlayerId, carrier: PlayerId): void {
  g.events?.push({ type: 'skillUsed', player, skill: 'stripBall' });
  dropBall(g, carrier);
  g.call(SettleBalls);
}
function goOn(g: BloodGame): void {
  g.result = g.slot('value');
}
