/** Dice for whole plans: every outcome of one step of a procedure, and nothing beyond it. */
import { D6, D16, type Die, EnumeratingDice } from '@ironpitch/engine';

/** Thrown out of a roll that is not made now. */
export class NoRoll extends Error {
  override readonly name = 'NoRoll';
}
/** Whatever it shows, the plan is decided already. */
export const DECIDED: NoRoll = new NoRoll('decided');
/** It belongs to a step that comes later. */
export const LATER: NoRoll = new NoRoll('later');
/** A ball bounces on: whatever brought it here, it goes on alike. */
export const BOUNCES_ON: NoRoll = new NoRoll('bounces on');
/** This course is too unlikely to be followed. */
export const TOO_UNLIKELY: NoRoll = new NoRoll('too unlikely');

const CASUALTY_TENS = 4;
/** The first result of a D16 that is worse than Badly Hurt, and the same for whoever has one added to it (B25-CAS-T1). */
const CASUALTY_D16 = [9, 8] as const;

export class PlanDice extends EnumeratingDice {
  /** Courses less likely than this are not followed. */
  least = 0;
  /** Every result of the casualty table makes a difference. */
  whichCasualty = false;
  /** What has fallen so far in this course. */
  shown: number[] = [];
  /** Block dice of this roll so far: the face of the last one among those that differ, how many show it, and how many there are. */
  private face = 0;
  private alike = 0;
  private blockDice = 0;
  /** What falls first, without a chance of its own: it has been weighed already. */
  private before: readonly number[] = [];
  /** Throws when so many dice are not to be rolled now; otherwise names what they are rolled for, if that is known. */
  private readonly check: (dice: number) => string;

  constructor(check: (dice: number) => string) {
    super();
    this.check = check;
  }
  /** A course begins. */
  begin(before: readonly number[]): void {
    this.shown = [];
    this.before = before;
    this.face = 0;
    this.alike = 0;
    this.blockDice = 0;
  }
  /** Whether every die that was weighed before has fallen. */
  get isFresh(): boolean {
    return this.shown.length > this.before.length;
  }
  private show(value: () => number): number {
    const told = this.before[this.shown.length];
    const shown = told ?? value();
    this.shown.push(shown);
    return shown;
  }
  private look(dice: number): string {
    const kind = this.check(dice);
    if (this.probability < this.least) throw TOO_UNLIKELY;
    return kind;
  }
  override roll(die: Die, target = 0, otherTarget = 0): number {
    const kind = this.look(1);
    if (kind === 'casualty' && this.merging && !this.whichCasualty) return this.casualty(die);
    if (kind === 'block' && this.merging) return this.show(() => this.blockDie(die));
    return this.show(() => super.roll(die, target, otherTarget));
  }
  /** The dice of a block lie on the table together: only what they show counts, so they fall in the order of the faces. */
  private blockDie(die: Die): number {
    const faces = facesOf(die);
    const face = this.face + this.digit(faces.length - this.face);
    this.alike = face === this.face ? this.alike + 1 : 1;
    this.face = face;
    this.blockDice++;
    const { side, count } = faces[face] as Face;
    this.weigh(count * this.blockDice, die.sides * this.alike);
    return side;
  }
  /**
   * Only whether a player can be patched up makes a difference to most plans. Of tens and units the tens tell, and what
   * is lost for good after a D16 makes none.
   */
  private casualty(die: Die): number {
    return this.show(() => {
      if (die === D16) return super.roll(die, ...CASUALTY_D16);
      return die.sides === D6.sides ? super.roll(die, CASUALTY_TENS) : 1;
    });
  }
  override twoD6(target = 0, otherTarget = 0): number {
    this.look(2);
    return this.show(() => super.twoD6(target, otherTarget));
  }
  override pick(count: number): number {
    this.look(1);
    return this.show(() => super.pick(count));
  }
  /** Cards nobody can see: whichever way they lie, no plan looks at them. */
  override shuffle(): void {}
}

/** Sides of a die that show the same: the first of them, and how many there are. */
interface Face {
  readonly side: number;
  readonly count: number;
}
const known = new Map<Die, readonly Face[]>();
const facesOf = (die: Die): readonly Face[] => {
  let faces = known.get(die);
  if (faces === undefined) {
    const names = die.faces as readonly string[];
    faces = [...new Set(names)].map(name => ({
      side: names.indexOf(name),
      count: names.filter(one => one === name).length,
    }));
    known.set(die, faces);
  }
  return faces;
};
