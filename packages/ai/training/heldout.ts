/** How good the evaluation is on matches it has not seen, beside the model of docs/luck.md on the same positions. */
import type { Chances } from '../src/value/net.ts';
import type { Learner } from './learn.ts';
import { Column, type Data } from './rows.ts';

export interface Losses {
  readonly logLoss: number;
  /** The squared distance from what came, summed over the three results. */
  readonly brier: number;
}
export interface Judged extends Losses {
  readonly ruleset: string;
  /** Played in all, and those of them that are held out. */
  readonly matches: number;
  readonly heldOut: number;
  readonly positions: number;
  /** The model of docs/luck.md. */
  readonly luck: Losses;
  /** How much lower the log loss is than that model's, and the standard error of that, match by match. */
  readonly lower: number;
  readonly error: number;
  /** Positions by home's expected result, in tenths: how many, what was predicted on average, what came. */
  readonly bins: readonly (readonly [positions: number, predicted: number, observed: number])[];
}
const CHANCE_LEAST = 1e-9;
const BINS = 10;
const lossesOf = ({ home, draw, away }: Chances, result: number): Losses => ({
  logLoss: -Math.log(Math.max(CHANCE_LEAST, result === 1 ? home : result === 0 ? away : draw)),
  brier:
    (home - (result === 1 ? 1 : 0)) ** 2 +
    (draw - (result === 0.5 ? 1 : 0)) ** 2 +
    (away - (result === 0 ? 1 : 0)) ** 2,
});
const DIGITS = 4;
const rounded = (value: number): number => Number(value.toFixed(DIGITS));

export const judge = (learner: Learner, { rows, count }: Data, of: Pick<Judged, 'ruleset' | 'matches'>): Judged => {
  const width = rows.length / count;
  const sums = { own: { logLoss: 0, brier: 0 }, luck: { logLoss: 0, brier: 0 } };
  /** By match: how much lower the log loss is. */
  const lower = new Map<number, number>();
  const bins = Array.from({ length: BINS }, (): [number, number, number] => [0, 0, 0]);
  for (let r = 0; r < count; r++) {
    const from = r * width;
    const at = (column: number): number => rows[from + column];
    const result = at(Column.result);
    const weight = at(Column.weight);
    const chances = learner.chances(rows, r);
    const own = lossesOf(chances, result);
    const [home, away] = [at(Column.luckHome), at(Column.luckAway)];
    const luck = lossesOf({ home, draw: 1 - home - away, away }, result);
    for (const kind of ['logLoss', 'brier'] as const) {
      sums.own[kind] += weight * own[kind];
      sums.luck[kind] += weight * luck[kind];
    }
    const match = at(Column.match);
    lower.set(match, (lower.get(match) ?? 0) + weight * (luck.logLoss - own.logLoss));
    const predicted = chances.home + chances.draw / 2;
    const bin = bins[Math.min(BINS - 1, Math.floor(predicted * BINS))] as [number, number, number];
    bin[0]++;
    bin[1] += predicted;
    bin[2] += result;
  }
  const heldOut = lower.size;
  const mean = [...lower.values()].reduce((sum, one) => sum + one, 0) / heldOut;
  const variance = [...lower.values()].reduce((sum, one) => sum + (one - mean) ** 2, 0) / (heldOut - 1);
  return {
    ...of,
    heldOut,
    positions: count,
    logLoss: rounded(sums.own.logLoss / heldOut),
    brier: rounded(sums.own.brier / heldOut),
    luck: { logLoss: rounded(sums.luck.logLoss / heldOut), brier: rounded(sums.luck.brier / heldOut) },
    lower: rounded(mean),
    error: rounded(Math.sqrt(variance / heldOut)),
    bins: bins.map(([positions, predicted, observed]) => [
      positions,
      rounded(predicted / Math.max(1, positions)),
      rounded(observed / Math.max(1, positions)),
    ]),
  };
};
