/** The General skills of Blood Bowl 2025, in our own words. */
import { type Named, words } from '../../../shape.ts';

export const general = words<Named>()({
  block: { name: 'Block', does: 'When Both Down is applied, this player may choose not to be Knocked Down.' },
  sureHands: {
    name: 'Sure Hands',
    does: 'May re-roll a failed attempt to pick up the ball, but not one to secure it.',
  },
  tackle: {
    name: 'Tackle',
    does: 'Opponents may not use Dodge to get away from this player, nor when it blocks them.',
  },
});
