/** The 2022 edition: Bonus Plays in general. */
import { describe, expect, test } from 'vitest';
import { CardPlace } from '../../src/blitz/cells.ts';
import { match2022, type Scenario, scenario2022 } from '../dsl.ts';

const placeOf = (s: Scenario, play: string): number =>
  s.game.cardPlace(s.game.rules.cards.findIndex(card => card.play === play));

describe('B22-BONUS-01: the moment printed on the card, in the other coach’s turn too', () => {
  test('Intervention is played in the other coach’s turn, and not in the own', () => {
    scenario2022('A . . . 1', { cards: { hands: { away: ['intervention'] } } })
      .runs('A', 'e')
      .expectAsked('bonusPlay', 'away', 'pass', { play: 'intervention' });
    scenario2022('A . . . 1', { cards: { hands: { home: ['intervention'] } } })
      .answers({ run: 'A' }, 'pass', { to: [7, 4] }, 'stop')
      .expectAsked('action', 'home')
      .expectIllegal({ play: 'intervention' });
  });
  test('Sprint is played in the own turn, and not in the other coach’s', () => {
    scenario2022('A . . . 1', { cards: { hands: { home: ['sprint'] } } })
      .answers({ run: 'A' })
      .expectAsked('bonusPlay', 'home', 'pass', { play: 'sprint' });
    scenario2022('A . . . 1', { cards: { hands: { away: ['sprint'] } } })
      .answers({ run: 'A' })
      .expectAsked('runStep', 'home');
  });
});

test('B22-BONUS-02: nobody can hold a Bonus Play in the first two turns, though cards are fulfilled', () => {
  const s = scenario2022('A . B\n. . C\n. . .\n1 . 2\n. . 3', {
    turnsTaken: { home: 0, away: 0 },
    ball: [{ square: [9, 2] }],
    cards: { active: ['getTogether'], deck: [] },
  });
  s.runs('A', 'e').expectAsked('action', 'home').answers('endTurn');
  s.runs('1', 'e').expectAsked('action', 'away').answers('endTurn');
  expect([s.game.handCount(0), s.game.handCount(1)]).toEqual([0, 0]);
  // In the third turn the same Run can be claimed.
  s.answers({ run: 'A' }, 'stop').expectAsked('claim', 'home', 'pass', { claim: 1 }).done();
});
test('B22-BONUS-02: a match begins with empty hands, the Rookies to Watch Card apart', () => {
  const s = match2022('human', 'skaven', { pitch: 'stone', rookies: 'home' }).dice('coin:heads', 'shuffle').starts();
  s.placesTeam().placesTeam().expectAsked('action', 'away');
  expect([s.game.handCount(0), s.game.handCount(1), s.game.holdsRookies(0)]).toEqual([0, 0, true]);
});

describe('B22-BONUS-03: a card for the whole turn lies in front of its coach until the turn ends', () => {
  test.each([
    ['blockingPlay', 'action'],
    ['defensivePlay', 'turnStart'],
    ['throwingPlay', 'turnStart'],
  ] as const)('%s', (play, moment) => {
    const s = scenario2022('A . . . 1', {
      moment,
      ball: [{ square: [9, 2] }],
      cards: { deck: [], hands: { home: [play, 'sprint'] } },
    });
    if (moment === 'turnStart') s.starts();
    s.answers({ play }).expectHand('home', 'sprint');
    expect([placeOf(s, play), s.game.handCount(0)]).toEqual([CardPlace.inFront, 1]);
    if (moment === 'turnStart') s.answers('pass');
    s.answers({ run: 'A' }, 'pass', 'stop');
    expect(placeOf(s, play)).toBe(CardPlace.inFront);
    s.answers('endTurn').expectAsked('action', 'away');
    expect(placeOf(s, play)).toBe(CardPlace.discard);
  });
  test('a card for one Action goes to the discards at once', () => {
    const s = scenario2022('A', { cards: { hands: { home: ['sprint'] } } }).answers({ run: 'A' }, { play: 'sprint' });
    expect(placeOf(s, 'sprint')).toBe(CardPlace.discard);
  });
  test('it does not count for the hand limit', () => {
    const hands = { home: ['blockingPlay', 'sprint', 'dodge', 'jumpUp'] };
    const turn = { ball: [{ square: [9, 2] as const }], cards: { deck: [], hands } };
    scenario2022('A', turn).answers('endTurn').expectAsked('handLimit', 'home');
    scenario2022('A', turn).answers({ play: 'blockingPlay' }, 'endTurn').expectAsked('action', 'away');
  });
});

test('B22-BONUS-04: of several copies of Inspiration one can be played in a turn, so four Player Actions at most', () => {
  const s = scenario2022('A . B', {
    actionsTaken: 3,
    ball: [{ square: [9, 2] }],
    cards: { deck: [], hands: { home: ['inspiration', 'inspiration'] } },
  });
  s.answers({ play: 'inspiration' }, { run: 'A' }, 'pass', { to: [6, 5] }, 'stop')
    .expectAsked('action', 'home', 'endTurn')
    .expectHand('home', 'inspiration');
  expect(s.game.actionsTaken).toBe(4);
});
