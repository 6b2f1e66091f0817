/** Plays the matches that the evaluation learns from, and turns them into rows. */
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, type MatchRecord, type MatchSpec, type RulesetDefinition, SeededDice } from '@ironpitch/engine';
import type { Asked, Bot } from '../src/bot.ts';
import { botNamed } from '../src/bots.ts';
import type { Clock } from '../src/clock.ts';
import { botSeed, playMatch } from '../src/match.ts';
import { RandomBot } from '../src/random.ts';
import type { Features } from '../src/value/features.ts';
import { featuresOf } from '../src/value/of.ts';
import { HEAD, widthOf, writeRows } from './rows.ts';

/** How many quiet questions lie between two positions that are taken: the same as for docs/luck.md. */
const EVERY = { blood: 40, blitz: 10 } as const;
const HELD_OUT_EVERY = 5;
export const isHeldOut = (index: number): boolean => index % HELD_OUT_EVERY === HELD_OUT_EVERY - 1;
/** The matches of docs/luck.md, of which every fifth is held out. */
export const SEED = 'fit';
/** Of the others, one in so many has a turn in which a coach does anything at all: positions nobody would come to. */
const ODD_ONE_IN = 3;
const ODD_TURNS = { blood: 12, blitz: 16 } as const;
export const CHUNK = 100;

/** The match that `simulate --home any --away any` plays with this seed. */
const drawn = (rules: RulesetDefinition, seed: string): Omit<MatchSpec, 'ruleset'> => {
  const dice = new SeededDice(`${seed}/match`);
  const draw = (): string => (rules.teams[dice.pick(rules.teams.length)] as { id: string }).id;
  return { home: draw(), away: draw(), options: rules.anyOptions(dice) };
};
/** Plays like another bot, but in one turn of the match does whatever comes to its mind. */
class Distracted implements Bot {
  readonly name = 'distracted';
  private readonly bot: Bot;
  private readonly random: RandomBot;
  private readonly turns: readonly [number, number];
  private readonly turnOf: (g: Game) => number;
  private seen = -1;
  private count = 0;
  constructor(bot: Bot, seed: string, turn: number, turnOf: (g: Game) => number) {
    this.bot = bot;
    this.random = new RandomBot(seed);
    this.turns = [turn, turn + 1];
    this.turnOf = turnOf;
  }
  /** Whether its odd turn is over. */
  get isItself(): boolean {
    return this.count >= this.turns[1];
  }
  choose(view: Game, question: Asked, clock: Clock): number {
    const turn = this.turnOf(view);
    if (turn !== this.seen) this.count++;
    this.seen = turn;
    return this.count === this.turns[0] ? this.random.choose(view, question) : this.bot.choose(view, question, clock);
  }
}
/** `index` counts matches from 0; their seeds count from 1. */
export const rowsOf = (rules: RulesetDefinition, index: number): Float32Array[] => {
  const seed = `${SEED}/${index + 1}`;
  const match = drawn(rules, seed);
  const dice = new SeededDice(`${seed}/odd`);
  const heldOut = isHeldOut(index);
  const bot = (seat: 0 | 1): Bot => botNamed('greedy', rules.id, botSeed(seed, seat));
  const bots: [Bot, Bot] = [bot(0), bot(1)];
  let odd: Distracted | undefined;
  if (!heldOut && dice.pick(ODD_ONE_IN) === 0) {
    const seat = dice.pick(2) as 0 | 1;
    odd = new Distracted(bots[seat], `${seed}/odd`, 2 + dice.pick(ODD_TURNS[rules.game]), g => rules.turnOf(g));
    bots[seat] = odd;
  }
  const rows = new Rows(rules, index);
  const watch = (g: Game): void => {
    if (!g.over && odd?.isItself !== false) rows.look(g);
  };
  const { outcome } = playMatch(rules, match, bots, seed, { watch });
  return rows.finished(outcome.winner);
};
/** The same of a match that was played before. */
export const rowsOfRecord = (rules: RulesetDefinition, record: MatchRecord, index: number): Float32Array[] => {
  const g = rules.create(record, new SeededDice(record.seed as string)).start();
  const rows = new Rows(rules, index);
  for (const answer of record.answers) {
    rows.look(g);
    g.answer(answer);
  }
  return rows.finished(rules.outcome(g).winner);
};
class Rows {
  private readonly rules: RulesetDefinition;
  private readonly index: number;
  private readonly features: Features;
  private readonly shared: Float64Array;
  private readonly sides: readonly [Float64Array, Float64Array];
  private readonly rows: Float32Array[] = [];
  private quiet: number;
  constructor(rules: RulesetDefinition, index: number) {
    this.rules = rules;
    this.index = index;
    this.features = featuresOf(rules.game);
    const { shared, side } = this.features;
    this.shared = new Float64Array(shared.length);
    this.sides = [new Float64Array(side.length), new Float64Array(side.length)];
    this.quiet = index % EVERY[rules.game];
  }
  look(g: Game): void {
    if (g.question.onTheWay || ++this.quiet % EVERY[this.rules.game] !== 0) return;
    const { features, shared, sides } = this;
    const [home, away] = sides;
    for (const numbers of [shared, home, away]) numbers.fill(0);
    features.write(g, shared, home, away);
    const team = (seat: 0 | 1): number => this.rules.teams.findIndex(one => one.id === features.teamOf(g, seat));
    const row = new Float32Array(widthOf(features));
    row.set([this.index, team(0), team(1), 0, 0]);
    row.set(shared, HEAD);
    row.set(home, HEAD + shared.length);
    row.set(away, HEAD + shared.length + home.length);
    this.rows.push(row);
  }
  finished(winner: 0 | 1 | null): Float32Array[] {
    const { rows } = this;
    const result = winner === null ? 0.5 : winner === 0 ? 1 : 0;
    for (const row of rows) row.set([result, 1 / rows.length], 3);
    return rows;
  }
}

export const chunkFile = (folder: string, chunk: number): string =>
  join(folder, `chunk-${String(chunk).padStart(4, '0')}.bin`);
/** Plays what is not there yet; a run that was broken off goes on with the next chunk. */
export const playAll = (
  rules: RulesetDefinition,
  folder: string,
  games: number,
  tell: (played: number) => void,
): void => {
  mkdirSync(folder, { recursive: true });
  const width = widthOf(featuresOf(rules.game));
  for (let chunk = 0; chunk * CHUNK < games; chunk++) {
    const file = chunkFile(folder, chunk);
    if (!existsSync(file)) {
      const rows: Float32Array[] = [];
      for (let i = 0; i < CHUNK; i++) rows.push(...rowsOf(rules, chunk * CHUNK + i));
      writeRows(`${file}.part`, rows, width);
      renameSync(`${file}.part`, file);
    }
    tell((chunk + 1) * CHUNK);
  }
};
