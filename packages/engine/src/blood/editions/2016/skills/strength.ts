/** The Strength skills. */

import { neededBy, Stat } from '../../../characteristics.ts';
import type { BloodGame } from '../../../game.ts';
import { skillsNamed } from '../../../names.ts';
import { Injury } from '../../../procedures/armour.ts';
import { Blocking } from '../../../procedures/strength.ts';
import { areOpponents, inBlitz } from '../../../skills/conditions.ts';
import { breakTackleHelps, Dodging } from '../../../skills/dodging.ts';
import { MultipleBlock, offerMultipleBlocks } from '../../../skills/multipleblock.ts';
import { mayPileOn, PileOn } from '../../../skills/pilingon.ts';
import { canGrab, Grab, isHeldOnTo } from '../../../skills/pushing.ts';
import { Once } from '../../../skills/use.ts';
import { Face, Harm, MULTIPLE_BLOCK, Range } from '../../../words.ts';
import { ofCategory } from './entry.ts';

const Skill = skillsNamed('block', 'wrestle');

const beyondQuick = (g: BloodGame): boolean => g.range > Range.quick;

export const strength = ofCategory('strength', {
  breakTackle: {
    name: 'Break Tackle',
    rule: 'B16-XSKILL-05',
    uses: [
      {
        at: 'dodgeRolled',
        who: 'player',
        when: breakTackleHelps,
        becomes: (_g, m) => m.value | Dodging.breakTackle,
        limit: Once.breakTackle,
        obvious: true,
        tells: 'every',
      },
    ],
    modifiers: [
      {
        roll: 'dodge',
        by: 0,
        when: (_g, _player, _to, how) => (how & Dodging.breakTackle) !== 0,
        describe: (g, sheet, player) => {
          sheet.target = neededBy(g, Stat.agility, g.stat(player, Stat.strength));
        },
      },
    ],
  },
  grab: {
    name: 'Grab',
    rule: 'B16-XSKILL-43',
    uses: [{ at: 'pushSquare', who: 'player', when: canGrab, with: Grab, unasked: true }],
    cancels: [{ skills: ['sideStep'], when: isHeldOnTo }],
  },
  guard: {
    name: 'Guard',
    rule: 'B16-XSKILL-44',
    ignoresZones: ['assist'],
  },
  juggernaut: {
    name: 'Juggernaut',
    rule: 'B16-XSKILL-20',
    uses: [
      {
        at: 'faceCounts',
        who: 'player',
        when: (_g, m) => m.value === Face.bothDown && (m.flags & Blocking.blitz) !== 0,
        becomes: () => Face.pushed,
        // Block fells the opponent where it stands, and Wrestle takes both down: then there is a choice.
        obvious: (g, owner) => !g.can(owner, Skill.block) && !g.can(owner, Skill.wrestle),
        wise: (g, owner) => !g.can(owner, Skill.block),
      },
    ],
    cancels: [{ skills: ['fend', 'standFirm', 'wrestle'], when: inBlitz }],
  },
  mightyBlow: {
    name: 'Mighty Blow',
    rule: 'B16-SKILL-20',
    harm: [{ whose: 'by', of: Harm.block, bonus: 1, when: areOpponents }],
  },
  multipleBlock: {
    name: 'Multiple Block',
    rule: 'B16-XSKILL-50',
    strength: [{ by: 2, for: 'target', when: flags => (flags & Blocking.multiple) !== 0 }],
    activities: [
      { verb: MULTIPLE_BLOCK, during: ['block'], offer: offerMultipleBlocks, block: true, procedure: MultipleBlock },
    ],
  },
  pilingOn: {
    name: 'Piling On',
    rule: 'B16-XSKILL-52',
    uses: [
      { at: 'armourHeld', who: 'player', when: mayPileOn, with: PileOn, unasked: true },
      {
        at: 'injuryRolled',
        who: 'player',
        when: (g, m) => m.value < Injury.badlyHurt && mayPileOn(g, m),
        with: PileOn,
        unasked: true,
      },
    ],
  },
  standFirm: {
    name: 'Stand Firm',
    rule: 'B16-XSKILL-31',
    uses: [{ at: 'pushed', who: 'target', becomes: () => 0 }],
  },
  strongArm: {
    name: 'Strong Arm',
    rule: 'B16-XSKILL-32',
    modifiers: [
      { roll: 'pass', by: 1, when: beyondQuick },
      { roll: 'bomb', by: 1, when: beyondQuick },
      { roll: 'throwTeammate', by: 1, when: beyondQuick },
    ],
  },
  thickSkull: {
    name: 'Thick Skull',
    rule: 'B16-SKILL-28',
    worksDown: true,
    injuries: { 8: 'stunned' },
  },
});
