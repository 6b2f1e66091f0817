/** Movement: how far, where to, and which squares are closed. */
import { describe, expect, test } from 'vitest';
import { blood, legalOf } from '../blood/dsl.ts';

const onFoot = { goForIt: false };

describe('how far', () => {
  test('B16-MOVE-01: every neighbouring square, in all eight directions', () => {
    blood(
      `
      . . . .
      . A . .
      . . . .
      . . . 1`,
    )
      .answers({ move: 'A' })
      .expectAsked(
        'activity',
        'home',
        { to: [10, 5] },
        { to: [11, 5] },
        { to: [12, 5] },
        { to: [10, 6] },
        { to: [12, 6] },
        { to: [10, 7] },
        { to: [11, 7] },
        { to: [12, 7] },
        'stop',
      )
      .expectIllegal({ to: [11, 6] }, { to: [13, 6] }, { to: [11, 8] })
      .done();
  });
  test('B16-MOVE-01: any mix of directions, a square of movement each', () => {
    blood('. . A . . 1', { who: { A: { movement: 8 } }, options: onFoot })
      .answers({ move: 'A' })
      .walks('A', 'n ne w sw s se w')
      .expectSquare('A', [11, 6])
      .expectLegal({ to: [10, 5] })
      .walks('A', 'nw')
      .expectSquare('A', [10, 5])
      .expectAsked('activity', 'home', 'stop')
      .done();
  });
  test.each([1, 2, 5, 9])('B16-MOVE-01: Movement Allowance %i: so many squares and not one more', movement => {
    blood('A . . . . . . . . . . .\n. . . . . . . . . . . 1', { who: { A: { movement } }, options: onFoot, at: [3, 5] })
      .answers({ move: 'A' })
      .walks('A', 'e '.repeat(movement - 1))
      .expectLegal({ to: [3 + movement, 5] })
      .walks('A', 'e')
      .expectSquare('A', [3 + movement, 5])
      .expectAsked('activity', 'home', 'stop')
      .done();
  });
  test('B16-MOVE-03: it may stop anywhere, or not move at all', () => {
    blood('A . . B 1').moves('A', '').expectPitch('A . . B 1').expectAsked('action', 'home').done();
    blood('A . . B 1').moves('A', 'e').expectPitch('. A . B 1').expectAsked('action', 'home').done();
    // What it has not used is gone with the Action.
    blood('A . . B 1').moves('A', 'e').expectIllegal({ move: 'A' }).expectLegal({ move: 'B' }).done();
  });
});

describe('closed squares', () => {
  test('B16-MOVE-02: no square with a player on it, of either side, standing or down', () => {
    blood(
      `
      B 1 c
      2 A .
      . 3 D`,
      { who: { 2: { state: 'prone' }, 3: { state: 'stunned' }, D: { state: 'stunned' } } },
    )
      .answers({ move: 'A' })
      .expectAsked('activity', 'home', { to: [12, 6] }, { to: [10, 7] }, 'stop')
      .expectIllegal({ to: [10, 5] }, { to: [11, 5] }, { to: [12, 5] })
      .expectIllegal({ to: [10, 6] }, { to: [11, 7] }, { to: [12, 7] })
      .done();
  });
  test('B16-MOVE-02: the square is open again once its player has gone', () => {
    blood('A B . 1')
      .moves('B', 'n')
      .answers({ move: 'A' })
      .expectLegal({ to: [11, 5] })
      .done();
  });
  test('B16-MOVE-02: nobody walks off the pitch', () => {
    blood('A . 1', { at: [1, 1] })
      .answers({ move: 'A' })
      .expectAsked('activity', 'home', { to: [2, 1] }, { to: [1, 2] }, { to: [2, 2] }, 'stop')
      .done();
    blood('1 . A', { at: [24, 15] })
      .answers({ move: 'A' })
      .expectAsked('activity', 'home', { to: [25, 15] }, { to: [25, 14] }, { to: [26, 14] }, 'stop')
      .done();
  });
});

describe('End Zones', () => {
  test('B16-MOVE-04: a player without the ball goes into either End Zone and out again', () => {
    blood('. . A . 1', { at: [1, 5] })
      .moves('A', 'w w e')
      .expectSquare('A', [2, 5])
      .expectScore(0, 0)
      .done();
    blood('1 . A . .', { at: [22, 5] })
      .moves('A', 'e e w')
      .expectSquare('A', [25, 5])
      .expectScore(0, 0)
      .done();
    blood('. . 1 . A', { at: [1, 5], active: 'away' })
      .moves('1', 'w w e')
      .expectSquare('1', [2, 5])
      .expectScore(0, 0)
      .done();
    blood('A . 1 . .', { at: [22, 5], active: 'away' })
      .moves('1', 'e e w')
      .expectSquare('1', [25, 5])
      .expectScore(0, 0)
      .done();
  });
  test('B16-MOVE-04: a carrier goes through its own End Zone', () => {
    blood('. . A . 1', { at: [1, 5], ball: 'A' })
      .moves('A', 'w w e')
      .expectSquare('A', [2, 5])
      .expectBall('A')
      .expectScore(0, 0)
      .done();
  });
  test('B16-MOVE-04: the far one is open to a carrier too, but it may not be left again', () => {
    const s = blood('1 . A . .', { at: [22, 5], ball: 'A' })
      .answers({ move: 'A' })
      .walks('A', 'e e')
      .expectSquare('A', [26, 5]);
    expect(legalOf(s, 'to')).toEqual(['26,4', '26,6']);
    s.expectIllegal({ to: [25, 5] })
      .answers('stop')
      .expectScore(1, 0)
      .done();
  });
});
