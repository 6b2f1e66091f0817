/** What an Action earns: Touchdowns, and the Challenge Cards it fulfilled. */
import { MATCH_TARGET } from '../../kernel/effects.ts';
import { type BallId, NOBODY, NOWHERE, otherSeat, type PlayerId, type Seat } from '../../words.ts';
import { removeBall } from '../ball.ts';
import { SPACES } from '../cells.ts';
import type { BlitzGame, BonusPlay } from '../game.ts';
import { layDown, playAtOnce } from '../hand.ts';
import { inEndZone } from '../pitches.ts';
import { isOpen, procedure, question } from '../status.ts';
import { BARRED, CLAIM, COACHES_GENEROUS, Moment, PASS } from '../words.ts';
import { leavePitch } from './falls.ts';
import { offerPlaysAt } from './moments.ts';

/** BU-TD-01 to -13: every Player of the active team that is Open in the other End Zone with a ball. */
export const testTouchdowns = (g: BlitzGame): boolean => {
  const seat = g.active;
  let scored = false;
  for (let b = 0; b < g.ballCount; b++) {
    const p = g.holder(b as BallId);
    if (p === NOBODY || g.control(p) !== seat || !inEndZone(otherSeat(seat), g.square(p)) || !isOpen(g, p)) continue;
    scored = true;
    const points = g.rules.edition.touchdownPoints + generosity(g);
    g.addScore(seat, points);
    g.events?.push({ type: 'touchdown', player: p, seat, points });
    removeBall(g, b as BallId);
    leavePitch(g, p, true);
    if (!g.rules.edition.touchdownResetsPlayer) continue; // B22-RESERVE-02
    g.allowRepeats(p); // BU-RESERVE-10, BU-OQ-21: a new Player wears the shirt
    g.endEffect(p, BARRED);
  }
  return scored;
};
/** BU-EVENT-14 */
const generosity = (g: BlitzGame): number => (g.isAffected(MATCH_TARGET, COACHES_GENEROUS) ? 1 : 0);

const canClaim = (
  g: BlitzGame,
  space: number,
  kind: number,
  player: PlayerId,
  target: PlayerId,
  flags: number,
): boolean => {
  const card = g.space(space);
  return card >= 0 && g.challengeOf(card).met(g, kind, player, target, flags);
};
/** BU-CLAIM-05, -07: one fulfilled card, or none. `count` has a bit for each space whose card the Action fulfilled. */
export const AskClaim = question(
  'claim',
  ['kind', 'player', 'count'],
  (g, _kind, _player, count) => {
    g.offer(PASS);
    for (let space = 0; space < SPACES; space++) if (isNoted(g, space, count)) g.offer(CLAIM, space + 1);
  },
  { decline: PASS, onTheWay: true, breaksIn: true },
);
export const isNoted = (g: BlitzGame, space: number, count: number): boolean =>
  (count & (1 << space)) !== 0 && g.space(space) >= 0;

/** BU-CLAIM-01: own turn only. BU-TURN-05, B22-TURN-02: not in the first turn. */
const hasClaimStep = (g: BlitzGame, player: PlayerId): boolean => {
  if (g.control(player) !== g.active) return false;
  return g.rules.edition.firstTurnClaims === 'secondCoach' ? g.turn > 1 : g.turnsTaken(g.active) > 0;
};
/** Which Active cards the Action has fulfilled, as it ends, a bit for each space (BU-OQ-03, B22-OQ-05). */
export const fulfilledSpaces = (
  g: BlitzGame,
  kind: number,
  player: PlayerId,
  target: PlayerId,
  flags: number,
): number => {
  let noted = 0;
  if (!hasClaimStep(g, player)) return noted;
  for (let space = 0; space < SPACES; space++) if (canClaim(g, space, kind, player, target, flags)) noted |= 1 << space;
  return noted;
};
/** Whether a card that was noted can still be claimed. */
export const anyNoted = (g: BlitzGame, count: number): boolean => {
  for (let space = 0; space < SPACES; space++) if (isNoted(g, space, count)) return true;
  return false;
};

/**
 * BU-CLAIM-08, -09, -12, B22-IMMED-04, -07: points, Clean Sweep, then the hand or the effect. `kind` is the space. Cards
 * for points just scored come before the claimed card is taken up: it is not the one to play for itself (B22-PLAY-28),
 * and nothing of its back is kept where the other coach could read it.
 */
export const ClaimCard = procedure(
  'ClaimCard',
  ['seat', 'kind'],
  ['option'],
  [scoreCard, celebrate, takeCard, putAway],
);
function scoreCard(g: BlitzGame, seat: Seat, space: number): void {
  const challenge = g.challengeOf(g.space(space));
  const points = challenge.points + generosity(g);
  g.addScore(seat, points);
  g.claimedThisTurn++;
  g.events?.push({ type: 'claimed', seat, space: space + 1, challenge: challenge.id, points });
  if (g.claimedThisTurn !== SPACES) return;
  g.addScore(seat, g.rules.edition.cleanSweepPoints);
  g.events?.push({ type: 'cleanSweep', seat, points: g.rules.edition.cleanSweepPoints });
}
function celebrate(g: BlitzGame, seat: Seat): void {
  offerPlaysAt(g, Moment.scored, seat, NOBODY, NOWHERE, 0);
}
function takeCard(g: BlitzGame, seat: Seat, space: number): void {
  const card = g.space(space);
  const rule = g.rules.playRules[g.rules.playOf[card] as number] as BonusPlay;
  g.setSpace(space, -1);
  g.reveal();
  if (rule.immediate) {
    g.keep('option', card + 1);
    return playAtOnce(g, seat, card, rule);
  }
  g.toHand(seat, card);
  g.events?.push({ type: 'bonusTaken', seat, play: rule.id, seen: seat });
}
/** B22-IMMED-15: a card played at once leaves when its last part is done, unless it stays. `played`: the card plus one. */
function putAway(g: BlitzGame, _seat: Seat, _space: number, played: number): void {
  if (played > 0) layDown(g, played - 1, g.rules.playRules[g.rules.playOf[played - 1] as number]);
}
