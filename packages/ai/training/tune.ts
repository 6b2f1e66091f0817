/**
 * Tunes what a level weighs by letting two versions of it play each other: `npm run tune -- blood|blitz SECONDS OUT`.
 * All weights are moved a little at once, up or down by chance, in one coach and the other way in the other; whoever
 * wins pulls them (SPSA). README.md beside this file says more.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type RulesetDefinition, rulesets, SeededDice } from '@ironpitch/engine';
import type { Bot } from '../src/bot.ts';
import { BlitzGreedyBot } from '../src/greedy/blitz/bot.ts';
import { GREEDY as BLITZ, type Temper as BlitzTemper } from '../src/greedy/blitz/temper.ts';
import { BloodGreedyBot } from '../src/greedy/blood/bot.ts';
import { GREEDY as BLOOD, type Temper as BloodTemper } from '../src/greedy/blood/temper.ts';
import { botSeed, playMatch } from '../src/match.ts';

type Kind = RulesetDefinition['game'];
type Numbers = Record<string, number>;

/** What of a temper is tuned besides its weights. */
const FIELDS: Readonly<Record<Kind, readonly string[]>> = {
  blood: ['blitzed', 'corner', 'beside', 'mark', 'screen', 'behind', 'carrierDown'],
  blitz: ['marked', 'near', 'inReach'],
};
/** How far a weight is moved for a comparison: this part of it, or so much where it begins near 0. */
const PART = 0.3;
const FROM_ZERO: Readonly<Record<string, number>> = {
  answer: 1.2,
  strongMark: 0.4,
  strongMarked: 0.6,
  weakMarked: 0.6,
  guarded: 0.8,
  kickDepth: 1.5,
};
const BELOW_ZERO: ReadonlySet<string> = new Set([
  'ballLost',
  'ballLostLate',
  'strongMark',
  'strongMarked',
  'weakMarked',
  'guarded',
  'kickDepth',
  'markedAway',
]);
/** Chances. */
const SHARES: ReadonlySet<string> = new Set([
  'perTurn',
  'tooLate',
  'late',
  'marked',
  'perGuard',
  'sturdy',
  'chanceLeast',
  'blitzed',
  'rest',
  'perSupport',
  'edge',
]);

const numbersOf = (kind: Kind): Numbers => {
  const temper = kind === 'blood' ? BLOOD : BLITZ;
  const out: Numbers = { ...temper.weights };
  for (const field of FIELDS[kind]) out[`temper.${field}`] = (temper as unknown as Numbers)[field] as number;
  return out;
};
const bare = (name: string): string => name.replace('temper.', '');
const temperOf = (kind: Kind, numbers: Numbers): BloodTemper | BlitzTemper => {
  const weights: Numbers = {};
  const fields: Numbers = {};
  for (const [name, value] of Object.entries(numbers))
    if (name.startsWith('temper.')) fields[bare(name)] = value;
    else weights[name] = value;
  const base = kind === 'blood' ? BLOOD : BLITZ;
  return { ...base, ...fields, weights: weights as never } as BloodTemper | BlitzTemper;
};
const botOf = (kind: Kind, temper: BloodTemper | BlitzTemper, seed: string): Bot =>
  kind === 'blood' ? new BloodGreedyBot(seed, temper as BloodTemper) : new BlitzGreedyBot(seed, temper as BlitzTemper);

interface Job {
  readonly kind: Kind;
  readonly ruleset: string;
  readonly seed: string;
  readonly ones: Numbers;
  readonly others: Numbers;
}
/** Two teams meet in four matches; how the first coach came off, from 0 to 1. */
const meet = ({ kind, ruleset, seed, ones, others }: Job): number => {
  const rules = rulesets.find(one => one.id === ruleset) as RulesetDefinition;
  const dice = new SeededDice(`${seed}/match`);
  const draw = (): string => (rules.teams[dice.pick(rules.teams.length)] as { id: string }).id;
  const teams = [draw(), draw()] as const;
  const options = rules.anyOptions(dice);
  const tempers = [temperOf(kind, ones), temperOf(kind, others)] as const;
  let sum = 0;
  for (let n = 0; n < 4; n++) {
    const first = n % 2;
    const [home, away] = n < 2 ? teams : [teams[1], teams[0]];
    const matchSeed = `${seed}/${n}`;
    const bots: [Bot, Bot] = [
      botOf(kind, tempers[first] as BloodTemper, botSeed(matchSeed, 0)),
      botOf(kind, tempers[1 - first] as BloodTemper, botSeed(matchSeed, 1)),
    ];
    const { winner } = playMatch(rules, { home, away, options }, bots, matchSeed).outcome;
    sum += winner === null ? 0.5 : winner === first ? 1 : 0;
  }
  return sum / 4;
};

const clamped = (name: string, value: number): number => {
  const most = SHARES.has(bare(name)) ? 0.99 : Number.POSITIVE_INFINITY;
  const least = BELOW_ZERO.has(bare(name)) ? Number.NEGATIVE_INFINITY : 0;
  return Math.min(most, Math.max(least, value));
};
const scaleOf = (name: string, start: number): number => FROM_ZERO[bare(name)] ?? PART * Math.abs(start);

if (!isMainThread) {
  const port = parentPort as NonNullable<typeof parentPort>;
  port.on('message', (job: Job) => port.postMessage(meet(job)));
} else {
  const [kind = 'blood', seconds = '60', out = 'tuned.json', proof = '0', from = ''] = process.argv.slice(2);
  const game = kind as Kind;
  const ids = rulesets.filter(one => one.game === game).map(one => one.id);
  const start = numbersOf(game);
  const names = Object.keys(start);
  const x = names.map(() => 0);
  if (from !== '') {
    const known = JSON.parse(readFileSync(from, 'utf8')) as Numbers;
    names.forEach((name, i) => {
      const scale = scaleOf(name, start[name] as number);
      x[i] = scale === 0 ? 0 : ((known[name] ?? (start[name] as number)) - (start[name] as number)) / scale;
    });
  }
  const mean = names.map(() => 0);
  let averaged = 0;
  const at = (moves: readonly number[]): Numbers =>
    Object.fromEntries(
      names.map((name, i) => {
        const value = start[name] as number;
        return [name, clamped(name, value + scaleOf(name, value) * (moves[i] as number))];
      }),
    );
  const began = Date.now();
  const until = began + Number(seconds) * 1000;
  const proofUntil = until + Number(proof) * 1000;
  const SPEED = Number(process.env.SPEED ?? 0.012);
  const dice = new SeededDice(process.env.SEED ?? 'tune');
  let jobs = 0;
  let told = began;
  const tally = new Map<string, { games: number; sum: number; squares: number }>();
  const tuned = (): number[] => (averaged > 0 ? mean.map(sum => sum / averaged) : x.slice());
  const save = (): void => writeFileSync(out, `${JSON.stringify(at(tuned()), null, 1)}\n`);
  let open = 0;
  const finish = (): void => {
    save();
    for (const [id, { games, sum, squares }] of tally) {
      const rate = sum / games;
      const error = 1.96 * Math.sqrt((squares / games - rate * rate) / games);
      console.log(
        `${id}: ${(100 * rate).toFixed(1)} % ± ${(100 * error).toFixed(1)} against greedy over ${games * 4} matches`,
      );
    }
    process.exit(0);
  };
  const give = (worker: Worker): void => {
    const now = Date.now();
    if (now >= proofUntil) {
      if (--open === 0) finish();
      return;
    }
    const proving = now >= until;
    jobs++;
    const ruleset = ids[jobs % ids.length] as string;
    const delta = names.map(() => (dice.pick(2) === 0 ? -1 : 1));
    const job: Job = proving
      ? { kind: game, ruleset, seed: `${process.env.SEED ?? 'tune'}/proof/${jobs}`, ones: at(tuned()), others: start }
      : {
          kind: game,
          ruleset,
          seed: `${process.env.SEED ?? 'tune'}/${jobs}`,
          ones: at(x.map((value, i) => value + (delta[i] as number))),
          others: at(x.map((value, i) => value - (delta[i] as number))),
        };
    worker.once('message', (score: number) => {
      if (proving) {
        const line = tally.get(ruleset) ?? { games: 0, sum: 0, squares: 0 };
        tally.set(ruleset, { games: line.games + 1, sum: line.sum + score, squares: line.squares + score * score });
      } else {
        const done = (now - began) / (until - began);
        const speed = SPEED * (1 - 0.8 * done);
        for (let i = 0; i < x.length; i++) x[i] = (x[i] as number) + speed * (2 * score - 1) * (delta[i] as number);
        if (done > 0.5) {
          averaged++;
          for (let i = 0; i < x.length; i++) mean[i] = (mean[i] as number) + (x[i] as number);
        }
        if (now - told > 30_000) {
          told = now;
          save();
          console.log(`${Math.round((now - began) / 1000)} s, ${jobs * 4} matches`);
        }
      }
      give(worker);
    });
    worker.postMessage(job);
  };
  for (let n = 0; n < availableParallelism(); n++) {
    open++;
    give(new Worker(fileURLToPath(import.meta.url), { workerData }));
  }
}
