/** The Strength skills. */
import { areOpponents } from '../../../skills/conditions.ts';
import { Harm } from '../../../words.ts';
import { ofCategory } from './entry.ts';

export const strength = ofCategory('strength', {
  guard: {
    name: 'Guard',
    rule: 'B25-SKILL-GUARD-01',
    ignoresZones: ['assist'],
  },
  mightyBlow: {
    name: 'Mighty Blow',
    rule: 'B25-SKILL-MIGHTYBLOW-01',
    harm: [{ whose: 'by', of: Harm.block, bonus: 1, when: areOpponents }],
  },
});
