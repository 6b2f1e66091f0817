/** What is heard of a match: each event its sound, the strongest of a kind once. */
import { expect, test } from 'vitest';
import { heardIn } from '../src/match/hear.ts';

test('a block is dice, then a thud as hard as what came of it', () => {
  const news = [
    { type: 'blockRolled', faces: [1, 2] },
    { type: 'blockResult', face: 'pow' },
    { type: 'pushed', player: 'A1' },
    { type: 'knockedDown', player: 'A1' },
  ];
  expect(heardIn(news)).toEqual([
    { sound: 'dice', by: 2 },
    { sound: 'thud', by: 0.7 },
  ]);
});
test('a run is a step, however long; a touchdown is cheered, a turnover groaned at', () => {
  const run = [{ type: 'moved' }, { type: 'moved' }, { type: 'touchdown' }];
  expect(heardIn(run).map(one => one.sound)).toEqual(['step', 'cheer']);
  expect(heardIn([{ type: 'turnover' }]).map(one => one.sound)).toEqual(['groan']);
});
test('what makes no noise is not heard', () => {
  expect(heardIn([{ type: 'turnStarted' }, { type: 'declared' }])).toEqual([]);
});
