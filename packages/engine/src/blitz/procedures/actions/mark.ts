/** The Mark Action: one or two squares that end next to a standing Opponent. */
import { NOBODY, otherSeat, type PlayerId, type Square } from '../../../words.ts';
import { moveInto } from '../../ball.ts';
import type { BlitzGame } from '../../game.ts';
import { procedure, question } from '../../status.ts';
import { Grant, MARKS_FURTHER, Moment, TO } from '../../words.ts';
import { markLeads, markSquares } from '../marking.ts';
import { PlayMoment } from '../moments.ts';

/** One square of a Mark: only squares from which it can still end Marking an Opponent are offered. */
const AskMarkStep = question('markStep', ['player', 'left', 'runner'], (g, player, left, runner) => {
  const seat = g.control(player);
  const open = g.pitch.open;
  for (let i = g.square(player) * 8, end = i + 8; i < end; i++)
    if (markLeads(g, seat, open[i] as Square, left - 1, runner)) g.offer(TO, open[i]);
});

/** `runner`: the Opponent that Intervention demands to be Marked. */
export const Mark = procedure('Mark', ['player', 'option'], ['left', 'runner'], [beforeMark, measure, askStep, step]);
function beforeMark(g: BlitzGame, player: PlayerId, option: number): void {
  g.keep('runner', option === Grant.intervention ? g.factTarget : NOBODY);
  g.call(PlayMoment, Moment.beforeMark, g.control(player), player, g.square(player), option);
}
function measure(g: BlitzGame, player: PlayerId): void {
  g.keep('left', markSquares(g, g.isAffected(player, MARKS_FURTHER)));
}
function askStep(g: BlitzGame, player: PlayerId, _option: number, left: number, runner: PlayerId): void {
  g.ask(AskMarkStep, g.control(player), player, left, runner);
}
/** BU-MARK-04: next to a standing Opponent the move ends at once. */
function step(g: BlitzGame, player: PlayerId, _option: number, left: number): void {
  moveInto(g, player, g.object as Square);
  if (g.reach(otherSeat(g.control(player)), g.square(player)) > 0) return g.finish();
  g.keep('left', left - 1);
  g.goto(askStep);
}
