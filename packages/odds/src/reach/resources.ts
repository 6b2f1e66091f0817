/** What can save a failed roll, in what order it is used, and what a roll does to the chances of having it left. */

/** The re-rolls and the like that are used up, as bits of a set. Skills that never wear out are not among them. */
export const Left = { team: 1, pro: 2, dodge: 4, breakTackle: 8 } as const;

const SETS_JUDGED_EXACTLY = 8;

/** How a roll is saved: what never wears out comes first, then Dodge, then the team's and Pro. */
export interface Savers {
  /** The team re-roll is there for whoever has it left (and Pro, likewise). */
  readonly team: boolean;
  readonly pro: boolean;
  /** Sure Feet for an extra square, Sure Hands for a pick-up. */
  readonly free: boolean;
  readonly dodge: boolean;
}

/** Every set of resources among those a player has, numbered without gaps, and the order between them. */
export class ResourceSpace {
  /** How many sets there are. */
  readonly size: number;
  /** By number: the bits of `Left`. */
  readonly bits: readonly number[];
  /** By the bits: the number; -1 for what the player never had. */
  readonly numberOf: Int8Array = new Int8Array(16).fill(-1);
  /** Sets of numbers, as bits, such that whoever has a set of one of them is never worse off with more; the largest first. */
  readonly upward: Int32Array;
  /** By place in `upward`: a later one that it contains, or -1, and the numbers that it has besides. */
  private readonly contained: Int32Array;
  private readonly besides: readonly Uint8Array[];
  /** The chance that a team re-roll may be used once it is spent, and that Pro works. */
  readonly teamWorks: number;
  readonly proWorks: number;
  /** By number: the number of the set without one of the resources; -1 where it is not in the set. */
  readonly withoutTeam: Int8Array;
  readonly withoutPro: Int8Array;
  readonly withoutDodge: Int8Array;
  readonly withoutBreakTackle: Int8Array;

  constructor(all: number, teamWorks: number, proWorks: number) {
    this.teamWorks = teamWorks;
    this.proWorks = proWorks;
    const subsets: number[] = [];
    for (let bits = 0; bits < 16; bits++) if ((bits & ~all) === 0) subsets.push(bits);
    this.bits = subsets;
    this.size = subsets.length;
    for (const [n, bits] of subsets.entries()) this.numberOf[bits] = n;
    this.upward = this.upwardSets().sort((a, b) => countOf(b) - countOf(a));
    this.contained = this.upward.map((set, u) => this.upward.findIndex((less, v) => v > u && (less & ~set) === 0));
    this.besides = Array.from(this.upward, (set, u) => {
      const rest = set & ~(this.upward[this.contained[u] as number] ?? 0);
      return Uint8Array.from(this.bits.keys()).filter(n => rest & (1 << n));
    });
    this.withoutTeam = this.without(Left.team);
    this.withoutPro = this.without(Left.pro);
    this.withoutDodge = this.without(Left.dodge);
    this.withoutBreakTackle = this.without(Left.breakTackle);
  }
  private without(resource: number): Int8Array {
    return Int8Array.from(this.bits, bits => (bits & resource ? (this.numberOf[bits & ~resource] as number) : -1));
  }
  /** With this set a player is at least as well off as with the other one, whatever is still to come. */
  private atLeast(a: number, b: number): boolean {
    if ((a & b) === b) return true;
    const gained = a & ~b;
    const lost = b & ~a;
    // Where it always works, the team re-roll does whatever Dodge or Pro can do; a Loner's does what Pro does.
    if (gained & Left.team && (lost === Left.pro || (lost === Left.dodge && this.teamWorks === 1)))
      return this.teamWorks >= this.proWorks;
    return (gained & Left.pro) !== 0 && lost === Left.team && this.proWorks >= this.teamWorks;
  }
  private upwardSets(): Int32Array {
    const above = this.bits.map(b =>
      this.bits.reduce((mask, a, n) => (this.atLeast(a, b) ? mask | (1 << n) : mask), 0),
    );
    // With all four there would be more than a hundred: the path is walked anyway, so the search may judge more roughly.
    if (this.size > SETS_JUDGED_EXACTLY) return Int32Array.from(new Set(above));
    const found: number[] = [];
    for (let set = 1; set < 1 << this.size; set++)
      if (above.every((mask, n) => (set & (1 << n)) === 0 || (mask & ~set) === 0)) found.push(set);
    return Int32Array.from(found);
  }

  /** The chance of each of the `upward` sets, by its place there. */
  sumUp(masses: Float64Array, sums: Float64Array): void {
    const { contained, besides } = this;
    for (let u = contained.length - 1; u >= 0; u--) {
      const rest = besides[u] as Uint8Array;
      const less = contained[u] as number;
      let sum = less < 0 ? 0 : (sums[less] as number);
      for (let i = 0; i < rest.length; i++) sum += masses[rest[i] as number] as number;
      sums[u] = sum;
    }
  }
  /**
   * A roll that passes with chance `pass`: what lies in `from` (the chance of every set of resources) goes on into
   * `into` as far as the roll is passed, at once or again. A failure that nothing saves is lost.
   */
  roll(from: Float64Array, into: Float64Array, pass: number, savers: Savers): void {
    const { size, bits } = this;
    clear(into, size);
    for (let n = 0; n < size; n++) {
      const mass = from[n] as number;
      if (mass === 0) continue;
      into[n] = (into[n] as number) + mass * pass;
      if (pass < 1) this.save(into, bits[n] as number, mass * (1 - pass), pass, 0, savers);
    }
  }
  /**
   * A Dodge that passes with chance `pass`, and with `pass + broken` by Strength. Break Tackle is used on the first die
   * that asks for it where there is no re-roll, and where `use` has the bit of the set.
   */
  rollBreaking(
    from: Float64Array,
    into: Float64Array,
    pass: number,
    broken: number,
    savers: Savers,
    use: number,
  ): void {
    const { size, bits } = this;
    clear(into, size);
    for (let n = 0; n < size; n++) {
      const mass = from[n] as number;
      if (mass === 0) continue;
      const left = bits[n] as number;
      into[n] = (into[n] as number) + mass * pass;
      let failed = 1 - pass;
      if (left & Left.breakTackle && (use & (1 << n) || !this.canSave(left, savers))) {
        this.add(into, left & ~Left.breakTackle, mass * broken);
        failed -= broken;
      }
      this.save(into, left, mass * failed, pass, broken, savers);
    }
  }
  /** Whether a set has a re-roll for such a roll. */
  canSave(left: number, savers: Savers): boolean {
    if (savers.free || (savers.dodge && left & Left.dodge)) return true;
    return (savers.team && (left & Left.team) !== 0) || (savers.pro && (left & Left.pro) !== 0);
  }
  private save(into: Float64Array, left: number, mass: number, pass: number, broken: number, savers: Savers): void {
    if (savers.free) this.again(into, left, mass, pass, broken);
    else if (savers.dodge && left & Left.dodge) this.again(into, left & ~Left.dodge, mass, pass, broken);
    else {
      const { teamWorks, proWorks } = this;
      const team = savers.team && (left & Left.team) !== 0;
      const pro = savers.pro && (left & Left.pro) !== 0;
      // The surer of the two first; a Pro roll that fails may be rolled again with the team's.
      if (team && (!pro || teamWorks > proWorks)) this.again(into, left & ~Left.team, mass * teamWorks, pass, broken);
      else if (pro) {
        const none = left & ~(Left.pro | Left.team);
        this.again(into, left & ~Left.pro, mass * proWorks, pass, broken);
        if (team) this.again(into, none, mass * (1 - proWorks) * teamWorks * proWorks, pass, broken);
      }
    }
  }
  /** The second die of a roll. */
  private again(into: Float64Array, left: number, mass: number, pass: number, broken: number): void {
    this.add(into, left, mass * pass);
    if (broken !== 0 && left & Left.breakTackle) this.add(into, left & ~Left.breakTackle, mass * broken);
  }
  private add(into: Float64Array, left: number, mass: number): void {
    const n = this.numberOf[left] as number;
    into[n] = (into[n] as number) + mass;
  }
}

/** The arrays are so short that `fill` would take longer. */
const clear = (masses: Float64Array, count: number): void => {
  for (let n = 0; n < count; n++) masses[n] = 0;
};
const countOf = (set: number): number => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
};
const spaces = new Map<number, ResourceSpace>();
/** The space for a player's resources; the same one every time. */
export const resourceSpace = (all: number, teamWorks: number, proWorks: number): ResourceSpace => {
  const key = (all * 7 + teamWorks * 6) * 7 + proWorks * 6;
  let space = spaces.get(key);
  if (space === undefined) {
    space = new ResourceSpace(all, teamWorks, proWorks);
    spaces.set(key, space);
  }
  return space;
};
