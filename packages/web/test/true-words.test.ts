/** What the page says is so: of the past as it was, of what is suggested as it is worth. */
import type { BlitzPart, PlanOdds, QuestionView, Snapshot } from '@ironpitch/table';
import { hostTable } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { expect, test } from 'vitest';
import { blitzQuestion } from '../src/blitz/ask.ts';
import { blitzCommentary } from '../src/blitz/tell.ts';
import { bloodPlan, bloodQuestion } from '../src/blood/ask/question.ts';
import { bloodCommentary } from '../src/blood/tell.ts';
import { actionName, faceName, wantedBy } from '../src/blood/words.ts';
import { nowPlaying, wordsOf } from '../src/match/entries.ts';
import { NOTHING } from './stranger.ts';

const lesson = (ruleset: string, position: object, goal: string): Snapshot =>
  hostTable().lesson(JSON.stringify({ ruleset, position }), goal, 0);
const human = (id: string, square: readonly [number, number], side = 'home'): object => ({
  id,
  side,
  position: side === 'home' ? 'human/lineman' : 'orc/lineman',
  square,
});

test('who carries the ball is told as it was then, whoever holds it now', () => {
  const position = { players: [human('A', [10, 8]), human('X', [20, 8], 'away')], balls: [{ holder: 'A' }] };
  const { view } = lesson('blood-2016', position, 'touchdown');
  const moved = { type: 'moved', player: 'A', from: [8, 8], to: [9, 8] };
  const report = [moved, { type: 'ballTaken', player: 'A' }, { ...moved, from: [9, 8], to: [10, 8] }];
  const [first, , last] = bloodCommentary(report, view).map(line => line.text);
  expect(first).not.toContain('the ball');
  expect(last).toContain('carries the ball');
  const dropped = [...report, { type: 'knockedDown', player: 'A' }, moved];
  expect(bloodCommentary(dropped, view).at(-1)?.text).not.toContain('the ball');
});
test('a Run of Blitz Bowl is told as it was then', () => {
  const orc = { side: 'home', position: 'orc/blitzer' };
  const position = {
    players: [
      { ...orc, id: 'A', square: [5, 5] },
      { id: 'X', side: 'away', position: 'dwarf/blitzer', square: [12, 6] },
    ],
    balls: [{ holder: 'A' }],
  };
  const { view } = lesson('blitz-2024', position, 'mark');
  const run = [
    { type: 'actionStarted', player: 'A', action: 'run' },
    { type: 'moved', player: 'A', from: [3, 5], to: [4, 5] },
  ];
  const before = blitzCommentary([...run, { type: 'ballTaken', player: 'A' }], view).map(line => line.text);
  const after = blitzCommentary([{ type: 'ballTaken', player: 'A' }, ...run], view).map(line => line.text);
  const told = { player: 'Blitzer 1', to: '4·5' } as Parameters<NonNullable<(typeof t.blitz.told)['ranBall']>[0]>[0];
  const carrying = (t.blitz.told.ranBall ?? []).map(say => say(told));
  expect(before.filter(line => carrying.includes(line))).toEqual([]);
  expect(after.filter(line => carrying.includes(line))).toHaveLength(1);
});

test('B16-TD-01, BU-TD-01: where stopping scores, the row says so and stands first', () => {
  const host = hostTable();
  const players = [human('A', [24, 8]), human('X', [5, 8], 'away')];
  const start = host.lesson(
    JSON.stringify({ ruleset: 'blood-2016', position: { players, balls: [{ holder: 'A' }] } }),
    'touchdown',
    0,
  );
  const onTheWay = host.answer(start.answered, [{ move: 'A' }, { to: [25, 8] }]);
  expect(bloodQuestion(onTheWay, NOTHING)?.rows.map(({ why }) => why)).not.toContain(t.blood.answers.stopScores);
  const there = host.answer(onTheWay.answered, [{ to: [26, 8] }]);
  const [first] = bloodQuestion(there, NOTHING)?.rows ?? [];
  expect([first?.label, first?.why]).toEqual([t.blood.answers.stop, t.blood.answers.stopScores]);
  expect(host.answer(there.answered, ['stop']).view.score).toEqual([1, 0]);
  const blitz = hostTable();
  const orc = { id: 'A', side: 'home', position: 'orc/blitzer', square: [13, 6] };
  const dwarf = { id: 'X', side: 'away', position: 'dwarf/blitzer', square: [3, 6] };
  const begin = blitz.lesson(
    JSON.stringify({ ruleset: 'blitz-2024', position: { players: [orc, dwarf], balls: [{ holder: 'A' }] } }),
    'touchdown',
    0,
  );
  const end = blitz.answer(begin.answered, [{ run: 'A' }, { to: [14, 6] }, { to: [15, 6] }]);
  const stop = blitzQuestion(end, NOTHING)?.rows.find(({ label }) => label === t.blitz.answers.stop);
  expect(stop?.why).toBe(t.blitz.answers.stopScores);
  expect(blitz.answer(end.answered, ['stop']).view.score[0]).toBeGreaterThan(0);
});

test('BU-TURN-05: the cards say that nothing is claimed in the first turn', () => {
  const start = hostTable().start({
    match: { ruleset: 'blitz-2024', home: 'dwarf', away: 'orc', options: { pitch: 'stone' } },
    coaches: ['person', 'person'],
    seed: 'first turn',
    arranged: true,
  });
  expect(start.view.turn).toBe(1);
  expect((start.view.game as BlitzPart).claims).toBe(false);
  const later = lesson('blitz-2024', { players: [BLITZER, DWARF] }, 'touchdown');
  expect((later.view.game as BlitzPart).claims).toBe(true);
});
test('BU-WIN-02: Sudden Death is announced before it can happen', () => {
  const warned = (home: number, away: number): string | undefined =>
    blitzQuestion(lesson('blitz-2024', { players: [BLITZER, DWARF], score: { home, away } }, 'touchdown'), NOTHING)
      ?.warning;
  expect(warned(3, 0)).toBeUndefined();
  expect(warned(4, 0)).toContain('You lead by 4');
  expect(warned(0, 7)).toMatch(/leads by 7.*lead of 10/);
});
test('BU-WIN-02, B22-WIN-01: a lead wins when the turn of whoever is behind is over, and the warning says so', () => {
  for (const ruleset of ['blitz-2024', 'blitz-2022']) {
    const host = hostTable();
    const position = { players: [BLITZER, DWARF], score: { home: 0, away: 10 } };
    const start = host.lesson(JSON.stringify({ ruleset, position }), 'touchdown', 0);
    expect(start.outcome, ruleset).toBeNull();
    const warning = blitzQuestion(start, NOTHING)?.warning;
    expect(warning, ruleset).toContain('when this turn of yours is over');
    expect(warning, ruleset).not.toContain('at once');
    const ended = host.answer(start.answered, ['endTurn']);
    expect(ended.outcome?.winner, ruleset).toBe(1);
  }
});

const BLITZER = { id: 'A', side: 'home', position: 'orc/blitzer', square: [5, 5] };
const DWARF = { id: 'X', side: 'away', position: 'dwarf/blitzer', square: [12, 6] };
const odds = (more: Partial<PlanOdds>): PlanOdds => ({
  success: 1,
  withoutRerolls: 1,
  turnover: 0,
  down: 0,
  out: 0,
  ballLost: 0,
  theyFall: 0,
  theyLeave: 0,
  rerollUsed: 0,
  unresolved: 0,
  bound: 0,
  ...more,
});
/** Both Down on the only die, and a re-roll. */
const bothDown = (): Snapshot => {
  const first = lesson('blood-2016', { players: [human('A', [10, 8]), human('X', [11, 8], 'away')] }, 'touchdown');
  const question: QuestionView = {
    ...(first.question as QuestionView),
    name: 'blockDie',
    about: { player: 'A', target: 'X' },
    weighed: true,
    plans: [],
    dice: ['bothDown'],
    choices: [
      { verb: 'face', object: 'bothDown', answer: { face: 'bothDown' }, roll: null, outcome: 'bothDown' },
      { verb: 'reroll', object: 'team', answer: { reroll: 'team' }, roll: null },
    ],
  };
  return { ...first, question };
};
test('a block that fells the blocker is not suggested while a re-roll is worth more, and nothing is before that is known', () => {
  const snapshot = bothDown();
  const suggested = (weights: readonly (PlanOdds | null)[]): string[] =>
    (bloodQuestion(snapshot, { ...NOTHING, weights })?.rows ?? [])
      .slice(0, 1)
      .filter(row => !row.plain && !row.even)
      .map(row => row.label);
  const falls = odds({ success: 0, turnover: 1, down: 1, theyFall: 1 });
  const again = odds({ success: 0.89, turnover: 0.11, down: 0.11, theyFall: 0.64, rerollUsed: 1 });
  expect(suggested([])).toEqual([]);
  expect(suggested([falls, null])).toEqual([]);
  expect(suggested([falls, again])).toEqual([t.blood.answers.rerollWith(t.blood.teamReroll)]);
  const good = odds({ theyFall: 1 });
  expect(suggested([good, again])).toEqual([t.blood.faces.bothDown?.name]);
});

test('the chance of a block is that of a target on the ground without a turnover, and says so', () => {
  const position = { players: [human('A', [10, 8]), human('B', [11, 7]), human('X', [11, 8], 'away')] };
  const host = hostTable();
  const now = host.lesson(JSON.stringify({ ruleset: 'blood-2016', position }), 'knockDown', 0);
  const plan = host.plans('A', 'deeds').find(one => one.verb === 'block');
  const sight = host.sight();
  if (!plan || !sight) throw new Error('no block');
  const odds = host.oddsOf(sight, plan);
  // Both down fells the target as well, and ends the turn.
  expect(odds?.theyFall).toBeGreaterThan(odds?.success ?? 1);
  expect(bloodPlan(now, plan).unit).toBe('safely down');
  expect(wantedBy(plan)).toContain('without a turnover');
});
test('B25-BLITZ-02: a blitz that names its target first is planned to its block, and its chance is that of the block', () => {
  const host = hostTable();
  const player = (id: string, side: string, column: number) => ({
    id,
    side,
    position: 'human/humanLineman',
    square: [column, 8],
  });
  const position = { players: [player('A', 'home', 10), player('X', 'away', 14), player('Y', 'away', 26)] };
  host.lesson(JSON.stringify({ ruleset: 'blood-2025', position }), 'blitz', 0);
  const plans = host.plans('A', 'deeds').filter(({ verb }) => verb === 'blitz');
  // Whoever is out of reach is no plan: the page says how far that is.
  expect(plans.map(({ target }) => target)).toEqual(['X']);
  const [plan] = plans;
  const sight = host.sight();
  if (!plan || !sight) throw new Error('no plan');
  expect(plan.path).toHaveLength(3);
  expect(plan.roll?.kind).toBe('block');
  expect(host.oddsOf(sight, plan)?.success).toBeGreaterThan(0.3);
});
test('B25-PRIN-BDIE-01, B16-DATA-06: a Block Die shows what the box on the table prints', async () => {
  const named = async (ruleset: string): Promise<readonly string[]> => {
    nowPlaying(ruleset);
    await wordsOf(ruleset);
    return ['attackerDown', 'bothDown', 'pushed', 'defenderStumbles', 'defenderDown'].map(faceName);
  };
  expect(await named('blood-2025')).toEqual(['Player Down', 'Both Down', 'Push Back', 'Stumble', 'POW']);
  const of2016 = await named('blood-2016');
  expect(of2016).toEqual(['Attacker Down', 'Both Down', 'Pushed', 'Defender Stumbles', 'Defender Down']);
});
test('B25-ALIST-02, B25-TRAIT-BOMBARDIER-01: what one player may do each turn says so where it is offered', () => {
  const of = (position: string, player: object): object => ({ ...player, position });
  const players = [
    of('human/humanLineman', human('A', [5, 8])),
    of('goblin/bomma', human('B', [9, 3])),
    of('orc/orcLineman', human('X', [20, 8], 'away')),
  ];
  const once = (ruleset: string): readonly string[] => {
    const start = lesson(ruleset, { players, balls: [{ square: [7, 8] }] }, 'touchdown');
    const rows = ['A', 'B'].flatMap(selected => bloodQuestion(start, { ...NOTHING, selected })?.rows ?? []);
    return rows.flatMap(({ label, why }) => (/once a turn\.$/i.test(why) ? [label] : []));
  };
  const offered = once('blood-2025');
  expect(offered).toEqual(expect.arrayContaining(['secureBall', 'pass', 'bomb'].map(actionName)));
  expect(offered).not.toContain(actionName('move'));
});
test('of ways to a touchdown that are as likely the shortest and straightest one is named, and no row says a thing twice', () => {
  const host = hostTable();
  const players = [
    { ...human('A', [21, 8]), position: 'human/humanBlitzer' },
    { ...human('X', [5, 8], 'away'), position: 'orc/orcLineman' },
  ];
  const start = host.lesson(
    JSON.stringify({ ruleset: 'blood-2025', position: { players, balls: [{ holder: 'A' }] } }),
    'touchdown',
    0,
  );
  const plans = [...host.plans('A', 'deeds'), ...host.plans('A', 'squares')];
  const rows = bloodQuestion(start, { ...NOTHING, selected: 'A', plans })?.rows ?? [];
  expect(rows[0]?.why).toContain('5 squares');
  expect(rows[0]?.label).toContain(t.square([26, 8]));
  expect(rows.filter(({ why }) => (why.match(/once a turn/gi) ?? []).length > 1)).toEqual([]);
});
