/** Makes the plans of a veteran: the whole turn where an Action is asked for, anything else like whoever looks no further. */
import { type Plan, Planner } from '../../greedy/blitz/planner.ts';
import { SENSE } from './sense.ts';
import { TurnTree, type Widths } from './turn.ts';

/** How many Actions are looked at closely when one, two or three are left. */
export const WIDTHS: Widths = [8, 10, 10];

export class VeteranPlanner extends Planner {
  override best(playing: boolean): Plan {
    const { g, means } = this;
    if (g.question.name !== 'action') return super.best(playing);
    return new TurnTree(g, SENSE, means.pool, WIDTHS).best(means.salt);
  }
}
