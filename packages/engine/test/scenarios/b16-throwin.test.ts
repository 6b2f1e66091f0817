/** Throw-ins: where the ball comes back from, which way and how far. */
import { describe, expect, test } from 'vitest';
import { type BloodScenario, blood, type Settings } from '../blood/dsl.ts';

type At = readonly [column: number, row: number];
/** A drops the ball on a square at the edge and it bounces off the pitch; B, 1 and whatever is drawn stand about. */
const droppedAt = (square: At, bounce: number, settings: Settings & { drawing?: string } = {}): BloodScenario => {
  const { drawing = '. .\nB 1', ...more } = settings;
  const [column, row] = square;
  const from: At = [column === 26 ? 25 : column + 1, row];
  return blood(drawing, {
    at: [19, 7],
    bench: { A: { square: from, state: 'standing' } },
    ball: [{ square }],
    ...more,
  }).dice('d6:1', `d8:${bounce}`);
};
const picksUp = (s: BloodScenario, square: At): BloodScenario => s.answers({ move: 'A' }, { to: square });

test('B16-THROWIN-01: a ball that bounces off the pitch is thrown in at once, from the last square it was on', () => {
  const s = droppedAt([8, 1], 2).dice('d6:3', '2d6:4', 'd8:5');
  picksUp(s, [8, 1]).expectEvent({ type: 'thrownIn', from: s.game.grid.at(8, 1), die: 3, distance: 4 });
  expect(s.wayOfBall()).toEqual(['off', '8,5', '9,5']);
  s.expectLog('ballBounced', 'thrownIn', 'ballBounced', 'ballLanded').expectTurnover('pickUpFailed').done();
});
test('B16-THROWIN-01, B16-OQ-36: so is a pass that scatters off it: the scatters that are left are not made', () => {
  const s = blood('A . . . . B 1', { at: [10, 2], ball: 'A', options: { interceptions: false } });
  s.dice('d6:2', 'd8:2', 'd8:3', 'd6:4', '2d6:6', 'd8:5').passes('A', '', [14, 2]);
  expect(s.wayOfBall()).toEqual(['14,1', 'off', '14,7', '15,7']);
  s.expectBall([15, 7]).expectTurnover('passNotCaught').done();
});
test('B16-THROWIN-01: and the ball of a carrier pushed into the crowd', () => {
  const s = blood('. 1 .\n. A .', { at: [10, 1], ball: '1', bench: { B: {} } })
    .dice('block:pushed')
    .blocks('A', '1');
  s.dice('2d6:5', 'd6:3', '2d6:7', 'd8:5').answers('no');
  expect(s.wayOfBall()).toEqual(['11,8', '12,8']);
  s.expectState('1', 'reserves').expectBall([12, 8]).done();
});

describe('B16-THROWIN-02: the template', () => {
  /** Where a throw-in of four squares comes down, for each number on the D6. */
  const landings = (square: At, bounce: number): (string | undefined)[] =>
    [1, 2, 3, 4, 5, 6].map(die => {
      const s = picksUp(droppedAt(square, bounce).dice(`d6:${die}`, '2d6:4', 'd8:5'), square);
      s.done();
      return s.wayOfBall()[1];
    });
  test.each<[string, At, number, string[]]>([
    ['the upper sideline', [8, 1], 2, ['12,5', '12,5', '8,5', '8,5', '4,5', '4,5']],
    ['the lower sideline', [8, 15], 7, ['4,11', '4,11', '8,11', '8,11', '12,11', '12,11']],
    ["home's End Zone", [1, 8], 4, ['5,4', '5,4', '5,8', '5,8', '5,12', '5,12']],
    ["away's End Zone", [26, 8], 5, ['22,12', '22,12', '22,8', '22,8', '22,4', '22,4']],
  ])('B16-THROWIN-02, B16-DATA-05: from %s', (_edge, square, bounce, expected) => {
    expect(landings(square, bounce)).toEqual(expected);
  });
  test('B16-THROWIN-02, B16-OQ-44: from a corner as from the End Zone, over whichever side it went', () => {
    for (const bounce of [2, 4]) {
      const s = picksUp(droppedAt([1, 1], bounce).dice('d6:3', '2d6:4', 'd8:5'), [1, 1]).expectBall([6, 1]);
      expect(s.wayOfBall()).toEqual(['off', '5,1', '6,1']);
      s.done();
    }
    const low = picksUp(droppedAt([26, 15], 7).dice('d6:5', '2d6:4', 'd8:2'), [26, 15]);
    expect(low.wayOfBall()).toEqual(['off', '22,11', '22,10']);
    low.done();
  });
  test('B16-THROWIN-02, B16-OQ-43: two dice of squares, the first one not counted unless the option says so', () => {
    picksUp(droppedAt([8, 1], 2).dice('d6:3', '2d6:12', 'd8:5'), [8, 1])
      .expectBall([9, 13])
      .done();
    picksUp(droppedAt([8, 1], 2).dice('d6:3', '2d6:2', 'd8:5'), [8, 1])
      .expectBall([9, 3])
      .done();
    picksUp(droppedAt([8, 1], 2, { options: { throwInCountsEdge: true } }).dice('d6:3', '2d6:2', 'd8:5'), [8, 1])
      .expectBall([9, 2])
      .done();
  });
});

describe('where it comes down', () => {
  const onTo = (sign: string, who: Settings['who'] = {}): BloodScenario =>
    droppedAt([8, 1], 2, { drawing: `. . ${sign}\n. . .\nC . 3`, at: [6, 6], who }).dice('d6:3', '2d6:5');
  test('B16-THROWIN-03: a standing player must try to catch it, at +0', () => {
    picksUp(onTo('B').dice('d6:4'), [8, 1])
      .expectModifiers('catch', {})
      .expectNeeded('catch', 4)
      .expectBall('B')
      .done();
    picksUp(onTo('B').dice('d6:3', 'd8:5'), [8, 1]).expectBall([9, 6]).done();
    const s = picksUp(onTo('1').dice('d6:4'), [8, 1]).expectBall('1');
    s.expectEvent({ type: 'rolled', roll: 'catch', player: s.id('1') }).done();
  });
  test('B16-THROWIN-04: in an empty square, or on a Prone or Stunned player, it bounces', () => {
    picksUp(onTo('.').dice('d8:5'), [8, 1]).expectBall([9, 6]).done();
    for (const state of ['prone', 'stunned'] as const) {
      const s = picksUp(onTo('B', { B: { state } }).dice('d8:4'), [8, 1]).expectBall([7, 6]);
      expect(s.wayOfBall()).toEqual(['off', '8,6', '7,6']);
      s.done();
    }
  });
  test('B16-THROWIN-05: one that leaves the pitch again is thrown in again, from the last square it was on', () => {
    // Diagonally from [24, 1] it is two squares to the edge behind the End Zone.
    const s = picksUp(droppedAt([24, 1], 2).dice('d6:1', '2d6:7', 'd6:4', '2d6:5', 'd8:5'), [24, 1]);
    expect(s.wayOfBall()).toEqual(['off', 'off', '21,3', '22,3']);
    s.expectEvent({ type: 'thrownIn', from: s.game.grid.at(26, 3) })
      .expectBall([22, 3])
      .done();
    // As often as it takes.
    const long = picksUp(
      droppedAt([24, 1], 2).dice('d6:1', '2d6:7', 'd6:6', '2d6:3', 'd6:3', '2d6:2', 'd8:5'),
      [24, 1],
    );
    expect(long.wayOfBall()).toEqual(['off', 'off', 'off', '24,3', '25,3']);
    long.done();
  });
  test('B16-THROWIN-06, B16-INTERCEPT-12: nobody intercepts it, and whoever it flies over does nothing', () => {
    const s = droppedAt([8, 1], 2, { drawing: '1\n2\n.\nB', at: [8, 3] }).dice('d6:3', '2d6:5', 'd6:4');
    picksUp(s, [8, 1]).expectBall('B').expectNotLogged('intercepted').done();
  });
});

test('B16-THROWIN-X1: direction 4 and a 7: seven squares straight towards the other sideline', () => {
  const s = picksUp(droppedAt([8, 15], 7).dice('d6:4', '2d6:7', 'd8:2'), [8, 15]);
  expect(s.wayOfBall()).toEqual(['off', '8,8', '8,7']);
  s.done();
});
