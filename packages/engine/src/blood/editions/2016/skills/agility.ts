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
    text: 'Re-rolls a failed catch, a dropped hand-off or a failed interception.',
    rerolls: { of: ['catch', 'intercept'] },
  },
  divingCatch: {
    name: 'Diving Catch',
    rule: 'B16-XSKILL-12',
    text: 'May catch a ball that lands in an empty square next to it, and has +1 to catch an accurate pass thrown to its own square.',
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
    text: 'May throw itself at an opponent that dodges out of its tackle zone: −2 on that dodge, and this player lies down.',
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
    text: 'Re-rolls one failed dodge a turn. Defender Stumbles only pushes this player back, if it uses the skill.',
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
    text: 'Stands up for nothing. May even declare a Block from the ground, with an Agility roll at +2.',
    worksDown: true,
    is: ['nimble'],
    uses: [{ at: 'risesToBlock', who: 'player', with: JumpToBlock, unasked: true }],
    rolls: {
      jumpUp: { describe: (g, sheet) => addTo(g, sheet, g.rules.edition.bonus.jumpUp, 'jumpUp') },
    },
  },
  leap: {
    name: 'Leap',
    rule: 'B16-XSKILL-21',
    text: 'Once an Action it may jump over anything to a square up to 2 away: 2 squares of movement and an Agility roll, no dodge.',
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
    text: 'When it is pushed back its own coach may choose the square, any empty one next to it.',
    uses: [{ at: 'pushSquare', who: 'target', when: canGoAnywhere, with: SideStep, unasked: true }],
    cancels: [{ skills: ['grab'] }],
  },
  sneakyGit: {
    name: 'Sneaky Git',
    rule: 'B16-XSKILL-54',
    text: 'A double on the Armour roll of its foul is only seen by the referee when the armour was broken.',
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
    text: 'May go for three extra squares instead of two.',
    numbers: { extraSquares: 1 },
  },
  sureFeet: {
    name: 'Sure Feet',
    rule: 'B16-SKILL-25',
    text: 'Re-rolls a failed roll for an extra square.',
    rerolls: { of: ['goForIt'] },
  },
});
