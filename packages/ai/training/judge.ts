/** Teaches `star` what a position is worth when a turn begins: `npm run fit:judge`. README.md beside this file says more. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type blood, type Game, rulesetNamed, SeededDice } from '@ironpitch/engine';
import type { Asked, Bot } from '../src/bot.ts';
import type { Clock } from '../src/clock.ts';
import { BloodGreedyBot } from '../src/greedy/blood/bot.ts';
import { type Temper, VETERAN } from '../src/greedy/blood/temper.ts';
import { botSeed, playMatch } from '../src/match.ts';
import { FEATURES, TurnFeatures } from '../src/star/blood/features.ts';
import { Value } from '../src/value/value.ts';

const RULESETS = ['blood-2016', 'blood-2025'] as const;
/** How many tempers a coach has, how many of them are the usual one, and how far the others are from it at most. */
const TEMPERS = 10;
const CALM = 4;
const SPREAD = 0.5;
const CHUNK = 100;
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '3000' },
    rows: { type: 'string', default: join(tmpdir(), 'ironpitch-judge') },
    only: { type: 'string' },
  },
});
type BloodGame = blood.BloodGame;

/** Plays every turn with another temper, so that positions come up that no single coach would come to. */
class Moody implements Bot {
  readonly name = 'moody';
  private readonly bots: readonly BloodGreedyBot[];
  private readonly dice: SeededDice;
  private turn = -1;
  private bot: BloodGreedyBot;
  constructor(seed: string) {
    this.dice = new SeededDice(`${seed}/mood`);
    this.bots = Array.from(
      { length: TEMPERS },
      (_, i) => new BloodGreedyBot(`${seed}/${i}`, i < CALM ? VETERAN : this.mood()),
    );
    this.bot = this.bots[0] as BloodGreedyBot;
  }
  private mood(): Temper {
    const moved = (value: number): number => value * (1 + SPREAD * (this.dice.pick(2001) / 1000 - 1));
    const all = <T extends object>(of: T): T =>
      Object.fromEntries(
        Object.entries(of).map(([name, value]) => [
          name,
          typeof value === 'number' && name !== 'attention' && name !== 'receivers' ? moved(value) : value,
        ]),
      ) as T;
    return { ...all(VETERAN), weights: all(VETERAN.weights) };
  }
  choose(view: Game, question: Asked, clock: Clock): number {
    const g = view as BloodGame;
    const turn = g.half * 1000 + g.turn(0) * 20 + g.turn(1);
    if (turn !== this.turn) this.bot = this.bots[this.dice.pick(TEMPERS)] as BloodGreedyBot;
    this.turn = turn;
    return this.bot.choose(view, question, clock);
  }
}
const WIDTH = FEATURES.length + 2;
/** Of one match: a row for every turn; the target is what the evaluation says when the drive is over. */
const rowsOf = (ruleset: string, index: number): Float32Array[] => {
  const rules = rulesetNamed(ruleset);
  const seed = `judge/${index}`;
  const dice = new SeededDice(`${seed}/teams`);
  const team = (): string => (rules.teams[dice.pick(rules.teams.length)] as { id: string }).id;
  const value = new Value(ruleset);
  const features = new TurnFeatures();
  const done: Float32Array[] = [];
  let drive: { seat: 0 | 1; row: Float32Array }[] = [];
  let turn = -1;
  let score = 0;
  let half = 0;
  const close = (homeWorth: number): void => {
    for (const { seat, row } of drive) {
      row[1] = seat === 0 ? homeWorth : 1 - homeWorth;
      done.push(row);
    }
    drive = [];
  };
  const bots = [new Moody(botSeed(seed, 0)), new Moody(botSeed(seed, 1))] as const;
  const { outcome } = playMatch(rules, { home: team(), away: team(), options: {} }, bots, seed, {
    watch: game => {
      const g = game as BloodGame;
      if (g.over) return;
      const total = g.score(0) + g.score(1);
      if (total !== score || g.half !== half) {
        close(value.of(g, 0));
        score = total;
        half = g.half;
      }
      if (g.question.name !== 'action') return;
      const now = g.half * 1000 + g.turn(0) * 20 + g.turn(1);
      if (now === turn) return;
      turn = now;
      const seat = g.active as 0 | 1;
      const row = new Float32Array(WIDTH);
      row[0] = index;
      row.set(features.read(g, seat), 2);
      drive.push({ seat, row });
    },
  });
  const { winner } = outcome;
  close(winner === null ? 0.5 : winner === 0 ? 1 : 0);
  return done;
};
const fileOf = (ruleset: string, chunk: number): string => join(values.rows, `${ruleset}-${chunk}.bin`);
const play = (): void => {
  mkdirSync(values.rows, { recursive: true });
  for (let chunk = 0; chunk * CHUNK < Number(values.games); chunk++)
    for (const ruleset of RULESETS) {
      const file = fileOf(ruleset, chunk);
      if (existsSync(file)) continue;
      const rows: Float32Array[] = [];
      for (let i = 0; i < CHUNK; i++) rows.push(...rowsOf(ruleset, chunk * CHUNK + i));
      const all = new Float32Array(rows.length * WIDTH);
      rows.forEach((row, i) => {
        all.set(row, i * WIDTH);
      });
      writeFileSync(`${file}.part`, new Uint8Array(all.buffer));
      renameSync(`${file}.part`, file);
      process.stderr.write(
        `${ruleset} ${(chunk + 1) * CHUNK} matches, ${rows.length} rows, ${Math.round(process.cpuUsage().user / 1e6)} s\n`,
      );
    }
};

// --- learning ------------------------------------------------------------------------------------------------------
const HIDDEN = 24;
const ROUNDS = 14;
const BATCH = 128;
const SPEED = 0.003;
const RIDGE = 2e-5;
const HELD_OUT_EVERY = 10;
const SIZE = FEATURES.length;

interface Model {
  readonly into: Float64Array;
  readonly begin: Float64Array;
  readonly out: Float64Array;
  readonly plain: Float64Array;
}
const read = (): { learned: Float32Array[]; heldOut: Float32Array[] } => {
  const learned: Float32Array[] = [];
  const heldOut: Float32Array[] = [];
  for (const name of readdirSync(values.rows).filter(file => file.endsWith('.bin'))) {
    const bytes = readFileSync(join(values.rows, name));
    const all = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
    for (let from = 0; from < all.length; from += WIDTH) {
      const row = all.subarray(from, from + WIDTH);
      ((row[0] as number) % HELD_OUT_EVERY === 0 ? heldOut : learned).push(row);
    }
  }
  return { learned, heldOut };
};
const forward = (model: Model, row: Float32Array, units: Float64Array): number => {
  units.set(model.begin);
  let sum = 0;
  for (let i = 0; i < SIZE; i++) {
    const x = row[i + 2] as number;
    if (x === 0) continue;
    sum += x * model.plain[i];
    for (let h = 0, at = i * HIDDEN; h < HIDDEN; h++, at++) units[h] += x * model.into[at];
  }
  for (let h = 0; h < HIDDEN; h++) sum += Math.max(0, units[h]) * model.out[h];
  return 1 / (1 + Math.exp(-sum));
};
const errors = (model: Model, rows: readonly Float32Array[]): string => {
  const units = new Float64Array(HIDDEN);
  let squares = 0;
  let loss = 0;
  let mean = 0;
  let spread = 0;
  for (const row of rows) mean += (row[1] as number) / rows.length;
  for (const row of rows) {
    const y = row[1] as number;
    const p = forward(model, row, units);
    squares += (p - y) ** 2;
    spread += (y - mean) ** 2;
    loss -= y * Math.log(p) + (1 - y) * Math.log(1 - p);
  }
  return `loss ${(loss / rows.length).toFixed(4)}, explained ${(1 - squares / spread).toFixed(4)}, error ${Math.sqrt(squares / rows.length).toFixed(4)}`;
};
/** How much is left to what became of the drive, turn by turn; the rest is what the judge says of the next turn. */
const LAMBDA = 0.75;
const LEAD = 2 + FEATURES.indexOf('lead');
const HALF = 2 + FEATURES.indexOf('firstHalf');
const isSameDrive = (one: Float32Array, next: Float32Array): boolean => {
  const same = Math.abs((one[1] as number) - (next[1] as number)) < 1e-6 && one[LEAD] === next[LEAD];
  const turned = Math.abs((one[1] as number) + (next[1] as number) - 1) < 1e-6 && one[LEAD] === -(next[LEAD] as number);
  return one[0] === next[0] && one[HALF] === next[HALF] && (same || turned);
};
/** What rows of a drive may expect, seen from each of them: less noise than what became of it in the end. */
const expected = (model: Model, rows: readonly Float32Array[]): Float32Array[] => {
  const units = new Float64Array(HIDDEN);
  const out = rows.map(row => Float32Array.from(row));
  for (let i = rows.length - 2; i >= 0; i--) {
    const row = rows[i] as Float32Array;
    const next = rows[i + 1] as Float32Array;
    if (!isSameDrive(row, next)) continue;
    const turned =
      row[LEAD] === -(next[LEAD] as number) && Math.abs((row[1] as number) + (next[1] as number) - 1) < 1e-6;
    const said = (1 - LAMBDA) * forward(model, next, units) + LAMBDA * ((out[i + 1] as Float32Array)[1] as number);
    (out[i] as Float32Array)[1] = turned ? 1 - said : said;
  }
  return out;
};
const fit = (): void => {
  const { learned, heldOut } = read();
  const model = learn(learned, heldOut);
  write(learn(expected(model, learned), heldOut), heldOut);
};
const learn = (learned: readonly Float32Array[], heldOut: readonly Float32Array[]): Model => {
  const dice = new SeededDice('judge');
  const random = (size: number): number => size * (dice.pick(2001) / 1000 - 1);
  const model: Model = {
    into: Float64Array.from({ length: SIZE * HIDDEN }, () => random(0.25)),
    begin: new Float64Array(HIDDEN),
    out: Float64Array.from({ length: HIDDEN }, () => random(0.1)),
    plain: new Float64Array(SIZE),
  };
  const parts = [model.into, model.begin, model.out, model.plain];
  const gradients = parts.map(part => new Float64Array(part.length));
  const means = parts.map(part => new Float64Array(part.length));
  const squares = parts.map(part => new Float64Array(part.length));
  const [gInto, gBegin, gOut, gPlain] = gradients as [Float64Array, Float64Array, Float64Array, Float64Array];
  const units = new Float64Array(HIDDEN);
  const order = Int32Array.from(learned, (_, i) => i);
  const batches = Math.floor(learned.length / BATCH);
  let step = 0;
  process.stderr.write(`${learned.length} rows to learn from, ${heldOut.length} held out\n`);
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = dice.pick(i + 1);
      [order[i], order[j]] = [order[j] as number, order[i] as number];
    }
    for (let batch = 0; batch < batches; batch++) {
      for (const gradient of gradients) gradient.fill(0);
      for (let n = batch * BATCH; n < (batch + 1) * BATCH; n++) {
        const row = learned[order[n] as number] as Float32Array;
        const d = (forward(model, row, units) - (row[1] as number)) / BATCH;
        for (let h = 0; h < HIDDEN; h++) {
          const unit = units[h];
          gOut[h] += d * Math.max(0, unit);
          units[h] = unit > 0 ? d * model.out[h] : 0;
          gBegin[h] += units[h];
        }
        for (let i = 0; i < SIZE; i++) {
          const x = row[i + 2] as number;
          if (x === 0) continue;
          gPlain[i] += d * x;
          for (let h = 0, at = i * HIDDEN; h < HIDDEN; h++, at++) gInto[at] += x * units[h];
        }
      }
      step++;
      const speed = SPEED * (1 - 0.97 * (step / (ROUNDS * batches)));
      parts.forEach((part, k) => {
        const gradient = gradients[k] as Float64Array;
        const mean = means[k] as Float64Array;
        const square = squares[k] as Float64Array;
        for (let i = 0; i < part.length; i++) {
          const slope = gradient[i] + RIDGE * part[i];
          mean[i] = 0.9 * mean[i] + 0.1 * slope;
          square[i] = 0.999 * square[i] + 0.001 * slope * slope;
          part[i] -= (speed * mean[i]) / (1 - 0.9 ** step) / (Math.sqrt(square[i] / (1 - 0.999 ** step)) + 1e-8);
        }
      });
    }
    process.stderr.write(
      `round ${round + 1}: ${errors(model, heldOut)} (learned: ${errors(model, learned.slice(0, 10000))})\n`,
    );
  }
  return model;
};
const write = (model: Model, heldOut: readonly Float32Array[]): void => {
  const list = (part: Float64Array): string => `[${Array.from(part, x => Number(x.toFixed(4))).join(', ')}]`;
  const text = [
    `/** What a position is worth when a turn begins: made by \`npm run fit:judge\`, not by hand (${errors(model, heldOut)} on matches held out). */`,
    "import type { JudgeWeights } from './judge.ts';",
    '',
    'export const JUDGED: JudgeWeights = {',
    `  features: ${JSON.stringify(FEATURES)},`,
    `  hidden: ${HIDDEN},`,
    `  into: ${list(model.into)},`,
    `  begin: ${list(model.begin)},`,
    `  out: ${list(model.out)},`,
    `  plain: ${list(model.plain)},`,
    '};',
    '',
  ].join('\n');
  writeFileSync(new URL('../src/star/blood/judged.ts', import.meta.url), text);
};
if (values.only !== 'fit') play();
if (values.only !== 'play') fit();
