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
    text: 'Tackle zones and rain do not count against its pick-ups.',
    ignoresZones: ['pickUp'],
    shrugsOff: { pouringRain: ['pickUp'] },
  },
  claw: {
    name: 'Claw',
    rule: 'B16-XSKILL-07',
    text: 'Whoever it knocks down in a block: an Armour total of 8 is enough, however good the armour.',
    harm: [{ whose: 'by', of: Harm.block, breaksAt: 8, when: areOpponents }],
  },
  disturbingPresence: {
    name: 'Disturbing Presence',
    rule: 'B16-XSKILL-11',
    text: 'Opponents within 3 squares have −1 to throw, catch and intercept.',
    worksDown: true,
    imposes: [{ rolls: ['pass', 'bomb', 'throwTeammate', 'catch', 'intercept'], by: -1, on: 3 }],
  },
  extraArms: {
    name: 'Extra Arms',
    rule: 'B16-XSKILL-42',
    text: '+1 to pick up, catch and intercept.',
    modifiers: [
      { roll: 'pickUp', by: 1 },
      { roll: 'catch', by: 1 },
      { roll: 'intercept', by: 1 },
    ],
  },
  foulAppearance: {
    name: 'Foul Appearance',
    rule: 'B16-XSKILL-16',
    text: 'Whoever wants to block, stab or saw it must first roll 2 or more, or is too disgusted.',
    uses: [{ at: 'beforeAttack', who: 'target', when: isFirstSight, with: Appal, unasked: true }],
    rolls: { foulAppearance: { needs: 2 } },
  },
  horns: {
    name: 'Horns',
    rule: 'B16-XSKILL-18',
    text: '+1 Strength for the block of its Blitz, if it has moved before.',
    strength: [{ by: 1, when: flags => (flags & Blocking.moved) !== 0 }],
  },
  prehensileTail: {
    name: 'Prehensile Tail',
    rule: 'B16-XSKILL-25',
    text: 'Opponents have −1 to dodge out of its tackle zone.',
    imposes: [{ rolls: ['dodge'], by: -1, on: 'leavers' }],
  },
  tentacles: {
    name: 'Tentacles',
    rule: 'B16-XSKILL-36',
    text: 'May try to hold an opponent that is about to dodge or leap out of its tackle zone.',
    uses: [{ at: 'leaving', who: 'marker', with: Tentacles, unasked: true }],
    rolls: { tentacles: {} }, // two dice: `describeGrip`
  },
  twoHeads: {
    name: 'Two Heads',
    rule: 'B16-XSKILL-57',
    text: '+1 to dodge.',
    modifiers: [{ roll: 'dodge', by: 1 }],
  },
  veryLongLegs: {
    name: 'Very Long Legs',
    rule: 'B16-XSKILL-38',
    text: '+1 to leap and to intercept, and its interceptions cannot be undone by Safe Throw.',
    modifiers: [
      { roll: 'leap', by: 1 },
      { roll: 'intercept', by: 1 },
    ],
    cancels: [{ skills: ['safeThrow'] }],
  },
});
