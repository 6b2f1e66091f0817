/** Steady Footing: a player about to go down may yet keep its feet (B25-SKILL-STEADYFOOTING). */
import type { PlayerId } from '../../../../words.ts';
import type { BloodGame } from '../../../game.ts';
import { rollsNamed } from '../../../names.ts';
import { Roll } from '../../../procedures/rolls.ts';
import { USE } from '../../../skills/use.ts';
import { procedure } from '../../../status.ts';

const Kind = rollsNamed('steadyFooting');

/** Leaves 0 in `g.result` when it stays up. */
export const KeepFeet = procedure('KeepFeet', USE, [rollFeet, keepFeet]);
function rollFeet(g: BloodGame, player: PlayerId): void {
  const sq = g.square(player);
  g.call(Roll, Kind.steadyFooting, player, sq, sq, 0);
}
function keepFeet(g: BloodGame): void {
  g.result = g.result === 0 ? 1 : 0;
}
