/** The texts of the small edition for tests (packages/engine/test/blood/edition.ts): a made-up skill is its entry and this. */
import { edition as blood2016 } from '../src/en/editions/blood-2016.ts';
import type { Edition, Named } from '../src/shape.ts';

export const showOffWords: Named = {
  name: 'Show-off',
  does: 'Once a turn, when its Action is over, it may bow to the crowd: on 4 or more a thousand fans more are watching. +1 to pick up the ball, and one failed pick-up or bow a turn is rolled again.',
};
export const testEditionWords: Edition = { skills: { ...blood2016.skills, showOff: showOffWords }, cards: {} };
