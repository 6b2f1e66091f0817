/** Fits the ordered logistic model by Fisher scoring with a little ridge, and judges it. */
import { chancesFrom, expectedResult, type Fitted, type Judged } from '../src/luck/model.ts';
import type { ChancesToWin } from '../src/luck/words.ts';
import type { Positions } from './fit-positions.ts';

const RIDGE = 1e-4;
const ROUNDS_MAX = 60;
const SETTLED = 1e-9;
const LEAST = 1e-12;
const HALVINGS = 20;
const WIDTH_STEP = 1e-5;
const BINS = 10;

/** Weights of the lean, then of the width of the draw. `used` names the columns of the lean that may be used. */
export const fit = (positions: Positions, leans: number, widths: number, used: readonly number[]): Float64Array => {
  let weights = new Float64Array(leans + widths);
  const columns = [...used, ...Array.from({ length: widths }, (_, i) => leans + i)];
  let loss = lossOf(positions, weights, leans, widths);
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const step = direction(positions, weights, leans, widths, columns);
    const next = descend(positions, weights, step, loss, leans, widths);
    if (next === undefined || loss - next.loss < SETTLED) return next?.weights ?? weights;
    ({ weights, loss } = next);
  }
  return weights;
};
type Weights = Float64Array<ArrayBuffer>;
const descend = (
  positions: Positions,
  weights: Weights,
  step: Float64Array,
  loss: number,
  leans: number,
  widths: number,
): { weights: Weights; loss: number } | undefined => {
  for (let halved = 0, size = 1; halved < HALVINGS; halved++, size /= 2) {
    const tried = weights.map((weight, i) => weight + size * (step[i] as number));
    const triedLoss = lossOf(positions, tried, leans, widths);
    if (triedLoss < loss) return { weights: tried, loss: triedLoss };
  }
  return undefined;
};
const chanceOfResult = (chances: ChancesToWin, result: number): number =>
  Math.max(LEAST, result === 1 ? chances.home : result === 0 ? chances.away : chances.draw);

const rowLean = (positions: Positions, row: number, weights: Float64Array, leans: number): number => {
  let sum = 0;
  for (let i = 0; i < leans; i++) sum += (weights[i] as number) * (positions.lean[row * leans + i] as number);
  return sum;
};
const rowWidth = (positions: Positions, row: number, weights: Float64Array, leans: number, widths: number): number => {
  let sum = 0;
  for (let i = 0; i < widths; i++) sum += (weights[leans + i] as number) * (positions.draw[row * widths + i] as number);
  return sum;
};
const lossOf = (positions: Positions, weights: Float64Array, leans: number, widths: number): number => {
  let loss = 0;
  for (let row = 0; row < positions.count; row++) {
    const chances = chancesFrom(
      rowLean(positions, row, weights, leans),
      rowWidth(positions, row, weights, leans, widths),
    );
    loss -= (positions.weight[row] as number) * Math.log(chanceOfResult(chances, positions.result[row] as number));
  }
  const ridge = weights.reduce((sum, weight) => sum + weight * weight, 0) * RIDGE;
  return loss / positions.matches + ridge / 2;
};
/** The scoring step: gradient against the information the positions hold about the weights. */
const direction = (
  positions: Positions,
  weights: Float64Array,
  leans: number,
  widths: number,
  columns: readonly number[],
): Float64Array => {
  const size = columns.length;
  const information = new Float64Array(size * size);
  const gradient = new Float64Array(size);
  const row = new Float64Array(size);
  const slope = new Float64Array(size);
  const firstWidth = size - widths;
  for (let r = 0; r < positions.count; r++) {
    const at = pieces(
      rowLean(positions, r, weights, leans),
      rowWidth(positions, r, weights, leans, widths),
      positions.result[r] as number,
    );
    const weight = (positions.weight[r] as number) / positions.matches;
    for (let i = 0; i < firstWidth; i++) row[i] = positions.lean[r * leans + (columns[i] as number)] as number;
    for (let i = 0; i < widths; i++) row[firstWidth + i] = positions.draw[r * widths + i] as number;
    for (let i = 0; i < size; i++) {
      const x = (row[i] as number) * weight;
      gradient[i] = (gradient[i] as number) + x * (i < firstWidth ? at.dLean : at.dWidth);
      slope[i] = x;
    }
    for (let i = 0; i < size; i++) {
      const x = slope[i] as number;
      if (x === 0) continue;
      for (let j = 0; j <= i; j++) {
        const both = i < firstWidth ? at.leanLean : j < firstWidth ? at.leanWidth : at.widthWidth;
        information[i * size + j] = (information[i * size + j] as number) + x * (row[j] as number) * both;
      }
    }
  }
  for (let i = 0; i < size; i++) {
    gradient[i] = (gradient[i] as number) - RIDGE * (weights[columns[i] as number] as number);
    information[i * size + i] = (information[i * size + i] as number) + RIDGE;
    for (let j = 0; j < i; j++) information[j * size + i] = information[i * size + j] as number;
  }
  const solved = solve(information, gradient);
  const step = new Float64Array(weights.length);
  for (let i = 0; i < size; i++) step[columns[i] as number] = solved[i] as number;
  return step;
};
/** How the logarithm of a result's chance changes with lean and width, and what is expected of its squares. */
const pieces = (
  lean: number,
  width: number,
  result: number,
): Record<string, number> & {
  dLean: number;
  dWidth: number;
  leanLean: number;
  leanWidth: number;
  widthWidth: number;
} => {
  const chances = chancesFrom(lean, width);
  const half = (chancesFrom(lean, width + WIDTH_STEP).home - chances.home) / WIDTH_STEP;
  const otherHalf = (chancesFrom(lean, width + WIDTH_STEP).away - chances.away) / WIDTH_STEP;
  const home = chances.home * (1 - chances.home);
  const away = chances.away * (1 - chances.away);
  const byLean = { home, away: -away, draw: away - home };
  const byWidth = { home: half, away: otherHalf, draw: -half - otherHalf };
  const came = result === 1 ? 'home' : result === 0 ? 'away' : 'draw';
  const chance = chanceOfResult(chances, result);
  const sum = (a: typeof byLean, b: typeof byLean): number =>
    (a.home * b.home) / Math.max(LEAST, chances.home) +
    (a.away * b.away) / Math.max(LEAST, chances.away) +
    (a.draw * b.draw) / Math.max(LEAST, chances.draw);
  return {
    dLean: byLean[came] / chance,
    dWidth: byWidth[came] / chance,
    leanLean: sum(byLean, byLean),
    leanWidth: sum(byLean, byWidth),
    widthWidth: sum(byWidth, byWidth),
  };
};
/** Gauss, with pivots; the matrix is used up. */
const solve = (matrix: Float64Array, right: Float64Array): Float64Array => {
  const n = right.length;
  const at = (i: number, j: number): number => matrix[i * n + j] as number;
  const x = Float64Array.from(right);
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let i = column + 1; i < n; i++) if (Math.abs(at(i, column)) > Math.abs(at(pivot, column))) pivot = i;
    for (let j = 0; j < n; j++) {
      const kept = at(column, j);
      matrix[column * n + j] = at(pivot, j);
      matrix[pivot * n + j] = kept;
    }
    const kept = x[column] as number;
    x[column] = x[pivot] as number;
    x[pivot] = kept;
    for (let i = column + 1; i < n; i++) {
      const factor = at(i, column) / at(column, column);
      for (let j = column; j < n; j++) matrix[i * n + j] = at(i, j) - factor * at(column, j);
      x[i] = (x[i] as number) - factor * (x[column] as number);
    }
  }
  for (let i = n - 1; i >= 0; i--) {
    let sum = x[i] as number;
    for (let j = i + 1; j < n; j++) sum -= at(i, j) * (x[j] as number);
    x[i] = sum / at(i, i);
  }
  return x;
};

// --- how good it is --------------------------------------------------------------------------------------------------
interface Losses {
  readonly logLoss: number;
  readonly brier: number;
}
/** Brier: the squared distance from what came, summed over the three results. */
const judgeChances = (positions: Positions, chancesOf: (row: number) => ChancesToWin): Losses => {
  let logLoss = 0;
  let brier = 0;
  for (let row = 0; row < positions.count; row++) {
    const chances = chancesOf(row);
    const result = positions.result[row] as number;
    const weight = (positions.weight[row] as number) / positions.matches;
    logLoss -= weight * Math.log(chanceOfResult(chances, result));
    brier +=
      weight *
      ((chances.home - (result === 1 ? 1 : 0)) ** 2 +
        (chances.draw - (result === 0.5 ? 1 : 0)) ** 2 +
        (chances.away - (result === 0 ? 1 : 0)) ** 2);
  }
  return { logLoss, brier };
};
const modelled =
  (positions: Positions, weights: Float64Array, leans: number, widths: number) =>
  (row: number): ChancesToWin =>
    chancesFrom(rowLean(positions, row, weights, leans), rowWidth(positions, row, weights, leans, widths));

export const judge = (
  fitted: Positions,
  heldOut: Positions,
  weights: Float64Array,
  scoreWeights: Float64Array,
  leans: number,
  widths: number,
): Judged => {
  const drawn = drawsIn(fitted);
  const base: ChancesToWin = { home: (1 - drawn) / 2, draw: drawn, away: (1 - drawn) / 2 };
  const model = modelled(heldOut, weights, leans, widths);
  return {
    ...judgeChances(heldOut, model),
    baseRate: judgeChances(heldOut, () => base),
    scoreOnly: judgeChances(heldOut, modelled(heldOut, scoreWeights, leans, widths)),
    bins: binsOf(heldOut, model),
  };
};
/** Weights that are in use already, judged on other positions: the log loss of each match, theirs and the base rate's. */
export const lossesOfMatches = (
  { weights, drawWeights }: Pick<Fitted, 'weights' | 'drawWeights'>,
  positions: Positions,
): { readonly model: number[]; readonly baseRate: number[] } => {
  const leans = Object.values(weights);
  const widths = Object.values(drawWeights);
  const chancesOf = modelled(positions, Float64Array.from([...leans, ...widths]), leans.length, widths.length);
  const drawn = drawsIn(positions);
  const base: ChancesToWin = { home: (1 - drawn) / 2, draw: drawn, away: (1 - drawn) / 2 };
  const model: number[] = [];
  const baseRate: number[] = [];
  // The positions of a match lie together, and their weights sum up to 1.
  for (let row = 0, match = -1, sum = 1; row < positions.count; row++) {
    if (sum > 1 - 1e-3) {
      match++;
      sum = 0;
      model[match] = 0;
      baseRate[match] = 0;
    }
    const weight = positions.weight[row] as number;
    const result = positions.result[row] as number;
    model[match] = (model[match] as number) - weight * Math.log(chanceOfResult(chancesOf(row), result));
    baseRate[match] = (baseRate[match] as number) - weight * Math.log(chanceOfResult(base, result));
    sum += weight;
  }
  return { model, baseRate };
};
const drawsIn = ({ result, weight, matches, count }: Positions): number => {
  let draws = 0;
  for (let row = 0; row < count; row++) if (result[row] === 0.5) draws += weight[row] as number;
  return draws / matches;
};
const binsOf = (positions: Positions, chancesOf: (row: number) => ChancesToWin): [number, number, number][] => {
  const sums = Array.from({ length: BINS }, (): [number, number, number] => [0, 0, 0]);
  for (let row = 0; row < positions.count; row++) {
    const predicted = expectedResult(chancesOf(row));
    const bin = sums[Math.min(BINS - 1, Math.floor(predicted * BINS))] as [number, number, number];
    bin[0]++;
    bin[1] += predicted;
    bin[2] += positions.result[row] as number;
  }
  return sums.map(([count, predicted, observed]) =>
    count === 0 ? [0, 0, 0] : [count, predicted / count, observed / count],
  );
};
