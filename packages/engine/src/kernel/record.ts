/** Match records: what was agreed, what was rolled, what was answered. The state is never saved, only recomputed. */
import type { Dice } from '../dice/dice.ts';
import { RecordingDice, ScriptedDice } from '../dice/scripted.ts';
import { GENERATOR, SeededDice } from '../dice/seeded.ts';
import { BadInput, EngineError, type Seat, type SeatName } from '../words.ts';
import type { Game } from './game.ts';
import { hashPosition } from './notation.ts';
import type { Answer } from './question.ts';

export const RECORD_FORMAT = 1;

/** What two coaches agree on before the toss. */
export interface MatchSpec {
  readonly ruleset: string;
  readonly home: string;
  readonly away: string;
  readonly options: Readonly<Record<string, unknown>>;
}
export interface MatchRecord extends MatchSpec {
  readonly format: number;
  /** Of the ruleset: a change that makes old answers mean something else raises it. */
  readonly revision: number;
  /** How `seed` becomes dice. */
  readonly generator?: string;
  /** A finished match: the seed. One that goes on: the dice rolled so far, never the seed. */
  readonly seed?: string;
  readonly dice?: readonly string[];
  readonly answers: readonly Answer[];
  /** The hash of the position at each turn's first question: turn, answers given before it, hash. */
  readonly turns: readonly (readonly [turn: number, answers: number, hash: string])[];
  readonly final?: {
    readonly hash: string;
    readonly winner: SeatName | null;
    readonly score: readonly [number, number];
  };
}

/** What the keeper of a record needs to know of the ruleset. */
export interface Recordable {
  readonly id: string;
  readonly revision: number;
  turnOf(g: Game): number;
  outcome(g: Game): { readonly winner: Seat | null; readonly score: readonly [number, number] };
}

/** Plays a match and writes its record as it goes. */
export class MatchKeeper {
  readonly game: Game;
  readonly spec: MatchSpec;
  readonly answers: Answer[] = [];
  readonly turns: [number, number, string][] = [];
  private readonly rules: Recordable;
  private readonly seed: string | undefined;
  private readonly rolls: RecordingDice;
  private turn = 0;
  /** `seed` is kept for the finished record; a match that goes on from written dice has none. */
  constructor(spec: MatchSpec, rules: Recordable, create: (dice: Dice) => Game, dice: Dice, seed?: string) {
    this.spec = spec;
    this.rules = rules;
    this.seed = seed;
    this.rolls = new RecordingDice(dice);
    this.game = create(this.rolls);
  }
  start(): this {
    this.game.start();
    this.noteTurn();
    return this;
  }
  answer(answer: unknown, from?: Seat): ReturnType<Game['answer']> {
    const read = this.game.readAnswer(answer, from);
    const written = this.game.nameAnswer(read);
    const consequence = this.game.choose(read);
    this.answers.push(written);
    this.noteTurn();
    return consequence;
  }
  private noteTurn(): void {
    const turn = this.rules.turnOf(this.game);
    if (turn === this.turn || this.game.over) return;
    this.turn = turn;
    this.turns.push([turn, this.answers.length, hashPosition(this.game)]);
  }
  /** The record so far. While the match goes on it holds the dice rolled, so that nobody learns what will come. */
  record(): MatchRecord {
    const { game, spec, answers, turns } = this;
    const head = { format: RECORD_FORMAT, revision: this.rules.revision, ...spec };
    const body = { answers: [...answers], turns: [...turns] };
    if (!game.over) return { ...head, dice: [...this.rolls.rolled], ...body };
    const { winner, score } = this.rules.outcome(game);
    const final = { hash: hashPosition(game), winner: winner === null ? null : SEAT_NAMES[winner], score };
    const chance =
      this.seed === undefined ? { dice: [...this.rolls.rolled] } : { generator: GENERATOR, seed: this.seed };
    return { ...head, ...chance, ...body, final };
  }
}
const SEAT_NAMES = ['home', 'away'] as const;

/** The dice a record's seed gives. */
const seededDice = (record: MatchRecord): Dice => {
  if (record.generator !== GENERATOR)
    throw new BadInput(`generator: "${record.generator}" is unknown; this version has ${GENERATOR}`);
  return new SeededDice(record.seed as string);
};
/** Written rolls first, then another source. */
class ContinuedDice implements Dice {
  private readonly first: ScriptedDice;
  private readonly rest: Dice;
  constructor(first: ScriptedDice, rest: Dice) {
    this.first = first;
    this.rest = rest;
  }
  private get source(): Dice {
    return this.first.left > 0 ? this.first : this.rest;
  }
  roll(...args: Parameters<Dice['roll']>): number {
    return this.source.roll(...args);
  }
  twoD6(...args: Parameters<Dice['twoD6']>): number {
    return this.source.twoD6(...args);
  }
  pick(count: number): number {
    return this.source.pick(count);
  }
  shuffle(...args: Parameters<Dice['shuffle']>): void {
    this.source.shuffle(...args);
  }
}

/**
 * Replays a record up to `until` answers and checks every hash on the way; a replay that goes another way stops there
 * and says so. `create` makes the game of the record's match; `after` gives dice to a match that will be played on.
 */
export const replay = (
  record: MatchRecord,
  rules: Recordable,
  create: (dice: Dice) => Game,
  {
    until = record.answers.length,
    after,
    watch,
  }: { until?: number; after?: Dice; watch?: (g: Game, answered: number) => void } = {},
): MatchKeeper => {
  if (record.format > RECORD_FORMAT)
    throw new BadInput(
      `format: the record is of format ${record.format}, newer than this version reads (${RECORD_FORMAT})`,
    );
  if (record.format !== RECORD_FORMAT)
    throw new BadInput(
      `format: ${JSON.stringify(record.format)} is no format of records; this version reads ${RECORD_FORMAT}`,
    );
  if (record.ruleset !== rules.id)
    throw new BadInput(`ruleset: the record is of "${record.ruleset}", it cannot be replayed as ${rules.id}`);
  if (record.revision !== rules.revision)
    throw new BadInput(
      `revision: the record follows revision ${record.revision} of ${record.ruleset}, this version plays revision ${rules.revision}`,
    );
  if (record.seed === undefined && record.dice === undefined)
    throw new BadInput('dice: the record has neither a seed nor the dice that were rolled');
  const written = record.seed === undefined ? new ScriptedDice(record.dice) : undefined;
  const dice = written === undefined ? seededDice(record) : after ? new ContinuedDice(written, after) : written;
  const { ruleset, home, away, options } = record;
  const keeper = new MatchKeeper({ ruleset, home, away, options }, rules, create, dice, record.seed);
  const step = <T>(what: string, act: () => T): T => {
    try {
      return act();
    } catch (error) {
      if (error instanceof BadInput || error instanceof EngineError) throw new BadInput(`${what}: ${error.message}`);
      throw error;
    }
  };
  step('the start', () => keeper.start());
  watch?.(keeper.game, 0);
  for (let i = 0; i < Math.min(until, record.answers.length); i++) {
    step(`answers[${i}]`, () => keeper.answer(record.answers[i]));
    watch?.(keeper.game, i + 1);
    checkTurns(record, keeper);
  }
  if (keeper.answers.length < record.answers.length) return keeper;
  if (written !== undefined && written.left > 0)
    throw new BadInput(`dice: ${written.left} rolls of the record are left over after its last answer`);
  checkFinal(record, keeper);
  return keeper;
};
const checkTurns = (record: MatchRecord, keeper: MatchKeeper): void => {
  const at = keeper.turns.length - 1;
  const latest = keeper.turns[at];
  if (latest === undefined || latest[1] !== keeper.answers.length) return;
  const [turn, , hash] = latest;
  const written = record.turns[at];
  if (written === undefined || written[2] === hash) return;
  throw new BadInput(
    `turns[${at}]: the replay differs from the record at turn ${turn}: hash ${hash}, recorded ${written[2]}`,
  );
};
const checkFinal = (record: MatchRecord, keeper: MatchKeeper): void => {
  if (record.final === undefined) return;
  if (!keeper.game.over)
    throw new BadInput('final: the record says the match ended, but after its last answer it goes on');
  const hash = hashPosition(keeper.game);
  if (hash !== record.final.hash)
    throw new BadInput(`final: the replay ends with hash ${hash}, the record with ${record.final.hash}`);
};
