/** Hail Mary Pass: the ball thrown anywhere, and never where it was meant to go (B16-XSKILL-45). */
import type { PlayerId } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import { procedure } from '../status.ts';
import { HAIL_MARY, Weather } from '../words.ts';
import { BeforeEnding, isOver, mayThrow } from './activity.ts';
import { Passing } from './aim.ts';
import { PassAction } from './pass.ts';

export const offerHailMary = (g: BloodGame, player: PlayerId): void => {
  if (g.weather !== Weather.blizzard && mayThrow(g, player)) g.offer(HAIL_MARY);
};

export const HailMary = procedure('HailMary', ['player', 'value', 'count'], [beforeThrowing, throwFar]);
function beforeThrowing(g: BloodGame, player: PlayerId): void {
  g.call(BeforeEnding, player);
}
function throwFar(g: BloodGame, player: PlayerId): void {
  if (!isOver(g, player)) g.become(PassAction, player, Passing.hailMary);
}
