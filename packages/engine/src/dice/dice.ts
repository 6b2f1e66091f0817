/** Where chance comes from: the interface rules talk to. Rules never know which kind of dice they hold. */
import { EngineError } from '../words.ts';

/** A die is its name and its faces; a numbered die shows 1 to `sides`, a symbol die an index into `faces`. */
export interface Die {
  readonly name: string;
  readonly sides: number;
  /** Symbol dice only: the name on each side; a name may stand on several sides. */
  readonly faces?: readonly string[];
}
export const die = (name: string, sides: number): Die => ({ name, sides });
export const symbolDie = (name: string, faces: readonly string[]): Die => ({ name, sides: faces.length, faces });

export const COIN: Die = symbolDie('coin', ['heads', 'tails']);
export const D3: Die = die('d3', 3);
export const D6: Die = die('d6', 6);
export const D8: Die = die('d8', 8);
export const D16: Die = die('d16', 16);

export interface Dice {
  /**
   * One die: 1..sides for a numbered die, 0..sides-1 for a symbol die. The targets are a hint: results that
   * compare alike (`>=`) with both may be merged by an enumerator; 1 and the highest face always stand apart.
   */
  roll(die: Die, target?: number, otherTarget?: number): number;
  /** Two D6 added up. The thresholds are a hint: sums on the same side (`>=`) of both may be merged. */
  twoD6(target?: number, otherTarget?: number): number;
  /** An even choice among `count` things: 0..count-1. */
  pick(count: number): number;
  /** Shuffles `count` cells of `cells`, beginning at `from`. */
  shuffle(cells: Int16Array, from: number, count: number): void;
}

/** Reads a face as scripts and records write it: `4`, `smash`. */
export const faceValue = (die: Die, text: string): number => {
  if (die.faces) {
    const face = die.faces.indexOf(text);
    if (face < 0)
      throw new EngineError(
        `a ${die.name} die has no face "${text}"; its faces are ${[...new Set(die.faces)].join(', ')}`,
      );
    return face;
  }
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > die.sides)
    throw new EngineError(`a ${die.name} cannot show "${text}"`);
  return value;
};
export const faceName = (die: Die, value: number): string => (die.faces ? (die.faces[value] as string) : String(value));
