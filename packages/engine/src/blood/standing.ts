/** Answers that may come at any time: conceding, the clock, and calls of illegal procedure (B16-CONCEDE, B16-TIME, B16-ILLEGAL). */
import { type Verb, verbOf } from '../kernel/question.ts';
import { BadInput, otherSeat, SEATS, type Seat } from '../words.ts';
import type { BloodGame } from './game.ts';
import { AnswerCall, AskCall, loseReroll } from './procedures/illegal.ts';
import { CALL_ILLEGAL, CONCEDE, END_TURN, STOP, TIME_UP } from './words.ts';

export const standing = (g: BloodGame, verb: Verb, seat: Seat): void => {
  if (verb === CONCEDE) return concede(g, seat);
  if (verb === TIME_UP) return timeUp(g, seat);
  if (verb === CALL_ILLEGAL) return callIllegal(g, seat);
  throw new BadInput(`"${verb.name}" is no answer in ${g.rules.edition.id}`);
};
const TWO = 2;
/** B16-OQ-92: the other coach wins, by one Touchdown at least; B25-PRIN-CONC-02: to nil, by two at least. */
const concede = (g: BloodGame, seat: Seat): void => {
  const winner = otherSeat(seat);
  g.events?.push({ type: 'conceded', seat });
  if (g.rules.edition.concession === 'twoNil') {
    g.setScore(winner, Math.max(TWO, g.score(winner)));
    g.setScore(seat, 0);
  } else if (g.score(winner) <= g.score(seat)) g.setScore(winner, g.score(seat) + 1);
  g.finishMatch(winner, 'concession');
};
/** B16-TIME-01, -02, B16-OQ-71: the roll in progress is finished, then the turn is over. */
const timeUp = (g: BloodGame, seat: Seat): void => {
  if (!g.rules.options.timeLimit) throw new BadInput('there is no time limit in this match; the option is timeLimit');
  if (g.active !== seat) throw new BadInput(`it is not ${SEATS[seat]}'s turn: their time is not running`);
  g.causeTurnover('timeUp');
  endWhatCanEnd(g, seat);
};
const LEGAL = new Int16Array(512);
/** Answers questions that the coach may simply end, until something else is asked or the turn is over. */
const endWhatCanEnd = (g: BloodGame, seat: Seat): void => {
  while (!g.over && g.turnover !== 0 && g.asked === seat) {
    const count = g.legal(LEGAL);
    const end = LEGAL.subarray(0, count).find(a => verbOf(a) === STOP || verbOf(a) === END_TURN);
    if (end === undefined) return;
    g.choose(end);
  }
};
const callIllegal = (g: BloodGame, caller: Seat): void => {
  if (!g.rules.options.illegalProcedure)
    throw new BadInput('illegal procedure is not in use in this match; the option is illegalProcedure');
  if (g.active !== otherSeat(caller)) throw new BadInput("illegal procedure is called in the other coach's turn");
  if (g.question === AskCall) throw new BadInput('illegal procedure has been called, and is still to be answered');
  if (g.markerMoved || !g.playBegun) return punishWrongCall(g, caller);
  g.events?.push({ type: 'illegalProcedure', seat: caller, right: true });
  g.interpose(AnswerCall, otherSeat(caller));
};
/** B16-ILLEGAL-07 */
const punishWrongCall = (g: BloodGame, caller: Seat): void => {
  g.events?.push({ type: 'illegalProcedure', seat: caller, right: false });
  loseReroll(g, caller);
};
