/** Why an answer is refused, whatever the game. */
import type { CommonReasons } from '@ironpitch/engine';
import type { RefusalSentences } from '../refusal.ts';

export const refusals: RefusalSentences<CommonReasons> = {
  matchOver: () => 'the match is over',
  unknownAnswer: () => 'there is no such answer in this match',
  notAsked: () => 'that is not what is being asked',
};
