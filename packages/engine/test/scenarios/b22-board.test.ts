/** The 2022 edition: its two pitches and the pieces a program has. */
import { describe, expect, test } from 'vitest';
import { blitz2022 } from '../../src/blitz/editions/2022.ts';
import { END_ZONES, GRID, type Pitch } from '../../src/blitz/pitches.ts';
import type { Square } from '../../src/words.ts';
import { scenario } from '../dsl.ts';

const nameOf = (sq: Square): string => `${GRID.column(sq)},${GRID.row(sq)}`;
const blockedOf = (one: Pitch): string[] =>
  Array.from(one.blocked.keys())
    .filter(sq => one.blocked[sq] !== 0)
    .map(sq => nameOf(sq as Square))
    .sort();

test('B22-BOARD-01: one side has one Trapdoor, the other exactly two', () => {
  expect(blitz2022.pitches.map(one => one.trapdoors.length)).toEqual([1, 2]);
});

test('B22-BOARD-03: 24 standard and 16 endgame Challenge Cards, 19 Team Cards, no Random Event Cards', () => {
  expect(blitz2022.deck).toHaveLength(24);
  expect(blitz2022.endgameDeck).toHaveLength(16);
  expect(blitz2022.teams).toHaveLength(19);
  expect(blitz2022.events).toHaveLength(0);
});

describe('B22-BOARD-04: the two pitches', () => {
  test.each([
    ['braziers', '6,3 10,3 3,4 13,4 3,8 13,8 6,9 10,9', ['8,6']],
    ['green', '3,5 3,6 3,7 8,2 8,3 8,9 8,10 13,5 13,6 13,7', ['6,6', '10,6']],
  ] as const)('%s', (id, blocked, trapdoors) => {
    const one = blitz2022.pitches.find(p => p.id === id) as Pitch;
    expect(blockedOf(one)).toEqual(blocked.split(' ').sort());
    expect(one.trapdoors.map(nameOf)).toEqual(trapdoors);
  });
  test('both are 15 x 11, with End Zones of 11 squares at the ends', () => {
    expect([GRID.width, GRID.height]).toEqual([15, 11]);
    expect(END_ZONES.map(zone => zone.map(nameOf))).toEqual(
      [1, 15].map(column => Array.from({ length: 11 }, (_, y) => `${column},${y + 1}`)),
    );
    for (const one of blitz2022.pitches)
      for (const sq of END_ZONES.flat()) expect([nameOf(sq), one.blocked[sq]]).toEqual([nameOf(sq), 0]);
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
  ] as const)('a ball Bounces from the Trapdoor of the braziers with a %i to %j', (die, to) => {
    scenario('A', { edition: blitz2022, at: [2, 2], moment: 'turnStart', cards: { deck: [] } })
      .dice(`d8:${die}`)
      .starts()
      .expectBall(to)
      .done();
  });
  test('blocked squares of the braziers are in the way', () => {
    scenario('A . .', { edition: blitz2022, at: [5, 3] })
      .answers({ run: 'A' })
      .expectIllegal({ to: [6, 3] })
      .expectLegal({ to: [6, 2] }, { to: [6, 4] });
  });
});
