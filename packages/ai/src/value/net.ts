/**
 * From features to chances: a small net that looks at the match once from either side. What one side sees, the other
 * sees turned round, so that swapping the teams swaps the result.
 */
import type { Game } from '@ironpitch/engine';
import type { Features } from './features.ts';

/** Made by `npm run fit:value`; numbers row by row. */
export interface Fitted {
  readonly ruleset: string;
  readonly side: readonly string[];
  readonly shared: readonly string[];
  /** By team: how much better it is than its players look. */
  readonly teams: Readonly<Record<string, number>>;
  /** Of the hidden units: what the own side, the other side and what both share say, and where each begins. */
  readonly own: readonly number[];
  readonly other: readonly number[];
  readonly both: readonly number[];
  readonly begin: readonly number[];
  /** What the hidden units say of who leads and of how wide the draw is. */
  readonly lean: readonly number[];
  readonly width: readonly number[];
  /** What the features say by themselves. */
  readonly sideLean: readonly number[];
  readonly sharedWidth: readonly number[];
}
export interface Chances {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}
const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
/** Beyond this a draw is certain, or out of the question. */
const WIDTH_MAX = 30;
/** `lean` is above 0 for home; `width` is the logarithm of half the width of the draw. */
export const chancesFrom = (lean: number, width: number): Chances => {
  const half = Math.min(WIDTH_MAX, Math.exp(width));
  const home = logistic(lean - half);
  const away = logistic(-lean - half);
  return { home, draw: Math.max(0, 1 - home - away), away };
};

export class Net {
  private readonly features: Features;
  private readonly fitted: Fitted;
  private readonly hidden: number;
  private readonly sides: readonly [Float64Array, Float64Array];
  private readonly shared: Float64Array;
  /** By feature, then by unit. */
  private readonly own: Float64Array;
  private readonly other: Float64Array;
  private readonly both: Float64Array;
  private readonly units: readonly [Float64Array, Float64Array];
  private readonly sideLean: Float64Array;
  lean = 0;
  width = 0;

  constructor(features: Features, fitted: Fitted) {
    const { side, shared } = features;
    if (side.join() !== fitted.side.join() || shared.join() !== fitted.shared.join())
      throw new Error(`the evaluation of ${fitted.ruleset} was made for other features: npm run fit:value`);
    this.features = features;
    this.fitted = fitted;
    this.hidden = fitted.begin.length;
    this.sides = [new Float64Array(side.length), new Float64Array(side.length)];
    this.shared = new Float64Array(shared.length);
    this.own = Float64Array.from(fitted.own);
    this.other = Float64Array.from(fitted.other);
    this.both = Float64Array.from(fitted.both);
    this.units = [new Float64Array(this.hidden), new Float64Array(this.hidden)];
    this.sideLean = Float64Array.from(fitted.sideLean);
  }
  /** Reads the position; `lean` and `width` are what it comes to. */
  read(g: Game): this {
    const { features, fitted, sides, shared, units, hidden, own, other, both, sideLean } = this;
    const [home, away] = units;
    shared.fill(0);
    sides[0].fill(0);
    sides[1].fill(0);
    features.write(g, shared, sides[0], sides[1]);
    home.set(fitted.begin);
    for (let i = 0; i < shared.length; i++) {
      const x = shared[i];
      if (x === 0) continue;
      for (let h = 0, at = i * hidden; h < hidden; h++, at++) home[h] += x * both[at];
    }
    away.set(home);
    let lean = (fitted.teams[features.teamOf(g, 0)] ?? 0) - (fitted.teams[features.teamOf(g, 1)] ?? 0);
    lean *= shared[0];
    for (let seat = 0; seat < 2; seat++) {
      const x = sides[seat as 0 | 1];
      const mine = seat === 0 ? home : away;
      const theirs = seat === 0 ? away : home;
      const sign = seat === 0 ? 1 : -1;
      for (let i = 0; i < x.length; i++) {
        const value = x[i];
        if (value === 0) continue;
        lean += sign * value * sideLean[i];
        for (let h = 0, at = i * hidden; h < hidden; h++, at++) {
          mine[h] += value * own[at];
          theirs[h] += value * other[at];
        }
      }
    }
    let width = 0;
    for (let i = 0; i < shared.length; i++) width += shared[i] * (fitted.sharedWidth[i] as number);
    for (let h = 0; h < hidden; h++) {
      const a = home[h] > 0 ? home[h] : 0;
      const b = away[h] > 0 ? away[h] : 0;
      lean += (fitted.lean[h] as number) * (a - b);
      width += (fitted.width[h] as number) * (a + b);
    }
    this.lean = lean;
    this.width = width;
    return this;
  }
}
