/** The bot `star` for Blitz Bowl: it sees what `veteran` sees, and plays its best ideas on before it chooses. */
import type { BlitzGame, Seat } from '@ironpitch/engine';
import type { Clock } from '../../clock.ts';
import { BlitzGreedyBot } from '../../greedy/blitz/bot.ts';
import type { Means, Planner } from '../../greedy/blitz/planner.ts';
import { VETERAN } from '../../greedy/blitz/temper.ts';
import { type Sight, TurnPlanner } from './turn.ts';

export class BlitzStar extends BlitzGreedyBot {
  private readonly sight: Sight;
  constructor(seed: string, sight: Sight) {
    super(seed, { ...VETERAN, name: 'star' });
    this.sight = sight;
  }
  protected override planner(g: BlitzGame, seat: Seat, means: Means, clock: Clock): Planner {
    return new TurnPlanner(g, seat, means, this.sight, clock);
  }
}
