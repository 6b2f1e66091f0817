/** Plays the matches that the evaluation learns from, and turns them into rows. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, type MatchSpec, type RulesetDefinition, SeededDice } from '@ironpitch/engine';
import { Evaluation } from '@ironpitch/odds';
import type { Asked, Bot } from '../src/bot.ts';
import { botNamed } from '../src/bots.ts';
import type { Clock } from '../src/clock.ts';
import { botSeed, playMatch } from '../src/match.ts';
import { RandomBot } from '../src/random.ts';
import type { Features } from '../src/value/features.ts';
import { featuresOf } from '../src/value/of.ts';
import { Column, HEAD, isHeldOut, widthOf } from './rows.ts';

/** How many quiet questions lie between two positions that are taken: the same as for docs/luck.md. */
const EVERY = { blood: 40, blitz: 10 } as const;
/** The same for matches that are learned from. */
const LEARNED_EVERY = { blood: 10, blitz: 3 } as const;
/** The matches of docs/luck.md. */
const SEED = 'fit';
/** Of the others, one in so many has a turn in which a coach does anything at all: positions nobody would come to. */
const ODD_ONE_IN = 3;
const ODD_TURNS = { blood: 12, blitz: 16 } as const;
const CHUNK = 100;

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
/** A match that is learned from, as it is kept: what replays it, and from which answer on its positions count. */
interface Kept {
  /** Counts from 0; seeds count from 1. */
  readonly index: number;
  readonly match: Omit<MatchSpec, 'ruleset'>;
  readonly from: number;
  /** As the engine counts them, for the engine that wrote them only. */
  readonly answers: readonly number[];
  readonly winner: 0 | 1 | null;
}
const seedOf = (index: number): string => `${SEED}/${index + 1}`;

export const played = (rules: RulesetDefinition, index: number): Kept => {
  const seed = seedOf(index);
  const match = drawn(rules, seed);
  const dice = new SeededDice(`${seed}/odd`);
  const bot = (seat: 0 | 1): Bot => botNamed('greedy', rules.id, botSeed(seed, seat));
  const bots: [Bot, Bot] = [bot(0), bot(1)];
  let odd: Distracted | undefined;
  if (!isHeldOut(index) && dice.pick(ODD_ONE_IN) === 0) {
    const seat = dice.pick(2) as 0 | 1;
    odd = new Distracted(bots[seat], `${seed}/odd`, 2 + dice.pick(ODD_TURNS[rules.game]), g => rules.turnOf(g));
    bots[seat] = odd;
  }
  let from = 0;
  const answers: number[] = [];
  const note = (answer: number): number => {
    if (odd?.isItself === false) from = answers.length + 1;
    answers.push(answer);
    return answer;
  };
  const noted = (one: Bot): Bot => ({
    name: one.name,
    follow: question => {
      const answer = one.follow?.(question);
      return answer === undefined ? undefined : note(answer);
    },
    choose: (view, question, clock) => note(one.choose(view, question, clock)),
  });
  const { outcome } = playMatch(rules, match, [noted(bots[0]), noted(bots[1])], seed);
  return { index, match, from, answers, winner: outcome.winner };
};
/** The rows of a match that was kept. */
export const rowsOf = (rules: RulesetDefinition, { index, match, from, answers, winner }: Kept): Float32Array[] => {
  const g = rules.create(match, new SeededDice(seedOf(index))).start();
  const rows = new Rows(rules, index);
  answers.forEach((answer, n) => {
    if (n >= from) rows.look(g);
    g.choose(answer);
  });
  if (!g.over || rules.outcome(g).winner !== winner)
    throw new Error(`match ${index + 1} goes another way by now: remove the folder and play again`);
  return rows.finished(winner);
};
class Rows {
  private readonly rules: RulesetDefinition;
  private readonly index: number;
  private readonly features: Features;
  private readonly luck: Evaluation;
  private readonly shared: Float64Array;
  private readonly sides: readonly [Float64Array, Float64Array];
  private readonly rows: Float32Array[] = [];
  private readonly every: number;
  private quiet: number;
  constructor(rules: RulesetDefinition, index: number) {
    this.rules = rules;
    this.index = index;
    this.features = featuresOf(rules.game);
    this.luck = new Evaluation(rules);
    const { shared, side } = this.features;
    this.shared = new Float64Array(shared.length);
    this.sides = [new Float64Array(side.length), new Float64Array(side.length)];
    this.every = (isHeldOut(index) ? EVERY : LEARNED_EVERY)[rules.game];
    this.quiet = index % this.every;
  }
  look(g: Game): void {
    if (g.question.onTheWay || ++this.quiet % this.every !== 0) return;
    const { features, shared, sides } = this;
    const [home, away] = sides;
    for (const numbers of [shared, home, away]) numbers.fill(0);
    features.write(g, shared, home, away);
    const team = (seat: 0 | 1): number => this.rules.teams.findIndex(one => one.id === features.teamOf(g, seat));
    const row = new Float32Array(widthOf(features));
    const luck = this.luck.chances(g);
    row.set([this.index, team(0), team(1), 0, 0, luck.home, luck.away]);
    row.set(shared, HEAD);
    row.set(home, HEAD + shared.length);
    row.set(away, HEAD + shared.length + home.length);
    this.rows.push(row);
  }
  finished(winner: 0 | 1 | null): Float32Array[] {
    const { rows } = this;
    const result = winner === null ? 0.5 : winner === 0 ? 1 : 0;
    for (const row of rows) row.set([result, 1 / rows.length], Column.result);
    return rows;
  }
}

const chunkFile = (folder: string, chunk: number): string =>
  join(folder, `matches-${String(chunk).padStart(4, '0')}.json`);
/** Plays what is not there yet; a run that was broken off goes on with the next hundred. */
const matchesOf = (rules: RulesetDefinition, folder: string, chunk: number): readonly Kept[] => {
  const file = chunkFile(folder, chunk);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as readonly Kept[];
  const matches = Array.from({ length: CHUNK }, (_, i) => played(rules, chunk * CHUNK + i));
  writeFileSync(`${file}.part`, JSON.stringify(matches));
  renameSync(`${file}.part`, file);
  return matches;
};
export const playedRows = (
  rules: RulesetDefinition,
  folder: string,
  games: number,
  tell: (played: number) => void,
): Float32Array[] => {
  mkdirSync(folder, { recursive: true });
  const rows: Float32Array[] = [];
  for (let chunk = 0; chunk * CHUNK < games; chunk++) {
    for (const match of matchesOf(rules, folder, chunk)) rows.push(...rowsOf(rules, match));
    tell((chunk + 1) * CHUNK);
  }
  return rows;
};
