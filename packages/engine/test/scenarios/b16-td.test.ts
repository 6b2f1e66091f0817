/** Touchdowns: in the own turn, in the other coach's, and what a carrier in the End Zone may still do. */
import { describe, expect, test } from 'vitest';
import { type BloodScenario, blood, legalOf, type Settings } from '../blood/dsl.ts';
import { fromToss } from '../blood/kick-offs.ts';

/** The right end of the pitch: the last column drawn is away's End Zone. */
const right = (drawing: string, settings: Settings = {}): BloodScenario =>
  blood(drawing, { at: [22, 6], options: { interceptions: false }, ...settings });
/** The left end: the first column drawn is home's End Zone. */
const left = (drawing: string, settings: Settings = {}): BloodScenario => blood(drawing, { at: [1, 6], ...settings });

describe('in the own turn', () => {
  test('B16-TD-01: a standing carrier in the End Zone when its Action ends', () => {
    const s = right('. . . A .\n1 . . B .', { ball: 'A' }).answers({ move: 'A' }).walks('A', 'e');
    // Not before it has ended.
    s.expectScore(0, 0).expectAsked('activity', 'home').answers('stop').expectScore(1, 0);
    s.expectEvent({ type: 'touchdown', player: s.id('A'), seat: 0 })
      .expectTurnover('touchdown')
      .done();
  });
  test("B16-TD-01, B16-COMP-03: each side in the other's End Zone, never in its own", () => {
    left('. A . . B 1', { ball: 'A' })
      .moves('A', 'w')
      .expectSquare('A', [1, 6])
      .expectScore(0, 0)
      .expectAsked('action', 'home')
      .done();
    left('. 1 . . A 2', { ball: '1', active: 'away' }).moves('1', 'w').expectScore(0, 1).done();
    right('. . . 1 .\n2 . . A .', { ball: '1', active: 'away', who: { A: { state: 'prone' } } })
      .moves('1', 'e')
      .expectScore(0, 0)
      .expectAsked('action', 'away')
      .done();
  });
  test('B16-TD-01: without the ball nothing is scored', () => {
    right('. . . A .\n1 . . B .', { ball: 'B' }).moves('A', 'e').expectScore(0, 0).expectAsked('action', 'home').done();
  });
  test("B16-TD-01: the end of a team-mate's Action will do", () => {
    // B holds the ball on the line of the End Zone because A handed it over.
    right('. . . A B\n1', { ball: 'A' }).dice('d6:3').handsOff('A', '', 'B').expectScore(1, 0).done();
  });
  test('B16-TD-02: play stops at once, one more on the counter, and the match restarts', () => {
    const s = right('. . . A .\n1 . . B .', { ball: 'A', score: { home: 2, away: 1 } })
      .moves('A', 'e')
      .expectScore(3, 1);
    s.expectLog('turnover', 'turnEnded', 'touchdown', 'driveEnded').expectBall('none').expectAsked('setUp', 'home');
    s.expectIllegal({ move: 'B' }).done();
  });
  test('B16-TD-03: catching there scores', () => {
    right('A . . . B\n.\n.\n1', { ball: 'A' }).dice('d6:6', 'd6:3').passes('A', '', [26, 6]).expectScore(1, 0).done();
    right('A . . . B\n.\n.\n1', { ball: 'A' })
      .dice('d6:6', 'd6:2', 'd8:2')
      .passes('A', '', [26, 6])
      .expectScore(0, 0)
      .done();
    // Off a fumble or a fall as well: the turnover does not matter.
    const fall = right('. . 1 A .\n. . . . B\n2', { ball: 'A' })
      .answers({ move: 'A' })
      .dice('d6:1', '2d6:5', 'd8:7', 'd6:5')
      .walks('A', 'e');
    fall.expectBall('none').expectScore(1, 0).done();
  });
  test('B16-TD-03: so does picking the ball up there', () => {
    right('. . . A *\n1 . . B .').dice('d6:3').moves('A', 'e').expectScore(1, 0).done();
    right('. . . A *\n1 . . B .')
      .dice('d6:2', 'd8:2')
      .moves('A', 'e')
      .expectScore(0, 0)
      .expectTurnover('pickUpFailed')
      .done();
  });
  test('B16-TD-04: a player that goes down in the End Zone does not score', () => {
    const s = right('. . 1 A .\n2 . . B .', { ball: 'A' })
      .answers({ move: 'A' })
      .dice('d6:1', '2d6:5', 'd8:2')
      .walks('A', 'e');
    s.expectSquare('A', [26, 6]).expectState('A', 'prone').expectBall([26, 5]).expectScore(0, 0);
    s.expectTurnover('knockedDown').expectAsked('action', 'away').done();
    right('. . 1 A .\n2 . . B .', { ball: 'A' })
      .answers({ move: 'A' })
      .dice('d6:3')
      .walks('A', 'e')
      .answers('stop')
      .expectScore(1, 0)
      .done();
  });
});

describe('B16-TD-05: a carrier in the End Zone', () => {
  test('B16-TD-05, B16-OQ-19: may move along it, but not out of it', () => {
    const s = right('. . . A .\n1 . . B .', { ball: 'A' }).answers({ move: 'A' }).walks('A', 'e');
    expect(legalOf(s, 'to')).toEqual(['26,5', '26,7']);
    s.walks('A', 'n')
      .expectIllegal({ to: [25, 5] }, { to: [25, 6] })
      .answers('stop')
      .expectScore(1, 0)
      .done();
  });
  test('B16-TD-05: as soon as it has the ball: picked up there, it stays', () => {
    const s = right('. . . A *\n1 . . B .').answers({ move: 'A' });
    expect(legalOf(s, 'to')).toContain('24,6');
    s.dice('d6:3').walks('A', 'e');
    expect(legalOf(s, 'to')).toEqual(['26,5', '26,7']);
    s.done();
  });
  test('B16-TD-05: without the ball it may come and go', () => {
    const s = right('. . . A .\n1 . . B .', { ball: 'B' }).answers({ move: 'A' }).walks('A', 'e');
    expect(legalOf(s, 'to')).toEqual(['25,5', '25,6', '26,5', '26,7']);
    s.done();
  });
  test('B16-TD-05: may neither pass nor hand off', () => {
    const pass = right('. . . A .\n1 . . . B', { ball: 'A' })
      .answers({ pass: 'A' })
      .expectLegal('throw')
      .walks('A', 'e');
    pass.expectIllegal('throw').expectLegal('stop').done();
    const hand = right('. . . A .\n1 . . . B', { ball: 'A' })
      .answers({ handOff: 'A' })
      .expectLegal({ target: 'B' })
      .walks('A', 'e');
    expect(legalOf(hand, 'target')).toEqual([]);
    hand.done();
    // In the own End Zone it may do all of that.
    const own = left('A B . . 1', { ball: 'A' })
      .answers({ pass: 'A' })
      .expectLegal('throw', { to: [2, 5] });
    own.done();
  });
  test('B16-TD-05, B16-OQ-19: may block from there, but not follow up out of it', () => {
    const s = right('. . . A .\n. . . 1 .\n. . . . .\n2 . . . B', { ball: 'A' })
      .answers({ blitz: 'A' })
      .dice('d6:6')
      .walks('A', 'e');
    s.dice('block:pushed')
      .answers({ target: '1' })
      .answers({ to: [24, 8] })
      .expectAsked('activity', 'home');
    s.expectSquare('A', [26, 6]).expectNotLogged('followedUp').answers('stop').expectScore(1, 0).done();
    // Along the End Zone it may.
    const along = right('. . . A .\n. . . . 1\n2 . . . .\nB', { ball: 'A' })
      .answers({ blitz: 'A' })
      .dice('d6:6')
      .walks('A', 'e');
    along
      .dice('block:pushed')
      .answers({ target: '1' })
      .answers({ to: [26, 8] })
      .expectAsked('followUp', 'home')
      .answers('yes');
    along.expectSquare('A', [26, 7]).answers('stop').expectScore(1, 0).done();
  });
  test('B16-TD-05: and a Leap has to stay in it', () => {
    const s = right('. . . A .\n1 . . B .', { ball: 'A', who: { A: ['leap'] } })
      .answers({ move: 'A' })
      .walks('A', 'e');
    expect(legalOf(s, 'leap')).toEqual(['26,4', '26,5', '26,7', '26,8']);
    s.done();
  });
});

describe("in the other coach's turn", () => {
  test('B16-TD-06: a carrier pushed into the End Zone scores at once, before anything else is done', () => {
    const s = left('. 1 A\n. . B\n. . 2', { ball: '1' })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [1, 6] }, 'no');
    s.expectScore(0, 1)
      .expectEvent({ type: 'touchdown', player: s.id('1'), seat: 1 })
      .expectTurnover('touchdown');
    s.expectAsked('setUp', 'away').done();
  });
  test('B16-TD-06: so does one pushed there in a chain', () => {
    // 1 goes into 2, who is pushed over the line with the ball.
    const s = left('. C . .\n. 2 1 A\n. D . .\n3', { ball: '2', options: { assists: false } });
    s.dice('block:pushed').blocks('A', '1');
    s.answers({ to: [2, 7] }, { to: [1, 7] }, 'no')
      .expectScore(0, 1)
      .done();
  });
  test('B16-TD-06: in the middle of a Blitz too: the blitzer goes no further', () => {
    const s = left('. 1 . A\n. . . B\n. . . 2', { ball: '1' })
      .dice('block:pushed')
      .blitzes('A', 'w', '1')
      .answers({ to: [1, 6] }, 'yes');
    s.expectScore(0, 1).expectAsked('setUp', 'away').done();
  });
  test('B16-TD-06, B16-OQ-28: knocked down there it does not', () => {
    const s = left('. 1 A\n. . B\n. . 2', { ball: '1' })
      .dice('block:defenderDown')
      .blocks('A', '1')
      .answers({ to: [1, 6] });
    s.dice('2d6:5', 'd8:2').answers('no').expectScore(0, 0).expectBall([1, 5]).expectAsked('action', 'home').done();
  });
  test('B16-TD-06: pushed into its own End Zone it has nothing to score', () => {
    right('. . A 1 .\n2 B . . .', { ball: '1' })
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [26, 6] }, 'no')
      .expectScore(0, 0)
      .done();
  });
  test('B16-TD-06: a ball caught there scores at once', () => {
    // A pass of home bounces to 1 in home's End Zone.
    const s = left('1 . . . A B\n2', { ball: 'A', options: { interceptions: false } })
      .dice('d6:6', 'd8:4', 'd6:4')
      .passes('A', '', [2, 6]);
    s.expectScore(0, 1)
      .expectEvent({ type: 'touchdown', player: s.id('1'), seat: 1 })
      .done();
  });
  test('B16-TD-06, B16-XSKILL-28: a carrier that shadows somebody into the End Zone', () => {
    const s = left('A 1 . .\n. . B\n. . . 2', { ball: '1', who: { 1: ['shadowing'] } })
      .answers({ move: 'A' })
      .dice('d6:6')
      .walks('A', 'n');
    s.expectAsked('shadowing', 'away')
      .dice('2d6:7')
      .answers({ player: '1' })
      .expectScore(0, 1)
      .expectAsked('setUp', 'away')
      .done();
  });
  test('B16-TD-07: whoever scores then moves its own Turn marker on', () => {
    const s = left('. 1 A\n. . B\n. . 2', { ball: '1', turns: { home: 4, away: 3 } });
    s.dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [1, 6] }, 'no')
      .expectScore(0, 1);
    expect([s.game.turn(0), s.game.turn(1)]).toEqual([4, 4]);
    s.expectEvent({ type: 'markerMoved', seat: 1, turn: 4 }).done();
  });
  test('B16-TD-07, B16-OQ-29: not past the eighth space; and in the own turn it costs nothing', () => {
    const last = left('. 1 A\n. . B\n. . 2', { ball: '1', turns: { home: 8, away: 8 } });
    last
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [1, 6] }, 'no')
      .expectScore(0, 1)
      .expectNotLogged('markerMoved')
      .done();
    const own = right('. . . A .\n1 . . B .', { ball: 'A', turns: { home: 4, away: 3 } })
      .moves('A', 'e')
      .expectScore(1, 0);
    expect([own.game.turn(0), own.game.turn(1)]).toEqual([4, 3]);
    own.expectNotLogged('markerMoved').done();
  });
});

test('B16-TD-02: the counter counts for each side by itself', () => {
  const s = fromToss().toFirstTurn('home').scores('A4').expectScore(0, 1).bothSetUp().kicksOut();
  s.scores('H4').expectScore(1, 1).expectAsked('setUp', 'home').done();
});
