/** The Agility skills. */
import { Once } from '../../../skills/use.ts';
import { Face } from '../../../words.ts';
import { ofCategory } from './entry.ts';

export const agility = ofCategory('agility', {
  catch: {
    name: 'Catch',
    rule: 'B25-SKILL-CATCH-01',
    rerolls: { of: ['catch'] },
  },
  dodge: {
    name: 'Dodge',
    rule: 'B25-SKILL-DODGE-01',
    rerolls: { of: ['dodge'], limit: Once.dodge },
    uses: [
      {
        at: 'faceCounts',
        who: 'target',
        when: (_g, m) => m.value === Face.defenderStumbles,
        becomes: () => Face.pushed,
        obvious: true,
      },
    ],
  },
});
