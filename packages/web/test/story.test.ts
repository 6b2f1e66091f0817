/** What is told after a match agrees with the match. */
import type { MatchLuck, RollLuck } from '@ironpitch/odds';
import { hostTable, type Snapshot } from '@ironpitch/table';
import { fetchLate, type Late } from '@ironpitch/texts/page';
import { beforeAll, expect, test } from 'vitest';
import { heroesOf, storyOf } from '../src/after/story.ts';
import { blitzStatistics } from '../src/blitz/statistics.ts';
import { bloodStatistics } from '../src/blood/statistics.ts';
import type { Statistics } from '../src/match/face.ts';

let w: Late<'report'>;
beforeAll(async () => {
  w = await fetchLate('report');
});
const played = (ruleset: string, home: string, away: string, seed: string): Snapshot => {
  const host = hostTable();
  host.start({ match: { ruleset, home, away, options: {} }, coaches: ['greedy', 'greedy'], seed });
  host.botRun();
  return host.openReplay(host.record());
};
test.each([
  ['blitz-2024', 'skaven', 'dwarf'],
  ['blood-2016', 'woodElf', 'halfling'],
])('%s: result, course and heroes are those of the match', (ruleset, home, away) => {
  const snapshot = played(ruleset, home, away, 'story');
  const count = snapshot.view.game.kind === 'blitz' ? blitzStatistics : bloodStatistics;
  const numbers = count(snapshot.report, snapshot.view);
  const story = storyOf(snapshot, numbers, null, w).join(' ');
  const [first, second] = snapshot.view.score;
  expect(story).toMatch(new RegExp(`\\b(${first}:${second}|${second}:${first})\\.`));
  const scored = numbers.players.reduce((sum, { feats }) => sum + feats.touchdowns, 0);
  expect(scored).toBe(snapshot.report.filter(({ type }) => type === 'touchdown').length);
  const [hero] = heroesOf(numbers, 1);
  expect(Object.values(hero?.feats ?? {}).some(count => count > 0)).toBe(true);
  expect(story).not.toMatch(/undefined|NaN|\b0 (points|touchdowns)/);
});
const view = {
  teams: [
    { id: 'a', name: 'Reds' },
    { id: 'b', name: 'Blues' },
  ],
  players: [],
  score: [3, 2],
} as unknown as Snapshot['view'];
const point = (side: 0 | 1, score: readonly [number, number], turn: number): Statistics['points'][number] => ({
  at: 0,
  side,
  points: 1,
  score,
  label: `goal ${turn}`,
  turn,
});
const toldOf = (points: Statistics['points'], winner: 0 | 1 | null): string =>
  storyOf(
    { view, outcome: { winner, score: [3, 2], ending: '' } } as unknown as Snapshot,
    { points, players: [], columns: [], rows: [], turns: 9, balls: [] },
    null,
    w,
  ).join(' ');
test('a lead never lost, a comeback and a draw are told apart', () => {
  expect(toldOf([point(0, [1, 0], 2), point(0, [2, 0], 5)], 0)).toBe(
    'Reds beat Blues 3:2. They were ahead from turn 2 on and never let go.',
  );
  const comeback = [point(1, [0, 1], 1), point(0, [1, 1], 3), point(1, [1, 2], 4), point(0, [2, 2], 6)];
  expect(toldOf([...comeback, point(0, [3, 2], 8)], 0)).toBe(
    'Reds beat Blues 3:2. Blues had been ahead 2:1 in turn 4, and it was not enough. ' +
      '“goal 8” in turn 8 put them ahead for good.',
  );
  expect(toldOf([], null)).toBe('Reds and Blues parted 3:2. Nobody scored, and not for want of trying.');
});
test('a match of few touchdowns is told one by one', () => {
  const scored = (side: 0 | 1, score: readonly [number, number], turn: number): Statistics['points'][number] => ({
    ...point(side, score, turn),
    scorer: side === 0 ? 'a' : 'b',
  });
  const scorers = {
    ...view,
    players: [
      { id: 'a', name: 'Ada', title: 'Lineman', shirt: 3, side: 0 },
      { id: 'b', name: 'Bo', title: 'Blitzer', shirt: 7, side: 1 },
    ],
  } as unknown as Snapshot['view'];
  const points = [scored(1, [0, 1], 2), scored(0, [1, 1], 5), scored(0, [2, 1], 9), scored(0, [3, 1], 11)];
  const story = storyOf(
    { view: scorers, outcome: { winner: 0, score: [3, 2], ending: '' } } as unknown as Snapshot,
    { points: [...points, scored(1, [3, 2], 16)], players: [], columns: [], rows: [], turns: 16, balls: [] },
    null,
    w,
  );
  expect(story.slice(1).map(sentence => sentence.replace(/(Ada|Bo)[^)]*\)/, '$1'))).toEqual([
    'Bo put Blues ahead in turn 2.',
    'Ada levelled in turn 5, 1:1.',
    'In turn 9 Ada put Reds ahead, 2:1.',
    'Ada made it 3:1 in turn 11.',
    'Bo pulled one back in turn 16, 2:3.',
  ]);
});

test("the roll that decided a match went its winner's way, and of a draw none is said to have", () => {
  const roll = (side: 0 | 1, swing: number, answered: number): RollLuck => ({
    answered,
    turn: 1,
    sampled: false,
    side,
    player: null,
    kind: 'dodge',
    dice: [1],
    needs: 3,
    expected: 0.5,
    actual: 0,
    swing: side === 0 ? swing : -swing,
    home: 0.5,
  });
  const rolls = [roll(1, 0.3, 1), roll(0, 0.2, 2)];
  const luck = { rolls, deciding: [0, 1], score: [0, 0] } as unknown as MatchLuck;
  const told = (winner: 0 | 1 | null): string =>
    storyOf(
      {
        view: { ...view, game: { kind: 'blood' } },
        outcome: { winner, score: [3, 2], ending: '' },
      } as unknown as Snapshot,
      { points: [], players: [], columns: [], rows: [], turns: 9, balls: [] },
      luck,
      w,
    ).join(' ');
  expect(told(0)).toMatch(/The roll that decided it .* worth 20 percentage points to Reds/);
  expect(told(1)).toMatch(/The roll that decided it .* worth 30 percentage points to Blues/);
  expect(told(null)).toMatch(/The roll that moved it most .* worth 30 percentage points to Blues/);
});
