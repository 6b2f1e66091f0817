/** What results prove: a score with its interval, Elo with its error, and whether a change is better. */

/** Matches of one pair, counted for the first bot. */
export interface Tally {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}
export const gamesOf = ({ wins, draws, losses }: Tally): number => wins + draws + losses;
/** Draws count half. */
export const scoreOf = (tally: Tally): number => (tally.wins + tally.draws / 2) / Math.max(1, gamesOf(tally));

const Z = 1.959964;
/** Wilson's 95 % interval; draws make the true one a little narrower. */
export const interval = (tally: Tally): readonly [number, number] => {
  const n = gamesOf(tally);
  if (n === 0) return [0, 1];
  const p = scoreOf(tally);
  const middle = (p + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n);
  const half = (Z / (1 + Z ** 2 / n)) * Math.sqrt((p * (1 - p)) / n + Z ** 2 / (4 * n ** 2));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
};

// --- Elo -----------------------------------------------------------------------------------------------------
const PER_TENFOLD = 400;
const SCALE = PER_TENFOLD / Math.LN10;
export const expected = (elo: number): number => 1 / (1 + 10 ** (-elo / PER_TENFOLD));

export interface Rating {
  readonly elo: number;
  /** Half the 95 % interval. */
  readonly error: number;
}
export interface Met extends Tally {
  readonly a: number;
  readonly b: number;
}
/** One drawn match more for every pair, so that whoever never lost has a rating, too. */
const PRIOR = 1;
const ROUNDS = 100;
/** The most likely ratings, their mean being `mean`, and how far they may be off. */
export const ratings = (bots: number, met: readonly Met[], mean: number): Rating[] => {
  const strength = new Float64Array(bots);
  let information: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const slope = new Float64Array(bots);
    // Ones everywhere: ratings are fixed by their mean, which this holds at 0.
    information = Array.from({ length: bots }, () => new Array<number>(bots).fill(1));
    for (const one of met) {
      const n = gamesOf(one) + PRIOR;
      const p = 1 / (1 + Math.exp((strength[one.b] as number) - (strength[one.a] as number)));
      const over = one.wins + one.draws / 2 + PRIOR / 2 - n * p;
      const weight = n * p * (1 - p);
      slope[one.a] = (slope[one.a] as number) + over;
      slope[one.b] = (slope[one.b] as number) - over;
      for (const [i, j] of [
        [one.a, one.b],
        [one.b, one.a],
      ] as const) {
        const row = information[i] as number[];
        row[i] = (row[i] as number) + weight;
        row[j] = (row[j] as number) - weight;
      }
    }
    const step = solve(information, [...slope]);
    for (let i = 0; i < bots; i++) strength[i] = (strength[i] as number) + Math.max(-1, Math.min(1, step[i] as number));
  }
  const unit = (i: number): number[] => Array.from({ length: bots }, (_, j) => (i === j ? 1 : 0));
  return Array.from({ length: bots }, (_, i) => {
    // The ones put 1/n² more variance on everybody's mean than there is.
    const variance = Math.max(0, (solve(information, unit(i))[i] as number) - 1 / bots ** 2);
    return { elo: mean + SCALE * (strength[i] as number), error: Z * SCALE * Math.sqrt(variance) };
  });
};
/** Gaussian elimination; the matrix is small and has full rank. */
const solve = (matrix: readonly (readonly number[])[], right: readonly number[]): number[] => {
  const n = right.length;
  const rows = matrix.map((row, i) => [...row, right[i] as number]);
  for (let c = 0; c < n; c++) {
    let pivot = c;
    for (let r = c + 1; r < n; r++) if (Math.abs(at(rows, r, c)) > Math.abs(at(rows, pivot, c))) pivot = r;
    [rows[c], rows[pivot]] = [rows[pivot] as number[], rows[c] as number[]];
    for (let r = 0; r < n; r++) {
      if (r === c) continue;
      const times = at(rows, r, c) / at(rows, c, c);
      for (let k = c; k <= n; k++) (rows[r] as number[])[k] = at(rows, r, k) - times * at(rows, c, k);
    }
  }
  return rows.map((_, i) => at(rows, i, n) / at(rows, i, i));
};
const at = (rows: readonly (readonly number[])[], r: number, c: number): number => (rows[r] as number[])[c] as number;

// --- is it better? -------------------------------------------------------------------------------------------
/** How often either verdict may be wrong. */
const WRONG = 0.05;
export const BOUND: number = Math.log((1 - WRONG) / WRONG);
/** Too little is known of how results spread before. */
const LEAST_GAMES = 16;
/** How much likelier the results are if the first bot is `better` Elo points ahead than if it is `worse`, as a logarithm. */
export const likelihood = (tally: Tally, worse: number, better: number): number => {
  const n = gamesOf(tally);
  if (n < LEAST_GAMES) return 0;
  const mean = scoreOf(tally);
  const variance = (tally.wins * (1 - mean) ** 2 + tally.draws * (0.5 - mean) ** 2 + tally.losses * mean ** 2) / n;
  if (variance === 0) return mean === 1 ? BOUND : -BOUND;
  const [low, high] = [expected(worse), expected(better)];
  return (n * (high - low) * (2 * mean - low - high)) / (2 * variance);
};
export type Verdict = 'better' | 'not better';
export const verdictOf = (ratio: number): Verdict | undefined =>
  ratio >= BOUND ? 'better' : ratio <= -BOUND ? 'not better' : undefined;
