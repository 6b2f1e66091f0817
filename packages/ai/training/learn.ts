/** Fits the net by gradient descent (Adam), on one core, and judges it on matches it has not seen. */
import { SeededDice } from '@ironpitch/engine';
import type { Features } from '../src/value/features.ts';
import { chancesFrom, type Fitted } from '../src/value/net.ts';
import { Column, type Data, HEAD, widthOf } from './rows.ts';

interface Plan {
  readonly rounds: number;
  /** How strongly weights are held where they begin. */
  readonly caution: number;
  /** How much of what a position ought to be worth is told by how the match ended, and not by the next position. */
  readonly patience: number;
  readonly seed: string;
  readonly tell: (round: number, loss: number) => void;
}
const BATCH = 256;
const SPEED = 0.002;
const SPEED_AT_END = 0.02;
const MEAN = 0.9;
const SQUARES = 0.999;
const LEAST = 1e-8;
/**
 * What keeps weights where they begin, in matches that would tell as much: for features whose weight is known before, for
 * new ones, for the hidden units, for teams.
 */
const WEIGHT = { known: 16_000, plain: 300, hidden: 60, team: 600 } as const;
/** What a match tells of a weight, roughly. */
const TOLD = 0.15;
const CHANCE_LEAST = 1e-9;
/** Beyond this the draw grows no wider. */
const WIDTH_MAX = 30;

/** All weights in one list: where each kind begins. */
const layoutOf = (side: number, shared: number, teams: number, hidden: number) => {
  let end = 0;
  const take = (count: number): number => {
    end += count;
    return end - count;
  };
  const at = {
    sideLean: take(side),
    sharedWidth: take(shared),
    teams: take(teams),
    own: take(side * hidden),
    other: take(side * hidden),
    both: take(shared * hidden),
    begin: take(hidden),
    lean: take(hidden),
    width: take(hidden),
  };
  return { ...at, size: end };
};
type Layout = ReturnType<typeof layoutOf>;

export class Learner {
  private readonly features: Features;
  private readonly teams: readonly string[];
  private readonly hidden: number;
  private readonly at: Layout;
  private readonly weights: Float64Array;
  private readonly gradient: Float64Array;
  /** Where the weights of features by themselves begin: at what is known of them before. */
  private readonly known: Float64Array;
  private readonly scale: Float64Array;
  private readonly home: Float64Array;
  private readonly away: Float64Array;
  private readonly homeBack: Float64Array;
  private readonly awayBack: Float64Array;
  private lean = 0;
  private width = 0;

  constructor(features: Features, teams: readonly string[], hidden: number, seed: string) {
    this.features = features;
    this.teams = teams;
    this.hidden = hidden;
    const { side, shared } = features;
    this.at = layoutOf(side.length, shared.length, teams.length, hidden);
    this.weights = new Float64Array(this.at.size);
    this.gradient = new Float64Array(this.at.size);
    this.known = new Float64Array(this.at.size);
    this.scale = new Float64Array(side.length + shared.length).fill(1);
    this.home = new Float64Array(hidden);
    this.away = new Float64Array(hidden);
    this.homeBack = new Float64Array(hidden);
    this.awayBack = new Float64Array(hidden);
    const dice = new SeededDice(seed);
    const spread = 1 / Math.sqrt(side.length);
    for (let i = this.at.own; i < this.at.begin; i++) this.weights[i] = spread * (dice.pick(2001) / 1000 - 1);
    for (let h = 0; h < hidden; h++) this.weights[this.at.begin + h] = 0.1;
    // Silent at first: what is known before is not to be spoilt by chance.
    for (let h = 0; h < hidden; h++) this.weights[this.at.lean + h] = 0.01 * (dice.pick(2001) / 1000 - 1);
  }
  /** Features are learned on a common scale. */
  measure({ rows, count }: Data): void {
    const { side, shared } = this.features;
    const width = widthOf(this.features);
    const squares = new Float64Array(side.length + shared.length);
    for (let r = 0; r < count; r++) {
      const from = r * width + HEAD;
      for (let i = 0; i < shared.length; i++) squares[side.length + i] += 2 * rows[from + i] ** 2;
      for (let i = 0; i < side.length; i++)
        squares[i] += rows[from + shared.length + i] ** 2 + rows[from + shared.length + side.length + i] ** 2;
    }
    for (let i = 0; i < squares.length; i++) {
      const size = Math.sqrt(squares[i] / (2 * count));
      this.scale[i] = size > 1e-6 ? 1 / size : 0;
    }
  }
  /** Begins with what a simpler model found in far more matches; to be called once features are measured. */
  beginWith(lean: Readonly<Record<string, number>>, width: Readonly<Record<string, number>>): void {
    const { features, at, weights, known, scale } = this;
    const { side, shared } = features;
    const set = (place: number, weight: number | undefined, size: number): void => {
      if (weight === undefined || size === 0) return;
      weights[place] = weight / size;
      known[place] = weight / size;
    };
    side.forEach((name, i) => {
      set(at.sideLean + i, lean[name], scale[i]);
    });
    shared.forEach((name, i) => {
      set(at.sharedWidth + i, width[name], scale[side.length + i]);
    });
  }
  private forward(rows: Float32Array, from: number): void {
    const { features, hidden, at, weights, scale, home, away } = this;
    const sides = features.side.length;
    const shareds = features.shared.length;
    const x = from + HEAD;
    for (let h = 0; h < hidden; h++) home[h] = weights[at.begin + h];
    let width = 0;
    for (let i = 0; i < shareds; i++) {
      const value = rows[x + i] * scale[sides + i];
      if (value === 0) continue;
      width += value * weights[at.sharedWidth + i];
      for (let h = 0, w = at.both + i * hidden; h < hidden; h++, w++) home[h] += value * weights[w];
    }
    away.set(home);
    const rest = rows[x];
    let lean = 0;
    if (rows[from + 1] >= 0) lean += rest * weights[at.teams + rows[from + 1]];
    if (rows[from + 2] >= 0) lean -= rest * weights[at.teams + rows[from + 2]];
    for (let i = 0; i < sides; i++) {
      const a = rows[x + shareds + i] * scale[i];
      const b = rows[x + shareds + sides + i] * scale[i];
      if (a === 0 && b === 0) continue;
      lean += (a - b) * weights[at.sideLean + i];
      for (let h = 0, own = at.own + i * hidden, other = at.other + i * hidden; h < hidden; h++, own++, other++) {
        home[h] += a * weights[own] + b * weights[other];
        away[h] += b * weights[own] + a * weights[other];
      }
    }
    for (let h = 0; h < hidden; h++) {
      const a = Math.max(0, home[h]);
      const b = Math.max(0, away[h]);
      lean += weights[at.lean + h] * (a - b);
      width += weights[at.width + h] * (a + b);
    }
    this.lean = lean;
    this.width = width;
  }
  private static lossOf(lean: number, width: number, result: number): number {
    const { home, draw, away } = chancesFrom(lean, width);
    return -Math.log(Math.max(CHANCE_LEAST, result === 1 ? home : result === 0 ? away : draw));
  }
  /** How the loss changes with lean and width, where home and away are to win with these chances. */
  private slopes(toHome: number, toAway: number): readonly [lean: number, width: number] {
    const { lean, width } = this;
    const { home, draw, away } = chancesFrom(lean, width);
    const half = Math.exp(width);
    const homeSlope = home * (1 - home);
    const awaySlope = away * (1 - away);
    const drawn = (1 - toHome - toAway) / Math.max(CHANCE_LEAST, draw);
    const byLean = toHome * (1 - home) - toAway * (1 - away) + drawn * (awaySlope - homeSlope);
    const byHalf = drawn * (homeSlope + awaySlope) - toHome * (1 - home) - toAway * (1 - away);
    return [-byLean, half > WIDTH_MAX ? 0 : -byHalf * half];
  }
  private backward(rows: Float32Array, from: number, weight: number, toHome: number, toAway: number): void {
    const { features, hidden, at, weights, gradient, scale, home, away, homeBack, awayBack } = this;
    const sides = features.side.length;
    const shareds = features.shared.length;
    const x = from + HEAD;
    const [toLean, toWidth] = this.slopes(toHome, toAway);
    const dLean = toLean * weight;
    const dWidth = toWidth * weight;
    for (let h = 0; h < hidden; h++) {
      const a = Math.max(0, home[h]);
      const b = Math.max(0, away[h]);
      gradient[at.lean + h] += dLean * (a - b);
      gradient[at.width + h] += dWidth * (a + b);
      homeBack[h] = a > 0 ? dLean * weights[at.lean + h] + dWidth * weights[at.width + h] : 0;
      awayBack[h] = b > 0 ? -dLean * weights[at.lean + h] + dWidth * weights[at.width + h] : 0;
      gradient[at.begin + h] += homeBack[h] + awayBack[h];
    }
    const rest = rows[x];
    if (rows[from + 1] >= 0) gradient[at.teams + rows[from + 1]] += dLean * rest;
    if (rows[from + 2] >= 0) gradient[at.teams + rows[from + 2]] -= dLean * rest;
    for (let i = 0; i < shareds; i++) {
      const value = rows[x + i] * scale[sides + i];
      if (value === 0) continue;
      gradient[at.sharedWidth + i] += dWidth * value;
      for (let h = 0, w = at.both + i * hidden; h < hidden; h++, w++)
        gradient[w] += value * (homeBack[h] + awayBack[h]);
    }
    for (let i = 0; i < sides; i++) {
      const a = rows[x + shareds + i] * scale[i];
      const b = rows[x + shareds + sides + i] * scale[i];
      if (a === 0 && b === 0) continue;
      gradient[at.sideLean + i] += dLean * (a - b);
      for (let h = 0, own = at.own + i * hidden, other = at.other + i * hidden; h < hidden; h++, own++, other++) {
        gradient[own] += a * homeBack[h] + b * awayBack[h];
        gradient[other] += b * homeBack[h] + a * awayBack[h];
      }
    }
  }
  private ridgeOf(i: number): number {
    const { at, known } = this;
    if (i < at.teams) return known[i] === 0 ? WEIGHT.plain : WEIGHT.known;
    return i < at.own ? WEIGHT.team : WEIGHT.hidden;
  }
  /** Every match weighs the same. */
  loss({ rows, count }: Data): number {
    const width = widthOf(this.features);
    let sum = 0;
    let all = 0;
    for (let r = 0; r < count; r++) {
      const from = r * width;
      this.forward(rows, from);
      sum += rows[from + 4] * Learner.lossOf(this.lean, this.width, rows[from + 3]);
      all += rows[from + 4];
    }
    return sum / all;
  }
  /** The chances of a row, for whoever wants to see how they come out. */
  chances(rows: Float32Array, row: number): ReturnType<typeof chancesFrom> {
    this.forward(rows, row * widthOf(this.features));
    return chancesFrom(this.lean, this.width);
  }
  /**
   * What home's and away's chances ought to be in every position: what comes of the match, and on the way there what the
   * positions after it are thought to be worth. One die at the end of a match says little of what was decided before it.
   */
  private aim({ rows, count }: Data, targets: Float64Array, patience: number): void {
    const width = widthOf(this.features);
    let next = { home: 0, away: 0 };
    for (let r = count - 1; r >= 0; r--) {
      const from = r * width;
      const result = rows[from + Column.result];
      const isLast = r === count - 1 || rows[from + width + Column.match] !== rows[from + Column.match];
      const goal = isLast
        ? { home: result === 1 ? 1 : 0, away: result === 0 ? 1 : 0 }
        : { home: targets[2 * r + 2], away: targets[2 * r + 3] };
      targets[2 * r] = isLast ? goal.home : patience * goal.home + (1 - patience) * next.home;
      targets[2 * r + 1] = isLast ? goal.away : patience * goal.away + (1 - patience) * next.away;
      next = this.chances(rows, r);
    }
  }
  /** Learns, and keeps the weights that did best on `watched`: matches that are not learned from. */
  learn(data: Data, watched: Data, { rounds, caution, patience, seed, tell }: Plan): void {
    const { weights, gradient } = this;
    const width = widthOf(this.features);
    const means = new Float64Array(weights.length);
    const squares = new Float64Array(weights.length);
    const targets = new Float64Array(2 * data.count);
    const order = Int32Array.from({ length: data.count }, (_, i) => i);
    const dice = new SeededDice(`${seed}/order`);
    const batches = Math.ceil(data.count / BATCH);
    let mass = 0;
    for (let r = 0; r < data.count; r++) mass += data.rows[r * width + 4];
    const each = data.count / mass;
    const ridge = Float64Array.from(weights, (_, i) => (caution * TOLD * this.ridgeOf(i)) / mass);
    let best = this.loss(watched);
    let kept = weights.slice();
    tell(-1, best);
    let steps = 0;
    for (let round = 0; round < rounds; round++) {
      this.aim(data, targets, patience);
      shuffle(order, dice);
      for (let batch = 0; batch < batches; batch++) {
        gradient.fill(0);
        const to = Math.min(data.count, (batch + 1) * BATCH);
        for (let n = batch * BATCH; n < to; n++) {
          const from = order[n] * width;
          this.forward(data.rows, from);
          this.backward(
            data.rows,
            from,
            (data.rows[from + 4] * each) / BATCH,
            targets[2 * order[n]],
            targets[2 * order[n] + 1],
          );
        }
        steps++;
        const done = (round + batch / batches) / rounds;
        const speed = SPEED * (SPEED_AT_END + (1 - SPEED_AT_END) * 0.5 * (1 + Math.cos(Math.PI * done)));
        const meanScale = 1 / (1 - MEAN ** steps);
        const squareScale = 1 / (1 - SQUARES ** steps);
        for (let i = 0; i < weights.length; i++) {
          const slope = gradient[i] + ridge[i] * (weights[i] - this.known[i]);
          means[i] = MEAN * means[i] + (1 - MEAN) * slope;
          squares[i] = SQUARES * squares[i] + (1 - SQUARES) * slope * slope;
          weights[i] -= (speed * means[i] * meanScale) / (Math.sqrt(squares[i] * squareScale) + LEAST);
        }
      }
      const loss = this.loss(watched);
      tell(round, loss);
      if (loss >= best) continue;
      best = loss;
      kept = weights.slice();
    }
    weights.set(kept);
  }
  /** The weights as the bots read them: for features on their own scale. */
  fitted(ruleset: string): Fitted {
    const { features, at, weights, scale, hidden, teams } = this;
    const { side, shared } = features;
    const list = (from: number, count: number, scaleOf: (i: number) => number): number[] =>
      Array.from({ length: count }, (_, i) => rounded(weights[from + i] * scaleOf(i)));
    const sideScale = (i: number): number => scale[i];
    const sharedScale = (i: number): number => scale[side.length + i];
    const byUnit = (of: (i: number) => number) => (i: number) => of(Math.floor(i / hidden));
    const asIs = (): number => 1;
    return {
      ruleset,
      side,
      shared,
      teams: Object.fromEntries(teams.map((team, i) => [team, rounded(weights[at.teams + i])])),
      own: list(at.own, side.length * hidden, byUnit(sideScale)),
      other: list(at.other, side.length * hidden, byUnit(sideScale)),
      both: list(at.both, shared.length * hidden, byUnit(sharedScale)),
      begin: list(at.begin, hidden, asIs),
      lean: list(at.lean, hidden, asIs),
      width: list(at.width, hidden, asIs),
      sideLean: list(at.sideLean, side.length, sideScale),
      sharedWidth: list(at.sharedWidth, shared.length, sharedScale),
    };
  }
}
const DIGITS = 4;
const rounded = (value: number): number => Number(value.toFixed(DIGITS));
const shuffle = (order: Int32Array, dice: SeededDice): void => {
  for (let i = order.length - 1; i > 0; i--) {
    const j = dice.pick(i + 1);
    const kept = order[i];
    order[i] = order[j];
    order[j] = kept;
  }
};
