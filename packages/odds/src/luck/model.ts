/**
 * From features to chances: an ordered logistic model. One number leans towards home or away, another says how wide the
 * draw between them is; swapping the teams turns the first one round and leaves the second.
 */
import type { Game, Seat } from '@ironpitch/engine';
import type { ChancesToWin } from './words.ts';

export interface Features {
  /** Per side, by name; the model sees home's minus away's. */
  readonly meanings: Readonly<Record<string, string>>;
  /** Alike for both sides: how likely a draw is. */
  readonly drawMeanings: Readonly<Record<string, string>>;
  /** Writes what one side has, in the order of the meanings. */
  side(g: Game, seat: Seat, out: Float64Array): void;
  draw(g: Game, out: Float64Array): void;
}
/** Made by `npm run fit:luck`. */
export interface Fitted {
  readonly ruleset: string;
  readonly made: {
    readonly games: number;
    readonly seed: string;
    readonly positions: number;
    readonly heldOut: number;
  };
  readonly weights: Readonly<Record<string, number>>;
  readonly drawWeights: Readonly<Record<string, number>>;
  /** On matches the fit has not seen. */
  readonly judged: Judged;
}
export interface Judged {
  readonly logLoss: number;
  readonly brier: number;
  /** The same for whoever says every time how often home wins, and for whoever looks at score and time only. */
  readonly baseRate: { readonly logLoss: number; readonly brier: number };
  readonly scoreOnly: { readonly logLoss: number; readonly brier: number };
  /** Positions by home's expected result, in tenths: how many, what was predicted on average, what came. */
  readonly bins: readonly (readonly [positions: number, predicted: number, observed: number])[];
}

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
/** Beyond this a draw is certain, or out of the question. */
const WIDTH_MAX = 30;
/** `lean` is above 0 for home; `width` is the logarithm of half the width of the draw. */
export const chancesFrom = (lean: number, width: number): ChancesToWin => {
  const half = Math.min(WIDTH_MAX, Math.exp(width));
  const home = logistic(lean - half);
  const away = logistic(-lean - half);
  return { home, draw: 1 - home - away, away };
};
/** A win is 1, a draw one half. */
export const expectedResult = ({ home, draw }: ChancesToWin): number => home + draw / 2;

/** Reads the features of positions of one match. */
export class Reader {
  readonly lean: Float64Array;
  readonly draw: Float64Array;
  private readonly other: Float64Array;
  private readonly features: Features;
  constructor(features: Features) {
    this.features = features;
    const count = Object.keys(features.meanings).length;
    this.lean = new Float64Array(count);
    this.other = new Float64Array(count);
    this.draw = new Float64Array(Object.keys(features.drawMeanings).length);
  }
  read(g: Game): void {
    this.lean.fill(0);
    this.other.fill(0);
    this.features.side(g, 0, this.lean);
    this.features.side(g, 1, this.other);
    for (let i = 0; i < this.lean.length; i++) this.lean[i] = (this.lean[i] as number) - (this.other[i] as number);
    this.draw.fill(0);
    this.features.draw(g, this.draw);
  }
}
