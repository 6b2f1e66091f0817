/** What a click on the pitch means in Blitz Bowl: who may be taken in hand, and what was wished for in vain. */
import type { PlayerView, QuestionView } from '@ironpitch/table';
import { wishesBy } from '../match/wishes.ts';
import { actionOf } from './words.ts';

export const blitzCanAct = (question: QuestionView, player: PlayerView): boolean =>
  question.choices.some(choice => choice.object === player.id && actionOf(choice.verb) !== null);

export const blitzWishes = wishesBy({ first: ['run', 'mark', 'block'], mate: 'throw', opponent: () => 'mark' });
