/** Two tables that differ only in what one coach may not know: whatever that coach is told must be the same at both. */
import {
  type Answer,
  BadInput,
  type Consequence,
  type Dice,
  type Game,
  MatchKeeper,
  type MatchSpec,
  otherSeat,
  type RulesetDefinition,
  rulesets,
  SEATS,
  type Seat,
  SeededDice,
} from '@ironpitch/engine';
import { describeQuestion, nameEvent } from '@ironpitch/protocol';
import type { BotAtTable } from '../src/gentle.ts';
import { hostTable, type TableHost } from '../src/host.ts';
import { carryOut, readOrder, refusal } from '../src/messages.ts';
import { Seat as SeatAtTable } from '../src/seat.ts';
import type { Choice, Coach, Reply, Snapshot, TableService } from '../src/service.ts';
import { Table } from '../src/table.ts';

/** How a pair ended: somebody was shown a card, or the match or the test was over. */
type Ending = 'parted' | 'over' | 'long enough';
interface Walked {
  readonly ending: Ending;
  /** Orders that were given at both tables. */
  readonly steps: number;
}
const DECISIONS_MAX = 260;
const DEALS_MAX = 8;
/** Plans are dear: they are compared at one of so many questions. */
const PLANS_ONE_IN = 4;

// --- the match before ---------------------------------------------------------------------------------------------
/** What an answer mostly leads to nothing by. */
const DULL: ReadonlySet<string> = new Set(['run', 'standUp', 'to', 'pass', 'keep', 'no', 'stop', 'endTurn', 'end']);
const verbOf = (answer: Answer): string => (typeof answer === 'string' ? answer : (Object.keys(answer)[0] as string));
/** A coach who claims and plays what there is, so that hands fill up and cards come out. */
export const pickAnswer = (answers: readonly Answer[], chance: Dice): Answer => {
  const claim = answers.find(answer => verbOf(answer) === 'claim');
  if (claim !== undefined) return claim;
  const lively = answers.filter(answer => !DULL.has(verbOf(answer)));
  const from = lively.length > 0 && chance.pick(2) === 0 ? lively : answers;
  return from[chance.pick(from.length)] as Answer;
};
const dealsCards = ({ game, entries }: RulesetDefinition): boolean =>
  game === 'blitz' || Object.values(entries).some(({ kind }) => kind === 'card');
/** Those in which a coach holds something that the other may not see. */
export const withCards: readonly RulesetDefinition[] = rulesets.filter(dealsCards);
/** A match in which much has happened. */
export const begun = (ruleset: RulesetDefinition, chance: Dice): MatchKeeper => {
  const team = (): string => (ruleset.teams[chance.pick(ruleset.teams.length)] as { id: string }).id;
  const cards = ruleset.game === 'blood' && dealsCards(ruleset) ? { cards: true } : {};
  const options = { ...ruleset.anyOptions(chance), ...cards };
  const spec: MatchSpec = { ruleset: ruleset.id, home: team(), away: team(), options };
  const dice = new SeededDice(`dice ${chance.pick(1e9)}`);
  const keeper = new MatchKeeper(spec, ruleset, source => ruleset.create(spec, source), dice).start();
  const { game } = keeper;
  for (let left = chance.pick(DECISIONS_MAX); left > 0 && !game.over; left--)
    keeper.answer(pickAnswer(game.legalAnswers(), chance));
  return keeper;
};

// --- a table looked into --------------------------------------------------------------------------------------------
/** What nobody outside may touch: this test deals cards under the table. */
interface Inside {
  readonly keeper: MatchKeeper;
  readonly bots: (BotAtTable | undefined)[];
}
/** Gives an order as it comes over the border, and returns the bytes that go back. */
export const sendTo = (host: TableHost, name: keyof TableService, ...given: readonly unknown[]): string => {
  try {
    return JSON.stringify(carryOut(host, readOrder(JSON.parse(JSON.stringify({ id: 1, name, given })))));
  } catch (error) {
    return JSON.stringify(refusal(error));
  }
};
class Seen {
  readonly game: Game;
  private readonly host: TableHost;
  private readonly table: Table;
  private readonly spectator: SeatAtTable;
  private readonly keeper: MatchKeeper;
  private readonly seat: Seat;
  private next: Answer = '';
  /** What the coach was last shown. */
  shown: Snapshot;
  /** Whether something hidden came to light since the last look. */
  revealed = false;
  /** What the rules let this coach hear since then, whatever the table tells. */
  heard = '';

  constructor(before: MatchKeeper, seat: Seat, dice: string) {
    const coaches: [Coach, Coach] = seat === 0 ? ['person', 'random'] : ['random', 'person'];
    this.table = Table.resume(before.record(), coaches);
    this.host = hostTable({ laid: this.table });
    this.spectator = new SeatAtTable(this.table, null);
    const inside = this.table as unknown as Inside;
    this.keeper = inside.keeper;
    this.game = this.keeper.game;
    this.game.dice = new SeededDice(dice);
    this.seat = seat;
    inside.bots[otherSeat(seat)] = { answer: game => game.readAnswer(this.next) };
    const answer = this.keeper.answer.bind(this.keeper);
    this.keeper.answer = (...given): Consequence => {
      const consequence = answer(...given);
      this.revealed ||= consequence.revealed;
      this.heard += JSON.stringify(this.game.eventsFor(seat).map(event => nameEvent(this.game, event)));
      return consequence;
    };
    this.shown = (JSON.parse(this.send('look', seat)) as { value: Snapshot }).value;
  }
  send(name: keyof TableService, ...given: readonly unknown[]): string {
    return sendTo(this.host, name, ...given);
  }
  /** Gives an order that must be carried out; what the coach is told from then on, message by message. */
  order(name: keyof TableService, ...given: readonly unknown[]): Told {
    const reply = this.send(name, ...given);
    const told = JSON.parse(reply) as Reply<Snapshot>;
    if (!told.ok) throw new Error(`${name} was refused: ${told.problem}`);
    this.shown = told.value;
    return { [name]: reply, ...this.told() };
  }
  /** Lets the other coach answer. */
  letAnswer(answer: Answer): Told {
    this.next = answer;
    return this.order('botStep');
  }
  /** Everything somebody may ask at any time, each as the bytes that are sent. */
  told(): Told {
    const { game, seat, table } = this;
    return {
      look: this.send('look', seat),
      sight: this.send('sight'),
      wins: this.send('wins'),
      spectator: JSON.stringify(this.spectator.snapshot()),
      rejoined: JSON.stringify(new SeatAtTable(table, seat).snapshot()),
      // What the engine itself cuts, for hosts of other kinds.
      view: game.view(seat).join(),
      question: JSON.stringify(describeQuestion(game, seat)),
    };
  }
  /** What the coach hears who sends this; it must change nothing. */
  refusal(answer: unknown): string {
    const before = this.game.save();
    const other = otherSeat(this.seat);
    const sayings = [
      said(() => this.keeper.answer(answer, this.seat)),
      said(() => this.game.answer(answer, this.seat)),
      this.send('answer', this.shown.answered, [answer]),
      this.send('whyNot', [answer]),
      this.send('plans', String(answer)),
      // Nobody looks through the eyes of the other coach, or gives up for them.
      this.send('look', other),
      this.send('concede', other),
      this.send('record'),
    ];
    if (before.some((cell, i) => cell !== this.game.cells[i])) sayings.push(CHANGED);
    if (sayings.slice(-3).some(saying => saying.startsWith('{"ok":true'))) sayings.push(CHANGED);
    return sayings.join('\n');
  }
}
const CHANGED = 'something was done that must not be';
/** By what was asked, the bytes that came back. */
type Told = Readonly<Record<string, string>>;
const said = (act: () => unknown): string => {
  try {
    return JSON.stringify(act()) ?? '';
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
};
/** Nobody's answer, and answers of the other coach: none of them may be taken. */
const rubbish = (other: Seat): unknown[] => [
  'rubbish',
  { rubbish: 1 },
  { constructor: 1 },
  { run: 'nobody' },
  { to: [1.5, 1e9] },
  { play: 'nothing' },
  null,
  [],
  17,
  { concede: SEATS[other] },
];

// --- the walk -------------------------------------------------------------------------------------------------------
/** Plays one pair; throws with what differed. Undefined when nothing was hidden that could differ. */
const walkPair = (ruleset: RulesetDefinition, seed: string, stepsMax: number): Walked | undefined => {
  const chance = new SeededDice(seed);
  const before = begun(ruleset, chance);
  if (before.game.over) return undefined;
  const seat = chance.pick(2) as Seat;
  const dice = `${seed}/dice`;
  const here = new Seen(before, seat, dice);
  const there = new Seen(before, seat, dice);
  if (!dealOtherwise(there.game, seat, chance)) return undefined;
  return new Walk(here, there, seat, chance).go(stepsMax);
};
/** Gives the other coach and the decks other cards; what the other coach is asked must not be about them. */
const dealOtherwise = (game: Game, seat: Seat, chance: Dice): boolean => {
  const before = game.save();
  for (let deal = 0; deal < DEALS_MAX; deal++) {
    game.load(before);
    game.rules.redeal(game.cells, seat, chance);
    game.load(game.save());
    if (before.some((cell, i) => cell !== game.cells[i])) return true;
  }
  return false;
};

class Walk {
  private readonly here: Seen;
  private readonly there: Seen;
  private readonly seat: Seat;
  private readonly chance: Dice;
  private steps = 0;
  private last = 'the deal';

  constructor(here: Seen, there: Seen, seat: Seat, chance: Dice) {
    this.here = here;
    this.there = there;
    this.seat = seat;
    this.chance = chance;
  }
  go(stepsMax: number): Walked {
    let told: readonly [Told, Told] | null = [this.here.told(), this.there.told()];
    for (; this.steps < stepsMax; this.steps++) {
      if (told === null || !this.compareAll(...told)) return { ending: 'parted', steps: this.steps };
      if (this.here.game.over) return { ending: 'over', steps: this.steps };
      this.compareRefusals();
      told = this.here.game.asked === this.seat ? this.answer() : this.letAnswer();
    }
    return { ending: 'long enough', steps: this.steps };
  }
  /** False when the coach was rightly shown something that differs: from then on these are two matches. */
  private compareAll(a: Told, b: Told): boolean {
    const { here, there } = this;
    const revealed = here.revealed || there.revealed;
    const heard = [here.heard, there.heard] as const;
    for (const one of [here, there]) {
      one.revealed = false;
      one.heard = '';
    }
    // A card that came to light was told by the rules; what differs without a word of it is betrayed.
    if (revealed && (heard[0] !== heard[1] || (isLaidOpen(heard[0]) && JSON.stringify(a) !== JSON.stringify(b))))
      return false;
    this.compare(a, b);
    return true;
  }
  private compare(a: Told, b: Told): void {
    for (const [what, text] of Object.entries(a)) {
      const other = b[what] as string;
      if (text !== other) throw new Error(`${what} differs after ${this.last}: ${firstDifference(text, other)}`);
    }
  }
  private compareRefusals(): void {
    const { here, there, seat } = this;
    const theirs = [here, there].flatMap(({ game }) => (game.asked === seat ? [] : game.legalAnswers().slice(0, 4)));
    for (const answer of [...rubbish(otherSeat(seat)), ...theirs]) {
      const [a, b] = [here.refusal(answer), there.refusal(answer)];
      const what = `what is said to ${JSON.stringify(answer)}`;
      this.compare({ [what]: a }, { [what]: b });
      if (a.includes(CHANGED)) throw new Error(`${JSON.stringify(answer)}: ${CHANGED}`);
    }
  }
  private answer(): readonly [Told, Told] {
    const { here, there, chance } = this;
    const { question, answered } = here.shown;
    const choices: readonly Choice[] = question?.choices ?? [];
    if (choices.length === 0) throw new Error('the coach is asked and has no choice');
    const answer = pickAnswer(
      choices.map(choice => choice.answer),
      chance,
    );
    const [player] = typeof answer === 'string' ? [] : Object.values(answer);
    if (typeof player === 'string' && chance.pick(PLANS_ONE_IN) === 0)
      this.compare({ plans: here.send('plans', player) }, { plans: there.send('plans', player) });
    this.last = `${JSON.stringify(answer)} to ${question?.name}`;
    return [here.order('answer', answered, [answer]), there.order('answer', answered, [answer])];
  }
  /** The other coach does what can be done at both tables; null when there is nothing of the kind. */
  private letAnswer(): readonly [Told, Told] | null {
    const { here, there, chance } = this;
    const texts = new Set(there.game.legalAnswers().map(answer => JSON.stringify(answer)));
    const both = here.game.legalAnswers().filter(answer => texts.has(JSON.stringify(answer)));
    if (both.length === 0) return null;
    const answer = pickAnswer(both, chance);
    this.last = `${JSON.stringify(answer)} of the other coach to ${here.game.question.name}`;
    return [here.letAnswer(answer), there.letAnswer(answer)];
  }
}
/**
 * What the report leaves to the eye. BU-CARD-09, B22-CARD-06: a Challenge Card that is discarded shows its Bonus Play to
 * both. BU-CARD-02: the card below a Random Event that is drawn comes into sight.
 */
const isLaidOpen = (heard: string): boolean => /"type":"(?:cardDiscarded|eventDrawn)"/.test(heard);
const AROUND = 60;
const firstDifference = (a: string, b: string): string => {
  let at = 0;
  while (a[at] === b[at]) at++;
  const piece = (text: string): string => text.slice(Math.max(0, at - AROUND), at + AROUND);
  return `… ${piece(a)} … against … ${piece(b)} …`;
};

/** Plays so many pairs of a ruleset; what they came to, and everything that differed. */
export const walkPairs = (ruleset: RulesetDefinition, seed: string, pairs: number, stepsMax = 60) => {
  const endings: Record<Ending, number> = { parted: 0, over: 0, 'long enough': 0 };
  const found: string[] = [];
  let steps = 0;
  let walked = 0;
  for (let i = 0; walked < pairs && i < 4 * pairs + 20; i++) {
    const name = `${seed}/${ruleset.id}/${i}`;
    try {
      const pair = walkPair(ruleset, name, stepsMax);
      if (pair === undefined) continue;
      endings[pair.ending]++;
      steps += pair.steps;
    } catch (error) {
      found.push(`${name}: ${(error as Error).message}`);
    }
    walked++;
  }
  return { pairs: walked, steps, endings, found };
};
