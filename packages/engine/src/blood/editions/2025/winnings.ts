/** What a team earns with a match (B25-POST-01). */
import { teamTarget } from '../../../kernel/effects.ts';
import { otherSeat, type Seat } from '../../../words.ts';
import type { BloodGame } from '../../game.ts';
import { STALLED } from '../../words.ts';

const GOLD = 10_000;
/** Half of all fans, and more for Touchdowns and for not Stalling; after a concession all of them come to the winner. */
export const winningsOf = (g: BloodGame, seat: Seat): number => {
  const fans = g.fans(seat) + g.fans(otherSeat(seat));
  if (g.ending === 'concession') return g.winner === seat ? (fans + g.score(seat)) * GOLD : 0;
  const eager = g.isAffected(teamTarget(seat), STALLED) ? 0 : 1;
  return (fans / 2 + g.score(seat) + eager) * GOLD;
};
