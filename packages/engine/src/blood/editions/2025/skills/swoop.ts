/** Swoop: a thrown player that glides instead of scattering (B25-TRAIT-SWOOP). */
import { Until } from '../../../../kernel/effects.ts';
import { NOWHERE, type PlayerId } from '../../../../words.ts';
import type { BloodGame } from '../../../game.ts';
import type { Matter } from '../../../moments.ts';
import { rollsNamed } from '../../../names.ts';
import { stepFrom, templateDirection } from '../../../pitch.ts';
import { Throw } from '../../../procedures/outcome.ts';
import { AskSwoop } from '../../../skills/swoop.ts';
import { USE } from '../../../skills/use.ts';
import { procedure } from '../../../status.ts';
import { SWOOPED } from '../../../words.ts';
import { THROWN } from '../flows/teammate.ts';
import { TemplateDie } from './templatedie.ts';

const Kind = rollsNamed('swoopDirection', 'swoopDistance');

/** B25-Q-109: a fumbled player does not scatter, it bounces. */
export const isInTheAir = (_g: BloodGame, { flags }: Matter): boolean => flags >> THROWN !== Throw.fumbled;
/** Leaves in `g.result` the square it glides to, or NOWHERE. */
export const Glide = procedure('Glide', USE, [askFacing, rollDirection, rollDistance, glide]);
function askFacing(g: BloodGame, player: PlayerId): void {
  g.ask(AskSwoop, g.control(player), player, 0);
}
function rollDirection(g: BloodGame, player: PlayerId): void {
  g.keep('value', g.object);
  g.call(TemplateDie, player, Kind.swoopDirection);
}
function rollDistance(g: BloodGame, player: PlayerId): void {
  g.keep('flags', g.result);
  g.call(TemplateDie, player, Kind.swoopDistance);
}
function glide(g: BloodGame, player: PlayerId): void {
  const die = g.slot('flags');
  const direction = templateDirection(g.slot('value'), die);
  const squares = g.result;
  g.affect(player, SWOOPED, 0, Until.action);
  g.result = NOWHERE;
  for (let n = 0; n < squares; n++) {
    const to = stepFrom(g.square(player), direction);
    g.events?.push({ type: 'teammateScattered', player, die, to });
    if (to === NOWHERE) return;
    g.hover(player, to);
  }
  g.result = g.square(player);
}
