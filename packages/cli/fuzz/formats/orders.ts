/** Orders to a table: what a page, another program or somebody with bad intentions may send to a match under way. */
import { BadInput } from '@ironpitch/engine';
import { hostTable, readOrder, type Snapshot, TABLE_ORDERS, type TableHost } from '@ironpitch/table';
import { corpusOf, largeValues } from '../corpus.ts';
import type { Format } from '../format.ts';
import { mutateJson, treesOf } from '../mutate.ts';
import { fieldsOf } from '../names.ts';
import { matchRecords } from './matches.ts';

interface Laid {
  readonly ruleset: string;
  readonly home: string;
  readonly away: string;
}
const LAID: readonly Laid[] = [
  { ruleset: 'blitz-2024', home: 'dwarf', away: 'orc' },
  { ruleset: 'blood-2016', home: 'human', away: 'orc' },
];
const SET_UP_MAX = 100;
const PERSONS = ['person', 'person'] as const;
/** The record of a match in which somebody is asked who does what: every input finds it so. */
const begun = ({ ruleset, home, away }: Laid): string => {
  const host = hostTable();
  const match = { ruleset, home, away, options: {} };
  let now = host.start({ match, coaches: PERSONS, seed: 'orders', arranged: true });
  for (let i = 0; i < SET_UP_MAX && now.question?.name !== 'action'; i++) {
    if (now.question === null) now = host.look(now.asked);
    else
      now = host.answer(
        now.answered,
        now.question.choices.slice(0, 1).map(({ answer }) => answer),
      );
  }
  if (now.question?.name !== 'action') throw new Error(`no match of ${ruleset} could be begun`);
  return host.unfinished() ?? '';
};
const lay = (record: string): { readonly host: TableHost; readonly first: Snapshot } => {
  const host = hostTable();
  return { host, first: host.resume(record, PERSONS) };
};
/** Every order as a page may send it. */
const properOrders = (laid: Laid, begunAs: string): string[] => {
  const { host, first } = lay(begunAs);
  const sight = host.sight();
  const plan = first.view.players.flatMap(({ id }) => host.plans(id)).at(0) ?? null;
  const answer = first.question?.choices.at(0)?.answer ?? 'stop';
  const player = first.view.players[0]?.id ?? '';
  const [record = '{}'] = matchRecords();
  const match = { ...laid, options: {} };
  const orders: Readonly<Record<string, readonly unknown[]>> = {
    rulesets: [],
    anyOptions: [laid.ruleset, 'seed'],
    readTeam: [laid.ruleset, '{}'],
    teamBook: [laid.ruleset],
    teamSheet: [laid.ruleset, '{}'],
    start: [{ match, coaches: ['person', 'gentle'], seed: 'a', arranged: true }],
    resume: [record, ['person', 'random']],
    openReplay: [record],
    seek: [3],
    seekEvent: [3],
    playOn: [3, ['person', 'person']],
    lesson: ['{}', 'mark', 0],
    answer: [first.answered, [answer]],
    takeBack: [],
    doAgain: [],
    concede: [0],
    botStep: [],
    botRun: [],
    plans: [player, 'squares'],
    wins: [],
    otherWays: [player, [3, 4]],
    whyNot: [[answer, { run: player }, { to: [3, 4] }]],
    sight: [],
    rollsOf: [sight, [answer]],
    oddsOf: [sight, plan ?? { answers: [answer], player, target: null, to: [3, 4] }],
    flights: [sight, plan ?? { answers: [answer], roll: null }],
    weigh: [sight],
    askAlways: [['push']],
    arrange: [],
    look: [null],
    record: [],
    luck: ['{}'],
  };
  return Object.keys(TABLE_ORDERS).map(name => JSON.stringify({ id: 1, name, given: orders[name] ?? [] }));
};
const FILES = /"name":"(?:readTeam|teamSheet|resume|openReplay|lesson|luck)"/;
interface Sent {
  readonly laid: number;
  readonly message: string;
}
export const orders = (): Format => {
  const records = LAID.map(begun);
  const proper = LAID.map((laid, i) => properOrders(laid, records[i] as string));
  const trees = proper.map(treesOf);
  const inputOf = (laid: number, message: string): string => JSON.stringify({ laid, message } satisfies Sent);
  const known = new Set([
    ...Object.values(TABLE_ORDERS).flatMap(given =>
      given.flatMap(([called, shape]) => [called, ...fieldsOf(shape.schema({}))]),
    ),
    ...Object.keys(TABLE_ORDERS),
    ...['id', 'name', 'given', 'order', 'match', 'table', 'answer', 'player', 'team', 'ruleset', 'option', 'replay'],
  ]);
  return {
    name: 'orders',
    given: [
      ...proper.flatMap((messages, laid) => messages.map(message => inputOf(laid, message))),
      ...corpusOf('orders').map(message => inputOf(0, message)),
      ...largeValues().flatMap(value => [
        inputOf(0, value),
        inputOf(0, `{"id":1,"name":"answer","given":[0,${value}]}`),
        inputOf(1, `{"id":1,"name":"weigh","given":[${value}]}`),
      ]),
    ],
    mutate(dice) {
      const laid = dice.pick(LAID.length);
      return inputOf(laid, mutateJson(dice, trees[laid] ?? []));
    },
    attempt(input) {
      const { laid, message } = JSON.parse(input) as Sent;
      let sent: unknown;
      try {
        sent = JSON.parse(String(message));
      } catch {
        // A worker is handed plain data: a text that is none never arrives.
        return { refusals: [] };
      }
      const { host } = lay((records[laid] ?? records[0]) as string);
      const before = host.unfinished();
      try {
        const { name, given } = readOrder(sent);
        (host[name] as (...given: readonly unknown[]) => unknown)(...given);
        return { refusals: [] };
      } catch (error) {
        if (!(error instanceof BadInput)) throw error;
        return { refusals: [error.message], changed: host.unfinished() === before ? '' : 'the match on the table' };
      }
    },
    // What is the matter with a file is told as it is told of the file itself.
    names: (input, sentence) =>
      FILES.test((JSON.parse(input) as Sent).message) ||
      (sentence.match(/[\p{L}\p{N}]+/gu) ?? []).some(word => known.has(word)),
  };
};
