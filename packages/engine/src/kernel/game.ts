/** The run loop: a game is a board, its rules, the dice and an explicit stack of procedures. It knows no rule itself. */
import type { Dice, Die } from '../dice/dice.ts';
import {
  BadInput,
  EngineError,
  NOBODY,
  NOWHERE,
  otherSeat,
  type PlayerId,
  SEATS,
  type Seat,
  type Square,
  show,
} from '../words.ts';
import { AffectedBoard } from './effects.ts';
import type { Grid } from './grid.ts';
import {
  ANSWER,
  ASKED,
  ASKED_MAX,
  ASKED_SEAT,
  BOARD,
  DEPTH,
  DEPTH_MAX,
  EFFECT_CELLS,
  EFFECT_COUNT,
  EFFECTS,
  FRAME_CELLS,
  type Layout,
  type Position,
  QUESTION,
  RESULT,
  ROLLED,
  ROLLED_COUNT,
  ROLLED_MAX,
  STACK,
} from './layout.ts';
import type { Lineup } from './lineup.ts';
import {
  type Procedure,
  procedureOf,
  procedures,
  type SlotName,
  type Slots,
  stepsOf,
  type Values,
} from './procedure.ts';
import {
  type Answer,
  answerOf,
  objectOf,
  type Question,
  questionOf,
  questions,
  type Verb,
  type Vocabulary,
  verbOf,
} from './question.ts';
import { type Refusal, refuseAnyway } from './refusal.ts';
import { RollSheet } from './roll.ts';

/** One line of the match report. `seen` names the only seat that may read it; without it everybody may. */
export interface GameEvent {
  readonly type: string;
  readonly seen?: Seat;
}
/** What the kernel needs to know of a compiled ruleset. */
export interface Ruleset {
  readonly id: string;
  /** Whose procedures and questions these rules use. */
  readonly game: string;
  /** Questions of the game that only other editions of it ask. */
  readonly neverAsks: readonly string[];
  readonly layout: Layout;
  readonly grid: Grid;
  /** Per procedure, the one this edition does instead. */
  readonly resolve: Int16Array;
  readonly match: Procedure<readonly []>;
  readonly vocabulary: Vocabulary;
  /** Applies a standing answer (concede and the like), or says why not. */
  standing(g: Game, verb: Verb, seat: Seat): void;
  /** Why an answer is refused; asked only for answers that are not legal. */
  why(g: Game, answer: number): Refusal;
  /** Which rule is behind a modifier of a kind of roll, by what it was cited as; that is the rule itself when left out. */
  readonly cite?: (kind: string, citedAs: string) => string;
  /** How a position writes a skill that an effect gives or takes, and reads it again; by its number when left out. */
  readonly skillNotation?: { readonly write: (skill: number) => string; readonly read: (text: string) => number };
  /** Blanks, in a copied position, what a seat may not see. */
  hide(cells: Position, seat: Seat): void;
  /** Deals what a view hides, evenly among all ways that fit it. */
  redeal(cells: Position, seat: Seat, dice: Dice): void;
}

/** What came to light while an answer was carried out: take-back goes by it. */
export interface Consequence {
  readonly dieFell: boolean;
  readonly revealed: boolean;
}
const NOTHING: Consequence = { dieFell: false, revealed: false };
const DIE: Consequence = { dieFell: true, revealed: false };
const REVEALED: Consequence = { dieFell: false, revealed: true };
const DIE_AND_REVEALED: Consequence = { dieFell: true, revealed: true };

/** What a view shows to the coach who is not asked. It has no answer. */
export const Waiting = questionOf<Game>('kernel')('waiting', [], () => {});

/** Puts a question that was open back as it was: the frame remembers it. */
const AskAgain = procedureOf<Game>('kernel')(
  'AskAgain',
  ['kind', 'seat', 'value', 'left', 'count', 'option'],
  [askAgain],
);
function askAgain(g: Game, question: number, seat: Seat, a: number, b: number, c: number, d: number): void {
  g.cells[DEPTH]--; // leaves and asks at once
  g.ask(questions[question] as Question, seat, ...([a, b, c, d] as unknown as []));
}

const OVER = -1;
const ANSWERS_MAX = 512;
/** How many lists of answers were made in all games. */
const lists = { made: 0 };

/**
 * `indexOf` for the few entries of a frame: compiled into its caller, where the built-in one is a call. Once for names
 * and once for steps: two names are compared at a glance only where nothing but names was ever compared.
 */
const placeOfSlot = (slots: readonly SlotName[], wanted: SlotName): number => {
  for (let place = 0; place < slots.length; place++) if (slots[place] === wanted) return place;
  return -1;
};
const placeOfStep = (steps: readonly unknown[], wanted: unknown): number => {
  for (let place = 0; place < steps.length; place++) if (steps[place] === wanted) return place;
  return -1;
};

export class Game extends AffectedBoard {
  readonly rules: Ruleset;
  dice: Dice;
  /** Set to collect the match report; leave undefined in searches, where no event object is ever built. */
  events: GameEvent[] | undefined;
  /** The description of the roll under way or just asked about. */
  readonly sheet: RollSheet;
  /** For descriptions that no roll follows. */
  readonly whatIf: RollSheet;
  /** Called before every step, for whoever follows a game more closely than from question to question. */
  onStep: (() => void) | undefined;
  /** Checks that a step ends in at most one way. For tests. */
  strict = false;
  private frame = 0;
  private endings = 0;
  private rollCount = 0;
  private reveals = 0;
  private readonly answers = new Int16Array(ANSWERS_MAX);
  private answerCount = -1;
  /** By place in the list: an answer that has yet to be proved; and how many there are. */
  private readonly unproved = new Uint8Array(ANSWERS_MAX);
  private doubts = 0;
  /**
   * Which list of answers was made last, a number of its own in all games: nothing changes while one is made, so what
   * holds for all its answers can be found out once.
   */
  listing = 0;

  constructor(rules: Ruleset, lineup: Lineup, dice: Dice) {
    super(rules.grid, rules.layout, lineup);
    this.rules = rules;
    this.dice = dice;
    this.sheet = new RollSheet(rules.cite);
    this.whatIf = new RollSheet(rules.cite);
    this.clear(rules.layout);
  }

  // --- for procedures ----------------------------------------------------------------------------------
  /** Runs a procedure now; the running one goes on with its next step when that is finished. */
  call<N extends readonly SlotName[]>(procedure: Procedure<N>, ...slots: Values<N>): void;
  call(procedure: Procedure, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, h = 0, i = 0): void {
    const k = this.cells;
    const depth = k[DEPTH];
    if (depth === DEPTH_MAX) throw new EngineError(`the stack is full, calling ${procedure.name}: ${this.describe()}`);
    const at = STACK + depth * FRAME_CELLS;
    k[DEPTH] = depth + 1;
    k[at] = this.rules.resolve[procedure.id];
    k[at + 1] = 0;
    k[at + 2] = a;
    k[at + 3] = b;
    k[at + 4] = c;
    k[at + 5] = d;
    k[at + 6] = e;
    k[at + 7] = f;
    k[at + 8] = h;
    k[at + 9] = i;
    this.endings++;
  }
  /** Runs a procedure in place of the running one. */
  become<N extends readonly SlotName[]>(procedure: Procedure<N>, ...slots: Values<N>): void;
  become(procedure: Procedure, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, h = 0, i = 0): void {
    this.cells[DEPTH]--;
    (this.call as (p: Procedure, ...slots: number[]) => void).call(this, procedure, a, b, c, d, e, f, h, i);
  }
  /** Leaves the running procedure. */
  finish(): void {
    this.cells[DEPTH]--;
    this.endings++;
  }
  /** Makes another step of the running procedure the next one. */
  goto<N extends readonly number[]>(step: (g: never, ...slots: N) => void): void {
    const k = this.cells;
    const next = placeOfStep(stepsOf[k[this.frame]] as readonly unknown[], step);
    if (next < 0) throw new EngineError(`a step of another procedure: ${this.describe()}`);
    k[this.frame + 1] = next;
  }
  /** Remembers a value in the running frame: what must survive a question. */
  keep<S extends SlotName>(slot: S, value: Slots[S]): Slots[S] {
    const k = this.cells;
    const index = placeOfSlot((procedures[k[this.frame]] as Procedure).slots, slot);
    if (index < 0) throw new EngineError(`no slot "${slot}" in ${this.describe()}`);
    k[this.frame + 2 + index] = value;
    return value;
  }
  /** What the running frame remembers: for steps that need one slot and not those before it. */
  slot<S extends SlotName>(slot: S): Slots[S] {
    const k = this.cells;
    const index = placeOfSlot((procedures[k[this.frame]] as Procedure).slots, slot);
    if (index < 0) throw new EngineError(`no slot "${slot}" in ${this.describe()}`);
    return k[this.frame + 2 + index] as Slots[S];
  }
  /** Asks a coach; the next step finds `g.verb` and `g.object`. */
  ask<N extends readonly SlotName[]>(question: Question<N>, seat: Seat, ...about: Values<N>): void;
  ask(question: Question, seat: Seat, a = 0, b = 0, c = 0, d = 0): void {
    const k = this.cells;
    k[QUESTION] = question.id + 1;
    k[ASKED_SEAT] = seat;
    k[ASKED] = a;
    k[ASKED + 1] = b;
    k[ASKED + 2] = c;
    k[ASKED + 3] = d;
    this.endings++;
    this.answerCount = -1;
  }
  /** Declares the match over. */
  endMatch(): void {
    this.cells[QUESTION] = OVER;
    this.endings++;
    this.answerCount = -1;
  }
  /** For the legality list of a question: adds one answer. */
  offer(v: Verb, object = 0): void {
    this.answers[this.answerCount++] = answerOf(v, object);
  }
  /** For the legality list of a question: adds an answer that is legal only if the question's `proof` says so. */
  offerUnproved(v: Verb, object = 0): void {
    this.unproved[this.answerCount] = 1;
    this.doubts++;
    this.offer(v, object);
  }
  /** For the legality list of a question: adds answers that were worked out before. */
  offerAll(answers: Int16Array): void {
    this.answers.set(answers, this.answerCount);
    this.answerCount += answers.length;
  }
  /** For the legality list of a question: how many answers have been offered so far. */
  get offered(): number {
    return this.answerCount;
  }
  get verb(): Verb {
    return verbOf(this.cells[ANSWER]);
  }
  get object(): number {
    return objectOf(this.cells[ANSWER]);
  }
  answered(v: Verb): boolean {
    return verbOf(this.cells[ANSWER]) === v;
  }
  get result(): number {
    return this.cells[RESULT];
  }
  set result(value: number) {
    this.cells[RESULT] = value;
  }
  roll(die: Die, target = 0, otherTarget = 0): number {
    this.rollCount++;
    return this.dice.roll(die, target, otherTarget);
  }
  /** Two D6 added up; the targets as for `roll`. */
  twoD6(target = 0, otherTarget = 0): number {
    this.rollCount++;
    return this.dice.twoD6(target, otherTarget);
  }
  pick(count: number): number {
    this.rollCount++;
    return this.dice.pick(count);
  }
  shuffle(from: number, count: number): void {
    this.rollCount++;
    this.dice.shuffle(this.cells, from, count);
  }
  /** Says that something hidden came to light for a coach. */
  reveal(): void {
    this.reveals++;
  }
  /** For standing answers: lets a procedure happen now; the question that is open is asked again afterwards. */
  interpose<N extends readonly SlotName[]>(procedure: Procedure<N>, ...slots: Values<N>): void {
    const k = this.cells;
    this.call(AskAgain, k[QUESTION] - 1, k[ASKED_SEAT] as Seat, k[ASKED], k[ASKED + 1], k[ASKED + 2], k[ASKED + 3]);
    k[QUESTION] = 0;
    this.call(procedure, ...slots);
    this.resume();
  }
  // Dice on the table: what a question about them shows.
  setRolled(index: number, value: number): void {
    this.cells[ROLLED + index] = value;
  }
  setRolledCount(count: number): void {
    const k = this.cells;
    k[ROLLED_COUNT] = count;
    for (let i = count; i < ROLLED_MAX; i++) k[ROLLED + i] = 0;
  }
  rolled(index: number): number {
    return this.cells[ROLLED + index];
  }
  get rolledCount(): number {
    return this.cells[ROLLED_COUNT];
  }

  // --- for coaches ---------------------------------------------------------------------------------------
  start(): this {
    (this.call as (p: Procedure) => void).call(this, this.rules.match as unknown as Procedure);
    this.run();
    return this;
  }
  /** For positions set up by hand: puts a procedure on the stack, about to do the named step, or its first one. */
  enter(procedure: Procedure, step: string, ...slots: readonly number[]): void {
    const k = this.cells;
    const at = STACK + k[DEPTH]++ * FRAME_CELLS;
    const done = procedures[this.rules.resolve[procedure.id]] as Procedure;
    const pc = step === '' ? 0 : done.steps.findIndex(s => s.name === step);
    if (pc < 0) throw new EngineError(`${done.name} has no step "${step}"`);
    k[at] = done.id;
    k[at + 1] = pc;
    for (let i = 0; i < FRAME_CELLS - 2; i++) k[at + 2 + i] = slots[i] ?? 0;
  }
  /** Runs on after a position was set up by hand with frames on its stack. */
  resume(): this {
    this.answerCount = -1;
    this.run();
    return this;
  }
  /** Between two steps: nobody is asked, and `resume` goes on. */
  get isRunning(): boolean {
    return this.cells[QUESTION] === 0;
  }
  get over(): boolean {
    return this.cells[QUESTION] === OVER;
  }
  /** The question that is open. */
  get question(): Question {
    return questions[this.cells[QUESTION] - 1] as Question;
  }
  /** Who is asked. */
  get asked(): Seat {
    return this.cells[ASKED_SEAT] as Seat;
  }
  /** What the question is about: the player and the other values it was asked with. */
  about(index: number): number {
    return this.cells[ASKED + index];
  }
  /** The legal answers, written into a buffer you own; returns how many. */
  legal(out: Int16Array): number {
    const count = this.listAnswers();
    for (let i = 0; i < count; i++) out[i] = this.answers[i];
    return count;
  }
  /** The list of answers itself, without a copy: to be read before the next answer, never to be written to. */
  get listed(): Int16Array {
    return this.answers;
  }
  /** How many of `listed` are legal answers now: all of it that counts. */
  listAnswers(): number {
    const count = this.listCandidates();
    return this.doubts === 0 ? count : this.proveAll();
  }
  /**
   * How many of `listed` may be legal, for whoever wants one answer and not all of them: those that take long to prove
   * stand among the others, and are legal only if `proves` says so.
   */
  listCandidates(): number {
    if (this.answerCount >= 0) return this.answerCount;
    if (this.doubts !== 0) this.unproved.fill(0); // whoever asked last did not want to know
    this.doubts = 0;
    if (this.over) return 0;
    const k = this.cells;
    this.answerCount = 0;
    this.listing = ++lists.made;
    (questions[k[QUESTION] - 1] as Question).legal(this, k[ASKED], k[ASKED + 1], k[ASKED + 2], k[ASKED + 3]);
    return this.counted();
  }
  /** Whether the answer at a place of the list is legal. One that is not leaves it, and those behind it move up. */
  proves(place: number): boolean {
    const { answers, unproved } = this;
    if (unproved[place] === 0) return true;
    this.doubts--;
    unproved[place] = 0;
    const answer = answers[place];
    const k = this.cells;
    if (this.proof(this, verbOf(answer), objectOf(answer), k[ASKED], k[ASKED + 1], k[ASKED + 2], k[ASKED + 3]))
      return true;
    answers.copyWithin(place, place + 1, this.answerCount);
    unproved.copyWithin(place, place + 1, this.answerCount);
    unproved[--this.answerCount] = 0;
    this.counted();
    return false;
  }
  private proveAll(): number {
    const { answers, unproved, answerCount, proof, cells: k } = this;
    const [a, b, c, d] = [k[ASKED], k[ASKED + 1], k[ASKED + 2], k[ASKED + 3]];
    let legal = 0;
    for (let i = 0; i < answerCount; i++) {
      const answer = answers[i];
      if (unproved[i] === 0 || proof(this, verbOf(answer), objectOf(answer), a, b, c, d)) answers[legal++] = answer;
      unproved[i] = 0;
    }
    this.doubts = 0;
    this.answerCount = legal;
    return this.counted();
  }
  private get proof(): NonNullable<Question['proof']> {
    const { name, proof } = this.question;
    if (proof === undefined) throw new EngineError(`nothing proves an answer to ${name}`);
    return proof;
  }
  private counted(): number {
    if (this.answerCount === 0)
      throw new EngineError(`a question without an answer, ${this.question.name}: ${this.describe()}`);
    return this.answerCount;
  }
  isLegal(answer: number): boolean {
    const count = this.listCandidates();
    for (let i = 0; i < count; i++) if (this.answers[i] === answer) return this.proves(i);
    return false;
  }
  /** The answer that lets things be, where the open question has one that may be given now. */
  get declining(): number | undefined {
    const { decline } = this.question;
    const answer = decline === undefined ? undefined : answerOf(decline);
    return answer !== undefined && this.isLegal(answer) ? answer : undefined;
  }
  /** The answer that goes without saying; undefined where a coach has to think. */
  get obvious(): number | undefined {
    const k = this.cells;
    const answer = this.question.obvious?.(this, k[ASKED], k[ASKED + 1], k[ASKED + 2], k[ASKED + 3]);
    return answer !== undefined && this.isLegal(answer) ? answer : undefined;
  }
  /** Why an answer is not legal now; undefined when it is legal. */
  whyNot(answer: number): Refusal | undefined {
    if (this.over) return refuseAnyway('matchOver', {});
    if (verbOf(answer)?.standing) return undefined;
    return this.isLegal(answer) ? undefined : this.rules.why(this, answer);
  }
  /** Applies one answer and runs to the next question. An illegal answer is refused and changes nothing. */
  choose(answer: number): Consequence {
    if (this.over) throw new BadInput('the match is over: no answer is expected');
    const v = verbOf(answer);
    if (v?.standing) return this.stand(v, objectOf(answer) as Seat);
    if (!this.isLegal(answer)) throw new BadInput(this.refusal(answer));
    return this.carryOut(answer);
  }
  /** Applies the answer at a place of `listed`: nobody has to look for it there. */
  chooseAt(place: number): Consequence {
    if (!(place >= 0 && place < this.listCandidates() && this.proves(place)))
      throw new BadInput(`there is no legal answer number ${place}`);
    return this.carryOut(this.answers[place]);
  }
  private carryOut(answer: number): Consequence {
    const rolls = this.rollCount;
    const reveals = this.reveals;
    const k = this.cells;
    k[ANSWER] = answer;
    k[QUESTION] = 0;
    this.run();
    if (this.rollCount === rolls) return this.reveals === reveals ? NOTHING : REVEALED;
    return this.reveals === reveals ? DIE : DIE_AND_REVEALED;
  }
  private stand(v: Verb, seat: Seat): Consequence {
    this.rules.standing(this, v, seat);
    return REVEALED;
  }
  private refusal(answer: number): string {
    const legal = this.legalAnswers();
    const shown = legal
      .slice(0, 12)
      .map(a => JSON.stringify(a))
      .join(', ');
    const rest = legal.length > 12 ? ` and ${legal.length - 12} more` : '';
    return `${JSON.stringify(this.nameAnswer(answer))} is not a legal answer to "${this.question.name}" for ${SEATS[this.asked]}; legal: ${shown}${rest}`;
  }
  private run(): void {
    const k = this.cells;
    while (k[QUESTION] === 0) {
      this.onStep?.();
      const depth = k[DEPTH];
      if (depth === 0) throw new EngineError('the stack ran empty before the match was over');
      const at = STACK + (depth - 1) * FRAME_CELLS;
      const steps = stepsOf[k[at]] as (typeof stepsOf)[number];
      const pc = k[at + 1];
      if (pc >= steps.length) {
        k[DEPTH] = depth - 1;
        continue;
      }
      k[at + 1] = pc + 1;
      this.frame = at;
      this.endings = 0;
      (steps[pc] as (typeof steps)[number])(
        this,
        k[at + 2],
        k[at + 3],
        k[at + 4],
        k[at + 5],
        k[at + 6],
        k[at + 7],
        k[at + 8],
        k[at + 9],
      );
      if (this.strict && this.endings > 1)
        throw new EngineError(`a step ended in ${this.endings} ways: ${this.describe()}`);
    }
  }
  load(position: Position): this {
    this.cells.set(position);
    this.answerCount = -1;
    this.gainsChanged();
    return this;
  }
  save(into: Position = new Int16Array(this.cells.length)): Position {
    into.set(this.cells);
    return into;
  }
  /** Another game of the same match in the same position, with dice of its own; nobody listens to it. */
  twin(dice: Dice): this {
    const Same = this.constructor as new (rules: Ruleset, lineup: Lineup, dice: Dice) => this;
    return new Same(this.rules, this.lineup, dice).load(this.cells);
  }
  /** What a seat may see: a position of the same shape with the rest blanked. */
  view(seat: Seat, into: Position = new Int16Array(this.cells.length)): Position {
    into.set(this.cells);
    this.rules.hide(into, seat);
    into[ANSWER] = 0;
    into.fill(0, STACK + into[DEPTH] * FRAME_CELLS, STACK + DEPTH_MAX * FRAME_CELLS); // leftovers may tell of hidden things
    if (this.over || this.asked === seat) return into;
    // What the other coach is asked is not for this one to see: only that the match waits.
    into[QUESTION] = Waiting.id + 1;
    into.fill(0, ASKED, ASKED + ASKED_MAX);
    return into;
  }
  /** Loads a view, with what it hides dealt at random. */
  imagine(view: Position, seat: Seat, dice: Dice): this {
    this.load(view);
    this.rules.redeal(this.cells, seat, dice);
    return this;
  }
  /** The part of the match report a seat may read. */
  eventsFor(seat: Seat): GameEvent[] {
    return (this.events ?? []).filter(e => e.seen === undefined || e.seen === seat);
  }
  /** For whoever compares positions: dice have fallen since, so that nobody will look at the last answer again. */
  forgetAnswer(): void {
    this.cells[ANSWER] = 0;
  }
  /** A quick fingerprint inside one process; the published hash is over the notation. */
  fingerprint(): number {
    const k = this.cells;
    let h = 0x811c9dc5;
    const end = STACK + k[DEPTH] * FRAME_CELLS;
    for (let i = 0; i < end; i++) h = Math.imul(h ^ k[i], 0x01000193);
    for (let i = STACK + DEPTH_MAX * FRAME_CELLS; i < k.length; i++) h = Math.imul(h ^ k[i], 0x01000193);
    return h >>> 0;
  }
  /**
   * A fingerprint of 53 bits, for tables in which 32 bits would clash. While a question is open, the answer to the one
   * before it makes no difference; while none is open, what was asked makes none. `also` is a number that goes with the
   * position.
   */
  longFingerprint(also = 0): number {
    const k = this.cells;
    this.high = 0x9e3779b9 ^ also;
    this.low = 0x811c9dc5 + also;
    // Left out: what follows from the rest, and leftovers.
    const effectsEnd = EFFECTS + k[EFFECT_COUNT] * EFFECT_CELLS;
    if (k[QUESTION] === 0) this.mix(ANSWER, effectsEnd);
    else {
      this.mix(QUESTION, ANSWER);
      this.mix(ANSWER + 1, effectsEnd);
    }
    this.mix(STACK, STACK + k[DEPTH] * FRAME_CELLS);
    this.mix(BOARD + this.grid.squares, k.length);
    return (this.high >>> 11) * 2 ** 32 + (this.low >>> 0);
  }
  /** The two halves of a long fingerprint on the way, and the cells two by two: most are 0, and so passed over faster. */
  private high = 0;
  private low = 0;
  private pairs: Int32Array | undefined;
  private mix(from: number, end: number): void {
    const { cells: k } = this;
    this.pairs ??= new Int32Array(k.buffer);
    const { pairs } = this;
    let { high, low } = this;
    for (let i = from; i < end; i++) {
      while (i + 1 < end && (i & 1) === 0 && pairs[i >> 1] === 0) i += 2;
      if (i === end) break;
      const cell = k[i];
      if (cell === 0) continue; // those that are not 0 say where they are
      const fact = (i << 16) | (cell & 0xffff);
      high = Math.imul(high ^ fact, 0x85ebca6b);
      high ^= high >>> 15;
      low = Math.imul(low + fact, 0xc2b2ae35);
      low = (low << 13) | (low >>> 19);
    }
    this.high = high;
    this.low = low;
  }
  /** "Match() > Turn(seat=0) > Run(player=3, …)": the answer to "why am I being asked this?". */
  describe(): string {
    const k = this.cells;
    const out: string[] = [];
    for (let i = 0; i < k[DEPTH]; i++) {
      const at = STACK + i * FRAME_CELLS;
      const p = procedures[k[at]] as Procedure;
      out.push(`${p.name}(${p.slots.map((slot, n) => `${slot}=${k[at + 2 + n]}`).join(', ')})`);
    }
    return out.join(' > ');
  }

  // --- names -----------------------------------------------------------------------------------------------
  playerName(p: PlayerId): string {
    return this.lineup.names[p] ?? `P${p + 1}`;
  }
  playerNamed(name: string): PlayerId {
    for (let p = 0; p < this.playerCount; p++) if (this.playerName(p as PlayerId) === name) return p as PlayerId;
    return NOBODY;
  }
  squareName(sq: Square): [number, number] {
    return [this.grid.column(sq), this.grid.row(sq)];
  }
  verbNamed(name: string): Verb | undefined {
    return this.rules.vocabulary.named(name);
  }
  nameAnswer(answer: number): Answer {
    const v = verbOf(answer);
    if (v === undefined) return `answer ${answer}`;
    const object = objectOf(answer);
    if (v.object === 'nothing') return v.name;
    if (v.object === 'player') return { [v.name]: this.playerName(object as PlayerId) };
    if (v.object === 'square') return { [v.name]: this.squareName(object as Square) };
    if (v.object === 'seat') return { [v.name]: SEATS[object as Seat] as string };
    if (v.object === 'number') return { [v.name]: object };
    return { [v.name]: v.object[object] ?? String(object) };
  }
  /**
   * Reads an answer from outside; throws BadInput with one sentence when it names nothing. A coach whom it comes `from`
   * must be asked or give a standing answer of their own; whoever is not asked learns that, and nothing of the question.
   */
  readAnswer(answer: unknown, from?: Seat): number {
    const [name, object] = wordsOf(answer);
    const v = name === undefined ? undefined : this.verbNamed(name);
    if (from !== undefined && !this.over && from !== this.asked && !v?.standing)
      throw new BadInput(`${SEATS[this.asked]} is asked now, not ${SEATS[from]}`);
    if (name === undefined) throw new BadInput(`an answer is a word or an object with one key, not ${show(answer)}`);
    if (v === undefined) throw new BadInput(`unknown answer ${show(name)}${this.expectation(from)}`);
    if (typeof answer === 'string') {
      if (v.object === 'nothing') return answerOf(v);
      throw new BadInput(`the answer "${name}" needs an object, as in {"${name}": …}${this.expectation(from)}`);
    }
    const read = answerOf(v, this.readObject(v, object));
    if (from !== undefined && v.standing && objectOf(read) !== from)
      throw new BadInput(`${SEATS[from]} cannot answer for ${SEATS[otherSeat(from)]}`);
    return read;
  }
  private readObject(v: Verb, object: unknown): number {
    const wrong = (expected: string): BadInput => new BadInput(`"${v.name}" takes ${expected}, not ${show(object)}`);
    if (v.object === 'nothing') throw new BadInput(`"${v.name}" is an answer by itself, without an object`);
    if (v.object === 'player') {
      const p = typeof object === 'string' ? this.playerNamed(object) : NOBODY;
      if (p === NOBODY) {
        const names = Array.from({ length: this.playerCount }, (_, n) => this.playerName(n as PlayerId));
        throw wrong(`a player (${names.join(', ')})`);
      }
      return p;
    }
    if (v.object === 'square') {
      const proper = Array.isArray(object) && object.length === 2 && object.every(Number.isInteger);
      const sq = proper ? this.grid.at(object[0] as number, object[1] as number) : NOWHERE;
      if (sq === NOWHERE) throw wrong(`a square [column 1-${this.grid.width}, row 1-${this.grid.height}]`);
      return sq;
    }
    if (v.object === 'seat') {
      const seat = (SEATS as readonly unknown[]).indexOf(object);
      if (seat < 0) throw wrong('home or away');
      return seat;
    }
    if (v.object === 'number') {
      if (!Number.isInteger(object) || (object as number) < 0 || (object as number) > 500)
        throw wrong('a whole number');
      return object as number;
    }
    const index = v.object.indexOf(object as string);
    if (index < 0) throw wrong(`one of ${v.object.join(', ')}`);
    return index;
  }
  private expectation(from?: Seat): string {
    if (this.over) return '; the match is over';
    if (from !== undefined && from !== this.asked) return '';
    return ` to the question "${this.question.name}"; expected one of ${this.legalAnswers()
      .slice(0, 8)
      .map(a => JSON.stringify(a))
      .join(', ')}`;
  }
  legalAnswers(): Answer[] {
    const count = this.listAnswers();
    return Array.from(this.answers.subarray(0, count), a => this.nameAnswer(a));
  }
  /** Applies an answer as files and clients write it. */
  answer(answer: unknown, from?: Seat): Consequence {
    return this.choose(this.readAnswer(answer, from));
  }
}
/** The verb of an answer and what it names; nothing of what is no answer. */
const wordsOf = (answer: unknown): readonly [verb?: string, object?: unknown] => {
  if (typeof answer === 'string') return [answer];
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return [];
  const entries = Object.entries(answer);
  return entries.length === 1 ? (entries[0] as [string, unknown]) : [];
};
