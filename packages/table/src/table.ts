/** One match at a table: keeps its record, seats the coaches, carries out orders, and says what each may see. */
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
import { whyNot } from '@ironpitch/odds';
import { describeQuestion, type NamedEvent, nameEvent, replayRecord, writeRecord } from '@ironpitch/protocol';
import { isWeighed, type Scratch, type TableGame } from './game.ts';
import { gameFor } from './games.ts';
import { type BotAtTable, seatBot } from './gentle.ts';
import { randomSeed } from './seed.ts';
import type {
  Choice,
  Coach,
  LessonState,
  NewMatch,
  Origin,
  Plan,
  PlanPart,
  QuestionView,
  RefusalView,
  Side,
  Sight,
  Snapshot,
  SquareName,
  Win,
} from './service.ts';

const AUTOMATIC_MAX = 400;
const RUN_MAX = 20_000;

export class Table {
  private readonly keeper: MatchKeeper;
  private readonly definition: RulesetDefinition;
  private readonly rules: TableGame;
  private readonly coaches: readonly [Coach, Coach];
  private readonly bots: readonly (BotAtTable | undefined)[];
  /** A game of the same match to load views into and to try things out in. */
  private readonly scratch: Game;
  private readonly report: GameEvent[] = [];
  private readonly takebacks: Takebacks;
  /** Answers that were taken back, the last order on top, until another one is given. */
  private readonly undone: (readonly Answer[])[] = [];
  /** What is left of the last order, waiting for a question that came in between. */
  private pending: Answer[] = [];
  private viewer: Side | null;
  /** Repetitive questions the persons want to be asked. */
  always: ReadonlySet<string> = new Set();
  /** What the page has of the report, as the viewer sees it; -1 before the first look. */
  private told = -1;
  /** What the line-ups came from. */
  private readonly origin: Origin;
  private readonly goal: ((now: Game, report: readonly GameEvent[]) => LessonState) | undefined;

  private constructor(
    keeper: MatchKeeper,
    coaches: readonly [Coach, Coach],
    scratch: Game,
    seed: string,
    origin: Origin,
    events: readonly GameEvent[] = [],
    goal?: (now: Game, report: readonly GameEvent[]) => LessonState,
  ) {
    this.keeper = keeper;
    this.definition = rulesetNamed(keeper.spec.ruleset);
    this.rules = gameFor(keeper.spec.ruleset);
    this.takebacks = new Takebacks(keeper, this.definition.turnOf);
    this.coaches = coaches;
    this.scratch = scratch;
    this.origin = origin;
    this.report.push(...events);
    this.goal = goal;
    this.bots = coaches.map((coach, side) =>
      coach === 'person' ? undefined : seatBot(coach, side as Side, this.definition, keeper.spec, `${seed}/${side}`),
    );
    const persons = ([0, 1] as const).filter(side => coaches[side] === 'person');
    this.viewer = persons.length === 0 ? null : persons.length === 1 ? (persons[0] as Side) : keeper.game.asked;
    this.collect();
  }
  static start({ match, coaches, seed = randomSeed(), arranged = false }: NewMatch): Table {
    const definition = rulesetNamed(match.ruleset);
    const keeper = new MatchKeeper(match, definition, creator(definition, match), new SeededDice(seed), seed).start();
    const table = new Table(keeper, coaches, definition.create(match, new SeededDice('')), seed, { match });
    if (arranged) table.arrangeAll();
    table.answerTheObvious();
    return table;
  }
  /** Goes on with a record; the dice to come are new ones. */
  static resume(record: MatchRecord, coaches: readonly [Coach, Coach]): Table {
    const definition = rulesetNamed(record.ruleset);
    const seed = randomSeed();
    const events: GameEvent[] = [];
    const keeper = replayRecord(record, {
      after: new SeededDice(seed),
      prepare: g => {
        g.events = [];
      },
      watch: g => {
        events.push(...(g.events ?? []));
        g.events = [];
      },
    });
    const { spec: match } = keeper;
    return new Table(keeper, coaches, definition.create(match, new SeededDice('')), seed, { match }, events);
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
    return new Table(
      keeper,
      coaches,
      setUp(new SeededDice(''), () => {}),
      seed,
      origin,
      [],
      (now, report) => goal(before, now, report),
    );
  }

  // --- orders ----------------------------------------------------------------------------------------------
  answer(answered: number, answers: readonly Answer[]): void {
    if (answered !== this.keeper.answers.length) return; // the question has moved on; the page will see what is asked now
    if (!this.isViewerAsked()) throw new BadInput('nobody at this screen is asked now');
    const [first, ...rest] = answers;
    if (first === undefined) return;
    const later = this.pending;
    this.pending = [];
    this.takebacks.remember(this.report.length);
    const final = this.giveOrLeave(first);
    this.undone.length = 0;
    if (!final || this.rules.goesOnAfterDice) this.pending = rest.length > 0 ? rest : later;
    this.goOn();
  }
  takeBack(): void {
    const back = this.takebacks.takeBack();
    if (back === undefined) return;
    this.undone.push(back.answers);
    this.report.length = back.events;
    this.pending = [];
    this.told = -1;
  }
  /** Does again what was taken back last: no die fell in it, so it comes out the same. */
  doAgain(): void {
    const order = this.undone.pop();
    if (order === undefined) return;
    this.takebacks.remember(this.report.length);
    for (const answer of order) this.give(answer);
  }
  concede(side: Side): void {
    this.keeper.answer({ concede: SEATS[side] as string }, side);
    this.takebacks.forget();
    this.undone.length = 0;
    this.collect();
  }
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
  /** Lines up the team of the person who is asked, as a bot would. */
  arrange(): void {
    const { game } = this.keeper;
    const side = game.asked;
    if (this.bots[side]) return;
    this.undone.length = 0;
    this.takebacks.remember(this.report.length);
    const bot = seatBot('greedy', side, this.definition, this.keeper.spec, 'line-up');
    while (!game.over && game.question.name === this.rules.lineUp && game.asked === side)
      this.give(game.nameAnswer(bot.answer(game)));
    this.answerTheObvious();
  }
  private arrangeAll(): void {
    const { game } = this.keeper;
    for (let steps = 0; steps < AUTOMATIC_MAX && !game.over; steps++) {
      if (this.bots[game.asked]) this.botStep();
      else if (game.question.name === this.rules.lineUp) this.arrange();
      else break;
      if (this.definition.turnOf(game) > 0) break;
    }
    this.takebacks.forget();
  }
  look(side: Side | null): void {
    if (side === this.viewer) return;
    this.viewer = side;
    this.told = -1;
  }
  plans(player: string, part?: PlanPart): Plan[] {
    const { game } = this.keeper;
    if (!this.isViewerAsked()) return [];
    return this.rules.plans(this.scratchFor(game.asked), player, part);
  }
  wins(): Win[] {
    const { game } = this.keeper;
    if (!this.isViewerAsked() || !this.rules.promising?.has(game.question.name)) return [];
    const named = game.legalAnswers().flatMap(answer => (typeof answer === 'string' ? [] : Object.values(answer)));
    const players = new Set(named.filter(object => typeof object === 'string'));
    return [...players].flatMap(player => winOf(player, this.plans(player, 'squares')));
  }
  otherWays(player: string, to: SquareName): Plan[] {
    const { game } = this.keeper;
    if (!this.isViewerAsked()) return [];
    return this.rules.otherWays(this.scratchFor(game.asked), player, to);
  }
  /** The reason of the first answer that is understood; null when one of them can be given. */
  whyNot(answers: readonly Answer[]): RefusalView | null {
    const { game } = this.keeper;
    if (!this.isViewerAsked()) return null;
    const scratch = this.scratchFor(game.asked).open();
    const refusals = answers.map(answer => whyNot(scratch, answer));
    if (refusals.includes(undefined)) return null;
    const refusal = refusals.find(one => one?.rule !== undefined) ?? refusals[0];
    return refusal ? { text: refusal.text, rule: refusal.rule ?? null } : null;
  }
  sight(): Sight | null {
    const { game } = this.keeper;
    if (!this.isViewerAsked()) return null;
    const seat = game.asked;
    return { origin: this.origin, seat, position: [...game.view(seat)], pending: this.pending };
  }
  record(): string {
    return writeRecord(this.keeper.record());
  }

  // --- inside ----------------------------------------------------------------------------------------------
  /** What can be answered now is for the eyes of the person who is asked. */
  private isViewerAsked(): boolean {
    const { game } = this.keeper;
    return !game.over && !this.bots[game.asked] && game.asked === this.viewer;
  }
  private askedBot(): BotAtTable | undefined {
    const { game } = this.keeper;
    return game.over ? undefined : this.bots[game.asked];
  }
  /** Gives one answer; true when a die fell or something hidden came to light, so that nothing before can be taken back. */
  private give(answer: Answer): boolean {
    const { keeper, definition } = this;
    const { asked: seat } = keeper.game;
    const turn = definition.turnOf(keeper.game);
    const consequence = keeper.answer(answer);
    this.collect();
    this.takebacks.note(seat, consequence);
    if (definition.turnOf(keeper.game) !== turn) this.pending = [];
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
  /** Carries on with what was ordered, as long as it is what is asked. */
  private goOn(): void {
    const { game } = this.keeper;
    this.answerTheObvious();
    while (this.pending.length > 0 && !game.over && !this.bots[game.asked]) {
      if (game.question.breaksIn) return;
      const next = this.pending[0] as Answer;
      const written = JSON.stringify(next);
      if (!game.legalAnswers().some(one => JSON.stringify(one) === written)) break;
      this.pending.shift();
      const final = this.give(next);
      this.answerTheObvious();
      if (final && !this.rules.goesOnAfterDice) break;
    }
    // While a bot is asked the order waits.
    if (game.over || !this.bots[game.asked]) this.pending = [];
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
      if (JSON.stringify(only) === JSON.stringify(this.pending[0])) this.pending.shift();
      this.give(only);
    }
  }
  private collect(): void {
    const { game } = this.keeper;
    this.report.push(...(game.events ?? []));
    game.events = [];
  }
  private scratchFor(seat: Side): Scratch {
    const { scratch } = this;
    const view = this.keeper.game.view(seat);
    return { seat, open: () => scratch.load(view) };
  }

  // --- what is seen ------------------------------------------------------------------------------------------
  snapshot(): Snapshot {
    const { game } = this.keeper;
    const seat = this.viewer ?? 0;
    const view = this.rules.view(this.scratch.load(game.view(seat)), this.viewer);
    const report = this.visible();
    const reportFrom = this.told < 0 || this.told > report.length ? 0 : this.told;
    this.told = report.length;
    return {
      answered: this.keeper.answers.length,
      viewer: this.viewer,
      view,
      question: this.question(),
      asked: game.over ? null : game.asked,
      coaches: this.coaches,
      reportFrom,
      report: report.slice(reportFrom),
      canTakeBack: this.takebacks.possible,
      canDoAgain: this.undone.length > 0,
      outcome: game.over ? this.definition.outcome(game) : null,
      lesson: this.goal?.(game, this.report) ?? null,
      replay: null,
      record: this.goal ? null : this.record(),
    };
  }
  private visible(): NamedEvent[] {
    const { viewer } = this;
    return this.report
      .filter(event => event.seen === undefined || event.seen === viewer)
      .map(event => nameEvent(this.keeper.game, event));
  }
  private question(): QuestionView | null {
    const { game } = this.keeper;
    if (!this.isViewerAsked()) return null;
    const scratch = this.scratchFor(game.asked);
    return questionView(scratch, this.rules);
  }
}

const winOf = (player: string, plans: readonly Plan[]): Win[] => {
  const points = Math.max(0, ...plans.map(plan => plan.points ?? 0));
  return points === 0 ? [] : [{ player, points, gains: [...new Set(plans.flatMap(plan => plan.gains))] }];
};
const creator =
  (definition: RulesetDefinition, match: MatchSpec) =>
  (dice: Dice): Game => {
    const game = definition.create(match, dice);
    game.events = [];
    return game;
  };

/** The question that is open in a scratch game, for the page. */
export const questionView = (scratch: Scratch, rules: TableGame): QuestionView | null => {
  const game = scratch.open();
  const asked = describeQuestion(game, scratch.seat);
  if (!('about' in asked)) return null;
  const choices = game.legalAnswers().map((answer): Omit<Choice, 'roll'> => {
    if (typeof answer === 'string') return { verb: answer, object: null, answer };
    const [verb, object] = Object.entries(answer)[0] as [string, Choice['object']];
    return { verb, object, answer };
  });
  return {
    name: asked.question,
    side: scratch.seat,
    about: asked.about,
    dice: rules.dice(scratch.open()),
    choices: choices.map(choice => {
      const outcome = rules.outcome(scratch, choice);
      const square = rules.squareOf(scratch, choice);
      return {
        ...choice,
        roll: rules.preview(scratch, choice),
        ...(outcome === undefined ? {} : { outcome }),
        ...(square === undefined ? {} : { square }),
      };
    }),
    plans: rules.walks(scratch),
    weighed: isWeighed(rules, scratch.open(), scratch.seat),
    faults: rules.faults(scratch.open()),
  };
};
