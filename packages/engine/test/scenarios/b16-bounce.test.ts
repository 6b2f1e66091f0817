/** Bouncing balls: what makes the ball bounce, and how long it goes on. */
import { describe, expect, test } from 'vitest';
import { type BloodScenario, blood, type Settings } from '../blood/dsl.ts';

const alone = { options: { interceptions: false } };
const passed = (drawing: string, settings: Settings, ...dice: string[]): BloodScenario =>
  blood(drawing, { ball: 'A', ...alone, ...settings })
    .dice(...dice)
    .passes('A', '', [14, 5]);

describe('B16-BOUNCE-01: the ball bounces once', () => {
  test('B16-BOUNCE-01: when its carrier goes down, or it is not picked up or caught', () => {
    const down = blood('A 1 . . . B', { ball: '1' })
      .dice('block:defenderDown')
      .blocks('A', '1')
      .answers({ to: [12, 5] })
      .dice('2d6:5', 'd8:3')
      .answers('no');
    expect(down.wayOfBall()).toEqual(['13,4']);
    down.expectBall([13, 4]).done();
    const dropped = blood('A * . B . 1').dice('d6:1', 'd8:8').moves('A', 'e');
    expect(dropped.wayOfBall()).toEqual(['12,6']);
    dropped.done();
    const missed = passed('A . . . B . 1', {}, 'd6:6', 'd6:1', 'd8:1');
    expect(missed.wayOfBall()).toEqual(['13,4']);
    missed.done();
  });
  test('B16-BOUNCE-01: when it reaches the square of a Prone or Stunned player', () => {
    for (const state of ['prone', 'stunned'] as const) {
      const s = passed('A . . . 1 . B', { who: { 1: { state } } }, 'd6:6', 'd8:7').expectBall([14, 6]);
      expect(s.wayOfBall()).toEqual(['14,6']);
      s.done();
      // By a bounce as well.
      const on = passed('A . . . . 1 B', { who: { 1: { state } } }, 'd6:6', 'd8:5', 'd8:2').expectBall([15, 4]);
      expect(on.wayOfBall()).toEqual(['15,5', '15,4']);
      on.done();
    }
  });
  test('B16-BOUNCE-01: when a player is pushed into its square', () => {
    const s = blood('A 1 * . . B', { options: { assists: false } })
      .dice('block:pushed')
      .blocks('A', '1')
      .dice('d8:5')
      .answers({ to: [12, 5] }, 'no');
    expect(s.wayOfBall()).toEqual(['13,5']);
    s.expectSquare('1', [12, 5]).expectBall([13, 5]).expectTurnover('none').done();
    // Not when it is pushed elsewhere.
    blood('A 1 * . . B')
      .dice('block:pushed')
      .blocks('A', '1')
      .answers({ to: [12, 4] }, 'no')
      .expectBall([12, 5])
      .done();
  });
  test('B16-BOUNCE-01: when a thrown player lands in its square', () => {
    const s = blood('B A . * . . C 1', { who: { A: ['throwTeammate'], B: ['rightStuff'] } })
      .dice('d6:6', 'd8:5', 'd8:3', 'd8:6', 'd6:6', 'd8:7')
      .answers({ pass: 'A' }, { throwTeammate: 'B' }, { to: [12, 5] });
    s.expectSquare('B', [13, 5]).expectState('B', 'standing').expectBall([13, 6]).expectTurnover('none').done();
  });
  test('B16-BOUNCE-01: when a thrown ball lands in an unoccupied square, aimed there or not', () => {
    const aimed = passed('A . . . . . B . 1', {}, 'd6:6', 'd8:2').expectBall([14, 4]);
    expect(aimed.wayOfBall()).toEqual(['14,4']);
    aimed.done();
    const stray = passed('A . . . B . 1', {}, 'd6:2', 'd8:2', 'd8:2', 'd8:2', 'd8:4').expectBall([13, 2]);
    expect(stray.wayOfBall()).toEqual(['14,4', '14,3', '14,2', '13,2']);
    stray.done();
  });
});

test('B16-BOUNCE-02: a standing player in the square the ball bounces to must try to catch it', () => {
  passed('A . . . . B . 1', {}, 'd6:6', 'd8:5', 'd6:4').expectBall('B').expectAsked('action', 'home').done();
  const s = passed('A . . . . 1 . B', {}, 'd6:6', 'd8:5', 'd6:4').expectBall('1').expectAsked('action', 'away');
  s.expectEvent({ type: 'rolled', roll: 'catch', player: s.id('1') }).done();
});
describe('how long it goes on', () => {
  test('B16-BOUNCE-03: after each missed catch it bounces again, until somebody holds it', () => {
    const s = passed('A . . . B C D . 1', {}, 'd6:6', 'd6:1', 'd8:5', 'd6:1', 'd8:5', 'd6:4').expectBall('D');
    expect(s.wayOfBall()).toEqual(['15,5', '16,5']);
    s.expectTurnover('none').done();
  });
  test('B16-BOUNCE-03: the same player may have to try again', () => {
    const s = passed('A . . . B C . 1', {}, 'd6:6', 'd6:1', 'd8:5', 'd6:1', 'd8:4', 'd6:4').expectBall('B');
    expect(s.wayOfBall()).toEqual(['15,5', '14,5']);
    s.done();
  });
  test('B16-BOUNCE-03: until it comes to an empty square, or leaves the pitch', () => {
    passed('A . . . B C . 1', {}, 'd6:6', 'd6:1', 'd8:5', 'd6:1', 'd8:5').expectBall([16, 5]).done();
    const s = blood('A . . . B . 1', { at: [10, 1], ball: 'A', ...alone });
    s.dice('d6:6', 'd6:1', 'd8:2', 'd6:4', '2d6:5', 'd8:5').passes('A', '', [14, 1]);
    expect(s.wayOfBall()).toEqual(['off', '14,6', '15,6']);
    s.expectBall([15, 6]).done();
  });
  test('B16-BOUNCE-04: in an empty square it comes to rest, with no further roll', () => {
    const s = passed('A . . . B . 1', {}, 'd6:6', 'd6:1', 'd8:2').expectBall([14, 4]);
    s.expectLog('ballBounced', 'ballLanded', 'turnover').expectAsked('action', 'away').done();
  });
});
