/** The 2022 edition: Sudden Death against the coach whose turn ends. */
import { describe, expect, test } from 'vitest';
import { type Scenario, type Settings, scenario2022 } from '../dsl.ts';

const inTurn = (settings: Settings): Scenario => scenario2022('A . * . 1', { cards: { deck: [] }, ...settings });
const outcome = ({ game }: Scenario): unknown => (game.over ? { winner: game.winner, ending: game.ending } : 'goes on');
const AWAY_SUDDEN = { winner: 1, ending: 'suddenDeath' };

describe('B22-WIN-01: 10 or more behind as the own turn ends is a loss', () => {
  test.each([
    [0, 10, true],
    [20, 31, true],
    [0, 9, false],
    [10, 19, false],
    [5, 5, false],
  ])('%i to %i', (home, away, loses) => {
    const s = inTurn({ score: { home, away } });
    expect(outcome(s)).toBe('goes on');
    expect(outcome(s.answers('endTurn'))).toEqual(loses ? AWAY_SUDDEN : 'goes on');
  });
  test('points of that very turn count', () => {
    const s = inTurn({ score: { away: 10 }, cards: { active: ['getTheBall'], deck: [] } });
    s.runs('A', 'e e').answers({ claim: 1 }, 'endTurn');
    expect(outcome(s)).toBe('goes on');
  });
  test('in a first turn as well', () => {
    expect(outcome(inTurn({ score: { away: 10 }, turnsTaken: { home: 0, away: 0 } }).answers('endTurn'))).toEqual(
      AWAY_SUDDEN,
    );
  });
});

describe('B22-WIN-02: only the coach whose turn ends is tested', () => {
  test.each([10, 25])('a lead of %i at the end of the own turn wins nothing yet', lead => {
    const s = inTurn({ score: { home: lead } })
      .answers('endTurn')
      .expectAsked('action', 'away');
    expect(outcome(s)).toBe('goes on');
    expect(outcome(s.answers('endTurn'))).toEqual({ winner: 0, ending: 'suddenDeath' });
  });
});

describe('B22-WIN-03: the match ends before the turn of the winner begins', () => {
  test('with nothing dealt and no start-of-turn play asked for', () => {
    const s = inTurn({
      score: { away: 10 },
      cards: { active: [null, 'showNoFear'], deck: ['showboat'], hands: { away: ['throwingPlay'] } },
    }).answers('endTurn');
    expect(outcome(s)).toEqual(AWAY_SUDDEN);
    s.expectLog('turnEnded', 'matchEnded').expectNotLogged('turnStarted', 'cardDealt').done();
  });
  test('the test is made after the last turn of the game too (B22-OQ-17)', () => {
    expect(outcome(inTurn({ score: { away: 10 }, finalTurns: 1 }).answers('endTurn'))).toEqual(AWAY_SUDDEN);
    expect(outcome(inTurn({ score: { away: 9 }, finalTurns: 1 }).answers('endTurn'))).toEqual({
      winner: 1,
      ending: 'points',
    });
  });
});

test('B22-WIN-04: it is made at the end of both final turns; after the first the second is not played', () => {
  expect(outcome(inTurn({ score: { away: 10 }, finalTurns: 2 }).answers('endTurn'))).toEqual(AWAY_SUDDEN);
  const second = inTurn({ score: { home: 10 }, finalTurns: 2 })
    .answers('endTurn')
    .expectAsked('action', 'away');
  expect(outcome(second.answers('endTurn'))).toEqual({ winner: 0, ending: 'suddenDeath' });
});

test('B22-WIN-05: from the start of the Endgame there is no test', () => {
  const settings = (active: string[]): Settings => ({
    score: { away: 15 },
    options: { endgame: true },
    cards: { active, deck: [] },
  });
  expect(outcome(inTurn(settings(['spreadOut'])).answers('endTurn'))).toEqual(AWAY_SUDDEN);
  expect(outcome(inTurn(settings(['goDeep'])).answers('endTurn'))).toBe('goes on');
});

test('B22-WIN-X1: Dwarfs 23, Orcs 12: over at the end of the Orc turn, not at the end of the Dwarf turn', () => {
  const turnOf = (active: 'home' | 'away'): Scenario =>
    inTurn({ home: 'dwarf', away: 'orc', active, score: { home: 23, away: 12 } }).answers('endTurn');
  expect(outcome(turnOf('away'))).toEqual({ winner: 0, ending: 'suddenDeath' });
  expect(outcome(turnOf('home'))).toBe('goes on');
});
test('B22-WIN-X3: 14 to 4; one point of Coach B makes it 9 behind, none loses', () => {
  const turn = (): Scenario =>
    inTurn({ score: { home: 14, away: 4 }, cards: { active: ['spreadOut', 'showNoFear', 'showboat'] } })
      .answers('endTurn')
      .expectAsked('discardChallenge', 'away')
      .answers('pass');
  const scores = turn().runs('1', '').answers({ claim: 1 }).expectScore(14, 5).answers('endTurn');
  expect(outcome(scores)).toBe('goes on');
  expect(outcome(turn().answers('endTurn'))).toEqual({ winner: 0, ending: 'suddenDeath' });
});
