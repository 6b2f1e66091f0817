/** Dice that do as they are told and remember every roll with its description. */
import type { Dice, Die, Game, Modifier, PlayerId } from '@ironpitch/engine';
import { NOBODY } from '@ironpitch/engine';
import { Described } from '../described.ts';

/** Dice rolled together, and what the engine said about them. */
export interface RollSeen {
  readonly kind: string;
  readonly player: PlayerId;
  /** 0: nothing is to be reached. */
  readonly target: number;
  readonly modifiers: readonly Modifier[];
  /** How many are rolled; below 0 when the other coach picks one. */
  readonly dice: number;
  /** One by one; two D6 added up are one. */
  readonly rolled: RolledDie[];
  /** How long the match report was when the last of them fell. */
  reportedBefore: number;
}
export interface RolledDie {
  readonly name: string;
  readonly lowest: number;
  readonly highest: number;
  readonly faces: readonly string[] | undefined;
}
const TWO_D6: RolledDie = { name: '2d6', lowest: 2, highest: 12, faces: undefined };

/** Thrown out of a roll nobody needs to see. */
export class ProbeOver extends Error {
  override readonly name = 'ProbeOver';
}

const ROLLS_MAX = 40;

export class ProbeDice implements Dice {
  readonly seen: RollSeen[] = [];
  /** The game these dice are rolled in. */
  game: Game | undefined;
  /** For one roll: what its dice show. All others show their best. */
  forced: readonly number[] = [];
  forcedAt = -1;
  /** Whether rolls after the forced one are of interest. */
  goesOn = true;
  private readonly described = new Described();

  begin(forcedAt: number, forced: readonly number[], goesOn: boolean): void {
    this.seen.length = 0;
    this.forcedAt = forcedAt;
    this.forced = forced;
    this.goesOn = goesOn;
    this.described.forget((this.game as Game).sheet);
  }
  private show(die: RolledDie, count: number): number {
    const roll = this.rollFor(count);
    if (!this.goesOn && this.seen.length - 1 > this.forcedAt) throw new ProbeOver();
    if (this.seen.length > ROLLS_MAX) throw new ProbeOver(); // a ball that always goes the same way goes on for ever
    const place = roll.rolled.push(die) - 1;
    roll.reportedBefore = (this.game as Game).events?.length ?? 0;
    const told = this.seen.length - 1 === this.forcedAt ? this.forced[place] : undefined;
    // Two dice of a kind may mean something by themselves.
    return told ?? (die.name === 'd6' ? die.highest - (place & 1) : die.highest);
  }
  /** The roll these dice belong to: the one under way, or a new one. */
  private rollFor(count: number): RollSeen {
    const g = this.game as Game;
    const { sheet } = g;
    const fresh = this.described.isNew(sheet);
    const described = this.described.next(sheet, count);
    if (described && !fresh) return this.seen[this.seen.length - 1] as RollSeen;
    const made: RollSeen = described
      ? {
          kind: sheet.kind,
          player: sheet.player,
          target: sheet.target,
          modifiers: sheet.modifiers(),
          dice: sheet.dice,
          rolled: [],
          reportedBefore: 0,
        }
      : { kind: 'other', player: NOBODY, target: 0, modifiers: [], dice: count, rolled: [], reportedBefore: 0 };
    this.seen.push(made);
    return made;
  }
  roll(die: Die): number {
    const lowest = die.faces === undefined ? 1 : 0;
    const faces = die.faces;
    return this.show({ name: die.name, lowest, highest: lowest + die.sides - 1, faces }, 1);
  }
  twoD6(): number {
    return this.show(TWO_D6, 2);
  }
  pick(count: number): number {
    return this.show({ name: `one of ${count}`, lowest: 0, highest: count - 1, faces: undefined }, 1);
  }
  shuffle(): void {}
}
