/** A coach who argues with the referee, and then reaches for a bribe (B25-ARGUE, B25-PRIN-BRIBE, B25-Q-42). */
import { D6 } from '../../../../dice/dice.ts';
import { effectKind, teamTarget, Until } from '../../../../kernel/effects.ts';
import type { PlayerId, Seat } from '../../../../words.ts';
import { teamNumberOf } from '../../../bearing.ts';
import { hasLeft, spend } from '../../../brings.ts';
import { TeamNum } from '../../../entries.ts';
import type { BloodGame, TeamRule } from '../../../game.ts';
import { Call, offer, pay } from '../../../procedures/bribe.ts';
import { askRule } from '../../../procedures/brought.ts';
import { procedure, question } from '../../../status.ts';
import { NO, SILENCED_COACH, YES } from '../../../words.ts';

const AskArgue = question(
  'argueTheCall',
  ['seat', 'player'],
  g => {
    g.offer(YES);
    g.offer(NO);
  },
  { decline: NO, onTheWay: true, breaksIn: true },
);
/** Instead of `Bribe`: leaves a `Call` in `g.result`. */
export const ArgueAndBribe = procedure('ArgueAndBribe', ['seat', 'player'], [askArgue, argue, hearAgain, offer, pay]);
function askArgue(g: BloodGame, seat: Seat, player: PlayerId): void {
  if (g.isAffected(teamTarget(seat), SILENCED_COACH)) return g.goto(offer); // B25-PRIN-BRIBE-03
  g.ask(AskArgue, seat, seat, player);
}
const THROWN_OUT = 1;
const GIVES_IN = 6;
/** B25-ARGUE-T1 */
function argue(g: BloodGame, seat: Seat, player: PlayerId): void {
  if (g.answered(NO)) return g.goto(offer);
  g.sheet.begin('argue', player, GIVES_IN);
  const die = g.roll(D6);
  const onceMore = die === THROWN_OUT && hasLeft(g, seat, CORRUPT) > 0;
  tell(g, seat, die, onceMore);
  if (onceMore) return askRule(g, seat, 'briberyAndCorruption');
  settleArgument(g, seat, die);
}
const isConvincing = (g: BloodGame, seat: Seat, die: number): boolean =>
  die !== THROWN_OUT && die + teamNumberOf(g, seat, TeamNum.argue) >= GIVES_IN;
const tell = (g: BloodGame, seat: Seat, die: number, onceMore: boolean): void => {
  const out = onceMore ? 'onceMore' : 'lastTime';
  const result = die === THROWN_OUT ? out : isConvincing(g, seat, die) ? 'stays' : 'goes';
  g.events?.push({ type: 'argued', seat, die, result });
};
/** A 1 is never enough, whatever is added (B25-IND-REP-02). */
const settleArgument = (g: BloodGame, seat: Seat, die: number): void => {
  g.goto(offer);
  if (die === THROWN_OUT) return g.affect(teamTarget(seat), SILENCED_COACH, 0, Until.match);
  if (!isConvincing(g, seat, die)) return;
  g.result = Call.argued;
  g.finish();
};
/** B25-TSPEC-02 */
function hearAgain(g: BloodGame, seat: Seat): void {
  if (g.answered(NO)) return settleArgument(g, seat, THROWN_OUT);
  spend(g, seat, CORRUPT);
  const die = g.roll(D6);
  tell(g, seat, die, false);
  settleArgument(g, seat, die);
}
/** Once a match (B25-TSPEC-02); what it makes cheaper stands with the inducements. */
const CORRUPT = effectKind('briberyAndCorruption');
export const corruption: TeamRule = {
  id: 'briberyAndCorruption',
  rule: 'B25-TSPEC-02',
  effect: CORRUPT,
  on: 'team',
};
