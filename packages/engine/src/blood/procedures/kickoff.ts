/** The kick-off: where the ball is aimed, how it flies, who runs under it, and how it comes down (B16-KICK, B16-KOTABLE-01). */
import { D6, D8 } from '../../dice/dice.ts';
import { type BallId, NOBODY, NOWHERE, otherSeat, type PlayerId, type Seat, type Square } from '../../words.ts';
import { hasQuality } from '../bearing.ts';
import type { KickOffResult } from '../edition.ts';
import { Quality } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import { Moment, Pause, UNKNOWN } from '../moments.ts';
import { HALVES, scatterDirection, stepFrom } from '../pitch.ts';
import { hasZone, procedure, question } from '../status.ts';
import { Arrival, CHOOSE_PLAYER, TO } from '../words.ts';
import { Bounce, Land, takeBall } from './ball.ts';
import { landingIn } from './kickofftable.ts';
import { pause, quietly } from './moment.ts';

/** B16-KICK-01 */
const AskBall = question('placeBall', ['seat'], (g, seat) => {
  const half = HALVES[otherSeat(seat)] as readonly Square[];
  for (let i = 0; i < half.length; i++) g.offer(TO, half[i]);
});

/** B16-KOTABLE-01; the slot `to` remembers where the ball was aimed. */
export const KickOff = procedure(
  'KickOff',
  [],
  ['to', 'die'],
  [
    askBall,
    placeBall,
    receiverPrepares,
    kickerPrepares,
    scatter,
    fly,
    inTheAir,
    rollTable,
    comeDown,
    afterLanding,
    giveBall,
  ],
);
export function askBall(g: BloodGame): void {
  g.ask(AskBall, g.kicking, g.kicking);
}
export function placeBall(g: BloodGame): void {
  const to = g.keep('to', g.object as Square);
  g.landing = to;
  g.events?.push({ type: 'ballKicked', to });
}
export function receiverPrepares(g: BloodGame): void {
  pause(g, Pause.kickAimed, otherSeat(g.kicking));
}
export function kickerPrepares(g: BloodGame): void {
  pause(g, Pause.kickAimed, g.kicking);
}
/** B16-KICK-02, -03: direction and distance lie on the table; in the pause `g.result` is the distance. */
export function scatter(g: BloodGame): void {
  const die = g.keep('die', g.roll(D8));
  const special = quietly(g, Moment.kickDistance, NOBODY, NOBODY, 0, UNKNOWN);
  const distance = special === UNKNOWN ? g.roll(D6) : special;
  g.setRolled(0, die);
  g.setRolled(1, distance);
  g.setRolledCount(2);
  g.result = distance;
  pause(g, Pause.kickFlies, g.kicking);
}
/** B16-OQ-08: only where it ends matters. */
export function fly(g: BloodGame, aimed: Square, die: number): void {
  const distance = g.result;
  g.setRolledCount(0);
  let to = aimed;
  for (let i = 0; i < distance && to !== NOWHERE; i++) to = stepFrom(to, scatterDirection(die));
  g.landing = landingIn(g, to);
  g.events?.push({ type: 'kickScattered', direction: die, distance, to });
}
export function inTheAir(g: BloodGame): void {
  if (g.landing !== NOWHERE) pause(g, Pause.kickInTheAir, otherSeat(g.kicking));
}
/** B16-KOTABLE-05 */
export function rollTable(g: BloodGame): void {
  if (!g.rules.options.kickOffTable) return;
  const dice = g.twoD6();
  const result = g.rules.edition.kickOffTable[dice] as KickOffResult;
  g.events?.push({ type: 'kickOffRolled', dice, result: result.id });
  g.call(result.procedure);
}
/** B16-KICK-05, -06 */
export function comeDown(g: BloodGame): void {
  const { landing } = g;
  g.landing = NOWHERE;
  if (landing === NOWHERE) return;
  g.kickLive = true;
  g.call(Land, g.newBall(landing), landing, Arrival.kicked);
}
/** B16-KICK-07: a kick that left the receiving half is out of play by now. */
export function afterLanding(g: BloodGame, aimed: Square): void {
  g.kickLive = false;
  if (g.anyBallInPlay) return g.finish();
  const seat = otherSeat(g.kicking);
  g.events?.push({ type: 'touchback', seat });
  if (anyOnPitch(g, seat)) return g.ask(AskTouchback, seat, seat);
  g.become(Bounce, g.newBall(aimed)); // nobody is left to be given it
}
const anyOnPitch = (g: BloodGame, seat: Seat): boolean => {
  for (let p = 0; p < g.playerCount; p++)
    if (g.control(p as PlayerId) === seat && g.onPitch(p as PlayerId)) return true;
  return false;
};
/** B16-KICK-08, B16-OQ-07: has its tackle zone, and hands. */
const canBeGiven = (g: BloodGame, seat: Seat, p: PlayerId): boolean =>
  g.control(p) === seat && hasZone(g, p) && !hasQuality(g, p, Quality.handless);
const AskTouchback = question('touchback', ['seat'], (g, seat) => {
  for (let p = 0; p < g.playerCount; p++) if (canBeGiven(g, seat, p as PlayerId)) g.offer(CHOOSE_PLAYER, p);
  if (g.offered > 0) return;
  for (let p = 0; p < g.playerCount; p++)
    if (g.control(p as PlayerId) === seat && g.onPitch(p as PlayerId)) g.offer(CHOOSE_PLAYER, p);
});
export function giveBall(g: BloodGame): void {
  const player = g.object as PlayerId;
  const ball: BallId = g.newBall(g.square(player));
  if (!canBeGiven(g, g.control(player), player)) return g.become(Bounce, ball);
  takeBall(g, ball, player);
}
