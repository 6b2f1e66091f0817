/** Catching: who must try, what the roll needs, and what follows. */
import { describe, expect, test } from 'vitest';
import { type BloodScenario, blood, legalOf, type Settings } from '../blood/dsl.ts';

const alone = { options: { interceptions: false } };
const passed = (drawing: string, settings: Settings, ...dice: string[]): BloodScenario =>
  blood(drawing, { ball: 'A', ...alone, ...settings })
    .dice(...dice)
    .passes('A', '', [14, 5]);

describe('who must try', () => {
  test('B16-CATCH-01: a standing player where the ball lands, and nobody is asked', () => {
    passed('A . . . B . 1', {}, 'd6:6', 'd6:6').expectBall('B').expectAsked('action', 'home').done();
  });
  test('B16-CATCH-01: whichever team it is on', () => {
    const s = passed('A . . . 1 . B', {}, 'd6:6', 'd6:3').expectBall('1').expectAsked('action', 'away');
    s.expectEvent({ type: 'rolled', roll: 'catch', player: s.id('1') }).done();
  });
  test('B16-CATCH-01, B16-OQ-41: a standing player barred from catching does not roll: the ball bounces', () => {
    passed('A . . . B . 1', { who: { B: { witless: true } } }, 'd6:6', 'd8:2')
      .expectBall([14, 4])
      .expectTurnover('passNotCaught')
      .done();
    passed('A . . . B . 1', { who: { B: ['noHands'] } }, 'd6:6', 'd8:2')
      .expectBall([14, 4])
      .done();
  });
  test('B16-CATCH-02: Prone and Stunned players never try, of either team', () => {
    for (const state of ['prone', 'stunned'] as const) {
      passed('A . . . B . 1', { who: { B: { state } } }, 'd6:6', 'd8:2')
        .expectBall([14, 4])
        .done();
      passed('A . . . 1 . B', { who: { 1: { state } } }, 'd6:6', 'd8:2')
        .expectBall([14, 4])
        .done();
    }
  });
});

describe('B16-CATCH-03: modifiers', () => {
  test('B16-CATCH-03: an accurate pass has +1', () => {
    passed('A . . . B . 1', {}, 'd6:4', 'd6:3')
      .expectModifiers('catch', { accurate: 1 })
      .expectNeeded('catch', 3)
      .expectBall('B')
      .done();
    passed('A . . . B . 1', {}, 'd6:4', 'd6:2', 'd8:2').expectBall([14, 4]).done();
  });
  test('B16-CATCH-03: a scattered pass and a bounce have none', () => {
    passed('A . . . . . B . 1', {}, 'd6:2', 'd8:5', 'd8:3', 'd8:7', 'd6:4')
      .expectModifiers('catch', {})
      .expectNeeded('catch', 4)
      .expectBall('B')
      .done();
    passed('A . . . . B . 1', {}, 'd6:4', 'd8:5', 'd6:4').expectModifiers('catch', {}).expectBall('B').done();
    passed('A . . . . B . 1', {}, 'd6:4', 'd8:5', 'd6:3', 'd8:2').expectBall([15, 4]).done();
  });
  test('B16-CATCH-03: nor has a throw-in', () => {
    // Dropped on the sideline, thrown in three squares straight across.
    const dropped = (die: number, ...more: string[]): BloodScenario =>
      blood('A * . . 1\n. . .\n. . .\n. B .', { at: [10, 1] })
        .dice('d6:1', 'd8:2', 'd6:3', '2d6:3', `d6:${die}`, ...more)
        .moves('A', 'e');
    dropped(4).expectModifiers('catch', {}).expectNeeded('catch', 4).expectBall('B').done();
    dropped(3, 'd8:5').expectBall([12, 4]).done();
  });
  test('B16-CATCH-03: nor has a kick-off', () => {
    const kicked = (die: number, ...more: string[]): BloodScenario =>
      blood('A . . . 1', { at: [13, 8], moment: 'kickOff', kicking: 'home', options: { kickOffTable: false } })
        .starts()
        .dice('d8:5', 'd6:1', `d6:${die}`, ...more)
        .answers({ to: [16, 8] });
    kicked(4).expectModifiers('catch', {}).expectNeeded('catch', 4).expectBall('1').done();
    kicked(3, 'd8:5').expectBall([18, 8]).done();
  });
  test('B16-CATCH-03: −1 for each opposing tackle zone on the catcher, not on the thrower', () => {
    passed('A . . . B . 1\n. . . . 2', {}, 'd6:6', 'd6:4')
      .expectModifiers('catch', { accurate: 1, tackleZones: -1 })
      .done();
    passed('A . . . B 1 .\n. . . . 2 3', {}, 'd6:6', 'd6:6')
      .expectModifiers('catch', { accurate: 1, tackleZones: -3 })
      .expectNeeded('catch', 6)
      .done();
    passed('A . . . B . .\n1 . . . 2', { who: { 2: { state: 'prone' } } }, 'd6:6', 'd6:3')
      .expectModifiers('catch', { accurate: 1 })
      .expectBall('B')
      .done();
  });
});

describe('what follows', () => {
  test('B16-CATCH-04: on success the player holds the ball and play goes on', () => {
    passed('A . . . B . 1', {}, 'd6:6', 'd6:3')
      .expectLog('rolled', 'rolled', 'ballTaken')
      .expectBall('B')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
  });
  test('B16-CATCH-05: a catcher that has not acted yet may still act, one that has may not', () => {
    const s = passed('A . . . B . 1', {}, 'd6:6', 'd6:3');
    expect(legalOf(s, 'move')).toEqual(['B']);
    s.moves('B', 'n n').expectSquare('B', [14, 3]).expectBall('B').done();
    const acted = passed('A . . . B C 1', { who: { B: { acted: true } } }, 'd6:6', 'd6:3');
    expect(legalOf(acted, 'move')).toEqual(['C']);
    acted.done();
  });
  test('B16-CATCH-06: on failure the ball bounces from that square', () => {
    const s = passed('A . . . B . 1', {}, 'd6:6', 'd6:1', 'd8:6').expectBall([13, 6]);
    expect(s.wayOfBall()).toEqual(['13,6']);
    s.expectLog('rolled', 'rolled', 'ballBounced').done();
  });
});
