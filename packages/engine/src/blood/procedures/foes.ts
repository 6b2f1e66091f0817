/** The other side as a list of answers sees it: looked at once for all players of the list. */
import { PLAYERS_MAX } from '../../kernel/layout.ts';
import { otherSeat, type PlayerId, Posture, type Seat, type Square } from '../../words.ts';
import type { BloodGame } from '../game.ts';

/** Some of the squares, and how many: a list that is filled again and again. */
export class Squares {
  readonly list = new Int16Array(PLAYERS_MAX);
  count = 0;
  add(sq: Square): void {
    this.list[this.count++] = sq;
  }
}

interface Foes {
  /** Where those stand who are on their feet. */
  readonly standing: Squares;
  /** … without a tackle zone: whoever counts on zones would miss them. */
  readonly unnoticed: Squares;
  anyDown: boolean;
}
const foes = { listing: 0, seat: 0 as Seat, standing: new Squares(), unnoticed: new Squares(), anyDown: false };
/** The opponents of a side, for the list of answers under way. */
export const foesOf = (g: BloodGame, seat: Seat): Foes => {
  if (foes.listing !== g.listing || foes.seat !== seat) lookAtFoes(g, seat);
  return foes;
};
const lookAtFoes = (g: BloodGame, seat: Seat): void => {
  const { standing, unnoticed } = foes;
  foes.listing = g.listing;
  foes.seat = seat;
  foes.anyDown = false;
  standing.count = 0;
  unnoticed.count = 0;
  for (let p = 0; p < g.playerCount; p++) {
    const foe = p as PlayerId;
    if (g.control(foe) !== otherSeat(seat) || !g.onPitch(foe)) continue;
    if (g.posture(foe) !== Posture.standing) foes.anyDown = true;
    else {
      standing.add(g.square(foe));
      if (!g.reaches(foe)) unnoticed.add(g.square(foe));
    }
  }
};
