/** The Mutations. */
import { Blocking } from '../../../procedures/strength.ts';
import { Appal, isFirstSight } from '../../../skills/attacks.ts';
import { areOpponents } from '../../../skills/conditions.ts';
import { Tentacles } from '../../../skills/grips.ts';
import { Harm } from '../../../words.ts';
import { ofCategory } from './entry.ts';

export const mutation = ofCategory('mutation', {
  bigHand: {
    name: 'Big Hand',
    rule: 'B16-XSKILL-41',
    ignoresZones: ['pickUp'],
    shrugsOff: { pouringRain: ['pickUp'] },
  },
  claw: {
    name: 'Claw',
    rule: 'B16-XSKILL-07',
    harm: [{ whose: 'by', of: Harm.block, breaksAt: 8, when: areOpponents }],
  },
  disturbingPresence: {
    name: 'Disturbing Presence',
    rule: 'B16-XSKILL-11',
    worksDown: true,
    imposes: [{ rolls: ['pass', 'bomb', 'throwTeammate', 'catch', 'intercept'], by: -1, on: 3 }],
  },
  extraArms: {
    name: 'Extra Arms',
    rule: 'B16-XSKILL-42',
    modifiers: [
      { roll: 'pickUp', by: 1 },
      { roll: 'catch', by: 1 },
      { roll: 'intercept', by: 1 },
    ],
  },
  foulAppearance: {
    name: 'Foul Appearance',
    rule: 'B16-XSKILL-16',
    uses: [{ at: 'beforeAttack', who: 'target', when: isFirstSight, with: Appal, unasked: true }],
    rolls: { foulAppearance: { needs: 2 } },
  },
  horns: {
    name: 'Horns',
    rule: 'B16-XSKILL-18',
    strength: [{ by: 1, when: flags => (flags & Blocking.moved) !== 0 }],
  },
  prehensileTail: {
    name: 'Prehensile Tail',
    rule: 'B16-XSKILL-25',
    imposes: [{ rolls: ['dodge'], by: -1, on: 'leavers' }],
  },
  tentacles: {
    name: 'Tentacles',
    rule: 'B16-XSKILL-36',
    uses: [{ at: 'leaving', who: 'marker', with: Tentacles, unasked: true }],
    rolls: { tentacles: {} }, // two dice: `describeGrip`
  },
  twoHeads: {
    name: 'Two Heads',
    rule: 'B16-XSKILL-57',
    modifiers: [{ roll: 'dodge', by: 1 }],
  },
  veryLongLegs: {
    name: 'Very Long Legs',
    rule: 'B16-XSKILL-38',
    modifiers: [
      { roll: 'leap', by: 1 },
      { roll: 'intercept', by: 1 },
    ],
    cancels: [{ skills: ['safeThrow'] }],
  },
});
