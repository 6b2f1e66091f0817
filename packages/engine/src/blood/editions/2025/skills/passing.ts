/** The Passing skills. */
import { ofCategory } from './entry.ts';

export const passing = ofCategory('passing', {
  pass: {
    name: 'Pass',
    rule: 'B25-SKILL-PASS-01',
    rerolls: { of: ['pass'] },
  },
});
