/** Chances side by side: of success, of what was not followed, and of every outcome. */
import { OUTCOMES, type OutcomeName } from './plan.ts';

export type Vector = Float64Array;
export const SUCCESS = 0;
export const UNRESOLVED = 1;
export const FIRST_OUTCOME = 2;
const SIZE = FIRST_OUTCOME + OUTCOMES.length;
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
export class Edges<N extends { readonly value: Vector }> {
  readonly nodes: N[] = [];
  private readonly chances: number[] = [];
  /** What is decided at once. */
  private certain: Vector | undefined;

  add(node: N, chance: number): void {
    const known = this.nodes.lastIndexOf(node);
    if (known >= 0) this.chances[known] = (this.chances[known] as number) + chance;
    else {
      this.nodes.push(node);
      this.chances.push(chance);
    }
  }
  addLeaf(value: Vector, chance: number): void {
    this.certain ??= nothing();
    addTo(this.certain, value, chance);
  }
  addUnresolved(chance: number): void {
    this.certain ??= nothing();
    this.certain[UNRESOLVED] = (this.certain[UNRESOLVED] as number) + chance;
  }
  /** Writes into `sum` what is to be expected by what is known of the nodes now. */
  expect(sum: Vector): void {
    if (this.certain === undefined) sum.fill(0);
    else sum.set(this.certain);
    for (let i = 0; i < this.nodes.length; i++) addTo(sum, (this.nodes[i] as N).value, this.chances[i] as number);
  }
}
