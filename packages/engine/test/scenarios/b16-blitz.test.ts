/** Blitz moves: one block on the way, and what it costs. */
import { describe, expect, test } from 'vitest';
import { blood, legalOf } from '../blood/dsl.ts';

const onFoot = { goForIt: false };

test('B16-BLITZ-01: one player a turn moves and blocks in one Action', () => {
  blood('A . 1 . . B')
    .dice('block:pushed')
    .blitzes('A', 'e', '1')
    .answers({ to: [13, 5] }, 'no')
    .stops()
    .expectPitch('. A . 1 . B')
    .expectAsked('action', 'home')
    .expectIllegal({ blitz: 'B' })
    .expectLegal({ move: 'B' })
    .done();
});
test('B16-BLITZ-01: one block only, whoever else is near', () => {
  const s = blood('A . 1 . . B\n. . 2 . . .', { options: { assists: false } })
    .dice('block:pushed')
    .blitzes('A', 'e', '1')
    .answers({ to: [13, 5] }, 'no')
    .expectAsked('activity', 'home');
  expect(legalOf(s, 'target')).toEqual([]);
  s.expectIllegal({ target: '2' }).done();
});

describe('when', () => {
  test('B16-BLITZ-02: before the movement', () => {
    blood('. A 1 . . B')
      .answers({ blitz: 'A' })
      .dice('block:pushed', 'd6:6')
      .answers({ target: '1' }, { to: [13, 5] }, 'yes')
      .walks('A', 'w w')
      .stops()
      .expectPitch('A . . 1 . B')
      .done();
  });
  test('B16-BLITZ-02: in the middle of it', () => {
    blood('A . 1 . . B')
      .answers({ blitz: 'A' })
      .walks('A', 'e')
      .dice('block:defenderDown', '2d6:5')
      .answers({ target: '1' }, { to: [13, 5] }, 'yes')
      .walks('A', 'n')
      .stops()
      .expectSquare('A', [12, 4])
      .done();
  });
  test('B16-BLITZ-02: at its end', () => {
    blood('A . . 1 . . B', { who: { A: { movement: 3 } }, options: onFoot })
      .answers({ blitz: 'A' })
      .walks('A', 'e e')
      .dice('block:pushed')
      .answers({ target: '1' }, { to: [14, 5] }, 'no')
      .expectAsked('activity', 'home', 'stop')
      .done();
  });
  test('B16-BLITZ-02: or never, and still the Blitz of this turn is gone', () => {
    blood('A . 1 . B').answers({ blitz: 'A' }).walks('A', 'n').stops().expectIllegal({ blitz: 'B' }).done();
  });
});

describe('what it costs', () => {
  test.each([
    [1, 0],
    [2, 1],
    [4, 3],
  ])('B16-BLITZ-03: Movement Allowance %i: %i squares are left after the block', (movement, left) => {
    const s = blood('. . . . A 1 . . B', { who: { A: { movement } }, options: onFoot })
      .answers({ blitz: 'A' })
      .dice('block:pushed')
      .answers({ target: '1' }, { to: [16, 5] }, 'no')
      .walks('A', 'w '.repeat(left));
    s.expectSquare('A', [14 - left, 5])
      .expectAsked('activity', 'home', 'stop')
      .done();
  });
  test('B16-BLITZ-03: with no square left it needs Going For It, or cannot be made at all without that module', () => {
    blood('A . 1 . B', { who: { A: { movement: 1 } }, options: onFoot })
      .answers({ blitz: 'A' })
      .walks('A', 'e')
      .expectAsked('activity', 'home', 'stop')
      .expectIllegal({ target: '1' })
      .done();
    blood('A . 1 . B', { who: { A: { movement: 1 } } })
      .answers({ blitz: 'A' })
      .walks('A', 'e')
      .dice('d6:2', 'block:pushed')
      .answers({ target: '1' })
      .expectLog('rolled', 'blockRolled')
      .done();
  });
  test('B16-BLITZ-04: after the block it moves on, out of tackle zones by Dodge rolls as usual', () => {
    blood('A . 1 . . B', { who: { A: { movement: 4 } }, options: onFoot })
      .answers({ blitz: 'A' })
      .walks('A', 'e')
      .dice('block:defenderDown', '2d6:5')
      .answers({ target: '1' }, { to: [13, 5] }, 'no')
      .walks('A', 'n e')
      .expectAsked('activity', 'home', 'stop')
      .expectSquare('A', [12, 4])
      .expectNotLogged('rolled')
      .done();
    blood('. A 1 . . B')
      .answers({ blitz: 'A' })
      .dice('block:pushed', 'd6:3')
      .answers({ target: '1' }, { to: [13, 5] }, 'yes')
      .walks('A', 'w')
      .expectNeeded('dodge', 3)
      .done();
  });
  test('B16-BLITZ-04: not when the block was a turnover', () => {
    blood('A . 1 . B')
      .dice('block:bothDown', '2d6:5', '2d6:5')
      .blitzes('A', 'e', '1')
      .expectPitch('. a 1 . B')
      .expectTurnover('knockedDown')
      .expectAsked('action', 'away')
      .done();
  });
  test('B16-BLITZ-05: following up costs the blitzer nothing', () => {
    for (const follow of ['yes', 'no']) {
      const s = blood('. . A 1 . . . B', { who: { A: { movement: 3 } }, options: onFoot })
        .answers({ blitz: 'A' })
        .dice('block:defenderDown', '2d6:5')
        .answers({ target: '1' }, { to: [14, 5] }, follow)
        .walks('A', 'n n');
      s.expectSquare('A', [follow === 'yes' ? 13 : 12, 3])
        .expectAsked('activity', 'home', 'stop')
        .done();
    }
  });
});
