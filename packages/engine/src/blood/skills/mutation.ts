/** The Mutations: what each does, by numbers or by the procedure that asks for it. */
import type { SkillFacts } from './facts.ts';

export const mutation = {
  bigHand: {
    rule: 'B16-XSKILL-41',
    text: 'Tackle zones and rain do not count against its pick-ups.',
    ignoresZones: ['pickUp'],
  },
  claw: {
    rule: 'B16-XSKILL-07',
    text: 'Whoever it knocks down in a block: an Armour total of 8 is enough, however good the armour.',
  },
  disturbingPresence: {
    rule: 'B16-XSKILL-11',
    text: 'Opponents within 3 squares have −1 to throw, catch and intercept.',
    worksDown: true,
  },
  extraArms: {
    rule: 'B16-XSKILL-42',
    text: '+1 to pick up, catch and intercept.',
    modifiers: [
      { roll: 'pickUp', by: 1 },
      { roll: 'catch', by: 1 },
      { roll: 'intercept', by: 1 },
    ],
  },
  foulAppearance: {
    rule: 'B16-XSKILL-16',
    text: 'Whoever wants to block, stab or saw it must first roll 2 or more, or is too disgusted.',
  },
  horns: {
    rule: 'B16-XSKILL-18',
    text: '+1 Strength for the block of its Blitz, if it has moved before.',
  },
  prehensileTail: {
    rule: 'B16-XSKILL-25',
    text: 'Opponents have −1 to dodge out of its tackle zone.',
  },
  tentacles: {
    rule: 'B16-XSKILL-36',
    text: 'May try to hold an opponent that is about to dodge or leap out of its tackle zone.',
  },
  twoHeads: { rule: 'B16-XSKILL-57', text: '+1 to dodge.', modifiers: [{ roll: 'dodge', by: 1 }] },
  veryLongLegs: {
    rule: 'B16-XSKILL-38',
    text: '+1 to leap and to intercept, and its interceptions cannot be undone by Safe Throw.',
    modifiers: [
      { roll: 'leap', by: 1 },
      { roll: 'intercept', by: 1 },
    ],
  },
} satisfies Record<string, SkillFacts>;
