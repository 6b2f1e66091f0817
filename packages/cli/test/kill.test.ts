/** A sample of what `npm run soak` does a hundred times: `play` killed while its disk fails and recovers. */
import { afterAll, expect, test } from 'vitest';
import { type Found, injectedDisk, killMatches, undisturbed } from './kill.ts';

const disk = injectedDisk();
afterAll(() => disk.remove());

test('killed at any moment, on a disk that fails and recovers, no answer is lost that was shown as saved', {
  timeout: 120_000,
}, async () => {
  const found: Found[] = [];
  await killMatches(await undisturbed('kill sample'), 3, 500, disk, one => found.push(one));
  expect(found.map(one => one.fault)).toEqual(['', '', '']);
});
