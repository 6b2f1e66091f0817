/** Compares the search with two plainer ways to the same chance, on random plans. */
import { SeededDice } from '@ironpitch/engine';
import { chanceOf } from '../src/index.ts';
import { readQuestion } from '../src/plan/chance.ts';
import { PlanSearch } from '../src/plan/search.ts';
import { SUCCESS, UNRESOLVED } from '../src/plan/vector.ts';
import { bruteForce, type Counted, type Unusual } from './brute-force.ts';
import { addTo, type Comparison, compareChances, comparison, note, teller } from './comparison.ts';
import { anew, type Compares } from './journal.ts';
import { ownBy, type Planned, plannedBy, unusualBy } from './random-plans.ts';

const EXACT = 1e-9;
/** Two-sided, 99.9 %. */
const DEVIATIONS = 3.291;
const SEEDS_MAX = 20_000;
const TOLD_EVERY = 1000;

/** Whether what comes of each seed is kept for the next run. */
type Keeping = (what: string) => Compares;
const notKept: Keeping = () => anew;

const compare = (
  what: string,
  seeds: string,
  wanted: number,
  planned: (seed: string, place: number) => Planned | undefined,
  one: (into: Comparison, planned: Planned, seed: string) => void,
  keeping: Keeping,
): Comparison => {
  const all = comparison();
  const started = Date.now();
  const tell = teller(what, wanted);
  const compares = keeping(what);
  for (let n = 0; all.compared < wanted && n < SEEDS_MAX; n++) {
    const seed = `${seeds}/${n}`;
    const found = compares(seed, into => {
      const plan = planned(seed, n);
      if (plan !== undefined) one(into, plan, seed);
    });
    addTo(all, found);
    tell(all.compared);
  }
  all.positions = all.compared;
  note(what, all, started);
  return all;
};
const compareCounted = (into: Comparison, planned: Planned, seed: string, counted: Counted): void => {
  const { success, withoutRerolls, turnover, unresolved } = chanceOf(planned.game, planned.plan, planned.goal);
  const fault = (): string =>
    `${seed}: ${success}, turnover ${turnover}, but ${counted.success} and ${counted.turnover} by brute force`;
  const difference = Math.max(Math.abs(success - counted.success), Math.abs(turnover - counted.turnover));
  compareChances(into, counted.success, difference, EXACT + unresolved + counted.open, fault);
  if (withoutRerolls > success + EXACT) into.faults.push(`${seed}: re-rolls hurt, ${withoutRerolls} without`);
};
export const compareWithBruteForce = (
  ruleset: string,
  wanted: number,
  choosesMax: number,
  keeping: Keeping = notKept,
): Comparison =>
  compare(
    `${ruleset}: plans, every course of events`,
    'short',
    wanted,
    seed => plannedBy(ruleset, seed),
    (into, planned, seed) => {
      const counted = bruteForce(planned, choosesMax);
      if (counted !== undefined) compareCounted(into, planned, seed, counted);
    },
    keeping,
  );
/** Plans of 2025 among players with any of its skills, traits and special rules. */
export const compareOwn = (wanted: number, choosesMax: number, keeping: Keeping = notKept): Comparison =>
  compare(
    'blood-2025: plans with skills of its own, every course of events',
    'own',
    wanted,
    ownBy,
    (into, planned, seed) => {
      const counted = bruteForce(planned, choosesMax);
      if (counted !== undefined) compareCounted(into, planned, seed, counted);
    },
    keeping,
  );
/** How many of the plans compared so far had a course that ends in something out of the way, by what it is. */
export type Seen = Record<Unusual, number>;
/** So much of a plan may be left open by the count and still be worth comparing. */
const OPEN_MOST = 0.01;
const LEAST = 1e-4;
/** Plans that may well end in something out of the way: the other side scores or takes the ball, an order comes to nothing. */
export const compareUnusual = (
  ruleset: string,
  wanted: number,
  choosesMax: number,
  isWanted: (place: number) => boolean = () => true,
  keeping: Keeping = notKept,
): { readonly all: Comparison; readonly seen: Seen } => {
  const all = compare(
    `${ruleset}: unusual plans, every course of events`,
    'unusual',
    wanted,
    (seed, place) => (isWanted(place) ? unusualBy(ruleset, seed) : undefined),
    (into, planned, seed) => {
      const counted = bruteForce(planned, choosesMax, LEAST);
      if (counted === undefined || counted.unusual.size === 0 || counted.open > OPEN_MOST) return;
      into.seen.push(...counted.unusual);
      compareCounted(into, planned, seed, counted);
    },
    keeping,
  );
  const seen: Seen = { theyScore: 0, theyTake: 0, inVain: 0 };
  for (const what of all.seen) seen[what as Unusual]++;
  return { all, seen };
};
export const compareWithSamples = (
  ruleset: string,
  wanted: number,
  samples: number,
  keeping: Keeping = notKept,
): Comparison =>
  compare(
    `${ruleset}: ${samples} samples, in deviations`,
    'long',
    wanted,
    seed => plannedBy(ruleset, seed, 3, 12),
    (into, planned, seed) => {
      const search = new PlanSearch(planned.game, {
        ...readQuestion(planned.game, planned.plan, planned.goal, {}),
        merging: false,
      });
      const { best: value } = search.chances();
      const chance = value[SUCCESS] as number;
      if (chance < 0.01 || chance > 0.99 || (value[UNRESOLVED] as number) > 0) return;
      const dice = new SeededDice(seed);
      let successes = 0;
      const tell = teller(`${ruleset}: samples of ${seed}`, samples);
      for (let n = 0; n < samples; n++) {
        if (search.play(dice).success) successes++;
        if (n % TOLD_EVERY === 0) tell(n);
      }
      const away = Math.abs(successes / samples - chance) / Math.sqrt((chance * (1 - chance)) / samples);
      compareChances(into, chance, away, DEVIATIONS, () => `${seed}: ${chance}, but ${successes} of ${samples}`);
    },
    keeping,
  );
