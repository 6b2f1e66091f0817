/** Swoop: a thrown player whose coach lays the template for each of its three scatters (B16-XSKILL-33). */
import { D6 } from '../../dice/dice.ts';
import type { PlayerId } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import { stepFrom, templateDirection } from '../pitch.ts';
import { procedure, question } from '../status.ts';
import { FACING, FACINGS } from '../words.ts';
import { Flight, SCATTER } from './teammate.ts';
import { USE } from './use.ts';

export const AskSwoop = question(
  'swoop',
  ['player', 'count'],
  g => {
    for (let facing = 0; facing < FACINGS.length; facing++) g.offer(FACING, facing);
  },
  { onTheWay: true },
);
/** Whoever is thrown glides; whoever is kicked tumbles. */
export const isGliding = (flags: number): boolean => (flags & Flight.kicked) === 0;
/** Leaves in `g.result` the square it glides to. */
export const Swoop = procedure('Swoop', USE, [askFacing, glide]);
function askFacing(g: BloodGame, player: PlayerId): void {
  g.ask(AskSwoop, g.control(player), player, g.slot('flags') >> SCATTER);
}
function glide(g: BloodGame, player: PlayerId): void {
  const die = g.roll(D6);
  const to = stepFrom(g.square(player), templateDirection(g.object, die));
  g.events?.push({ type: 'teammateScattered', player, die, to });
  g.result = to;
}
