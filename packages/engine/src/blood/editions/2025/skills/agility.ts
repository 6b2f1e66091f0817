/** The Agility skills. */
import { Once } from '../../../skills/use.ts';
import { Face } from '../../../words.ts';
import { ofCategory } from './entry.ts';

export const agility = ofCategory('agility', {
  catch: {
    name: 'Catch',
    rule: 'B25-SKILL-CATCH-01',
    text: 'May re-roll a failed attempt to catch the ball.',
    rerolls: { of: ['catch'] },
  },
  dodge: {
    name: 'Dodge',
    rule: 'B25-SKILL-DODGE-01',
    text: 'Once a turn it may re-roll a failed Dodge. When it is blocked, Stumble is only a Push Back.',
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
