/** The Agility skills: what each does, by numbers or by the procedure that asks for it. */
import type { Square } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import { JumpAcross, LEAP_SQUARES, offerLeaps } from '../procedures/leap.ts';
import { Arrival, LEAP } from '../words.ts';
import type { SkillFacts } from './facts.ts';

export const agility = {
  catch: {
    rule: 'B16-SKILL-11',
    text: 'Re-rolls a failed catch, a dropped hand-off or a failed interception.',
    rerolls: ['catch', 'intercept'],
  },
  divingCatch: {
    rule: 'B16-XSKILL-12',
    text: 'May catch a ball that lands in an empty square next to it, and has +1 to catch an accurate pass thrown to its own square.',
    modifiers: [
      {
        roll: 'catch',
        by: 1,
        when: (g: BloodGame, player, to: Square, arrival) => arrival === Arrival.accurate && to === g.square(player),
      },
    ],
  },
  divingTackle: {
    rule: 'B16-XSKILL-13',
    text: 'May throw itself at an opponent that dodges out of its tackle zone: −2 on that dodge, and this player lies down.',
  },
  dodge: {
    rule: 'B16-SKILL-12',
    text: 'Re-rolls one failed dodge a turn. Defender Stumbles only pushes this player back, if it uses the skill.',
    rerolls: ['dodge'],
  },
  jumpUp: {
    rule: 'B16-SKILL-16',
    text: 'Stands up for nothing. May even declare a Block from the ground, with an Agility roll at +2.',
    worksDown: true,
  },
  leap: {
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
  },
  sideStep: {
    rule: 'B16-XSKILL-29',
    text: 'When it is pushed back its own coach may choose the square, any empty one next to it.',
  },
  sneakyGit: {
    rule: 'B16-XSKILL-54',
    text: 'A double on the Armour roll of its foul is only seen by the referee when the armour was broken.',
  },
  sprint: { rule: 'B16-SKILL-24', text: 'May go for three extra squares instead of two.' },
  sureFeet: {
    rule: 'B16-SKILL-25',
    text: 'Re-rolls a failed roll for an extra square.',
    rerolls: ['goForIt'],
  },
} satisfies Record<string, SkillFacts>;
