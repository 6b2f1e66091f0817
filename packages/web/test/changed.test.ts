/** What the opponent's turn changed: the ways of its players in order, who was pushed and fell; gone with the first step. */
import { hostTable } from '@ironpitch/table';
import { expect, test } from 'vitest';
import { changedIn } from '../src/match/changed.ts';

/** A whole match between two bots; whenever a turn begins, what its coach would be shown. */
const shownInAMatch = (ruleset: string, home: string, away: string) => {
  const host = hostTable();
  let now = host.start({
    match: { ruleset, home, away, options: {} },
    seed: 'changed',
    coaches: ['greedy', 'greedy'],
    arranged: true,
  });
  const report = [...now.report];
  const turns: { trails: number; left: string[] }[] = [];
  while (now.outcome === null) {
    now = host.botStep();
    report.splice(now.reportFrom);
    report.push(...now.report);
    const side = now.asked;
    if (side === null || !now.report.some(event => event.type === 'turnStarted')) continue;
    const changed = changedIn(report, now.view, side);
    const players = new Map(now.view.players.map(player => [player.square?.join(), player]));
    turns.push({
      trails: changed.trails.length,
      // Every way ends where somebody stands now.
      left: changed.trails.map(trail => trail.squares.at(-1)?.join() ?? '').filter(square => !players.has(square)),
    });
    const numbers = changed.trails.map(trail => trail.number).filter(number => number > 0);
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    for (const square of changed.falls) expect(players.get(square.join())?.posture).not.toBe('standing');
  }
  return turns;
};
test.each([
  ['blitz-2024', 'dwarf', 'orc'],
  ['blood-2016', 'human', 'orc'],
])('%s: trails end where somebody stands, and are numbered', (ruleset, home, away) => {
  const turns = shownInAMatch(ruleset, home, away);
  expect(turns.filter(turn => turn.trails > 0).length).toBeGreaterThan(5);
  expect(turns.flatMap(turn => turn.left)).toEqual([]);
});
