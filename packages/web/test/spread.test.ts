/** Numbers on a chart can be read: none lies on another. */
import { expect, test } from 'vitest';
import { type Dot, spread } from '../src/after/spread.ts';

const WIDTH = 0.06;
const HEIGHT = 0.09;
const overlaps = (dots: readonly Dot[]): number =>
  dots.filter((a, i) =>
    dots.some((b, j) => j < i && Math.abs(a.x - b.x) < WIDTH && Math.abs(a.y - b.y) < HEIGHT - 1e-6),
  ).length;

test('dots that lie apart stay where they are', () => {
  const dots = [
    { x: 0.1, y: 0.5 },
    { x: 0.3, y: 0.5 },
    { x: 0.3, y: 0.7 },
  ];
  expect(spread(dots, WIDTH, HEIGHT)).toEqual(dots);
});

test('a heap of dots is drawn apart, upright, within the chart; the first ones stay', () => {
  const heap = Array.from({ length: 10 }, (_, i) => ({ x: 0.4 + (i % 3) * 0.01, y: 0.05 + (i % 2) * 0.02 }));
  expect(overlaps(heap)).toBeGreaterThan(5);
  const apart = spread(heap, WIDTH, HEIGHT);
  expect(overlaps(apart)).toBe(0);
  expect(apart[0]).toEqual(heap[0]);
  expect(apart.map(({ x }) => x)).toEqual(heap.map(({ x }) => x));
  expect(apart.every(({ y }) => y >= 0 && y <= 1)).toBe(true);
});
