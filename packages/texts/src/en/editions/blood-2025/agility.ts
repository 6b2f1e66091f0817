/** The Agility skills of Blood Bowl 2025, in our own words. */
import { type Named, words } from '../../../shape.ts';

export const agility = words<Named>()({
  catch: { name: 'Catch', does: 'May re-roll a failed attempt to catch the ball.' },
  divingCatch: {
    name: 'Diving Catch',
    does: 'May try to catch a pass, throw-in or kick-off that comes down in an empty square next to it. +1 to catch an accurate pass aimed at its own square.',
  },
  divingTackle: {
    name: 'Diving Tackle',
    does: 'When an opponent next to it dodges or jumps away, it may throw itself Prone into the square left: the roll has −2, after all re-rolls.',
  },
  dodge: {
    name: 'Dodge',
    does: 'Once a turn it may re-roll a failed Dodge. When it is blocked, Stumble is only a Push Back.',
  },
  defensive: {
    name: 'Defensive',
    does: 'In their own turn, opponents next to it cannot use Guard or Put the Boot In.',
  },
  hitAndRun: {
    name: 'Hit and Run',
    does: 'After its block, in a Blitz too, or a Stab it may slip away one square, without a Dodge, to where no opponent is next to it.',
  },
  jumpUp: {
    name: 'Jump Up',
    does: 'Stands up without using movement. May block from the ground if an Agility test at +1 brings it to its feet.',
  },
  leap: {
    name: 'Leap',
    does: 'May jump over any square next to it, whatever is in it. Penalties to its jumps count one less, but never less than −1.',
  },
  safePairOfHands: {
    name: 'Safe Pair of Hands',
    does: 'When it goes down with the ball it may put the ball into an empty square next to it, so that it does not bounce.',
  },
  sideStep: {
    name: 'Sidestep',
    does: 'When it is pushed back, its own coach may choose any empty square next to it.',
  },
  sprint: { name: 'Sprint', does: 'May Rush three times instead of twice.' },
  sureFeet: { name: 'Sure Feet', does: 'Once a turn it may re-roll a failed Rush.' },
});
