/** What is answered in Blood Bowl for a person who has not asked to be asked: the obvious, and what most coaches do. */
import { type Answer, answerOf, blood, type PlayerId } from '@ironpitch/engine';
import { usual } from '../habit.ts';

type BloodGame = blood.BloodGame;

/** `always` names the habits a person does not want: `rerolls`, `skills`, `followUp`, `push`, `cards`. */
export const habitFor = (g: BloodGame, always: ReadonlySet<string>): Answer | undefined => {
  switch (g.question.name) {
    case 'followUp':
      return always.has('followUp') ? undefined : 'yes';
    case 'push':
      return always.has('push') ? undefined : straightBack(g);
    case 'specialPlay':
      return always.has('cards') || g.declining === undefined ? undefined : g.nameAnswer(g.declining);
    default:
      return usual(g, always);
  }
};
/** The square behind the pushed player, as seen from whoever pushes. */
const straightBack = (g: BloodGame): Answer | undefined => {
  const [by, pushed] = [g.square(g.about(0) as PlayerId), g.square(g.about(1) as PlayerId)];
  const { grid } = g;
  const behind = grid.at(2 * grid.column(pushed) - grid.column(by), 2 * grid.row(pushed) - grid.row(by));
  return behind >= 0 && g.isLegal(answerOf(blood.TO, behind)) ? { to: g.squareName(behind) } : undefined;
};
