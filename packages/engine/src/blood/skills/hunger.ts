/** Always Hungry: the thrower who tries to eat the team-mate in its hands (B16-HUNGRY). */
import type { PlayerId } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import { rollsNamed } from '../names.ts';
import { SettleBalls } from '../procedures/ball.ts';
import { leavePitch } from '../procedures/prone.ts';
import { Roll } from '../procedures/rolls.ts';
import { procedure } from '../status.ts';
import { Place } from '../words.ts';
import { EATEN, LandPlayer } from './teammate.ts';
import { USE } from './use.ts';

const Kind = rollsNamed('alwaysHungry', 'squirmFree');

/** Leaves 0 in `g.result` when there is nobody left to throw. */
export const Hunger = procedure('Hunger', USE, [feelHunger, eat, eaten, noThrow]);
/** B16-HUNGRY-01 */
function feelHunger(g: BloodGame, player: PlayerId, victim: PlayerId): void {
  g.call(Roll, Kind.alwaysHungry, player, g.square(player), g.square(victim), 0);
}
function eat(g: BloodGame, player: PlayerId, victim: PlayerId): void {
  if (g.result !== 0) return g.finish();
  g.call(Roll, Kind.squirmFree, player, g.square(player), g.square(victim), 0);
}
/** B16-HUNGRY-02 to -04, B16-TURNOVER-09, B16-OQ-89 */
function eaten(g: BloodGame, player: PlayerId, victim: PlayerId): void {
  if (g.holdsBall(victim)) g.causeTurnover('throwTeammate');
  if (g.result !== 0) return g.call(LandPlayer, victim, g.square(victim), 0, 0);
  g.events?.push({ type: 'eaten', player: victim, by: player });
  leavePitch(g, victim, Place.casualties);
  g.setCasualty(victim, EATEN);
  g.call(SettleBalls);
}
function noThrow(g: BloodGame): void {
  g.result = 0;
}
