/** The rulesets under test, and what each of them promises beyond what holds for every game. A new ruleset joins the list. */
import { CARD_PLACE, CardPlace, DECK, DECK_SIZE, EVENT_BASE, EVENTS_DRAWN, SPACES } from '../../src/blitz/cells.ts';
import type { BlitzGame } from '../../src/blitz/game.ts';
import { hasLeft } from '../../src/blood/brings.ts';
import { CardPlace as BloodCardPlace } from '../../src/blood/cells.ts';
import { Skill } from '../../src/blood/editions/2016/names.ts';
import { swarming } from '../../src/blood/editions/2025/specials/swarming.ts';
import type { BloodGame } from '../../src/blood/game.ts';
import { isWitless } from '../../src/blood/status.ts';
import { BLACKMAILED, CARDS, Place } from '../../src/blood/words.ts';
import type { RulesetDefinition } from '../../src/common/ruleset.ts';
import type { Dice } from '../../src/dice/dice.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { MatchSpec } from '../../src/kernel/record.ts';
import { rulesetNamed } from '../../src/rulesets.ts';
import { BadInput, type BallId, NOBODY, type PlayerId, Posture } from '../../src/words.ts';

export interface Subject {
  readonly ruleset: RulesetDefinition;
  /** A match of random coaches is over within this many decisions. */
  readonly decisionsMax: number;
  /** Options that `anyOptions` leaves alone, mixed in where the match allows them. */
  readonly vary: (spec: MatchSpec, chance: Dice) => MatchSpec;
  /** What is wrong with the position by this game's own promises; nothing when all is well. */
  readonly faults: (g: Game) => string[];
  /** What must be the same from the first question to the last. */
  readonly conserved: (g: Game) => string;
}

// --- Blitz Bowl ------------------------------------------------------------------------------------------------
const cardFaults = (g: BlitzGame): string[] => {
  const faults: string[] = [];
  const count = g.rules.frontOf.length;
  const deck = [...g.cells.subarray(DECK, DECK + g.deckSize)];
  const spaces = Array.from({ length: SPACES }, (_, s) => g.space(s)).filter(card => card >= 0);
  const placed = (place: number): number[] =>
    Array.from({ length: count }, (_, card) => card).filter(card => g.cells[CARD_PLACE + card] === place);
  const sorted = (cards: number[]): string => [...cards].sort((a, b) => a - b).join();
  if (sorted(deck.filter(card => card < EVENT_BASE)) !== sorted(placed(CardPlace.deck)))
    faults.push('the deck does not hold the cards that are said to be in it, each once');
  if (sorted(spaces) !== sorted(placed(CardPlace.space)))
    faults.push('the Active spaces do not hold the cards that are said to be in them, each once');
  for (const seat of [0, 1] as const)
    if (g.handCount(seat) !== placed(CardPlace.homeHand + seat).length)
      faults.push(`the hand count of ${seat} is wrong`);
  // Before the deck is shuffled every card is out, afterwards only the endgame cards that went back to the box.
  const { endgameDeck, endgameCards } = g.rules.edition;
  const inBox = g.rules.options.endgame ? endgameDeck.length - endgameCards : 0;
  const out = placed(CardPlace.out).length;
  if (out !== inBox && out !== count) faults.push(`${out} Challenge Cards are nowhere`);
  const events = deck.filter(card => card >= EVENT_BASE);
  if (new Set(events).size !== events.length) faults.push('an event card is twice in the deck');
  if (events.some(card => g.cells[EVENTS_DRAWN] & (1 << (card - EVENT_BASE))))
    faults.push('a drawn event is in the deck');
  if (g.cells[DECK_SIZE] < 0) faults.push('the deck has less than no card');
  return faults;
};
const pitchFaults = (g: BlitzGame): string[] => {
  const faults: string[] = [];
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (!g.onPitch(player)) {
      if (g.holdsBall(player)) faults.push(`${g.playerName(player)} holds a ball in Reserves`);
      continue;
    }
    const standing = g.posture(player) === Posture.standing;
    if (g.reaches(player) !== standing) faults.push(`${g.playerName(player)} reaches out of keeping with its posture`);
    if (!standing && g.holdsBall(player)) faults.push(`${g.playerName(player)} holds a ball lying down`);
    if (!g.hovers(player) && g.pitch.blocked[g.square(player)])
      faults.push(`${g.playerName(player)} is on a blocked square`);
  }
  for (let b = 0; b < g.ballCount; b++) {
    const ball = b as BallId;
    if (!g.inPlay(ball) || g.holder(ball) !== NOBODY) continue;
    if (g.looseBallAt(g.ballSquare(ball)) !== ball) faults.push('two loose balls on one square');
    if (g.pitch.blocked[g.ballSquare(ball)]) faults.push('a loose ball on a blocked square');
  }
  return faults;
};
const endFaults = (g: BlitzGame): string[] => {
  if (!g.over) return [];
  const lead = g.score(0) - g.score(1);
  const leader = lead > 0 ? 0 : lead < 0 ? 1 : -1;
  if (g.ending === 'none') return ['the match is over without an ending'];
  if (g.ending !== 'concession' && g.winner !== leader)
    return [`${g.winner} wins by ${g.ending} at ${g.score(0)}-${g.score(1)}`];
  return [];
};

const blitz = (id: string, decisionsMax: number, rulings: readonly string[]): Subject => ({
  ruleset: rulesetNamed(id),
  decisionsMax,
  vary(spec, chance) {
    const options = { ...spec.options, ...Object.fromEntries(rulings.map(name => [name, chance.pick(2) === 1])) };
    const swapping = { ...spec, options: { ...options, tossPicksTeam: chance.pick(2) === 1 } };
    try {
      rulesetNamed(id).create(swapping, chance);
      return swapping;
    } catch (error) {
      if (!(error instanceof BadInput)) throw error; // teams of different sizes cannot be exchanged
      return { ...spec, options };
    }
  },
  faults: g => [...cardFaults(g as BlitzGame), ...pitchFaults(g as BlitzGame), ...endFaults(g as BlitzGame)],
  conserved: g =>
    `${g.playerCount} players, ${[0, 1].map(seat => g.playersOf(seat as 0 | 1).length).join('+')}, ${
      (g as BlitzGame).rules.frontOf.length
    } cards`,
});

// --- Blood Bowl ------------------------------------------------------------------------------------------------
const isGuest = (g: BloodGame, p: PlayerId): boolean => g.numberOf(p) === 0;
const bloodPitchFaults = (g: BloodGame): string[] => {
  const faults: string[] = [];
  const { players } = g.rules.edition.setUp;
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    const name = g.playerName(player);
    if (!g.onPitch(player)) {
      if (g.holdsBall(player)) faults.push(`${name} holds a ball in the dugout`);
      if (g.reaches(player)) faults.push(`${name} reaches out of the dugout`);
      if (g.posture(player) !== Posture.standing) faults.push(`${name} lies in the dugout`);
      continue;
    }
    const standing = g.posture(player) === Posture.standing;
    if (!standing && g.reaches(player)) faults.push(`${name} reaches out lying down`);
    if (standing && !isGuest(g, player) && g.reaches(player) === isWitless(g, player))
      faults.push(`${name} reaches out of keeping with its wits`);
    if (!standing && g.holdsBall(player)) faults.push(`${name} holds a ball lying down`);
    if (g.place(player) === Place.sentOff && g.onPitch(player) && g.acted(player)) faults.push(`${name} was sent off`);
  }
  for (const seat of [0, 1] as const) {
    // A skill in 2016, a rule of the team in 2025 (B25-TSPEC-11).
    const extra = g.rules.inMatch[Skill.swarming] || hasLeft(g, seat, swarming.effect as number) > 0 ? 3 : 0;
    const own = g.playersOf(seat).filter(p => g.onPitch(p) && !isGuest(g, p) && !g.isAffected(p, BLACKMAILED));
    // While a coach sets up by hand, anything may stand on the pitch for a moment.
    if (own.length > players + extra && !g.question.name.startsWith('setUp'))
      faults.push(`${own.length} players of one side are on the pitch`);
    if (g.rerolls(seat) < 0) faults.push('less than no re-rolls are left');
    if (g.bribes(seat) < 0) faults.push('less than no bribes are left');
    if (g.turn(seat) > g.rules.edition.turnsPerHalf) faults.push('a Turn marker has left its track');
  }
  return faults;
};
const bloodBallFaults = (g: BloodGame): string[] => {
  const faults: string[] = [];
  let inPlay = 0;
  for (let b = 0; b < g.ballCount; b++) if (g.inPlay(b as BallId)) inPlay++;
  if (inPlay > (g.rules.options.cards ? 2 : 1)) faults.push(`${inPlay} balls are in play`);
  if (g.question.name === 'action')
    for (let b = 0; b < g.ballCount; b++)
      if (g.unsettled(b as BallId) !== 0) faults.push('a ball has yet to bounce while the next Action is chosen');
  return faults;
};
const bloodCardFaults = (g: BloodGame): string[] => {
  if (!g.rules.options.cards) return [];
  const inDecks = g.deckSize(0) + g.deckSize(1);
  const said = CARDS.filter((_, card) => g.cardPlace(card) === BloodCardPlace.deck).length;
  return inDecks === said ? [] : [`${inDecks} cards lie in the decks, ${said} are said to`];
};
const bloodEndFaults = (g: BloodGame): string[] => {
  if (!g.over) return [];
  const lead = g.score(0) - g.score(1);
  if (g.ending === 'none') return ['the match is over without an ending'];
  if (g.ending === 'draw') return lead === 0 && g.winner < 0 ? [] : ['a draw with a winner or a lead'];
  if (g.ending === 'penalties') return g.winner >= 0 && lead === 0 ? [] : ['a shoot-out without a winner'];
  return g.winner === (lead > 0 ? 0 : lead < 0 ? 1 : -1) ? [] : [`${g.winner} wins by ${g.ending}`];
};
export const bloodSubject = (
  ruleset: RulesetDefinition,
  decisionsMax: number,
  fixed: readonly string[] = [],
): Subject => ({
  ruleset,
  decisionsMax,
  vary(spec, chance) {
    return {
      ...spec,
      options: { ...spec.options, ...Object.fromEntries(fixed.map(name => [name, chance.pick(4) === 0])) },
    };
  },
  faults(g) {
    const game = g as BloodGame;
    const asked = game.over ? [] : [...bloodPitchFaults(game), ...bloodBallFaults(game)];
    return [...asked, ...bloodCardFaults(game), ...bloodEndFaults(game)];
  },
  conserved(g) {
    const game = g as BloodGame;
    const own = Array.from({ length: game.playerCount }, (_, p) => p as PlayerId).filter(p => !isGuest(game, p));
    return `${own.length} players`;
  },
});

/** In 2022 nothing forces a card out of the deck, so a match can be longer. */
export const subjects: readonly Subject[] = [
  blitz('blitz-2024', 2000, ['bigUnMightyBlow']),
  blitz('blitz-2022', 8000, ['foulsBreakBones']),
  bloodSubject(rulesetNamed('blood-2025'), 16_000, ['timeLimit']),
  bloodSubject(rulesetNamed('blood-2016'), 12000, ['throwInCountsEdge', 'illegalProcedure', 'timeLimit']),
];

export const subjectNamed = (id: string): Subject => {
  const found = subjects.find(s => s.ruleset.id === id);
  if (!found) throw new Error(`no ruleset "${id}" is under test`);
  return found;
};
