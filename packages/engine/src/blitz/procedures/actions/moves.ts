/** The small Actions that only move or raise a Player: Sidestep, Stand Up, Reserves. */
import { NO_BALL, NOBODY, type PlayerId, type Seat, type Square } from '../../../words.ts';
import { meetBall, moveInto, removeBall } from '../../ball.ts';
import type { BlitzGame } from '../../game.ts';
import { END_ZONES } from '../../pitches.ts';
import { procedure, question, standUpright, wouldBeOpen } from '../../status.ts';
import { TO } from '../../words.ts';
import { leavePitch, noteInjury } from '../falls.ts';

// --- Sidestep --------------------------------------------------------------------------------------------------
export const canSidestepTo = (g: BlitzGame, seat: Seat, to: Square): boolean =>
  to >= 0 && g.playerAt(to) === NOBODY && wouldBeOpen(g, seat, to);
/** BU-SIDESTEP-02, -03: an adjacent free square that leaves the Player Open. */
export const canSidestep = (g: BlitzGame, player: PlayerId): boolean => {
  const open = g.pitch.open;
  for (let i = g.square(player) * 8, end = i + 8; i < end; i++)
    if (canSidestepTo(g, g.control(player), open[i] as Square)) return true;
  return false;
};
const AskSidestep = question('sidestep', ['player'], (g, player) => {
  const open = g.pitch.open;
  for (let i = g.square(player) * 8, end = i + 8; i < end; i++)
    if (canSidestepTo(g, g.control(player), open[i] as Square)) g.offer(TO, open[i]);
});
export const Sidestep = procedure('Sidestep', ['player', 'option'], [askSidestep, sidestep]);
function askSidestep(g: BlitzGame, player: PlayerId): void {
  g.ask(AskSidestep, g.control(player), player);
}
function sidestep(g: BlitzGame, player: PlayerId): void {
  moveInto(g, player, g.object as Square);
}

// --- Stand Up --------------------------------------------------------------------------------------------------
export const StandUp = procedure('StandUp', ['player', 'option'], [standUp]);
/** BU-STAND-02 */
function standUp(g: BlitzGame, player: PlayerId): void {
  standUpright(g, player);
  g.events?.push({ type: 'stoodUp', player });
}

// --- Reserves --------------------------------------------------------------------------------------------------
/** BU-OQ-32: how many limits a square of the End Zone breaks: next to a standing Opponent, and holding a ball. */
const limitsBroken = (g: BlitzGame, seat: Seat, sq: Square): number =>
  (wouldBeOpen(g, seat, sq) ? 0 : 1) + (g.looseBallAt(sq) === NO_BALL ? 0 : 1);

/** BU-RESERVE-03 to -06: the End Zone squares that break the fewest limits; nothing when all are occupied. */
const leastBroken = (g: BlitzGame, seat: Seat): number => {
  let least = 3;
  for (const sq of END_ZONES[seat] as readonly Square[]) {
    if (g.playerAt(sq) === NOBODY) least = Math.min(least, limitsBroken(g, seat, sq));
  }
  return least;
};
const NO_SQUARE = 3;
/** BU-RESERVE-08, BU-OQ-49 */
export const canReturn = (g: BlitzGame, seat: Seat): boolean =>
  g.arena.reservesOnTrapdoors === true || leastBroken(g, seat) < NO_SQUARE;

const AskReserves = question('reservesSquare', ['player'], (g, player) => {
  const seat = g.control(player);
  const least = leastBroken(g, seat);
  for (const sq of END_ZONES[seat] as readonly Square[]) {
    if (g.playerAt(sq) === NOBODY && limitsBroken(g, seat, sq) === least) g.offer(TO, sq);
  }
  if (g.arena.reservesOnTrapdoors) for (const sq of g.pitch.trapdoors) g.offer(TO, sq); // BU-ARENA-03
});
export const Reserves = procedure('Reserves', ['player', 'option'], [askSquare, enter]);
function askSquare(g: BlitzGame, player: PlayerId): void {
  g.ask(AskReserves, g.control(player), player);
}
function enter(g: BlitzGame, player: PlayerId): void {
  const to = g.object as Square;
  if (g.pitch.isTrapdoor[to]) clearTrapdoor(g, to, true);
  g.setReaches(player, true);
  g.put(player, to);
  g.events?.push({ type: 'placed', player, to });
  meetBall(g, player, false); // BU-RESERVE-07, BU-OQ-61
}
/** BU-NEWBALL-03 to -05, BU-ARENA-03: whoever is on the Trapdoor is Injured, any ball there is gone. */
export const clearTrapdoor = (g: BlitzGame, trapdoor: Square, ballToo: boolean): void => {
  const p = g.playerAt(trapdoor);
  if (p !== NOBODY) {
    g.events?.push({ type: 'injured', player: p, cause: 'trapdoor' });
    noteInjury(g, p);
    leavePitch(g, p, false);
  }
  const ball = g.looseBallAt(trapdoor);
  if (ball !== NO_BALL && ballToo) removeBall(g, ball);
};
