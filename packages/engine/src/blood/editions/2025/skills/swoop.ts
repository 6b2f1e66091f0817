/** Swoop: a thrown player that glides instead of scattering (B25-TRAIT-SWOOP). */
import { D6 } from '../../../../dice/dice.ts';
import { Until } from '../../../../kernel/effects.ts';
import { NOWHERE, type PlayerId } from '../../../../words.ts';
import type { BloodGame } from '../../../game.ts';
import type { Matter } from '../../../moments.ts';
import { stepFrom, templateDirection } from '../../../pitch.ts';
import { Throw } from '../../../procedures/outcome.ts';
import { AskSwoop } from '../../../skills/swoop.ts';
import { USE } from '../../../skills/use.ts';
import { procedure } from '../../../status.ts';
import { SWOOPED } from '../../../words.ts';
import { THROWN } from '../flows/teammate.ts';

/** B25-Q-109: a fumbled player does not scatter, it bounces. */
export const isInTheAir = (_g: BloodGame, { flags }: Matter): boolean => flags >> THROWN !== Throw.fumbled;
/** Leaves in `g.result` the square it glides to, or NOWHERE. */
export const Glide = procedure('Glide', USE, [askFacing, glide]);
function askFacing(g: BloodGame, player: PlayerId): void {
  g.ask(AskSwoop, g.control(player), player, 0);
}
function glide(g: BloodGame, player: PlayerId): void {
  const die = g.roll(D6);
  const direction = templateDirection(g.object, die);
  const squares = g.roll(D6);
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
