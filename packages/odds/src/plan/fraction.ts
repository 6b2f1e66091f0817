/** Fractions without rounding: small ones that add up the falls of dice, and rows of large ones under one denominator. */

/** A sum of chances as they are counted; both are numbers as long as that is exact. */
export interface Counted {
  ways: number;
  all: number;
}
const gcd = (a: number, b: number): number => {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
};
/** Reports whether the sum could be held exactly. */
export const count = (sum: Counted, ways: number, all: number): boolean => {
  const common = gcd(sum.all, all);
  sum.ways = sum.ways * (all / common) + ways * (sum.all / common);
  sum.all *= all / common;
  return Number.isSafeInteger(sum.all) && Number.isSafeInteger(sum.ways) && Number.isSafeInteger(all);
};

/** Numbers with a common denominator. */
export interface Row {
  readonly above: readonly bigint[];
  readonly below: bigint;
}
const gcdOf = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
};
/** In lowest terms. */
export const reduced = (above: readonly bigint[], below: bigint): Row => {
  let common = below < 0n ? -below : below;
  for (const one of above) {
    if (common === 1n) break;
    common = gcdOf(common, one);
  }
  if (below < 0n) common = -common;
  return common === 1n ? { above, below } : { above: above.map(one => one / common), below: below / common };
};
/** A sum of rows, each taken `ways` times out of `all`. */
export const sumOf = (parts: readonly { readonly row: Row; readonly ways: bigint; readonly all: bigint }[]): Row => {
  let below = 1n;
  for (const { row, all } of parts) {
    const next = row.below * all;
    below = (below / gcdOf(below, next)) * next;
  }
  const above: bigint[] = [];
  for (const { row, ways, all } of parts) {
    const times = (below / (row.below * all)) * ways;
    row.above.forEach((one, i) => {
      above[i] = (above[i] ?? 0n) + times * one;
    });
  }
  return reduced(above, below);
};
/** "11/36", "1", "0". */
export const written = (above: bigint, below: bigint): string => {
  const { above: lowest, below: under } = reduced([above], below);
  return under === 1n ? `${lowest[0]}` : `${lowest[0]}/${under}`;
};

/**
 * Solves equations of whole numbers: in each row first as many factors as there are rows, then what they add up to, once
 * for each question. Undefined unless there is one solution.
 */
export const solve = (equations: bigint[][]): Row[] | undefined => {
  const size = equations.length;
  const shortened = (row: bigint[]): bigint[] => {
    const common = row.reduce(gcdOf, 0n);
    return common === 0n ? row : [...reduced(row, common).above];
  };
  const rows = equations.map(shortened);
  for (let i = 0; i < size; i++) {
    const at = rows.findIndex((row, r) => r >= i && row[i] !== 0n);
    if (at < 0) return undefined;
    [rows[i], rows[at]] = [rows[at] as bigint[], rows[i] as bigint[]];
    const pivot = rows[i] as bigint[];
    for (let r = 0; r < size; r++) {
      const row = rows[r] as bigint[];
      const factor = row[i] as bigint;
      if (r === i || factor === 0n) continue;
      rows[r] = shortened(row.map((one, c) => one * (pivot[i] as bigint) - factor * (pivot[c] as bigint)));
    }
  }
  return rows.map((row, i) => reduced(row.slice(size), row[i] as bigint));
};
