/** A match from the toss to its end: set-up in the order of BU-SETUP-01, then turns. */
import { COIN, D8 } from '../../dice/dice.ts';
import { AWAY, HOME, otherSeat, type PlayerId, type Seat } from '../../words.ts';
import { CardPlace, DECK, EVENT_BASE, SPACES } from '../cells.ts';
import type { BlitzGame } from '../game.ts';
import { procedure, question } from '../status.ts';
import { PITCH, PITCH_NAMES, TEAM } from '../words.ts';
import { dealInto } from './cards.ts';
import { NewBall } from './newball.ts';
import { PlaceTeam } from './placing.ts';
import { Turn } from './turn.ts';

const AskPitch = question('pitch', ['seat'], g => {
  for (const one of g.rules.edition.pitches) g.offer(PITCH, PITCH_NAMES.indexOf(one.id));
});
/** BU-SETUP-04 */
const AskTeam = question('team', ['seat'], g => {
  g.offer(TEAM, 0);
  g.offer(TEAM, 1);
});

export const Match = procedure(
  'Match',
  [],
  [toss, askPitch, choosePitch, chooseTeam, shuffleDeck, placeFirst, placeSecond, firstBall, nextTurn],
);
function toss(g: BlitzGame): void {
  const { options, edition } = g.rules;
  g.tossWinner = g.roll(COIN) as Seat; // heads is home's side of the coin
  g.events?.push({ type: 'tossed', winner: g.tossWinner });
  if (options.arena === 'none') return;
  // BU-SETUP-15: before the pitch is chosen
  const die = options.arena === 'roll' ? g.roll(D8) : edition.arenas.findIndex(a => a.id === options.arena) + 1;
  g.setArena(die);
  g.events?.push({ type: 'arenaRolled', arena: g.arena.id, die });
}
/** BU-SETUP-02 */
function askPitch(g: BlitzGame): void {
  const { options, edition } = g.rules;
  if (options.pitch === 'ask') return g.ask(AskPitch, g.tossWinner, g.tossWinner);
  g.setPitch(edition.pitches.findIndex(one => one.id === options.pitch));
}
function choosePitch(g: BlitzGame): void {
  const { options, edition } = g.rules;
  if (options.pitch === 'ask') g.setPitch(edition.pitches.findIndex(one => one.id === PITCH_NAMES[g.object]));
  g.events?.push({ type: 'pitchChosen', pitch: g.pitch.id });
  if (options.tossPicksTeam) g.ask(AskTeam, g.tossWinner, g.tossWinner);
}
function chooseTeam(g: BlitzGame): void {
  if (!g.rules.options.tossPicksTeam || g.object === 0) return;
  const home = g.playersOf(HOME);
  const away = g.playersOf(AWAY);
  home.forEach((p, i) => {
    const q = away[i] as PlayerId;
    const profile = g.profile(p);
    g.setProfile(p, g.profile(q));
    g.setProfile(q, profile);
  });
  g.swapTeams();
  g.events?.push({ type: 'teamsSwapped' });
}
/** BU-SETUP-07, -08, BU-EVENT-01 to -03 */
function shuffleDeck(g: BlitzGame): void {
  const { options, edition } = g.rules;
  for (let card = 0; card < edition.deck.length; card++) {
    g.pushDeck(card);
    g.setCardPlace(card, CardPlace.deck);
  }
  g.shuffle(DECK, g.deckSize);
  for (let space = 0; space < SPACES; space++) dealInto(g, space);
  if (options.events) shuffleEventsIn(g);
  if (options.rookies !== 'nobody') g.giveRookies(options.rookies === 'home' ? 0 : 1);
}
const shuffleEventsIn = (g: BlitzGame): void => {
  const challenges = g.deckSize;
  for (let event = 0; event < g.rules.eventCards.length; event++) g.pushDeck(EVENT_BASE + event);
  g.shuffle(DECK + challenges, g.rules.eventCards.length);
  while (g.deckSize > challenges + g.rules.edition.eventsInDeck) g.popDeck();
  do g.shuffle(DECK, g.deckSize);
  while (g.topIsEvent);
  g.events?.push({ type: 'deckTop', challenge: g.challengeOf(g.deckTop).id });
};
/** BU-SETUP-09, -14: the toss loser sets up first and takes the first turn. */
function placeFirst(g: BlitzGame): void {
  g.call(PlaceTeam, otherSeat(g.tossWinner));
}
function placeSecond(g: BlitzGame): void {
  g.call(PlaceTeam, g.tossWinner);
}
/** BU-SETUP-12, -13, -17 */
function firstBall(g: BlitzGame): void {
  g.active = g.tossWinner;
  g.call(NewBall, g.tossWinner, 0);
}
function nextTurn(g: BlitzGame): void {
  g.goto(nextTurn);
  g.call(Turn, otherSeat(g.active));
}
