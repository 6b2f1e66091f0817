/**
 * Dice for tests, scenario files and records: every roll is written down beforehand, checked by its kind, and every
 * one must be used. A roll is written `d6:4`, `block:smash`, `block:shove#2` (the second side with that name), `2d6:7`,
 * `pick:2` (of what is offered, counted from 1), `shuffle` (leave as it lies) or `shuffle:3,1,2` (which card comes first,
 * second, … counted from 1).
 */
import { EngineError, printable, show } from '../words.ts';
import type { Dice, Die } from './dice.ts';

/** The script and the rules disagree about which die comes next, or how many there are. */
export class ScriptError extends EngineError {}

/** A number as scripts write it; not a number for anything else, such as 2.5, 0x3 or nothing. */
const wholeNumber = (text: string): number => (/^[1-9][0-9]{0,3}$/.test(text) ? Number(text) : Number.NaN);
/** Reads `3,1,2`; undefined unless it names each number from 1 to as many as there are once. */
export const readOrder = (text: string): readonly number[] | undefined => {
  const places = text === '' ? [] : text.split(',').map(wholeNumber);
  const proper = new Set(places).size === places.length && places.every(place => place <= places.length);
  return proper ? places : undefined;
};
/** Reads what a numbered die shows; undefined when it lies outside `least` to `most`. */
export const readFace = (text: string, least: number, most: number): number | undefined => {
  const value = wholeNumber(text);
  return value >= least && value <= most ? value : undefined;
};

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
      throw new ScriptError(`roll ${this.used + 1} of the script is ${show(entry)}, but a ${kind} is rolled`);
    this.used++;
    return colon < 0 ? '' : entry.slice(colon + 1);
  }
  private refusal(sentence: string): ScriptError {
    return new ScriptError(`roll ${this.used} of the script: ${sentence}`);
  }
  roll(die: Die): number {
    const text = this.next(die.name);
    const value = die.written?.indexOf(text) ?? readFace(text, 1, die.sides) ?? -1;
    if (value >= 0) return value;
    if (die.written === undefined) throw this.refusal(`a ${die.name} cannot show ${show(text)}`);
    throw this.refusal(`a ${die.name} die has no face ${show(text)}; its faces are ${die.written.join(', ')}`);
  }
  twoD6(): number {
    const sum = readFace(this.next('2d6'), 2, 12);
    if (sum === undefined) throw this.refusal('2d6 add up to 2..12');
    return sum;
  }
  pick(count: number): number {
    const chosen = readFace(this.next('pick'), 1, count);
    if (chosen === undefined) throw this.refusal(`it must pick 1..${count}`);
    return chosen - 1;
  }
  shuffle(cells: Int16Array, from: number, count: number): void {
    const order = this.next('shuffle');
    if (order === '') return;
    const places = readOrder(order);
    if (places?.length !== count) throw this.refusal(`it must order all ${count} cards, each once`);
    const before = cells.slice(from, from + count);
    for (let i = 0; i < count; i++) cells[from + i] = before[(places[i] as number) - 1];
  }
  /** Every scripted die must have been rolled. */
  assertUsedUp(): void {
    if (this.left > 0)
      throw new ScriptError(
        `${this.left} scripted rolls were never asked for: ${printable(this.script.slice(this.used).join(' '))}`,
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
    this.rolled.push(`${die.name}:${die.written?.[value] ?? value}`);
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
