/**
 * What a coach may not see: backs of cards, the other hand, the order of the deck. A view is a whole position in which
 * the unseen copies are dealt in one fixed order that depends on nothing hidden; imagining deals them at random.
 */
import type { Dice } from '../dice/dice.ts';
import type { Position } from '../kernel/layout.ts';
import { otherSeat, type Seat } from '../words.ts';
import { CARD_PLACE, CardPlace, DECK, DECK_SIZE, EVENT_BASE, EVENTS_DRAWN, SPACE, SPACES } from './cells.ts';

/** How unseen things are put in order: left as they are for a view, shuffled for an imagined position. */
type Order = (cells: number[]) => number[];

export const shuffledBy =
  (dice: Dice): Order =>
  cells => {
    const order = Int16Array.from(cells);
    dice.shuffle(order, 0, order.length);
    return [...order];
  };
export const inOrder: Order = cells => cells;

/** Deals everything `seat` has not seen anew, keeping what is public: fronts in spaces, in the other hand, on the deck. */
export const dealUnseen = (
  k: Position,
  seat: Seat,
  frontOf: readonly number[],
  eventCount: number,
  order: Order,
): void => {
  const theirHand = CardPlace.homeHand + otherSeat(seat);
  const unseen = frontOf
    .map((_, card) => card)
    .filter(card => {
      const place = k[CARD_PLACE + card];
      return place === theirHand || place === CardPlace.space || place === CardPlace.deck;
    });
  // Fronts in the other hand and in the spaces are public; the copies behind them are not.
  const handFronts = unseen
    .filter(card => k[CARD_PLACE + card] === theirHand)
    .map(card => frontOf[card] as number)
    .sort((a, b) => a - b);
  const spaceFronts = Array.from({ length: SPACES }, (_, s) =>
    k[SPACE + s] > 0 ? (frontOf[k[SPACE + s] - 1] as number) : -1,
  );
  const size = k[DECK_SIZE];
  const top = size > 0 ? k[DECK + size - 1] : -1;
  const eventsInDeck = k.subarray(DECK, DECK + size).filter(card => card >= EVENT_BASE).length;

  const pool = order(unseen);
  const take = (front: number): number =>
    pool.splice(
      pool.findIndex(card => frontOf[card] === front),
      1,
    )[0] as number;
  for (const front of handFronts) k[CARD_PLACE + take(front)] = theirHand;
  spaceFronts.forEach((front, space) => {
    if (front < 0) return;
    const card = take(front);
    k[SPACE + space] = card + 1;
    k[CARD_PLACE + card] = CardPlace.space;
  });
  const undrawn = order(
    Array.from({ length: eventCount }, (_, e) => e).filter(e => !(k[EVENTS_DRAWN] & (1 << e))),
  ).slice(0, eventsInDeck);
  const events = undrawn.map(e => EVENT_BASE + e);
  const onTop = top < 0 ? [] : top >= EVENT_BASE ? [events.shift() as number] : [take(frontOf[top] as number)];
  const deck = [...order([...events, ...pool]), ...onTop];
  deck.forEach((card, i) => {
    k[DECK + i] = card;
    if (card < EVENT_BASE) k[CARD_PLACE + card] = CardPlace.deck;
  });
};
