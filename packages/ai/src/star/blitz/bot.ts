/** The bot `star` for Blitz Bowl: sees what `regular` sees, and plays its best ideas on before it chooses one. */
import type { BlitzGame, Seat } from '@ironpitch/engine';
import type { Clock } from '../../clock.ts';
import { BlitzGreedyBot } from '../../greedy/blitz/bot.ts';
import type { Means, Planner } from '../../greedy/blitz/planner.ts';
import { GREEDY } from '../../greedy/blitz/temper.ts';
import { TurnPlanner } from './turn.ts';

export class BlitzStar extends BlitzGreedyBot {
  constructor(seed: string) {
    super(seed, { ...GREEDY, name: 'star' });
  }
  protected override planner(g: BlitzGame, seat: Seat, means: Means, clock: Clock): Planner {
    return new TurnPlanner(g, seat, means, clock);
  }
}
