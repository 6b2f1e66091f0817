/**
 * What a position is worth at the moment somebody's turn begins: by the ways and dice of that turn (features.ts), and by
 * where everybody stands and what they are good at (crowd.ts). So whoever has played a turn out need not play the answer.
 */
import type { blood, Seat } from '@ironpitch/engine';
import { BALLS, Crowd, KINDS, RELATIVE, TRAITS } from './crowd.ts';
import { FEATURES, TurnFeatures } from './features.ts';

type BloodGame = blood.BloodGame;

/** A table of bytes, and what a byte is worth in each of its columns. */
export interface Packed {
  /** In base 64. */
  readonly bytes: string;
  readonly step: readonly number[];
}
/** Made by `npm run fit:judge`. */
export interface JudgeWeights {
  readonly features: readonly string[];
  readonly traits: readonly string[];
  /** Units of one player, of a side, and of both sides and the features together. */
  readonly seen: number;
  readonly pooled: number;
  readonly hidden: number;
  /** By whose the ball is and the kind of player: its square seen from the ball, its column, its row. */
  readonly relative: Packed;
  readonly columns: Packed;
  readonly rows: Packed;
  readonly traitsInto: readonly number[];
  readonly traitsBegin: readonly number[];
  // From one layer to the next: what goes in by what comes out, and where each unit begins.
  readonly poolInto: readonly number[];
  readonly poolBegin: readonly number[];
  readonly firstInto: readonly number[];
  readonly firstBegin: readonly number[];
  readonly secondInto: readonly number[];
  readonly secondBegin: readonly number[];
  readonly lastInto: readonly number[];
  readonly lastBegin: readonly number[];
  /** What features say by themselves. */
  readonly plainInto: readonly number[];
  readonly plainBegin: readonly number[];
}
const COLUMNS = 26;
const ROWS = 15;
const THEIRS = 2;
/** What all players of a side say is made as large as what one feature says. */
const SHARE = 0.2;

export class Judge {
  private readonly crowd = new Crowd();
  private readonly features = new TurnFeatures();
  private readonly weights: JudgeWeights;
  private readonly relative: Float32Array;
  private readonly columns: Float32Array;
  private readonly rows: Float32Array;
  private readonly traitsInto: Float32Array;
  private readonly traitsBegin: Float32Array;
  private readonly one: Float32Array;
  private readonly input: Float32Array;
  private readonly first: Layer;
  private readonly second: Layer;
  private readonly pool: Layer;

  constructor(weights: JudgeWeights) {
    if (weights.features.join() !== FEATURES.join() || weights.traits.join() !== TRAITS.join())
      throw new Error('the judge of turns was made for other features: npm run fit:judge');
    const { seen, pooled, hidden } = weights;
    this.weights = weights;
    this.relative = unpacked(weights.relative, BALLS * KINDS * RELATIVE, seen);
    this.columns = unpacked(weights.columns, BALLS * KINDS * COLUMNS, seen);
    this.rows = unpacked(weights.rows, BALLS * KINDS * ROWS, seen);
    this.traitsInto = Float32Array.from(weights.traitsInto);
    this.traitsBegin = Float32Array.from(weights.traitsBegin);
    this.one = new Float32Array(seen);
    this.input = new Float32Array(2 * pooled + FEATURES.length + 1);
    this.pool = new Layer(weights.poolInto, weights.poolBegin);
    this.first = new Layer(weights.firstInto, weights.firstBegin);
    this.second = new Layer(weights.secondInto, weights.secondBegin);
    if (this.first.begin.length !== hidden) throw new Error('the judge of turns has lost some of its weights');
  }
  /** The result that `seat`, whose turn begins, may expect: a win is 1, a draw one half. */
  of(g: BloodGame, seat: Seat): number {
    const { input, first, second, weights } = this;
    const { pooled, plainInto, plainBegin, lastInto, lastBegin } = weights;
    this.readCrowd(g, seat);
    const numbers = this.features.read(g, seat);
    const from = 2 * pooled;
    let sum = (plainBegin[0] as number) + (lastBegin[0] as number);
    for (let i = 0; i < numbers.length; i++) input[from + i] = numbers[i] as number;
    input[from + numbers.length] = g.rules.edition.characteristics.agility.better === 'less' ? 1 : 0;
    for (let i = 0; i < plainInto.length; i++) sum += (input[from + i] as number) * (plainInto[i] as number);
    first.read(input);
    second.read(first.units);
    for (let i = 0; i < lastInto.length; i++) sum += (second.units[i] as number) * (lastInto[i] as number);
    return 1 / (1 + Math.exp(-sum));
  }
  private readCrowd(g: BloodGame, seat: Seat): void {
    const { crowd, input, one, pool, relative, columns, rows, traitsInto, traitsBegin } = this;
    const { seen, pooled } = this.weights;
    crowd.see(g, seat);
    input.fill(0, 0, 2 * pooled);
    for (let i = 0; i < crowd.count; i++) {
      const kind = crowd.kinds[i] as number;
      const place = crowd.ball * KINDS + kind;
      const r = (place * RELATIVE + (crowd.relative[i] as number)) * seen;
      const c = (place * COLUMNS + (crowd.columns[i] as number)) * seen;
      const w = (place * ROWS + (crowd.rows[i] as number)) * seen;
      for (let u = 0; u < seen; u++) one[u] = relative[r + u] + columns[c + u] + rows[w + u] + traitsBegin[u];
      for (let t = 0, at = i * TRAITS.length; t < TRAITS.length; t++, at++) {
        const x = crowd.traits[at] as number;
        if (x === 0) continue;
        for (let u = 0, into = t * seen; u < seen; u++, into++) one[u] += x * traitsInto[into];
      }
      for (let u = 0; u < seen; u++) if (one[u] < 0) one[u] = 0;
      pool.read(one);
      const side = kind >= THEIRS ? pooled : 0;
      for (let u = 0; u < pooled; u++) input[side + u] += SHARE * pool.units[u];
    }
  }
}
/** Units that say something only above 0. */
class Layer {
  readonly begin: Float32Array;
  readonly units: Float32Array;
  private readonly into: Float32Array;
  constructor(into: readonly number[], begin: readonly number[]) {
    this.into = Float32Array.from(into);
    this.begin = Float32Array.from(begin);
    this.units = new Float32Array(begin.length);
  }
  read(input: Float32Array): void {
    const { into, begin, units } = this;
    const { length } = input;
    for (let u = 0, at = 0; u < units.length; u++) {
      let sum = begin[u] as number;
      for (let i = 0; i < length; i++, at++) sum += into[at] * input[i];
      units[u] = sum > 0 ? sum : 0;
    }
  }
}
declare const atob: (text: string) => string;
const unpacked = ({ bytes, step }: Packed, count: number, width: number): Float32Array => {
  const text = atob(bytes);
  if (text.length !== count * width) throw new Error('the judge of turns has lost some of its weights');
  return Float32Array.from(text, (char, i) => ((char.charCodeAt(0) << 24) >> 24) * (step[i % width] as number));
};
