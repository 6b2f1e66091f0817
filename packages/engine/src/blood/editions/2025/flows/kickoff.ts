/** The kick-off of 2025: somebody is named to kick, and a touchback is for players on their feet (B25-KICK, B25-TBACK). */
import { Until } from '../../../../kernel/effects.ts';
import { type BallId, NOBODY, otherSeat, type PlayerId, type Seat, type Square } from '../../../../words.ts';
import { hasQuality } from '../../../bearing.ts';
import { Quality } from '../../../entries.ts';
import type { BloodGame } from '../../../game.ts';
import { HALVES, onScrimmage, wideZone } from '../../../pitch.ts';
import { takeBall } from '../../../procedures/ball.ts';
import {
  askBall,
  comeDown,
  fly,
  inTheAir,
  kickerPrepares,
  placeBall,
  receiverPrepares,
  rollTable,
  scatter,
} from '../../../procedures/kickoff.ts';
import { isStanding, procedure, question } from '../../../status.ts';
import { CHOOSE_PLAYER, KICKER, TO } from '../../../words.ts';

/** Instead of `KickOff`. */
export const KickOffOf2025 = procedure(
  'KickOffOf2025',
  [],
  ['to', 'die'],
  [
    askKicker,
    nameKicker,
    askBall,
    placeBall,
    receiverPrepares,
    kickerPrepares,
    scatter,
    fly,
    inTheAir,
    rollTable,
    comeDown,
    afterLanding,
    giveBall,
  ],
);

// --- who kicks -------------------------------------------------------------------------------------------------------
const inCentreField = (g: BloodGame, seat: Seat, p: PlayerId): boolean =>
  g.control(p) === seat && g.onPitch(p) && wideZone(g.square(p)) < 0;
/** B25-KICK-02, -03, B25-Q-09: from behind the line, or from the line when nobody else is in the Centre Field. */
const offerKickers = (g: BloodGame, seat: Seat): void => {
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (inCentreField(g, seat, player) && !onScrimmage(seat, g.square(player))) g.offer(CHOOSE_PLAYER, player);
  }
  if (g.offered > 0) return;
  for (let p = 0; p < g.playerCount; p++) if (inCentreField(g, seat, p as PlayerId)) g.offer(CHOOSE_PLAYER, p);
};
const AskKickingPlayer = question('kickingPlayer', ['seat'], offerKickers);
const anybodyKicks = (g: BloodGame, seat: Seat): boolean => {
  for (let p = 0; p < g.playerCount; p++) if (inCentreField(g, seat, p as PlayerId)) return true;
  return false;
};
/** B25-KICK-01, -04 */
function askKicker(g: BloodGame): void {
  g.endAll(KICKER);
  if (!anybodyKicks(g, g.kicking)) return g.goto(askBall); // B25-Q-07
  g.ask(AskKickingPlayer, g.kicking, g.kicking);
}
function nameKicker(g: BloodGame): void {
  const player = g.object as PlayerId;
  g.affect(player, KICKER, 0, Until.drive);
  g.events?.push({ type: 'kickerNamed', player });
}

// --- touchbacks ------------------------------------------------------------------------------------------------------
/** B25-TBACK-05, B25-Q-14: on its feet, with hands. */
const mayBeGiven = (g: BloodGame, seat: Seat, p: PlayerId): boolean =>
  g.control(p) === seat && isStanding(g, p) && !hasQuality(g, p, Quality.handless);
const AskTouchback = question('giveBall', ['seat'], (g, seat) => {
  for (let p = 0; p < g.playerCount; p++) if (mayBeGiven(g, seat, p as PlayerId)) g.offer(CHOOSE_PLAYER, p);
  if (g.offered > 0) return;
  for (const sq of HALVES[seat] as readonly Square[]) if (g.playerAt(sq) === NOBODY) g.offer(TO, sq); // B25-TBACK-06
});
/** B25-TBACK-01 to -04: a kick that left the receiving half is out of play by now. */
function afterLanding(g: BloodGame): void {
  g.kickLive = false;
  if (g.anyBallInPlay) return g.finish();
  const seat = otherSeat(g.kicking);
  g.events?.push({ type: 'touchback', seat });
  g.ask(AskTouchback, seat, seat);
}
function giveBall(g: BloodGame): void {
  if (g.answered(TO)) {
    const to = g.object as Square;
    g.events?.push({ type: 'ballLanded', ball: g.newBall(to), to });
    return;
  }
  const player = g.object as PlayerId;
  const ball: BallId = g.newBall(g.square(player));
  takeBall(g, ball, player);
}
