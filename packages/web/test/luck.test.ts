import type { MatchLuck, RollLuck } from '@ironpitch/odds';
import type { MatchView, ReplayMark } from '@ironpitch/table';
import { hostTable } from '@ironpitch/table';
import { expect, test } from 'vitest';
import { courseByTurn, courseOf, decidingRolls, kindName, kindRows, turnsOf } from '../src/after/luck.ts';
import { nowPlaying, wordsOf } from '../src/match/entries.ts';

const roll = (changed: Partial<RollLuck>): RollLuck => ({
  answered: 4,
  turn: 1,
  kind: 'dodge',
  side: 0,
  player: 'H7',
  dice: [1],
  needs: 3,
  expected: 2 / 3,
  actual: 0,
  swing: -0.11,
  home: 0.4,
  sampled: false,
  ...changed,
});
const LUCK: MatchLuck = {
  rolls: [roll({}), roll({ kind: 'bounce', player: null, needs: null, expected: null, actual: null, swing: 0.2 })],
  course: [
    { answered: 2, home: 0.5, draw: 0.2, away: 0.3 },
    { answered: 8, home: 1, draw: 0, away: 0 },
  ],
  byKind: [
    [
      { kind: 'dodge', rolls: 3, tried: 3, expected: 2, actual: 1, swing: -0.11 },
      { kind: 'bounce', rolls: 1, tried: 0, expected: 0, actual: 0, swing: 0.2 },
    ],
    [{ kind: 'block', rolls: 9, tried: 9, expected: 6, actual: 7, swing: 0.1 }],
  ],
  score: [0.09, -0.09],
  choices: [0, 0],
  from: 0.6,
  to: 1,
  deciding: [1, 0],
};
const mark = (at: number, turn: number): ReplayMark => ({ at, turn, kind: 'turnStarted', side: 0, player: null });
const MARKS = [mark(1, 1), mark(3, 1), mark(5, 2)];

const bloodView = (): MatchView =>
  hostTable().start({
    match: { ruleset: 'blood-2016', home: 'human-quick-start', away: 'orc-quick-start', options: {} },
    coaches: ['greedy', 'greedy'],
    seed: 'luck',
  }).view;

test('the course begins at the left edge and follows the answers', () => {
  expect(courseOf(LUCK, 8).map(({ x, result }) => [x, result])).toEqual([
    [0, 0.6],
    [0.25, 0.6],
    [1, 1],
  ]);
});
test('turns are marked where they first begin, and can be read as a table', () => {
  expect(turnsOf(MARKS, 10)).toEqual([
    { turn: 1, x: 0.1 },
    { turn: 2, x: 0.5 },
  ]);
  expect(courseByTurn(LUCK, MARKS).map(({ turn, home }) => [turn, home])).toEqual([
    [1, 0.5],
    [2, 1],
  ]);
});
test('kinds of rolls stand side by side, the commonest first; what cannot fail is left out', () => {
  expect(kindRows(LUCK).map(({ kind, sides }) => [kind, sides[0].tried, sides[1].tried])).toEqual([
    ['block', 0, 9],
    ['dodge', 3, 0],
  ]);
  expect(kindName('somethingNew')).toBe('Something new');
});
test('an edition has its own words for rolls', async () => {
  const named = async (ruleset: string): Promise<string> => {
    await wordsOf(ruleset);
    nowPlaying(ruleset);
    return kindName('goForIt');
  };
  expect([await named('blood-2016'), await named('blood-2025')]).toEqual(['Going For It', 'Rush']);
});
test('deciding rolls say what happened, for whom, and where to watch it', () => {
  const [bounce, dodge] = decidingRolls(LUCK, bloodView(), MARKS);
  expect(bounce).toMatchObject({ rank: 1, side: 0, swing: 20, title: 'Bounce: Human', detail: 'Turn 2 · rolled 1' });
  expect(dodge).toMatchObject({ rank: 2, side: 1, swing: 11, answered: 5 });
  expect(dodge?.title).toMatch(/^Dodge failed: \w+ 7$/);
  expect(dodge?.detail).toBe('Turn 2 · needed 3+, rolled 1 · 67 % to succeed');
});

test('a roll that moved the chances by a point or less is not among those that decided the match', () => {
  const luck: MatchLuck = { ...LUCK, rolls: [roll({ swing: 0.014 }), roll({ swing: -0.016 })], deciding: [1, 0] };
  expect(decidingRolls(luck, bloodView(), MARKS).map(({ rank, swing }) => [rank, swing])).toEqual([[1, 2]]);
});
