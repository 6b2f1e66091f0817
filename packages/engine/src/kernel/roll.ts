/** One description of a roll: it resolves the roll, previews it, explains it and gives its odds. */
import { D6, type Die } from '../dice/dice.ts';
import { NOBODY, type PlayerId } from '../words.ts';

/** A plus or minus with its cause: what it is called, which rule says so, and who is behind it. */
export interface Modifier {
  readonly by: number;
  readonly cause: string;
  readonly rule: string;
  readonly who: PlayerId;
}
const MODIFIERS_MAX = 16;

/**
 * Filled in by a rule, read by whoever needs it. One sheet is used again and again: filling it in allocates nothing,
 * so the search resolves rolls with the very description the page shows.
 */
export class RollSheet {
  /** Counts the descriptions: whoever watches the dice sees by it that a roll has one. */
  serial = 0;
  /** Names everybody behind a modifier, one line each, where the rules only need to count them. */
  namesEverybody = false;
  kind = '';
  player: PlayerId = NOBODY;
  /** What the die must reach before modifiers; 0 when nothing is to be reached. */
  target = 0;
  /** How many dice are rolled together. */
  dice = 1;
  die: Die = D6;
  /** A natural result from here on succeeds whatever the modifiers; so does a modified one from `sureTotal` on. */
  sureNatural = 6;
  sureTotal = Number.POSITIVE_INFINITY;
  /** Added after the limit on modifiers, by what may break that limit. */
  beyond = 0;
  count = 0;
  private readonly values = new Int8Array(MODIFIERS_MAX);
  private readonly causes: string[] = new Array<string>(MODIFIERS_MAX).fill('');
  private readonly rules: string[] = new Array<string>(MODIFIERS_MAX).fill('');
  private readonly whos = new Int16Array(MODIFIERS_MAX);
  /** Which rule is behind what was said of a roll of the kind; looked up only for those who want to know. */
  private readonly cite: (kind: string, said: string) => string;

  constructor(cite: (kind: string, said: string) => string = (_, rule) => rule) {
    this.cite = cite;
  }
  begin(kind: string, player: PlayerId, target: number, dice = 1): this {
    this.serial++;
    this.kind = kind;
    this.player = player;
    this.target = target;
    this.dice = dice;
    this.die = D6;
    this.sureNatural = 6;
    this.sureTotal = Number.POSITIVE_INFINITY;
    this.beyond = 0;
    this.count = 0;
    return this;
  }
  add(by: number, cause: string, rule: string, who: PlayerId = NOBODY): void {
    const n = this.count++;
    this.values[n] = by;
    this.causes[n] = cause;
    this.rules[n] = rule;
    this.whos[n] = who;
  }
  /** A modifier that no limit holds back. */
  addBeyond(by: number, cause: string, rule: string, who: PlayerId = NOBODY): void {
    this.add(by, cause, rule, who);
    this.beyond += by;
  }
  /** All modifiers added up. Rules that cap the sum do so in their own file. */
  get sum(): number {
    let sum = 0;
    for (let n = 0; n < this.count; n++) sum += this.values[n];
    return sum;
  }
  /** What counts against the roll: all modifiers below 0 added up. */
  get penalty(): number {
    let sum = 0;
    for (let n = 0; n < this.count; n++) sum += Math.min(0, this.values[n] as number);
    return sum;
  }
  hasCause(cause: string): boolean {
    for (let n = 0; n < this.count; n++) if (this.causes[n] === cause) return true;
    return false;
  }
  /** The modifiers as objects, for events and explanations. */
  modifiers(): Modifier[] {
    return Array.from({ length: this.count }, (_, n) => ({
      by: this.values[n],
      cause: this.causes[n] as string,
      rule: this.cite(this.kind, this.rules[n] as string),
      who: this.whos[n] as PlayerId,
    }));
  }
}
