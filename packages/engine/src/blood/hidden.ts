/**
 * What a coach may not see: the other hand and the order of the decks. A view is a whole position in which the unseen
 * cards are dealt in one fixed order that depends on nothing hidden; imagining deals them at random.
 */
import type { Dice } from '../dice/dice.ts';
import type { Position } from '../kernel/layout.ts';
import { otherSeat, type Seat } from '../words.ts';
import { CARD_PLACE, CardPlace, DECK_CELLS } from './cells.ts';
import { CARDS, DECKS, deckOf } from './words.ts';

/** How unseen cards are put in order: left as they are for a view, shuffled for an imagined position. */
type Order = (cards: number[]) => number[];

export const shuffledBy =
  (dice: Dice): Order =>
  cards => {
    const order = Int16Array.from(cards);
    dice.shuffle(order, 0, order.length);
    return [...order];
  };
export const inOrder: Order = cards => cards;

/** Deals what `seat` has not seen anew. Backs are public: how many cards of which deck the other coach holds. */
export const dealUnseen = (k: Position, seat: Seat, order: Order): void => {
  const theirHand = CardPlace.homeHand + otherSeat(seat);
  let place = DECK_CELLS;
  DECKS.forEach((_, deck) => {
    const unseen = CARDS.flatMap((_name, card) =>
      deckOf(card) === deck && (k[CARD_PLACE + card] === theirHand || k[CARD_PLACE + card] === CardPlace.deck)
        ? [card]
        : [],
    );
    const held = unseen.filter(card => k[CARD_PLACE + card] === theirHand).length;
    order(unseen).forEach((card, i) => {
      k[CARD_PLACE + card] = i < held ? theirHand : CardPlace.deck;
      if (i >= held) k[place++] = card;
    });
  });
};
