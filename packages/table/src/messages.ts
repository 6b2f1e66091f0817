/** What may be asked of a table from outside: every order is checked as a file is, before anything is carried out. */
import { type Answer, BadInput, show } from '@ironpitch/engine';
import {
  anything,
  either,
  isObject,
  list,
  object,
  oneOf,
  orNull,
  read,
  record,
  type Shape,
  text,
  tuple,
  whole,
  within,
  yesNo,
} from '@ironpitch/protocol';
import type {
  Coach,
  NewMatch,
  Origin,
  Plan,
  PlanPart,
  Reply,
  Side,
  Sight,
  SquareName,
  TableService,
} from './service.ts';

/** An order as it comes in: which, what with, and the number its reply is to carry. */
export interface Order<S = TableService> {
  readonly id: number;
  readonly name: keyof S & string;
  readonly given: readonly unknown[];
}
/** Whatever takes orders: each is a function of plain data. */
type Service<S> = { readonly [K in keyof S]: (...given: never[]) => unknown };
/** What an order is given, one after the other: what each is called in a sentence, and its shape. */
type Given<P extends readonly unknown[]> = {
  readonly [I in keyof P]-?: readonly [called: string, shape: Shape<P[I]>, leftOut?: 'may be left out'];
};
export type Orders<S extends Service<S>> = { readonly [K in keyof S]: Given<Parameters<S[K]>> };
const NUMBER_MAX = 1_000_000_000;
const ANSWERS_MAX = 1000;
const CELLS_MAX = 100_000;
const COLUMNS_MAX = 100;
/** A record, a team or a scenario is read as a file, which knows how long it may be. */
const FILE_MAX = 20_000_000;

const count = whole(0, NUMBER_MAX);
const name = text('a name', 200);
const fileOf = (what: string): Shape<string> => text(`the text of ${what}`, FILE_MAX);
const matchRecord = fileOf('a match record');
const ruleset = text('the name of a ruleset', 200);
const side = whole(0, 1) as Shape<Side>;
const coach: Shape<Coach> = oneOf('person', 'gentle', 'greedy', 'veteran', 'star', 'random');
export const coaches = tuple('the coaches of both sides', coach, coach) as Shape<readonly [Coach, Coach]>;
const square = tuple('a square [column, row]', whole(1, COLUMNS_MAX), whole(1, COLUMNS_MAX)) as Shape<SquareName>;
/** Only what it is made of: what it means is read once it is known that its coach is asked. */
const answer = either(text('a word', 200), record('an object with one key', anything)) as Shape<Answer>;
const answers: Shape<readonly Answer[]> = list(answer, ANSWERS_MAX);
const match = object(
  { ruleset, home: fileOf('a team'), away: fileOf('a team'), options: record('an object { … } of options', anything) },
  {},
);
const newMatch: Shape<NewMatch> = object({ match, coaches }, { seed: text('a seed', 200), arranged: yesNo });
/** One of two objects, told apart by a key: the sentence is about the fields of the one that is meant. */
const byKey = <A, B>(key: string, withKey: Shape<A>, without: Shape<B>): Shape<A | B> => ({
  says: withKey.says,
  check: (value, field) => (isObject(value) && Object.hasOwn(value, key) ? withKey : without).check(value, field),
  schema: defs => ({ anyOf: [withKey.schema(defs), without.schema(defs)] }),
});
const origin: Shape<Origin> = byKey(
  'match',
  object({ match }, {}),
  object({ scenario: fileOf('a scenario'), given: count }, {}),
);
const sight: Shape<Sight> = object(
  { origin, seat: side, position: list(whole(-32768, 32767), CELLS_MAX), pending: answers },
  {},
);
/** An object that is looked at for these fields; whatever else it has is not read. */
const having = <T>(fields: Readonly<Record<string, Shape<unknown>>>): Shape<T> => ({
  says: `an object { … } with ${Object.keys(fields).join(', ')}`,
  check(value, field) {
    if (!isObject(value)) throw new BadInput(`${field}: expected ${this.says}, not ${show(value)}`);
    for (const [key, shape] of Object.entries(fields))
      shape.check(Object.hasOwn(value, key) ? value[key] : undefined, within(field, key));
  },
  schema: () => ({ type: 'object', required: Object.keys(fields) }),
});
const roll = orNull(having<NonNullable<Plan['roll']>>({ kind: name }));
const plan = having<Plan>({ answers, player: name, target: orNull(name), to: orNull(square) });
const flying = having<Pick<Plan, 'answers' | 'roll'>>({ answers, roll });
const part: Shape<PlanPart> = oneOf('squares', 'deeds');

/** What a table understands. */
export const TABLE_ORDERS: Orders<TableService> = {
  rulesets: [],
  anyOptions: [
    ['ruleset', ruleset],
    ['seed', text('a seed', 200), 'may be left out'],
  ],
  readTeam: [
    ['ruleset', ruleset],
    ['text', fileOf('a team')],
  ],
  teamBook: [['ruleset', ruleset]],
  teamSheet: [
    ['ruleset', ruleset],
    ['text', fileOf('a team')],
  ],
  start: [['what', newMatch]],
  resume: [
    ['record', matchRecord],
    ['coaches', coaches],
  ],
  openReplay: [['record', matchRecord]],
  seek: [['at', count]],
  seekEvent: [['event', count]],
  playOn: [
    ['at', count],
    ['coaches', coaches],
  ],
  lesson: [
    ['scenario', fileOf('a scenario')],
    ['goal', name],
    ['given', count],
  ],
  answer: [
    ['answered', count],
    ['answers', answers],
  ],
  takeBack: [],
  doAgain: [],
  concede: [['side', side]],
  botStep: [],
  botRun: [],
  plans: [
    ['player', name],
    ['part', part, 'may be left out'],
  ],
  wins: [],
  suggestions: [['sight', sight]],
  hints: [['sight', sight]],
  otherWays: [
    ['player', name],
    ['to', square],
  ],
  whyNot: [['answers', answers]],
  sight: [],
  rollsOf: [
    ['sight', sight],
    ['answers', answers],
  ],
  oddsOf: [
    ['sight', sight],
    ['plan', plan],
  ],
  flights: [
    ['sight', sight],
    ['plan', flying],
  ],
  weigh: [['sight', sight]],
  askAlways: [['habits', list(name)]],
  arrange: [],
  look: [['side', orNull(side)]],
  record: [],
  luck: [['record', matchRecord]],
  decisions: [['record', matchRecord]],
};
/** Reads an order, or throws BadInput with one sentence before anything has happened. */
export const orderReader =
  <S extends Service<S>>(orders: Orders<S>) =>
  (message: unknown): Order<S> => {
    if (!isObject(message)) throw new BadInput(`an order is an object with id, name and given, not ${show(message)}`);
    const { id, name: called, given } = message;
    if (typeof called !== 'string' || !Object.hasOwn(orders, called))
      throw new BadInput(`name: ${show(called)} is no order that a table knows`);
    const wanted = orders[called as keyof S] as Given<unknown[]>;
    if (!Array.isArray(given)) throw new BadInput(`${called}: given: expected a list [ … ], not ${show(given)}`);
    if (given.length > wanted.length)
      throw new BadInput(`${called}: given: expected at most ${wanted.length} things, not ${given.length}`);
    wanted.forEach(([what, shape, leftOut], i) => {
      if (!leftOut || i < given.length) shape.check(given[i], `${called}: ${what}`);
    });
    return { id: read(count, id, `${called}: id`), name: called as keyof S & string, given };
  };
export const readOrder = orderReader<TableService>(TABLE_ORDERS);

/** Carries out an order that was read. A bad input is a sentence, not a crash. */
export const carryOut = (service: TableService, { name: called, given }: Order): Reply<unknown> => {
  try {
    const act = service[called] as (...given: readonly unknown[]) => unknown;
    return { ok: true, value: act(...given) };
  } catch (error) {
    return refusal(error);
  }
};
/** What whoever gave an order is told that could not be carried out. */
export const refusal = (error: unknown): Reply<never> => ({
  ok: false,
  problem: error instanceof Error ? error.message : String(error),
});
