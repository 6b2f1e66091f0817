/** Bribes: trying to make the referee think again (B16-KOTABLE-06 to -09). */
import { D6 } from '../../dice/dice.ts';
import type { PlayerId, Seat } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import { procedure, question } from '../status.ts';
import { NO, YES } from '../words.ts';
import { passes } from './describe.ts';

const BRIBE_TARGET = 2;
const AskBribe = question(
  'bribe',
  ['seat', 'player'],
  g => {
    g.offer(YES);
    g.offer(NO);
  },
  { decline: NO, onTheWay: true, breaksIn: true },
);
/** What becomes of a sending-off, in `g.result`: it stands, it is cancelled, or only its player stays (B25-ARGUE-T1). */
export const Call = { stands: 0, cancelled: 1, argued: 2 } as const;
/** Leaves a `Call` in `g.result`; a failed Bribe may be followed by another (B16-OQ-76). */
export const Bribe = procedure('Bribe', ['seat', 'player'], [offer, pay]);
export function offer(g: BloodGame, seat: Seat, player: PlayerId): void {
  g.result = 0;
  if (g.bribes(seat) === 0) return g.finish();
  g.ask(AskBribe, seat, seat, player);
}
export function pay(g: BloodGame, seat: Seat, player: PlayerId): void {
  g.result = 0;
  if (g.answered(NO)) return;
  g.setBribes(seat, g.bribes(seat) - 1);
  const sheet = g.sheet.begin('bribe', player, BRIBE_TARGET);
  const die = g.roll(D6, sheet.target);
  const passed = passes(sheet, die);
  g.events?.push({ type: 'bribeRolled', seat, die, passed });
  if (passed) g.result = Call.cancelled;
  else g.goto(offer);
}
