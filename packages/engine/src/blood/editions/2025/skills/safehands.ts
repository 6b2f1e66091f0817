/** Safe Pair of Hands: where the ball goes that its carrier puts down (B25-SKILL-SAFEPAIROFHANDS-01). */
import { NO_BALL, NOBODY, NOWHERE, type PlayerId, type Square } from '../../../../words.ts';
import type { BloodGame } from '../../../game.ts';
import type { Matter } from '../../../moments.ts';
import { stepFrom } from '../../../pitch.ts';
import { USE } from '../../../skills/use.ts';
import { isWitless, procedure, question } from '../../../status.ts';
import { NO, TO } from '../../../words.ts';

const isFree = (g: BloodGame, sq: Square): boolean =>
  sq !== NOWHERE && g.playerAt(sq) === NOBODY && g.looseBallAt(sq) === NO_BALL;
/** Its owner may be down by now, but must have had its wits when it went down; it may be one that never gives the ball away (B25-Q-193). */
export const canPutDown = (g: BloodGame, { owner, from, value }: Matter): boolean => {
  if (value !== NOWHERE || isWitless(g, owner)) return false;
  for (let d = 0; d < 8; d++) if (isFree(g, stepFrom(from, d))) return true;
  return false;
};
const AskPutDown = question(
  'putBallDown',
  ['player', 'from'],
  (g, _player, from) => {
    g.offer(NO);
    for (let d = 0; d < 8; d++) {
      const to = stepFrom(from, d);
      if (isFree(g, to)) g.offer(TO, to);
    }
  },
  { decline: NO, onTheWay: true, breaksIn: true },
);
/** Leaves in `g.result` the square, or NOWHERE. */
export const PutDown = procedure('PutDown', USE, [askPutDown, putDown]);
function askPutDown(g: BloodGame, player: PlayerId): void {
  g.ask(AskPutDown, g.control(player), player, g.slot('from'));
}
function putDown(g: BloodGame, player: PlayerId): void {
  g.result = NOWHERE;
  if (g.answered(NO)) return;
  g.events?.push({ type: 'skillUsed', player, skill: 'safePairOfHands' });
  g.result = g.object;
}
