/** The General skills. */

import { NOBODY } from '../../../../words.ts';
import { AGAIN } from '../../../moments.ts';
import { Following, Stays } from '../../../procedures/block.ts';
import { dropBall } from '../../../procedures/prone.ts';
import { Blocking } from '../../../procedures/strength.ts';
import { facesStronger, SummonCourage } from '../../../skills/attacks.ts';
import { facesOpponent, mayBlockAgain, wantsDown } from '../../../skills/conditions.ts';
import { canFollow, Shadow } from '../../../skills/grips.ts';
import { KickOffReturn, ShortKick } from '../../../skills/kicking.ts';
import { PassBlock } from '../../../skills/passblock.ts';
import { rollPro } from '../../../skills/rerolls.ts';
import { Once } from '../../../skills/use.ts';
import { Face, Harm } from '../../../words.ts';
import { ofCategory } from './entry.ts';

const NEVER = 7;

export const general = ofCategory('general', {
  block: {
    name: 'Block',
    rule: 'B16-SKILL-10',
    text: 'If this player uses it, Both Down does not knock it down.',
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
  dauntless: {
    name: 'Dauntless',
    rule: 'B16-XSKILL-08',
    text: 'Blocking a stronger opponent: if D6 plus own Strength beats the opponent’s, both count as equally strong.',
    uses: [
      {
        at: 'beforeAttack',
        who: 'player',
        when: (g, m) => facesOpponent(g, m) && facesStronger(g, m),
        with: SummonCourage,
        obvious: true,
      },
    ],
    strength: [{ by: 'what it lacks', when: how => (how & Blocking.brave) !== 0 }],
    rolls: {
      dauntless: {
        needs: 0,
        describe: (_g, sheet, _player, _to, gap) => {
          sheet.target = gap + 1; // by how much the opponent is stronger
          sheet.sureNatural = NEVER;
        },
      },
    },
  },
  dirtyPlayer: {
    name: 'Dirty Player',
    rule: 'B16-XSKILL-10',
    text: 'Its own fouls have +1 on the Armour roll or on the Injury roll, whichever helps.',
    harm: [{ whose: 'by', of: Harm.foul, bonus: 1 }],
  },
  fend: {
    name: 'Fend',
    rule: 'B16-SKILL-14',
    text: 'Whoever blocks this player may not follow up.',
    uses: [
      {
        at: 'followUp',
        who: 'target',
        when: (g, m) => m.value !== Following.barred && facesOpponent(g, m),
        becomes: () => Following.barred,
        obvious: true,
      },
    ],
  },
  frenzy: {
    name: 'Frenzy',
    rule: 'B16-XSKILL-17',
    text: 'Must follow up, and must block once more when the opponent was only pushed. In a Blitz that costs another square.',
    compulsory: true,
    uses: [
      {
        at: 'followUp',
        who: 'player',
        when: (_g, m) => m.value === Following.open,
        becomes: () => Following.must,
        silent: true,
      },
      { at: 'blockDone', who: 'player', when: mayBlockAgain, becomes: () => AGAIN, silent: true },
    ],
  },
  kick: {
    name: 'Kick',
    rule: 'B16-XSKILL-46',
    text: 'Set up behind the line and between the wide zones, it may halve how far its side’s kick-off scatters.',
    pauses: { kickFlies: ShortKick },
  },
  kickOffReturn: {
    name: 'Kick-off Return',
    rule: 'B16-XSKILL-47',
    text: 'When its side receives, it may run up to 3 squares while the kick is in the air.',
    pauses: { kickInTheAir: KickOffReturn },
  },
  passBlock: {
    name: 'Pass Block',
    rule: 'B16-XSKILL-51',
    text: 'When an opponent is about to pass, it may run up to 3 squares to get in the way of the throw.',
    uses: [{ at: 'announced', who: 'anybody', with: PassBlock, unasked: true }],
  },
  pro: {
    name: 'Pro',
    rule: 'B16-XSKILL-53',
    text: 'Once a turn it may re-roll one of its own rolls, if a D6 first shows 4 or more.',
    worksDown: true,
    rerolls: { of: 'every', limit: Once.pro, gate: rollPro },
  },
  shadowing: {
    name: 'Shadowing',
    rule: 'B16-XSKILL-28',
    text: 'When an opponent steps out of its tackle zone, it may try to follow into the square left.',
    uses: [
      {
        at: 'left',
        who: 'marker',
        when: (g, m) => g.playerAt(m.from) === NOBODY && canFollow(g, m.owner) && facesOpponent(g, m),
        with: Shadow,
        unasked: true,
      },
    ],
    rolls: { shadowing: {} }, // two dice: `describeGrip`
  },
  stripBall: {
    name: 'Strip Ball',
    rule: 'B16-XSKILL-56',
    text: 'A ball carrier that this player pushes back lets go of the ball.',
    uses: [
      {
        at: 'movedBack',
        who: 'player',
        when: (g, m) => m.value === Face.pushed && g.onPitch(m.target) && g.holdsBall(m.target) && facesOpponent(g, m),
        does: (g, m) => dropBall(g, m.target), // where it was pushed to
        unasked: true,
      },
    ],
  },
  sureHands: {
    name: 'Sure Hands',
    rule: 'B16-SKILL-26',
    text: 'Re-rolls a failed pick-up. Strip Ball does nothing against this player.',
    rerolls: { of: ['pickUp'] },
    cancels: [{ skills: ['stripBall'] }], // B16-SKILL-27
  },
  tackle: {
    name: 'Tackle',
    rule: 'B16-XSKILL-34',
    text: 'Opponents may not use Dodge to get away from this player, nor when it blocks them.',
    cancels: [{ skills: ['dodge'], when: facesOpponent }],
  },
  wrestle: {
    name: 'Wrestle',
    rule: 'B16-XSKILL-58',
    text: 'On Both Down it may pull both players to the ground instead: no armour is rolled for either.',
    uses: [
      {
        at: 'bothDown',
        who: 'either',
        when: (_g, m) => m.value === 0,
        becomes: () => Stays.bothProne,
        wise: wantsDown,
      },
    ],
  },
});
