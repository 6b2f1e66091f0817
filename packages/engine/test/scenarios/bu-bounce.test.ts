/** Bouncing balls: directions, the clockwise search, and every kind of square a ball can come down on. */
import { expect } from 'vitest';
import { type Scenario, scenario } from '../dsl.ts';
import { describe, test } from '../editions.ts';

/** Throw '-': whatever ball it runs onto Bounces at once, and no other die falls. */
const NO_HANDS = { throw: '-' } as const;

const hops = (s: Scenario): (string | number)[][] =>
  (s.game.events ?? []).flatMap(e => (e.type === 'ballBounced' ? [[e.die, s.game.squareName(e.to).join()]] : []));

test('BU-BOUNCE-X1: two blocked directions are stepped over clockwise, without a second roll', () => {
  scenario('A 1', { at: [6, 8], who: { A: 'dwarf/runner', 1: 'orc/lineman' }, ball: 'A', active: 'away' })
    .dice('block:smash', 'd8:7', 'd6:3')
    .blocks('1', 'A')
    .expectAsked('safeHands', 'home')
    .expectIllegal({ to: [5, 9] }, { to: [5, 8] })
    .answers('roll')
    .expectBall([5, 7])
    .expectStatus('A', 'prone')
    .done();
});

test.each([
  [1, [7, 5]],
  [2, [8, 5]],
  [3, [9, 5]],
  [4, [9, 6]],
  [5, [9, 7]],
  [6, [8, 7]],
  [7, [7, 7]],
  [8, [7, 6]],
] as const)('BU-BOUNCE-X2: a new ball enters at (8,6) and a D8 of %i takes it to (%s)', (die, square) => {
  scenario('', { moment: 'turnStart' }).dice(`d8:${die}`).starts().expectBall(square).done();
});

test.each([
  [6, [1, 2]],
  [5, [2, 2]],
  [4, [2, 1]],
  [7, [2, 1]],
  [8, [2, 1]],
  [1, [2, 1]],
  [2, [2, 1]],
  [3, [2, 1]],
] as const)('BU-BOUNCE-X3: from the corner (1,1) a D8 of %i gives (%s)', (die, square) => {
  scenario(
    `
    * .
    A .`,
    { at: [1, 1], who: { A: NO_HANDS } },
  )
    .dice(`d8:${die}`)
    .runs('A', 'n')
    .expectSquare('A', [1, 1])
    .expectBall(square)
    .done();
});

describe('BU-BOUNCE-01: the chart belongs to the board, whoever rolls', () => {
  test.each([
    [1, -1, -1],
    [2, 0, -1],
    [3, 1, -1],
    [4, 1, 0],
    [5, 1, 1],
    [6, 0, 1],
    [7, -1, 1],
    [8, -1, 0],
  ])('a %i moves the ball by (%i,%i)', (die, dx, dy) => {
    for (const side of ['home', 'away'] as const) {
      const runner = side === 'home' ? 'A' : '1';
      scenario(`. ${runner} * . .`, { at: [6, 6], active: side, who: { [runner]: NO_HANDS } })
        .dice(`d8:${die}`)
        .runs(runner, 'e')
        .expectBall([8 + dx, 6 + dy])
        .done();
    }
  });
});

test.each([
  [7, [5, 10]],
  [8, [6, 8]],
  [1, [6, 8]],
  [2, [6, 8]],
] as const)(
  'BU-BOUNCE-02: 8 is followed by 1: from (6,9), where 8 and 1 are blocked, a %i goes to (%s)',
  (die, square) => {
    scenario('* A', { at: [6, 9], who: { A: NO_HANDS } })
      .dice(`d8:${die}`)
      .runs('A', 'w')
      .expectBall(square)
      .done();
  },
);

describe('BU-BOUNCE-03: an empty square holds the ball and nothing else happens', () => {
  test('a plain square', () => {
    const s = scenario('A * . .', { at: [6, 6], who: { A: NO_HANDS } })
      .dice('d8:4')
      .runs('A', 'e')
      .expectBall([8, 6]);
    expect(hops(s)).toEqual([[4, '8,6']]);
    s.expectNotLogged('ballTaken').done();
  });
  test('a Trapdoor does not swallow it', () => {
    scenario('A *', { at: [6, 6], who: { A: NO_HANDS } })
      .dice('d8:4')
      .runs('A', 'e')
      .expectBall([8, 6])
      .expectNotLogged('ballRemoved', 'injured')
      .done();
  });
  test('an End Zone scores nothing', () => {
    scenario('A *', { at: [13, 6], who: { A: NO_HANDS } })
      .dice('d8:4')
      .runs('A', 'e')
      .expectBall([15, 6])
      .expectScore(0, 0)
      .expectNotLogged('ballRemoved', 'touchdown')
      .done();
  });
});

test('BU-BOUNCE-04: an Open Player takes a ball that Bounces into its square, with no further die', () => {
  const s = scenario('A * B .', { at: [6, 6], who: { A: NO_HANDS } })
    .expectStatus('B', 'open')
    .dice('d8:4')
    .runs('A', 'e')
    .expectBall('B');
  expect(hops(s)).toEqual([[4, '8,6']]);
  s.done();
});

test('BU-BOUNCE-04, BU-BALL-12: an Open Opponent takes it just as well', () => {
  // A goes down, so 1 is Open when the ball comes.
  scenario('A 1', { at: [7, 6], ball: 'A', active: 'away' })
    .dice('block:smash', 'd8:4', 'd6:4')
    .blocks('1', 'A')
    .expectStatus('1', 'open')
    .expectBall('1')
    .done();
});

test("BU-BOUNCE-04, BU-CHECK-10, BU-BALL-11: not a Player with Throw '-', nor one who holds a ball", () => {
  const s = scenario(
    `
    A * B C
    . . . .`,
    { at: [6, 5], who: { A: NO_HANDS, B: NO_HANDS }, ball: ['C'] },
  )
    .dice('d8:4', 'd8:4', 'd8:6')
    .runs('A', 'e')
    .expectBall([9, 6]);
  expect(hops(s)).toEqual([
    [4, '8,5'],
    [4, '9,5'],
    [6, '9,6'],
  ]);
  s.expectBall('C', 1).done();
});

test('BU-BOUNCE-05: from a Marked Player the ball Bounces again with a new D8', () => {
  const s = scenario(
    `
    . . . 1
    A * B .
    . . . .`,
    { at: [6, 5], who: { A: NO_HANDS } },
  )
    .expectStatus('B', 'marked')
    .dice('d8:4', 'd8:5')
    .runs('A', 'e')
    .expectBall([9, 7]);
  expect(hops(s)).toEqual([
    [4, '8,6'],
    [5, '9,7'],
  ]);
  s.expectNotLogged('ballTaken').done();
});

test('BU-BOUNCE-06: from a Prone Player the ball Bounces again with a new D8', () => {
  const s = scenario('A * b .', { at: [6, 6], who: { A: NO_HANDS } })
    .dice('d8:4', 'd8:6')
    .runs('A', 'e')
    .expectBall([8, 7])
    .expectStatus('B', 'prone');
  expect(hops(s)).toEqual([
    [4, '8,6'],
    [6, '8,7'],
  ]);
  s.expectNotLogged('ballTaken').done();
});

test('BU-BOUNCE-07: a ball that meets another one Bounces on, and the resting ball stays', () => {
  scenario('A * * .', { at: [6, 6], who: { A: NO_HANDS } })
    .dice('d8:4', 'd8:2')
    .runs('A', 'e')
    .expectBall([8, 5], 0)
    .expectBall([8, 6], 1)
    .done();
});

test('BU-BOUNCE-08: off the board and blocked squares are stepped over with a single roll', () => {
  // From (6,4) directions 8 (5,4) and 1 (5,3) are blocked.
  scenario('* A', { at: [6, 4], who: { A: NO_HANDS } })
    .dice('d8:8')
    .runs('A', 'w')
    .expectBall([6, 3])
    .done();
  // From (7,11) directions 5, 6 and 7 leave the board.
  scenario('. * A', { at: [6, 11], who: { A: NO_HANDS } })
    .dice('d8:5')
    .runs('A', 'w')
    .expectBall([6, 11])
    .done();
});

test('BU-BOUNCE-09: an occupied square is a valid result and is not stepped over', () => {
  // 6 points off the board, 7 too, 8 is the Prone Player b: the ball goes there and needs a second die.
  const s = scenario(
    `
    . . . .
    . b * A`,
    { at: [6, 10], who: { A: NO_HANDS } },
  )
    .dice('d8:6', 'd8:2')
    .runs('A', 'w')
    .expectBall([7, 10]);
  expect(hops(s)).toEqual([
    [6, '7,11'],
    [2, '7,10'],
  ]);
  s.done();
});

test('BU-BOUNCE-10: the chain goes on until the ball rests, and may come back to a square it left', () => {
  const s = scenario('A * b c', { at: [6, 6], who: { A: NO_HANDS } })
    .dice('d8:4', 'd8:4', 'd8:8', 'd8:8', 'd8:8')
    .runs('A', 'e')
    .expectBall([6, 6]);
  // b, c, b again, A (whose Throw is '-'), and the square A came from.
  expect(hops(s)).toEqual([
    [4, '8,6'],
    [4, '9,6'],
    [8, '8,6'],
    [8, '7,6'],
    [8, '6,6'],
  ]);
  s.done();
});

test('BU-BOUNCE-10: a ball lost by its holder may come back to the same Player', () => {
  // A fumbles; the ball hops to the Prone b and back to A, who is Open and no longer holds it.
  scenario('b A . C', { at: [6, 6], ball: 'A', who: { A: { throw: 6 } } })
    .dice('d6:1', 'd8:8', 'd8:4')
    .throws('A', 'C')
    .expectBall('A')
    .done();
});

test('BU-BOUNCE-11: the whole chain comes before the Armour Check that the same Smash brings', () => {
  const s = scenario(
    `
    . . . .
    1 A b .`,
    { at: [6, 5], ball: 'A', active: 'away' },
  )
    .dice('block:smash', 'd8:4', 'd8:3', 'd6:1')
    .blocks('1', 'A')
    .expectBall([9, 5]);
  const order = (s.game.events ?? []).map(e => e.type).filter(t => t !== 'actionStarted');
  expect(order).toEqual([
    'blockRolled',
    'blockResult',
    'wentProne',
    'ballBounced',
    'ballBounced',
    'checked',
    'injured',
  ]);
  s.done();
});
