/** The 2022 edition: the Refresh step with its optional discard. */
import { describe, expect, test } from 'vitest';
import { CardPlace, SPACES } from '../../src/blitz/cells.ts';
import { blitz2022 } from '../../src/blitz/editions/2022.ts';
import type { BlitzGame } from '../../src/blitz/game.ts';
import { AWAY, HOME, type Seat } from '../../src/words.ts';
import { type Scenario, type Settings, scenario2022 } from '../dsl.ts';

const nameOf = (g: BlitzGame, card: number): string | null => (card < 0 ? null : g.challengeOf(card).id);
const activeCards = (g: BlitzGame): (string | null)[] =>
  Array.from({ length: SPACES }, (_, space) => nameOf(g, g.space(space)));
const THREE = ['getTheBall', 'spreadOut', 'showboat'];
const ASKED = ['pass', { discardSpace: 1 }, { discardSpace: 2 }, { discardSpace: 3 }] as const;
/** A turn of home about to start; a ball lies on the pitch. */
const starting = (cards: NonNullable<Settings['cards']>, more: Settings = {}): Scenario =>
  scenario2022('A . * . 1', { moment: 'turnStart', cards, ...more }).starts();

describe('B22-CARD-01: with all three Active cards present the active coach may discard any one', () => {
  test.each([1, 2, 3])('the card in space %i', space => {
    const s = starting({ active: THREE, deck: ['getMoving', 'showNoFear'] }).expectAsked(
      'discardChallenge',
      'home',
      ...ASKED,
    );
    s.answers({ discardSpace: space });
    expect(activeCards(s.game)).toEqual(THREE.map((card, i) => (i + 1 === space ? 'getMoving' : card)));
    s.expectAsked('action', 'home').done();
  });
  test('or none', () => {
    const s = starting({ active: THREE, deck: ['getMoving'] })
      .answers('pass')
      .expectAsked('action', 'home');
    expect(activeCards(s.game)).toEqual(THREE);
    s.expectNotLogged('cardDiscarded', 'cardDealt').done();
  });
  test('with an empty deck it is not offered (B22-OQ-03)', () => {
    starting({ active: THREE, deck: [] }).expectAsked('action', 'home').expectNotLogged('cardDiscarded').done();
  });
});

test('B22-CARD-02: then every free space is filled from the top, that of the discarded card included', () => {
  const discarded = starting({ active: THREE, deck: ['getMoving', 'showNoFear'] }).answers({ discardSpace: 2 });
  expect(activeCards(discarded.game)).toEqual(['getTheBall', 'getMoving', 'showboat']);
  expect(nameOf(discarded.game, discarded.game.deckTop)).toBe('showNoFear');
  const free = starting({ active: [null, 'spreadOut', null], deck: ['getTheBall', 'showboat', 'getMoving'] });
  expect(activeCards(free.game)).toEqual(['getTheBall', 'spreadOut', 'showboat']);
  expect(nameOf(free.game, free.game.deckTop)).toBe('getMoving');
});

test.each([
  [
    [null, 'spreadOut', 'showboat'],
    ['getMoving', 'spreadOut', 'showboat'],
  ],
  [
    ['getTheBall', 'spreadOut'],
    ['getTheBall', 'spreadOut', 'getMoving'],
  ],
  [
    [null, null, null],
    ['getMoving', 'showNoFear', 'takeThemDown'],
  ],
] as const)('B22-CARD-03: no discard is offered when a space was free: %j', (active, after) => {
  const s = starting({ active, deck: ['getMoving', 'showNoFear', 'takeThemDown', 'gangUp'] });
  s.expectAsked('action', 'home').expectNotLogged('cardDiscarded');
  expect(activeCards(s.game)).toEqual(after);
  s.done();
});

test.each(['home', 'away'] as const)('B22-CARD-04: neither in the first turn of %s', active => {
  const turnsTaken = active === 'home' ? { home: 0, away: 0 } : { home: 1, away: 0 };
  starting({ active: THREE, deck: ['getMoving'] }, { active, turnsTaken })
    .expectAsked('action', active)
    .expectNotLogged('cardDiscarded', 'cardDealt')
    .done();
  const free = starting({ active: [null, 'spreadOut'], deck: ['getMoving'] }, { active, turnsTaken });
  expect(activeCards(free.expectAsked('action', active).game)).toEqual([null, 'spreadOut', null]);
});

test('B22-CARD-05: two passive coaches move no card, however many turns they play (B22-OQ-02)', () => {
  const s = starting({ active: THREE, deck: ['getMoving', 'showNoFear'] });
  for (let turn = 0; turn < 60; turn++) s.expectAsked('discardChallenge').answers('pass', 'endTurn');
  expect(activeCards(s.game)).toEqual(THREE);
  expect([s.game.deckSize, s.game.over]).toEqual([2, false]);
  s.expectNotLogged('cardDealt', 'lastCardDealt');
});
test('B22-CARD-05: an agreed number of turns ends such a match on points (B22-OQ-02)', () => {
  const s = starting(
    { active: THREE, deck: ['getMoving', 'showNoFear'] },
    { options: { turnCap: 6 }, score: { home: 1 } },
  );
  while (!s.game.over) s.answers('pass', 'endTurn');
  expect([s.game.turn, s.game.winner, s.game.ending]).toEqual([6, 0, 'points']);
});

test.each(['getTheBall/distraction', 'getTheBall/shadow'])(
  'B22-CARD-06: after the discard of %s both coaches know its Bonus Play',
  back => {
    const s = starting({ active: [back, 'spreadOut', 'showboat'] }).answers({ discardSpace: 1 });
    const discarded = (seat: Seat): string[] => {
      const whole = s.game.save();
      s.game.load(s.game.view(seat));
      const seen = blitz2022.deck.flatMap((card, i) => (s.game.cardPlace(i) === CardPlace.discard ? [card.play] : []));
      s.game.load(whole);
      return seen;
    };
    for (const seat of [HOME, AWAY]) expect(discarded(seat)).toEqual([back.split('/')[1]]);
  },
);

test('B22-CARD-X1: nobody claimed: the active coach is asked; after none the cards and the deck are as before', () => {
  const s = scenario2022('A . * . 1', { cards: { active: THREE, deck: ['getMoving', 'showNoFear'] } });
  s.answers('endTurn')
    .expectAsked('discardChallenge', 'away', ...ASKED)
    .answers('pass');
  s.expectAsked('action', 'away');
  expect(activeCards(s.game)).toEqual(THREE);
  expect(s.game.deckSize).toBe(2);
  s.done();
});
