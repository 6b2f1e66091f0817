/** A touchdown is shown before anything is set up anew, and told once. */
import { hostTable, type Snapshot } from '@ironpitch/table';
import { expect, test } from 'vitest';
import { heardIn } from '../src/match/hear.ts';
import { stagesOf } from '../src/match/stage.ts';

/** Two bots play until somebody scores: the look before it, and the one that brings it. */
const scoredIn = (ruleset: string, home: string, away: string, seed: string): [before: Snapshot, next: Snapshot] => {
  const host = hostTable();
  let now = host.start({ match: { ruleset, home, away, options: {} }, coaches: ['greedy', 'greedy'], seed });
  while (now.outcome === null) {
    const next = host.botStep();
    if (next.report.some(({ type }) => type === 'touchdown')) return [now, next];
    now = next;
  }
  throw new Error('nobody scored: another seed is needed');
};
test.each([
  ['blitz-2024', 'skaven', 'dwarf', 'stage'],
  ['blood-2016', 'woodElf', 'halfling', 'stage'],
])('%s: the run ends in the end zone, with the ball, before what follows is shown', (ruleset, home, away, seed) => {
  const [before, next] = scoredIn(ruleset, home, away, seed);
  const stages = stagesOf(before, next);
  if (!stages) throw new Error('the touchdown has no stages');
  const { first, after } = stages;
  const scored = next.report.find(({ type }) => type === 'touchdown');
  const scorer = first.view.players.find(({ id }) => id === scored?.player);
  const columns = first.view.ground.columns;
  expect(scorer?.side === 0 ? [columns] : [1]).toContain(scorer?.square?.[0]);
  expect(scorer?.ball).not.toBeNull();
  expect(first.view.score).toEqual(next.view.score);
  expect(first.question).toBeNull();
  // Everybody else is where they were: nobody has been set up anew.
  const others = (snapshot: Snapshot) =>
    snapshot.view.players.filter(({ id }) => id !== scorer?.id).map(({ id, square }) => [id, square]);
  expect(others(first)).toEqual(others(before));
  expect(after.view).toEqual(next.view);
  // Every event is told once, the touchdown in the first part: banner and cheer come once.
  expect([...first.report, ...after.report]).toEqual(next.report);
  expect(after.reportFrom).toBe(first.reportFrom + first.report.length);
  const cheers = [first, after].map(({ report }) => heardIn(report).filter(({ sound }) => sound === 'cheer').length);
  expect(cheers).toEqual([1, 0]);
  expect(stagesOf(next, { ...next, report: after.report })).toBeNull();
});
