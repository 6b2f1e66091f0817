/**
 * Follows a plan through every course of events in the real engine, and weighs them: dice are enumerated, what the plan
 * leaves open is chosen for it, what the other coach chooses is chosen against it. Courses that come to the same
 * position are one from there on, so that a ball may bounce for ever.
 */
import {
  type Dice,
  type Die,
  type Game,
  type GameEvent,
  type PlayerId,
  type Position,
  type Refusal,
  type Seat,
  verbOf,
} from '@ironpitch/engine';
import { isCard } from '../cards.ts';
import { Described } from '../described.ts';
import { BOUNCES_ON, DECIDED, LATER, NoRoll, PlanDice, TOO_UNLIKELY } from './dice.ts';
import { exactly } from './exact.ts';
import type { Row } from './fraction.ts';
import { Flag, HELD_BALL, type PlannedGame, plannedGame } from './games.ts';
import { sideHolds, type Test } from './goal.ts';
import { componentsFrom, type Move, type Node, newNode, Rerolls, Waiting, weigh, weighMost } from './graph.ts';
import { ALL_FLAGS, heardOf, IN_VAIN, judged, type Order, type Own, ordered, ordersOf } from './orders.ts';
import { Edges, leafValue, type Vector } from './vector.ts';

/** What is asked: steps and preferences as the engine's answers. */
export interface Question {
  readonly seat: Seat;
  readonly steps: readonly number[];
  readonly prefer: ReadonlyMap<string, readonly number[]>;
  readonly goal: Test;
  readonly touchdown: boolean;
  readonly turnoverAllowed: boolean;
  /** There is a goal besides carrying the plan out; then that decides, whatever came to nothing on the way. */
  readonly wantsMore: boolean;
  /** The players that a test of somebody else's looks at; or it may depend on anything. */
  readonly looksAt: ReadonlySet<PlayerId>;
  readonly looksAtAll: boolean;
  /** It depends on which casualty somebody is. */
  readonly whichCasualty?: boolean;
  /** Off: every face of every die is its own course. For checking the arithmetic. */
  readonly merging?: boolean;
  /** So many positions are looked at. */
  readonly positionsMax: number;
  /** The chances are wanted as fractions, too. */
  readonly fractions: boolean;
  /** What hardly ever matters is not weighed but settled at once, so that a plan too long to be followed comes to its end. */
  readonly settles?: boolean;
}

/** Why a step was refused, and how much that explains. */
interface Refused {
  readonly refusal: Refusal;
  readonly weight: number;
}

/** Within one step of a procedure: courses less likely than this are given up; where there are too many, sooner. */
const LEAST = [1e-13, 1e-11, 1e-9, 1e-7, 1e-5] as const;
const COURSES_MAX = 40_000;
/**
 * Whatever is rarer than this on the whole way to it is not followed: no sum of chances shows it, and a ball that bounces
 * through a crowd has more such courses than others. Fractions want them.
 */
const RAREST = 1e-20;
/** No plan has so many steps; more would be told apart less well. */
const STEPS_MAX = 256;
const TOLD_EVERY = 200;
/** A search that has found no success in this share of its positions will not come to its end: the rest is left for another. */
const HOPELESS = 1 / 4;
const ANSWERS_MAX = 512;

/** The match report while a plan is followed: every line is looked at once and forgotten. */
class Report extends Array<GameEvent> {
  heard: (event: GameEvent) => void = () => {};
  override push(event: GameEvent): number {
    this.heard(event);
    return 0;
  }
}

/** Real dice, except that cards nobody can see stay as they lie. */
class Unshuffled implements Dice {
  private readonly dice: Dice;
  constructor(dice: Dice) {
    this.dice = dice;
  }
  roll(die: Die, target?: number, otherTarget?: number): number {
    return this.dice.roll(die, target, otherTarget);
  }
  twoD6(target?: number, otherTarget?: number): number {
    return this.dice.twoD6(target, otherTarget);
  }
  pick(count: number): number {
    return this.dice.pick(count);
  }
  shuffle(): void {}
}

/** What a plan comes to, and the most that success can be, whatever was not followed. */
export interface Weighed {
  readonly best: Vector;
  readonly most: number;
  readonly withoutRerolls: Vector;
  readonly mostWithoutRerolls: number;
}
const CERTAIN = { probability: 1, ways: 1, all: 1 } as const;

export class PlanSearch {
  readonly assumptions: Set<'worst' | 'best' | 'cards'> = new Set();
  /** By step: whether any course of events takes it. */
  readonly taken: boolean[];
  /** By step: why it was refused where it was. */
  readonly refused: (Refused | undefined)[];
  private readonly g: Game;
  private readonly game: PlannedGame;
  private readonly question: Question;
  /** By step: what has to show before it counts as taken. */
  private readonly orders: readonly (Order | undefined)[];
  /** The one under way. */
  private order: Order | undefined;
  private readonly start: Position;
  private readonly progress: ((looked: number, found: number) => void) | undefined;
  private readonly nodes = new Map<number, Node>();
  private readonly waiting = new Waiting();
  /** Positions to be used again: making new ones takes longer than anything else here. */
  private readonly free: Position[] = [];
  private readonly dice: PlanDice;
  private readonly described = new Described();
  private root: Node | undefined;
  private components: readonly (readonly Node[])[] = [];
  private flags = 0;
  /** Somewhere it makes a difference whether the planning coach re-rolls. */
  private mayReroll = false;
  /** Some course of events has come to a success. */
  private hasSucceeded = false;
  /** Steps of procedures begun since the node that is looked at; dice belong to one of them. */
  private stepsBegun = 0;
  private rollingStep = 0;
  private readonly stepStart: Position;
  private flagsAtStep = 0;
  /** Where a ball has come down within the step under way. */
  private bounced = -1;
  private readonly buffer = new Int16Array(ANSWERS_MAX);
  private readonly own: Own;

  /** The game is left as it is; only what the planning coach may see of it is used. */
  constructor(game: Game, question: Question, progress?: (looked: number, found: number) => void) {
    this.question = question;
    this.progress = progress;
    this.start = game.view(question.seat);
    this.dice = new PlanDice(count => this.lookAtDice(count));
    this.dice.merging = question.merging ?? true;
    this.dice.whichCasualty = question.whichCasualty ?? false;
    this.g = game.twin(this.dice);
    this.stepStart = game.save();
    this.game = plannedGame(game);
    this.own = p => this.g.control(p) === question.seat;
    this.orders = question.wantsMore ? [] : ordersOf(game, question.seat, question.steps, this.game.shows);
    this.taken = question.steps.map(() => false);
    this.refused = question.steps.map(() => undefined);
    const report = new Report();
    report.heard = event => this.hear(event);
    this.g.events = report;
  }
  get positions(): number {
    return this.nodes.size;
  }
  private get isFull(): boolean {
    const { positionsMax, settles } = this.question;
    if (this.nodes.size >= positionsMax) return true;
    return !settles && !this.hasSucceeded && this.nodes.size >= positionsMax * HOPELESS;
  }
  /** Whether what has not been met before is not followed. */
  private isLeftOut(likely: number): boolean {
    return (likely < RAREST && !this.question.fractions) || this.isFull;
  }
  /** The chances of the plan from where the game is, and those of a coach who re-rolls nothing. */
  chances(): Weighed {
    const { g } = this;
    g.onStep = () => this.beginStep();
    g.load(this.start);
    const root = this.nodeHere(0, this.firstFlags(), 1) as Node;
    let looked = 0;
    for (let node = this.waiting.pop(); node !== undefined; node = this.waiting.pop()) {
      looked++;
      if (looked % TOLD_EVERY === 0) this.progress?.(looked, this.nodes.size);
      this.lookAt(node);
      this.free.push(node.position as Position);
      node.position = undefined;
    }
    this.root = root;
    this.components = componentsFrom(root);
    const best = this.weighed(Rerolls.used);
    const kept = this.mayReroll ? this.weighed(Rerolls.kept) : best;
    return { best: best.value, most: best.most, withoutRerolls: kept.value, mostWithoutRerolls: kept.most };
  }
  private weighed(rerolls: Rerolls): { readonly value: Vector; readonly most: number } {
    const { components } = this;
    const root = this.root as Node;
    weigh(components, rerolls);
    weighMost(components, rerolls);
    return { value: root.value.slice(), most: root.most };
  }
  /** Once more as fractions; undefined where something was left out, or the numbers would be too long to read. */
  fractions(): { readonly best: Row; readonly withoutRerolls: Row } | undefined {
    const best = exactly(this.root as Node, this.components, Rerolls.used);
    if (best === undefined || !this.mayReroll) return best && { best, withoutRerolls: best };
    const withoutRerolls = exactly(this.root as Node, this.components, Rerolls.kept);
    return withoutRerolls && { best, withoutRerolls };
  }
  /** Plays the plan once with real dice, as the search decided. For checking its arithmetic. */
  play(dice: Dice): { readonly success: boolean; readonly flags: number } {
    const { g } = this;
    g.onStep = undefined;
    g.load(this.start).dice = new Unshuffled(dice);
    let step = 0;
    this.flags = this.firstFlags();
    this.described.forget(g.sheet);
    try {
      for (;;) {
        this.simplify();
        this.flags = this.asOf(step, this.flags);
        const node = g.over ? undefined : this.nodes.get(this.key(step, this.flags));
        const move = node?.moves[node.chosen];
        if (move === undefined) break;
        this.give(step, move.step);
        step = move.step;
        g.choose(move.answer);
      }
    } catch (error) {
      if (error !== DECIDED) throw error;
    }
    return { success: this.succeeds(step, this.flags), flags: this.flags };
  }
  private firstFlags(): number {
    return sideHolds(this.g, this.question.seat) ? HELD_BALL : 0;
  }
  /** Not where a test of somebody else's looks at everything. */
  private simplify(): void {
    if (this.dice.merging && !this.question.looksAtAll)
      this.game.simplify(this.g, this.question.seat, this.question.looksAt);
  }
  /** Once the next step is asked for, it is known whether the one before it was carried out. */
  private asOf(step: number, flags: number): number {
    return this.asksStep() ? judged(flags, this.orders[step - 1], this.g) : flags;
  }
  /** A move is about to be made that may be a step of the plan. */
  private give(step: number, next: number): void {
    this.order = this.orders[next - 1];
    if (next !== step) this.flags = ordered(this.flags, this.order);
  }
  private asksStep(): boolean {
    const { g } = this;
    return !g.isRunning && !g.over && g.asked === this.question.seat && !g.question.onTheWay;
  }
  /** Of the position the game is in, and how far the plan is; in mid-step also of where a ball has come down. */
  private key(step: number, flags: number, bounced = -1): number {
    return this.g.longFingerprint(((bounced + 1) * ALL_FLAGS + flags) * STEPS_MAX + step);
  }
  /** The node for the position the game is in: a question is open, or a step is about to roll. None when there are too many. */
  private nodeHere(step: number, heard: number, likely: number): Node | undefined {
    this.simplify();
    const flags = this.asOf(step, heard);
    const key = this.key(step, flags);
    const known = this.nodes.get(key);
    if (known !== undefined || this.isLeftOut(likely)) return known;
    const made = newNode(step, flags, likely);
    made.position = this.g.save(this.free.pop());
    this.nodes.set(key, made);
    this.waiting.push(made);
    return made;
  }

  /** The node for a ball in the air in the middle of a step: the step is begun again, with the dice that have fallen. */
  private nodeInStep(node: Node, step: number, likely: number): Node | undefined {
    const key = this.key(step, this.flags, this.bounced);
    const known = this.nodes.get(key);
    if (known !== undefined || this.isLeftOut(likely)) return known;
    const made = newNode(step, node.flags, likely);
    made.position = this.free.pop() ?? new Int16Array(this.start.length);
    made.position.set(node.position as Position);
    made.fallen = this.dice.shown;
    this.nodes.set(key, made);
    this.waiting.push(made);
    return made;
  }

  // --- what happens ------------------------------------------------------------------------------------------
  private beginStep(): void {
    this.stepsBegun++;
    if (this.stepsBegun === this.rollingStep) return; // its dice fall now: nobody comes back to it
    this.stepStart.set(this.g.cells);
    this.flagsAtStep = this.flags;
  }
  private hear(event: GameEvent): void {
    const { seat } = this.question;
    if (event.type === 'ballBounced') this.bounced = (event as GameEvent & { readonly to: number }).to;
    if (this.order !== undefined) this.flags = heardOf(this.flags, event, this.order, this.own);
    this.flags |= this.game.meaning(event, this.g, this.own, seat);
    if (this.game.ends(event, this.g)) throw DECIDED;
  }
  /** Once the turn is lost only the fate of players is of interest. */
  private lookAtDice(count: number): string {
    const described = this.described.next(this.g.sheet, count);
    const lost = this.isSpoilt(this.flags) && !this.game.mayStillScore(this.g, this.question.seat);
    if (lost && !(described && this.game.harm.has(this.g.sheet.kind))) throw DECIDED;
    if (this.stepsBegun !== this.rollingStep) throw LATER;
    if (this.bounced >= 0 && !described && this.dice.isFresh) throw BOUNCES_ON;
    return described ? this.g.sheet.kind : '';
  }
  /** The plan is over: what has come of it. */
  private leaf(step: number, flags: number): Vector {
    const { seat } = this.question;
    const scored = (flags & Flag.touchdown) !== 0;
    const lost = (flags & HELD_BALL) !== 0 && !scored && !sideHolds(this.g, seat);
    const success = this.succeeds(step, flags);
    if (success) this.hasSucceeded = true;
    return leafValue(success, lost ? flags | Flag.ballLost : flags);
  }
  private succeeds(step: number, flags: number): boolean {
    const { steps, touchdown, goal } = this.question;
    if (!steps.slice(step).every(answer => verbOf(answer).ends)) return false;
    if ((flags & IN_VAIN) !== 0 || this.isSpoilt(flags)) return false;
    return ((flags & Flag.touchdown) !== 0 || !touchdown) && goal(this.g);
  }

  /** By a turnover, unless that is allowed or its coach has scored all the same. */
  private isSpoilt(flags: number): boolean {
    return (flags & Flag.turnover) !== 0 && (flags & Flag.touchdown) === 0 && !this.question.turnoverAllowed;
  }
  /** Nothing is left to do, and nothing more is wanted. */
  private isDone(step: number): boolean {
    if (step !== this.question.steps.length || !this.asksStep()) return false;
    return this.succeeds(step, this.flags) && !this.game.owes(this.g);
  }

  // --- looking at a node ---------------------------------------------------------------------------------------
  private lookAt(node: Node): void {
    const { g } = this;
    g.load(node.position as Position);
    this.flags = node.flags;
    if (g.isRunning) return this.lookAtChance(node);
    const own = !g.over && g.asked === this.question.seat;
    const moves = g.over ? [] : own ? this.ownMoves(node.step) : this.theirMoves(node.step);
    if (moves.length === 0) {
      node.value = this.leaf(node.step, node.flags);
      return;
    }
    node.chooser = own ? 1 : -1;
    node.moves = moves;
    for (const [i, move] of moves.entries()) {
      const same = moves.findIndex(other => other.answer === move.answer && other.step === move.step);
      node.ways.push(same < i ? (node.ways[same] as Edges<Node>) : this.wayOf(node, move));
    }
  }
  private wayOf(node: Node, move: Move): Edges<Node> {
    const edges = new Edges<Node>(this.question.fractions);
    this.rollingStep = 0;
    this.follow(node, edges, move.step, 1, () => this.g.choose(move.answer));
    return edges;
  }
  private lookAtChance(node: Node): void {
    for (const least of LEAST) {
      const edges = this.enumerate(node, least, least === LEAST.at(-1) ? Number.POSITIVE_INFINITY : COURSES_MAX);
      if (edges === undefined) continue;
      node.ways.push(edges);
      return;
    }
  }
  /** Undefined when there are more courses than are worth following at this fineness. */
  private enumerate(node: Node, least: number, coursesMax: number): Edges<Node> | undefined {
    const edges = new Edges<Node>(this.question.fractions);
    const { dice } = this;
    dice.least = least;
    this.rollingStep = 1;
    let courses = 0;
    dice.forEach(() => {
      if (++courses <= coursesMax) this.follow(node, edges, node.step, dice, () => this.g.resume());
    });
    return courses > coursesMax ? undefined : edges;
  }
  /** Lets the game run from a node to where the next one is, or to the end of the plan. */
  private follow(node: Node, edges: Edges<Node>, step: number, chance: 1 | PlanDice, run: () => unknown): void {
    const { g } = this;
    g.load(node.position as Position);
    this.flags = node.flags;
    this.give(node.step, step);
    this.stepsBegun = 0;
    this.bounced = -1;
    this.dice.begin(node.fallen);
    this.described.forget(g.sheet);
    const ended = this.runs(run);
    if (ended === undefined) this.flags = this.asOf(step, this.flags);
    const { probability: share, ways, all } = chance === 1 ? CERTAIN : chance;
    const likely = node.likely * share;
    if (ended === DECIDED || (ended === undefined && (g.over || this.isDone(step))))
      edges.addLeaf(this.leaf(step, this.flags), share, ways, all);
    else {
      const next = ended === TOO_UNLIKELY ? undefined : this.nextAfter(node, step, ended, chance !== 1, likely);
      if (next === undefined) edges.addUnresolved(share);
      else edges.add(next, share, ways, all);
    }
  }
  private nextAfter(
    node: Node,
    step: number,
    ended: NoRoll | undefined,
    rolled: boolean,
    likely: number,
  ): Node | undefined {
    if (ended === BOUNCES_ON) return this.nodeInStep(node, step, likely);
    if (ended !== LATER) return this.nodeHere(step, this.flags, likely);
    this.g.load(this.stepStart);
    if (rolled) this.g.forgetAnswer();
    return this.nodeHere(step, this.flagsAtStep, likely);
  }
  /** What stopped it before the next question, if anything did. */
  private runs(run: () => unknown): NoRoll | undefined {
    try {
      run();
      return undefined;
    } catch (error) {
      if (error instanceof NoRoll) return error;
      throw error;
    }
  }

  // --- who chooses what --------------------------------------------------------------------------------------
  private legal(): number[] {
    return Array.from(this.buffer.subarray(0, this.g.legal(this.buffer)));
  }
  private theirMoves(step: number): Move[] {
    const answers = this.withoutCards(this.legal());
    if (answers.length > 1) this.assumptions.add('worst');
    return answers.map(answer => ({ answer, step, rerolls: Rerolls.either }));
  }
  private withoutCards(answers: number[]): number[] {
    const open = answers.filter(answer => !isCard(answer));
    if (open.length === answers.length || open.length === 0) return answers;
    this.assumptions.add('cards');
    return open;
  }
  /** The answers the plan allows here; none where it is over. */
  private ownMoves(step: number): Move[] {
    const { name, onTheWay } = this.g.question;
    return onTheWay ? this.movesOnTheWay(name, step) : this.movesByPlan(step);
  }
  private movesOnTheWay(name: string, step: number): Move[] {
    const all = this.legal();
    if (!all.some(isReroll)) return this.movesAmong(all, all, name, step, Rerolls.either);
    this.mayReroll = true;
    const others = all.filter(answer => !isReroll(answer));
    return [
      ...this.movesAmong(all, all, name, step, Rerolls.used),
      ...this.movesAmong(all, others.length === 0 ? all : others, name, step, Rerolls.kept),
    ];
  }
  private movesAmong(all: number[], allowed: number[], name: string, step: number, rerolls: Rerolls): Move[] {
    const { steps, prefer } = this.question;
    const next = steps[step];
    const preferred = (prefer.get(name) ?? []).find(answer => allowed.includes(answer));
    if (preferred !== undefined) return [{ answer: preferred, step, rerolls }];
    const open = this.withoutCards(allowed);
    const settled = this.question.settles && this.game.settles.has(name) ? open.slice(-1) : open;
    const moves: Move[] = settled.map(answer => ({ answer, step, rerolls }));
    if (next !== undefined && all.includes(next)) {
      this.taken[step] = true;
      moves.push({ answer: next, step: step + 1, rerolls });
    }
    if (moves.length > 1) this.assumptions.add('best');
    return moves;
  }
  private movesByPlan(step: number): Move[] {
    const { steps } = this.question;
    const next = steps[step];
    const answers = this.legal();
    const decline = this.g.declining;
    if (next === undefined) {
      // The Action may have to end before what it was for counts.
      const done = this.succeeds(step, this.flags) && !this.game.owes(this.g);
      return decline === undefined || done ? [] : [{ answer: decline, step, rerolls: Rerolls.either }];
    }
    if (answers.includes(next)) {
      this.taken[step] = true;
      return [{ answer: next, step: step + 1, rerolls: Rerolls.either }];
    }
    if (verbOf(next).name === 'stop' && step > 0) {
      this.taken[step] = true; // the Action has ended by itself
      return this.movesByPlan(step + 1);
    }
    this.refuse(step, next, answers);
    return decline === undefined ? [] : [{ answer: decline, step, rerolls: Rerolls.either }];
  }
  private refuse(step: number, next: number, answers: readonly number[]): void {
    const verb = verbOf(next);
    const before = this.refused[step]?.weight ?? 0;
    const weight = answers.some(answer => verbOf(answer) === verb) ? 2 : 1;
    if (weight <= before) return;
    const refusal = this.g.whyNot(next);
    if (refusal !== undefined) this.refused[step] = { refusal, weight };
  }
}

const isReroll = (answer: number): boolean => verbOf(answer).name === 'reroll';
