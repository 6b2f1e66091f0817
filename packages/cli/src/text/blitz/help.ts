/** The game in a minute, for somebody who has never played. */
import type { BlitzGame } from '@ironpitch/engine';

/** When a big lead wins, in the words of each moment of the test. */
const SUDDEN_DEATH: Readonly<Record<BlitzGame['rules']['edition']['suddenDeath'], (lead: number) => string>> = {
  leaderAtTurnStart: lead => `You win with a lead of ${lead} at the start of your turn, or on points at the end.`,
  trailerAtTurnEnd: lead => `Whoever is ${lead} behind as their own turn ends has lost; else points decide.`,
};
/** Fits on 80 × 24. */
export const gameHelp = ({ rules: { edition } }: BlitzGame): readonly string[] => [
  'BLITZ BOWL IN A MINUTE',
  'You score with challenges and Touchdowns. Three challenges lie open: do what one',
  'of them wants with an action, then claim it. A Touchdown (4 points) is a player',
  'of yours with a ball, Open, in the far End Zone after one of your actions.',
  SUDDEN_DEATH[edition.suddenDeath](edition.suddenDeathLead),
  '',
  'A turn is three actions. A player may make several, but each kind only once.',
  '  Open      nobody marks it: it may Run, Mark or Throw',
  '  Marked    a standing opponent is alongside: it may Block or Sidestep',
  '  Prone     lying down: it may Stand Up',
  '  Reserves  in the dugout: it may come on in its own End Zone',
  'A Run may not enter squares next to standing opponents, so players close off',
  'the pitch just by standing there. Run over a ball to pick it up; coming onto',
  'its square in any other way makes it bounce.',
  '',
  'A Block rolls Block Dice: Smash, Kerrunch! and Tackle fell the target, Shove',
  'pushes it back, Miss does nothing. Whoever is knocked down must reach its',
  'Armour value with a D6, or goes to the dugout.',
  'A claimed card goes to your hand: its back is a Bonus Play, a trick for later.',
];
