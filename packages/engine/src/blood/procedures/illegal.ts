/** Illegal procedure: what a coach does who forgot the Turn marker and was caught (B16-ILLEGAL). */
import { otherSeat, type Seat } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import { procedure, question } from '../status.ts';
import { END_TURN, KEEP } from '../words.ts';
import { takeTeamReroll } from './rerolls.ts';

/** B16-ILLEGAL-05, -07: who has no re-roll to lose gives one to the other coach. */
export const loseReroll = (g: BloodGame, seat: Seat): boolean => {
  if (takeTeamReroll(g, seat)) {
    g.events?.push({ type: 'lostReroll', seat });
    return true;
  }
  g.setRerolls(otherSeat(seat), g.rerolls(otherSeat(seat)) + 1);
  g.events?.push({ type: 'gainedReroll', seat: otherSeat(seat) });
  return false;
};

/** B16-ILLEGAL-03: ends the turn, or plays on and pays. */
export const AskCall = question(
  'illegalProcedure',
  ['seat'],
  g => {
    g.offer(KEEP);
    g.offer(END_TURN);
  },
  { decline: KEEP, onTheWay: true, breaksIn: true },
);
export const AnswerCall = procedure('AnswerCall', ['seat'], [ask, answer]);
function ask(g: BloodGame, seat: Seat): void {
  g.ask(AskCall, seat, seat);
}
function answer(g: BloodGame, seat: Seat): void {
  if (g.answered(END_TURN)) return g.causeTurnover('illegalProcedure');
  if (loseReroll(g, seat) && g.rerollsUsed === 0) g.rerollsUsed = 1; // B16-ILLEGAL-04
  moveMarker(g, seat);
}
/** B16-TURN-05 */
export const moveMarker = (g: BloodGame, seat: Seat): void => {
  g.markerMoved = true;
  g.setTurn(seat, g.turn(seat) + 1);
  g.events?.push({ type: 'turnStarted', seat, turn: g.turn(seat), half: g.half });
};
