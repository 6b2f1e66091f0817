/** Dice for exact odds: walks every distinguishable outcome of one answer, like an odometer. */
import { EngineError } from '../words.ts';
import type { Dice, Die } from './dice.ts';

export class EnumeratingDice implements Dice {
  /** The chance of the outcome being visited. */
  probability = 1;
  /** The same chance as a fraction: so many of so many equally likely falls. */
  ways = 1;
  all = 1;
  /** Off: every face is its own branch. For checking that the hints are right. */
  merging = true;
  private readonly digits: number[] = [];
  private readonly sizes: number[] = [];
  private at = 0;

  /** Calls `visit` once per outcome, with its chance in `probability`. `visit` must replay the same answer each time. */
  forEach(visit: () => void): void {
    this.digits.length = 0;
    this.sizes.length = 0;
    do {
      this.at = 0;
      this.probability = 1;
      this.ways = 1;
      this.all = 1;
      visit();
    } while (this.advance());
  }
  roll(die: Die, target = 0, otherTarget = 0): number {
    if (die.faces !== undefined) return this.symbol(die);
    if (!this.merging || target === 0) return 1 + this.even(die.sides);
    return this.interval(boundaries(die.sides, target, otherTarget || target), die.sides, () => 1);
  }
  twoD6(target = 0, otherTarget = 0): number {
    const starts =
      this.merging && target !== 0
        ? boundaries(12, target, otherTarget || target, 2)
        : [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    return this.interval(starts, 12, sum => 6 - Math.abs(sum - 7));
  }
  pick(count: number): number {
    return this.even(count);
  }
  shuffle(_cells: Int16Array, _from: number, count: number): void {
    if (count > 1)
      throw new EngineError('a shuffle has too many outcomes to enumerate: imagine a dealt position first');
  }
  /** Sides with the same name are one branch. */
  private symbol(die: Die): number {
    const faces = die.faces as readonly string[];
    if (!this.merging) return this.even(die.sides);
    const distinct = faces.map((_, i) => i).filter(i => faces.indexOf(faces[i] as string) === i);
    const face = distinct[this.digit(distinct.length)] as number;
    this.weigh(faces.filter(name => name === faces[face]).length, die.sides);
    return face;
  }
  /** One branch per interval between `starts`, shown by the lowest result in it (the highest face by itself). */
  private interval(starts: readonly number[], highest: number, waysOf: (result: number) => number): number {
    const i = this.digit(starts.length);
    const from = starts[i] as number;
    const next = starts[i + 1] ?? highest + 1;
    let ways = 0;
    let all = 0;
    for (let r = starts[0] as number; r <= highest; r++) {
      all += waysOf(r);
      if (r >= from && r < next) ways += waysOf(r);
    }
    this.weigh(ways, all);
    return from;
  }
  private even(count: number): number {
    const i = this.digit(count);
    this.weigh(1, count);
    return i;
  }
  /** What falls now has this chance. */
  protected weigh(ways: number, all: number): void {
    this.probability *= ways / all;
    this.ways *= ways;
    this.all *= all;
  }
  /** Which of so many branches is visited next. */
  protected digit(size: number): number {
    const i = this.at++;
    if (i === this.digits.length) {
      this.digits.push(0);
      this.sizes.push(size);
    }
    return this.digits[i] as number;
  }
  private advance(): boolean {
    while (this.digits.length > 0) {
      const last = this.digits.length - 1;
      this.digits[last] = (this.digits[last] as number) + 1;
      if ((this.digits[last] as number) < (this.sizes[last] as number)) return true;
      this.digits.pop();
      this.sizes.pop();
    }
    return false;
  }
}

/** Where a new branch begins: the lowest and the highest result always, and each target between them. */
const boundaries = (highest: number, a: number, b: number, lowest = 1): number[] =>
  [
    ...new Set([
      lowest,
      lowest + 1,
      Math.max(lowest + 1, Math.min(a, highest)),
      Math.max(lowest + 1, Math.min(b, highest)),
      highest,
    ]),
  ].sort((x, y) => x - y);
