/** Ways across the pitch: shortest, legal, round loose balls. */
import { expect, test } from 'vitest';
import { waysFrom } from '../../src/play/blitz/path.ts';
import { at, midMatch, player, setUp } from './positions.ts';

const running = (name: string, position = midMatch) => {
  const g = setUp({ ...position, cards: {} });
  g.answer({ run: name });
  return g;
};
const names = (g: ReturnType<typeof setUp>, way: readonly number[] | undefined): string =>
  (way ?? []).map(sq => g.squareName(sq as never).join(',')).join(' ');

test('BU-RUN-03: the way keeps away from standing opponents', () => {
  const g = running('H4');
  const ways = waysFrom(g);
  // 1L of the Orcs stands on 7,5: nothing next to it is within reach, though 6,6 is three squares away.
  for (const [x, y] of [
    [6, 4],
    [6, 6],
    [7, 6],
    [8, 6],
    [8, 4],
  ] as const)
    expect(ways.has(at(g, x, y))).toBe(false);
  expect(names(g, ways.get(at(g, 6, 7)))).toBe('4,6 5,7 6,7');
  expect(ways.get(at(g, 9, 7))?.length).toBe(6);
  expect(ways.has(at(g, 10, 7))).toBe(false); // seven squares: too far
});
test('a loose ball is gone round, unless it is where the way ends', () => {
  const g = running('H2', {
    ...midMatch,
    players: [{ id: 'H2', side: 'home', position: 'dwarf/lineman', square: [1, 6] }],
    balls: [{ square: [2, 6] }],
  });
  const ways = waysFrom(g);
  expect(names(g, ways.get(at(g, 2, 6)))).toBe('2,6');
  expect(ways.get(at(g, 3, 6))?.length).toBe(2);
  for (const way of ways.values()) expect(way.slice(0, -1)).not.toContain(at(g, 2, 6));
  expect(ways.has(at(g, 5, 6))).toBe(true);
  expect(ways.has(at(g, 6, 6))).toBe(false);
});
test('every way is legal step by step, and looking changes nothing', () => {
  const g = running('H4', { ...midMatch, balls: [{ holder: 'H4' }] });
  const before = g.save();
  const ways = waysFrom(g);
  expect(g.save()).toEqual(before);
  expect(ways.size).toBeGreaterThan(40);
  for (const [to, way] of ways) {
    g.load(before);
    for (const sq of way) g.answer({ to: g.squareName(sq) });
    expect(g.square(player(g, 'H4'))).toBe(to);
  }
});
test('BU-MARK-04: a Mark ends beside an opponent, one or two squares away', () => {
  const g = setUp({ ...midMatch, cards: {} });
  g.answer({ mark: 'H2' });
  expect([...waysFrom(g)].map(([to, way]) => `${g.squareName(to)}:${way.length}`).sort()).toEqual([
    '6,4:2',
    '6,6:1',
    '7,6:2',
  ]);
});
test('other questions have no ways', () => {
  expect(waysFrom(setUp(midMatch)).size).toBe(0);
});
