import { type MatchKeeper, SeededDice } from '@ironpitch/engine';
import { expect, test } from 'vitest';
import type { BlitzPart } from '../src/blitz/part.ts';
import { hostTable, type TableHost } from '../src/host.ts';
import { lessonGame } from '../src/lesson.ts';
import { oddsOf } from '../src/reckon.ts';
import { Seat } from '../src/seat.ts';
import type { Coach, Plan, Sight, Snapshot, TableService } from '../src/service.ts';
import { Table } from '../src/table.ts';

const start = (seed: string, coaches: [Coach, Coach] = ['person', 'greedy']): { host: TableHost; first: Snapshot } => {
  const host = hostTable();
  const match = { ruleset: 'blitz-2024', home: 'dwarf', away: 'orc', options: { pitch: 'stone' } };
  host.start({ match, coaches, seed, arranged: true });
  return { host, first: host.botRun() };
};
/** Plays on at random until `stop` holds, or the match is over. */
const playUntil = (host: TableService, from: Snapshot, stop: (snapshot: Snapshot) => boolean): Snapshot => {
  const dice = new SeededDice('somebody');
  let now = from;
  for (let i = 0; i < 3000 && now.outcome === null && !stop(now); i++) {
    if (now.question === null) {
      now = now.asked !== null && now.coaches[now.asked] === 'person' ? host.look(now.asked) : host.botRun();
      continue;
    }
    const claim = now.question.choices.find(choice => choice.verb === 'claim');
    const { choices } = now.question;
    const choice = claim ?? choices[dice.pick(choices.length)];
    now = host.answer(now.answered, choice ? [choice.answer] : []);
  }
  return now;
};
const part = (snapshot: Snapshot): BlitzPart => snapshot.view.game as BlitzPart;

test('a plan for every square a run can end on: its answers take the player there', () => {
  const { host, first } = start('plans');
  const plans = host.plans('H4').filter(plan => plan.verb === 'run');
  expect(plans.length).toBeGreaterThan(20);
  for (const plan of plans.slice(0, 8)) {
    const after = host.answer(first.answered, plan.answers);
    expect(after.view.players.find(p => p.id === 'H4')?.square).toEqual(plan.to);
    const back = host.takeBack();
    expect(back.answered).toBe(first.answered);
    expect(back.view.players).toEqual(first.view.players);
  }
});

test('what was taken back is done again, step by step, until something else is done', () => {
  const { host, first } = start('again and again');
  const run = (player: string): Snapshot => {
    const plan = host.plans(player).find(one => one.verb === 'run' && one.gains.length === 0);
    return host.answer(host.look(0).answered, plan?.answers ?? []);
  };
  const one = run('H4');
  const two = run('H1');
  const record = host.unfinished();
  expect(two.canDoAgain).toBe(false);
  host.takeBack();
  expect(host.takeBack().view.players).toEqual(first.view.players);
  const forward = host.doAgain();
  expect(forward.view.players).toEqual(one.view.players);
  expect([forward.canTakeBack, forward.canDoAgain]).toEqual([true, true]);
  expect(host.doAgain().view.players).toEqual(two.view.players);
  expect(host.unfinished()).toBe(record);
  expect(host.doAgain().answered).toBe(two.answered);
  host.takeBack();
  const other = run('H2');
  expect(other.canDoAgain).toBe(false);
  expect(host.doAgain().answered).toBe(other.answered);
});

test('looking for plans changes nothing, and an old order is not carried out twice', () => {
  const { host, first } = start('nothing');
  const record = host.unfinished();
  for (const { id } of first.view.players.filter(p => p.side === 0)) host.plans(id);
  expect(host.unfinished()).toBe(record);
  const [plan] = host.plans('H1').filter(one => one.verb === 'run');
  const after = host.answer(first.answered, plan?.answers ?? []);
  expect(after.answered).toBeGreaterThan(first.answered);
  // The same order again names a question that is no longer open.
  expect(host.answer(first.answered, plan?.answers ?? []).answered).toBe(after.answered);
});

test('take-back ends where a die fell', () => {
  const { host, first } = start('die');
  const rolled = playUntil(host, first, now => now.report.some(event => event.type === 'blockRolled'));
  expect(rolled.report.some(event => event.type === 'blockRolled')).toBe(true);
  expect(rolled.canTakeBack).toBe(false);
  expect(host.takeBack().answered).toBe(rolled.answered);
});

test.each([
  ['blitz-2024', 'dwarf', 'orc'],
  ['blitz-2022', 'human', 'skaven'],
  ['blood-2016', 'human-quick-start', 'orc-quick-start'],
])('%s: take-back ends where the other coach was asked, whatever was answered', (ruleset, home, away) => {
  const host = hostTable();
  const dice = new SeededDice(`take-back ${ruleset}`);
  let [reached, inTurn] = [0, 0];
  let now = host.start({
    match: { ruleset, home, away, options: {} },
    coaches: ['person', 'random'],
    seed: 'take-back',
    arranged: true,
  });
  let answeredByBot = now.answered;
  for (let i = 0; i < 400 && now.outcome === null && (reached < 12 || inTurn < 6); i++) {
    if (now.question === null) {
      now = host.botStep();
      answeredByBot = now.answered;
      if (now.view.active === 0) inTurn++;
      expect(now.canTakeBack).toBe(false);
      continue;
    }
    const { choices } = now.question;
    now = host.answer(now.answered, [choices[dice.pick(choices.length)]?.answer ?? '']);
    if (!now.canTakeBack) continue;
    const { players } = now.view;
    reached++;
    expect(host.takeBack().answered).toBeGreaterThanOrEqual(answeredByBot);
    now = host.doAgain();
    expect(now.view.players).toEqual(players);
  }
  // Both happened: something was taken back, and a bot was asked in the person's turn.
  expect(Math.min(reached, inTurn)).toBeGreaterThan(0);
});

test('an answer that is refused leaves nothing to take back, and what was taken back can still be done again', () => {
  const { host, first } = start('refusal');
  const plan = host.plans('H4').find(one => one.verb === 'run');
  host.answer(first.answered, plan?.answers ?? []);
  const back = host.takeBack();
  expect(() => host.answer(back.answered, ['nonsense'])).toThrow();
  expect(() => host.answer(back.answered, [{ run: 'A1' }])).toThrow();
  const after = host.look(0);
  expect([after.canTakeBack, after.canDoAgain]).toEqual([false, true]);
});

test('two at one screen: whoever is not asked gets no answers to choose from, in refusals either', () => {
  const { host, first } = start('seats', ['person', 'person']);
  const now = playUntil(host, first, ({ question }) => question?.name === 'action');
  const { asked } = now;
  const other = asked === 0 ? 1 : 0;
  const own = now.view.players.find(player => player.side === asked)?.id ?? '';
  expect(host.plans(own).length).toBeGreaterThan(0);
  expect(host.look(other).question).toBeNull();
  expect([host.plans(own), host.wins(), host.otherWays(own, [5, 5]), host.sight()]).toEqual([[], [], [], null]);
  expect(host.whyNot(['nonsense'])).toBeNull();
  for (const answers of [['nonsense'], [{ run: own }]])
    expect(() => host.answer(now.answered, answers)).toThrow(/^nobody at this screen is asked now$/);
});

test("the other coach's cards never reach the page, in the view or in the report", () => {
  const { host, first } = start('hands', ['person', 'person']);
  const names = (snapshot: Snapshot, seat: string): unknown[] =>
    snapshot.report.filter(event => event.type === 'bonusTaken' && event.seat === seat).map(event => event.play);
  const both = playUntil(host, first, now => part(now).handCounts.every(count => count > 0));
  expect(part(both).handCounts.every(count => count > 0)).toBe(true);
  host.look(null);
  const home = host.look(0);
  const away = host.look(1);
  const nobody = host.look(null);
  expect(part(home).hand).toHaveLength(part(home).handCounts[0]);
  expect(part(away).hand).toHaveLength(part(away).handCounts[1]);
  expect(part(nobody).hand).toEqual([]);
  expect([names(home, 'away'), names(away, 'home'), names(nobody, 'home'), names(nobody, 'away')]).toEqual([
    [],
    [],
    [],
    [],
  ]);
  expect(names(home, 'home').length).toBeGreaterThan(0);
  const shown = home.asked === 0 ? away : home;
  expect(shown.question).toBeNull();
});

test('a plan says which challenge it fulfils, and the claim is offered after it', () => {
  const { host, first } = start('claims');
  let seen = 0;
  let now = first;
  for (let i = 0; i < 200 && seen < 3 && now.outcome === null; i++) {
    const acting = now.question?.name === 'action' ? now.view.players.filter(p => p.side === 0) : [];
    const claims = acting
      .flatMap(({ id }) => host.plans(id))
      .find(plan => plan.gains.some(gain => gain !== 'ball' && gain !== 'touchdown'));
    if (!claims) {
      now = playUntil(host, now, later => later.answered > now.answered && later.question?.name === 'action');
      continue;
    }
    const after = host.answer(now.answered, claims.answers);
    // An answer of the other coach may come between; where none did, the claim is open.
    if (after.question?.name === 'claim') {
      const offered = after.question.choices.filter(choice => choice.verb === 'claim');
      const open = offered.map(choice => part(after).cards[Number(choice.object) - 1]?.id);
      expect(claims.gains).toEqual(expect.arrayContaining(open));
      seen++;
    }
    now = playUntil(host, after, later => later.question?.name === 'action');
  }
  expect(seen).toBeGreaterThan(0);
});

test('nobody is asked what has only one answer, in the middle of an order either', () => {
  const host = hostTable();
  const player = (id: string, side: string, square: number[]) => ({ id, side, square, block: 1, armour: 2 });
  const position = {
    players: [player('A', 'home', [7, 6]), player('C', 'away', [8, 6]), player('D', 'away', [7, 7])],
    // With a card in hand there is a question after every roll; this card does not answer it.
    cards: { hands: { home: ['reserves'] } },
  };
  for (let tries = 0; tries < 12; tries++) {
    const first = host.lesson(JSON.stringify({ ruleset: 'blitz-2022', position }), 'touchdown', 0);
    const block = host.plans('A').find(plan => plan.verb === 'block' && plan.path.length === 0);
    const after = host.answer(first.answered, block?.answers ?? []);
    expect(after.report.some(event => event.type === 'blockRolled')).toBe(true);
    if (after.question !== null) expect(after.question.choices.length).toBeGreaterThan(1);
  }
});

test('the chance of a block is that of its own dice', () => {
  const host = hostTable();
  const player = (id: string, side: string, square: number[]) => ({ id, side, square, block: 1 });
  const scenario = {
    ruleset: 'blitz-2024',
    position: {
      pitch: 'stone',
      players: [player('A', 'home', [7, 6]), player('B', 'home', [8, 7]), player('C', 'away', [8, 6])],
    },
  };
  host.lesson(JSON.stringify(scenario), 'knockDown', 0);
  const block = host.plans('A').find(plan => plan.verb === 'block');
  // Three of six faces fell the target; with two dice one of them is enough.
  expect(block?.roll?.dice).toBe(2);
  expect(block?.roll?.chance).toBeCloseTo(0.75, 10);
  expect(block?.roll?.modifiers.map(one => one.cause)).toEqual(['assisted']);
});

test('a record that cannot be read is refused with a sentence, and the table keeps its match', () => {
  const { host, first } = start('refused');
  expect(() => host.resume('{', ['person', 'person'])).toThrow(/JSON|broken|cut off|ends/);
  expect(() => host.openReplay('{"format": 99}')).toThrow(/newer than this version/);
  expect(host.look(0).answered).toBe(first.answered);
});

test('a replay goes to any step, and playing on from there begins with the same position', () => {
  const { host, first } = start('again', ['greedy', 'greedy']);
  expect(first.outcome).not.toBeNull();
  const record = host.record();
  const last = host.openReplay(record);
  expect(last.view.score).toEqual(first.view.score);
  const touchdown = last.report.findIndex(event => event.type === 'claimed' || event.type === 'touchdown');
  const there = host.seekEvent(touchdown);
  expect(there.report.length).toBeGreaterThan(touchdown);
  expect(host.seek((there.replay?.at ?? 0) - 1).report.length).toBeLessThanOrEqual(touchdown);
  const middle = host.seek(Math.floor((last.replay?.length ?? 0) / 2));
  const on = host.playOn(middle.replay?.at ?? 0, ['person', 'person']);
  expect(on.view.players).toEqual(middle.view.players);
  expect(on.outcome).toBeNull();
});

test.each(['blitz-2024', 'blitz-2022', 'blood-2016'])('%s: a surprise can always be played, whoever meets whom', id => {
  const host = hostTable();
  const teams = host.rulesets().find(one => one.id === id)?.teams ?? [];
  const dice = new SeededDice(`surprise ${id}`);
  const any = (): string => teams[dice.pick(teams.length)]?.id ?? '';
  for (let i = 0; i < 25; i++) {
    const match = { ruleset: id, home: any(), away: any(), options: host.anyOptions(id, `options ${i}`) };
    expect(host.start({ match, coaches: ['person', 'random'], seed: `${i}` }).outcome).toBeNull();
  }
});

test.each([
  ['blitz-2024', { block: 1 }],
  ['blood-2016', {}],
] as const)('%s: the view says who holds whom: standing opponents side by side', (ruleset, more) => {
  const player = (id: string, side: string, square: number[], state?: string): object => ({
    id,
    side,
    square,
    ...(ruleset === 'blood-2016' ? { position: side === 'home' ? 'human/lineman' : 'orc/lineman' } : more),
    ...(state === undefined ? {} : { state }),
  });
  const position = {
    ...(ruleset === 'blitz-2024' ? { pitch: 'stone' } : {}),
    players: [
      player('A', 'home', [7, 6]),
      player('B', 'home', [7, 7]),
      player('C', 'away', [8, 6]),
      player('D', 'away', [8, 8], 'prone'),
      player('E', 'away', [11, 6]),
    ],
  };
  const { view } = hostTable().lesson(JSON.stringify({ ruleset, position }), 'touchdown', 0);
  expect(view.holds.map(pair => pair.join())).toEqual(['A,C', 'B,C']);
});

test('blood-2016: two who have lost their wits hold nobody, not even each other', () => {
  const player = (id: string, side: string, square: number[], more: object = {}): object => ({
    id,
    side,
    square,
    position: side === 'home' ? 'human/lineman' : 'orc/lineman',
    ...more,
  });
  const holdsWith = (witless: readonly string[]): readonly unknown[] => {
    const lost = (id: string): object => (witless.includes(id) ? { witless: true } : {});
    const players = [
      player('A', 'home', [7, 6], lost('A')),
      player('B', 'away', [8, 6], lost('B')),
      player('C', 'home', [12, 3]),
    ];
    const scenario = { ruleset: 'blood-2016', position: { players } };
    return hostTable().lesson(JSON.stringify(scenario), 'touchdown', 0).view.holds;
  };
  expect(holdsWith([])).toEqual([['A', 'B']]);
  expect(holdsWith(['A'])).toEqual([['A', 'B']]);
  expect(holdsWith(['A', 'B'])).toEqual([]);
});

test('an order waits while the other coach is asked, person or bot, and then goes on', () => {
  const player = (id: string, side: string, square: number[], more: object = {}): object => ({
    id,
    side,
    square,
    position: side === 'home' ? 'human/lineman' : 'orc/lineman',
    ...more,
  });
  const players = [player('A', 'home', [7, 6]), player('X', 'away', [8, 6], { skills: ['divingTackle'] })];
  const { spec, setUp } = lessonGame(JSON.stringify({ ruleset: 'blood-2016', position: { players } }), 0);
  let waited = 0;
  for (let n = 0; n < 12; n++) {
    const table = Table.lesson(spec, setUp, () => ({ reached: false, missed: false }), { scenario: '', given: 0 });
    const inside = table as unknown as { coaches: Coach[]; bots: unknown[]; keeper: MatchKeeper };
    inside.coaches[1] = 'person';
    inside.bots[1] = undefined;
    inside.keeper.game.dice = new SeededDice(`waits ${n}`);
    const [home, away] = [new Seat(table, 0), new Seat(table, 1)];
    const walk = home.plans('A').find(plan => plan.to?.join() === '4,6');
    home.answer(0, walk?.answers ?? []);
    if (table.asked !== 1 || away.snapshot().question?.name === 'action') continue;
    const told = away.snapshot();
    expect([home.snapshot().question, home.sight()]).toEqual([null, null]);
    away.answer(told.answered, [told.question?.choices.find(one => one.verb !== 'use' && one.verb !== 'yes')?.answer]);
    // Nobody had to say again where to.
    const moved = new Seat(table, 0).snapshot().view.players.find(one => one.id === 'A');
    if (moved?.square?.join() === '4,6') waited++;
  }
  expect(waited).toBeGreaterThan(0);
});

test('B25-TRAIT-ANIMALSAVAGERY-01: an order goes on once somebody has been chosen to lash out at', () => {
  const player = (id: string, position: string, square: number[], side = 'home'): object => ({
    id,
    side,
    square,
    position,
  });
  const players = [
    player('A', 'skaven/ratOgre', [7, 6]),
    player('B', 'skaven/skavenClanrat', [8, 6]),
    player('C', 'skaven/skavenClanrat', [8, 7]),
    player('X', 'orc/orcLineman', [20, 6], 'away'),
  ];
  const { spec, setUp } = lessonGame(JSON.stringify({ ruleset: 'blood-2025', position: { players } }), 0);
  let went = 0;
  for (let n = 0; n < 12; n++) {
    const table = Table.lesson(spec, setUp, () => ({ reached: false, missed: false }), { scenario: '', given: 0 });
    (table as unknown as { keeper: MatchKeeper }).keeper.game.dice = new SeededDice(`lashes out ${n}`);
    const home = new Seat(table, 0);
    const walk = home.plans('A').find(plan => plan.to?.join() === '4,6');
    expect(walk?.risk).toMatchObject({ chance: 1, rolls: [], first: 'lashesOut' });
    home.answer(0, walk?.answers ?? []);
    const asked = home.snapshot();
    if (asked.question?.name !== 'animalSavagery') continue;
    home.answer(asked.answered, [{ player: 'C' }]);
    expect(home.snapshot().view.players.find(one => one.id === 'A')?.square).toEqual([4, 6]);
    went++;
  }
  expect(went).toBeGreaterThan(0);
});

test('B25-STALL-01, B25-STALL-04: a plan that stalls counts what the crowd may do, and one that scores does not', () => {
  const position = {
    turns: { home: 4, away: 3 },
    players: [
      { id: 'A', side: 'home', square: [22, 6], position: 'human/humanLineman' },
      { id: 'X', side: 'away', square: [3, 6], position: 'orc/orcLineman' },
    ],
    balls: [{ holder: 'A' }],
  };
  const { spec, setUp } = lessonGame(JSON.stringify({ ruleset: 'blood-2025', position }), 0);
  const table = Table.lesson(spec, setUp, () => ({ reached: false, missed: false }), { scenario: '', given: 0 });
  const plans = new Seat(table, 0).plans('A');
  const riskAt = (square: string) => plans.find(plan => plan.to?.join() === square)?.risk;
  expect(riskAt('24,6')).toMatchObject({ chance: 0.5, stalls: 4 }); // spared on 1 to 3
  expect(riskAt('26,6')).toMatchObject({ chance: 1 });
  expect(riskAt('26,6')).not.toHaveProperty('stalls');
  // What is reckoned of the whole plan says the same.
  const host = hostTable();
  host.lesson(JSON.stringify({ ruleset: 'blood-2025', position }), 'touchdown', 0);
  const plan = plans.find(({ to }) => String(to) === '24,6') as Plan;
  expect(oddsOf(host.sight() as Sight, plan)).toMatchObject({ success: 0.5, turnover: 0.5 });
});
