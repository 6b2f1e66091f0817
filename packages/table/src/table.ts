/** One match at a table: keeps its record, seats bots, carries out orders. What anybody is told of it is cut by a `Seat`. */
import {
  type Answer,
  BadInput,
  type Dice,
  type Game,
  type GameEvent,
  MatchKeeper,
  type MatchRecord,
  type MatchSpec,
  type RulesetDefinition,
  rulesetNamed,
  SEATS,
  SeededDice,
  Takebacks,
} from '@ironpitch/engine';
import { replayRecord, writeRecord } from '@ironpitch/protocol';
import type { Scratch, TableGame } from './game.ts';
import { gameFor } from './games.ts';
import { type BotAtTable, seatBot } from './gentle.ts';
import { randomSeed } from './seed.ts';
import type { Coach, LessonState, NewMatch, Origin, Outcome, Side } from './service.ts';

const AUTOMATIC_MAX = 400;
const RUN_MAX = 20_000;
/** One sentence, whoever else is asked and whatever about. */
const NOBODY_ASKED = 'nobody at this screen is asked now';

interface Begun {
  readonly seed: string;
  readonly origin: Origin;
  readonly events?: readonly GameEvent[];
  /** Who gave the answers so far. */
  readonly answeredBy?: readonly Side[];
  readonly goal?: (now: Game, report: readonly GameEvent[]) => LessonState;
}
export class Table {
  readonly rules: TableGame;
  readonly coaches: readonly [Coach, Coach];
  /** What the line-ups came from. */
  readonly origin: Origin;
  private readonly keeper: MatchKeeper;
  private readonly definition: RulesetDefinition;
  private readonly bots: readonly (BotAtTable | undefined)[];
  /** A game of the same match to load views into and to try things out in. */
  private readonly scratch: Game;
  private readonly report: GameEvent[] = [];
  private readonly takebacks: Takebacks;
  /** Who gave each answer of the record. */
  private readonly answeredBy: Side[];
  /** Answers that were taken back, the last order on top, until another one is given. */
  private readonly undone: (readonly Answer[])[] = [];
  /** Per side, what is left of its last order, waiting for a question that came in between. */
  private readonly pending: [Answer[], Answer[]] = [[], []];
  /** Repetitive questions the persons want to be asked. */
  always: ReadonlySet<string> = new Set();
  /** How often the report was cut short: whoever was told of it before is told anew. */
  private cuts = 0;
  private arranging = false;
  private readonly goal: Begun['goal'];

  private constructor(keeper: MatchKeeper, coaches: readonly [Coach, Coach], scratch: Game, begun: Begun) {
    this.keeper = keeper;
    this.definition = rulesetNamed(keeper.spec.ruleset);
    this.rules = gameFor(keeper.spec.ruleset);
    this.takebacks = new Takebacks(keeper, this.definition.turnOf);
    this.coaches = coaches;
    this.scratch = scratch;
    this.origin = begun.origin;
    this.report.push(...(begun.events ?? []));
    this.answeredBy = [...(begun.answeredBy ?? [])];
    this.goal = begun.goal;
    this.bots = coaches.map((coach, side) =>
      coach === 'person'
        ? undefined
        : seatBot(coach, side as Side, this.definition, keeper.spec, `${begun.seed}/${side}`),
    );
    this.collect();
  }
  static start({ match, coaches, seed = randomSeed(), arranged = false }: NewMatch): Table {
    const definition = rulesetNamed(match.ruleset);
    const keeper = new MatchKeeper(match, definition, creator(definition, match), new SeededDice(seed), seed).start();
    const table = new Table(keeper, coaches, definition.create(match, new SeededDice('')), { seed, origin: { match } });
    table.arranging = arranged;
    table.arrangeAll();
    table.answerTheObvious();
    return table;
  }
  /** Goes on with a record; the dice to come are new ones. */
  static resume(record: MatchRecord, coaches: readonly [Coach, Coach]): Table {
    const definition = rulesetNamed(record.ruleset);
    const seed = randomSeed();
    const events: GameEvent[] = [];
    const asked: Side[] = [];
    const keeper = replayRecord(record, {
      after: new SeededDice(seed),
      prepare: g => {
        g.events = [];
      },
      watch: g => {
        events.push(...(g.events ?? []));
        g.events = [];
        asked.push(g.asked);
      },
    });
    const { spec: match } = keeper;
    const scratch = definition.create(match, new SeededDice(''));
    const answeredBy = asked.slice(0, keeper.answers.length);
    return new Table(keeper, coaches, scratch, { seed, origin: { match }, events, answeredBy });
  }
  /** A position to play from, with a goal. The scenario's own dice are not used: a lesson is played with real ones. */
  static lesson(
    spec: MatchSpec,
    setUp: (dice: Dice, prepare: (g: Game) => void) => Game,
    goal: TableGame['goals'][string],
    origin: Origin,
  ): Table {
    const definition = rulesetNamed(spec.ruleset);
    const seed = randomSeed();
    const create = (dice: Dice): Game =>
      setUp(dice, g => {
        g.events = [];
      });
    const keeper = new MatchKeeper(spec, definition, create, new SeededDice(seed));
    const before = setUp(new SeededDice(''), () => {});
    const coaches: [Coach, Coach] = ['random', 'random'];
    coaches[keeper.game.asked] = 'person';
    const scratch = setUp(new SeededDice(''), () => {});
    return new Table(keeper, coaches, scratch, { seed, origin, goal: (now, report) => goal(before, now, report) });
  }

  // --- orders of a coach: whoever gives one has been found to sit there --------------------------------------
  answer(side: Side, answered: number, answers: readonly unknown[]): void {
    if (!this.isPersonAsked(side)) throw new BadInput(NOBODY_ASKED);
    if (answered !== this.answered(side)) return; // the question has moved on; the coach will see what is asked now
    const [first, ...rest] = answers as readonly Answer[];
    if (first === undefined) return;
    const later = this.pending[side];
    this.pending[side] = [];
    this.takebacks.remember(this.report.length);
    const final = this.giveOrLeave(first);
    this.undone.length = 0;
    if (!final || this.rules.goesOnAfterDice) this.pending[side] = rest.length > 0 ? rest : later;
    this.goOn();
    this.arrangeAll();
  }
  takeBack(side: Side): void {
    if (!this.canTakeBack(side)) return;
    const back = this.takebacks.takeBack();
    if (back === undefined) return;
    this.undone.push(back.answers);
    this.report.length = back.events;
    this.answeredBy.length = this.keeper.answers.length;
    this.drop();
    this.cuts++;
  }
  /** Does again what was taken back last: no die fell in it, so it comes out the same. */
  doAgain(side: Side): void {
    if (!this.canDoAgain(side)) return;
    const order = this.undone.pop() as readonly Answer[];
    this.takebacks.remember(this.report.length);
    for (const answer of order) this.give(answer);
  }
  concede(side: Side): void {
    this.keeper.answer({ concede: SEATS[side] as string }, side);
    this.answeredBy.push(side);
    this.takebacks.forget();
    this.undone.length = 0;
    this.collect();
  }
  /** Lines up the team of the person who is asked, as a bot would. */
  arrange(side: Side): void {
    const { game } = this.keeper;
    if (!this.isPersonAsked(side)) throw new BadInput(NOBODY_ASKED);
    this.undone.length = 0;
    this.takebacks.remember(this.report.length);
    const bot = seatBot('greedy', side, this.definition, this.keeper.spec, 'line-up');
    while (!game.over && game.question.name === this.rules.lineUp && game.asked === side)
      this.give(game.nameAnswer(bot.answer(game)));
    this.answerTheObvious();
  }

  // --- orders of the host ------------------------------------------------------------------------------------
  botStep(): void {
    const bot = this.askedBot();
    if (!bot) return;
    this.undone.length = 0;
    this.give(this.keeper.game.nameAnswer(bot.answer(this.keeper.game)));
    this.goOn();
  }
  botRun(onProgress?: (done: number, all: number) => void): void {
    for (let steps = 0; this.askedBot() && steps < RUN_MAX; steps++) {
      this.botStep();
      onProgress?.(steps, RUN_MAX);
    }
  }
  /** Until the first turn begins teams line up by themselves, if that was asked for. */
  private arrangeAll(): void {
    const { game } = this.keeper;
    if (!this.arranging) return;
    for (let steps = 0; steps < AUTOMATIC_MAX && !game.over; steps++) {
      if (this.bots[game.asked]) this.botStep();
      else if (game.question.name === this.rules.lineUp) this.arrange(game.asked);
      else break;
      if (this.definition.turnOf(game) > 0) break;
    }
    if (game.over || this.definition.turnOf(game) > 0) this.arranging = false;
    this.takebacks.forget();
  }
  /** The match so far, for whoever keeps it: dice and all. It never goes to a seat. */
  record(): string {
    return writeRecord(this.keeper.record());
  }
  /** A lesson is not kept. */
  get isLesson(): boolean {
    return this.goal !== undefined;
  }

  // --- what a seat asks before it tells ------------------------------------------------------------------------
  /** Who is asked now; null when the match is over. */
  get asked(): Side | null {
    const { game } = this.keeper;
    return game.over ? null : game.asked;
  }
  /** What can be answered now is for the eyes of the person who is asked. */
  isPersonAsked(side: Side | null): side is Side {
    return side !== null && this.asked === side && this.coaches[side] === 'person';
  }
  /** How many questions this side has answered. */
  answered(side: Side): number {
    let count = 0;
    for (const by of this.answeredBy) if (by === side) count++;
    return count;
  }
  canTakeBack(side: Side): boolean {
    return this.takebacks.whose === side;
  }
  canDoAgain(side: Side): boolean {
    return this.undone.length > 0 && this.asked === side;
  }
  get outcome(): Outcome | null {
    const { game } = this.keeper;
    return game.over ? this.definition.outcome(game) : null;
  }
  get lesson(): LessonState | null {
    return this.goal?.(this.keeper.game, this.report) ?? null;
  }
  pendingOf(side: Side): readonly Answer[] {
    return this.pending[side];
  }
  /** The report as this side, or a spectator, may read it, and how often it was cut short so far. */
  reportFor(side: Side | null): { readonly cuts: number; readonly events: readonly GameEvent[] } {
    const events = this.report.filter(event => event.seen === undefined || event.seen === side);
    return { cuts: this.cuts, events };
  }
  /** A scratch game with the position as this side sees it. A spectator sees what neither side has to itself. */
  seenBy(side: Side | null): Game {
    const { scratch } = this;
    const view = this.keeper.game.view(side ?? 0);
    return side === null ? scratch.load(scratch.load(view).view(1)) : scratch.load(view);
  }
  viewFor(side: Side): readonly number[] {
    return [...this.keeper.game.view(side)];
  }
  scratchFor(seat: Side): Scratch {
    const { scratch } = this;
    const view = this.keeper.game.view(seat);
    return { seat, open: () => scratch.load(view) };
  }

  // --- inside ----------------------------------------------------------------------------------------------
  private askedBot(): BotAtTable | undefined {
    const { game } = this.keeper;
    return game.over ? undefined : this.bots[game.asked];
  }
  /** Gives one answer; true when a die fell or something hidden came to light, so that nothing before can be taken back. */
  private give(answer: Answer): boolean {
    const before = this.keeper.game.question.name;
    const final = this.giveOne(answer);
    if (isNewLineUp(before, answer, this.rules.lineUp)) this.tidyUp();
    return final;
  }
  /** A person begins with a line-up that needs no putting right. */
  private tidyUp(): void {
    const { game } = this.keeper;
    if (game.over || this.bots[game.asked] || game.question.name !== this.rules.lineUp) return;
    for (const answer of this.rules.tidied?.(game) ?? []) this.giveOne(answer);
  }
  private giveOne(answer: Answer): boolean {
    const { keeper, definition } = this;
    const { asked: seat } = keeper.game;
    const turn = definition.turnOf(keeper.game);
    const consequence = keeper.answer(answer, seat);
    this.answeredBy.push(seat);
    this.collect();
    this.takebacks.note(seat, consequence);
    if (definition.turnOf(keeper.game) !== turn) this.drop();
    return consequence.dieFell || consequence.revealed;
  }
  /** An answer that is refused leaves nothing to be taken back. */
  private giveOrLeave(answer: Answer): boolean {
    try {
      return this.give(answer);
    } catch (error) {
      this.takebacks.takeBack();
      throw error;
    }
  }
  /** Carries on with what was ordered, as long as it is what is asked; while the other side is asked, the order waits. */
  private goOn(): void {
    const { game } = this.keeper;
    this.answerTheObvious();
    while (!game.over && !this.bots[game.asked]) {
      const side = game.asked;
      const [next] = this.pending[side];
      if (next === undefined || game.question.breaksIn) return;
      const written = JSON.stringify(next);
      if (!game.legalAnswers().some(one => JSON.stringify(one) === written)) {
        this.pending[side] = [];
        return;
      }
      this.pending[side].shift();
      const final = this.give(next);
      if (final && !this.rules.goesOnAfterDice) this.pending[side] = [];
      this.answerTheObvious();
    }
    if (game.over) this.drop();
  }
  private drop(): void {
    this.pending[0] = [];
    this.pending[1] = [];
  }
  /** A person is not asked what has only one answer, or what has been settled once and for all. */
  private answerTheObvious(): void {
    const { game } = this.keeper;
    for (let steps = 0; steps < AUTOMATIC_MAX && !game.over && !this.bots[game.asked]; steps++) {
      const [only, ...others] = game.legalAnswers();
      if (only === undefined) return;
      if (others.length > 0) {
        const usual = this.rules.habit(game, this.always);
        if (usual === undefined) return;
        this.give(usual);
        continue;
      }
      const order = this.pending[game.asked];
      if (JSON.stringify(only) === JSON.stringify(order[0])) order.shift();
      this.give(only);
    }
  }
  private collect(): void {
    const { game } = this.keeper;
    this.report.push(...(game.events ?? []));
    game.events = [];
  }
}

/** What is asked next may be a line-up as it was found: it has just begun, or everybody was put somewhere at once. */
const isNewLineUp = (question: string, answer: Answer, lineUp: string): boolean =>
  !question.startsWith(lineUp) || (typeof answer !== 'string' && 'formation' in answer);

const creator =
  (definition: RulesetDefinition, match: MatchSpec) =>
  (dice: Dice): Game => {
    const game = definition.create(match, dice);
    game.events = [];
    return game;
  };
