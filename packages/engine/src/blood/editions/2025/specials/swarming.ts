/** Swarming: once both teams have set up, up to D3 Linemen more (B25-TSPEC-11). */
import { effectKind } from '../../../../kernel/effects.ts';
import type { Seat } from '../../../../words.ts';
import type { BloodGame, TeamRule } from '../../../game.ts';
import { Swarm } from '../../../skills/swarming.ts';
import { procedure } from '../../../status.ts';

const BothMaySwarm = procedure('BothMaySwarm', ['seat'], [kickersSwarm, receiversSwarm]);
function kickersSwarm(g: BloodGame, seat: Seat): void {
  if (seat === g.kicking) return g.finish();
  g.call(Swarm, g.kicking);
}
function receiversSwarm(g: BloodGame, seat: Seat): void {
  g.call(Swarm, seat);
}
export const swarming: TeamRule = {
  id: 'swarming',
  rule: 'B25-TSPEC-11',
  effect: effectKind('swarming'),
  on: 'team',
  is: ['swarming'],
  pauses: { setUpDone: BothMaySwarm },
};
