/** Dice for looking back: what fell in the match, the same once more, and everything that could have fallen instead. */
import { D8, type Dice, type Die, EngineError, faceName, SeededDice } from '@ironpitch/engine';
import { PlanDice, TOO_UNLIKELY } from '../plan/dice.ts';

/** Dice and shuffles of one answer, as the match had them. */
export interface Fallen {
  readonly dice: number[];
  readonly shuffles: Int16Array[];
}

/** Passes the match's own dice through and keeps what they gave. */
export class KeptDice implements Dice {
  private readonly source: Dice;
  private kept: Fallen = { dice: [], shuffles: [] };
  constructor(source: Dice) {
    this.source = source;
  }
  /** What has fallen since this was asked last. */
  take(): Fallen {
    const { kept } = this;
    this.kept = { dice: [], shuffles: [] };
    return kept;
  }
  private keep(value: number): number {
    this.kept.dice.push(value);
    return value;
  }
  roll(die: Die, target?: number, otherTarget?: number): number {
    return this.keep(this.source.roll(die, target, otherTarget));
  }
  twoD6(target?: number, otherTarget?: number): number {
    return this.keep(this.source.twoD6(target, otherTarget));
  }
  pick(count: number): number {
    return this.keep(this.source.pick(count));
  }
  shuffle(cells: Int16Array, from: number, count: number): void {
    this.source.shuffle(cells, from, count);
    this.kept.shuffles.push(cells.slice(from, from + count));
  }
}

/** The same dice once more. Every roll is announced before it falls. */
export class ToldDice implements Dice {
  /** What is told, and how many dice of it have fallen. */
  told: Fallen = { dice: [], shuffles: [] };
  used = 0;
  private shuffled = 0;
  private marked = { used: 0, shuffled: 0 };
  private readonly announce: (dice: number) => void;
  private readonly show: (value: number, name: string | number) => void;
  constructor(announce: (dice: number) => void, show: (value: number, name: string | number) => void) {
    this.announce = announce;
    this.show = show;
  }
  tell(fallen: Fallen): void {
    this.told = fallen;
    this.used = 0;
    this.shuffled = 0;
    this.mark();
  }
  /** Remembers how far things are, for the case that they have to be begun again from here. */
  mark(): void {
    this.marked = { used: this.used, shuffled: this.shuffled };
  }
  backToMark(): void {
    ({ used: this.used, shuffled: this.shuffled } = this.marked);
  }
  private next(count: number, name: (value: number) => string | number): number {
    this.announce(count);
    const value = this.told.dice[this.used];
    if (value === undefined) throw new EngineError('more dice fall than fell in the match');
    this.used++;
    this.show(value, name(value));
    return value;
  }
  roll(die: Die): number {
    return this.next(1, value => (die.faces === undefined ? value : faceName(die, value)));
  }
  twoD6(): number {
    return this.next(2, value => value);
  }
  pick(): number {
    return this.next(1, value => value + 1);
  }
  shuffle(cells: Int16Array, from: number): void {
    const told = this.told.shuffles[this.shuffled++];
    if (told === undefined) throw new EngineError('more cards are shuffled than in the match');
    cells.set(told, from);
  }
}

const HOPS_LEAST = 1e-3;
/** Everything that could fall in one step. Cards are shuffled somehow: nobody weighs what lies in a deck. */
export class PossibleDice extends PlanDice {
  /** A ball that hops on and on is followed for a while. */
  override roll(die: Die, target = 0, otherTarget = 0): number {
    if (die === D8 && this.probability < HOPS_LEAST) throw TOO_UNLIKELY;
    return super.roll(die, target, otherTarget);
  }
  override shuffle(cells?: Int16Array, from = 0, count = 0): void {
    if (cells !== undefined) new SeededDice('a deck').shuffle(cells, from, count);
  }
}
