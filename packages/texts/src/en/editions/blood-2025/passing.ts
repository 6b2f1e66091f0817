/** The Passing skills of Blood Bowl 2025, in our own words. */
import { type Named, words } from '../../../shape.ts';

export const passing = words<Named>()({
  pass: { name: 'Pass', does: 'May re-roll a failed Passing Ability test of its own Pass Action.' },
});
