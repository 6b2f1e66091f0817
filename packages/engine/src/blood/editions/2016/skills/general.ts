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
import { isRooted } from '../../../status.ts';
import { Face, Harm } from '../../../words.ts';
import { ofCategory } from './entry.ts';

const NEVER = 7;

export const general = ofCategory('general', {
  block: {
    name: 'Block',
    rule: 'B16-SKILL-10',
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
    harm: [{ whose: 'by', of: Harm.foul, bonus: 1 }],
  },
  fend: {
    name: 'Fend',
    rule: 'B16-SKILL-14',
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
    pauses: { kickFlies: ShortKick },
  },
  kickOffReturn: {
    name: 'Kick-off Return',
    rule: 'B16-XSKILL-47',
    pauses: { kickInTheAir: KickOffReturn },
  },
  passBlock: {
    name: 'Pass Block',
    rule: 'B16-XSKILL-51',
    uses: [{ at: 'announced', who: 'anybody', with: PassBlock, unasked: true }],
  },
  pro: {
    name: 'Pro',
    rule: 'B16-XSKILL-53',
    worksDown: true,
    rerolls: { of: 'every', limit: Once.pro, gate: rollPro },
  },
  shadowing: {
    name: 'Shadowing',
    rule: 'B16-XSKILL-28',
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
    rerolls: { of: ['pickUp'] },
    cancels: [{ skills: ['stripBall'] }], // B16-SKILL-27
  },
  tackle: {
    name: 'Tackle',
    rule: 'B16-XSKILL-34',
    cancels: [{ skills: ['dodge'], when: facesOpponent }],
  },
  wrestle: {
    name: 'Wrestle',
    rule: 'B16-XSKILL-58',
    uses: [
      {
        at: 'bothDown',
        who: 'either',
        when: (g, m) => m.value === 0 && !isRooted(g, m.owner), // B16-XSKILL-35
        becomes: () => Stays.bothProne,
        wise: wantsDown,
      },
    ],
  },
});
