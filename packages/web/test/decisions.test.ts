import type { Decisions, MatchView, ReplayMark } from '@ironpitch/table';
import { hostTable } from '@ironpitch/table';
import { expect, test } from 'vitest';
import { mistakesOf, summaryOf } from '../src/after/decisions.ts';

const view = (): MatchView =>
  hostTable().start({
    match: { ruleset: 'blitz-2024', home: 'human', away: 'orc', options: { pitch: 'stone' } },
    coaches: ['greedy', 'greedy'],
    seed: 'decisions',
  }).view;
const MARKS: readonly ReplayMark[] = [1, 20].map((at, i) => ({
  at,
  turn: i + 1,
  kind: 'turnStarted',
  side: 0,
  player: null,
}));
const carry = { purpose: 'carry', player: 'H1', target: null } as const;
const DECISIONS: Decisions = [
  {
    side: 'home',
    decisions: 9,
    plans: [],
    decisionsLost: 0.12,
    mistakes: [
      {
        decision: 25,
        turn: 3,
        kind: 'inaccuracy',
        lost: 0.05,
        did: { ...carry, to: [5, 5] },
        best: { ...carry, to: [6, 4] },
      },
    ],
  },
  {
    side: 'away',
    decisions: 8,
    plans: [],
    decisionsLost: 0.2,
    mistakes: [
      {
        decision: 12,
        turn: 2,
        kind: 'blunder',
        lost: 0.2,
        did: { purpose: 'endTurn', player: null, target: null, to: null },
        best: { purpose: 'block', player: 'A1', target: 'H2', to: null },
      },
    ],
  },
];

test('mistakes come in the order of the match, with what was better; the square tells two alike apart', () => {
  const shown = view();
  const name = (id: string): string | undefined => shown.players.find(player => player.id === id)?.title;
  const told = mistakesOf(DECISIONS, shown, MARKS);
  expect(told).toMatchObject([
    { at: 12, side: 1, kind: 'blunder', lost: 20, turn: 1, did: 'End the turn here' },
    { at: 25, side: 0, kind: 'inaccuracy', lost: 5, turn: 2 },
  ]);
  expect(told[0]?.better).toContain(name('H2'));
  expect([told[1]?.did, told[1]?.better]).toEqual([
    expect.stringMatching(/carries the ball on \(5·5\)$/),
    expect.stringMatching(/carries the ball on \(6·4\)$/),
  ]);
});
test('skill is told apart from luck, and whoever played here is spoken to', () => {
  const [home, away] = DECISIONS;
  const shown = view();
  const coaches = ['person', 'greedy'] as const;
  expect(summaryOf(home, 0, -0.31, shown, coaches)).toBe(
    'You lost 12 points of winning chance to decisions and 31 to dice.',
  );
  expect(summaryOf(away, 1, 0.31, shown, coaches)).toBe(
    'Orc lost 20 points of winning chance to decisions; the dice gave them 31.',
  );
  expect(summaryOf(home, 0, 0, shown, ['person', 'person'])).toBe(
    'Human lost 12 points of winning chance to decisions; the dice were fair.',
  );
  expect(summaryOf(home, 0, null, shown, null)).toBe('Human lost 12 points of winning chance to decisions.');
});
