/** The Strength skills of Blood Bowl 2025, in our own words. */
import { type Named, words } from '../../../shape.ts';

export const strength = words<Named>()({
  guard: { name: 'Guard', does: 'Assists blocks, for either side of them, however many opponents mark it.' },
  mightyBlow: {
    name: 'Mighty Blow',
    does: '+1 on the Armour roll or on the Injury roll against whoever it knocks down in a block.',
  },
});
