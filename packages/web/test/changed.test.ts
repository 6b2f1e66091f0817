/** What the opponent's turn changed: the ways of its players in order, who was pushed and fell; gone with the first step. */
import { hostTable } from '@ironpitch/table';
import { expect, test } from 'vitest';
import { changedIn, changedSince } from '../src/match/changed.ts';

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
    // Every act in its order, none in two, and each number is told once.
    const { acts } = changed;
    for (const [i, { from, until }] of acts.entries()) {
      expect(until).toBeGreaterThan(from);
      if (i > 0) expect(acts[i - 1]?.until).toBe(from);
    }
    for (const { player, number } of acts)
      if (number > 0) expect(report[acts.find(act => act.number === number)?.from ?? -1]?.player).toBe(player);
    if (acts.length > 0) expect(changed.turn?.side).toBe(side === 0 ? 1 : 0);
    expect(numbers.filter(number => !acts.some(act => act.number === number))).toEqual([]);
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

test('once something was done the turn before is shown to whoever asks for it; a step of a replay bears no numbers', () => {
  const host = hostTable();
  let now = host.start({
    match: { ruleset: 'blitz-2024', home: 'dwarf', away: 'orc', options: {} },
    seed: 'again',
    coaches: ['greedy', 'greedy'],
    arranged: true,
  });
  const report = [...now.report];
  const step = (): void => {
    now = host.botStep();
    report.splice(now.reportFrom);
    report.push(...now.report);
  };
  // Somebody ran, then somebody of the other side did.
  const ran = (side: 'home' | 'away') =>
    report.some(({ type, player }) => type === 'moved' && String(player)[0] === side[0]?.toUpperCase());
  while (!ran('home') || !ran('away')) step();
  const from = report.findLastIndex(({ type }) => type === 'actionStarted');
  const side = String(report[from]?.player).startsWith('H') ? 0 : 1;
  expect(changedIn(report, now.view, side).acts).toEqual([]);
  expect(changedIn(report, now.view, side, true).acts.length).toBeGreaterThan(0);
  const { turn, trails, acts } = changedSince(report, from, now.view);
  expect(turn).toBeNull();
  expect(trails.length).toBeGreaterThan(0);
  expect([...trails, ...acts].filter(({ number }) => number > 0)).toEqual([]);
});
