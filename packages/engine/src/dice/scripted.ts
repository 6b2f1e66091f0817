/**
 * Dice for tests, scenario files and records: every roll is written down beforehand, checked by its kind, and every
 * one must be used. A roll is written `d6:4`, `block:smash`, `2d6:7`, `pick:2` (of what is offered, counted from 1),
 * `shuffle` (leave as it lies) or `shuffle:3,1,2` (which card comes first, second, … counted from 1).
 */
import { EngineError } from '../words.ts';
import { type Dice, type Die, faceName, faceValue } from './dice.ts';

/** The script and the rules disagree about which die comes next, or how many there are. */
export class ScriptError extends EngineError {}

export class ScriptedDice implements Dice {
  private used = 0;
  private readonly script: string[];
  constructor(script: readonly string[] = []) {
    this.script = [...script];
  }
  add(...rolls: readonly string[]): void {
    this.script.push(...rolls);
  }
  get left(): number {
    return this.script.length - this.used;
  }
  private next(kind: string): string {
    const entry = this.script[this.used];
    if (entry === undefined)
      throw new ScriptError(`the script has no roll left: a ${kind} is rolled after ${this.used} scripted rolls`);
    const colon = entry.indexOf(':');
    const name = colon < 0 ? entry : entry.slice(0, colon);
    if (name !== kind)
      throw new ScriptError(`roll ${this.used + 1} of the script is "${entry}", but a ${kind} is rolled`);
    this.used++;
    return colon < 0 ? '' : entry.slice(colon + 1);
  }
  roll(die: Die): number {
    return faceValue(die, this.next(die.name));
  }
  twoD6(): number {
    const sum = Number(this.next('2d6'));
    if (!Number.isInteger(sum) || sum < 2 || sum > 12)
      throw new ScriptError(`roll ${this.used} of the script: 2d6 add up to 2..12`);
    return sum;
  }
  pick(count: number): number {
    const chosen = Number(this.next('pick'));
    if (!Number.isInteger(chosen) || chosen < 1 || chosen > count)
      throw new ScriptError(`roll ${this.used} of the script must pick 1..${count}`);
    return chosen - 1;
  }
  shuffle(cells: Int16Array, from: number, count: number): void {
    const order = this.next('shuffle');
    if (order === '') return;
    const before = cells.slice(from, from + count);
    const places = order.split(',').map(Number);
    const proper = places.length === count && new Set(places).size === count && places.every(p => p >= 1 && p <= count);
    if (!proper) throw new ScriptError(`roll ${this.used} of the script must order all ${count} cards, each once`);
    for (let i = 0; i < count; i++) cells[from + i] = before[(places[i] as number) - 1];
  }
  /** Every scripted die must have been rolled. */
  assertUsedUp(): void {
    if (this.left > 0)
      throw new ScriptError(
        `${this.left} scripted rolls were never asked for: ${this.script.slice(this.used).join(' ')}`,
      );
  }
}

/** Passes another source of chance through and writes down what it gave, in the notation of scripts. */
export class RecordingDice implements Dice {
  readonly rolled: string[] = [];
  private readonly source: Dice;
  constructor(source: Dice) {
    this.source = source;
  }
  roll(die: Die, target?: number, otherTarget?: number): number {
    const value = this.source.roll(die, target, otherTarget);
    this.rolled.push(`${die.name}:${faceName(die, value)}`);
    return value;
  }
  twoD6(target?: number, otherTarget?: number): number {
    const sum = this.source.twoD6(target, otherTarget);
    this.rolled.push(`2d6:${sum}`);
    return sum;
  }
  pick(count: number): number {
    const chosen = this.source.pick(count);
    this.rolled.push(`pick:${chosen + 1}`);
    return chosen;
  }
  shuffle(cells: Int16Array, from: number, count: number): void {
    const before = cells.slice(from, from + count);
    this.source.shuffle(cells, from, count);
    const taken = new Set<number>();
    const order = Array.from(cells.subarray(from, from + count), card => {
      let place = before.indexOf(card);
      while (taken.has(place)) place = before.indexOf(card, place + 1);
      taken.add(place);
      return place + 1;
    });
    this.rolled.push(`shuffle:${order.join(',')}`);
  }
}
