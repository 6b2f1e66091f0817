/** Dealing Challenge Cards into the Active spaces, Random Events that turn up, and the Refresh step. */
import type { Seat } from '../../words.ts';
import { CardPlace, EVENT_BASE, SPACES } from '../cells.ts';
import type { RandomEvent } from '../edition.ts';
import type { BlitzGame } from '../game.ts';
import { procedure, question } from '../status.ts';
import { DISCARD_SPACE, PASS } from '../words.ts';

/** BU-WIN-04: this turn and one of the other coach. */
const FINAL_ROUND = 2;

export const discardSpace = (g: BlitzGame, space: number): void => {
  const card = g.space(space);
  g.events?.push({ type: 'cardDiscarded', space: space + 1, challenge: g.challengeOf(card).id });
  g.setCardPlace(card, CardPlace.discard);
  g.setSpace(space, -1);
};
/** Puts the top card into a space. Its front comes into view with the card above it gone, its back does not. */
export const dealInto = (g: BlitzGame, space: number): void => {
  const card = g.popDeck();
  g.setSpace(space, card);
  g.reveal();
  g.events?.push({ type: 'cardDealt', space: space + 1, challenge: g.challengeOf(card).id });
  const top = g.deckTop;
  if (top >= 0 && top < EVENT_BASE) g.events?.push({ type: 'deckTop', challenge: g.challengeOf(top).id });
};

/** BU-EVENT-04, -05: every Random Event that lies on top of the deck, one after the other. */
const DrawEvents = procedure('DrawEvents', ['seat'], [drawEvent]);
function drawEvent(g: BlitzGame, seat: Seat): void {
  if (!g.topIsEvent) return g.finish();
  const event = g.rules.eventCards[g.drawEvent()] as RandomEvent;
  g.reveal();
  g.events?.push({ type: 'eventDrawn', event: event.id });
  g.goto(drawEvent);
  g.call(event.procedure, seat);
}
/**
 * BU-CARD-04, BU-EVENT-06: one card into a space (`kind`), then the events it uncovers. An event that deals cards itself
 * may find another event on top; that one comes first, and may leave nothing to be dealt.
 */
export const Deal = procedure('Deal', ['seat', 'kind'], [clearTop, deal, uncovered]);
function clearTop(g: BlitzGame, seat: Seat): void {
  if (g.topIsEvent) g.call(DrawEvents, seat);
}
function deal(g: BlitzGame, _seat: Seat, space: number): void {
  if (g.space(space) >= 0 || g.deckSize === 0) return g.finish();
  dealInto(g, space);
  if (g.space(space) >= g.rules.edition.deck.length) g.startEndgame(); // B22-ENDGAME-05
  if (g.finalTurns > 0 || g.challengesInDeck) return;
  g.finalTurns = FINAL_ROUND;
  g.events?.push({ type: 'lastCardDealt' });
}
function uncovered(g: BlitzGame, seat: Seat): void {
  if (g.topIsEvent) g.call(DrawEvents, seat);
}

const AskDiscard = question(
  'discardChallenge',
  ['seat'],
  g => {
    if (g.rules.edition.refreshDiscard === 'may') g.offer(PASS); // B22-CARD-01
    for (let space = 0; space < SPACES; space++) if (g.space(space) >= 0) g.offer(DISCARD_SPACE, space + 1);
  },
  { decline: PASS, onTheWay: true },
);
export const freeSpace = (g: BlitzGame): number => {
  for (let space = 0; space < SPACES; space++) if (g.space(space) < 0) return space;
  return -1;
};
/** BU-CARD-04 to -06, BU-OQ-05, -06: fill the free spaces in order, or else discard one and replace it. */
export const Refresh = procedure('Refresh', ['seat'], [look, replace, fill]);
function look(g: BlitzGame, seat: Seat): void {
  if (g.deckSize === 0) return g.finish();
  if (freeSpace(g) >= 0) return g.goto(fill);
  g.ask(AskDiscard, seat, seat);
}
function replace(g: BlitzGame, seat: Seat): void {
  if (g.answered(PASS)) return g.finish();
  const space = g.object - 1;
  discardSpace(g, space);
  g.call(Deal, seat, space);
}
function fill(g: BlitzGame, seat: Seat): void {
  const space = freeSpace(g);
  if (space < 0 || g.deckSize === 0) return g.finish();
  g.goto(fill);
  g.call(Deal, seat, space);
}
