/** The game in a minute, for somebody who has never played. */
import type { blood } from '@ironpitch/engine';

/** Fits on 80 × 24. */
export const gameHelp = ({ rules: { edition } }: blood.BloodGame): readonly string[] => [
  'BLOOD BOWL IN A MINUTE',
  `Two halves of ${edition.turnsPerHalf} turns each. Carry the ball into the far End Zone to score.`,
  'In your turn every player may take one Action: Move or Block; and once a turn',
  'each a Blitz (move and hit), a Pass, a Hand-off and a Foul.',
  '',
  'The turn ends at once (a turnover) when one of your players goes down, the ball',
  'is dropped on a pick-up, or a pass is not caught. So do the safe things first,',
  'and the dice that matter least last.',
  '',
  'Players stand in the way: every standing player has a tackle zone, the eight',
  'squares around it. Leaving one needs a Dodge roll. Past the Movement Allowance',
  `(MA) ${edition.goForIt.squares} more squares can be gone for, on ${edition.goForIt.target}+ each.`,
  'An Agility roll needs 7 minus AG: AG 3 needs 4+, better or worse by modifiers.',
  'A 1 always fails, a 6 always does it.',
  '',
  'A Block compares Strength (ST): equal is one die, stronger two, more than twice',
  'as strong three, and the stronger side picks. A free team-mate next to the',
  'victim assists: +1. Whoever is knocked down must be hit past the Armour (AV)',
  'with two dice to be hurt: Stunned, KO’d, or out of the match.',
  '',
  'Team re-rolls: one a turn, for any roll of yours. Some skills have their own.',
];
