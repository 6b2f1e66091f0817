/** A match from the toss to its end: set-up in the order of BU-SETUP-01, then turns. */
import { COIN, D8 } from '../../dice/dice.ts';
import { AWAY, HOME, otherSeat, type PlayerId, type Seat } from '../../words.ts';
import { CardPlace, DECK, EVENT_BASE, SPACES } from '../cells.ts';
import type { BlitzGame } from '../game.ts';
import type { Pitch } from '../pitches.ts';
import { procedure, question } from '../status.ts';
import { PITCH, PITCH_NAMES, TEAM } from '../words.ts';
import { dealInto } from './cards.ts';
import { NewBall } from './newball.ts';
import { PlaceTeam } from './placing.ts';
import { Turn } from './turn.ts';

const AskPitch = question('pitch', ['seat'], g => {
  for (const one of g.rules.edition.pitches) if (suitsArena(g, one)) g.offer(PITCH, PITCH_NAMES.indexOf(one.id));
});
/** B22-ARENA-08 */
const suitsArena = (g: BlitzGame, one: Pitch): boolean => !g.arena.twoTrapdoors || one.trapdoors.length === 2;
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
  const agreed = agreedPitch(g);
  if (agreed === undefined) return g.ask(AskPitch, g.tossWinner, g.tossWinner);
  g.pitch = agreed;
}
/** The pitch the match names, unless the arena rules it out. */
const agreedPitch = (g: BlitzGame): Pitch | undefined =>
  g.rules.pitches.find(one => one.id === g.rules.options.pitch && suitsArena(g, one));
function choosePitch(g: BlitzGame): void {
  const { options } = g.rules;
  if (agreedPitch(g) === undefined) g.pitch = g.rules.pitches[g.object] as Pitch;
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
/** BU-SETUP-07, -08, BU-EVENT-01 to -03, B22-ENDGAME-01 to -04 */
function shuffleDeck(g: BlitzGame): void {
  const { options, edition } = g.rules;
  if (options.endgame) layEndgameCards(g);
  const under = g.deckSize;
  for (let card = 0; card < edition.deck.length; card++) g.pushDeck(card);
  g.shuffle(DECK + under, edition.deck.length);
  for (let i = 0; i < g.deckSize; i++) g.setCardPlace(g.deckCard(i), CardPlace.deck);
  for (let space = 0; space < SPACES; space++) dealInto(g, space);
  if (options.events) shuffleEventsIn(g);
  if (options.rookies !== 'nobody') g.giveRookies(options.rookies === 'home' ? 0 : 1);
}
const layEndgameCards = (g: BlitzGame): void => {
  const { deck, endgameDeck, endgameCards } = g.rules.edition;
  for (let card = 0; card < endgameDeck.length; card++) g.pushDeck(deck.length + card);
  g.shuffle(DECK, endgameDeck.length);
  while (g.deckSize > endgameCards) g.popDeck();
};
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
