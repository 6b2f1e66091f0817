/** What a plan promises is what comes of it. */
import { expect, test } from 'vitest';
import { hostTable } from '../src/host.ts';
import type { Plan, Snapshot, TableService } from '../src/service.ts';

const sit = (ruleset: string, position: object, goal: string): { host: TableService; first: Snapshot } => {
  const host = hostTable();
  return { host, first: host.lesson(JSON.stringify({ ruleset, position }), goal, 0) };
};
const planOf = (host: TableService, player: string, fits: (plan: Plan) => boolean): Plan => {
  const plan = host.plans(player).find(fits);
  if (!plan) throw new Error(`${player} has no such plan`);
  return plan;
};
const at = (column: number, row: number) => (plan: Plan) => plan.to?.[0] === column && plan.to[1] === row;

test('B16-TD-05: a plan that carries the ball into the end zone ends the Action and scores', () => {
  const human = { side: 'home', position: 'human/lineman' };
  const position = {
    players: [
      { ...human, id: 'A', square: [22, 8] },
      { ...human, id: 'B', square: [13, 8] },
      { id: 'X', side: 'away', position: 'orc/lineman', square: [5, 8] },
    ],
    balls: [{ holder: 'A' }],
  };
  const { host, first } = sit('blood-2016', position, 'touchdown');
  const plan = planOf(host, 'A', one => one.gains.includes('touchdown') && one.risk?.chance === 1);
  expect([plan.verb, plan.wants]).toEqual(['move', 'touchdown']);
  const after = host.answer(first.answered, plan.answers);
  expect(after.view.score).toEqual([1, 0]);
  expect(after.report.some(event => event.type === 'touchdown')).toBe(true);
});

test('BU-MARK-08: a Mark onto the ball promises no ball, a Run onto it does', () => {
  const dwarf = { side: 'home', position: 'dwarf/blitzer' };
  const position = {
    pitch: 'stone',
    players: [
      { ...dwarf, id: 'A', square: [6, 6] },
      { id: 'X', side: 'away', position: 'orc/lineman', square: [8, 6] },
    ],
    balls: [{ square: [7, 6] }, { square: [4, 6] }],
  };
  const { host } = sit('blitz-2024', position, 'mark');
  const mark = planOf(host, 'A', plan => plan.verb === 'mark' && at(7, 6)(plan));
  expect(mark.gains).not.toContain('ball');
  const run = planOf(host, 'A', plan => plan.verb === 'run' && at(4, 6)(plan));
  expect(run.gains).toContain('ball');
});
