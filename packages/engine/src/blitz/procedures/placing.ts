/** Setting Players up in their own End Zone, one after the other. */
import { NOBODY, type PlayerId, type Seat, type Square } from '../../words.ts';
import { meetBall } from '../ball.ts';
import type { BlitzGame } from '../game.ts';
import { END_ZONES } from '../pitches.ts';
import { procedure, question, standUpright } from '../status.ts';
import { TO } from '../words.ts';

/** BU-SETUP-10 */
const AskPlace = question('place', ['player'], (g, player) => {
  for (const sq of END_ZONES[g.control(player)] as readonly Square[]) if (g.playerAt(sq) === NOBODY) g.offer(TO, sq);
});
/** All Players of a seat that are off the pitch, in the order of their numbers. */
export const PlaceTeam = procedure('PlaceTeam', ['seat'], ['player'], [next, place]);
function next(g: BlitzGame, seat: Seat): void {
  for (let p = 0; p < g.playerCount; p++) {
    if (g.control(p as PlayerId) !== seat || g.onPitch(p as PlayerId)) continue;
    const player = g.keep('player', p as PlayerId);
    return g.ask(AskPlace, seat, player);
  }
  g.finish();
}
function place(g: BlitzGame, _seat: Seat, player: PlayerId): void {
  const to = g.object as Square;
  standUpright(g, player);
  g.put(player, to);
  g.events?.push({ type: 'placed', player, to });
  meetBall(g, player, false); // in Reset a ball may lie there
  g.goto(next);
}
