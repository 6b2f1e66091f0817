import { expect, test } from 'vitest';
import { centre, layoutOf, lieFor, squareAt, stepTo } from '../src/pitch/geometry.ts';

const ground = { columns: 15, rows: 11 };

test.each(['wide', 'uprightHome', 'uprightAway'] as const)('every square is found again under its middle: %s', lie => {
  const layout = layoutOf(ground, lie);
  for (let column = 1; column <= 15; column++) {
    for (let row = 1; row <= 11; row++) {
      const { x, y } = centre(layout, [column, row]);
      expect(squareAt(layout, x, y)).toEqual([column, row]);
    }
  }
  expect(squareAt(layout, 2, 2)).toBeNull();
});

test('upright, the goal to attack is at the top', () => {
  const top = (lie: 'uprightHome' | 'uprightAway', column: number): number =>
    centre(layoutOf(ground, lie), [column, 1]).y;
  expect(top('uprightHome', 15)).toBeLessThan(top('uprightHome', 1));
  expect(top('uprightAway', 1)).toBeLessThan(top('uprightAway', 15));
  expect(lieFor(true, 1)).toBe('uprightAway');
  expect(lieFor(true, null)).toBe('uprightHome');
  expect(lieFor(false, 1)).toBe('wide');
});

test('an arrow key goes where it points, and stays on the pitch at its edge', () => {
  expect(stepTo(layoutOf(ground, 'wide'), [7, 5], 1, 0)).toEqual([8, 5]);
  expect(stepTo(layoutOf(ground, 'uprightHome'), [7, 5], 0, -1)).toEqual([8, 5]);
  expect(stepTo(layoutOf(ground, 'uprightAway'), [7, 5], 0, -1)).toEqual([6, 5]);
  expect(stepTo(layoutOf(ground, 'wide'), [15, 5], 1, 0)).toEqual([15, 5]);
});
