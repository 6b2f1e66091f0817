/** Throwing the ball: the Pass Action, ranges and modifiers, accurate and inaccurate passes. */
import { describe, expect, test } from 'vitest';
import { rangeTo } from '../../src/blood/procedures/aim.ts';
import { RANGES } from '../../src/blood/words.ts';
import { type BloodScenario, blood, legalOf, type Settings } from '../blood/dsl.ts';

const alone = { options: { interceptions: false } };

describe('the Pass Action', () => {
  test('B16-PASS-01: a normal move, then the throw', () => {
    blood('A . . . B . 1', { ball: 'A', who: { A: { movement: 1 } }, options: { goForIt: false } })
      .answers({ pass: 'A' })
      .walks('A', 'e')
      .expectAsked('activity', 'home', 'throw', 'stop')
      .dice('d6:6', 'd6:6')
      .answers('throw', { to: [14, 5] })
      .expectBall('B')
      .done();
    // It dodges and falls like any other move, and then there is no throw.
    blood('. A 1 . B', { ball: 'A' })
      .answers({ pass: 'A' })
      .dice('d6:1', '2d6:5', 'd8:2')
      .walks('A', 'w')
      .expectNotLogged('threw')
      .expectAsked('action', 'away')
      .done();
  });
  test('B16-PASS-01: even to an adjacent square', () => {
    blood('A B . . 1', { ball: 'A' }).dice('d6:3', 'd6:3').passes('A', '', [11, 5]).expectBall('B').done();
  });
  test('B16-PASS-01, B16-PASS-04: one Pass Action a turn, and so one pass', () => {
    const s = blood('A . . B . . C . . 1', { ball: 'A' }).dice('d6:6', 'd6:6').passes('A', '', [13, 5]);
    s.expectBall('B').expectLegal({ move: 'B' }, { handOff: 'B' }).expectIllegal({ pass: 'B' }, { pass: 'C' });
    s.answers('endTurn').expectAsked('action', 'away').done();
    // The Action counts, thrown or not.
    blood('A . . B . . 1', { ball: 'A' }).answers({ pass: 'A' }, 'stop').expectIllegal({ pass: 'B' }).done();
    // In the next turn there is another.
    blood('A . . B . . 1', { ball: 'A', declared: ['pass'] })
      .expectIllegal({ pass: 'A' })
      .answers('endTurn', 'endTurn')
      .expectLegal({ pass: 'A' })
      .done();
  });
  test('B16-PASS-02: the ball may be picked up on the way', () => {
    blood('A . * . . B . 1')
      .answers({ pass: 'A' })
      .expectIllegal('throw')
      .walks('A', 'e')
      .expectIllegal('throw')
      .dice('d6:3')
      .walks('A', 'e')
      .expectBall('A')
      .dice('d6:6', 'd6:6')
      .answers('throw', { to: [15, 5] })
      .expectBall('B')
      .done();
  });
  test('B16-PASS-05: ranges may be measured to any number of squares, and measuring commits to nothing', () => {
    const s = blood('A . . . . . . . . . . . . . . B 1', { at: [5, 8], ball: 'A', ...alone }).answers({ pass: 'A' });
    const measured = (): string[] =>
      [3, 4, 7, 11, 14].map(columns => RANGES[rangeTo(s.game, s.id('A'), s.game.grid.at(5 + columns, 8))] as string);
    const before = s.game.save();
    expect(measured()).toEqual(['quick', 'short', 'long', 'bomb', 'none']);
    expect(s.game.save()).toEqual(before);
    s.walks('A', 'e');
    expect(measured()).toEqual(['quick', 'quick', 'short', 'long', 'bomb']);
    // It may still walk on, throw or do neither.
    s.expectLegal({ to: [7, 8] }, 'throw', 'stop')
      .answers('stop')
      .expectBall('A')
      .expectNotLogged('threw')
      .done();
  });
  test('B16-PASS-06: after the throw the passer may not move again, whatever movement it has left', () => {
    const s = blood('A . . . B . 1', { ball: 'A' }).answers({ pass: 'A' }).walks('A', 'e');
    s.dice('d6:6', 'd6:6')
      .answers('throw', { to: [14, 5] })
      .expectAsked('action', 'home');
    expect(legalOf(s, 'move')).toEqual(['B']);
    s.done();
  });
});

describe('targets', () => {
  const targets = (): BloodScenario =>
    blood('A . B . 1 . 2 C', { ball: 'A', ...alone })
      .answers({ pass: 'A' }, 'throw')
      .expectAsked('passTarget', 'home');
  test('B16-PASS-03: a team-mate, an opponent or an empty square, but not its own', () => {
    targets()
      .expectLegal({ to: [12, 5] }, { to: [14, 5] }, { to: [13, 5] })
      .expectIllegal({ to: [10, 5] })
      .done();
    targets()
      .dice('d6:3', 'd6:3')
      .answers({ to: [12, 5] })
      .expectBall('B')
      .expectTurnover('none')
      .done();
    targets()
      .dice('d6:6', 'd6:3')
      .answers({ to: [14, 5] })
      .expectBall('1')
      .expectTurnover('passNotCaught')
      .done();
    targets()
      .dice('d6:3', 'd8:2')
      .answers({ to: [13, 5] })
      .expectBall([13, 4])
      .expectTurnover('passNotCaught')
      .done();
  });
  test('B16-PASS-13: nothing beyond the Long Bomb', () => {
    const s = blood('A . . . . . . . . . . . B . 1', { at: [1, 8], ball: 'A', ...alone });
    s.answers({ pass: 'A' }, 'throw').expectLegal({ to: [14, 8] }, { to: [14, 9] }, { to: [13, 10] });
    s.expectIllegal({ to: [15, 8] }, { to: [14, 10] }, { to: [26, 8] });
    // Of a column's squares only those within reach.
    expect(legalOf(s, 'to').filter(square => square.startsWith('12,'))).toEqual(
      [
        '12,10',
        '12,11',
        '12,12',
        '12,13',
        '12,14',
        '12,2',
        '12,3',
        '12,4',
        '12,5',
        '12,6',
        '12,7',
        '12,8',
        '12,9',
      ].sort(),
    );
    s.done();
  });
});

describe('the Pass roll', () => {
  const thrown = (columns: number, settings: Settings = {}): BloodScenario => {
    const dots = Array<string>(columns - 1)
      .fill('.')
      .join(' ');
    return blood(`A ${dots} B\n. .\n. .\n. .\nC . 3`, { at: [5, 6], ball: 'A', ...alone, ...settings });
  };
  test.each([
    [1, 'quick', { quickPass: 1 }, 3],
    [3, 'quick', { quickPass: 1 }, 3],
    [4, 'short', {}, 4],
    [6, 'short', {}, 4],
    [7, 'long', { longPass: -1 }, 5],
    [10, 'long', { longPass: -1 }, 5],
    [11, 'bomb', { longBomb: -2 }, 6],
    [13, 'bomb', { longBomb: -2 }, 6],
  ])('B16-PASS-07: over %i squares: a %s pass', (columns, range, modifiers, needed) => {
    const to = [5 + columns, 6] as const;
    const s = thrown(columns).dice(`d6:${needed}`, 'd6:3').passes('A', '', to);
    s.expectEvent({ type: 'threw', range }).expectNeeded('pass', needed).expectBall('B');
    s.expectModifiers('pass', modifiers);
    s.done();
    const missed = thrown(columns).dice(`d6:${needed - 1}`);
    const fumbled = needed - 1 + Object.values(modifiers).reduce((sum: number, by) => sum + by, 0) <= 1;
    missed.dice(...(fumbled ? ['d8:2'] : ['d8:2', 'd8:2', 'd8:2', 'd8:2'])).passes('A', '', to);
    missed.expectEvent({ type: 'passResult', result: fumbled ? 'fumbled' : 'inaccurate' }).done();
  });
  test.each([
    ['. . .\n. A . . . . B', 4],
    ['1 . .\n. A . . . . B', 5],
    ['1 2 .\n. A . . . . B', 6],
  ])('B16-PASS-08: −1 for each opposing tackle zone on the thrower: %#', (drawing, needed) => {
    const s = blood(drawing, { ball: 'A', ...alone })
      .dice('d6:6', 'd6:6')
      .passes('A', '', [16, 6]);
    s.expectNeeded('pass', needed);
    s.expectModifiers('pass', needed === 4 ? {} : { tackleZones: 4 - needed });
    s.done();
  });
  test('B16-PASS-08: opponents without a tackle zone, and those next to the target, do not count', () => {
    blood('1 2 .\n. A . . . . B 4', {
      ball: 'A',
      who: { 1: { state: 'prone' }, 2: { witless: true } },
      ...alone,
    })
      .dice('d6:6', 'd6:6')
      .passes('A', '', [16, 6])
      .expectNeeded('pass', 4)
      .done();
  });
  test('B16-PASS-09: a roll that succeeds brings the ball to the target square, one that does not scatters it', () => {
    const s = thrown(5).dice('d6:4', 'd6:3').passes('A', '', [10, 6]);
    s.expectEvent({ type: 'passResult', result: 'accurate' }).expectNotLogged('ballScattered').expectBall('B').done();
    thrown(5)
      .dice('d6:3', 'd8:5', 'd8:5', 'd8:5', 'd8:2')
      .passes('A', '', [10, 6])
      .expectEvent({ type: 'passResult', result: 'inaccurate' })
      .expectBall([13, 5])
      .done();
  });
});

describe('inaccurate passes', () => {
  const inaccurate = (drawing: string, ...dice: string[]): BloodScenario =>
    blood(drawing, { ball: 'A', ...alone })
      .dice('d6:2', ...dice)
      .passes('A', '', [15, 7]);
  const field = (...rows: string[]): string =>
    ['. . . . . . .', '. . . . . . .', 'A . . . . . . . B 1', ...rows].join('\n');
  test('B16-PASS-10, B16-DRILL-07: three scatter rolls one after the other, from the target square', () => {
    const s = inaccurate(field(), 'd8:1', 'd8:5', 'd8:7', 'd8:8');
    expect(s.wayOfBall()).toEqual(['14,6', '15,6', '15,7', '16,8']);
    s.expectLog('passResult', 'ballScattered', 'ballScattered', 'ballScattered', 'ballBounced');
    s.expectBall([16, 8]).done();
    const same = inaccurate(field(), 'd8:3', 'd8:3', 'd8:3', 'd8:4');
    expect(same.wayOfBall()).toEqual(['16,6', '17,5', '18,4', '17,4']);
    same.expectBall([17, 4]).done();
  });
  test('B16-PASS-11: back in the target square it is a scattered pass still', () => {
    const back = (die: number, ...more: string[]): BloodScenario =>
      blood('A . . . . B . . 1', { ball: 'A', ...alone })
        .dice('d6:2', 'd8:5', 'd8:6', 'd8:2', `d6:${die}`, ...more)
        .passes('A', '', [15, 5]);
    const s = back(4).expectNeeded('catch', 4).expectBall('B');
    s.expectModifiers('catch', {});
    s.done();
    // An accurate one would have been caught on a 3.
    back(3, 'd8:2').expectBall([15, 4]).expectTurnover('passNotCaught').done();
  });
  test('B16-PASS-12, B16-DRILL-07: only a player in the last square may try to catch it', () => {
    const s = blood('. . . . . . C .\nA . . . . B D . 1', { ball: 'A', ...alone });
    // Over D and C, and down next to them.
    s.dice('d6:2', 'd8:5', 'd8:2', 'd8:5', 'd8:3').passes('A', '', [15, 6]);
    expect(s.wayOfBall()).toEqual(['16,6', '16,5', '17,5', '18,4']);
    s.expectBall([18, 4]).expectTurnover('passNotCaught').done();
    const caught = blood('. . . . . . C .\nA . . . . B D . 1', { ball: 'A', ...alone });
    caught.dice('d6:2', 'd8:5', 'd8:7', 'd8:2', 'd6:4').passes('A', '', [15, 6]).expectBall('D');
    expect(caught.log().filter(type => type === 'rolled')).toHaveLength(2);
    caught.done();
  });
});

test('B16-PASS-X1: four squares are a Short Pass; the marked receiver needs 4+ and drops the ball', () => {
  const s = blood('1 . . . 2 A . B', { active: 'away', ball: '1' })
    .dice('d6:6', 'd6:3', 'd8:2')
    .passes('1', '', [14, 5]);
  s.expectEvent({ type: 'threw', range: 'short' }).expectNeeded('pass', 4).expectNeeded('catch', 4);
  s.expectModifiers('catch', { accurate: 1, tackleZones: -1 });
  s.expectBall([14, 4]).expectTurnover('passNotCaught').expectAsked('action', 'home').done();
  // With a 4 he would have held it.
  blood('1 . . . 2 A . B', { active: 'away', ball: '1' })
    .dice('d6:6', 'd6:4')
    .passes('1', '', [14, 5])
    .expectBall('2')
    .done();
});
test('B16-PASS-X2: to a team-mate next to the thrower it is a Quick Pass, on 3+', () => {
  const s = blood('A B . . 1', { ball: 'A' }).dice('d6:3', 'd6:3').passes('A', '', [11, 5]);
  s.expectEvent({ type: 'threw', range: 'quick' }).expectNeeded('pass', 3).expectBall('B').done();
  blood('A B . . 1', { ball: 'A' })
    .dice('d6:2', 'd8:2', 'd8:2', 'd8:2', 'd8:2')
    .passes('A', '', [11, 5])
    .expectEvent({ type: 'passResult', result: 'inaccurate' })
    .expectBall([11, 1])
    .done();
});
