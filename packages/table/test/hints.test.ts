import { expect, test } from 'vitest';
import { hostTable, type Sight, type TableHost } from '../src/index.ts';

/** Test runners slow bots down by an order of magnitude. */
const SLOW_MS = 60_000;
const DRILL = JSON.stringify({
  ruleset: 'blitz-2024',
  position: {
    active: 'home',
    actionsLeft: 3,
    players: [
      { id: 'A', side: 'home', position: 'human/lineman', square: [4, 6] },
      { id: '1', side: 'away', position: 'human/lineman', square: [9, 6] },
    ],
    balls: [{ holder: 'A' }],
  },
});
const asked = (ruleset: string, home: string, away: string): { host: TableHost; sight: Sight } => {
  const host = hostTable();
  let told = host.start({
    match: { ruleset, home, away, options: {} },
    coaches: ['person', 'greedy'],
    seed: 'hints',
    arranged: true,
  });
  for (let i = 0; i < 300 && told.question?.name !== 'action'; i++)
    told =
      told.question === null ? host.botRun() : host.answer(told.answered, [told.question.choices[0]?.answer ?? '']);
  const sight = host.sight();
  if (sight === null) throw new Error('nobody is asked');
  return { host, sight };
};

test.each([
  ['blitz-2024', 'human', 'orc'],
  ['blitz-2024', 'dwarf', 'orc'],
  ['blitz-2022', 'human', 'orc'],
  ['blood-2016', 'human-quick-start', 'orc-quick-start'],
  ['blood-2025', 'human', 'orc'],
])('%s: three plans that can be taken up, the best one first', { timeout: SLOW_MS }, (ruleset, home, away) => {
  const { host, sight } = asked(ruleset, home, away);
  const before = host.unfinished();
  const hints = host.hints(sight);
  expect(hints).toHaveLength(3);
  const [best, ...others] = hints;
  // Three plans, not one player's run to three neighbouring squares.
  expect(new Set(hints.map(({ player, purpose, target }) => `${player} ${purpose} ${target}`)).size).toBe(3);
  expect(others.map(({ purpose }) => purpose)).not.toContain('endTurn');
  for (const one of hints) {
    expect(one.plan?.player ?? null).toBe(one.player);
    for (const share of [one.chance, one.risk, one.worth]) expect([share >= 0, share <= 1]).toEqual([true, true]);
  }
  for (const other of others) expect(other.more).toBeCloseTo(other.worth - (best?.worth ?? 0), 10);
  expect(host.unfinished()).toBe(before);
  expect(host.hints(sight)).toEqual(hints);
});
test('whoever is not asked gets none, and neither does a drill', { timeout: SLOW_MS }, () => {
  const { host, sight } = asked('blitz-2024', 'human', 'orc');
  expect(host.hints({ ...sight, seat: sight.seat === 0 ? 1 : 0 })).toEqual([]);
  host.lesson(DRILL, 'touchdown', 0);
  const drill = host.sight();
  expect(drill).not.toBeNull();
  expect(host.hints(drill as Sight)).toEqual([]);
});
