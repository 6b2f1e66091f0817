/** The Endgame of the 2022 edition: six cards under the deck, and no Sudden Death once one of them is Active. */
import { describe, expect, test } from 'vitest';
import { CardPlace } from '../../src/blitz/cells.ts';
import { createGame } from '../../src/blitz/compile.ts';
import { blitz2022 } from '../../src/blitz/editions/2022.ts';
import type { BlitzGame } from '../../src/blitz/game.ts';
import { SeededDice } from '../../src/dice/seeded.ts';
import { match2022, type Scenario, type Settings, scenario2022 } from '../dsl.ts';

const STANDARD = 24;
const reversed = (count: number): string => `shuffle:${Array.from({ length: count }, (_, i) => count - i).join(',')}`;
const dealt = (...shuffles: string[]): BlitzGame =>
  match2022('human', 'skaven', { pitch: 'braziers', endgame: true })
    .dice('coin:heads', ...shuffles)
    .starts().game;
/** The cards of the deck, from the bottom. */
const deckOf = (g: BlitzGame): number[] => Array.from({ length: g.deckSize }, (_, i) => g.deckCard(i));
const outcome = ({ game }: Scenario): unknown => (game.over ? { winner: game.winner, ending: game.ending } : 'goes on');

test('B22-ENDGAME-01: six of the 16 shuffled endgame cards lie at the bottom', () => {
  expect(deckOf(dealt('shuffle', 'shuffle')).slice(0, 6)).toEqual([24, 25, 26, 27, 28, 29]);
  expect(deckOf(dealt(reversed(16), 'shuffle')).slice(0, 6)).toEqual([39, 38, 37, 36, 35, 34]);
});

describe('B22-ENDGAME-02: the other ten take no part', () => {
  test('they are in the box', () => {
    const g = dealt('shuffle', 'shuffle');
    const out = Array.from({ length: 40 }, (_, card) => card).filter(card => g.cardPlace(card) === CardPlace.out);
    expect(out).toEqual([30, 31, 32, 33, 34, 35, 36, 37, 38, 39]);
  });
  test('and nobody has seen which they are', () => {
    const one = dealt('shuffle', 'shuffle');
    const other = dealt(reversed(16), 'shuffle');
    expect(deckOf(one)).not.toEqual(deckOf(other));
    for (const seat of [0, 1] as const) expect([...one.view(seat)]).toEqual([...other.view(seat)]);
  });
});

test('B22-ENDGAME-03: the 24 standard cards are shuffled by themselves and lie on top', () => {
  const g = dealt('shuffle', reversed(24));
  const standard = Array.from({ length: 24 }, (_, i) => 23 - i);
  expect(deckOf(g)).toEqual([24, 25, 26, 27, 28, 29, ...standard.slice(0, 21)]);
  expect([0, 1, 2].map(space => g.space(space))).toEqual([0, 1, 2]);
});

/** Two coaches who only discard the first card: the fronts dealt after set-up, in order, and the turn count. */
const discarded = (seed: string, endgame: boolean): { cards: number[]; lastAfter: number; g: BlitzGame } => {
  const options = { pitch: 'braziers', endgame };
  const g = createGame(blitz2022, { home: 'human', away: 'skaven', options }, new SeededDice(seed));
  g.events = [];
  g.start();
  const cards: number[] = [];
  let lastAfter = -1;
  while (!g.over) {
    const { name } = g.question;
    if (name === 'discardChallenge') {
      g.answer({ discardSpace: 1 });
      cards.push(g.space(0));
      if (lastAfter < 0 && g.finalTurns > 0) lastAfter = cards.length;
    } else g.answer(name === 'action' ? 'endTurn' : g.legalAnswers()[0]);
  }
  return { cards, lastAfter, g };
};
test.each(['one', 'two', 'three'])(
  'B22-ENDGAME-04: every standard card comes before the first endgame card: %s',
  seed => {
    const { cards } = discarded(seed, true);
    expect(cards.map(card => card >= STANDARD)).toEqual([...Array(21).fill(false), ...Array(6).fill(true)]);
  },
);

/** Home, far behind, about to start a turn. */
const behind = (cards: NonNullable<Settings['cards']>, active: 'home' | 'away' = 'home'): Scenario =>
  scenario2022('A . * . 1', {
    moment: 'turnStart',
    active,
    options: { endgame: true },
    score: active === 'home' ? { away: 12 } : { home: 12 },
    cards,
  }).starts();

test('B22-ENDGAME-05: it starts when an endgame card becomes Active, not when it lies on top of the deck', () => {
  const s = scenario2022('A . * . 1', {
    moment: 'turnStart',
    options: { endgame: true },
    cards: { active: [null, 'spreadOut', 'showboat'], deck: ['getMoving', 'goDeep', 'pileOn'] },
  }).starts();
  expect([s.game.challengeOf(s.game.deckTop).id, s.game.endgame]).toEqual(['goDeep', false]);
  s.answers('endTurn').expectAsked('discardChallenge', 'away').answers({ discardSpace: 1 });
  expect([s.game.challengeOf(s.game.space(0)).id, s.game.endgame]).toEqual(['goDeep', true]);
});

test('B22-ENDGAME-06: from then on the match ends by points alone', () => {
  const s = behind({ active: [null, 'spreadOut', 'showboat'], deck: ['goDeep', 'pileOn'] });
  for (const seat of ['home', 'away', 'home'] as const) {
    if (s.game.question.name === 'discardChallenge') s.answers('pass');
    s.expectAsked('action', seat).answers('endTurn');
    expect(outcome(s)).toBe('goes on');
  }
  s.answers({ discardSpace: 1 }).expectLog('lastCardDealt').answers('endTurn').expectAsked('action', 'home');
  expect(outcome(s.answers('endTurn'))).toEqual({ winner: 1, ending: 'points' });
});

test('B22-ENDGAME-07: for good, even when no endgame card is Active any more', () => {
  const s = behind({
    active: ['goDeep', 'spreadOut', 'showboat'],
    deck: ['getMoving', 'gangUp', 'pileOn', 'showThemHow'],
  });
  s.answers({ discardSpace: 1 });
  expect([0, 1, 2].map(space => s.game.challengeOf(s.game.space(space)).id)).toEqual([
    'getMoving',
    'spreadOut',
    'showboat',
  ]);
  expect(outcome(s.answers('endTurn'))).toBe('goes on');
  // Claimed or in a hand it is the same.
  const held = scenario2022('A . * . 1', {
    options: { endgame: true },
    score: { away: 12 },
    cards: { active: ['spreadOut'], deck: [], hands: { away: ['pro'] } },
  });
  expect(outcome(held.answers('endTurn'))).toBe('goes on');
});

test('B22-ENDGAME-08: the first endgame card to become Active is the 22nd dealt after set-up', () => {
  const { cards } = discarded('count', true);
  expect(cards.findIndex(card => card >= STANDARD) + 1).toBe(22);
});

test('B22-ENDGAME-09: the bottom card starts the final round: an endgame card with the module, a standard one without', () => {
  const long = discarded('bottom', true);
  expect([long.cards.length, long.lastAfter]).toEqual([27, 27]);
  expect((long.cards[26] as number) >= STANDARD).toBe(true);
  expect(long.g.ending).toBe('points');
  const short = discarded('bottom', false);
  expect([short.cards.length, short.lastAfter]).toEqual([21, 21]);
  expect((short.cards[20] as number) < STANDARD).toBe(true);
  // Two first turns without a Refresh, then a card a turn, and one more turn after the last.
  expect([long.g.turn, short.g.turn]).toEqual([2 + 27 + 1, 2 + 21 + 1]);
});

describe('B22-ENDGAME-10: endgame cards are Challenge Cards like the others', () => {
  test('claimed for their points, and into the hand', () => {
    const s = scenario2022('A 1 . . *', {
      options: { endgame: true },
      reserves: { 2: {}, 3: {} },
      cards: { active: ['pileOn/absolutelyNails'], deck: [] },
    });
    s.dice('block:smash', 'd6:5').blocks('A', '1').expectAsked('claim', 'home', 'pass', { claim: 1 });
    s.answers({ claim: 1 }).expectScore(2, 0).expectHand('home', 'absolutelyNails').done();
  });
  test('discarded in the Refresh step, and dealt into free spaces', () => {
    const s = scenario2022('A . * . 1', {
      moment: 'turnStart',
      options: { endgame: true },
      cards: { active: ['pileOn', 'goDeep', 'lastChance'], deck: ['showThemHow', 'playAsATeam'] },
    }).starts();
    s.expectAsked('discardChallenge', 'home').answers({ discardSpace: 2 });
    expect(s.game.challengeOf(s.game.space(1)).id).toBe('showThemHow');
    s.done();
  });
  test('counted for a Clean Sweep', () => {
    const s = scenario2022('A 1 . . *', {
      options: { endgame: true },
      claimedThisTurn: 2,
      reserves: { 2: {}, 3: {} },
      cards: { active: ['pileOn/absolutelyNails'], deck: [] },
    });
    s.dice('block:smash', 'd6:5')
      .blocks('A', '1')
      .answers({ claim: 1 })
      .expectScore(4, 0)
      .expectLog('cleanSweep')
      .done();
  });
});

test("B22-ENDGAME-X1: Coach B's Refresh deals the first endgame card; 12 behind and scoreless is no Sudden Death", () => {
  const s = behind({ active: [null, 'spreadOut', 'showboat'], deck: ['goDeep', 'pileOn', 'showThemHow'] }, 'away');
  s.expectAsked('action', 'away').answers('endTurn');
  expect(outcome(s)).toBe('goes on');
  // Nor is it later.
  s.answers('pass', 'endTurn').answers('pass', 'endTurn');
  expect(outcome(s)).toBe('goes on');
});
test('B22-ENDGAME-X2: with the endgame card only on top of the deck Coach B loses', () => {
  const s = behind({ active: [null, 'spreadOut', 'showboat'], deck: ['getMoving', 'goDeep', 'pileOn'] }, 'away');
  s.expectAsked('action', 'away').answers('endTurn');
  expect(outcome(s)).toEqual({ winner: 0, ending: 'suddenDeath' });
});
