/** Dump-Off: a quick pass before the block falls. */
import type { PlayerId } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import { procedure } from '../status.ts';
import { NO, Skill } from '../words.ts';
import { Passing } from './aim.ts';
import { SettleBalls } from './ball.ts';
import { ThrowBall } from './pass.ts';
import { AskSkill } from './rolls.ts';

/** No turnover for either side comes of it. */
export const DumpOff = procedure('DumpOff', ['player'], [offerThrow, throwBall, settle]);
function offerThrow(g: BloodGame, player: PlayerId): void {
  g.ask(AskSkill, g.control(player), player, Skill.dumpOff);
}
function throwBall(g: BloodGame, player: PlayerId): void {
  if (g.answered(NO)) return g.finish();
  g.events?.push({ type: 'skillUsed', player, skill: 'dumpOff' });
  g.call(ThrowBall, player, Passing.dumpOff);
}
function settle(g: BloodGame): void {
  g.call(SettleBalls);
}
