/** The General skills. */
import { Stays } from '../../../procedures/block.ts';
import { facesOpponent } from '../../../skills/conditions.ts';
import { ofCategory } from './entry.ts';

export const general = ofCategory('general', {
  block: {
    name: 'Block',
    rule: 'B25-SKILL-BLOCK-01',
    uses: [
      {
        at: 'bothDown',
        who: 'either',
        when: (_g, m) => m.value !== Stays.bothProne,
        becomes: (_g, m) => m.value | (m.owner === m.player ? Stays.attacker : Stays.defender),
        obvious: true,
      },
    ],
  },
  sureHands: {
    name: 'Sure Hands',
    rule: 'B25-SKILL-SUREHANDS-01',
    rerolls: { of: ['pickUp'] },
  },
  tackle: {
    name: 'Tackle',
    rule: 'B25-SKILL-TACKLE-01',
    cancels: [{ skills: ['dodge'], when: facesOpponent }],
  },
});
