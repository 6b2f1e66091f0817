/** The turn: who comes when, what a turn consists of and in which order. */
import { expect } from 'vitest';
import { createGame } from '../../src/blitz/compile.ts';
import type { BlitzGame } from '../../src/blitz/game.ts';
import { ScriptedDice } from '../../src/dice/scripted.ts';
import { SEATS } from '../../src/words.ts';
import { legalOf, type Scenario, scenario } from '../dsl.ts';
import { currentEdition, ofBox, test } from '../editions.ts';

/** Answers until the match is over, acting as little as possible; the seat of every turn, in order. */
const turnsOf = (g: BlitzGame): string[] => {
  const turns: string[] = [];
  while (!g.over) {
    const { name } = g.question;
    if (name === 'action') {
      turns.push(SEATS[g.asked]);
      g.answer('endTurn');
    } else g.answer(g.legalAnswers().at(-1)); // not `pass`: in 2022 a deck that nobody touches lasts for ever
  }
  return turns;
};
const alternating = (first: 'home' | 'away', count: number): string[] =>
  Array.from({ length: count }, (_, i) => (i % 2 === 0 ? first : first === 'home' ? 'away' : 'home'));

test.each([
  ['heads', 'away'],
  ['tails', 'home'],
] as const)('BU-TURN-01: the toss shows %s, so Coach A is %s; turns alternate from there to the end', (coin, first) => {
  const dice = new ScriptedDice([`coin:${coin}`, 'shuffle']);
  const options = { pitch: ofBox('stone', 'braziers') };
  const g = createGame(currentEdition(), { home: 'dwarf', away: 'orc', options }, dice).start();
  // Two first turns without a card; then a card a turn, all of the deck, the last in the first of the two final turns.
  expect(turnsOf(g)).toEqual(alternating(first, 2 + ofBox(23, 21) + 1));
});

test('BU-TURN-01: how many turns there are depends on the cards and the score, not on a number of turns', () => {
  const few = scenario('A . * . 1', { cards: { deck: ['spreadOut', 'showNoFear', 'getTogether', 'showboat'] } });
  // Away's Refresh deals three, home's Refresh the fourth and last: home's turn and one more of away.
  expect(turnsOf(few.game)).toEqual(['home', 'away', 'home', 'away']);
  const lead = scenario('A . * . 1', { score: { away: 10 } });
  expect(turnsOf(lead.game)).toEqual(['home']);
  expect(lead.game.ending).toBe('suddenDeath');
});

test('BU-TURN-02: Sudden Death test, Pre-Turn Sequence, then three Actions, each with its Claim Step', () => {
  scenario('A . * . 1', { moment: 'turnStart', score: { home: 10 } })
    .starts()
    .expectAsked('over')
    .expectNotLogged('cardDealt', 'turnStarted');
  const s = scenario(
    `
    A . . . .
    . . . . .
    B . . * .
    . . . . .
    C . . . .`,
    { moment: 'turnStart', score: { home: 9 }, cards: { deck: ['spreadOut', 'showNoFear', 'showboat', 'getMoving'] } },
  )
    .starts()
    .expectLog('turnStarted', 'cardDealt', 'cardDealt', 'cardDealt')
    .expectNotLogged('actionStarted')
    .expectAsked('action', 'home');
  for (const name of ['A', 'B', 'C']) {
    s.expectAsked('action', 'home')
      .answers({ run: name }, 'stop')
      .expectAsked('claim', 'home', 'pass', { claim: 1 })
      .answers('pass');
  }
  s.expectLog('turnEnded', 'turnStarted').expectAsked('discardChallenge', 'away').done();
});

test('BU-TURN-02: what a turn starts with comes before its Pre-Turn Sequence (BU-OQ-48)', () => {
  scenario('A . . . 1', {
    moment: 'turnStart',
    options: { balls: true },
    ball: [{ square: [8, 6], kind: 'squigBall' }],
    cards: { active: ['spreadOut', 'showNoFear', 'showboat'], hands: { home: ['blockingPlay'] } },
  })
    .dice('d8:2')
    .starts()
    .expectLog('turnStarted', 'ballBounced')
    .expectAsked('bonusPlay', 'home', 'pass', { play: 'blockingPlay' })
    .answers({ play: 'blockingPlay' })
    .expectAsked('discardChallenge', 'home')
    .done();
});

const reserves = { A: {}, B: {}, C: {}, D: {} } as const;

test('BU-TURN-03: first the Challenge Cards, then the ball, then Emergency Reserves', () => {
  scenario('. . 1 . .', {
    moment: 'turnStart',
    reserves,
    cards: { active: ['spreadOut', 'showNoFear', 'showboat'] },
  })
    .starts()
    .expectAsked(
      'discardChallenge',
      'home',
      ...ofBox([], ['pass']),
      { discardSpace: 1 },
      { discardSpace: 2 },
      { discardSpace: 3 },
    )
    .expectNotLogged('ballPlaced')
    .dice('d8:2')
    .answers({ discardSpace: 2 })
    .expectLog('turnStarted', 'cardDiscarded', 'cardDealt', 'ballPlaced', 'ballBounced')
    .expectBall([8, 5])
    .expectAsked(
      'emergencyReserves',
      'home',
      ...ofBox(['pass'], []),
      { player: 'A' },
      { player: 'B' },
      { player: 'C' },
      { player: 'D' },
    )
    .answers({ player: 'A' }, { to: [1, 2] })
    .expectSquare('A', [1, 2])
    .expectAsked('action', 'home')
    .done();
});

test("BU-TURN-04: neither coach's first turn has a Pre-Turn Sequence, every later one has", () => {
  const s = scenario('. . 1 . .', {
    turnsTaken: { home: 0, away: 0 },
    moment: 'turnStart',
    reserves: { ...reserves, 2: {}, 3: {}, 4: {}, 5: {} },
    cards: { active: ['spreadOut', 'showNoFear', 'showboat'] },
  })
    .starts()
    .expectAsked('action', 'home')
    .answers('endTurn')
    .expectAsked('action', 'away')
    .expectNotLogged('cardDiscarded', 'cardDealt', 'ballPlaced')
    .answers('endTurn')
    .expectAsked('discardChallenge', 'home')
    .dice('d8:1')
    .answers({ discardSpace: 1 })
    .expectLog('cardDiscarded', 'cardDealt', 'ballPlaced')
    .expectAsked('emergencyReserves', 'home');
  expect(s.game.turn).toBe(3);
  s.done();
});

const slayer = (turnsTaken: { home: number; away: number }): Scenario =>
  scenario(
    `
    A . . . 1
    . . . . .
    B . . * .`,
    { turnsTaken, who: { A: 'dwarf/troll-slayer' }, cards: { active: ['getTogether', 'spreadOut', 'takeThemDown'] } },
  );

test('BU-TURN-05: Coach A claims nothing in the first turn, not after a free Action either', () => {
  slayer({ home: 0, away: 0 })
    .runs('B', 'se')
    .expectAsked('action', 'home')
    .runs('A', 'e')
    .expectAsked('action', 'home')
    .dice('block:smash', 'd6:4')
    .marks('A', 'e e')
    .expectAsked('freeAction', 'home', 'pass', { freeBlock: 'A' })
    .answers({ freeBlock: 'A' }, { target: '1' })
    .expectStatus('1', 'prone')
    .expectAsked('action', 'away')
    .done();
  // The same turn later in the match: every one of those Claim Steps is there.
  slayer({ home: 1, away: 1 })
    .runs('B', 'se')
    .expectAsked('claim', 'home', 'pass', { claim: 2 })
    .answers('pass')
    .runs('A', 'e')
    .expectAsked('claim', 'home', 'pass', { claim: 2 })
    .answers('pass')
    .dice('block:smash', 'd6:4')
    .marks('A', 'e e')
    .answers({ freeBlock: 'A' }, { target: '1' })
    .expectAsked('claim', 'home', 'pass', { claim: 3 })
    .done();
});

test("BU-TURN-06: Coach B may claim in Coach B's first turn", () => {
  scenario('1 . . * . A', {
    at: [5, 6],
    active: 'away',
    turnsTaken: { home: 1, away: 0 },
    cards: { active: ['spreadOut'] },
  })
    .runs('1', 'e')
    .expectAsked('claim', 'away', 'pass', { claim: 1 })
    .answers({ claim: 1 })
    .expectScore(0, 1)
    .done();
});

test('BU-TURN-07: the Touchdown comes before the Claim Step, so the ball is gone when cards are judged', () => {
  // The 2022 box has this card twice, one with a Bonus Play that is played at once; this is one that goes to the hand.
  const showboat = ofBox('showboat', 'showboat/rawTalent');
  scenario('A . . . .', {
    at: [11, 6],
    ball: 'A',
    cards: { active: ['moveTheBall', showboat, 'spreadOut'] },
  })
    .runs('A', 'e e e e')
    .expectScore(4, 0)
    .expectStatus('A', 'reserves')
    .expectBall('none')
    .expectAsked('claim', 'home', 'pass', { claim: 2 }, { claim: 3 })
    .answers({ claim: 2 })
    .expectLog('actionStarted', 'touchdown', 'claimed')
    .expectScore(5, 0)
    .done();
  // One square short of the End Zone the ball has moved as well, and there is nothing to show off.
  scenario('A . . . .', { at: [10, 6], ball: 'A', cards: { active: ['moveTheBall', 'showboat', 'spreadOut'] } })
    .runs('A', 'e e e e')
    .expectScore(0, 0)
    .expectAsked('claim', 'home', 'pass', { claim: 1 }, { claim: 3 })
    .done();
});

test('BU-TURN-08: after the third Action the hand is cut to three, then the other coach plays', () => {
  const s = scenario('A . . * . 1', {
    at: [5, 6],
    actionsLeft: 1,
    actionsTaken: 2,
    cards: { active: ['spreadOut/reserves'], hands: { home: ['moxy', 'jumpUp', 'blitz'] } },
  })
    .answers({ run: 'A' })
    .expectAsked('bonusPlay', 'home', 'pass')
    .answers('pass', 'stop', { claim: 1 })
    .expectHand('home', 'moxy', 'jumpUp', 'blitz', 'reserves')
    .expectAsked('action', 'home', 'endTurn')
    .answers('endTurn')
    .expectAsked(
      'handLimit',
      'home',
      { discard: 'moxy' },
      { discard: 'jumpUp' },
      { discard: 'blitz' },
      { discard: 'reserves' },
    )
    .expectNotLogged('turnEnded')
    .answers({ discard: 'jumpUp' })
    .expectHand('home', 'moxy', 'blitz', 'reserves')
    .expectLog('bonusDiscarded', 'turnEnded', 'turnStarted')
    .expectAsked('action', 'away');
  expect(legalOf(s, 'run')).toEqual(['1']);
  s.done();
});

test('BU-TURN-08: a hand of three is left alone', () => {
  scenario('A . . * . 1', {
    at: [5, 6],
    actionsLeft: 0,
    actionsTaken: 3,
    cards: { hands: { home: ['moxy', 'jumpUp', 'blitz'] } },
  })
    .expectAsked('action', 'home', 'endTurn')
    .answers('endTurn')
    .expectHand('home', 'moxy', 'jumpUp', 'blitz')
    .expectAsked('action', 'away')
    .done();
});
