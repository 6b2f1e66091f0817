/** The Agility skills of Blood Bowl 2025, in our own words. */
import { type Named, words } from '../../../shape.ts';

export const agility = words<Named>()({
  catch: { name: 'Catch', does: 'May re-roll a failed attempt to catch the ball.' },
  dodge: {
    name: 'Dodge',
    does: 'Once a turn it may re-roll a failed Dodge. When it is blocked, Stumble is only a Push Back.',
  },
});
