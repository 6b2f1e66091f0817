import { SeededDice } from '@ironpitch/engine';
import type { Coach, Snapshot, TableService } from '@ironpitch/table';
import { hostTable } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { expect, test } from 'vitest';
import { bloodStatistics } from '../src/blood/statistics.ts';
import { bloodCommentary } from '../src/blood/tell.ts';

const MATCH = { ruleset: 'blood-2016', home: 'human-quick-start', away: 'orc-quick-start', options: {} };
const start = (
  seed: string,
  coaches: [Coach, Coach] = ['person', 'random'],
): { host: TableService; first: Snapshot } => {
  const host = hostTable();
  host.start({ match: MATCH, coaches, seed });
  return { host, first: host.botRun() };
};
const lesson = (players: readonly object[], more: object = {}): { host: TableService; first: Snapshot } => {
  const host = hostTable();
  const scenario = { ruleset: 'blood-2016', position: { players, ...more } };
  return { host, first: host.lesson(JSON.stringify(scenario), 'touchdown', 0) };
};
const player = (id: string, side: string, square: readonly [number, number], more: object = {}): object => ({
  id,
  side,
  position: side === 'home' ? 'human/lineman' : 'orc/lineman',
  square,
  ...more,
});

test('a whole match against a bot: every question is shown, every answer offered is accepted, the report is told', () => {
  const { host, first } = start('whole');
  const dice = new SeededDice('somebody');
  let now = first;
  const report = [...now.report];
  for (let i = 0; i < 4000 && now.outcome === null; i++) {
    if (now.question) {
      const { choices } = now.question;
      expect(choices.length).toBeGreaterThan(1);
      const choice = choices[dice.pick(choices.length)];
      now = host.answer(now.answered, choice ? [choice.answer] : []);
    } else now = host.botRun();
    report.push(...now.report);
  }
  expect(now.outcome).not.toBeNull();
  expect(now.outcome?.score).toEqual(now.view.score);
  const lines = bloodCommentary(report, now.view);
  expect(lines.length).toBeGreaterThan(100);
  expect(lines.filter(line => /undefined|NaN|null/.test(`${line.text} ${line.roll}`))).toEqual([]);
  const numbers = bloodStatistics(report, now.view);
  expect(numbers.rows[0]?.values).toEqual(now.view.score.map(String));
}, 60_000);

test('a plan says what has to be rolled: out of a tackle zone a dodge, over the ball a pick-up', () => {
  const { host } = lesson([player('A', 'home', [10, 8]), player('X', 'away', [11, 8])], {
    balls: [{ square: [8, 8] }],
  });
  const plans = host.plans('A').filter(plan => plan.verb === 'move');
  const at = (column: number, row: number) => plans.find(plan => plan.to?.[0] === column && plan.to[1] === row);
  expect(at(9, 8)?.risk?.rolls).toMatchObject([{ kind: 'dodge', needs: 3, at: [9, 8] }]);
  expect(at(9, 8)?.risk?.chance).toBeCloseTo(4 / 6, 10);
  expect(at(8, 8)?.gains).toEqual(['ball']);
  expect(at(8, 8)?.risk?.rolls).toMatchObject([
    { kind: 'dodge', needs: 3 },
    { kind: 'pickUp', needs: 3 },
  ]);
  // Straight there it would be a 4: the way round over a free square is the better one.
  expect(at(10, 7)?.risk?.rolls).toMatchObject([{ kind: 'dodge', needs: 3 }]);
  expect(at(10, 7)?.path).toHaveLength(2);
  expect(at(10, 7)?.path[0]?.[0]).toBe(9);
});

test('a block: dice, who picks, and how likely the target goes down or the blocker does', () => {
  const { host } = lesson([player('A', 'home', [10, 8]), player('B', 'home', [10, 9]), player('X', 'away', [11, 8])]);
  const block = host.plans('A').find(plan => plan.verb === 'block');
  // Two dice of which the blocker's coach picks: two of six sides fell the target, both down fells both.
  expect(block?.roll).toMatchObject({ kind: 'block', dice: 2, picks: 'own' });
  expect(block?.roll?.chance).toBeCloseTo(1 - (4 / 6) ** 2, 10);
  expect(block?.roll?.fallChance).toBeCloseTo((2 / 6) ** 2, 10);
});

test('a blitz goes up to its target, a pass names its receivers with both rolls', () => {
  const { host } = lesson([player('A', 'home', [10, 8]), player('B', 'home', [14, 8]), player('X', 'away', [10, 12])], {
    balls: [{ holder: 'A' }],
  });
  const blitz = host.plans('B').find(plan => plan.verb === 'blitz');
  expect(blitz?.target).toBe('X');
  expect(blitz?.path).toHaveLength(3);
  expect(blitz?.answers[0]).toEqual({ blitz: 'B' });
  expect(blitz?.answers.at(-1)).toEqual({ target: 'X' });
  const pass = host.plans('A').find(plan => plan.verb === 'pass');
  expect(pass?.target).toBe('B');
  expect(pass?.risk?.rolls.map(roll => roll.kind)).toEqual(['pass', 'catch']);
});

test('a walk goes on after a dodge that succeeded, and a roll that succeeded is kept unless the coach wants to be asked', () => {
  const wanted = [...Array(40).keys()].map(() => {
    const { host, first } = lesson(
      [player('A', 'home', [10, 8], { skills: ['dodge'] }), player('X', 'away', [11, 8])],
      { rerolls: { home: 2 } },
    );
    const plan = host.plans('A').find(one => one.to?.[0] === 7 && one.to[1] === 8);
    const after = host.answer(first.answered, plan?.answers ?? []);
    const rolled = after.report.filter(event => event.type === 'rolled');
    return { after, rolled };
  });
  const good = wanted.filter(({ rolled }) => rolled.length === 1 && rolled[0]?.passed === true);
  expect(good.length).toBeGreaterThan(0);
  for (const { after } of good) {
    expect(after.view.players.find(p => p.id === 'A')?.square).toEqual([7, 8]);
    expect(after.question?.name).not.toBe('reroll');
  }
  // The skill rolls a failure again by itself.
  const again = wanted.filter(({ rolled }) => rolled.length === 2);
  for (const { after } of again) expect(after.report.some(event => event.type === 'rerolled')).toBe(true);
});

test('a coach who wants to be asked is asked about a roll that succeeded', () => {
  const asked = [...Array(30).keys()].some(() => {
    const { host, first } = lesson([player('A', 'home', [10, 8]), player('X', 'away', [11, 8])], {
      rerolls: { home: 2 },
    });
    host.askAlways(['rerolls']);
    const plan = host.plans('A').find(one => one.to?.[0] === 9 && one.to[1] === 8);
    const { question } = host.answer(first.answered, plan?.answers ?? []);
    return question?.name === 'reroll' && question.about.passed === true;
  });
  expect(asked).toBe(true);
});

test('a set-up: every square of the own half can be chosen, and reasons are given until it is legal', () => {
  const { host, first } = start('set-up', ['person', 'person']);
  let now = first;
  for (let i = 0; i < 5 && now.question?.name !== 'setUp'; i++) {
    if (now.question === null) now = host.look(now.asked);
    else now = host.answer(now.answered, [now.question.choices[0]?.answer ?? '']);
  }
  expect(now.question?.name).toBe('setUp');
  expect(now.question?.faults).toEqual([]);
  const side = now.question?.side ?? 0;
  const onLine = now.view.players.find(p => p.side === side && p.square?.[0] === (side === 0 ? 13 : 14));
  const plans = host.plans(onLine?.id ?? '');
  expect(plans.filter(plan => plan.verb === 'place')).toHaveLength(13 * 15);
  const off = plans.find(plan => plan.verb === 'bench');
  now = host.answer(now.answered, off?.answers ?? []);
  expect(now.question?.name).toBe('setUp');
  expect(now.question?.faults.map(fault => fault.rule)).toContain('B16-SETUP-05');
  expect(now.question?.choices.some(choice => choice.verb === 'ready')).toBe(false);
  expect(host.takeBack().question?.faults).toEqual([]);
});

test('following up and pushing straight back are done for a coach who leaves them to habit', () => {
  const pushed = [...Array(60).keys()].map(() => {
    const { host, first } = lesson([player('A', 'home', [10, 8]), player('X', 'away', [11, 8])]);
    host.askAlways(['rerolls']);
    const block = host.plans('A').find(plan => plan.verb === 'block');
    const rolled = host.answer(first.answered, block?.answers ?? []);
    const push = rolled.question?.choices.find(choice => choice.object === 'pushed');
    return push ? host.answer(rolled.answered, [push.answer]) : rolled;
  });
  const done = pushed.filter(
    ({ report, view }) =>
      report.some(event => event.type === 'pushed') && view.players.every(one => one.square !== null),
  );
  expect(done.length).toBeGreaterThan(0);
  for (const { view } of done) {
    expect(view.players.find(p => p.id === 'X')?.square).toEqual([12, 8]);
    expect(view.players.find(p => p.id === 'A')?.square).toEqual([11, 8]);
  }
});

test('B16-TTM-X1: a team-mate that is thrown shows how likely it flies, not how accurate the throw is', () => {
  const { host, first } = lesson([
    player('A', 'home', [10, 8], { agility: 1, skills: ['throwTeammate'] }),
    player('B', 'home', [11, 8], { skills: ['rightStuff', 'stunty'] }),
    player('X', 'away', [20, 8]),
  ]);
  const passing = host.answer(first.answered, [{ pass: 'A' }]);
  const aiming = host.answer(passing.answered, [{ throwTeammate: 'B' }]);
  expect(aiming.question?.name).toBe('throwTeammate');
  const at = (column: number, row: number) =>
    aiming.question?.choices.find(({ object }) => Array.isArray(object) && object[0] === column && object[1] === row)
      ?.roll;
  expect(at(12, 8)).toMatchObject({ kind: 'throwTeammate', needs: 2 });
  expect(at(12, 8)?.chance).toBeCloseTo(5 / 6, 10);
  expect(at(15, 8)).toMatchObject({ kind: 'throwTeammate', needs: 3 });
});

test('a follow-up is answered on the pitch too: by the square that was left, or the one the blocker stands on', () => {
  const asked = [...Array(60).keys()].flatMap(() => {
    const { host, first } = lesson([player('A', 'home', [10, 8]), player('X', 'away', [11, 8])]);
    host.askAlways(['rerolls', 'followUp']);
    const block = host.plans('A').find(plan => plan.verb === 'block');
    const rolled = host.answer(first.answered, block?.answers ?? []);
    const push = rolled.question?.choices.find(choice => choice.object === 'pushed');
    const { question } = push ? host.answer(rolled.answered, [push.answer]) : rolled;
    return question?.name === 'followUp' ? [question] : [];
  });
  expect(asked.length).toBeGreaterThan(0);
  for (const { choices } of asked)
    expect(choices.map(({ verb, square }) => [verb, square])).toEqual([
      ['yes', [11, 8]],
      ['no', [10, 8]],
    ]);
});

test('only what is certain reads 0 or 100 per cent', () => {
  expect([0, 1e-12, 0.001, 0.004, 0.5, 0.996, 1 - 1e-12, 1].map(t.percent)).toEqual([
    '0',
    '0',
    '1',
    '1',
    '50',
    '99',
    '100',
    '100',
  ]);
});

test('B16-XSKILL-51: who runs into the way of a throw may walk there, and leap when it can', () => {
  const host = hostTable();
  const players = [
    player('A', 'home', [5, 8]),
    player('B', 'home', [12, 8]),
    player('X', 'away', [8, 11], { skills: ['passBlock', 'leap'] }),
  ];
  const answers = [{ pass: 'A' }, 'throw', { to: [12, 8] }, { player: 'X' }];
  const scenario = { ruleset: 'blood-2016', position: { players, balls: [{ holder: 'A' }] }, answers };
  const { question } = host.lesson(JSON.stringify(scenario), 'touchdown', answers.length);
  expect(question?.name).toBe('passBlockStep');
  const plans = question?.plans ?? [];
  expect(plans.filter(plan => plan.verb === 'move').map(plan => plan.to)).toContainEqual([8, 8]);
  expect(plans.find(plan => plan.verb === 'leap')?.answers).toEqual([{ leap: expect.anything() }]);
});
