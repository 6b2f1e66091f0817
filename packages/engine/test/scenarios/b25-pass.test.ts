/** The ball in the air in 2025: ranges, accuracy, interceptions, catches, throw-ins, hand-offs. */
import { describe, expect, test } from 'vitest';
import { GRID } from '../../src/blood/pitch.ts';
import { rangeTo } from '../../src/blood/procedures/aim.ts';
import { RANGES } from '../../src/blood/words.ts';
import { blood25 } from '../blood/b25.ts';

const rangeAt = (dx: number, dy: number): string => {
  const s = blood25('A . 1', { at: [6, 1] });
  return RANGES[rangeTo(s.game, s.id('A'), GRID.at(6 + dx, 1 + dy))] as string;
};

describe('ranges', () => {
  test('B25-RANGE-X1, B25-RANGE-05: three squares along and four across is a Short Pass', () => {
    expect(rangeAt(3, 4)).toBe('short');
  });
  test('B25-PRIN-RULER-T1: the last square of every band, and the first one beyond', () => {
    const last = {
      0: [3, 6, 10, 13],
      2: [2, 6, 10, 13],
      3: [1, 6, 9, 12],
      6: [0, 3, 8, 11],
      9: [0, 0, 4, 9],
      13: [0, 0, 0, 2],
    };
    for (const [dy, ends] of Object.entries(last))
      for (const [band, dx] of ends.entries()) {
        const name = RANGES[band + 1] as string;
        if (dx > 0) expect([dy, dx, rangeAt(dx, Number(dy))]).toEqual([dy, dx, name]);
        expect([dy, dx + 1, rangeAt(dx + 1, Number(dy)) === name]).toEqual([dy, dx + 1, false]);
      }
  });
});

describe('accuracy', () => {
  test('B25-ACCUR-01, B25-ACCUR-02, B25-ACCUR-03: by Passing Ability, -1 a band and -1 for each marker', () => {
    const s = blood25('. . . . . . . . . B . . . 2\n. A . .\n1 . . .', { ball: 'A', at: [5, 5] });
    s.dice('d6:6', 'd6:6').passes('A', '', [14, 5]);
    s.expectModifiers('pass', { longPass: -2, tackleZones: -1 }).done();
  });
  test('B25-ACCUR-04, B25-ACCUR-05: astray it scatters three times from the target', () => {
    const s = blood25('A . . . . . . B . 1', { ball: 'A' })
      .dice('d6:4', 'd8:5', 'd8:5', 'd8:7', 'd8:2')
      .passes('A', '', [16, 5]);
    s.expectBall([18, 5]).expectTurnover('passNotCaught').done();
  });
  test('B25-ACCUR-07, B25-ACCUR-08, B25-Q-01: 1 or less after modifiers is a fumble, a natural 6 never', () => {
    const far = 'A . . . . . . . . . . . B . 1';
    blood25(far, { ball: 'A', at: [5, 5] })
      .dice('d6:4', 'd8:2')
      .passes('A', '', [17, 5])
      .expectTurnover('fumble')
      .expectBall([5, 4])
      .done();
    blood25(far, { ball: 'A', at: [5, 5] })
      .dice('d6:5', 'd8:2', 'd8:2', 'd8:2', 'd8:2')
      .passes('A', '', [17, 5])
      .expectTurnover('passNotCaught')
      .done();
    blood25(far, { ball: 'A', at: [5, 5] })
      .dice('d6:6', 'd6:3')
      .passes('A', '', [17, 5])
      .expectBall('B')
      .expectTurnover('none')
      .done();
  });
  test('B25-Q-06: without a Passing Ability it slips away without a roll', () => {
    blood25('A . B . . 1', { ball: 'A', who: { A: { passing: 0 } } })
      .dice('d8:4')
      .passes('A', '', [12, 5])
      .expectNotLogged('rolled')
      .expectTurnover('fumble')
      .done();
  });
  test('B25-WEATHER-08, B25-WEATHER-12: the sun is worth -1, a Blizzard leaves Quick and Short Passes', () => {
    blood25('A . B . . . 1', { ball: 'A', weather: 'verySunny' })
      .dice('d6:4', 'd8:2', 'd8:2', 'd8:2', 'd8:2')
      .passes('A', '', [12, 5])
      .expectModifiers('pass', { verySunny: -1 })
      .done();
    const s = blood25('A . . . 1', { ball: 'A', weather: 'blizzard' }).answers({ pass: 'A' }, 'throw');
    s.expectLegal({ to: [16, 5] }).expectIllegal({ to: [17, 5] });
  });
});

describe('interceptions', () => {
  const thrown = '. . . . . .\n. A . . . B\n. . . 1 . .';
  test('B25-CATCH-X1, B25-INTER-07: after the accuracy, -3 against an Accurate Pass', () => {
    const s = blood25(thrown, { ball: 'A', who: { A: { passing: 3 }, 1: { agility: 4 } } })
      .dice('d6:5')
      .passes('A', '', [15, 6]);
    s.expectAsked('intercept', 'away', 'no', { player: '1' }).dice('d6:2', 'd6:4').answers({ player: '1' });
    s.expectModifiers('intercept', { interception: -3 }).expectBall('B').expectTurnover('none').done();
  });
  test('B25-INTER-08, B25-INTER-02: -2 against an Inaccurate Pass, on the way to where it comes down', () => {
    const s = blood25('A . . . . B\n. . . . . .\n. . 1 . . .', { ball: 'A' })
      .dice('d6:3', 'd8:7', 'd8:7', 'd8:7')
      .passes('A', '', [15, 5]);
    s.expectAsked('intercept', 'away', 'no', { player: '1' }).dice('d6:5').answers({ player: '1' });
    s.expectModifiers('intercept', { interception: -2 }).expectBall('1').expectTurnover('intercepted').done();
  });
  test('B25-INTER-04, B25-INTER-12: nobody Distracted, and no fumble', () => {
    blood25(thrown, { ball: 'A', who: { 1: { witless: true } } })
      .dice('d6:6', 'd6:6')
      .passes('A', '', [15, 6])
      .expectBall('B')
      .done();
    blood25(thrown, { ball: 'A' }).dice('d6:1', 'd8:1').passes('A', '', [15, 6]).expectTurnover('fumble').done();
  });
});

describe('catching', () => {
  test('B25-CATCH-X2: a natural 6 is accurate; a missed catch bounces and is a turnover', () => {
    const s = blood25('A . . . . . . . B . . 1', { ball: 'A' }).dice('d6:6', 'd6:1', 'd8:2').passes('A', '', [18, 5]);
    s.expectBall([18, 4]).expectTurnover('passNotCaught').done();
  });
  test('B25-CATCH-03, B25-CATCH-05: -1 for a bounce, -1 for each marker', () => {
    const s = blood25('A . B C 1', { ball: 'A' }).dice('d6:6', 'd6:2', 'd8:5', 'd6:5').passes('A', '', [12, 5]);
    s.expectModifiers('catch', { bounced: -1, tackleZones: -1 }).expectBall('C').expectTurnover('none').done();
  });
  test('B25-CATCH-06, B25-Q-03: nothing for an inaccurate pass that comes down directly, unless the match says so', () => {
    const astray = (inaccurateHarder: boolean) =>
      blood25('A . . . .\nB . . 2 1', { ball: 'A', options: { inaccurateHarder } })
        .dice('d6:2', 'd8:6', 'd8:4', 'd8:4', 'd6:6')
        .passes('A', '', [13, 5]);
    astray(false).expectModifiers('catch', {}).expectBall('B').done();
    astray(true).expectModifiers('catch', { scattered: -1 }).done();
  });
  test('B25-CATCH-10: not by somebody Prone or Distracted', () => {
    blood25('A . B . . 1', { ball: 'A', who: { B: { witless: true } } })
      .dice('d6:6', 'd8:2')
      .passes('A', '', [12, 5])
      .expectBall([12, 4])
      .done();
  });
});

describe('throw-ins', () => {
  /** A fails to pick up the ball at the edge, and it goes off. */
  const off = (square: readonly [number, number], from: readonly [number, number], way: number, ...dice: string[]) =>
    blood25('. 1', { at: [19, 7], bench: { A: { square: from, state: 'standing' } }, ball: [{ square }] })
      .dice('d6:1', `d8:${way}`, ...dice)
      .answers({ move: 'A' }, { to: square });
  test('B25-THROWIN-04, B25-THROWIN-06: the edge square is the first, and on an empty square it bounces', () => {
    off([8, 1], [9, 1], 2, 'd6:3', '2d6:5', 'd8:5').expectBall([9, 5]).done();
  });
  test('B25-THROWIN-08: off again, thrown in again', () => {
    off([2, 1], [3, 1], 2, 'd6:5', '2d6:12', 'd6:3', '2d6:3', 'd8:5').expectLog('thrownIn', 'thrownIn').done();
  });
  test.each([
    [[1, 1], [2, 1], 1, 1, [4, 1]],
    [[1, 1], [2, 1], 1, 2, [4, 4]],
    [[1, 1], [2, 1], 1, 3, [1, 4]],
    [[26, 1], [25, 1], 3, 1, [26, 4]],
    [[26, 15], [25, 15], 8, 1, [23, 15]],
    [[1, 15], [2, 15], 6, 3, [4, 15]],
  ] as const)('B25-CORNER-01, B25-PRIN-TIN-03: from the corner %j, a D3', (corner, from, way, d3, to) => {
    const s = off(corner, from, way, `d3:${d3}`, '2d6:4', to[0] === 1 ? 'd8:5' : 'd8:4');
    s.expectEvent({ type: 'thrownIn', to: GRID.at(to[0], to[1]) }).done();
  });
  test('B25-Q-02: a match may have it rest where it comes down', () => {
    blood25('. 1', {
      at: [19, 7],
      bench: { A: { square: [9, 1], state: 'standing' } },
      ball: [{ square: [8, 1] }],
      options: { throwInBounces: false },
    })
      .dice('d6:1', 'd8:2', 'd6:3', '2d6:5')
      .answers({ move: 'A' }, { to: [8, 1] })
      .expectBall([8, 5])
      .done();
  });
});

describe('hand-offs', () => {
  test('B25-HAND-05, B25-HAND-06: a catch without a modifier of its own', () => {
    const s = blood25('A B . . 1', { ball: 'A' }).dice('d6:3').handsOff('A', '', 'B');
    s.expectModifiers('catch', {}).expectBall('B').expectTurnover('none').done();
  });
  test('B25-HAND-04: to a team-mate who stands with a tackle zone, and to nobody else', () => {
    blood25('A B\n1 c', { ball: 'A', who: { B: { witless: true } } })
      .answers({ handOff: 'A' })
      .expectIllegal({ target: 'B' }, { target: '1' }, { target: 'C' });
  });
  test('B25-HAND-08: on the ground it is a turnover', () => {
    blood25('A B . . 1', { ball: 'A' })
      .dice('d6:2', 'd8:2')
      .handsOff('A', '', 'B')
      .expectTurnover('passNotCaught')
      .done();
  });
});
