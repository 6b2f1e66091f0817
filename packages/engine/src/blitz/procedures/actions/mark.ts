/** The Mark Action: one or two squares that end next to a standing Opponent. */
import { answerOf } from '../../../kernel/question.ts';
import { NOBODY, type PlayerId, type Square } from '../../../words.ts';
import { moveInto } from '../../ball.ts';
import type { BlitzGame } from '../../game.ts';
import { isSomebodyHome, procedure, question } from '../../status.ts';
import { Grant, MARKS_FURTHER, Moment, STOP, TO } from '../../words.ts';
import { endsMark, markGoesOn, markLeads, markSquares } from '../marking.ts';
import { offerPlaysAt } from '../moments.ts';

/** One square of a Mark: only squares from which it can still end Marking an Opponent are offered. */
const AskMarkStep = question(
  'markStep',
  ['player', 'left', 'runner'],
  (g, player, left, runner) => {
    const seat = g.control(player);
    const open = g.pitch.open;
    if (endsMark(g, seat, g.square(player), runner)) g.offer(STOP); // B22-MARK-06
    for (let i = g.square(player) * 8, end = i + 8; i < end; i++)
      if (markLeads(g, seat, open[i] as Square, left - 1, runner)) g.offer(TO, open[i]);
  },
  { decline: STOP, obvious: g => (isSomebodyHome(g) ? answerOf(STOP) : undefined) },
);

/** `runner`: the Opponent that Intervention demands to be Marked. */
export const Mark = procedure('Mark', ['player', 'option'], ['left', 'runner'], [beforeMark, measure, askStep, step]);
function beforeMark(g: BlitzGame, player: PlayerId, option: number): void {
  g.keep('runner', option === Grant.intervention ? g.factTarget : NOBODY);
  offerPlaysAt(g, Moment.beforeMark, g.control(player), player, g.square(player), option);
}
function measure(g: BlitzGame, player: PlayerId): void {
  g.keep('left', markSquares(g, g.isAffected(player, MARKS_FURTHER)));
}
function askStep(g: BlitzGame, player: PlayerId, _option: number, left: number, runner: PlayerId): void {
  g.ask(AskMarkStep, g.control(player), player, left, runner);
}
/** Ends at once next to a standing Opponent (BU-MARK-04), or goes on while squares are left (B22-MARK-02). */
function step(g: BlitzGame, player: PlayerId, _option: number, left: number): void {
  if (g.answered(STOP)) return g.finish();
  moveInto(g, player, g.object as Square);
  if (left === 1 || !markGoesOn(g, g.control(player), g.square(player))) return g.finish();
  g.keep('left', left - 1);
  g.goto(askStep);
}
