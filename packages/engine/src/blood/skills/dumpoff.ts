/** Dump-Off: a quick pass before the block falls (B16-XSKILL-14). */
import type { PlayerId } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import { Passing } from '../procedures/aim.ts';
import { SettleBalls } from '../procedures/ball.ts';
import { ThrowBall } from '../procedures/pass.ts';
import { procedure } from '../status.ts';
import { USE } from './use.ts';

/** No turnover for either side comes of it. */
export const DumpOff = procedure('DumpOff', USE, [throwBall, settle, goOn]);
function throwBall(g: BloodGame, player: PlayerId): void {
  g.events?.push({ type: 'skillUsed', player, skill: 'dumpOff' });
  g.call(ThrowBall, player, Passing.outOfTurn);
}
function settle(g: BloodGame): void {
  g.call(SettleBalls);
}
function goOn(g: BloodGame): void {
  g.result = g.slot('value');
}
