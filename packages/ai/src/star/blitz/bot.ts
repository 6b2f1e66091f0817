/** The bot `star` for Blitz Bowl: it plans like `veteran`, and plays its best plans on before it chooses. */
import type { BlitzGame, Seat } from '@ironpitch/engine';
import type { Clock } from '../../clock.ts';
import type { Means, Planner } from '../../greedy/blitz/planner.ts';
import { BlitzVeteran } from '../../veteran/blitz/bot.ts';
import { WIDTHS } from '../../veteran/blitz/planner.ts';
import { Foresight, type Sight } from './foresight.ts';

const SIGHT: Sight = { widths: WIDTHS, onTheWay: [4, 4, 4], plans: 8, rounds: 120, played: 0.85 };

export class BlitzStar extends BlitzVeteran {
  constructor(seed: string) {
    super(seed, 'star');
  }
  protected override planner(g: BlitzGame, seat: Seat, means: Means, clock: Clock): Planner {
    return new Foresight(g, seat, means, SIGHT, clock);
  }
}
