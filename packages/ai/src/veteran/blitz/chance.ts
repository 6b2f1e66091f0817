/** The dice of a look ahead: what a deed rolls first is laid down, so that its outcomes are weighed by their odds instead of sampled. */
import { type BlitzGame, type Dice, type Die, describeBlock, RollSheet, SeededDice } from '@ironpitch/engine';
import { BLOCK, type Deed } from './deed.ts';
import { fallOdds } from './odds.ts';

/** Sides of the Block die. */
const SMASH = 4;
const SHOVE = 2;
const MISS = 0;
const ANY = -1;
const PASSED = 6;
const FAILED = 1;
/** What is less likely is left out. */
const LEAST = 0.09;

export interface Outcome {
  readonly weight: number;
  readonly face: number;
  readonly check: number;
  /** Tells apart outcomes that differ only in where a ball goes. */
  readonly bounce: number;
}
export const SURE: readonly [Outcome] = [{ weight: 1, face: ANY, check: ANY, bounce: 0 }];

/** What may come of a deed, by its first roll and the check after it; a ball that is struck loose goes so many ways. */
export const outcomesOf = (g: BlitzGame, deed: Deed, bounces: number): readonly Outcome[] => {
  if (deed.kind === BLOCK) return blockOutcomes(g, deed, bounces);
  if (deed.chance === 1) return SURE;
  return likely([
    { weight: deed.chance, face: ANY, check: PASSED, bounce: 0 },
    { weight: 1 - deed.chance, face: ANY, check: FAILED, bounce: 0 },
  ]);
};
const sheet = new RollSheet(() => '');
const blockOutcomes = (g: BlitzGame, { player, target }: Deed, bounces: number): readonly Outcome[] => {
  const { dice } = describeBlock(g, sheet, player, target);
  const { down, hurt } = fallOdds(g, player, target, dice);
  const miss = MISS_ODDS ** dice;
  const outcomes = likely([
    { weight: down - hurt, face: SMASH, check: PASSED, bounce: 0 },
    { weight: hurt, face: SMASH, check: FAILED, bounce: 0 },
    { weight: 1 - down - miss, face: SHOVE, check: ANY, bounce: 0 },
    { weight: miss, face: MISS, check: ANY, bounce: 0 },
  ]);
  if (bounces === 1 || !g.holdsBall(target)) return outcomes;
  return outcomes.flatMap(one => (one.face === SMASH ? scattered(one, bounces) : [one]));
};
const scattered = (outcome: Outcome, ways: number): readonly Outcome[] =>
  Array.from({ length: ways }, (_, bounce) => ({ ...outcome, weight: outcome.weight / ways, bounce }));
const MISS_ODDS = 1 / 6;
const likely = (all: readonly Outcome[]): readonly Outcome[] => {
  const kept = all.filter(({ weight }) => weight >= LEAST);
  const sum = kept.reduce((so, { weight }) => so + weight, 0);
  return kept.map(one => ({ ...one, weight: one.weight / sum }));
};

export class LaidDice implements Dice {
  private readonly rest = new SeededDice('');
  private face = ANY;
  private check = ANY;
  /** Every Block die shows the face; the first D6 shows the check; the rest falls as it may. */
  lay({ face, check }: Outcome, salt: string): this {
    this.face = face;
    this.check = check;
    this.rest.reseed(salt);
    return this;
  }
  roll(die: Die): number {
    if (die.faces !== undefined) return this.face === ANY ? this.rest.roll(die) : this.face;
    if (die.sides !== PASSED || this.check === ANY) return this.rest.roll(die);
    const { check } = this;
    this.check = ANY;
    return check;
  }
  twoD6(): number {
    return this.rest.twoD6();
  }
  pick(count: number): number {
    return this.rest.pick(count);
  }
  shuffle(cells: Int16Array, from: number, count: number): void {
    this.rest.shuffle(cells, from, count);
  }
}
