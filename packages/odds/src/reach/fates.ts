/**
 * What comes of the rest of a path, by the set of resources left: rolls undone from the end to the beginning. The
 * mover's coach chooses for the best, the other one for the worst.
 */
import { type DodgeFaces, shareOf } from './faces.ts';
import { Left, type ResourceSpace } from './resources.ts';

const FATES_AT_FIRST = 256;
const NONE: readonly number[] = [];

/**
 * Every fate is a place in one long row of numbers: for each set of resources the chance of getting there, then for
 * each the chance of having the team re-roll left as well. Nothing is allocated once the row is long enough.
 */
export class Fates {
  /** Nobody gets there any more; there already. */
  readonly lost: number;
  readonly arrived: number;
  private readonly space: ResourceSpace;
  private readonly size: number;
  private readonly breaks: boolean;
  private values: Float64Array;
  private end: number;
  /** For one set: the chance of getting there, and of having the team re-roll left as well. */
  private readonly best = new Float64Array(2);

  constructor(space: ResourceSpace) {
    this.space = space;
    this.size = space.size;
    this.breaks = space.bits.some(left => left & Left.breakTackle);
    this.values = new Float64Array(FATES_AT_FIRST * 2 * this.size);
    this.lost = 0;
    this.arrived = 2 * this.size;
    this.end = 4 * this.size;
    for (let n = 0; n < this.size; n++) {
      this.values[this.arrived + n] = 1;
      this.values[this.arrived + this.size + n] = (space.bits[n] as number) >= Left.team ? 1 : 0;
    }
  }
  /** Everything but `lost` and `arrived` is forgotten. */
  forget(): void {
    this.end = 4 * this.size;
  }
  /** What those get who start with so much of every set of resources. */
  chance(fate: number, masses: Float64Array): number {
    let chance = 0;
    for (let n = 0; n < this.size; n++) chance += (masses[n] as number) * (this.values[fate + n] as number);
    return chance;
  }
  keepsReroll(fate: number, masses: Float64Array): number {
    return this.chance(fate + this.size, masses);
  }
  private take(): number {
    const fate = this.end;
    this.end += 2 * this.size;
    if (this.end > this.values.length) {
      const longer = new Float64Array(2 * this.values.length);
      longer.set(this.values);
      this.values = longer;
    }
    for (let i = fate; i < this.end; i++) this.values[i] = 0; // so few that `fill` would take longer
    return fate;
  }

  scaled(fate: number, by: number): number {
    if (by === 1) return fate;
    const into = this.take();
    for (let i = 0; i < 2 * this.size; i++) this.values[into + i] = by * (this.values[fate + i] as number);
    return into;
  }
  /**
   * The other coach may try something that ends in `otherwise` unless the mover gets away. Where the mover rolls for that
   * (`contested`), its side may roll it again like any roll of its own (B16-REROLL-03), but need not: it may want the
   * re-roll for what comes.
   */
  worse(fate: number, unhindered: number, away: number, otherwise: number, contested: boolean): number {
    const { teamWorks, proWorks } = this.space;
    let failedContest: FailedContest | undefined;
    if (contested) {
      const again = this.mixed(away, unhindered, otherwise);
      const byTeam = this.mixed(teamWorks, again, otherwise);
      const byPro = this.mixed(proWorks, again, otherwise);
      failedContest = { again, byTeam, gateAgain: this.mixed(teamWorks, byPro, otherwise), otherwise };
    }
    const into = this.take();
    for (let n = 0; n < this.size; n++) {
      if (failedContest === undefined) this.setFate(otherwise, n);
      else this.contested(n, failedContest);
      const tried = away * (this.values[unhindered + n] as number) + (1 - away) * (this.best[0] as number);
      if (tried < (this.values[fate + n] as number)) {
        this.addBest(into, n, 1 - away);
        this.addFate(into, n, away, unhindered, n);
      } else this.addFate(into, n, 1, fate, n);
    }
    return into;
  }
  private mixed(share: number, fate: number, otherwise: number): number {
    if (share === 1) return fate;
    const into = this.take();
    for (let n = 0; n < this.size; n++) {
      this.addFate(into, n, share, fate, n);
      this.addFate(into, n, 1 - share, otherwise, n);
    }
    return into;
  }
  /** Rolled again with the team's or with Pro, whose own roll the team's may repeat, or left as it is. */
  private contested(n: number, { again, byTeam, gateAgain, otherwise }: FailedContest): void {
    const { withoutTeam, withoutPro, proWorks } = this.space;
    const pro = withoutPro[n] as number;
    let byPro = 0;
    let keeps = 0;
    if (pro >= 0) {
      this.setFate(otherwise, pro);
      this.orFate(gateAgain, withoutTeam[pro] as number);
      byPro = proWorks * (this.values[again + pro] as number) + (1 - proWorks) * (this.best[0] as number);
      keeps = proWorks * (this.values[again + this.size + pro] as number) + (1 - proWorks) * (this.best[1] as number);
    }
    this.setFate(otherwise, n);
    this.orFate(byTeam, withoutTeam[n] as number);
    if (byPro > (this.best[0] as number)) this.setBest(byPro, keeps);
  }
  /**
   * What is left for whoever falls where `standing` would come of it on its feet: the roll to keep them may be made
   * again like any other.
   */
  steadied(standing: number): number {
    const { steady } = this.space;
    if (steady === 0) return this.lost;
    const again = this.scaled(standing, steady);
    const into = this.take();
    for (let n = 0; n < this.size; n++) {
      this.rerolled(n, undefined, again, this.lost);
      this.addBest(into, n, 1 - steady);
      this.addFate(into, n, steady, standing, n);
    }
    return into;
  }
  /** A roll; `own`: the sets after a skill that re-rolls it; `fallen`: what comes of a failure. */
  roll(pass: number, own: Int16Array | undefined, onward: number, fallen: number = this.lost): number {
    if (pass === 1) return onward;
    const again = this.mixed(pass, onward, fallen);
    const into = this.take();
    for (let n = 0; n < this.size; n++) {
      this.rerolled(n, own, again, fallen);
      this.addBest(into, n, 1 - pass);
      this.addFate(into, n, pass, onward, n);
    }
    return into;
  }
  /** A Dodge that passes with chance `broken` by Break Tackle alone. */
  rollBreaking(pass: number, broken: number, own: Int16Array | undefined, onward: number, fallen: number): number {
    if (broken <= 0) return this.roll(pass, own, onward, fallen);
    const again = this.lastDie(pass, broken, onward, fallen);
    const into = this.take();
    for (let n = 0; n < this.size; n++) {
      this.rerolled(n, own, again, fallen);
      this.addBest(into, n, 1 - pass - broken);
      this.orBreakTackle(n, onward);
      this.addBest(into, n, broken);
      this.addFate(into, n, pass, onward, n);
    }
    return into;
  }
  /** A die that will not be rolled again. */
  private lastDie(pass: number, broken: number, onward: number, fallen: number = this.lost): number {
    const into = this.take();
    for (let n = 0; n < this.size; n++) {
      this.addFate(into, n, pass, onward, n);
      const rest = this.space.withoutBreakTackle[n] as number;
      if (broken > 0) {
        this.setFate(fallen, n);
        this.orFate(onward, rest);
        this.addBest(into, n, broken);
      }
      this.addFate(into, n, 1 - pass - Math.max(0, broken), fallen, n);
    }
    return into;
  }

  // --- Diving Tackle ---------------------------------------------------------------------------------------------
  /**
   * A Dodge that opponents may dive at before it is rolled again. `onward` is what comes of it when nobody does, `dived`
   * when one of them lies on the square that was left.
   */
  dodge(faces: DodgeFaces, dodge: Int16Array | undefined, onward: number, dived: readonly number[]): number {
    const { plain, strong, divedAt, divedAtStrong } = faces;
    if (dived.length === 0)
      return this.rollBreaking(shareOf(plain), shareOf(strong & ~plain), dodge, onward, this.lost);
    const againDived = dived.map(fate => this.lastDie(shareOf(divedAt), shareOf(divedAtStrong & ~divedAt), fate));
    // Without Break Tackle there is no answer to a dive at the last die, so somebody dives at all that it spoils.
    if (!this.breaks) {
      const again = this.lastDie(shareOf(divedAt), 0, onward);
      return this.die(faces, dodge, { onward, dived, again, againDived, againBroken: NONE });
    }
    const none = dived.map(() => this.lost);
    const again = this.die(faces, undefined, { onward, dived, again: this.lost, againDived: none, againBroken: none });
    const againBroken = dived.map(fate => this.lastDie(shareOf(divedAtStrong), 0, fate));
    return this.die(faces, dodge, { onward, dived, again, againDived, againBroken });
  }
  private die(faces: DodgeFaces, dodge: Int16Array | undefined, after: AfterDodge): number {
    const into = this.take();
    for (let n = 0; n < this.size; n++)
      for (let kind = 0; kind < faces.kinds.length; kind++) {
        const { bit, share } = faces.kinds[kind] as DodgeFaces['kinds'][number];
        this.face(n, bit, faces, dodge, after);
        this.addBest(into, n, share);
      }
    return into;
  }
  private face(n: number, bit: number, faces: DodgeFaces, dodge: Int16Array | undefined, after: AfterDodge): void {
    const { onward, again, againDived, againBroken } = after;
    const strong = (faces.divedAtStrong & bit) !== 0;
    if (faces.plain & bit) {
      this.setFate(onward, n);
      if (!(faces.divedAt & bit)) this.orDive(n, strong, dodge, after.dived, againDived);
      return;
    }
    const rest = this.space.withoutBreakTackle[n] as number;
    if (rest < 0 || !(faces.strong & bit)) return this.rerolled(n, dodge, again, this.lost);
    this.setFate(onward, rest);
    if (!strong) this.orDive(rest, false, dodge, after.dived, againBroken);
    const broke = this.best[0] as number;
    const keeps = this.best[1] as number;
    this.rerolled(n, dodge, again, this.lost);
    if (broke > (this.best[0] as number)) this.setBest(broke, keeps);
  }
  /** Somebody dives, and the die fails, where that is worse than `best`; `breaks`: Break Tackle would still make it good. */
  private orDive(
    n: number,
    breaks: boolean,
    dodge: Int16Array | undefined,
    dived: readonly number[],
    again: readonly number[],
  ): void {
    let worst = this.best[0] as number;
    let keeps = this.best[1] as number;
    for (let by = 0; by < dived.length; by++) {
      this.rerolled(n, dodge, again[by] as number, this.lost);
      if (breaks) this.orBreakTackle(n, dived[by] as number);
      if ((this.best[0] as number) >= worst) continue;
      worst = this.best[0] as number;
      keeps = this.best[1] as number;
    }
    this.setBest(worst, keeps);
  }

  /**
   * A Dodge or a jump that opponents may dive at once nobody can roll again: whoever is dived at falls. `onward` is what
   * comes of it, `standing` of a fall in which the mover keeps its feet, `dived` of one with a diver on the square left.
   */
  late(
    faces: DodgeFaces,
    own: Int16Array | undefined,
    {
      onward,
      standing,
      dived,
    }: { readonly onward: number; readonly standing: number; readonly dived: readonly number[] },
  ): number {
    const fallen = this.steadied(standing);
    // With nobody to dive it is a Dodge like any other.
    if (dived.length === 0 && faces.slips === 0)
      return this.rollBreaking(shareOf(faces.plain), shareOf(faces.strong & ~faces.plain), own, onward, fallen);
    const exposed = this.take();
    const divedAt = dived.map(fate => this.steadied(fate));
    for (let n = 0; n < this.size; n++) {
      this.setFate(onward, n);
      for (const fate of divedAt) this.butFate(fate, n);
      this.addBest(exposed, n, 1);
    }
    const after: AfterLate = { faces, onward, exposed, fallen };
    const last = this.lateDie(after, (n, bit) => this.lastLate(n, bit, after));
    const lastBroken = this.breaks ? this.lateDie(after, (n, bit) => this.lateFate(n, bit, after, true)) : this.lost;
    return this.lateDie(after, (n, bit) => this.firstLate(n, bit, own, after, last, lastBroken));
  }
  private lateDie({ faces }: AfterLate, weigh: (n: number, bit: number) => void): number {
    const into = this.take();
    for (let n = 0; n < this.size; n++)
      for (const { bit, share } of faces.kinds) {
        weigh(n, bit);
        this.addBest(into, n, share);
      }
    return into;
  }
  /** A die that stays, into `best`. */
  private lateFate(n: number, bit: number, { faces, onward, exposed, fallen }: AfterLate, broken: boolean): void {
    if ((broken ? faces.divedAtStrong : faces.divedAt) & bit) return this.setFate(onward, n);
    if ((broken ? faces.strong : faces.plain) & bit) return this.setFate(exposed, n);
    this.setFate(faces.slips & bit ? this.lost : fallen, n);
  }
  /** Whether Break Tackle would be asked for: it makes the die good, or safe from somebody who dives. */
  private breaksOut(n: number, bit: number, faces: DodgeFaces): number {
    const helps =
      faces.plain & bit ? !(faces.divedAt & bit) && (faces.divedAtStrong & bit) !== 0 : (faces.strong & bit) !== 0;
    return helps ? (this.space.withoutBreakTackle[n] as number) : -1;
  }
  private lastLate(n: number, bit: number, after: AfterLate): void {
    const rest = this.breaksOut(n, bit, after.faces);
    this.lateFate(n, bit, after, false);
    if (rest < 0) return;
    const kept = this.best[0] as number;
    const keeps = this.best[1] as number;
    this.lateFate(rest, bit, after, true);
    if (kept >= (this.best[0] as number)) this.setBest(kept, keeps);
  }
  private firstLate(
    n: number,
    bit: number,
    own: Int16Array | undefined,
    after: AfterLate,
    last: number,
    lastBroken: number,
  ): void {
    const { faces, exposed, fallen } = after;
    const rest = this.breaksOut(n, bit, faces);
    if (faces.divedAt & bit) return this.setFate(after.onward, n);
    if (faces.plain & bit) this.rerolled(n, own, last, exposed);
    else this.rerolled(n, own, last, faces.slips & bit ? this.lost : fallen);
    if (rest < 0) return;
    const kept = this.best[0] as number;
    const keeps = this.best[1] as number;
    if (faces.divedAtStrong & bit) this.setFate(after.onward, rest);
    else this.rerolled(rest, own, lastBroken, exposed);
    if (kept >= (this.best[0] as number)) this.setBest(kept, keeps);
  }

  // --- one set of resources at a time: `best` is what it comes to ------------------------------------------------
  /** The roll is made again with whatever is best for it, and `again` is what that leads to; or it stays as it is. */
  private rerolled(n: number, own: Int16Array | undefined, again: number, kept: number): void {
    const { space } = this;
    const { teamWorks, proWorks } = space;
    const withoutOwn = own === undefined ? -1 : (own[n] as number);
    const withoutTeam = space.withoutTeam[n] as number;
    const withoutPro = space.withoutPro[n] as number;
    this.setFate(kept, n);
    if (withoutOwn >= 0) this.orFate(again, withoutOwn);
    if (withoutTeam >= 0) this.orElse(teamWorks, again, withoutTeam, 1 - teamWorks, kept, withoutTeam);
    if (withoutPro < 0) return;
    this.orElse(proWorks, again, withoutPro, 1 - proWorks, kept, withoutPro);
    const none = space.withoutTeam[withoutPro] as number;
    if (none < 0) return;
    // A Pro roll that fails is made again with the team's.
    const { values, size } = this;
    const second = (1 - proWorks) * teamWorks * proWorks;
    const failed = 1 - proWorks - second;
    const part = (at: number): number =>
      proWorks * (values[again + at + withoutPro] as number) +
      second * (values[again + at + none] as number) +
      failed * (values[kept + at + none] as number);
    const chance = part(0);
    if (chance > (this.best[0] as number)) this.setBest(chance, part(size));
  }
  private orBreakTackle(n: number, onward: number): void {
    this.orFate(onward, this.space.withoutBreakTackle[n] as number);
  }
  /** A fate for another set, if there is one and that is better than `best`. */
  private orFate(fate: number, n: number): void {
    if (n >= 0) this.orElse(1, fate, n, 0, fate, n);
  }
  /** A fate for a set, if that is worse than `best`. */
  private butFate(fate: number, n: number): void {
    if ((this.values[fate + n] as number) < (this.best[0] as number)) this.setFate(fate, n);
  }
  /** Shares of what two fates hold, if that is better than `best`. */
  private orElse(share: number, fate: number, n: number, otherShare: number, other: number, m: number): void {
    const { values, size } = this;
    const chance = share * (values[fate + n] as number) + otherShare * (values[other + m] as number);
    if (chance <= (this.best[0] as number)) return;
    const keeps = share * (values[fate + size + n] as number) + otherShare * (values[other + size + m] as number);
    this.setBest(chance, keeps);
  }
  private setFate(fate: number, n: number): void {
    this.setBest(this.values[fate + n] as number, this.values[fate + this.size + n] as number);
  }
  private setBest(chance: number, keeps: number): void {
    this.best[0] = chance;
    this.best[1] = keeps;
  }
  private addBest(into: number, n: number, share: number): void {
    this.add(into, n, share, this.best[0] as number, this.best[1] as number);
  }
  private addFate(into: number, n: number, share: number, fate: number, of: number): void {
    this.add(into, n, share, this.values[fate + of] as number, this.values[fate + this.size + of] as number);
  }
  private add(into: number, n: number, share: number, chance: number, keeps: number): void {
    const { values, size } = this;
    values[into + n] = (values[into + n] as number) + share * chance;
    values[into + size + n] = (values[into + size + n] as number) + share * keeps;
  }
}
/** Where a contest leads that was lost at first: rolled again, with the team re-roll, with that for a failed Pro roll; or not. */
interface FailedContest {
  readonly again: number;
  readonly byTeam: number;
  readonly gateAgain: number;
  readonly otherwise: number;
}
/** Where the first or the second die of a Dodge leads: on, past somebody who dived, or to the die after it. */
interface AfterDodge {
  readonly onward: number;
  readonly dived: readonly number[];
  /** Rolled again: as it was, after a dive, and after a dive with Break Tackle in use. */
  readonly again: number;
  readonly againDived: readonly number[];
  readonly againBroken: readonly number[];
}
/** Where a die leads that may be dived at in the end: on, when somebody may dive, and down. */
interface AfterLate {
  readonly faces: DodgeFaces;
  readonly onward: number;
  readonly exposed: number;
  readonly fallen: number;
}
