/** What a click on the pitch means in Blitz Bowl: who may be taken in hand, and what was wished for in vain. */
import type { Plan, PlayerView, QuestionView, SquareName } from '@ironpitch/table';
import { wishesBy } from '../match/wishes.ts';
import { areNeighbours } from '../pitch/geometry.ts';
import { actionOf } from './words.ts';

export const blitzCanAct = (question: QuestionView, player: PlayerView): boolean =>
  question.choices.some(choice => choice.object === player.id && actionOf(choice.verb) !== null);

export const blitzWishes = wishesBy({ first: ['run', 'mark', 'block'], mate: 'throw', opponent: () => 'mark' });

const MARKS: ReadonlySet<string> = new Set(['mark', 'freeMark']);
/** A click on an opponent is a Mark that ends beside it, by the shortest way. */
export const blitzMarksBeside = (plans: readonly Plan[], square: SquareName): readonly Plan[] =>
  plans
    .filter(plan => MARKS.has(plan.verb) && plan.to !== null && areNeighbours(plan.to, square))
    .sort((a, b) => a.path.length - b.path.length);
