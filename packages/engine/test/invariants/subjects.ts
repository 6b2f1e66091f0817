/** The rulesets under test, and what each of them promises beyond what holds for every game. A new ruleset joins the list. */
import { CARD_PLACE, CardPlace, DECK, DECK_SIZE, EVENT_BASE, EVENTS_DRAWN, SPACES } from '../../src/blitz/cells.ts';
import type { BlitzGame } from '../../src/blitz/game.ts';
import type { Dice } from '../../src/dice/dice.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { MatchSpec } from '../../src/kernel/record.ts';
import { type RulesetDefinition, rulesetNamed } from '../../src/rulesets.ts';
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

/** In 2022 nothing forces a card out of the deck, so a match can be longer. */
export const subjects: readonly Subject[] = [
  blitz('blitz-2024', 2000, ['bigUnMightyBlow']),
  blitz('blitz-2022', 8000, ['foulsBreakBones']),
];

export const subjectNamed = (id: string): Subject => {
  const found = subjects.find(s => s.ruleset.id === id);
  if (!found) throw new Error(`no ruleset "${id}" is under test`);
  return found;
};
