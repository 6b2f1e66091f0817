/** Match records: what was agreed, what was rolled, what was answered. The state is never saved, only recomputed. */
import type { Dice } from '../dice/dice.ts';
import { RecordingDice, ScriptedDice } from '../dice/scripted.ts';
import { GENERATOR, SeededDice } from '../dice/seeded.ts';
import { BadInput, EngineError, printable, SEATS, type Seat, type SeatName, show } from '../words.ts';
import type { Game } from './game.ts';
import type { Position } from './layout.ts';
import { hashPosition, NOTATION_FORMAT } from './notation.ts';
import type { Answer } from './question.ts';

/** Since format 2 a record names its notation, and tells the sides of a die apart that have the same name. */
export const RECORD_FORMAT = 2;
/** A match takes some 2,000 to 16,000 steps: a record that takes more than these was never played. */
export const STEPS_MAX = 1_000_000;

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
  /** The format of the notation that the hashes are over; format 1 does not say: it was 1. */
  readonly notation?: number;
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
  private readonly before: Position;
  /** `seed` is kept for the finished record; a match that goes on from written dice has none. */
  constructor(spec: MatchSpec, rules: Recordable, create: (dice: Dice) => Game, dice: Dice, seed?: string) {
    this.spec = spec;
    this.rules = rules;
    this.seed = seed;
    this.rolls = new RecordingDice(dice);
    this.game = create(this.rolls);
    this.before = this.game.save();
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
  /** As `answer`; but when it breaks off on the way, the match is as it was before. */
  attempt(answer: unknown): void {
    const { game, rolls, before } = this;
    game.save(before);
    const told = game.events?.length ?? 0;
    const rolled = rolls.rolled.length;
    try {
      this.answer(answer);
    } catch (error) {
      game.load(before);
      if (game.events) game.events.length = told;
      rolls.rolled.length = rolled;
      throw error;
    }
  }
  /** The turn of the match; 0 before the first. */
  get turn(): number {
    return this.rules.turnOf(this.game);
  }
  private noteTurn(): void {
    const { turn, turns } = this;
    const [noted] = turns.at(-1) ?? [0];
    if (turn !== noted && !this.game.over) turns.push([turn, this.answers.length, hashPosition(this.game)]);
  }
  /** How the match ended. */
  get final(): NonNullable<MatchRecord['final']> {
    const { winner, score } = this.rules.outcome(this.game);
    return { hash: hashPosition(this.game), winner: winner === null ? null : SEATS[winner], score };
  }
  /** The record so far. While the match goes on it holds the dice rolled, so that nobody learns what will come. */
  record(): MatchRecord {
    const { game, spec, answers, turns } = this;
    const head = { format: RECORD_FORMAT, revision: this.rules.revision, notation: NOTATION_FORMAT, ...spec };
    const body = { answers: [...answers], turns: [...turns] };
    if (!game.over) return { ...head, dice: [...this.rolls.rolled], ...body };
    const chance =
      this.seed === undefined ? { dice: [...this.rolls.rolled] } : { generator: GENERATOR, seed: this.seed };
    return { ...head, ...chance, ...body, final: this.final };
  }
}

/** The dice a record's seed gives. */
const seededDice = (record: MatchRecord): Dice => {
  if (record.generator !== GENERATOR)
    throw new BadInput(`generator: ${show(record.generator)} is unknown; this version has ${GENERATOR}`);
  return new SeededDice(record.seed as string);
};
/** One source of chance, and from some moment on another. */
class RelayedDice implements Dice {
  source: Dice;
  constructor(first: Dice) {
    this.source = first;
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

// --- replaying ---------------------------------------------------------------------------------------------------
/** Where a record and the rules of this version part company. */
export interface Parting {
  /** The turn of the match; 0 before the first. */
  readonly turn: number;
  /** How many of its answers could be carried out before. */
  readonly answers: number;
  /** One sentence, the field of the record in front. */
  readonly reason: string;
  /** The record follows another revision of the rules, so that this may happen; otherwise somebody has changed it. */
  readonly older: boolean;
}
export interface Followed {
  /** The match as far as the record could be followed. */
  readonly keeper: MatchKeeper;
  /** Why it ends there; undefined when the whole record, or as much of it as was wanted, was replayed. */
  readonly parting: Parting | undefined;
}
interface ReplayOptions {
  /** How many answers to replay; all of them when left out. */
  readonly until?: number;
  /** Dice for a match that will be played on. */
  readonly after?: Dice;
  /** Sees the game before the first answer and after each one. */
  readonly watch?: (g: Game, answered: number) => void;
}

/** A hash tells nothing over another notation, nor where a record does not tell which side of a die lay on the table. */
const hashesCount = ({ format, notation = 1, dice }: MatchRecord): boolean =>
  notation === NOTATION_FORMAT && !(format === 1 && dice !== undefined);

/**
 * Replays a record as far as these rules go its way, and tells where and why they do not. Records of older revisions are
 * followed like any other. Throws BadInput when there is nothing to follow: a record that cannot even begin.
 */
export const follow = (
  record: MatchRecord,
  rules: Recordable,
  create: (dice: Dice) => Game,
  { until = record.answers.length, after, watch }: ReplayOptions = {},
): Followed => {
  checkHead(record, rules);
  const written = record.seed === undefined ? new ScriptedDice(record.dice) : undefined;
  const dice = new RelayedDice(written ?? seededDice(record));
  const { ruleset, home, away, options } = record;
  // Whoever plays on with other dice cannot be told by the seed.
  const seed = after === undefined ? record.seed : undefined;
  const keeper = new MatchKeeper({ ruleset, home, away, options }, rules, create, dice, seed);
  const { game } = keeper;
  const listening = game.onStep;
  game.onStep = countingSteps(listening);
  const start = failure(() => keeper.start());
  if (start !== undefined) throw new BadInput(`dice: ${start}`);
  watch?.(game, 0);
  let reason = turnsDiffer(record, keeper, 0);
  const count = Math.min(until, record.answers.length);
  for (let i = 0; i < count && reason === undefined; i++) {
    const noted = keeper.turns.length;
    const failed = failure(() => keeper.attempt(record.answers[i]));
    if (failed === undefined) {
      watch?.(game, i + 1);
      reason = turnsDiffer(record, keeper, noted);
    } else reason = `answers[${i}]: ${failed}`;
  }
  if (reason === undefined && keeper.answers.length === record.answers.length)
    reason = endDiffers(record, keeper, written?.left ?? 0);
  game.onStep = listening;
  if (after !== undefined) dice.source = after;
  if (reason === undefined) return { keeper, parting: undefined };
  const older = record.revision !== rules.revision;
  return { keeper, parting: { turn: keeper.turn, answers: keeper.answers.length, reason: printable(reason), older } };
};
/** Leaves room for the revisions in the sentence. */
const REASON_MAX = 180;
/** As `follow`, for a record that must fit from the first answer to the last: BadInput says where it does not. */
export const replay = (...args: Parameters<typeof follow>): MatchKeeper => {
  const [record, rules] = args;
  const { keeper, parting } = follow(...args);
  if (parting === undefined) return keeper;
  if (!parting.older) throw new BadInput(parting.reason);
  throw new BadInput(`${printable(parting.reason, REASON_MAX)} (${revisions(record, rules)})`);
};
/** Which rules a record follows, and which are played now. */
export const revisions = (record: MatchRecord, rules: Recordable): string =>
  `the record follows revision ${record.revision} of ${record.ruleset}, this version plays revision ${rules.revision}`;

const checkHead = (record: MatchRecord, rules: Recordable): void => {
  if (record.format > RECORD_FORMAT)
    throw new BadInput(
      `format: the record is of format ${record.format}, newer than this version reads (${RECORD_FORMAT})`,
    );
  if (!Number.isInteger(record.format) || record.format < 1)
    throw new BadInput(
      `format: ${show(record.format)} is no format of records; this version reads 1 to ${RECORD_FORMAT}`,
    );
  if (record.ruleset !== rules.id)
    throw new BadInput(`ruleset: the record is of ${show(record.ruleset)}, it cannot be replayed as ${rules.id}`);
  if (record.seed === undefined && record.dice === undefined)
    throw new BadInput('dice: the record has neither a seed nor the dice that were rolled');
};
const countingSteps = (listening: Game['onStep']): (() => void) => {
  let steps = 0;
  return () => {
    if (++steps > STEPS_MAX)
      throw new BadInput(`more than ${STEPS_MAX} steps are taken; a match that was played is over long before`);
    listening?.();
  };
};
/** What goes wrong, as a sentence; undefined when nothing does. */
const failure = (act: () => void): string | undefined => {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof BadInput || error instanceof EngineError) return error.message;
    throw error;
  }
};
/** How the turns noted since `from` differ from those of the record; undefined when they do not. */
const turnsDiffer = (record: MatchRecord, keeper: MatchKeeper, from: number): string | undefined => {
  if (!hashesCount(record)) return undefined;
  for (let at = from; at < keeper.turns.length; at++) {
    const [turn, answers, hash] = keeper.turns[at] as (typeof keeper.turns)[number];
    const written = record.turns[at];
    if (written === undefined) return undefined; // not noted, so there is nothing to differ from
    const [itsTurn, itsAnswers, itsHash] = written;
    if (turn !== itsTurn || answers !== itsAnswers)
      return `turns[${at}]: the replay begins turn ${turn} after ${answers} answers, recorded ${show(written)}`;
    if (hash !== itsHash)
      return `turns[${at}]: the replay differs from the record at turn ${turn}: hash ${hash}, recorded ${printable(itsHash, 20)}`;
  }
  return undefined;
};
/** How the end differs, after the last answer of the record; undefined when it does not. */
const endDiffers = (record: MatchRecord, keeper: MatchKeeper, diceLeft: number): string | undefined => {
  if (diceLeft > 0) return `dice: ${diceLeft} rolls of the record are left over after its last answer`;
  const at = keeper.turns.length;
  if (hashesCount(record) && record.turns.length > at)
    return `turns[${at}]: ${show(record.turns[at])} is recorded, but the replay ends before`;
  const { final } = record;
  if (final === undefined) return undefined;
  if (!keeper.game.over) return 'final: the record says the match ended, but after its last answer it goes on';
  const { score, winner, hash } = keeper.final;
  if (score.some((points, seat) => points !== final.score[seat]))
    return `final.score: the replay ends ${score.join(' : ')}, the record ${final.score.join(' : ')}`;
  if (winner !== final.winner)
    return `final.winner: the replay is won by ${winner ?? 'nobody'}, the record by ${final.winner ?? 'nobody'}`;
  if (hashesCount(record) && hash !== final.hash)
    return `final: the replay ends with hash ${hash}, the record with ${printable(final.hash, 20)}`;
  return undefined;
};
