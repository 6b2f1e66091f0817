/**
 * Tunes what a level weighs by play: `npm run tune -- blood|blitz`. All numbers are moved a little at once, up or down
 * by chance, for one coach and the other way for the other; whoever wins pulls them along (SPSA). README.md says more.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type RulesetDefinition, rulesetNamed, rulesets, SeededDice } from '@ironpitch/engine';
import type { Bot } from '../src/bot.ts';
import { BlitzGreedyBot } from '../src/greedy/blitz/bot.ts';
import { GREEDY as BLITZ, type Temper as BlitzTemper } from '../src/greedy/blitz/temper.ts';
import { BloodGreedyBot } from '../src/greedy/blood/bot.ts';
import { GREEDY as BLOOD, type Temper as BloodTemper } from '../src/greedy/blood/temper.ts';
import { botSeed, playMatch } from '../src/match.ts';

type Kind = RulesetDefinition['game'];
/** By name: fields of a temper, and its weights. */
type Numbers = Readonly<Record<string, number>>;

interface Tunable {
  readonly start: Numbers;
  /** For numbers that begin at 0: how far they are moved. */
  readonly steps: Numbers;
  /** Numbers that may go below 0, and those that are chances. */
  readonly signed: readonly string[];
  readonly chances: readonly string[];
  readonly bot: (numbers: Numbers, seed: string) => Bot;
}
const pick = (from: Numbers, names: readonly string[]): Numbers =>
  Object.fromEntries(names.map(name => [name, from[name] as number]));
const numbersOf = (temper: BloodTemper | BlitzTemper, fields: readonly string[]): Numbers => ({
  ...pick(temper as unknown as Numbers, fields),
  ...Object.fromEntries(Object.entries(temper.weights).map(([name, value]) => [`weights.${name}`, value])),
});
const withNumbers = <T extends BloodTemper | BlitzTemper>(temper: T, numbers: Numbers): T => {
  const fields: Record<string, number> = {};
  const weights: Record<string, number> = {};
  for (const [name, value] of Object.entries(numbers)) {
    if (name.startsWith('weights.')) weights[name.slice('weights.'.length)] = value;
    else fields[name] = value;
  }
  return { ...temper, ...fields, weights };
};
const BLOOD_FIELDS = ['blitzed', 'corner', 'beside', 'mark', 'screen', 'behind', 'carrierDown'] as const;
const BLITZ_FIELDS = ['marked', 'near', 'inReach'] as const;
const TUNABLE: Readonly<Record<Kind, Tunable>> = {
  blood: {
    start: numbersOf(BLOOD, BLOOD_FIELDS),
    steps: { 'weights.answer': 1.2, 'weights.strongMark': 0.4, 'weights.kickDepth': 1.5 },
    signed: ['ballLost', 'ballLostLate', 'strongMark', 'kickDepth', 'markedAway'].map(name => `weights.${name}`),
    chances: [
      'blitzed',
      ...[
        'perTurn',
        'tooLate',
        'late',
        'marked',
        'perGuard',
        'perSupport',
        'edge',
        'sturdy',
        'chanceLeast',
        'rest',
      ].map(name => `weights.${name}`),
    ],
    bot: (numbers, seed) => new BloodGreedyBot(seed, withNumbers(BLOOD, numbers)),
  },
  blitz: {
    start: numbersOf(BLITZ, BLITZ_FIELDS),
    steps: { 'weights.strongMarked': 0.6, 'weights.weakMarked': 0.6, 'weights.guarded': 0.8 },
    signed: ['strongMarked', 'weakMarked', 'guarded'].map(name => `weights.${name}`),
    chances: [],
    bot: (numbers, seed) => new BlitzGreedyBot(seed, withNumbers(BLITZ, numbers)),
  },
};
/** How far a number is moved for a comparison, as a part of where it begins. */
const PART = 0.3;
const CHANCE_MOST = 0.99;

// --- one meeting ---------------------------------------------------------------------------------------------------
interface Meeting {
  readonly kind: Kind;
  readonly ruleset: string;
  readonly seed: string;
  readonly coaches: readonly [Numbers, Numbers];
}
const MATCHES = 4;
/** Two teams meet in four matches, so that neither seat nor team decides: the first coach's score, from 0 to 1. */
const scoreIn = ({ kind, ruleset, seed, coaches }: Meeting): number => {
  const rules = rulesetNamed(ruleset);
  const dice = new SeededDice(`${seed}/match`);
  const draw = (): string => (rules.teams[dice.pick(rules.teams.length)] as { id: string }).id;
  const teams = [draw(), draw()] as const;
  const options = rules.anyOptions(dice);
  let sum = 0;
  for (let n = 0; n < MATCHES; n++) {
    const first = (n % 2) as 0 | 1;
    const [home, away] = n < 2 ? teams : [teams[1], teams[0]];
    const matchSeed = `${seed}/${n}`;
    const bot = (seat: 0 | 1): Bot => TUNABLE[kind].bot(coaches[seat === first ? 0 : 1], botSeed(matchSeed, seat));
    const { winner } = playMatch(rules, { home, away, options }, [bot(0), bot(1)], matchSeed).outcome;
    sum += winner === null ? 0.5 : winner === first ? 1 : 0;
  }
  return sum / MATCHES;
};

// --- all of them -----------------------------------------------------------------------------------------------------
/** Slower towards the end; what stands there is the average of the second half of the run. */
const SLOWER_AT_END = 0.8;
const AVERAGED_FROM = 0.5;

class Tuning {
  private readonly kind: Kind;
  private readonly names: readonly string[];
  private readonly moves: number[];
  private readonly sums: number[];
  private averaged = 0;

  constructor(kind: Kind, known: Numbers | undefined) {
    this.kind = kind;
    const { start } = TUNABLE[kind];
    this.names = Object.keys(start);
    this.moves = this.names.map(name => ((known?.[name] ?? this.begin(name)) - this.begin(name)) / this.step(name));
    this.sums = this.names.map(() => 0);
  }
  private begin(name: string): number {
    return TUNABLE[this.kind].start[name] as number;
  }
  private step(name: string): number {
    return TUNABLE[this.kind].steps[name] ?? PART * Math.abs(this.begin(name));
  }
  private at(moves: readonly number[]): Numbers {
    const { signed, chances } = TUNABLE[this.kind];
    return Object.fromEntries(
      this.names.map((name, i) => {
        const value = this.begin(name) + this.step(name) * (moves[i] as number);
        const least = signed.includes(name) ? value : Math.max(0, value);
        return [name, chances.includes(name) ? Math.min(CHANCE_MOST, least) : least];
      }),
    );
  }
  /** Two coaches a step apart from where the tuning stands, in the given direction and against it. */
  apart(direction: readonly number[]): [Numbers, Numbers] {
    const moved = (sign: number): Numbers =>
      this.at(this.moves.map((move, i) => move + sign * (direction[i] as number)));
    return [moved(1), moved(-1)];
  }
  direction(dice: SeededDice): number[] {
    return this.names.map(() => (dice.pick(2) === 0 ? -1 : 1));
  }
  /** `done`: how much of the run is over. */
  learn(direction: readonly number[], score: number, speed: number, done: number): void {
    const pull = speed * (1 - SLOWER_AT_END * done) * (2 * score - 1);
    for (let i = 0; i < this.moves.length; i++)
      this.moves[i] = (this.moves[i] as number) + pull * (direction[i] as number);
    if (done < AVERAGED_FROM) return;
    this.averaged++;
    for (let i = 0; i < this.moves.length; i++) this.sums[i] = (this.sums[i] as number) + (this.moves[i] as number);
  }
  get tuned(): Numbers {
    return this.at(this.averaged > 0 ? this.sums.map(sum => sum / this.averaged) : this.moves);
  }
}
const write = (file: string, numbers: Numbers): void => {
  writeFileSync(`${file}.part`, `${JSON.stringify(numbers, null, 2)}\n`);
  renameSync(`${file}.part`, file);
};
const asked = (worker: ChildProcess, meeting: Meeting): Promise<number> =>
  new Promise((resolve, reject) => {
    worker.once('exit', reject);
    worker.once('message', (score: number) => {
      worker.off('exit', reject);
      resolve(score);
    });
    worker.send(meeting);
  });

const tune = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      meetings: { type: 'string', default: '15000' },
      proof: { type: 'string', default: '500' },
      speed: { type: 'string', default: '0.01' },
      seed: { type: 'string', default: 'tune' },
      out: { type: 'string' },
    },
  });
  const [kind] = positionals;
  if (kind !== 'blood' && kind !== 'blitz') throw new Error('tune takes a game: npm run tune -- blood (or blitz)');
  const out = values.out ?? `tuned-${kind}.json`;
  const known = existsSync(out) ? (JSON.parse(readFileSync(out, 'utf8')) as Numbers) : undefined;
  const ids = rulesets.filter(one => one.game === kind).map(one => one.id);
  const tuning = new Tuning(kind, known);
  const dice = new SeededDice(values.seed);
  const meetings = Number(values.meetings);
  const proofs = Number(values.proof);
  const scores = new Map<string, number[]>(ids.map(id => [id, []]));
  let begun = 0;
  let ended = 0;
  const work = async (): Promise<void> => {
    const worker = fork(fileURLToPath(import.meta.url));
    while (begun < meetings + proofs) {
      const n = begun++;
      const proving = n >= meetings;
      const ruleset = ids[n % ids.length] as string;
      const direction = tuning.direction(dice);
      const coaches = proving ? ([tuning.tuned, TUNABLE[kind].start] as const) : tuning.apart(direction);
      const score = await asked(worker, { kind, ruleset, seed: `${values.seed}/${n}`, coaches });
      if (proving) scores.get(ruleset)?.push(score);
      else tuning.learn(direction, score, Number(values.speed), n / meetings);
      if (++ended % 100 !== 0) continue;
      write(out, tuning.tuned);
      process.stderr.write(`\r${ended} of ${meetings + proofs} meetings`);
    }
    worker.disconnect();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  write(out, tuning.tuned);
  for (const [id, list] of scores) {
    const mean = list.reduce((sum, score) => sum + score, 0) / list.length;
    const spread = list.reduce((sum, score) => sum + (score - mean) ** 2, 0) / list.length;
    const error = 1.96 * Math.sqrt(spread / list.length);
    console.log(
      `\n${id}: ${(100 * mean).toFixed(1)} % ± ${(100 * error).toFixed(1)} against greedy, ${list.length * MATCHES} matches`,
    );
  }
};
if (process.send === undefined) await tune();
else process.on('message', (meeting: Meeting) => process.send?.(scoreIn(meeting)));
