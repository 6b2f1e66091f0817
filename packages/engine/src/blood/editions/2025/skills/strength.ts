/** The Strength skills. */

import type { PlayerId } from '../../../../words.ts';
import { Stat } from '../../../characteristics.ts';
import type { BloodGame } from '../../../game.ts';
import type { Matter } from '../../../moments.ts';
import { skillsNamed } from '../../../names.ts';
import { Throw } from '../../../procedures/outcome.ts';
import { Blocking } from '../../../procedures/strength.ts';
import { areOpponents, credit, inBlitz } from '../../../skills/conditions.ts';
import { Dodging, dodgeNeedsMore } from '../../../skills/dodging.ts';
import { offerMultipleBlocks } from '../../../skills/multipleblock.ts';
import { canGoAnywhere, Grab, inBlockAction } from '../../../skills/pushing.ts';
import { Once } from '../../../skills/use.ts';
import { addTo, isStanding, isWitless } from '../../../status.ts';
import { Face, Harm, MULTIPLE_BLOCK } from '../../../words.ts';
import { ofCategory } from './entry.ts';
import { fallLater, fallOnce, hasAnotherToBlock, TwoBlocks } from './twoblocks.ts';

const Skill = skillsNamed('block', 'stunty', 'swoop', 'wrestle');

/** B25-Q-192: who does not scatter does not swoop either, so there is a choice for whoever can. */
const mayHitTheMark = (g: BloodGame, { flags, target }: Matter): boolean =>
  flags === Throw.accurate && g.can(target, Skill.swoop);
const hitsTheMark = (g: BloodGame, { flags, target }: Matter): boolean =>
  flags === Throw.accurate && !g.can(target, Skill.swoop);

/** Nobody begins it lying down, whatever lets it declare a Block (B25-Q-154). */
const offerTwo = (g: BloodGame, player: PlayerId): void => {
  if (isStanding(g, player)) offerMultipleBlocks(g, player);
};
/** B25-SKILL-BREAKTACKLE-01 */
const strain = (g: BloodGame, player: PlayerId): number => Math.max(1, Math.min(3, g.stat(player, Stat.strength) - 2));

export const strength = ofCategory('strength', {
  armBar: {
    name: 'Arm Bar',
    rule: 'B25-SKILL-ARMBAR-01',
    uses: [
      { at: 'fallsLeaving', who: 'marker', becomes: (_g, m) => m.owner, unasked: true },
      credit((_g, m) => (m.flags & Harm.fall) !== 0), // B25-SKILL-ARMBAR-02
    ],
    harm: [{ whose: 'by', of: Harm.fall, bonus: 1 }],
  },
  brawler: {
    name: 'Brawler',
    rule: 'B25-SKILL-BRAWLER-01',
    rerolls: {
      of: 'every',
      die: { face: Face.bothDown, when: (_g, _player, _target, flags) => (flags & Blocking.declared) !== 0 },
      limit: Once.brawler,
    },
  },
  breakTackle: {
    name: 'Break Tackle',
    rule: 'B25-SKILL-BREAKTACKLE-01',
    uses: [
      {
        at: 'dodgeRolled',
        who: 'player',
        when: dodgeNeedsMore,
        becomes: (_g, m) => m.value | Dodging.breakTackle,
        limit: Once.breakTackle,
        tells: 'every',
      },
    ],
    modifiers: [
      {
        roll: 'dodge',
        by: 0,
        when: (_g, _player, _to, how) => (how & Dodging.breakTackle) !== 0,
        describe: (g, sheet, player) => addTo(sheet, strain(g, player), 'breakTackle'),
      },
    ],
  },
  bullseye: {
    name: 'Bullseye',
    rule: 'B25-SKILL-BULLSEYE-01',
    uses: [
      { at: 'scatters', who: 'player', when: hitsTheMark, becomes: () => 0, unasked: true, silent: true },
      { at: 'scatters', who: 'player', when: mayHitTheMark, becomes: () => 0 },
    ],
  },
  grab: {
    name: 'Grab',
    rule: 'B25-SKILL-GRAB-01',
    uses: [
      {
        at: 'pushSquare',
        who: 'player',
        when: (g, m) => inBlockAction(g, m) && canGoAnywhere(g, m),
        with: Grab,
        unasked: true,
      },
    ],
    cancels: [{ skills: ['sideStep'], when: inBlockAction }],
  },
  guard: {
    name: 'Guard',
    rule: 'B25-SKILL-GUARD-01',
    ignoresZones: ['assist'],
  },
  juggernaut: {
    name: 'Juggernaut',
    rule: 'B25-SKILL-JUGGERNAUT-01',
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
    rule: 'B25-SKILL-MIGHTYBLOW-01',
    harm: [
      {
        whose: 'by',
        of: Harm.block,
        bonus: 1,
        when: (g, player, by) => areOpponents(g, player, by) && !isWitless(g, by),
      },
    ],
  },
  multipleBlock: {
    name: 'Multiple Block',
    rule: 'B25-SKILL-MULTIPLEBLOCK-01',
    worksDown: true, // its second block may be made lying down (B25-Q-90)
    strength: [{ by: -2, when: flags => (flags & Blocking.multiple) !== 0 }],
    activities: [{ verb: MULTIPLE_BLOCK, during: ['block'], offer: offerTwo, block: true, procedure: TwoBlocks }],
    uses: [
      {
        at: 'goingDown',
        who: 'player',
        when: hasAnotherToBlock,
        does: fallLater,
        becomes: () => 0,
        unasked: true,
        silent: true,
      },
      { at: 'goesDown', who: 'player', does: fallOnce, unasked: true, silent: true },
    ],
  },
  standFirm: {
    name: 'Stand Firm',
    rule: 'B25-SKILL-STANDFIRM-01',
    uses: [{ at: 'pushed', who: 'target', when: (_g, m) => !(m.flags & Blocking.trampled), becomes: () => 0 }], // in Blocks
  },
  strongArm: {
    name: 'Strong Arm',
    rule: 'B25-SKILL-STRONGARM-01',
    modifiers: [{ roll: 'throwTeammate', by: 1 }],
  },
  thickSkull: {
    name: 'Thick Skull',
    rule: 'B25-SKILL-THICKSKULL-01',
    worksDown: true,
    // B25-SKILL-THICKSKULL-02
    injuries: (g, player) => (g.can(player, Skill.stunty) ? { 7: 'stunned' } : { 8: 'stunned' }),
  },
});
