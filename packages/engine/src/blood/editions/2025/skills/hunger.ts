/** Always Hungry: the thrower who tries to eat the team-mate in its hands (B25-TRAIT-ALWAYSHUNGRY). */
import type { PlayerId } from '../../../../words.ts';
import type { BloodGame } from '../../../game.ts';
import { rollsNamed } from '../../../names.ts';
import { SettleBalls } from '../../../procedures/ball.ts';
import { leavePitch } from '../../../procedures/prone.ts';
import { Roll } from '../../../procedures/rolls.ts';
import { EATEN } from '../../../skills/teammate.ts';
import { USE } from '../../../skills/use.ts';
import { procedure } from '../../../status.ts';
import { Place } from '../../../words.ts';
import { SQUIRMS } from '../flows/teammate.ts';

const Kind = rollsNamed('alwaysHungry', 'squirmFree');

/** Before a throw, and before a kick (B25-Q-100). */
export const Devour = procedure('Devour', USE, [feelHunger, gape, swallow, gone]);
function feelHunger(g: BloodGame, player: PlayerId, victim: PlayerId): void {
  g.call(Roll, Kind.alwaysHungry, player, g.square(player), g.square(victim), 0);
}
function gape(g: BloodGame, player: PlayerId, victim: PlayerId): void {
  if (g.result !== 0) return g.finish();
  g.call(Roll, Kind.squirmFree, player, g.square(player), g.square(victim), 0);
}
/** B25-TRAIT-ALWAYSHUNGRY-02, -03, B25-Q-71 */
function swallow(g: BloodGame, player: PlayerId, victim: PlayerId): void {
  if (g.result !== 0) {
    g.result = SQUIRMS;
    return g.finish();
  }
  if (g.holdsBall(victim)) g.causeTurnover('throwTeammate');
  g.events?.push({ type: 'eaten', player: victim, by: player });
  leavePitch(g, victim, Place.casualties);
  g.setCasualty(victim, EATEN);
  g.call(SettleBalls);
}
function gone(g: BloodGame): void {
  g.result = 0;
}
