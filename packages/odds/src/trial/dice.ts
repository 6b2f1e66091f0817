/** Dice that fall as wanted. */
import type { Dice, Die } from '@ironpitch/engine';

/** So many dice fall as wanted. Then they change: the crowd could throw a ball in and out of the same corner for ever. */
const PATIENCE = 40;

/** Every die shows its last face; dice with symbols show the wanted one; two dice together show the least. */
export class KindDice implements Dice {
  face = 0;
  private fallen = 0;
  /** To be said before each trial. */
  begin(): void {
    this.fallen = 0;
  }
  roll(die: Die): number {
    this.fallen++;
    if (die.faces) return this.face;
    return this.fallen > PATIENCE ? 1 + (this.fallen % die.sides) : die.sides;
  }
  twoD6(): number {
    this.fallen++;
    return this.fallen > PATIENCE ? 2 + (this.fallen % 11) : 2;
  }
  pick(): number {
    return 0;
  }
  shuffle(): void {}
}
