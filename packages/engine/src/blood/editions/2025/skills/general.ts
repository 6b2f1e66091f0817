/** The General skills. */
import { Stays } from '../../../procedures/block.ts';
import { facesOpponent } from '../../../skills/conditions.ts';
import { ofCategory } from './entry.ts';

export const general = ofCategory('general', {
  block: {
    name: 'Block',
    rule: 'B25-SKILL-BLOCK-01',
    text: 'When Both Down is applied, this player may choose not to be Knocked Down.',
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
    text: 'May re-roll a failed attempt to pick up the ball, but not one to secure it.',
    rerolls: { of: ['pickUp'] },
  },
  tackle: {
    name: 'Tackle',
    rule: 'B25-SKILL-TACKLE-01',
    text: 'Opponents may not use Dodge to get away from this player, nor when it blocks them.',
    cancels: [{ skills: ['dodge'], when: facesOpponent }],
  },
});
