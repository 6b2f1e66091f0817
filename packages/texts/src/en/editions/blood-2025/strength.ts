/** The Strength skills of Blood Bowl 2025, in our own words. */
import { type Named, words } from '../../../shape.ts';

export const strength = words<Named>()({
  armBar: {
    name: 'Arm Bar',
    does: 'When an opponent falls while dodging or jumping away from it, it adds 1 to the Armour roll or the Injury roll.',
  },
  brawler: { name: 'Brawler', does: 'In a Block Action, not in a Blitz, it may re-roll one die that shows Both Down.' },
  breakTackle: {
    name: 'Break Tackle',
    does: 'Once a turn it may add to a Dodge after the roll: 1 with Strength 3 or less, 2 with 4, 3 with 5 or more.',
  },
  bullseye: {
    name: 'Bullseye',
    does: 'A team-mate that it throws superbly may come down in the very square it was thrown at.',
  },
  grab: {
    name: 'Grab',
    does: 'In a Block Action its coach may choose any empty square next to whoever is pushed back, who cannot use Sidestep. Not in a Blitz.',
  },
  guard: { name: 'Guard', does: 'Assists blocks, for either side of them, however many opponents mark it.' },
  juggernaut: {
    name: 'Juggernaut',
    does: 'In a Blitz it may take Both Down as Push Back, and those it blocks cannot use Fend, Stand Firm or Wrestle.',
  },
  mightyBlow: {
    name: 'Mighty Blow',
    does: '+1 on the Armour roll or on the Injury roll against whoever it knocks down in a block.',
  },
  multipleBlock: {
    name: 'Multiple Block',
    does: 'In a Block Action it may block two opponents next to it at once, at −2 Strength, without following up. Both blocks are resolved.',
  },
  standFirm: {
    name: 'Stand Firm',
    does: 'When it would be pushed back in a block it may stay where it is, in a chain too.',
  },
  strongArm: { name: 'Strong Arm', does: '+1 when it throws or kicks a team-mate.' },
  thickSkull: { name: 'Thick Skull', does: 'An Injury roll of 8 only stuns it; with Stunty that is a 7.' },
});
