/** What the page says is so: of the past as it was, of what is suggested as it is worth. */
import type { PlanOdds, QuestionView, Snapshot } from '@ironpitch/table';
import { hostTable } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { expect, test } from 'vitest';
import { blitzCommentary } from '../src/blitz/tell.ts';
import { bloodQuestion } from '../src/blood/ask/question.ts';
import { bloodCommentary } from '../src/blood/tell.ts';
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
