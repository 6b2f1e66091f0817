/** New balls: which kind, through which Trapdoor, and where they Bounce. */

import { D6 } from '../../dice/dice.ts';
import { type BallId, HOME, type Seat, type Square } from '../../words.ts';
import { bounce } from '../ball.ts';
import type { BlitzGame } from '../game.ts';
import { columnsFromHome, GRID } from '../pitches.ts';
import { procedure, question } from '../status.ts';
import { BALL, BALL_KINDS, BallKind } from '../words.ts';
import { clearTrapdoor } from './actions/moves.ts';

/** BU-OQ-42: an ordinary ball always, a special one while no other of its kind is in play. */
const AskBall = question(
  'ballKind',
  ['seat'],
  g => {
    for (let kind = 0; kind < BALL_KINDS.length; kind++)
      if (kind === BallKind.ordinary || !kindInPlay(g, kind)) g.offer(BALL, kind);
  },
  { onTheWay: true },
);
const kindInPlay = (g: BlitzGame, kind: number): boolean => {
  for (let b = 0; b < g.ballCount; b++) if (g.inPlay(b as BallId) && g.ballKind(b as BallId) === kind) return true;
  return false;
};
/** BU-NEWBALL-02: equal chances among several. */
export const evenTrapdoor = (g: BlitzGame): Square => {
  const { trapdoors } = g.pitch;
  return trapdoors[trapdoors.length === 1 ? 0 : g.pick(trapdoors.length)] as Square;
};
/** B22-NEWBALL-01, B22-SETUP-04 to -06, B22-OQ-01: a D6 of the coach, 1-3 for the Trapdoor that comes first. */
export const rolledTrapdoor = (g: BlitzGame, seat: Seat, when: 'setUp' | 'newBall'): Square => {
  const { trapdoors } = g.pitch;
  if (trapdoors.length === 1) return trapdoors[0] as Square;
  const fromHome = (sq: Square): number => columnsFromHome(seat, sq);
  const leftward = (sq: Square): number => (seat === HOME ? GRID.row(sq) : -GRID.row(sq));
  const [first, second] = when === 'setUp' ? [fromHome, leftward] : [leftward, fromHome];
  const inOrder = [...trapdoors].sort((a, b) => first(a) - first(b) || second(a) - second(b));
  return inOrder[g.roll(D6) <= 3 ? 0 : 1] as Square;
};
/** `seat` chooses the ball where special balls are used; `option` 1: it Bounces at once (all but the first of a match). */
export const NewBall = procedure('NewBall', ['seat', 'option'], [askBall, enter]);
function askBall(g: BlitzGame, seat: Seat): void {
  if (g.rules.options.balls) g.ask(AskBall, seat, seat);
}
/** BU-NEWBALL-03 to -06, BU-SETUP-13 */
function enter(g: BlitzGame, seat: Seat, bounces: number): void {
  const kind = g.rules.options.balls ? g.object : BallKind.ordinary;
  const trapdoor = g.rules.edition.trapdoor(g, seat, bounces ? 'newBall' : 'setUp');
  clearTrapdoor(g, trapdoor, g.rules.edition.newBallTakesLooseBall);
  const ball = g.newBall(trapdoor, kind);
  g.forgetBall(ball);
  g.events?.push({ type: 'ballPlaced', ball, kind: BALL_KINDS[kind] as string, to: trapdoor });
  if (bounces) bounce(g, ball, trapdoor);
}
