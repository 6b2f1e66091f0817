/** Chances side by side: of success, of what was not followed, and of every outcome. */
import { type Counted, count } from './fraction.ts';
import { OUTCOMES, type OutcomeName } from './plan.ts';

export type Vector = Float64Array;
export const SUCCESS = 0;
export const UNRESOLVED = 1;
export const FIRST_OUTCOME = 2;
export const SIZE: number = FIRST_OUTCOME + OUTCOMES.length;
const placeOf = (outcome: OutcomeName): number => FIRST_OUTCOME + OUTCOMES.indexOf(outcome);
/** Chances that differ by less are the same chance. */
const SAME = 1e-13;
const SETTLED = 1e-15;

export const nothing = (): Vector => new Float64Array(SIZE);
/** What is certain: `flags` has one bit for each outcome. */
export const leafValue = (success: boolean, flags: number): Vector => {
  const value = nothing();
  if (success) value[SUCCESS] = 1;
  for (let i = 0; i < OUTCOMES.length; i++) if (flags & (1 << i)) value[FIRST_OUTCOME + i] = 1;
  return value;
};
/** What is certain, as one bit for each place. */
const flagsOf = (value: Vector): number => {
  let flags = 0;
  for (let i = 0; i < SIZE; i++) if (value[i] === 1) flags |= 1 << i;
  return flags;
};
const addTo = (sum: Vector, value: Vector, chance: number): void => {
  for (let i = 0; i < SIZE; i++) sum[i] = (sum[i] as number) + chance * (value[i] as number);
};
/** What the planning coach looks at, in this order, and whether more of it is better. */
const WISHES: readonly (readonly [place: number, sign: 1 | -1])[] = [
  [SUCCESS, 1],
  [placeOf('turnover'), -1],
  [placeOf('ballLost'), -1],
  [placeOf('outOfTheGame'), -1],
  [placeOf('opponentOutOfTheGame'), 1],
  [placeOf('rerollUsed'), -1],
];
/** Whether a coach would rather have this; `side` is -1 for the one who wants the plan to fail. */
export const isBetter = (value: Vector, than: Vector, side: 1 | -1): boolean => {
  for (const [place, sign] of WISHES) {
    const gain = side * sign * ((value[place] as number) - (than[place] as number));
    if (Math.abs(gain) > SAME) return gain > 0;
  }
  return false;
};
export const isClose = (a: Vector, b: Vector): boolean => {
  for (let i = 0; i < SIZE; i++) if (Math.abs((a[i] as number) - (b[i] as number)) > SETTLED) return false;
  return true;
};

/** Where one move or one throw of dice can lead, each with its chance. */
export class Edges<N extends { readonly value: Vector; readonly most: number }> {
  readonly nodes: N[] = [];
  private readonly chances: number[] = [];
  /** What is decided at once. */
  private certain: Vector | undefined;
  /** The same as fractions, where somebody wants them: by node, and by what is decided at once, as `flagsOf` puts it. */
  readonly counted: Counted[] = [];
  readonly decided: Map<number, Counted> | undefined;
  /** The fractions are exact, and nothing was left out. */
  isExact = true;

  constructor(counting: boolean) {
    this.decided = counting ? new Map() : undefined;
  }
  add(node: N, chance: number, ways: number, all: number): void {
    const known = this.nodes.lastIndexOf(node);
    if (known >= 0) {
      this.chances[known] = (this.chances[known] as number) + chance;
    } else {
      this.nodes.push(node);
      this.chances.push(chance);
    }
    if (this.decided === undefined) return;
    const place = known >= 0 ? known : this.nodes.length - 1;
    this.counted[place] ??= { ways: 0, all: 1 };
    this.count(this.counted[place] as Counted, ways, all);
  }
  addLeaf(value: Vector, chance: number, ways: number, all: number): void {
    this.certain ??= nothing();
    addTo(this.certain, value, chance);
    if (this.decided === undefined) return;
    const flags = flagsOf(value);
    let sum = this.decided.get(flags);
    if (sum === undefined) {
      sum = { ways: 0, all: 1 };
      this.decided.set(flags, sum);
    }
    this.count(sum, ways, all);
  }
  private count(sum: Counted, ways: number, all: number): void {
    if (!count(sum, ways, all)) this.isExact = false;
  }
  /** The most that success can come to: whatever was not followed succeeds. */
  most(): number {
    let sum = this.certain === undefined ? 0 : (this.certain[SUCCESS] as number) + (this.certain[UNRESOLVED] as number);
    for (let i = 0; i < this.nodes.length; i++) sum += (this.nodes[i] as N).most * (this.chances[i] as number);
    return sum;
  }
  addUnresolved(chance: number): void {
    this.certain ??= nothing();
    this.certain[UNRESOLVED] = (this.certain[UNRESOLVED] as number) + chance;
    this.isExact = false;
  }
  /** Writes into `sum` what is to be expected by what is known of the nodes now. */
  expect(sum: Vector): void {
    if (this.certain === undefined) sum.fill(0);
    else sum.set(this.certain);
    for (let i = 0; i < this.nodes.length; i++) addTo(sum, (this.nodes[i] as N).value, this.chances[i] as number);
  }
}
