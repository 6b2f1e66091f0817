/** Orders as they come over the border: read like files, refused with one sentence, and then nothing has happened. */
import { BadInput, SeededDice } from '@ironpitch/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostTable, type TableHost } from '../src/host.ts';
import { readOrder, TABLE_ORDERS } from '../src/messages.ts';
import { Seat } from '../src/seat.ts';
import type { Coach, Reply, Snapshot, TableService } from '../src/service.ts';
import { Table } from '../src/table.ts';
import { sendTo } from './lockstep.ts';

const MATCH = { ruleset: 'blitz-2024', home: 'dwarf', away: 'orc', options: { pitch: 'stone' } };
const sit = (coaches: [Coach, Coach] = ['person', 'random']): { host: TableHost; first: Snapshot } => {
  const host = hostTable();
  host.start({ match: MATCH, coaches, seed: 'messages', arranged: true });
  return { host, first: host.botRun() };
};
const problemOf = (message: unknown): string => {
  try {
    readOrder(message);
    return '';
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
};
const order = (name: string, ...given: readonly unknown[]): object => ({ id: 1, name, given });

test.each([
  [null, 'an order is an object with id, name and given, not null'],
  [[], 'an order is an object with id, name and given, not []'],
  [{}, 'name: nothing is no order that a table knows'],
  [order('constructor'), 'name: "constructor" is no order that a table knows'],
  [order('unfinished'), 'name: "unfinished" is no order that a table knows'],
  [{ id: 1, name: 'sight' }, 'sight: given: expected a list [ … ], not nothing'],
  [{ name: 'sight', given: [] }, 'sight: id: expected a whole number from 0 to 1000000000, not nothing'],
  [order('sight', 1), 'sight: given: expected at most 0 things, not 1'],
  [order('answer', -1, []), 'answer: answered: expected a whole number from 0 to 1000000000, not -1'],
  [order('answer', 0, 'stop'), 'answer: answers: expected a list [ … ], not "stop"'],
  [order('answer', 0, [17]), 'answer: answers[0]: expected a word or an object with one key, not 17'],
  [order('plans'), 'plans: player: expected a name, not nothing'],
  [order('plans', 'H1', 'all'), 'plans: part: expected squares or deeds, not "all"'],
  [order('look', 2), 'look: side: expected a whole number from 0 to 1, not 2'],
  [order('concede', null), 'concede: side: expected a whole number from 0 to 1, not null'],
  [order('resume', '{}', ['person']), 'resume: coaches: expected the coaches of both sides, not ["person"]'],
  [order('start', { match: MATCH }), 'start: what.coaches is missing; expected the coaches of both sides'],
  [
    order('start', { match: MATCH, coaches: ['person', 'person'], dice: [] }),
    'start: what.dice is unknown; known here: match, coaches, seed, arranged',
  ],
  [order('otherWays', 'H1', [0, 5]), 'otherWays: to: expected a square [column, row], not [0,5]'],
  [order('weigh', { seat: 0 }), 'weigh: sight.origin is missing; expected an object { … } with match'],
])('%j is refused: %s', (message, sentence) => {
  expect(problemOf(message)).toBe(sentence);
});

test('every order is understood as the page gives it', () => {
  const { host } = sit();
  const sight = host.sight();
  const plan = host.plans('H4').find(one => one.verb === 'run');
  const orders: { readonly [K in keyof TableService]: readonly unknown[] } = {
    rulesets: [],
    anyOptions: ['blitz-2024'],
    readTeam: ['blood-2016', '{}'],
    teamBook: ['blood-2016'],
    teamSheet: ['blood-2016', '{}'],
    start: [{ match: MATCH, coaches: ['person', 'gentle'], arranged: true }],
    resume: ['{}', ['person', 'random']],
    openReplay: ['{}'],
    seek: [3],
    seekEvent: [3],
    playOn: [3, ['person', 'person']],
    lesson: ['{}', 'mark', 0],
    answer: [0, ['stop', { run: 'H1' }, { to: [3, 4] }]],
    takeBack: [],
    doAgain: [],
    concede: [0],
    botStep: [],
    botRun: [],
    plans: ['H1', 'squares'],
    wins: [],
    suggestions: [sight],
    hints: [sight],
    otherWays: ['H1', [3, 4]],
    whyNot: [['stop']],
    sight: [],
    rollsOf: [sight, plan?.answers],
    oddsOf: [sight, plan],
    flights: [sight, plan],
    weigh: [sight],
    askAlways: [['push']],
    arrange: [],
    look: [null],
    record: [],
    luck: ['{}'],
    decisions: ['{}'],
  };
  for (const [name, given] of Object.entries(orders))
    expect([name, problemOf(JSON.parse(JSON.stringify(order(name, ...given))))]).toEqual([name, '']);
});

test('whatever comes, the table stays as it is, and says so in one line under 300 signs', () => {
  const { host } = sit(['person', 'person']);
  const before = host.unfinished();
  // What puts something else on the table, or is an answer, is not among them: those are told apart above.
  const harmless = Object.keys(TABLE_ORDERS).filter(
    name => !/start|lesson|resume|openReplay|luck|decisions|concede|arrange/.test(name),
  );
  fc.assert(
    fc.property(fc.constantFrom(...harmless), fc.array(fc.jsonValue(), { maxLength: 3 }), (name, given) => {
      const reply = JSON.parse(sendTo(host, name as keyof TableService, ...given)) as Reply<unknown>;
      if (!reply.ok) {
        expect(reply.problem).toMatch(/^[^\n]+$/);
        expect(reply.problem.length).toBeLessThan(300);
      }
    }),
    { seed: 13, numRuns: 1500 },
  );
  expect(host.unfinished()).toBe(before);
});

test('a position that is none is refused before anybody reckons with it', () => {
  const { host } = sit();
  const sight = { ...host.sight(), position: [1, 2, 3] };
  expect(sendTo(host, 'weigh', sight)).toMatch(/sight\.position: expected \d+ numbers, not 3/);
});

test('the record is open once the match is over, and not before', () => {
  const { host } = sit(['random', 'random']);
  expect(host.record()).toContain('"seed"');
  const playing = sit().host;
  expect(() => playing.record()).toThrow('the record of a match is open once the match is over');
});

test('nobody looks through the eyes of a bot, gives up for it, or gives orders while only watching', () => {
  const { host } = sit();
  for (const act of [() => host.look(1), () => host.concede(1)]) expect(act).toThrow('a bot sits there, not a person');
  host.look(null);
  expect(() => host.answer(0, ['stop'])).toThrow('somebody who watches gives no orders');
  expect(host.look(null).question).toBeNull();
});

/** Plays a coach who answers at random. */
const answerAny = (seat: Seat, snapshot: Snapshot, dice: SeededDice): void => {
  const choices = snapshot.question?.choices ?? [];
  seat.answer(snapshot.answered, [choices[dice.pick(choices.length)]?.answer]);
};
test('two seats, a spectator, and one who comes back: each is told in its own count, and nothing twice', () => {
  const table = Table.start({ match: MATCH, coaches: ['person', 'person'], seed: 'seats' });
  const seats = [new Seat(table, 0), new Seat(table, 1), new Seat(table, null)] as const;
  const heard: unknown[][] = [[], [], []];
  const dice = new SeededDice('two seats');
  for (let i = 0; i < 300 && table.outcome === null; i++) {
    const told = seats.map(seat => seat.snapshot());
    told.forEach((snapshot, who) => {
      // Nobody is told again what they have been told, nor left anything out.
      expect(snapshot.reportFrom).toBe(heard[who]?.length);
      heard[who]?.push(...snapshot.report);
      const back = new Seat(table, seats[who]?.side ?? null).snapshot();
      expect(back.reportFrom).toBe(0);
      expect(back.report).toEqual(heard[who]);
      expect({ ...back, report: [], reportFrom: 0 }).toEqual({ ...snapshot, report: [], reportFrom: 0 });
    });
    const asked = table.asked as 0 | 1;
    expect(told.map(({ question }) => question !== null)).toEqual([asked === 0, asked === 1, false]);
    // A seat's count moves by its own answers alone.
    expect(told.map(one => one.answered)).toEqual([table.answered(0), table.answered(1), 0]);
    const all = (JSON.parse(table.record()) as { answers: unknown[] }).answers.length;
    expect(table.answered(0) + table.answered(1)).toBe(all);
    answerAny(seats[asked], told[asked] as Snapshot, dice);
    expect(() => seats[table.asked === 0 ? 1 : 0].answer(0, ['stop'])).toThrow('nobody at this screen is asked now');
  }
  expect(heard[0]).not.toEqual(heard[1]);
});

test('what one coach did the other cannot take back', () => {
  const table = Table.start({ match: MATCH, coaches: ['person', 'person'], seed: 'not mine', arranged: true });
  const seats = [new Seat(table, 0), new Seat(table, 1)] as const;
  const dice = new SeededDice('not mine');
  let tried = 0;
  for (let i = 0; i < 200 && tried < 5 && table.outcome === null; i++) {
    const asked = table.asked as 0 | 1;
    answerAny(seats[asked], seats[asked].snapshot(), dice);
    const [own, other] = [seats[asked], seats[asked === 0 ? 1 : 0]];
    if (!own.snapshot().canTakeBack) continue;
    tried++;
    expect(other.snapshot().canTakeBack).toBe(false);
    const before = table.record();
    other.takeBack();
    expect(table.record()).toBe(before);
  }
  expect(tried).toBe(5);
});
