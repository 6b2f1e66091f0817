/** Looking at a part of the pitch: what is under the fingers stays under them, and the window stays on the pitch. */
import { expect, test } from 'vitest';
import { layoutOf } from '../src/pitch/geometry.ts';
import { pulled, windowAt } from '../src/pitch/zoom.ts';

const layout = layoutOf({ columns: 26, rows: 15 }, 'uprightHome');
const WHOLE = { x: 0, y: 0, width: layout.width, height: layout.height };

test('the whole pitch is the least that is seen, and a corner is a corner', () => {
  expect(windowAt(layout, 0.5, { x: 0, y: 0 })).toEqual(WHOLE);
  const corner = windowAt(layout, 2, { x: 0, y: layout.height });
  expect(corner).toEqual({ x: 0, y: layout.height / 2, width: layout.width / 2, height: layout.height / 2 });
});
test('two fingers that part keep what is between them between them', () => {
  const between = { x: 200, y: 400 };
  const near = pulled(layout, WHOLE, 2, between, between);
  const part = (window: typeof WHOLE) => [
    (between.x - window.x) / window.width,
    (between.y - window.y) / window.height,
  ];
  expect(part(near)[0]).toBeCloseTo(part(WHOLE)[0] as number);
  expect(part(near)[1]).toBeCloseTo(part(WHOLE)[1] as number);
  expect(pulled(layout, near, 0.1, between, between)).toEqual(WHOLE);
});
test('one finger takes the pitch along', () => {
  const near = windowAt(layout, 2, { x: layout.width / 2, y: layout.height / 2 });
  const moved = pulled(layout, near, 1, { x: 300, y: 500 }, { x: 320, y: 470 });
  expect([near.x - moved.x, near.y - moved.y].map(Math.round)).toEqual([20, -30]);
});
