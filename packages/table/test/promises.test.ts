/** What a plan promises is what comes of it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hostTable } from '../src/host.ts';
import type { Plan, Snapshot, TableService } from '../src/service.ts';

const sit = (
  ruleset: string,
  position: object,
  goal: string,
  options = {},
): { host: TableService; first: Snapshot } => {
  const host = hostTable();
  return { host, first: host.lesson(JSON.stringify({ ruleset, options, position }), goal, 0) };
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

test('BU-BOUNCE-01: a ball that may bounce away is promised to nobody, though it came back when it was tried', () => {
  // Whoever lies there cannot keep it: it goes on bouncing until somebody stands under it, or it gets away.
  const lying = [7, 8, 9].flatMap(column => [5, 7].map(row => [column, row] as const)).concat([[9, 6]]);
  const position = {
    pitch: 'stone',
    players: [
      { id: 'A', side: 'home', position: 'dwarf/blitzer', square: [7, 6] },
      { id: 'M', side: 'away', position: 'orc/lineman', square: [6, 6] },
      ...lying.map((square, n) => ({ id: `${n}`, side: 'away', position: 'orc/lineman', square, state: 'prone' })),
    ],
    balls: [{ square: [8, 6] }],
  };
  const { host } = sit('blitz-2024', position, 'mark');
  // It comes back in one of six: every look at the plans has other dice.
  const looks = Array.from({ length: 40 }, () => planOf(host, 'A', plan => plan.verb === 'sidestep' && at(8, 6)(plan)));
  expect(looks.flatMap(({ gains }) => gains)).not.toContain('ball');
});

test('BU-BALLS-08: a squig that may hop by itself at the end of the turn is promised to nobody', () => {
  const position = {
    pitch: 'stone',
    actionsLeft: 1,
    players: [
      { id: 'A', side: 'home', position: 'dwarf/blitzer', square: [3, 6] },
      { id: 'X', side: 'away', position: 'orc/lineman', square: [14, 2] },
    ],
    balls: [{ kind: 'squigBall', square: [8, 6] }],
  };
  const { host } = sit('blitz-2024', position, 'mark', { balls: true });
  const runs = host.plans('A', 'squares').filter(({ verb }) => verb === 'run');
  expect(runs.filter(({ path }) => path.length === 5).length).toBeGreaterThan(2);
  const onto = ({ path }: Plan): boolean => path.some(([column, row]) => column === 8 && row === 6);
  expect(runs.filter(plan => plan.gains.includes('ball') && !onto(plan)).map(({ to }) => to)).toEqual([]);
});

test('B16-FOUL-01: the armour of a foul breaks as often as its dice say, sent off or not', () => {
  const human = { side: 'home', position: 'human/lineman' };
  const position = {
    players: [
      { ...human, id: 'A', square: [10, 8] },
      { id: 'X', side: 'away', position: 'orc/lineman', square: [11, 8], state: 'prone' },
    ],
  };
  const { host } = sit('blood-2016', position, 'touchdown');
  const foul = planOf(host, 'A', plan => plan.verb === 'foul' && plan.path.length === 0);
  const sight = host.sight();
  expect(sight && host.oddsOf(sight, foul)?.success).toBeCloseTo(foul.roll?.chance ?? 0, 9);
  expect(foul.roll?.chance).toBeGreaterThan(0.1);
});

test('who asked to be lined up is lined up, whoever wins the toss', () => {
  const match = { ruleset: 'blood-2016', home: 'human', away: 'orc', options: {} };
  const asked = ['a', 'b', 'c', 'd', 'e', 'f'].map(seed => {
    const host = hostTable();
    let now = host.start({ match, coaches: ['person', 'random'], seed, arranged: true });
    const won = now.question?.name === 'kickOrReceive';
    if (won) now = host.answer(now.answered, ['receive']);
    for (let i = 0; i < 20 && now.question === null && now.outcome === null; i++) now = host.botRun();
    return [won, now.question?.name === 'setUp' || now.view.players.every(one => one.square === null)];
  });
  expect(asked.filter(([, unplaced]) => unplaced)).toEqual([]);
  expect(new Set(asked.map(([won]) => won)).size).toBe(2);
});

test('the passing drill wants a pass: whoever walks in has not done it', () => {
  const scenario = readFileSync(
    new URL('../../../scenarios/blood-2016/drill-3-passing-caught.json', import.meta.url),
    'utf8',
  );
  const host = hostTable();
  const first = host.lesson(scenario, 'passAndScore', 0);
  const walk = planOf(host, 'H1', plan => plan.gains.includes('touchdown') && plan.risk?.chance === 1);
  const { view, lesson } = host.answer(first.answered, walk.answers);
  expect(view.score).toEqual([1, 0]);
  expect(lesson).toEqual({ reached: false, missed: true });
});
