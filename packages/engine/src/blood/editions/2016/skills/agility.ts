/** The Agility skills. */
import { Hurting } from '../../../procedures/harm.ts';
import { Dive } from '../../../skills/dive.ts';
import { DivingTackle, Dodging, divingTackleMatters, hasDived, lieInTheSquareLeft } from '../../../skills/dodging.ts';
import { JumpAcross, LEAP_SQUARES, offerLeaps } from '../../../skills/leap.ts';
import { canGoAnywhere, SideStep } from '../../../skills/pushing.ts';
import { JumpToBlock } from '../../../skills/rolls.ts';
import { Once } from '../../../skills/use.ts';
import { addTo } from '../../../status.ts';
import { Arrival, Face, LEAP } from '../../../words.ts';
import { ofCategory } from './entry.ts';

const TACKLED = -2;

export const agility = ofCategory('agility', {
  catch: {
    name: 'Catch',
    rule: 'B16-SKILL-11',
    rerolls: { of: ['catch', 'intercept'] },
  },
  divingCatch: {
    name: 'Diving Catch',
    rule: 'B16-XSKILL-12',
    uses: [{ at: 'comesDown', who: 'anybody', with: Dive, unasked: true }],
    modifiers: [
      {
        roll: 'catch',
        by: 1,
        when: (g, player, to, arrival) => arrival === Arrival.accurate && to === g.square(player),
      },
    ],
  },
  divingTackle: {
    name: 'Diving Tackle',
    rule: 'B16-XSKILL-13',
    uses: [
      {
        at: 'dodgeRolled',
        who: 'marker',
        when: divingTackleMatters,
        with: DivingTackle,
        unasked: true,
        tells: -TACKLED,
      },
      { at: 'dodgeSettled', who: 'marker', when: hasDived, does: lieInTheSquareLeft, unasked: true, silent: true },
    ],
    imposes: [{ rolls: ['dodge'], by: TACKLED, on: 'everybody', when: how => (how & Dodging.divingTackle) !== 0 }],
  },
  dodge: {
    name: 'Dodge',
    rule: 'B16-SKILL-12',
    rerolls: { of: ['dodge'], limit: Once.dodge },
    uses: [
      {
        at: 'faceCounts',
        who: 'target',
        when: (_g, m) => m.value === Face.defenderStumbles,
        becomes: () => Face.pushed, // B16-SKILL-13
        obvious: true,
      },
    ],
  },
  jumpUp: {
    name: 'Jump Up',
    rule: 'B16-SKILL-16',
    worksDown: true,
    is: ['nimble'],
    uses: [{ at: 'risesToBlock', who: 'player', with: JumpToBlock, unasked: true }],
    rolls: {
      jumpUp: { describe: (g, sheet) => addTo(sheet, g.rules.edition.bonus.jumpUp, 'jumpUp') },
    },
  },
  leap: {
    name: 'Leap',
    rule: 'B16-XSKILL-21',
    activities: [
      {
        verb: LEAP,
        during: ['move', 'blitz', 'pass', 'handOff', 'foul'],
        offer: offerLeaps,
        costs: LEAP_SQUARES,
        goesOn: true,
        rollsItself: true,
        procedure: JumpAcross,
      },
    ],
    rolls: { leap: {} },
  },
  sideStep: {
    name: 'Side Step',
    rule: 'B16-XSKILL-29',
    uses: [{ at: 'pushSquare', who: 'target', when: canGoAnywhere, with: SideStep, unasked: true }],
    cancels: [{ skills: ['grab'] }],
  },
  sneakyGit: {
    name: 'Sneaky Git',
    rule: 'B16-XSKILL-54',
    uses: [
      {
        at: 'refereeLooks',
        who: 'player',
        when: (_g, m) => !(m.flags & (Hurting.injuryDouble | Hurting.armourBroken)),
        becomes: () => 0,
        unasked: true,
      },
    ],
  },
  sprint: {
    name: 'Sprint',
    rule: 'B16-SKILL-24',
    numbers: { extraSquares: 1 },
  },
  sureFeet: {
    name: 'Sure Feet',
    rule: 'B16-SKILL-25',
    rerolls: { of: ['goForIt'] },
  },
});
