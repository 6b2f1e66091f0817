/** Moving in 2025: standing up, dodging, rushing, jumping, picking up and securing the ball. */
import { describe, expect, test } from 'vitest';
import { blood25 } from '../blood/b25.ts';
import { legalOf } from '../blood/dsl.ts';

describe('moves', () => {
  test('B25-MOVE-X1: seven squares without a roll', () => {
    blood25('A . . . . . . . 1', { who: { A: { movement: 7 } } })
      .answers({ move: 'A' })
      .walks('A', 'e e e e e e')
      .expectSquare('A', [16, 5])
      .done();
  });
  test('B25-MOVE-02, B25-MOVE-04: to any neighbouring square that nobody stands or lies on', () => {
    const s = blood25('b . 1\nC A .\n. . 2').answers({ move: 'A' });
    expect(legalOf(s, 'to')).toEqual(['10,7', '11,5', '11,7', '12,6']);
  });
});

describe('standing up', () => {
  test('B25-STAND-02, B25-STAND-03: costs three squares and comes first', () => {
    blood25('a . . . . . . 1')
      .answers({ move: 'A' })
      .walks('A', 'e e e')
      .dice('d6:2')
      .walks('A', 'e')
      .expectLog('stoodUp', 'moved', 'rolled')
      .done();
  });
  test('B25-STAND-04, B25-STAND-05: with a Move Allowance of 2 it takes a 4+, and only rushes are left', () => {
    const slow = { who: { A: { movement: 2 } } };
    blood25('a . . . 1', slow)
      .dice('d6:4', 'd6:2')
      .answers({ move: 'A' })
      .walks('A', 'e')
      .expectSquare('A', [11, 5])
      .done();
    blood25('a . . . 1 . B', slow)
      .dice('d6:3')
      .answers({ move: 'A' })
      .expectState('A', 'prone')
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
  });
  test('B25-STAND-01: no Block from the ground', () => {
    blood25('a 1').expectIllegal({ block: 'A' }).expectLegal({ blitz: 'A' }, { foul: 'A' }, { pass: 'A' });
  });
});

describe('dodging', () => {
  test('B25-DODGE-X1: no modifier where nobody marks the new square', () => {
    const s = blood25('1 . .\n. A .\n. . .').answers({ move: 'A' }).dice('d6:5').walks('A', 'se');
    s.expectModifiers('dodge', {})
      .expectNeeded('dodge', 3)
      .expectSquare('A', [12, 7])
      .expectState('A', 'standing')
      .done();
  });
  test('B25-DODGE-X2: -1 for each opponent there, and the fall happens there', () => {
    const s = blood25('1 . .\n. A .\n. . .\n. 2 .').answers({ move: 'A' }).dice('d6:3', '2d6:4').walks('A', 'se');
    s.expectModifiers('dodge', { tackleZones: -1 }).expectSquare('A', [12, 7]).expectState('A', 'prone');
    s.expectTurnover('knockedDown').expectAsked('action', 'away').done();
  });
});

describe('rushing', () => {
  test('B25-RUSH-X1: two squares more, a D6 each, and a 1 is a fall in the new square', () => {
    blood25('A . . . . . . . . 1')
      .answers({ move: 'A' })
      .walks('A', 'e e e e e e')
      .dice('d6:5')
      .walks('A', 'e')
      .dice('d6:1', '2d6:4')
      .walks('A', 'e')
      .expectSquare('A', [18, 5])
      .expectState('A', 'prone')
      .expectTurnover('knockedDown')
      .done();
  });
  test('B25-RUSH-07, B25-RUSH-08: before the Dodge; after a failed one nothing else is rolled and the ball bounces', () => {
    blood25('1 . .\nA * .\n. . .', { who: { A: { movement: 1 } } })
      .answers({ move: 'A' })
      .dice('d6:6')
      .walks('A', 's')
      .dice('d6:1', '2d6:4', 'd8:5')
      .answers({ to: [11, 6] })
      .expectBall([12, 6])
      .expectTurnover('knockedDown')
      .done();
  });
  test('B25-WEATHER-11: in a Blizzard it takes a 3', () => {
    blood25('A . . 1', { weather: 'blizzard', who: { A: { movement: 1 } } })
      .answers({ move: 'A' })
      .walks('A', 'e')
      .dice('d6:2', '2d6:2')
      .walks('A', 'w')
      .expectState('A', 'prone')
      .done();
  });
});

describe('jumping', () => {
  test('B25-JUMP-X1, B25-JUMP-02: a Rush for what is missing, then the test', () => {
    const s = blood25('. . . . . . . 9\n. A . . .\n. . . . .\n. . . . .', {
      who: { A: { movement: 1 } },
      bench: { 1: { square: [12, 7], state: 'prone' } },
    })
      .answers({ move: 'A' })
      .dice('d6:5', 'd6:3')
      .answers({ jump: [12, 8] });
    s.expectModifiers('jump', {}).expectSquare('A', [12, 8]).expectState('A', 'standing').done();
  });
  test('B25-JUMP-X2, B25-PRIN-JUMP-08: the higher count of markers, not both', () => {
    const s = blood25('. 1 . . .\n. 2 A . .\n. . . . .\n. . . . .\n. . . . 3', {
      bench: { 4: { square: [13, 7], state: 'prone' } },
    })
      .answers({ move: 'A' })
      .dice('d6:6')
      .answers({ jump: [13, 8] });
    s.expectModifiers('jump', { tackleZones: -2 }).expectSquare('A', [13, 8]).expectState('A', 'standing').done();
  });
  test('B25-PRIN-JUMP-X1, B25-PRIN-JUMP-04: two squares of movement', () => {
    blood25('. . . . . 9\n. . . .\n. A . .\n. . . .', { bench: { 1: { square: [12, 8], state: 'stunned' } } })
      .answers({ move: 'A' })
      .dice('d6:4')
      .answers({ jump: [12, 9] })
      .expectSquare('A', [12, 9])
      .walks('A', 's s s s')
      .expectSquare('A', [12, 13])
      .dice('d6:2')
      .walks('A', 's')
      .done();
  });
  const over = (...dice: string[]) =>
    blood25('. . . . . 9\nA . . .\n. . . .', { bench: { 1: { square: [11, 6], state: 'prone' } } })
      .answers({ move: 'A' })
      .dice(...dice)
      .answers({ jump: [12, 6] });
  test('B25-PRIN-JUMP-10, B25-PRIN-JUMP-11: a fall beyond, or on a natural 1 where it stood', () => {
    over('d6:2', '2d6:4').expectSquare('A', [12, 6]).expectState('A', 'prone').expectTurnover('knockedDown').done();
    over('d6:1', '2d6:4').expectSquare('A', [10, 6]).expectState('A', 'prone').expectTurnover('knockedDown').done();
  });
  test('B25-PRIN-JUMP-02, B25-Q-05: three squares beyond, as for a push; only over players who are down', () => {
    const s = blood25('. . . .\nA 2 . .\n. . . . 9', { bench: { 1: { square: [11, 7], state: 'prone' } } }).answers({
      move: 'A',
    });
    expect(legalOf(s, 'jump')).toEqual(['11,8', '12,7', '12,8']);
  });
});

describe('the ball', () => {
  test('B25-PICK-01, B25-PICK-02: an AG test with -1 for each opponent who marks the player', () => {
    const s = blood25('A * 1').answers({ move: 'A' }).dice('d6:4').walks('A', 'e');
    s.expectModifiers('pickUp', { tackleZones: -1 }).expectNeeded('pickUp', 4).expectBall('A').done();
  });
  test('B25-PICK-04: a failure is a turnover, and the ball bounces', () => {
    blood25('A * . . 1')
      .answers({ move: 'A' })
      .dice('d6:2', 'd8:5')
      .walks('A', 'e')
      .expectBall([12, 5])
      .expectTurnover('pickUpFailed')
      .done();
  });
  const secure = '. . . . 1\nB . . . .\n. A . . .\n. . . . *\n. 2 . . .';
  test('B25-SECURE-X1, B25-SECURE-11: on a 2 it is secured, and the activation is over', () => {
    const s = blood25(secure, { weather: 'nice' })
      .answers({ secureBall: 'A' })
      .walks('A', 'e e')
      .dice('d6:2')
      .walks('A', 'se');
    s.expectBall('A').expectTurnover('none').expectAsked('action', 'home').expectIllegal({ move: 'A' }).done();
  });
  test('B25-SECURE-X2, B25-SECURE-03: not with an opponent within two squares, unless it is down or Distracted', () => {
    const near = '. . . . .\n. . . . 1\n. A . . .\n. . . . *';
    blood25(near).expectIllegal({ secureBall: 'A' });
    blood25(near, { who: { 1: { state: 'prone' } } }).expectLegal({ secureBall: 'A' });
    blood25(near, { who: { 1: { witless: true } } }).expectLegal({ secureBall: 'A' });
  });
  test('B25-SECURE-12, B25-PRIN-FAQ-02: a 1 is a turnover; rain makes it a 3+', () => {
    blood25('A * . . . . 1')
      .answers({ secureBall: 'A' })
      .dice('d6:1', 'd8:5')
      .walks('A', 'e')
      .expectBall([12, 5])
      .expectTurnover('pickUpFailed')
      .done();
    blood25('A * . . . . 1', { weather: 'pouringRain' })
      .answers({ secureBall: 'A' })
      .dice('d6:2', 'd8:5')
      .walks('A', 'e')
      .expectTurnover('pickUpFailed')
      .done();
  });
  test('B25-SECURE-09, B25-Q-27: whoever stops short loses the turn, whoever stays down does not', () => {
    blood25('A . . * . . . . 1')
      .answers({ secureBall: 'A' })
      .walks('A', 'e')
      .answers('stop')
      .expectTurnover('notSecured')
      .done();
    blood25('a * . . . . 1 . B', { who: { A: { movement: 2 } } })
      .dice('d6:1')
      .answers({ secureBall: 'A' })
      .expectTurnover('none')
      .expectAsked('action', 'home')
      .done();
  });
  test('B25-SECURE-05, B25-SECURE-06, B25-SECURE-07: within reach, once a turn, and no Big Guys', () => {
    blood25('A . . . . . . . . * . . . . . 1').expectIllegal({ secureBall: 'A' });
    blood25('A . . . . . . . * . . . . . 1').expectLegal({ secureBall: 'A' });
    blood25('A * . . . . 1', { declared: ['secureBall'] }).expectIllegal({ secureBall: 'A' });
    blood25('A * . . . . 1', { who: { A: { keywords: ['Big Guy'] } } }).expectIllegal({ secureBall: 'A' });
  });
});
