/** A coach who argues with the referee, and then reaches for a bribe (B25-ARGUE, B25-PRIN-BRIBE, B25-Q-42). */
import { D6 } from '../../../../dice/dice.ts';
import { teamTarget, Until } from '../../../../kernel/effects.ts';
import type { PlayerId, Seat } from '../../../../words.ts';
import type { BloodGame } from '../../../game.ts';
import { Call, offer, pay } from '../../../procedures/bribe.ts';
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
export const ArgueAndBribe = procedure('ArgueAndBribe', ['seat', 'player'], [askArgue, argue, offer, pay]);
function askArgue(g: BloodGame, seat: Seat, player: PlayerId): void {
  if (g.isAffected(teamTarget(seat), SILENCED_COACH)) return g.goto(offer); // B25-PRIN-BRIBE-03
  g.ask(AskArgue, seat, seat, player);
}
const THROWN_OUT = 1;
const GIVES_IN = 6;
/** B25-ARGUE-T1 */
function argue(g: BloodGame, seat: Seat, player: PlayerId): void {
  if (g.answered(NO)) return;
  g.sheet.begin('argue', player, GIVES_IN);
  const die = g.roll(D6);
  g.events?.push({ type: 'argued', seat, die });
  if (die === THROWN_OUT) g.affect(teamTarget(seat), SILENCED_COACH, 0, Until.match);
  if (die !== GIVES_IN) return;
  g.result = Call.argued;
  g.finish();
}
