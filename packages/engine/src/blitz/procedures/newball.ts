/** New balls: which kind, through which Trapdoor, and where they Bounce. */
import type { BallId, Seat, Square } from '../../words.ts';
import { bounce } from '../ball.ts';
import type { BlitzGame } from '../game.ts';
import { procedure, question } from '../status.ts';
import { BALL, BALL_KINDS, BallKind } from '../words.ts';
import { clearTrapdoor } from './actions/moves.ts';

/** BU-OQ-42: an ordinary ball always, a special one while no other of its kind is in play. */
const AskBall = question('ballKind', ['seat'], g => {
  for (let kind = 0; kind < BALL_KINDS.length; kind++)
    if (kind === BallKind.ordinary || !kindInPlay(g, kind)) g.offer(BALL, kind);
});
const kindInPlay = (g: BlitzGame, kind: number): boolean => {
  for (let b = 0; b < g.ballCount; b++) if (g.inPlay(b as BallId) && g.ballKind(b as BallId) === kind) return true;
  return false;
};
/** BU-NEWBALL-02: equal chances among several. */
export const randomTrapdoor = (g: BlitzGame): Square => {
  const { trapdoors } = g.pitch;
  return trapdoors[trapdoors.length === 1 ? 0 : g.pick(trapdoors.length)] as Square;
};
/** `seat` chooses the ball where special balls are used; `option` 1: it Bounces at once (all but the first of a match). */
export const NewBall = procedure('NewBall', ['seat', 'option'], [askBall, enter]);
function askBall(g: BlitzGame, seat: Seat): void {
  if (g.rules.options.balls) g.ask(AskBall, seat, seat);
}
/** BU-NEWBALL-03 to -06, BU-SETUP-13 */
function enter(g: BlitzGame, _seat: Seat, bounces: number): void {
  const kind = g.rules.options.balls ? g.object : BallKind.ordinary;
  const trapdoor = randomTrapdoor(g);
  clearTrapdoor(g, trapdoor);
  const ball = g.newBall(trapdoor, kind);
  g.forgetBall(ball);
  g.events?.push({ type: 'ballPlaced', ball, kind: BALL_KINDS[kind] as string, to: trapdoor });
  if (bounces) bounce(g, ball, trapdoor);
}
