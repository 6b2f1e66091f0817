/** Touchdowns: when the test is made, who scores, and what becomes of scorer and ball. */

import { type Scenario, type Settings, scenario } from '../dsl.ts';
import { describe, ofBox, test } from '../editions.ts';

/** The last three columns of the pitch; column 15 is away's End Zone. */
const AWAY_END = [13, 5] as const;

test('BU-TD-01: tested after a free Action too, and before its Claim Step', () => {
  scenario(
    `
    . . B
    . . 1
    . . .
    . . .
    . A .`,
    { at: AWAY_END, who: { A: { abilities: ['frenzied'] } }, ball: 'B', cards: { active: ['showboat'] } },
  )
    .dice('block:miss', 'block:smash', 'd6:4')
    .marks('A', 'n n')
    .expectScore(0, 0)
    .expectAsked('freeAction', 'home', 'pass', { freeBlock: 'A' })
    .answers({ freeBlock: 'A' }, { target: '1' }, { face: 'smash' })
    .expectScore(4, 0)
    .expectAsked('claim', 'home', 'pass', { claim: 1 })
    .expectLog('actionStarted', 'moved', 'actionStarted', 'wentProne', 'touchdown')
    .done();
});

test.each([
  ['in the End Zone, with the ball, Open', '. . B', '. . .', 'B', 4],
  ['one square short of the End Zone', '. B .', '. . .', 'B', 0],
  ['without the ball', '. . B', '. . .', 'A', 0],
  ['Marked', '. . B', '. . 1', 'B', 0],
] as const)('BU-TD-02: %s', (_, first, second, ball, points) => {
  scenario(`${first}\n${second}\n. . .\n. . .\nA . .`, { at: AWAY_END, ball })
    .runs('A', '')
    .expectScore(points, 0)
    .expectStatus('B', points === 4 ? 'reserves' : second.includes('1') ? 'marked' : 'open')
    .done();
});

test('BU-TD-03: a Team-mate that catches a Throw in the End Zone scores', () => {
  scenario('A . . . B', { at: [11, 6], ball: 'A' })
    .dice('d6:4')
    .throws('A', 'B')
    .expectScore(4, 0)
    .expectStatus('B', 'reserves')
    .expectStatus('A', 'open')
    .done();
});
test('BU-TD-03: a Team-mate that catches a Bounce in the End Zone scores', () => {
  scenario('A . . C B', { at: [11, 6], ball: 'A' })
    .dice('d6:3', 'd8:4')
    .throws('A', 'C')
    .expectScore(4, 0)
    .expectStatus('B', 'reserves')
    .expectStatus('C', 'open')
    .done();
});
test('BU-TD-03: a ball holder freed from its marker by the Block of a Team-mate scores', () => {
  scenario(
    `
    . . B
    . A 1
    . . .`,
    { at: AWAY_END, ball: 'B' },
  )
    .dice('block:miss', 'block:smash', 'd6:6')
    .blocks('A', '1')
    .answers({ face: 'smash' })
    .expectScore(4, 0)
    .expectStatus('B', 'reserves')
    .done();
});
test('BU-TD-03: two Players that meet the criteria at once both score (BU-OQ-53)', () => {
  scenario(
    `
    . . B
    . . .
    . . C
    A . .`,
    { at: AWAY_END, ball: ['B', 'C'] },
  )
    .runs('A', '')
    .expectScore(8, 0)
    .expectStatus('B', 'reserves')
    .expectStatus('C', 'reserves')
    .expectBall('none', 0)
    .expectBall('none', 1)
    .done();
});

test('BU-TD-04: a Marked holder in the End Zone does not score; once Open there it does', () => {
  scenario(
    `
    . . .
    . . A
    . . 1
    B . .`,
    { at: AWAY_END, ball: 'A' },
  )
    .runs('B', '')
    .expectScore(0, 0)
    .expectStatus('A', 'marked')
    .answers({ sidestep: 'A' }, { to: [15, 5] })
    .expectScore(4, 0)
    .expectStatus('A', 'reserves')
    .done();
});

describe('BU-TD-01: tested after an Action of the other coach too, for the team whose turn it is', () => {
  /** 1 intervenes by way of the loose ball, which Bounces over c to B, Open in the End Zone. */
  const intervened = (options: Settings['options'] = {}): Scenario =>
    scenario('. 1 . B\n. . c .\n. * . .\n. . . .\n. A . .', {
      at: [12, 4],
      options,
      cards: { active: ['showboat'], hands: { away: ['intervention'] } },
    })
      .dice('d8:3', 'd8:3')
      .runs('A', 'nw')
      .answers({ play: 'intervention' }, { player: '1' })
      .walks('1', 's s');
  test.each([true, false])('Intervention, with interruptsBeforeTouchdown %s', interruptsBeforeTouchdown => {
    const s = intervened({ interruptsBeforeTouchdown }).expectStatus('B', 'reserves').expectScore(4, 0);
    s.expectAsked('action', 'home').done(); // not the Run of A led to it, so there is no Showboat For The Crowd!
  });
});

test('BU-TD-05: nobody scores in the turn of the other coach, but at the end of the first own Action after it', () => {
  scenario(
    `
    . . B
    . . .
    1 . .
    . . .
    A . .`,
    { at: AWAY_END, ball: 'B', active: 'away' },
  )
    .runs('1', 'w')
    .expectScore(0, 0)
    .answers('endTurn')
    .expectAsked('action', 'home')
    .expectScore(0, 0)
    .expectSquare('B', [15, 5])
    .runs('A', '')
    .expectScore(4, 0)
    .expectStatus('B', 'reserves')
    .done();
});

test('BU-TD-06, BU-TD-07, BU-TD-08: 4 points, the ball out of play, the scorer in its Dugout', () => {
  scenario('. A .', { at: AWAY_END, ball: 'A', score: { home: 3, away: 5 } })
    .runs('A', 'e')
    .expectScore(7, 5)
    .expectBall('none')
    .expectStatus('A', 'reserves')
    .expectEvent({ type: 'touchdown', points: 4 })
    .expectEvent({ type: 'ballRemoved' })
    .done();
});
test('BU-TD-06: away scores the same in column 1', () => {
  scenario('. 1 .', { at: [1, 5], ball: '1', active: 'away' })
    .runs('1', 'w')
    .expectScore(0, 4)
    .done();
});
test('BU-TD-07: only the ball that was scored with leaves play', () => {
  scenario('* . A .', { at: [12, 5], ball: ['A'] })
    .runs('A', 'e')
    .expectBall([12, 5], 0)
    .expectBall('none', 1)
    .done();
});

test('BU-TD-09: the coach keeps the Actions that are left, the scorer may use them', () => {
  scenario(
    `
    . A .
    . . .
    B . .`,
    { at: AWAY_END, ball: 'A' },
  )
    .runs('A', 'e')
    .expectAsked('action', 'home', 'endTurn', { reserves: 'A' }, { run: 'B' })
    .runs('B', 'w')
    .expectAsked('action', 'home', 'endTurn', { reserves: 'A' })
    .dice('d8:2')
    .answers({ reserves: 'A' }, { to: [1, 6] })
    .expectAsked('action', 'away', 'endTurn')
    .expectSquare('A', [1, 6])
    .done();
});
test('BU-TD-09: a Touchdown with the third Action ends the turn as usual', () => {
  scenario('. A .', { at: AWAY_END, ball: 'A', actionsTaken: 2 })
    .dice('d8:2')
    .runs('A', 'e')
    .expectScore(4, 0)
    .expectAsked('action', 'away')
    .done();
});

test('BU-TD-10: no new ball at the Touchdown; it comes in the Pre-Turn Sequence of the next turn', () => {
  scenario('. A .', { at: AWAY_END, ball: 'A' })
    .runs('A', 'e')
    .expectBall('none')
    .expectNotLogged('ballPlaced')
    .dice('d8:2')
    .answers('endTurn')
    .expectLog('touchdown', 'turnEnded', 'turnStarted', 'ballPlaced', 'ballBounced')
    .expectBall([8, 5])
    .done();
});

test('BU-TD-11: passing through the End Zone in mid-Run does not score', () => {
  scenario(
    `
    . A .
    . . .
    . . .`,
    { at: AWAY_END, ball: 'A' },
  )
    .runs('A', 'se sw')
    .expectScore(0, 0)
    .expectSquare('A', [14, 7])
    .expectBall('A')
    .done();
});

test('BU-TD-12: no Touchdown in the own End Zone', () => {
  scenario('. A', { at: [1, 5], ball: 'A' })
    .runs('A', 'w')
    .expectScore(0, 0)
    .expectSquare('A', [1, 5])
    .expectBall('A')
    .done();
});

test('BU-TD-13: the scorer has left the pitch, and the Claim Step still counts the Touchdown', () => {
  // The 2022 box has this card twice, one with a Bonus Play that is played at once; this is one that goes to the hand.
  const showboat = ofBox('showboat', 'showboat/rawTalent');
  scenario('A * . .', { at: [12, 5], cards: { active: [showboat, 'moveTheBall', 'getTheBall'] } })
    .runs('A', 'e e e')
    .expectStatus('A', 'reserves')
    .expectScore(4, 0)
    .expectAsked('claim', 'home', 'pass', { claim: 1 }, { claim: 3 })
    .answers({ claim: 1 })
    .expectScore(5, 0)
    .done();
});
