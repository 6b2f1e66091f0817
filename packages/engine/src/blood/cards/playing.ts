/** Special Play cards: dealing them, the moments at which they are played, and choosing whom they are played on (B16-CARD). */
import { COIN, D6 } from '../../dice/dice.ts';
import type { Procedure } from '../../kernel/procedure.ts';
import { otherSeat, type PlayerId, type Seat } from '../../words.ts';
import { CardPlace, DECK_CELLS } from '../cells.ts';
import { CARD_MOMENTS } from '../entries.ts';
import type { BloodGame, ExtraRule, SpecialPlay } from '../game.ts';
import { moveMarker } from '../procedures/illegal.ts';
import { procedure, question } from '../status.ts';
import {
  CARDS,
  Card,
  type CardName,
  CHOOSE_PLAYER,
  DECK,
  DECKS,
  type DeckName,
  deckOf,
  Harm,
  MOVE_MARKER,
  NO,
  PLAY,
} from '../words.ts';
import { endTransformations } from './transform.ts';

/** B16-DATA-13, in the order of `CARD_MOMENTS`. */
export const CardTime = { start: 0, own: 1, between: 2, turnEnd: 3, kick: 4, driveEnd: 5 } as const;

// --- playing -------------------------------------------------------------------------------------------------------
/** What may be played between turns may be played at the end of the own turn, but not the other way round. */
const fits = (card: SpecialPlay, moment: number): boolean =>
  card.moment === CARD_MOMENTS[moment] || (moment === CardTime.turnEnd && card.moment === 'between');
const anyTarget = (g: BloodGame, seat: Seat, card: SpecialPlay): boolean => {
  if (card.targets === undefined) return true;
  for (let p = 0; p < g.playerCount; p++) if (card.targets(g, seat, p as PlayerId)) return true;
  return false;
};
const mayPlay = (g: BloodGame, seat: Seat, card: SpecialPlay, moment: number): boolean =>
  fits(card, moment) && (card.playable === undefined || card.playable(g, seat)) && anyTarget(g, seat, card);
const AskPlay = question(
  'specialPlay',
  ['seat', 'moment'],
  (g, seat, moment) => {
    g.offer(NO);
    for (let card = 0; card < CARDS.length; card++) {
      if (!g.holdsCard(seat, card)) continue;
      if (mayPlay(g, seat, g.rules.cardOf[card] as SpecialPlay, moment)) g.offer(PLAY, card);
    }
    if (moment === CardTime.own && !g.markerMoved) g.offer(MOVE_MARKER); // B16-OQ-12: it comes before the cards
  },
  { decline: NO, onTheWay: true, breaksIn: true },
);
/** Nobody plays cards for a turn that does not come. */
const isMoment = (g: BloodGame, seat: Seat, moment: number): boolean =>
  (moment !== CardTime.between && moment !== CardTime.turnEnd) ||
  g.turn(otherSeat(seat)) < g.rules.edition.turnsPerHalf;

/** Asks whoever holds a card, whether or not one fits: being asked betrays nothing (B16-CARD-07). */
export const PlayCards = procedure('PlayCards', ['seat', 'moment'], [offerCards, playCard]);
function offerCards(g: BloodGame, seat: Seat, moment: number): void {
  if (g.handSize(seat) === 0 || !isMoment(g, seat, moment)) return g.finish();
  if (g.turnover !== 0) return g.finish(); // a card has ended the turn, or the drive
  g.ask(AskPlay, seat, seat, moment);
}
/** B16-OQ-68 */
function playCard(g: BloodGame, seat: Seat): void {
  if (g.answered(NO)) return g.finish();
  g.goto(offerCards);
  if (g.answered(MOVE_MARKER)) return moveMarker(g, seat);
  const card = g.object;
  g.setCardPlace(card, CardPlace.discard);
  g.reveal();
  g.events?.push({ type: 'cardPlayed', seat, card: CARDS[card] as CardName });
  g.call((g.rules.cardOf[card] as SpecialPlay).procedure, seat);
}

/** The pause in which cards of one moment may be played. */
const playAt = (name: string, moment: number): Procedure<readonly ['seat']> => {
  function play(g: BloodGame, seat: Seat): void {
    g.become(PlayCards, seat, moment);
  }
  return procedure(name, ['seat'], [play]);
};
/** Whoever won the flip for the cards is asked first. */
const PlayBeforeMatch = procedure('PlayBeforeMatch', ['seat'], [firstPlays, secondPlays]);
function firstPlays(g: BloodGame): void {
  g.call(PlayCards, g.firstDealt, CardTime.start);
}
function secondPlays(g: BloodGame): void {
  g.call(PlayCards, otherSeat(g.firstDealt), CardTime.start);
}

// --- cards played on a player --------------------------------------------------------------------------------------
export const AskCardTarget = question('cardTarget', ['seat', 'kind'], (g, seat, card) => {
  const { targets } = g.rules.cardOf[card] as SpecialPlay;
  for (let p = 0; p < g.playerCount; p++) if (targets?.(g, seat, p as PlayerId)) g.offer(CHOOSE_PLAYER, p);
});
/** The procedure of a card that is played on one player and is over with `effect`. */
export const onPlayer = (
  name: string,
  card: CardName,
  effect: (g: BloodGame, player: PlayerId, seat: Seat) => void,
): Procedure<readonly ['seat']> => {
  function chooseTarget(g: BloodGame, seat: Seat): void {
    g.ask(AskCardTarget, seat, seat, Card[card]);
  }
  function takeEffect(g: BloodGame, seat: Seat): void {
    const player = g.object as PlayerId;
    g.events?.push({ type: 'cardTarget', card, player });
    effect(g, player, seat);
  }
  return procedure(name, ['seat'], [chooseTarget, takeEffect]);
};
/** The procedure of a card that asks for nothing. */
export const atOnce = (name: string, effect: (g: BloodGame, seat: Seat) => void): Procedure<readonly ['seat']> => {
  function takeEffect(g: BloodGame, seat: Seat): void {
    effect(g, seat);
  }
  return procedure(name, ['seat'], [takeEffect]);
};

// --- dealing -------------------------------------------------------------------------------------------------------
/** B16-CARD-04, by the die. */
const CARDS_FOR: readonly number[] = [0, 1, 2, 2, 2, 2, 3];
/** B16-CARD-05, B16-OQ-68 */
const AskDeck = question('drawFrom', ['seat', 'left'], g => {
  for (let deck = 0; deck < DECKS.length; deck++) if (g.deckSize(deck) > 0) g.offer(DECK, deck);
});
/** B16-CARD-02, -03; the slot `count` says how many coaches have had their cards. */
export const DealCards = procedure(
  'DealCards',
  ['seat'],
  ['count', 'left'],
  [shuffleDecks, rollCards, chooseDeck, drawCard, nextCoach],
);
function shuffleDecks(g: BloodGame): void {
  let place = 0;
  for (let deck = 0; deck < DECKS.length; deck++) {
    const from = place;
    for (let card = 0; card < CARDS.length; card++) {
      if (deckOf(card) !== deck || g.rules.cardOf[card] === undefined) continue;
      g.setDeckCard(place++, card);
      g.setCardPlace(card, CardPlace.deck);
    }
    g.setDeckSize(deck, place - from);
    g.shuffle(DECK_CELLS + from, place - from);
  }
  const winner = g.roll(COIN) as Seat; // heads is home's side of the coin
  g.firstDealt = g.keep('seat', winner);
  g.events?.push({ type: 'flippedForCards', winner });
}
function rollCards(g: BloodGame, seat: Seat): void {
  const die = g.roll(D6);
  const cards = g.keep('left', CARDS_FOR[die] as number);
  g.events?.push({ type: 'cardsRolled', seat, die, cards });
}
function chooseDeck(g: BloodGame, seat: Seat, _count: number, left: number): void {
  g.ask(AskDeck, seat, seat, left);
}
function drawCard(g: BloodGame, seat: Seat, _count: number, left: number): void {
  const deck = g.object;
  const card = takeTop(g, deck);
  g.setCardPlace(card, CardPlace.homeHand + seat);
  g.reveal();
  g.events?.push({ type: 'deckChosen', seat, deck: DECKS[deck] as DeckName });
  g.events?.push({ type: 'cardDrawn', seat, card: CARDS[card] as CardName, seen: seat });
  if (g.keep('left', left - 1) > 0) g.goto(chooseDeck);
}
function nextCoach(g: BloodGame, seat: Seat, count: number): void {
  if (count > 0) return;
  g.keep('count', 1);
  g.keep('seat', otherSeat(seat));
  g.goto(rollCards);
}
/** The top card of a deck; the cards behind it move up. */
const takeTop = (g: BloodGame, deck: number): number => {
  const top = (deck === 0 ? 0 : g.deckSize(0)) + g.deckSize(deck) - 1;
  const card = g.deckCard(top);
  const last = g.deckSize(0) + g.deckSize(1) - 1;
  for (let place = top; place < last; place++) g.setDeckCard(place, g.deckCard(place + 1));
  g.setDeckCard(last, 0);
  g.setDeckSize(deck, g.deckSize(deck) - 1);
  return card;
};

/** When cards are dealt and played, and what has to be looked after while they are in use (B16-CARD, B16-DATA-13). */
export const specialPlays: ExtraRule = {
  id: 'specialPlays',
  rule: 'B16-CARD-01',
  inMatch: options => options.cards,
  pauses: {
    beforeToss: DealCards,
    beforeMatch: PlayBeforeMatch,
    kickAimed: playAt('PlayAtKick', CardTime.kick),
    kickedOff: playAt('PlayAfterKickOff', CardTime.between),
    turnBegins: playAt('PlayInOwnTurn', CardTime.own),
    turnEnds: playAt('PlayAtTurnEnd', CardTime.turnEnd),
    beforeNextDrive: playAt('PlayBetweenDrives', CardTime.driveEnd),
  },
  uses: [{ at: 'effectsEnded', who: 'anybody', does: endTransformations }],
  harm: [{ whose: 'nobody', of: Harm.spell, bonus: 1, cause: 'spell' }], // B16-DATA-16
};
