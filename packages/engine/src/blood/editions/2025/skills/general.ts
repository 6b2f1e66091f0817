/** The General skills. */
import type { BloodGame } from '../../../game.ts';
import { AGAIN, type Matter } from '../../../moments.ts';
import { Following, Stays } from '../../../procedures/block.ts';
import { Blocking } from '../../../procedures/strength.ts';
import { facesBornStronger, MusterCourage } from '../../../skills/attacks.ts';
import { facesOpponent, wantsDown } from '../../../skills/conditions.ts';
import { AimShort, isShortKick, rollShortKick } from '../../../skills/kicking.ts';
import { proOn } from '../../../skills/rerolls.ts';
import { Once } from '../../../skills/use.ts';
import { isStanding } from '../../../status.ts';
import { ACTING, Face } from '../../../words.ts';
import { ofCategory } from './entry.ts';
import { KeepFeet } from './steadyfooting.ts';
import { StripBall } from './stripball.ts';

const NEVER = 7;
const PRO_TARGET = 3;
const NO_SECOND_BLOCK = Blocking.again | Blocking.multiple | Blocking.careering;
/** B25-SKILL-FRENZY-02, -04, B25-Q-196: whatever was to push the target, it stands, on its feet by luck or where it was. */
const mayBlockAgain = (g: BloodGame, { target, value, flags }: Matter): boolean =>
  value !== Face.attackerDown && value !== Face.bothDown && isStanding(g, target) && !(flags & NO_SECOND_BLOCK);

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
  dauntless: {
    name: 'Dauntless',
    rule: 'B25-SKILL-DAUNTLESS-01',
    uses: [
      {
        at: 'beforeAttack',
        who: 'player',
        when: (g, m) => facesOpponent(g, m) && facesBornStronger(g, m),
        with: MusterCourage,
        obvious: true,
      },
    ],
    strength: [{ by: 'what it lacks by birth', when: how => (how & Blocking.brave) !== 0 }],
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
  fend: {
    name: 'Fend',
    rule: 'B25-SKILL-FEND-01',
    uses: [
      {
        at: 'followUp',
        who: 'target',
        when: (g, m) => m.value !== Following.barred && !(m.flags & Blocking.careering) && facesOpponent(g, m), // B25-SKILL-FEND-02
        becomes: () => Following.barred,
        obvious: true,
      },
    ],
  },
  frenzy: {
    name: 'Frenzy',
    rule: 'B25-SKILL-FRENZY-01',
    compulsory: true,
    uses: [
      {
        at: 'followUp',
        who: 'player',
        when: (_g, m) => m.value === Following.open,
        becomes: () => Following.must,
        silent: true,
      },
      { at: 'blockDone', who: 'player', when: mayBlockAgain, becomes: () => AGAIN, silent: true }, // B25-SKILL-FRENZY-02
    ],
  },
  kick: {
    name: 'Kick',
    rule: 'B25-SKILL-KICK-01',
    pauses: { kickAimed: AimShort },
    uses: [{ at: 'kickDistance', who: 'anybody', when: isShortKick, rolls: rollShortKick, unasked: true }],
    rerolls: { of: ['puntDirection', 'puntDistance'] }, // B25-SKILL-KICK-02
  },
  pro: {
    name: 'Pro',
    rule: 'B25-SKILL-PRO-01',
    rerolls: {
      of: 'every',
      die: 'any',
      when: (g, player) => g.isAffected(player, ACTING), // B25-SKILL-PRO-03
      limit: Once.pro,
      gate: proOn(PRO_TARGET),
    },
  },
  steadyFooting: {
    name: 'Steady Footing',
    rule: 'B25-SKILL-STEADYFOOTING-01',
    uses: [{ at: 'goingDown', who: 'player', with: KeepFeet, obvious: true }],
    rolls: { steadyFooting: { needs: 6 } },
  },
  stripBall: {
    name: 'Strip Ball',
    rule: 'B25-SKILL-STRIPBALL-01',
    uses: [
      {
        at: 'followedUp',
        who: 'player',
        when: (g, m) => g.holdsBall(m.target) && facesOpponent(g, m),
        with: StripBall,
        obvious: true,
      },
    ],
  },
  sureHands: {
    name: 'Sure Hands',
    rule: 'B25-SKILL-SUREHANDS-01',
    rerolls: { of: ['pickUp'] },
    cancels: [{ skills: ['stripBall'] }], // B25-SKILL-SUREHANDS-02
  },
  tackle: {
    name: 'Tackle',
    rule: 'B25-SKILL-TACKLE-01',
    cancels: [{ skills: ['dodge'], when: facesOpponent }],
  },
  taunt: {
    name: 'Taunt',
    rule: 'B25-SKILL-TAUNT-01',
    uses: [
      {
        at: 'followUp',
        who: 'target',
        when: (g, m) => m.value === Following.open && facesOpponent(g, m),
        becomes: () => Following.must,
      },
    ],
  },
  wrestle: {
    name: 'Wrestle',
    rule: 'B25-SKILL-WRESTLE-01',
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
