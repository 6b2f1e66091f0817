/** What is answered for a coach who has not asked to be asked: only what the question itself calls obvious. */
import { type Game, verbOf } from '@ironpitch/engine';

/** What a coach may want to be asked all the same: whether dice stay as they lie, whether something is used. */
type Habit = 'rerolls' | 'skills';
const OF_VERB: Readonly<Record<string, Habit>> = {
  keep: 'rerolls',
  face: 'rerolls',
  yes: 'skills',
  reroll: 'skills',
};
/** The obvious answer to the open question; `asked` names the habits that are switched off. */
export const habitual = (g: Game, asked: ReadonlySet<string>): number | undefined => {
  const { obvious } = g;
  const habit = obvious === undefined ? undefined : OF_VERB[verbOf(obvious).name];
  return habit === undefined || asked.has(habit) ? undefined : obvious;
};
