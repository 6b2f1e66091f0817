/** The Strength skills. */
import { areOpponents } from '../../../skills/conditions.ts';
import { Harm } from '../../../words.ts';
import { ofCategory } from './entry.ts';

export const strength = ofCategory('strength', {
  guard: {
    name: 'Guard',
    rule: 'B25-SKILL-GUARD-01',
    text: 'Assists blocks, for either side of them, however many opponents mark it.',
    ignoresZones: ['assist'],
  },
  mightyBlow: {
    name: 'Mighty Blow',
    rule: 'B25-SKILL-MIGHTYBLOW-01',
    text: '+1 on the Armour roll or on the Injury roll against whoever it knocks down in a block.',
    harm: [{ whose: 'by', of: Harm.block, bonus: 1, when: areOpponents }],
  },
});
