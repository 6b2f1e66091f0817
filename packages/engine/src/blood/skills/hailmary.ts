/** Hail Mary Pass: the ball thrown anywhere, and never where it was meant to go (B16-XSKILL-45). */
import type { PlayerId } from '../../words.ts';
import { NOBODY } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import { Moment } from '../moments.ts';
import { isOver, mayThrow } from '../procedures/activity.ts';
import { longestThrow, Passing } from '../procedures/aim.ts';
import { atMoment } from '../procedures/moment.ts';
import { PassAction } from '../procedures/pass.ts';
import { procedure } from '../status.ts';
import { Action, HAIL_MARY, Range } from '../words.ts';

export const offerHailMary = (g: BloodGame, player: PlayerId): void => {
  if (longestThrow(g, player) === Range.bomb && mayThrow(g, player)) g.offer(HAIL_MARY);
};

export const HailMary = procedure('HailMary', ['player', 'value', 'count'], [beforeThrowing, throwFar]);
function beforeThrowing(g: BloodGame, player: PlayerId): void {
  atMoment(g, Moment.ending, player, NOBODY, Action.pass, 0);
}
function throwFar(g: BloodGame, player: PlayerId): void {
  if (!isOver(g, player)) g.become(PassAction, player, Passing.hailMary);
}
