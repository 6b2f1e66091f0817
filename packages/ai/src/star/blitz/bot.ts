/** The bots `veteran` and `star` for Blitz Bowl: they see what `regular` sees, and play their best ideas on before they choose. */
import type { BlitzGame, Seat } from '@ironpitch/engine';
import type { Clock } from '../../clock.ts';
import { BlitzGreedyBot } from '../../greedy/blitz/bot.ts';
import type { Means, Planner } from '../../greedy/blitz/planner.ts';
import { GREEDY } from '../../greedy/blitz/temper.ts';
import { type Sight, TurnPlanner } from './turn.ts';

export class BlitzStar extends BlitzGreedyBot {
  private readonly sight: Sight;
  constructor(seed: string, name: string, sight: Sight) {
    super(seed, { ...GREEDY, name });
    this.sight = sight;
  }
  protected override planner(g: BlitzGame, seat: Seat, means: Means, clock: Clock): Planner {
    return new TurnPlanner(g, seat, means, this.sight, clock);
  }
}
