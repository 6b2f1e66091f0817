/** Winning: Sudden Death between two turns, Points Victory after the final round. */
import { expect } from 'vitest';
import { type Scenario, type Settings, scenario } from '../dsl.ts';
import { describe, test } from '../editions.ts';

const starting = (settings: Settings): Scenario =>
  scenario('A . *\n. . .\n1 . .', { moment: 'turnStart', cards: { deck: [] }, ...settings }).starts();
const outcome = ({ game }: Scenario): unknown => (game.over ? { winner: game.winner, ending: game.ending } : 'goes on');
const HOME_SUDDEN = { winner: 0, ending: 'suddenDeath' };

test('BU-WIN-X1: Dwarfs 23, Orcs 12 at the start of the Dwarf turn is a Sudden Death Victory', () => {
  const s = starting({ home: 'dwarf', away: 'orc', score: { home: 23, away: 12 } });
  expect(outcome(s)).toEqual(HOME_SUDDEN);
  s.expectEvent({ type: 'matchEnded', winner: 0, ending: 'suddenDeath' }).done();
});

test('BU-WIN-X2: the Dwarfs deal the last card; each has a turn; 25 to 26 is an Orc Points Victory', () => {
  const s = starting({
    home: 'dwarf',
    away: 'orc',
    score: { home: 25, away: 26 },
    cards: { active: [null, 'showNoFear', 'getTogether'], deck: ['showboat'] },
  });
  s.expectLog('cardDealt', 'lastCardDealt').expectAsked('action', 'home').answers('endTurn');
  s.expectAsked('action', 'away').answers('endTurn');
  expect(outcome(s)).toEqual({ winner: 1, ending: 'points' });
  s.done();
});

test('BU-WIN-01: a match is won by Sudden Death or by points, and goes on otherwise', () => {
  // When the turn of the trailing coach ends or when that of the leader starts: the same moment for this test.
  const trailing = starting({ active: 'away', score: { home: 10 } }).expectAsked('action', 'away');
  expect(outcome(trailing.answers('endTurn'))).toEqual(HOME_SUDDEN);
  expect(outcome(starting({ active: 'away', score: { home: 9 } }).answers('endTurn'))).toBe('goes on');
  expect(outcome(starting({ score: { home: 3 }, finalTurns: 1 }).answers('endTurn'))).toEqual({
    winner: 0,
    ending: 'points',
  });
  expect(outcome(starting({ score: { home: 3 } }).answers('endTurn'))).toBe('goes on');
});

describe('BU-WIN-02: a lead of 10 at the start of the own turn, ahead of the Pre-Turn Sequence', () => {
  test.each([
    [10, 0, true],
    [31, 20, true],
    [9, 0, false],
    [19, 10, false],
  ])('%i to %i', (home, away, wins) => {
    const s = starting({ score: { home, away } });
    expect(outcome(s)).toEqual(wins ? HOME_SUDDEN : 'goes on');
  });
  test('no card is dealt and no Bonus Play asked for before it', () => {
    const cards = { active: [null, 'showNoFear'], deck: ['showboat'], hands: { home: ['blockingPlay'] } };
    const s = starting({ score: { home: 10 }, cards });
    expect(outcome(s)).toEqual(HOME_SUDDEN);
    s.expectNotLogged('cardDealt', 'turnStarted').done();
  });
  test('in a first turn as well', () => {
    expect(outcome(starting({ score: { home: 10 }, turnsTaken: { home: 0, away: 0 } }))).toEqual(HOME_SUDDEN);
  });
});

describe('BU-WIN-03: only the coach whose turn starts is tested', () => {
  test('the other one may lead by any number', () => {
    const s = starting({ score: { away: 25 } })
      .expectAsked('action', 'home')
      .answers('endTurn');
    expect(outcome(s)).toEqual({ winner: 1, ending: 'suddenDeath' });
  });
  test('a lead gained in a turn waits for the next own turn, and may be lost before', () => {
    const s = scenario('. A .\n. . .\n. . .\n1 . .', {
      at: [13, 5],
      ball: 'A',
      score: { home: 6 },
      cards: { active: ['spreadOut'], deck: [] },
    });
    s.dice('d8:2').runs('A', 'e').answers('pass').expectScore(10, 0);
    expect(outcome(s)).toBe('goes on');
    s.answers('endTurn').expectAsked('action', 'away').runs('1', '').answers({ claim: 1 }).expectScore(10, 1);
    s.answers('endTurn').expectAsked('action', 'home').done();
  });
  test('kept until then it wins', () => {
    const s = scenario('A . *', { score: { home: 10 }, cards: { deck: [] } });
    expect(outcome(s.answers('endTurn'))).toBe('goes on');
    expect(outcome(s.answers('endTurn'))).toEqual(HOME_SUDDEN);
  });
});

describe('BU-WIN-04: the last Challenge Card starts the final round', () => {
  test('the turn that dealt it is the last of its coach, and the other has one more', () => {
    const s = starting({ cards: { active: [null, 'showNoFear', 'getTogether'], deck: ['showboat', 'spreadOut'] } });
    s.expectNotLogged('lastCardDealt').answers('endTurn'); // one card is left
    s.answers({ discardSpace: 1 }).expectLog('lastCardDealt').expectAsked('action', 'away').answers('endTurn');
    s.expectAsked('action', 'home').answers('endTurn');
    expect(outcome(s)).toMatchObject({ ending: 'points' });
    expect(s.game.turn).toBe(5);
  });
  test('several cards dealt at once, the last among them', () => {
    const s = starting({ cards: { active: [], deck: ['showboat', 'spreadOut'] } }).expectLog('lastCardDealt');
    s.answers('endTurn').expectAsked('action', 'away').answers('endTurn');
    expect(outcome(s)).toMatchObject({ ending: 'points' });
  });
  test('claiming cards or an empty deck alone start nothing anew', () => {
    const s = starting({ finalTurns: 2 });
    s.answers('endTurn').expectNotLogged('lastCardDealt').answers('endTurn');
    expect(outcome(s)).toMatchObject({ ending: 'points' });
  });
});

describe('BU-WIN-05: after the last turn the higher score wins', () => {
  test.each([
    [7, 5, 0],
    [5, 7, 1],
  ])('%i to %i', (home, away, winner) => {
    const s = scenario('A . *', { active: 'away', finalTurns: 1, score: { home, away } }).answers('endTurn');
    expect(outcome(s)).toEqual({ winner, ending: 'points' });
  });
  test('points of the last turn count', () => {
    const s = scenario('1 . .\n. . .\n. . A', {
      active: 'away',
      finalTurns: 1,
      score: { home: 1, away: 1 },
      cards: { active: ['spreadOut'] },
    });
    s.runs('1', '').answers({ claim: 1 }).expectScore(1, 2).answers('endTurn');
    expect(outcome(s)).toEqual({ winner: 1, ending: 'points' });
  });
});
test('BU-WIN-06: equal scores are a draw', () => {
  const s = scenario('A . *', { finalTurns: 1, score: { home: 8, away: 8 } }).answers('endTurn');
  expect(outcome(s)).toEqual({ winner: -1, ending: 'points' });
  s.expectEvent({ type: 'matchEnded', winner: null, ending: 'points' });
});

test('BU-WIN-07: Sudden Death is tested at the start of the very last turn', () => {
  const last = starting({ finalTurns: 1, score: { home: 10 } });
  expect(outcome(last)).toEqual(HOME_SUDDEN);
  expect(outcome(starting({ finalTurns: 1, score: { home: 9 } }))).toBe('goes on');
});
