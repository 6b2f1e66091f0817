/** The Mutations. */

import type { BloodGame } from '../../../game.ts';
import type { Matter } from '../../../moments.ts';
import { Blocking } from '../../../procedures/strength.ts';
import { Appal } from '../../../skills/attacks.ts';
import { areOpponents } from '../../../skills/conditions.ts';
import { describeHold, Hold } from '../../../skills/grips.ts';
import { CHOMP, CHOMPED, Harm } from '../../../words.ts';
import { Chomp, ChompAction, isAnybodyLetGo, loosenJaws, mayChomp, offerChomps, openJaws } from './chomp.ts';
import { ofCategory } from './entry.ts';

/** B25-SKILL-FOULAPPEARANCE-01: every block that is chosen, another one against the same opponent too. */
const isChosen = (_g: BloodGame, m: Matter): boolean => !(m.flags & Blocking.careering);

export const mutations = ofCategory('mutation', {
  bigHand: {
    name: 'Big Hand',
    rule: 'B25-SKILL-BIGHAND-01',
    ignoresZones: ['pickUp'],
    shrugsOff: { pouringRain: ['pickUp', 'secureBall'] },
  },
  claws: {
    name: 'Claws',
    rule: 'B25-SKILL-CLAWS-01',
    worksDown: true,
    harm: [{ whose: 'by', of: Harm.block, breaksAtNatural: 8, when: areOpponents }],
  },
  disturbingPresence: {
    name: 'Disturbing Presence',
    rule: 'B25-SKILL-DISTURBINGPRESENCE-01',
    worksDown: true,
    compulsory: true,
    imposes: [{ rolls: ['pass', 'throwTeammate', 'intercept', 'catch'], by: -1, on: 3 }],
  },
  extraArms: {
    name: 'Extra Arms',
    rule: 'B25-SKILL-EXTRAARMS-01',
    modifiers: [
      { roll: 'catch', by: 1 },
      { roll: 'pickUp', by: 1 },
      { roll: 'intercept', by: 1 },
    ],
  },
  foulAppearance: {
    name: 'Foul Appearance',
    rule: 'B25-SKILL-FOULAPPEARANCE-01',
    worksDown: true,
    compulsory: true,
    uses: [{ at: 'beforeAttack', who: 'target', when: isChosen, with: Appal, unasked: true }],
    rolls: { foulAppearance: { needs: 2 } },
  },
  horns: {
    name: 'Horns',
    rule: 'B25-SKILL-HORNS-01',
    strength: [{ by: 1, when: flags => (flags & Blocking.blitz) !== 0 }],
  },
  ironHardSkin: {
    name: 'Iron Hard Skin',
    rule: 'B25-SKILL-IRONHARDSKIN-01',
    worksDown: true,
    is: ['hardSkinned'],
  },
  monstrousMouth: {
    name: 'Monstrous Mouth',
    rule: 'B25-SKILL-MONSTROUSMOUTH-01',
    cancels: [{ skills: ['stripBall'] }], // B25-SKILL-MONSTROUSMOUTH-05
    ownAction: { action: 'chomp', may: mayChomp, procedure: ChompAction },
    activities: [
      {
        verb: CHOMP,
        during: ['blitz'],
        offer: offerChomps,
        block: true,
        costs: 1,
        goesOn: true, // B25-SKILL-MONSTROUSMOUTH-03
        procedure: Chomp,
      },
    ],
    rolls: { chomp: { needs: 3 } },
    // B25-SKILL-MONSTROUSMOUTH-02
    uses: [
      ...(['left', 'beforeAttack', 'movedBack', 'activationOver', 'effectsEnded', 'atRest'] as const).map(at => ({
        at,
        who: 'anybody' as const,
        about: CHOMPED,
        when: isAnybodyLetGo,
        does: openJaws,
        unasked: true as const,
        silent: true as const,
      })),
      { at: 'teammateTaken', who: 'target', does: loosenJaws, unasked: true, silent: true },
    ],
  },
  prehensileTail: {
    name: 'Prehensile Tail',
    rule: 'B25-SKILL-PREHENSILETAIL-01',
    imposes: [{ rolls: ['dodge', 'jump'], by: -1, on: 'leavers', once: true }],
  },
  tentacles: {
    name: 'Tentacles',
    rule: 'B25-SKILL-TENTACLES-01',
    uses: [{ at: 'leaving', who: 'marker', with: Hold, unasked: true }],
    rolls: { tentacles: { needs: 6, describe: describeHold } },
  },
  twoHeads: {
    name: 'Two Heads',
    rule: 'B25-SKILL-TWOHEADS-01',
    modifiers: [{ roll: 'dodge', by: 1 }],
  },
  veryLongLegs: {
    name: 'Very Long Legs',
    rule: 'B25-SKILL-VERYLONGLEGS-01',
    modifiers: [
      { roll: 'jump', by: 1 },
      { roll: 'intercept', by: 2 }, // B25-SKILL-VERYLONGLEGS-02
    ],
    cancels: [{ skills: ['cloudBurster'] }], // B25-SKILL-VERYLONGLEGS-03
  },
});
