/** Where chance comes from: the interface rules talk to. Rules never know which kind of dice they hold. */
/** A die is its name and its faces; a numbered die shows 1 to `sides`, a symbol die an index into `faces`. */
export interface Die {
  readonly name: string;
  readonly sides: number;
  /** Symbol dice only: the name on each side; a name may stand on several sides. */
  readonly faces?: readonly string[];
  /** Symbol dice only: how scripts and records write each side, so that it is known which of several alike fell. */
  readonly written?: readonly string[];
}
export const die = (name: string, sides: number): Die => ({ name, sides });
/** The first side with a name is written by it, the others as `pushed#2`, `pushed#3`. */
export const symbolDie = (name: string, faces: readonly string[]): Die => ({
  name,
  sides: faces.length,
  faces,
  written: faces.map((face, side) => {
    const alike = faces.slice(0, side).filter(other => other === face).length;
    return alike === 0 ? face : `${face}#${alike + 1}`;
  }),
});

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

export const faceName = (die: Die, value: number): string => (die.faces ? (die.faces[value] as string) : String(value));
