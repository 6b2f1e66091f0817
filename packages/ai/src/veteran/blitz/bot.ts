/** The bot `veteran` for Blitz Bowl: it plans its whole turn. */
import type { BlitzGame, Seat } from '@ironpitch/engine';
import type { Asked } from '../../bot.ts';
import type { Clock } from '../../clock.ts';
import { verbName } from '../../greedy/answers.ts';
import { BlitzGreedyBot } from '../../greedy/blitz/bot.ts';
import type { Means, Planner } from '../../greedy/blitz/planner.ts';
import { VETERAN } from '../../greedy/blitz/temper.ts';
import { VeteranPlanner } from './planner.ts';

/** Questions of a walk that is planned. */
const ON_THE_WAY: ReadonlySet<string> = new Set(['runStep', 'markStep']);

export class BlitzVeteran extends BlitzGreedyBot {
  constructor(seed: string, name = 'veteran') {
    super(seed, { ...VETERAN, name });
  }
  /** Cards that lengthen an Action are part of its plan: where the plan says nothing of them, it does without. */
  override follow(asked: Asked): number | undefined {
    const planned = super.follow(asked);
    if (planned !== undefined || asked.name !== 'bonusPlay' || !this.goesOn(ON_THE_WAY)) return planned;
    return asked.answers.find(answer => verbName(answer) === 'pass');
  }
  protected override planner(g: BlitzGame, seat: Seat, means: Means, _clock: Clock): Planner {
    return new VeteranPlanner(g, seat, means);
  }
}
