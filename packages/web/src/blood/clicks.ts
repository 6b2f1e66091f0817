/** What a click on the pitch means in Blood Bowl: who may be taken in hand, and what was wished for in vain. */
import type { PlayerView, QuestionView } from '@ironpitch/table';
import { wishesBy } from '../match/wishes.ts';
import { isDeed } from './words.ts';

const PLACING: ReadonlySet<string> = new Set(['setUp', 'setUpPlayer']);
export const bloodCanAct = (question: QuestionView, player: PlayerView): boolean =>
  PLACING.has(question.name)
    ? player.side === question.side && (player.square !== null || player.box === 'reserves')
    : question.choices.some(choice => choice.object === player.id && isDeed(question, choice));

export const bloodWishes = wishesBy({
  first: ['move', 'block', 'blitz'],
  mate: 'pass',
  opponent: there => (there.posture === 'standing' ? 'blitz' : 'foul'),
});
