/**
 * What a coach may not see: backs of cards, the other hand, the order of the deck (BU-CARD-01 to -03, BU-BONUS-06). A view
 * is a whole position in which the unseen copies are dealt in one fixed order that depends on nothing hidden; imagining
 * deals them at random.
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

/** What the deck of a match is made of. Cards from `standard` on are endgame cards, which lie under all the others. */
export interface DeckMakeUp {
  readonly frontOf: readonly number[];
  readonly standard: number;
  readonly events: number;
}

/** Deals everything `seat` has not seen anew, keeping what is public: fronts in spaces, in the other hand, on the deck. */
export const dealUnseen = (k: Position, seat: Seat, make: DeckMakeUp, order: Order): void => {
  const { frontOf, standard } = make;
  const theirHand = CardPlace.homeHand + otherSeat(seat);
  const placeOf = (card: number): number => k[CARD_PLACE + card];
  const hidden: readonly number[] = [theirHand, CardPlace.space, CardPlace.deck];
  // Which endgame cards went back to the box is unseen as well.
  const unseen = frontOf.flatMap((_, card) =>
    hidden.includes(placeOf(card)) || (card >= standard && placeOf(card) === CardPlace.out) ? [card] : [],
  );
  const handFronts = unseen.filter(card => placeOf(card) === theirHand).map(card => frontOf[card] as number);
  handFronts.sort((a, b) => a - b);
  const spaceFronts = Array.from({ length: SPACES }, (_, s) =>
    k[SPACE + s] > 0 ? frontOf[k[SPACE + s] - 1] : undefined,
  );
  const size = k[DECK_SIZE];
  const below = k.slice(DECK, DECK + size);
  const top = size > 0 ? below[size - 1] : -1;
  const eventsInDeck = below.filter(card => card >= EVENT_BASE).length;
  const endgameInDeck = below.filter(card => card >= standard && card < EVENT_BASE).length;
  const pool = order(unseen);
  const take = (front: number): number =>
    pool.splice(
      pool.findIndex(card => frontOf[card] === front),
      1,
    )[0] as number;
  for (const front of handFronts) k[CARD_PLACE + take(front)] = theirHand;
  spaceFronts.forEach((front, space) => {
    if (front === undefined) return;
    const card = take(front);
    k[SPACE + space] = card + 1;
    k[CARD_PLACE + card] = CardPlace.space;
  });
  const undrawn = Array.from({ length: make.events }, (_, e) => e).filter(e => !(k[EVENTS_DRAWN] & (1 << e)));
  const events = order(undrawn)
    .slice(0, eventsInDeck)
    .map(e => EVENT_BASE + e);
  const onTop: number[] = [];
  if (top >= EVENT_BASE) onTop.push(events.shift() as number);
  else if (top >= 0) onTop.push(take(frontOf[top] as number));
  const endgameOnTop = onTop.filter(card => card >= standard && card < EVENT_BASE).length;
  const endgame = pool.filter(card => card >= standard);
  const bottom = endgame.slice(0, endgameInDeck - endgameOnTop);
  for (const card of endgame) k[CARD_PLACE + card] = CardPlace.out;
  const deck = [...bottom, ...order([...events, ...pool.filter(card => card < standard)]), ...onTop];
  deck.forEach((card, i) => {
    k[DECK + i] = card;
    if (card < EVENT_BASE) k[CARD_PLACE + card] = CardPlace.deck;
  });
};
