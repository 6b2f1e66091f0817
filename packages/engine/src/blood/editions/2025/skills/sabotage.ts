/** Saboteur: whoever knocks it down may be blown up with it (B25-SKILL-SABOTEUR). */
import type { PlayerId } from '../../../../words.ts';
import type { BloodGame } from '../../../game.ts';
import { type Matter, Moment } from '../../../moments.ts';
import { rollsNamed } from '../../../names.ts';
import { Injury } from '../../../procedures/armour.ts';
import { Suffer } from '../../../procedures/casualty.ts';
import { goDown, KnockDown, LetGo } from '../../../procedures/harm.ts';
import { anySayAt } from '../../../procedures/moment.ts';
import { Roll } from '../../../procedures/rolls.ts';
import { facesOpponent } from '../../../skills/conditions.ts';
import { USE } from '../../../skills/use.ts';
import { isStanding, procedure } from '../../../status.ts';
import { Harm } from '../../../words.ts';

const Kind = rollsNamed('saboteur');

/** Somebody who lies there already cannot be knocked down any more. */
export const mayBlowUp = (g: BloodGame, m: Matter): boolean =>
  (m.flags & Harm.block) !== 0 && isStanding(g, m.other) && facesOpponent(g, m);

/** Leaves 0 in `g.result` when the owner has gone down in its own way, 1 when it falls as anybody does. */
export const Sabotage = procedure('Sabotage', USE, [light, letGo, blowUp, takeAlong, passOut, over]);
function light(g: BloodGame, player: PlayerId, by: PlayerId): void {
  g.events?.push({ type: 'skillUsed', player, skill: 'saboteur' });
  g.call(Roll, Kind.saboteur, player, g.square(player), g.square(by), 0);
}
/** It was knocked down all the same: the turn is over if it was its own, and a ball may be put down before any roll (B25-Q-77). */
function letGo(g: BloodGame, player: PlayerId): void {
  if (g.result === 0) {
    g.result = 1;
    return g.finish();
  }
  if (g.control(player) === g.active) g.causeTurnover('knockedDown');
  if (g.holdsBall(player) && anySayAt(g, Moment.ballDropped)) g.call(LetGo, player);
}
function blowUp(g: BloodGame, player: PlayerId): void {
  goDown(g, player, false);
  g.events?.push({ type: 'knockedDown', player });
}
/** As by a trick, not by a block: what helps in blocks does not count, and it is a turnover for a carrier only. */
function takeAlong(g: BloodGame, player: PlayerId, by: PlayerId): void {
  g.call(KnockDown, by, player, Harm.spell);
}
function passOut(g: BloodGame, player: PlayerId, by: PlayerId): void {
  g.call(Suffer, player, Injury.knockedOut, 0, 0, by);
}
function over(g: BloodGame): void {
  g.result = 0;
}
