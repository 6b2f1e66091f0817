/** What can save a failed roll, in what order it is used, and what a roll does to the chances of having it left. */

/**
 * The re-rolls and the like that are used up: a set is the sum of those that are there, and of `team` as often as the
 * team has re-rolls for this turn. Skills that never wear out are not among them.
 */
export const Left = { pro: 1, dodge: 2, breakTackle: 4, feet: 8, team: 16 } as const;
/** More team re-rolls than these are as good as these: nobody fails so often and gets there. */
export const TEAM_MOST = 8;
/** One more than the largest set, and so as many as there can be. */
export const SETS_MOST: number = (TEAM_MOST + 1) * Left.team;
const SINGLE = Left.team - 1;

/** So many sums are compared for a pair of paths at most; with more the search judges more roughly. */
const UPWARD_MOST = 64;

/** How a roll is saved: what never wears out comes first, then the player's own skill, then the team's and Pro. */
export interface Savers {
  /** Re-rolled by what never wears out: Sure Hands for a pick-up. */
  readonly free: boolean;
  /** The one of `Left` that is there for such a roll besides the team's and Pro; 0 for none. */
  readonly own: number;
  /** Whoever fails falls, and may keep its feet. */
  readonly falls: boolean;
  /** The share of the die on which not even that helps. */
  readonly slips: number;
}
export const PLAIN: Savers = { free: false, own: 0, falls: false, slips: 0 };

/** How surely what is spent helps. */
export interface Odds {
  /** The chance that a team re-roll may be used once it is spent, and that Pro works. */
  readonly teamWorks: number;
  readonly proWorks: number;
  /** The chance to keep one's feet instead of falling; 0 for whoever falls. */
  readonly steady: number;
}

/** Every set of resources among those a player has, numbered without gaps, and the order between them. */
export class ResourceSpace {
  /** How many sets there are. */
  readonly size: number;
  /** By number: the set. */
  readonly bits: readonly number[];
  /** By set: the number; -1 for what the player never had. */
  readonly numberOf: Int16Array = new Int16Array(SETS_MOST).fill(-1);
  /** How many sums of chances are compared: those of sets such that whoever has one is never worse off with more. */
  readonly sumCount: number;
  /** Not all of these could be compared. */
  readonly rough: boolean;
  /** By place among them: a later one that it contains, or -1, and the numbers that it has besides. */
  private readonly contained: readonly number[];
  private readonly besides: readonly Uint8Array[];
  readonly teamWorks: number;
  readonly proWorks: number;
  readonly steady: number;
  /** By number: the number of the set without one of the resources; -1 where it is not in the set. */
  readonly withoutTeam: Int16Array;
  readonly withoutPro: Int16Array;
  readonly withoutDodge: Int16Array;
  readonly withoutFeet: Int16Array;
  readonly withoutBreakTackle: Int16Array;
  /** By number: itself. What never wears out takes nothing away. */
  readonly withAll: Int16Array;

  constructor(all: number, { teamWorks, proWorks, steady }: Odds) {
    this.teamWorks = teamWorks;
    this.proWorks = proWorks;
    this.steady = steady;
    const subsets: number[] = [];
    for (let bits = 0; bits <= all; bits++) if ((bits & SINGLE & ~all) === 0) subsets.push(bits);
    this.bits = subsets;
    this.size = subsets.length;
    for (const [n, bits] of subsets.entries()) this.numberOf[bits] = n;
    const { sets, rough } = this.upwardSets();
    sets.sort((a, b) => countOf(b) - countOf(a));
    this.rough = rough;
    this.sumCount = sets.length;
    this.contained = sets.map((set, u) => sets.findIndex((less, v) => v > u && (less & ~set) === 0n));
    this.besides = sets.map((set, u) => {
      const rest = set & ~(sets[this.contained[u] as number] ?? 0n);
      return Uint8Array.from(this.bits.keys()).filter(n => rest & (1n << BigInt(n)));
    });
    this.withoutTeam = this.without(Left.team);
    this.withoutPro = this.without(Left.pro);
    this.withoutDodge = this.without(Left.dodge);
    this.withoutFeet = this.without(Left.feet);
    this.withoutBreakTackle = this.without(Left.breakTackle);
    this.withAll = Int16Array.from(subsets.keys());
  }
  private without(resource: number): Int16Array {
    const has = (bits: number): boolean => (resource === Left.team ? bits >= Left.team : (bits & resource) !== 0);
    return Int16Array.from(this.bits, bits => (has(bits) ? (this.numberOf[bits - resource] as number) : -1));
  }
  /** With this set a player is at least as well off as with the other one, whatever is still to come. */
  private atLeast(a: number, b: number): boolean {
    const lost = b & ~a & SINGLE;
    let more = Math.floor(a / Left.team) - Math.floor(b / Left.team);
    if (lost & Left.breakTackle) return false;
    // Where it always works, a team re-roll does whatever Dodge or Pro can do; a Loner's does what Pro does.
    if (lost & ~Left.pro && this.teamWorks < 1) return false;
    if (lost & Left.pro && this.teamWorks < this.proWorks) return false;
    if (a & ~b & Left.pro && this.proWorks >= this.teamWorks) more++;
    return more >= countOf(BigInt(lost));
  }
  private upwardSets(): { readonly sets: bigint[]; readonly rough: boolean } {
    const above = this.bits.map(b =>
      this.bits.reduce((mask, a, n) => (this.atLeast(a, b) ? mask | (1n << BigInt(n)) : mask), 0n),
    );
    const found = new Set(above);
    for (const set of found)
      for (const one of above) {
        found.add(set | one);
        if (found.size > UPWARD_MOST) return { sets: [...new Set(above)], rough: true };
      }
    return { sets: [...found], rough: false };
  }

  /** The chance of each of the sets of sets that are compared, by its place. */
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
      if (pass < 1) this.save(into, bits[n] as number, mass, 1 - pass, pass, 0, savers);
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
      if (left & Left.breakTackle && (isIn(use, n) || !this.canSave(left, savers))) {
        this.add(into, left & ~Left.breakTackle, mass * broken);
        failed -= broken;
      }
      this.save(into, left, mass, failed, pass, broken, savers);
    }
  }
  /**
   * A roll that somebody dives at once nobody can roll again: `weak` is the share of the die that passes but for that,
   * and may be rolled again before it (B25-Q-188).
   */
  rollTackled(from: Float64Array, into: Float64Array, pass: number, weak: number, savers: Savers): void {
    const { size, bits } = this;
    clear(into, size);
    for (let n = 0; n < size; n++) {
      const mass = from[n] as number;
      if (mass === 0) continue;
      const left = bits[n] as number;
      into[n] = (into[n] as number) + mass * pass;
      this.save(into, left, mass, weak, pass, 0, savers, 0);
      this.save(into, left, mass, 1 - pass - weak, pass, 0, savers);
    }
  }
  /** Whether a set has a re-roll for such a roll. */
  canSave(left: number, savers: Savers): boolean {
    return savers.free || (savers.own & left) !== 0 || left >= Left.team || (left & Left.pro) !== 0;
  }
  /** The share `failed` of the die is rolled again. */
  private save(
    into: Float64Array,
    left: number,
    mass: number,
    failed: number,
    pass: number,
    broken: number,
    savers: Savers,
    slips = savers.slips,
  ): void {
    if (savers.free) this.again(into, left, mass * failed, pass, broken, savers);
    else if (savers.own & left) this.again(into, left & ~savers.own, mass * failed, pass, broken, savers);
    else this.saveByOthers(into, left, mass, failed, pass, broken, savers, slips);
  }
  private saveByOthers(
    into: Float64Array,
    left: number,
    mass: number,
    failed: number,
    pass: number,
    broken: number,
    savers: Savers,
    slips: number,
  ): void {
    const { teamWorks, proWorks } = this;
    const team = left >= Left.team;
    const pro = (left & Left.pro) !== 0;
    const tried = mass * failed;
    const savable = this.steady === 0 ? 0 : mass * (failed - slips);
    // The surer of the two first; a Pro roll that fails may be rolled again with the team's.
    if (team && (!pro || teamWorks > proWorks)) {
      const rest = left - Left.team;
      this.again(into, rest, tried * teamWorks, pass, broken, savers);
      if (savable > 0) this.fall(into, rest, savable * (1 - teamWorks), savers);
    } else if (pro) {
      const rest = left & ~Left.pro;
      this.again(into, rest, tried * proWorks, pass, broken, savers);
      const works = team ? (1 - proWorks) * teamWorks * proWorks : 0;
      const after = team ? rest - Left.team : rest;
      if (team) this.again(into, after, tried * works, pass, broken, savers);
      if (savable > 0) this.fall(into, after, savable * (1 - proWorks - works), savers);
    } else if (savable > 0) this.fall(into, left, savable, savers);
  }
  /** The second die of a roll. */
  private again(into: Float64Array, left: number, mass: number, pass: number, broken: number, savers: Savers): void {
    this.add(into, left, mass * pass);
    const breaks = broken !== 0 && left & Left.breakTackle ? broken : 0;
    if (breaks !== 0) this.add(into, left & ~Left.breakTackle, mass * breaks);
    if (this.steady !== 0) this.fall(into, left, mass * (1 - pass - breaks - savers.slips), savers);
  }
  /** Nothing has saved the roll: whoever keeps its feet goes on, and whatever is left may be spent on that. */
  private fall(into: Float64Array, left: number, mass: number, savers: Savers): void {
    const { steady, teamWorks, proWorks } = this;
    if (!savers.falls || mass <= 0) return;
    this.add(into, left, mass * steady);
    const fallen = mass * (1 - steady) * steady;
    const team = left >= Left.team;
    const pro = (left & Left.pro) !== 0;
    if (team && (!pro || teamWorks > proWorks)) this.add(into, left - Left.team, fallen * teamWorks);
    else if (pro) {
      const rest = left & ~Left.pro;
      this.add(into, rest, fallen * proWorks);
      if (team) this.add(into, rest - Left.team, fallen * (1 - proWorks) * teamWorks * proWorks);
    }
  }
  private add(into: Float64Array, left: number, mass: number): void {
    const n = this.numberOf[left] as number;
    into[n] = (into[n] as number) + mass;
  }
}

/** Sets beyond the width of a number are never in it: nobody tries them all. */
const isIn = (use: number, n: number): boolean => n < 31 && (use & (1 << n)) !== 0;
/** The arrays are so short that `fill` would take longer. */
const clear = (masses: Float64Array, count: number): void => {
  for (let n = 0; n < count; n++) masses[n] = 0;
};
const countOf = (set: bigint): number => {
  let count = 0;
  for (let rest = set; rest !== 0n; rest &= rest - 1n) count++;
  return count;
};
const spaces = new Map<string, ResourceSpace>();
/** The space for a player's resources; the same one every time. */
export const resourceSpace = (all: number, odds: Odds): ResourceSpace => {
  const key = `${all} ${odds.teamWorks} ${odds.proWorks} ${odds.steady}`;
  let space = spaces.get(key);
  if (space === undefined) {
    space = new ResourceSpace(all, odds);
    spaces.set(key, space);
  }
  return space;
};
