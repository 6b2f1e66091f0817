/** What is said of a suggested plan, and where the arrow to the end zone is drawn. */
import { hostTable, type MatchView, type Plan } from '@ironpitch/table';
import { expect, test } from 'vitest';
import { blitzNews, blitzQuestion } from '../src/blitz/ask.ts';
import { bloodNews, bloodPlan, bloodQuestion } from '../src/blood/ask/question.ts';
import { reasonOf } from '../src/match/reasons.ts';
import { freeRow } from '../src/pitch/arrow.ts';
import { NOTHING } from './stranger.ts';

const someone = (id: string, side: 0 | 1, square: readonly [number, number], ball: number | null = null) => ({
  id,
  side,
  square,
  ball,
  posture: 'standing',
});
const viewOf = (players: readonly object[], loose: readonly [number, number] | null = null): MatchView =>
  ({
    ground: { columns: 15, rows: 11, blocked: [] },
    players,
    balls: loose ? [{ holder: null, square: loose }] : [],
  }) as unknown as MatchView;
const runTo = (to: readonly [number, number]): Plan =>
  ({ verb: 'run', player: 'A', to, target: null, path: [to], roll: null, answers: [], gains: [] }) as unknown as Plan;

test('a run is said to come nearer to the ball only where it does, and how near', () => {
  const view = viewOf([someone('A', 0, [4, 6])], [8, 6]);
  expect(reasonOf(view, runTo([7, 7]))).toBe('Beside the ball.');
  expect(reasonOf(view, runTo([6, 6]))).toBe('2 squares from the ball.');
  expect(reasonOf(view, runTo([4, 9]))).toBe('Takes up a place.');
  expect(reasonOf(viewOf([someone('A', 0, [4, 6])], [13, 6]), runTo([8, 6]))).toBe('Nearer to the ball.');
});
test('whoever fetches the ball to throw it on is said to do both', () => {
  const view = viewOf([someone('A', 0, [4, 6]), someone('B', 0, [9, 6])], [5, 6]);
  const fetch = { ...runTo([5, 6]), gains: ['ball'] } as Plan;
  expect(reasonOf(view, fetch)).toBe('Gets the ball.');
  expect(reasonOf(view, { ...fetch, to: null, target: 'B' })).toBe('Fetches the ball and sends it on.');
});
test('nobody runs ahead of the ball, or into its way, who runs behind it', () => {
  const own = viewOf([someone('A', 0, [4, 6]), someone('B', 0, [8, 2], 0)]);
  expect(reasonOf(own, runTo([11, 6]))).toBe('Runs ahead of the ball.');
  expect(reasonOf(own, runTo([5, 8]))).toBe('Takes up a place.');
  const theirs = viewOf([someone('A', 0, [4, 6]), someone('1', 1, [8, 2], 0)]);
  expect(reasonOf(theirs, runTo([5, 5]))).toBe('Stands in their way.');
  expect(reasonOf(theirs, runTo([11, 6]))).toBe('Takes up a place.');
  expect(reasonOf(theirs, runTo([9, 5]))).toBe('Nearer to their carrier.');
});
test('the arrow to the end zone lies where nobody stands on it', () => {
  const line = [4, 6, 7, 8].map((row, i) => someone(`${i}`, 1, [15, row]));
  expect(freeRow(viewOf(line), false)).toBe(5);
  // Nor where the mark of a run that began there would lie on it.
  expect(freeRow(viewOf(line), false, [[15, 5]])).toBe(3);
  // Whoever attacks to the left has a free row of its own.
  expect(freeRow(viewOf(line), true)).toBe(6);
  const all = Array.from({ length: 11 }, (_, i) => someone(`${i}`, 1, [15, i + 1]));
  expect(freeRow(viewOf(all), false)).toBe(6);
});
test.each([
  ['blitz-2024', 'dwarf', 'orc', blitzQuestion],
  ['blood-2025', 'human', 'orc', bloodQuestion],
] as const)('%s: a suggestion that was taken up is not listed a second time', (ruleset, home, away, question) => {
  const host = hostTable();
  let now = host.start({
    match: { ruleset, home, away, options: {} },
    coaches: ['person', 'gentle'],
    seed: 'suggested',
    arranged: true,
  });
  for (let i = 0; i < 300 && now.question?.name !== 'action'; i++)
    now = now.question === null ? host.botRun() : host.answer(now.answered, [now.question.choices[0]?.answer ?? '']);
  const sight = host.sight();
  if (sight === null) throw new Error('nobody is asked');
  const suggestions = host.suggestions(sight);
  expect(suggestions.length).toBeGreaterThan(0);
  for (const aim of suggestions) {
    const plans = host.plans(aim.player);
    const rows = question(now, { ...NOTHING, selected: aim.player, plans, aim })?.rows ?? [];
    const answers = JSON.stringify(aim.answers);
    expect(rows.filter(({ plan }) => plan && JSON.stringify(plan.answers) === answers)).toHaveLength(1);
  }
});

test.each([
  ['blitz-2022', 'human', 'orc', blitzNews],
  ['blood-2025', 'human', 'orc', bloodNews],
  ['blood-2016', 'human', 'orc', bloodNews],
] as const)('%s: the very first question tells how to win', (ruleset, home, away, news) => {
  const host = hostTable();
  let now = host.start({ match: { ruleset, home, away, options: {} }, coaches: ['person', 'person'], seed: 'first' });
  expect(now.question?.name).not.toBe('action');
  expect(news(now)).toEqual(['goal']);
  for (let i = 0; i < 300 && now.question?.name !== 'action'; i++)
    now = now.question ? host.answer(now.answered, [now.question.choices[0]?.answer ?? '']) : host.look(now.asked);
  expect(news(now)[0]).toBe('goal');
  // Whoever has no ball cannot throw it yet.
  const side = now.question?.side;
  const hasBall = now.view.players.some(player => player.ball !== null && player.side === side);
  expect(news(now).some(one => one === 'pass' || one === 'throw')).toBe(hasBall);
});
test('a walk that rolls says that its chance is the chance of getting there', () => {
  const position = {
    players: [
      { id: 'A', side: 'home', position: 'human/lineman', square: [8, 8] },
      { id: 'X', side: 'away', position: 'orc/lineman', square: [9, 8] },
    ],
    balls: [{ square: [7, 12] }],
  };
  const host = hostTable();
  const now = host.lesson(JSON.stringify({ ruleset: 'blood-2016', position }), 'touchdown', 0);
  const plans = host.plans('A', 'squares');
  const unitAt = (to: readonly [number, number]): string | undefined => {
    const plan = plans.find(one => one.to?.join() === to.join());
    return plan && bloodPlan(now, plan).unit;
  };
  expect(unitAt([6, 8])).toBe('gets there');
  expect(unitAt([7, 12])).toBe('gets the ball');
});
