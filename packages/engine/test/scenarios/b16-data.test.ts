/** What the box prints on its components: the pitch, the ruler, templates, dice, tracks. */
import { describe, expect, test } from 'vitest';
import { blood2016 } from '../../src/blood/editions/2016/index.ts';
import {
  compileRanges,
  GRID,
  halfOf,
  isEndZone,
  ownEndZone,
  rangeBetween,
  underRuler,
  wideZone,
} from '../../src/blood/pitch.ts';
import { BLOCK_DIE, FACES, PLACES, Range } from '../../src/blood/words.ts';
import { EnumeratingDice } from '../../src/dice/enumerating.ts';
import type { Square } from '../../src/words.ts';
import { type BloodScenario, blood, legalOf, type Settings } from '../blood/dsl.ts';
import { at, fromToss } from '../blood/kick-offs.ts';

const SQUARES = Array.from({ length: GRID.squares }, (_, sq) => sq as Square);
const nameOf = (sq: Square): string => `${GRID.column(sq)},${GRID.row(sq)}`;

describe('B16-DATA-01: the pitch', () => {
  test('B16-DATA-01: 26 squares long and 15 wide, an End Zone one square deep at either end', () => {
    expect([GRID.width, GRID.height, GRID.squares]).toEqual([26, 15, 390]);
    expect(SQUARES.filter(isEndZone)).toHaveLength(30);
    expect(SQUARES.filter(sq => ownEndZone(0, sq)).every(sq => GRID.column(sq) === 1)).toBe(true);
    expect(SQUARES.filter(sq => ownEndZone(1, sq)).every(sq => GRID.column(sq) === 26)).toBe(true);
    expect(() => blood('A', { at: [27, 1] })).toThrow('not on the pitch');
    expect(() => blood('A', { at: [1, 16] })).toThrow('not on the pitch');
  });
  test('B16-DATA-01: halves of 13 columns; wide zones of four rows along their whole length', () => {
    for (const sq of SQUARES) {
      const [column, row] = [GRID.column(sq), GRID.row(sq)];
      expect([nameOf(sq), halfOf(sq), wideZone(sq)]).toEqual([
        nameOf(sq),
        column <= 13 ? 0 : 1,
        row <= 4 ? 0 : row >= 12 ? 1 : -1,
      ]);
    }
  });
});

describe('the ruler', () => {
  /** By row: how many columns each band reaches to, one after the other: quick, short, long, bomb. */
  const BANDS: readonly (readonly [number, number, number, number])[] = [
    [3, 6, 10, 13],
    [3, 6, 10, 13],
    [2, 6, 10, 12],
    [1, 6, 9, 12],
    [-1, 5, 9, 12],
    [-1, 4, 8, 11],
    [-1, 3, 8, 11],
    [-1, -1, 7, 10],
    [-1, -1, 6, 10],
    [-1, -1, 4, 9],
    [-1, -1, 2, 8],
    [-1, -1, -1, 6],
    [-1, -1, -1, 4],
    [-1, -1, -1, 1],
  ];
  const expected = (columns: number, rows: number): Range => {
    if (columns === 0 && rows === 0) return Range.none;
    const band = (BANDS[rows] ?? []).findIndex(last => columns <= last);
    return ([Range.quick, Range.short, Range.long, Range.bomb][band] ?? Range.none) as Range;
  };
  test('B16-DATA-02: the range for every difference in columns and rows, every way', () => {
    const ranges = compileRanges(blood2016.ranges);
    for (const [column, row] of [
      [1, 1],
      [26, 15],
      [13, 8],
      [4, 12],
    ] as const) {
      const from = GRID.at(column, row);
      for (const to of SQUARES) {
        const range = expected(Math.abs(GRID.column(to) - column), Math.abs(GRID.row(to) - row));
        expect([nameOf(to), rangeBetween(ranges, from, to)]).toEqual([nameOf(to), range]);
      }
    }
  });
  test('B16-DATA-02: and so what can be thrown at', () => {
    const s = blood('A . B 1', { at: [3, 3], ball: 'A', options: { interceptions: false } }).answers(
      { pass: 'A' },
      'throw',
    );
    const within = SQUARES.filter(
      sq => expected(Math.abs(GRID.column(sq) - 3), Math.abs(GRID.row(sq) - 3)) !== Range.none,
    );
    expect(legalOf(s, 'to')).toEqual(within.map(nameOf).sort());
    s.done();
  });

  /** The squares from which a throw over so many columns and rows can be intercepted, relative to the thrower. */
  const inTheWay = (columns: number, rows: number): string[] => {
    const [x, y] = [12, 7];
    const [from, to] = [GRID.at(x, y), GRID.at(x + columns, y + rows)];
    return SQUARES.filter(sq => underRuler(from, to, sq, blood2016.rulerWidth))
      .map(sq => `${GRID.column(sq) - x},${GRID.row(sq) - y}`)
      .sort();
  };
  test('B16-DATA-03: the corridor of a throw', () => {
    expect(blood2016.rulerWidth).toBe(1.74);
    const straight = [1, 2, 3].flatMap(x => [-1, 0, 1].map(y => `${x},${y}`)).sort();
    expect(inTheWay(4, 0)).toEqual(straight);
    expect(inTheWay(1, 0)).toEqual([]);
    expect(inTheWay(1, 1)).toEqual(['0,1', '1,0']);
    expect(inTheWay(3, 3)).toEqual(
      ['0,1', '0,2', '1,0', '1,1', '1,2', '1,3', '2,0', '2,1', '2,2', '2,3', '3,1', '3,2'].sort(),
    );
  });
  test('B16-DATA-03: the same in every direction, and from either end', () => {
    const turned = (squares: readonly string[], turn: (x: number, y: number) => [number, number]): string[] =>
      squares.map(square => turn(...(square.split(',').map(Number) as [number, number])).join()).sort();
    for (const [columns, rows] of [
      [4, 0],
      [3, 3],
      [5, 2],
      [2, 6],
    ] as const) {
      const one = inTheWay(columns, rows);
      expect(inTheWay(-columns, rows)).toEqual(turned(one, (x, y) => [-x, y]));
      expect(inTheWay(columns, -rows)).toEqual(turned(one, (x, y) => [x, -y]));
      expect(inTheWay(rows, columns)).toEqual(turned(one, (x, y) => [y, x]));
      expect(inTheWay(-columns, -rows)).toEqual(turned(one, (x, y) => [x - columns, y - rows]));
    }
  });
});

describe('templates', () => {
  const dropped = (column: number, row: number, ...dice: string[]): BloodScenario =>
    blood('. .\nB 1', {
      at: [13, 7],
      bench: { A: { square: [column === 26 ? 25 : column + 1, row], state: 'standing' } },
      ball: [{ square: [column, row] }],
    })
      .dice('d6:1', ...dice)
      .answers({ move: 'A' }, { to: [column, row] });
  test('B16-DATA-04: the scatter template is numbered row by row', () => {
    const offsets = [1, 2, 3, 4, 5, 6, 7, 8].map(die => {
      const s = dropped(6, 6, `d8:${die}`);
      s.done();
      const [x = 0, y = 0] = (s.wayOfBall()[0] as string).split(',').map(Number);
      return [x - 6, y - 6];
    });
    expect(offsets).toEqual([
      [-1, -1],
      [0, -1],
      [1, -1],
      [-1, 0],
      [1, 0],
      [-1, 1],
      [0, 1],
      [1, 1],
    ]);
  });
  test.each([
    ['y = 1', 6, 1, 2, '1,1 0,1 -1,1'],
    ['y = 15', 6, 15, 7, '-1,-1 0,-1 1,-1'],
    ['x = 1', 1, 6, 4, '1,-1 1,0 1,1'],
    ['x = 26', 26, 6, 5, '-1,1 -1,0 -1,-1'],
    ['the corner [1, 15]', 1, 15, 7, '1,-1 1,0 off'],
    ['the corner [26, 1]', 26, 1, 2, '-1,1 -1,0 off'],
  ])('B16-DATA-05: the throw-in template from %s', (_side, column, row, bounce, expected) => {
    // Two squares along each way; from a corner some ways lead straight off the pitch again, and it is thrown anew.
    const ways = [1, 2, 3, 4, 5, 6].map(die => {
      const off = expected.split(' ')[Math.ceil(die / 2) - 1] === 'off';
      const s = dropped(column, row, `d8:${bounce}`, `d6:${die}`, '2d6:2', ...(off ? ['d6:3', '2d6:2'] : []), 'd8:5');
      s.done();
      const [x = 0, y = 0] = (s.wayOfBall()[1] as string).split(',').map(Number);
      return off ? s.wayOfBall()[1] : `${(x - column) / 2},${(y - row) / 2}`;
    });
    expect(ways).toEqual(expected.split(' ').flatMap(way => [way, way]));
  });
  test('B16-DATA-06: the sides of a block die', () => {
    const sides = Object.fromEntries([...new Set(FACES)].map(face => [face, FACES.filter(f => f === face).length]));
    expect(sides).toEqual({ attackerDown: 1, bothDown: 1, pushed: 2, defenderStumbles: 1, defenderDown: 1 });
    expect(BLOCK_DIE.sides).toBe(6);
    const dice = new EnumeratingDice();
    const chances: Record<string, number> = {};
    dice.forEach(() => {
      chances[FACES[dice.roll(BLOCK_DIE)] as string] = dice.probability;
    });
    expect(chances.pushed).toBeCloseTo(1 / 3, 10);
    expect(chances.defenderDown).toBeCloseTo(1 / 6, 10);
  });
  test.each([
    [1, 0, '1,-1 1,0 1,1'],
    [-1, 0, '-1,-1 -1,0 -1,1'],
    [0, 1, '-1,1 0,1 1,1'],
    [0, -1, '-1,-1 0,-1 1,-1'],
    [1, 1, '0,1 1,0 1,1'],
    [-1, 1, '-1,0 -1,1 0,1'],
    [1, -1, '0,-1 1,-1 1,0'],
    [-1, -1, '-1,-1 -1,0 0,-1'],
  ])('B16-DATA-07: where a player pushed from %i, %i may go', (dx, dy, expected) => {
    const square: readonly [number, number] = [12 + dx, 7 + dy];
    const bench: Settings['bench'] = { 1: { square, state: 'standing' }, B: { square: [2, 2], state: 'standing' } };
    const s = blood('A', { at: [12, 7], bench })
      .dice('block:pushed')
      .blocks('A', '1')
      .expectAsked('push', 'home');
    const offsets = legalOf(s, 'to').map(to => {
      const [x = 0, y = 0] = to.split(',').map(Number);
      return `${x - square[0]},${y - square[1]}`;
    });
    expect(offsets.sort()).toEqual(expected.split(' ').sort());
    s.done();
  });
});

describe('the dugout', () => {
  test('B16-DATA-10: the Turn track has a start square and eight spaces for each half', () => {
    const s = fromToss()
      .tossed()
      .expectTurns(0, 0)
      .bothSetUp()
      .kicksOut()
      .endsTurns(15)
      .expectTurns(8, 8)
      .answers('endTurn');
    s.expectTurns(0, 0).expectAsked('setUp');
    expect(s.game.half).toBe(2);
    s.done();
  });
  test('B16-DATA-10: score and re-rolls are counters, which bonus re-rolls take past eight', () => {
    const s = at('kickOff', {
      rerolls: { home: 8, away: 8 },
      score: { home: 9, away: 10 },
      options: { kickOffTable: true },
    }).starts();
    s.kicks([20, 3], 7, 4, '2d6:8', 'd3:2', 'd3:2', 'd8:5').expectRerolls(9, 9).scores('A4').expectScore(9, 11).done();
  });
  test('B16-DATA-18: sent-off players have a box of their own', () => {
    const s = blood('A 1 . B . 2', { who: { 1: { state: 'prone' } } })
      .dice('d6:2', 'd6:2')
      .fouls('A', '', '1')
      .expectState('A', 'sentOff');
    expect(PLACES.filter(place => place === 'sentOff')).toHaveLength(1);
    expect(['reserves', 'knockedOut', 'casualties']).not.toContain(s.stateOf('A'));
    s.done();
  });
});
