/** Josef Bugman on the coaching staff: D3 players are set up once more before the kick (B25-IND-BUGMAN). */
import { D3 } from '../../../../dice/dice.ts';
import { effectKind, teamTarget, Until } from '../../../../kernel/effects.ts';
import type { Seat } from '../../../../words.ts';
import { hasLeft } from '../../../brings.ts';
import type { BloodGame, TeamRule } from '../../../game.ts';
import { askRule } from '../../../procedures/brought.ts';
import { countOnPitch, procedure } from '../../../status.ts';
import { NO } from '../../../words.ts';
import { PlaceSelected } from '../flows/events.ts';
import { Among, SelectUpTo } from '../flows/select.ts';

const BUGMAN = effectKind('josefBugmanOnStaff');
/** He has had players set up again (B25-IND-BUGMAN-02). */
const SHUFFLED = effectKind('josefBugmanDone');
/** Once both teams have set up: the kicking team first. */
const BothMayShuffle = procedure('BothMayShuffle', ['seat'], [kickers, receivers]);
function kickers(g: BloodGame, seat: Seat): void {
  if (seat === g.kicking) return g.finish();
  g.call(Shuffle, g.kicking);
}
function receivers(g: BloodGame, seat: Seat): void {
  g.call(Shuffle, seat);
}
const Shuffle = procedure('Shuffle', ['seat'], [ask, choose, setUpAgain]);
function ask(g: BloodGame, seat: Seat): void {
  const done = g.isAffected(teamTarget(seat), SHUFFLED);
  if (done || hasLeft(g, seat, BUGMAN) === 0 || countOnPitch(g, seat) === 0) return g.finish();
  askRule(g, seat, 'josefBugmanOnStaff');
}
function choose(g: BloodGame, seat: Seat): void {
  if (g.answered(NO)) return g.finish();
  g.affect(teamTarget(seat), SHUFFLED, 0, Until.match);
  const die = g.roll(D3);
  g.events?.push({ type: 'ruleRolled', seat, rule: 'josefBugmanOnStaff', die });
  g.call(SelectUpTo, seat, die, Among.everybody);
}
function setUpAgain(g: BloodGame, seat: Seat): void {
  g.call(PlaceSelected, seat);
}

export const bugman: TeamRule = {
  id: 'josefBugmanOnStaff',
  rule: 'B25-IND-BUGMAN-01',
  effect: BUGMAN,
  on: 'team',
  teamNumbers: { recovery: 1 },
  pauses: { setUpDone: BothMayShuffle },
};
