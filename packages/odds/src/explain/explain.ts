/** Why a roll is what it is: every roll an answer would cause, as the engine itself describes and resolves it. */
import {
  type Answer,
  BadInput,
  type Game,
  type GameEvent,
  type Modifier,
  NOBODY,
  type Position,
  type Refusal,
  refuseAnyway,
  type Seat,
  verbOf,
} from '@ironpitch/engine';
import { ProbeDice, ProbeOver, type RolledDie, type RollSeen } from './probe.ts';

export interface ExplainedRoll {
  /** `dodge`, `armour`, `block`; `other` for dice without a target, as when a ball scatters. */
  readonly kind: string;
  /** Who rolls, or is rolled for, by name. */
  readonly player: string | undefined;
  /** `d6`, `2d6`, `block`. */
  readonly die: string;
  /** How many are rolled; below 0 when the other coach picks one of them. */
  readonly dice: number;
  /** What must be reached before modifiers; undefined where nothing is to be reached. */
  readonly target: number | undefined;
  readonly modifiers: readonly ExplainedModifier[];
  /** The lowest natural result that will do. */
  readonly needs: number | undefined;
  /** The chance that it succeeds, without any re-roll. */
  readonly chance: number | undefined;
  /** For dice with symbols: the chance that at least one shows it. */
  readonly faces: Readonly<Record<string, number>> | undefined;
  /** Where there is more than success and failure: the chance of each result. */
  readonly results: Readonly<Record<string, number>> | undefined;
  /** What a failed roll could be re-rolled with. */
  readonly rerolls: readonly string[];
}
export interface ExplainedModifier {
  readonly by: number;
  readonly cause: string;
  readonly rule: string;
  /** Who is behind it, by name. */
  readonly who: string | undefined;
}
export type Explanation =
  | { readonly legal: true; readonly rolls: readonly ExplainedRoll[] }
  | { readonly legal: false; readonly refusal: Refusal };

/**
 * Every roll an answer would cause when all goes well, up to the next decision that matters; or why it is not legal.
 * The engine is asked, not a copy of its rules: it plays the answer on a board of its own with dice that are told what
 * to show.
 *
 * ```ts
 * const explained = explain(game, { to: [11, 7] });
 * if (explained.legal)
 *   for (const roll of explained.rolls) console.log(roll.kind, roll.needs, roll.chance, roll.modifiers, roll.rerolls);
 * // dodge 4 0.5 [{ by: 1, cause: 'dodging', rule: 'B16-DODGE-05' }, { by: -1, cause: 'tackleZones', … }] ['team']
 * else console.log(explained.refusal.reason, explained.refusal.rule);
 * ```
 */
export const explain = (game: Game, answer: Answer | number): Explanation => {
  const refusal = whyNot(game, answer);
  if (refusal !== undefined) return { legal: false, refusal };
  const probe = new Probe(game, numberOf(game, answer));
  return { legal: true, rolls: probe.rolls() };
};

/**
 * Why an answer is not legal now, with the rule behind it where there is one; undefined when it is legal.
 *
 * ```ts
 * whyNot(game, { blitz: 'H4' }); // { reason: 'declaredThisTurn', facts: { action: 'blitz' }, rule: 'B16-ACTION-08' }
 * ```
 */
export const whyNot = (game: Game, answer: Answer | number): Refusal | undefined => {
  try {
    return game.whyNot(numberOf(game, answer));
  } catch (error) {
    if (error instanceof BadInput) return refuseAnyway('unknownAnswer', {});
    throw error;
  }
};
const numberOf = (game: Game, answer: Answer | number): number =>
  typeof answer === 'number' ? answer : game.readAnswer(answer);

const QUESTIONS_MAX = 60;
const ANSWERS_MAX = 512;
const SUCCESSES = ['passed', 'broken', 'escaped', 'recovered', 'hit'] as const;
type Reported = GameEvent & Partial<Record<(typeof SUCCESSES)[number], boolean>> & { readonly result?: string };
interface Tried {
  readonly chance?: number | undefined;
  readonly needs?: number | undefined;
  readonly results?: Readonly<Record<string, number>> | undefined;
  /** Dice that fail. */
  readonly failing: readonly number[];
}
const sumOf = (dice: readonly number[]): number => dice.reduce((a, b) => a + b, 0);

class Probe {
  private readonly g: Game;
  private readonly seat: Seat;
  private readonly start: Position;
  private readonly answer: number;
  private readonly dice = new ProbeDice();
  private readonly answers = new Int16Array(ANSWERS_MAX);
  private report: Reported[] = [];

  constructor(game: Game, answer: number) {
    this.seat = game.asked;
    this.start = game.view(this.seat);
    this.answer = answer;
    this.g = game.twin(this.dice);
    this.dice.game = this.g;
    this.g.sheet.namesEverybody = true;
  }
  rolls(): ExplainedRoll[] {
    this.run(-1, [], true);
    // A probe that was cut short ends with a roll for which no die fell.
    const fallen = this.dice.seen.filter(roll => roll.rolled.length > 0);
    return fallen.map((roll, i) => this.explained(roll, i));
  }
  private explained(roll: RollSeen, place: number): ExplainedRoll {
    const die = roll.rolled[0] as RolledDie;
    const name = die.faces === undefined && roll.rolled.length === 2 ? '2d6' : die.name;
    const { chance, needs, results, failing } = this.tried(roll, place);
    return {
      kind: roll.kind,
      player: roll.player === NOBODY ? undefined : this.g.playerName(roll.player),
      die: name,
      dice: roll.dice,
      target: roll.target === 0 ? undefined : roll.target,
      modifiers: roll.modifiers.map(one => this.named(one)),
      needs,
      chance,
      faces: die.faces === undefined ? undefined : facesOf(die.faces, roll.rolled.length),
      results,
      rerolls: this.rerollsAfter(place, failing),
    };
  }
  private named({ by, cause, rule, who }: Modifier): ExplainedModifier {
    return { by, cause, rule, who: who === NOBODY ? undefined : this.g.playerName(who) };
  }
  /** Shows the engine every way the dice can fall and hears from its report what comes of it. */
  private tried(roll: RollSeen, place: number): Tried {
    const failing = roll.rolled.map(die => die.lowest);
    if (roll.kind === 'other' || roll.rolled[0]?.faces !== undefined) return { failing };
    const results: Record<string, number> = {};
    let chance: number | undefined;
    let needs: number | undefined;
    let fails: readonly number[] = failing;
    for (const { shown, weight } of resultsOf(roll.rolled)) {
      const result = this.resultOf(place, shown);
      if (typeof result === 'string') results[result] = (results[result] ?? 0) + weight;
      if (typeof result !== 'boolean') continue;
      chance = (chance ?? 0) + (result ? weight : 0);
      if (result) needs = Math.min(needs ?? Number.POSITIVE_INFINITY, sumOf(shown));
      else fails = shown;
    }
    const named = Object.keys(results).length > 0 ? results : undefined;
    return { chance, needs, results: named, failing: fails };
  }
  /** What the report says of a roll: whether it succeeded, or what came of it. */
  private resultOf(place: number, shown: readonly number[]): boolean | string | undefined {
    this.run(place, shown, false);
    const { reportedBefore } = this.dice.seen[place] as RollSeen;
    for (const event of this.report.slice(reportedBefore)) {
      for (const name of SUCCESSES) if (event[name] !== undefined) return event[name];
      if (event.result !== undefined) return event.result;
    }
    return undefined;
  }
  private rerollsAfter(place: number, failing: readonly number[]): string[] {
    this.run(place, failing, false);
    const { g } = this;
    if (g.over || g.isRunning) return [];
    return g.legalAnswers().flatMap(one => (typeof one === 'object' && 'reroll' in one ? [String(one.reroll)] : []));
  }

  // --- one run -------------------------------------------------------------------------------------------------------
  /** Plays the answer; with `goesOn` to the next decision that matters, otherwise until the forced roll is settled. */
  private run(forcedAt: number, forced: readonly number[], goesOn: boolean): void {
    const { g, dice } = this;
    this.report = [];
    g.load(this.start);
    g.events = this.report;
    dice.begin(forcedAt, forced, goesOn);
    try {
      g.choose(this.answer);
      for (let i = 0; i < QUESTIONS_MAX && !g.over && g.question.onTheWay; i++) {
        if (!goesOn && dice.seen.length > forcedAt) return;
        g.choose(this.reaction());
      }
    } catch (error) {
      if (!(error instanceof ProbeOver)) throw error;
    }
  }
  /** What keeps things simple: no re-roll, the best die, skills of one's own, nothing from the other coach. */
  private reaction(): number {
    const { g } = this;
    const legal = Array.from(this.answers.subarray(0, g.legal(this.answers)));
    const faces = legal.filter(one => verbOf(one).name === 'face');
    if (faces.length > 0) return faces[faces.length - 1] as number;
    const usesSkill = g.question.name === 'useSkill' && g.asked === this.seat;
    return (usesSkill ? legal.find(one => verbOf(one).name === 'yes') : g.declining) ?? (legal[0] as number);
  }
}

/** Every way some dice can fall, with its chance. */
const resultsOf = (dice: readonly RolledDie[]): { shown: number[]; weight: number }[] =>
  dice.reduce<{ shown: number[]; weight: number }[]>(
    (sofar, die) =>
      sofar.flatMap(({ shown, weight }) =>
        Array.from({ length: die.highest - die.lowest + 1 }, (_, i) => ({
          shown: [...shown, die.lowest + i],
          weight: weight * chanceOfResult(die, die.lowest + i),
        })),
      ),
    [{ shown: [], weight: 1 }],
  );
const chanceOfResult = (die: RolledDie, result: number): number =>
  die.name === '2d6' ? (6 - Math.abs(result - 7)) / 36 : 1 / (die.highest - die.lowest + 1);
const facesOf = (faces: readonly string[], dice: number): Record<string, number> => {
  const chances: Record<string, number> = {};
  for (const face of new Set(faces))
    chances[face] = 1 - (1 - faces.filter(one => one === face).length / faces.length) ** dice;
  return chances;
};
