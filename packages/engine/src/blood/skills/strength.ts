/** The Strength skills: what each does, by numbers or by the procedure that asks for it. */
import type { BloodGame } from '../game.ts';
import { MultipleBlock, offerMultipleBlocks } from '../procedures/multipleblock.ts';
import { MULTIPLE_BLOCK, Range } from '../words.ts';
import type { SkillFacts } from './facts.ts';

const beyondQuick = (g: BloodGame): boolean => g.range > Range.quick;

export const strength = {
  breakTackle: {
    rule: 'B16-XSKILL-05',
    text: 'Once a turn it may dodge with its Strength in place of its Agility.',
  },
  grab: {
    rule: 'B16-XSKILL-43',
    text: 'In a Block Action it may push the opponent to any empty square next to that opponent. Side Step and Grab cancel each other.',
  },
  guard: {
    rule: 'B16-XSKILL-44',
    text: 'Assists blocks even from inside the tackle zones of other opponents.',
  },
  juggernaut: {
    rule: 'B16-XSKILL-20',
    text: 'In its Blitz, Both Down may count as Pushed, and the opponent may use neither Fend nor Stand Firm nor Wrestle.',
  },
  mightyBlow: {
    rule: 'B16-SKILL-20',
    text: '+1 on the Armour roll or on the Injury roll, whichever helps, against whoever it knocks down in a block.',
  },
  multipleBlock: {
    rule: 'B16-XSKILL-50',
    text: 'In a Block Action it may block two opponents, each with +2 Strength, and follows up neither.',
    activities: [
      { verb: MULTIPLE_BLOCK, during: ['block'], offer: offerMultipleBlocks, block: true, procedure: MultipleBlock },
    ],
  },
  pilingOn: {
    rule: 'B16-XSKILL-52',
    text: 'May throw itself on an opponent it has just knocked down, to have the Armour or Injury roll made again.',
  },
  standFirm: { rule: 'B16-XSKILL-31', text: 'May refuse to be pushed back.' },
  strongArm: {
    rule: 'B16-XSKILL-32',
    text: '+1 on throws beyond Quick range.',
    modifiers: [
      { roll: 'pass', by: 1, when: beyondQuick },
      { roll: 'bomb', by: 1, when: beyondQuick },
      { roll: 'throwTeammate', by: 1, when: beyondQuick },
    ],
  },
  thickSkull: {
    rule: 'B16-SKILL-28',
    text: 'An Injury total of 8 only stuns it.',
    worksDown: true,
  },
} satisfies Record<string, SkillFacts>;
