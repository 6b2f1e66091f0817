/** Which answers play a card: nobody counts on what a coach may hold. */
import { objectOf, verbOf } from '@ironpitch/engine';

/** Cards are played, and one of them is a re-roll (BU-BONUS-20). */
export const isCard = (answer: number): boolean => {
  const { name, object } = verbOf(answer);
  return name === 'play' || (name === 'reroll' && Array.isArray(object) && object[objectOf(answer)] === 'rawTalent');
};
