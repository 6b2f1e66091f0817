/** A coach's hand: which Bonus Plays may be played at a moment, and playing or discarding one. */
import { teamTarget, Until } from '../kernel/effects.ts';
import { NOBODY, NOWHERE, otherSeat, type PlayerId, type Seat, type Square } from '../words.ts';
import { CardPlace } from './cells.ts';
import type { BlitzGame, BonusPlay } from './game.ts';
import { PLAY, PLAYS } from './words.ts';

/** BU-BONUS-01 to -03: held, not played by this coach this turn, and of some effect now. */
const canPlay = (g: BlitzGame, seat: Seat, play: number, player: PlayerId, from: Square): boolean => {
  if (!couldPlay(g, seat, play)) return false;
  const rule = g.rules.playRules[play] as BonusPlay;
  return rule.playable === undefined || rule.playable(g, seat, player, from);
};
/** Whether a coach holds a Bonus Play, has not played its like this turn, and this is a turn for it. */
export const couldPlay = (g: BlitzGame, seat: Seat, play: number): boolean =>
  play >= 0 &&
  g.handCount(seat) > 0 &&
  !g.hasPlayed(seat, play) &&
  g.cardWithPlay(seat, play) >= 0 &&
  (seat === g.active || g.rules.playRules[play]?.ownTurn !== true);
/** Offers every Bonus Play of the hand that may be played at the moment. */
export const offerPlays = (g: BlitzGame, seat: Seat, moment: number, player: PlayerId, from: Square): void => {
  if (g.handCount(seat) === 0) return;
  const printed = g.rules.playsAt[moment] as readonly number[];
  for (let i = 0; i < printed.length; i++)
    if (canPlay(g, seat, printed[i] as number, player, from)) g.offer(PLAY, printed[i]);
};
/** Where a played card goes: to the discards, or in front of its coach (B22-BONUS-03, B22-IMMED-10). */
export const layDown = (g: BlitzGame, card: number, rule: BonusPlay | undefined): void =>
  g.setCardPlace(card, rule?.stays === undefined ? CardPlace.discard : CardPlace.inFront);
/** B22-IMMED-04, -15: never held; it lies in front of its coach while the effect, which follows at once, lasts. */
export const playAtOnce = (g: BlitzGame, seat: Seat, card: number, rule: BonusPlay): void => {
  g.setCardPlace(card, CardPlace.inFront);
  g.setPlayed(seat, PLAYS.indexOf(rule.id));
  g.events?.push({ type: 'bonusPlayed', seat, play: rule.id });
  rule.effect(g, seat, NOBODY, NOWHERE);
};
/** B22-BONUS-03: what lay in front for the turn goes to the discards. */
export const discardTurnPlays = (g: BlitzGame): void => {
  g.rules.playOf.forEach((play, card) => {
    if (g.cardPlace(card) === CardPlace.inFront && g.rules.playRules[play]?.stays === 'turn')
      g.setCardPlace(card, CardPlace.discard);
  });
};
/** BU-BONUS-05, BU-CARD-09: the card leaves the hand for the discard space, open to both. */
export const spendPlay = (g: BlitzGame, seat: Seat, play: number): void => {
  const card = g.cardWithPlay(seat, play);
  g.discardFromHand(seat, card);
  layDown(g, card, g.rules.playRules[play]);
  g.setPlayed(seat, play);
  g.reveal();
  g.events?.push({ type: 'bonusPlayed', seat, play: PLAYS[play] as (typeof PLAYS)[number] });
};
export const discardPlay = (g: BlitzGame, seat: Seat, play: number): void => {
  g.discardFromHand(seat, g.cardWithPlay(seat, play));
  g.reveal();
  g.events?.push({ type: 'bonusDiscarded', seat, play: PLAYS[play] as (typeof PLAYS)[number] });
};
/** The Bonus Plays in a hand, by number, one entry per card. */
export const playsInHand = (g: BlitzGame, seat: Seat): number[] =>
  g.rules.playOf.filter((_, card) => g.cardPlace(card) === CardPlace.homeHand + seat);
/** The Bonus Plays of a coach that are in force, by number. */
export const playsInForce = (g: BlitzGame, seat: Seat): number[] =>
  PLAYS.flatMap((_, play) => {
    const { inForce } = g.rules.playRules[play] ?? {};
    if (!inForce) return [];
    const target = teamTarget(inForce.on === 'own' ? seat : otherSeat(seat));
    return g.isAffectedUntil(target, inForce.effect, Until[inForce.until]) ? [play] : [];
  });
/** Plays the card and carries out its effect. */
export const playCard = (g: BlitzGame, seat: Seat, play: number, player: PlayerId, from: Square): void => {
  spendPlay(g, seat, play);
  (g.rules.playRules[play] as BonusPlay).effect(g, seat, player, from);
};
