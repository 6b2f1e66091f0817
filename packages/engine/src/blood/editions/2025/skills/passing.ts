/** The Passing skills. */
import { ofCategory } from './entry.ts';

export const passing = ofCategory('passing', {
  pass: {
    name: 'Pass',
    rule: 'B25-SKILL-PASS-01',
    text: 'May re-roll a failed Passing Ability test of its own Pass Action.',
    rerolls: { of: ['pass'] },
  },
});
