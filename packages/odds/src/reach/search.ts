/**
 * The dynamic programme of Blood Bowl movement. A label is one path to a square with the chance of every set of
 * re-rolls being left there; of two labels on a square only those live on that the other cannot replace.
 */
import { blood, NOBODY, NOWHERE, type Square } from '@ironpitch/engine';
import { type DodgeFaces, shareOf } from './faces.ts';
import { type Ground, Leaving, Skill, SQUARES } from './ground.ts';
import { Left, PLAIN, type Savers, SETS_MOST } from './resources.ts';

const TOLERANCE = 1e-12;
const LABELS_AT_FIRST = 2048;
const NO_LABEL = -1;
/** Squares of movement nobody can exceed. */
const USED_MAX = 64;
/** So many sums may be compared, for each pair of sets, before trying Break Tackle both ways takes too long. */
const EITHER_WAY_MAX = 8_000_000;
/** So many labels may there be before following every path that somebody hinders takes too long. */
const EVERY_PATH_MAX = 1500;
/** Roughly what it costs to have been followed. */
const ANOTHER_DODGE = 0.6;
const UNKNOWN = Number.POSITIVE_INFINITY;
const FACE = 1 / 6;
/** So many sets may be tried with Break Tackle and without, each by itself. */
const SETS_TRIED_MOST = 8;

/** Whether the path has to be walked to know its chances: those so far, or only those of what may follow. */
const Open = { now: 1, later: 2 } as const;

/** Grows as needed and is used again and again: a search allocates nothing once it is warm. */
class Labels {
  square = new Int16Array(LABELS_AT_FIRST);
  used = new Uint8Array(LABELS_AT_FIRST);
  parent = new Int32Array(LABELS_AT_FIRST);
  /** The last step was a leap. */
  leapt = new Uint8Array(LABELS_AT_FIRST);
  /** Bits of `Open`. */
  open = new Uint8Array(LABELS_AT_FIRST);
  /** The share of its chances that opponents leave it, by a guess. */
  caution = new Float64Array(LABELS_AT_FIRST);
  dead = new Uint8Array(LABELS_AT_FIRST);
  /** Which ball was picked up on the way, plus one, and whether the one leap is used up: two per ball. */
  layer = new Uint8Array(LABELS_AT_FIRST);
  nextOnSquare = new Int32Array(LABELS_AT_FIRST);
  nextUsed = new Int32Array(LABELS_AT_FIRST);
  masses = new Float64Array(LABELS_AT_FIRST * 4);
  sums = new Float64Array(LABELS_AT_FIRST * 4);
  /** Likewise, of what divers leave it when they always dive: only while somebody may dive or follow. */
  lows = new Float64Array(LABELS_AT_FIRST * 4);
  lowSums = new Float64Array(LABELS_AT_FIRST * 4);
  /** The most that may get past divers with a re-roll, who lie there afterwards; infinite where nothing is known. */
  past = new Float64Array(LABELS_AT_FIRST);
  count = 0;

  reserve(sets: number, upward: number): void {
    if (this.count === this.square.length) {
      const twice = this.count * 2;
      this.square = grown(this.square, twice);
      this.used = grown(this.used, twice);
      this.parent = grown(this.parent, twice);
      this.leapt = grown(this.leapt, twice);
      this.open = grown(this.open, twice);
      this.caution = grown(this.caution, twice);
      this.dead = grown(this.dead, twice);
      this.past = grown(this.past, twice);
      this.layer = grown(this.layer, twice);
      this.nextOnSquare = grown(this.nextOnSquare, twice);
      this.nextUsed = grown(this.nextUsed, twice);
    }
    const length = this.square.length;
    if (this.masses.length < length * sets) this.masses = grown(this.masses, length * sets);
    if (this.lows.length < length * sets) this.lows = grown(this.lows, length * sets);
    if (this.sums.length < length * upward) this.sums = grown(this.sums, length * upward);
    if (this.lowSums.length < length * upward) this.lowSums = grown(this.lowSums, length * upward);
  }
}
const grown = <A extends Int16Array | Uint8Array | Int32Array | Float64Array>(array: A, length: number): A => {
  const bigger = new (array.constructor as new (n: number) => A)(length);
  bigger.set(array);
  return bigger;
};

const labels = new Labels();
const occupied = new Uint8Array(SQUARES);
/** The loose ball on a square, plus one. */
const ballAt = new Uint8Array(SQUARES);
let onSquare = new Int32Array(0);
const byUsed = new Int32Array(USED_MAX);
const before = new Float64Array(SETS_MOST);
const after = new Float64Array(SETS_MOST);
const spare = new Float64Array(SETS_MOST);
const chosen = new Float64Array(SETS_MOST);
const sumsNow = new Float64Array(256);
/** The same again for what opponents leave whatever they do. */
const lowBefore = new Float64Array(SETS_MOST);
const lowAfter = new Float64Array(SETS_MOST);
const lowChosen = new Float64Array(SETS_MOST);
const lowSumsNow = new Float64Array(256);
let cautionNow = 1;
let pastNow = 0;
/** The chances that `sumsNow` adds up: as long as they stay the same, one sum serves every square they are taken to. */
let summed: Float64Array | undefined;

/** On which first die of a Dodge Break Tackle is used although there is a re-roll: tried both ways each time, or fixed. */
export const Breaking = { eitherWay: 0, atOnce: 1, sparingly: 2 } as const;
export type Breaking = (typeof Breaking)[keyof typeof Breaking];

/**
 * Paths that opponents may hinder: judged as if nobody did; by a guess of what they do; or never taken for better than
 * another one, so that none is missed.
 */
export const Hindered = { not: 0, byGuess: 1, everyPath: 2 } as const;
export type Hindered = (typeof Hindered)[keyof typeof Hindered];

/** What the search starts from. */
export interface Start {
  readonly ground: Ground;
  /** Squares of movement left, and extra ones after them. */
  readonly left: number;
  readonly extra: number;
  /** The chance of every set of resources before the first step. */
  readonly masses: Float64Array;
  /** What opponents who may dive or follow do to a path. */
  readonly hindered: Hindered;
  readonly breaking: Breaking;
}
/**
 * The paths found, as a table: most are never looked at, so none becomes an object before somebody asks for it. Labels
 * are told by their number, and `of` says which there are for a square.
 */
export class Finds {
  /** If nobody does anything about it, and the most it can be if somebody does. */
  readonly chance: Float64Array;
  readonly bound: Float64Array;
  readonly keepsReroll: Float64Array;
  readonly used: Uint8Array;
  /** The share of the chances that is left if somebody does, by a guess. */
  readonly caution: Float64Array;
  private readonly square: Int16Array;
  private readonly parent: Int32Array;
  private readonly leapt: Uint8Array;
  private readonly open: Uint8Array;
  private readonly layer: Uint8Array;
  private readonly holds: boolean;
  /** The labels square after square, and where each square begins. */
  private readonly list: Int32Array;
  private readonly begins: Int32Array;

  /** Of all labels there are now; `list` names those that are worth something, square after square. */
  constructor(list: Int32Array, begins: Int32Array, holds: boolean) {
    const { count } = labels;
    this.list = list;
    this.begins = begins;
    this.holds = holds;
    this.chance = new Float64Array(count);
    this.bound = new Float64Array(count);
    this.keepsReroll = new Float64Array(count);
    this.used = labels.used.slice(0, count);
    this.caution = labels.caution.slice(0, count);
    this.square = labels.square.slice(0, count);
    this.parent = labels.parent.slice(0, count);
    this.leapt = labels.leapt.slice(0, count);
    this.open = labels.open.slice(0, count);
    this.layer = labels.layer.slice(0, count);
  }
  of(sq: Square): Int32Array {
    return this.list.subarray(this.begins[sq] as number, this.begins[sq + 1] as number);
  }
  /** Somebody may do something about it, or a choice was made for the player that it need not make: it has to be walked. */
  isOpen(label: number): boolean {
    return ((this.open[label] as number) & Open.now) !== 0;
  }
  hasBall(label: number): boolean {
    return this.holds || (this.layer[label] as number) > 1;
  }
  path(label: number): Square[] {
    const path: Square[] = [];
    for (let l = label; this.parent[l] !== NO_LABEL; l = this.parent[l] as number) path.push(this.square[l] as Square);
    return path.reverse();
  }
  /** The square before the last one: for a path of one step that is where it begins. */
  before(label: number): Square {
    return this.square[this.parent[label] as number] as Square;
  }
  /** Whether a path is that of another one but for its last `more` steps. */
  isPath(label: number, more: 0 | 1, other: Finds, otherLabel: number): boolean {
    let a = more === 0 ? label : (this.parent[label] as number);
    let b = otherLabel;
    while (a !== NO_LABEL && b !== NO_LABEL && !(this === other && a === b)) {
      if (this.square[a] !== other.square[b] || this.leapt[a] !== other.leapt[b]) return false;
      a = this.parent[a] as number;
      b = other.parent[b] as number;
    }
    return a === b; // the same label, or both at the first
  }
  /** Which squares of the path are leapt to. */
  leaps(label: number): readonly number[] {
    let leaps: number[] | undefined;
    let place = -1;
    for (let l = label; this.parent[l] !== NO_LABEL; l = this.parent[l] as number) place++;
    for (let l = label; place >= 0; l = this.parent[l] as number, place--)
      if (this.leapt[l] !== 0) {
        leaps ??= [];
        leaps.unshift(place);
      }
    return leaps ?? NO_LEAPS;
  }
}
const NO_LEAPS: readonly number[] = [];

class Search {
  private readonly ground: Ground;
  private readonly left: number;
  private readonly most: number;
  private readonly holds: boolean;
  private readonly sets: number;
  private readonly sumCount: number;
  private readonly forSquare: Savers;
  private readonly forBall: Savers;
  private readonly plain: Savers;
  private readonly forDodge: Savers;
  private readonly withDodge: Savers;
  private readonly beforeLeap: Savers;
  private readonly forJump: Savers;
  private readonly breaks: boolean;
  private readonly cautious: boolean;
  private readonly everyPath: boolean;
  /** What divers leave is kept account of: to leave paths out by it, or to know the most that one can come to. */
  private readonly hindered: boolean;
  private readonly breaking: Breaking;
  /** What comes of a late dive has to be walked: the mover has an answer to it. */
  private readonly divesOpen: boolean;

  constructor(start: Start) {
    const { ground } = start;
    this.ground = ground;
    this.left = start.left;
    this.most = start.left + start.extra;
    this.holds = ground.g.holdsBall(ground.player);
    this.sets = ground.space.size;
    const { space } = ground;
    this.sumCount = space.sumCount;
    this.plain = PLAIN;
    this.forDodge = { ...PLAIN, falls: true };
    this.withDodge = { ...PLAIN, own: Left.dodge, falls: true };
    const own = ground.sureFeet === space.withoutFeet ? Left.feet : 0;
    this.forSquare = { ...PLAIN, own, free: ground.sureFeet === space.withAll, falls: true };
    this.beforeLeap = { ...this.forSquare, falls: false };
    this.forJump = { ...PLAIN, falls: true, slips: FACE };
    this.forBall = { ...PLAIN, free: ground.sureHands !== undefined };
    this.breaks = (ground.resources & Left.breakTackle) !== 0;
    this.cautious = start.hindered === Hindered.byGuess;
    this.everyPath = start.hindered === Hindered.everyPath;
    this.breaking = start.breaking;
    this.hindered = this.everyPath || grippersDive(ground);
    this.divesOpen = this.breaks || space.steady > 0;
    this.prepare(start.masses);
  }
  private prepare(masses: Float64Array): void {
    const { g, player } = this.ground;
    labels.count = 0;
    occupied.fill(0);
    ballAt.fill(0);
    for (let p = 0; p < g.playerCount; p++) {
      const sq = g.square(p as typeof player);
      if (sq >= 0 && p !== player) occupied[sq] = 1;
    }
    let layers = 2;
    for (let b = 0; b < g.ballCount; b++) {
      const ball = b as ReturnType<typeof g.held>;
      if (!g.inPlay(ball) || g.holder(ball) !== NOBODY) continue;
      ballAt[g.ballSquare(ball)] = b + 1;
      layers = 2 * (b + 2);
    }
    if (onSquare.length < layers * SQUARES) onSquare = new Int32Array(layers * SQUARES);
    onSquare.fill(NO_LABEL, 0, layers * SQUARES);
    byUsed.fill(NO_LABEL);
    this.layers = layers;
    before.set(masses.subarray(0, this.sets));
    summed = undefined;
    cautionNow = 1;
    pastNow = this.breaks ? UNKNOWN : 0;
    this.insert(before, before, g.square(player), 0, 0, NO_LABEL, 0, 0);
  }
  private layers = 2;
  /** Sums looked at so far, at most. */
  private compared = 0;

  run(): Finds | undefined {
    for (let used = 0; used < this.most; used++)
      for (let label = byUsed[used] as number; label !== NO_LABEL; label = labels.nextUsed[label] as number) {
        if (labels.dead[label] !== 0) continue;
        if (this.isEndless) return undefined;
        this.expand(label, used);
      }
    return this.collect();
  }
  private get isEndless(): boolean {
    if (this.everyPath && labels.count > EVERY_PATH_MAX) return true;
    if (!this.breaks || this.breaking !== Breaking.eitherWay) return false;
    if (this.sets > 2 * SETS_TRIED_MOST) return true;
    return this.compared * this.sets * this.sets > EITHER_WAY_MAX;
  }
  private expand(label: number, used: number): void {
    const { ground } = this;
    const from = labels.square[label] as Square;
    const facts = ground.leave(from);
    const layer = labels.layer[label] as number;
    const carries = this.holds || layer > 1;
    const staysIn = carries && ground.scores(from);
    if ((staysIn && ground.scoresAtOnce) || (ground.securing && layer > 1)) return;
    const marked = (facts & Leaving.marked) !== 0;
    const open =
      (labels.open[label] === 0 ? 0 : Open.now) |
      (facts & (Leaving.divingTackle | Leaving.shadowedByCarrier) ? Open.now : 0) |
      (facts & Leaving.lateTackle && this.divesOpen ? Open.now : 0) |
      (ground.space.steady > 0 ? Open.now : 0) | // whether to roll again or to trust one's feet depends on all that comes
      (facts & Leaving.shadowed ? Open.later : 0);
    const extra = used >= this.left;
    const at = label * this.sets;
    for (let n = 0; n < this.sets; n++) before[n] = labels.masses[at + n] as number;
    // Where nobody interferes, what is left is what there is.
    const low = this.hindered ? lowBefore : before;
    if (this.hindered) for (let n = 0; n < this.sets; n++) low[n] = labels.lows[at + n] as number;
    pastNow = labels.past[label] as number;
    if (this.everyPath && facts & (this.divesOpen ? Leaving.shadowed | Leaving.lateTackle : Leaving.shadowed)) {
      scale(low, 0, this.sets); // whoever follows changes all that comes
      pastNow = UNKNOWN;
    }
    cautionNow = labels.caution[label] as number;
    if (this.cautious && (labels.open[label] as number) & Open.later) cautionNow *= ANOTHER_DODGE;
    if (used + blood.LEAP_SQUARES <= this.most) {
      if (ground.leap > 0 && (layer & 1) === 0) this.leaps(label, from, used, layer, staysIn, open);
      if (ground.jumps) this.jumps(label, from, used, layer, open);
    }
    if (extra) this.roll(before, ground.goForIt, this.forSquare);
    if (marked) this.getAway(before, from);
    if (this.hindered) {
      if (extra) this.roll(low, ground.goForIt, this.forSquare);
      if (marked) this.getAway(low, from);
    }
    const caution = cautionNow;
    const past = pastNow;
    const origin = this.originOf(label);
    summed = undefined;
    for (let d = 0; d < 8; d++) {
      const to = blood.stepFrom(from, d);
      if (to < 0 || occupied[to] !== 0 || (origin >= 0 && this.isDetour(origin, from, to))) continue;
      if (staysIn && blood.GRID.column(to) !== blood.GRID.column(from)) continue;
      if (!marked) this.enter(before, low, to, used + 1, layer, label, 0, open);
      else {
        cautionNow = caution * this.undived(from, d, facts);
        pastNow = past;
        this.dodge(from, d, to, used + 1, layer, label, facts, open);
      }
    }
  }
  /** The square before this one, if a plain step led from there and no opponent can have interfered so far. */
  private originOf(label: number): Square {
    const parent = labels.parent[label] as number;
    if (parent === NO_LABEL || labels.leapt[label] !== 0) return NOWHERE;
    if (this.ground.grippers.length > 0 && labels.open[label] !== 0) return NOWHERE;
    return labels.layer[parent] === labels.layer[label] ? (labels.square[parent] as Square) : NOWHERE;
  }
  /** Whether one step from `origin` would have led to `to`, and no worse than the one that led to `from`. */
  private isDetour(origin: Square, from: Square, to: Square): boolean {
    const { ground } = this;
    if (blood.GRID.distance(origin, to) > 1) return false;
    if (to === origin || (ground.leave(origin) & Leaving.marked) === 0) return true;
    const came = blood.directionTo(origin, from);
    const direct = blood.directionTo(origin, to);
    const { breakTackle, divingTackle } = blood.Dodging;
    if (this.isWorse(origin, direct, came, 0)) return false;
    if (this.breaks && this.isWorse(origin, direct, came, breakTackle)) return false;
    if ((ground.leave(origin) & Leaving.lateTackle) === 0) return true;
    if (this.isWorse(origin, direct, came, divingTackle)) return false;
    return !this.breaks || !this.isWorse(origin, direct, came, breakTackle | divingTackle);
  }
  private isWorse(from: Square, direction: number, than: number, how: number): boolean {
    return this.ground.dodge(from, direction, how) < this.ground.dodge(from, than, how);
  }
  /** What somebody who may dive leaves of a dodge. */
  private undived(from: Square, direction: number, facts: number): number {
    if (!this.cautious || !(facts & Leaving.divingTackle)) return 1;
    const { ground } = this;
    return ground.dodge(from, direction, blood.Dodging.divingTackle) / ground.dodge(from, direction, 0);
  }
  private dodge(
    from: Square,
    direction: number,
    to: Square,
    used: number,
    layer: number,
    label: number,
    facts: number,
    open: number,
  ): void {
    const { space } = this.ground;
    const savers = facts & Leaving.dodgeHelps ? this.withDodge : this.forDodge;
    const late = (facts & Leaving.lateTackle) !== 0;
    if (late && !this.divesOpen) return this.tackledDodge(from, to, used, layer, label, savers, open);
    // Where a late dive is walked later on, the die is judged as if nobody dived.
    const pass = this.ground.dodge(from, direction, 0);
    const broken = this.breaks ? Math.max(0, this.ground.dodge(from, direction, blood.Dodging.breakTackle) - pass) : 0;
    const dived = this.hindered && (facts & Leaving.divingTackle) !== 0;
    const low = this.hindered ? lowAfter : after;
    if (dived) this.dive(low, pass, this.ground.dodge(from, direction, blood.Dodging.divingTackle), savers);
    if (broken === 0) {
      space.roll(before, after, pass, savers);
      if (this.hindered && !dived) space.roll(lowBefore, low, pass, savers);
      summed = undefined;
      return this.enter(after, low, to, used, layer, label, 0, open);
    }
    // With some sets of re-rolls left Break Tackle may be used at once, with others kept for later.
    let able = 0;
    for (let n = 0; n < this.sets; n++) {
      const left = space.bits[n] as number;
      if ((before[n] as number) > 0 && left & Left.breakTackle && space.canSave(left, savers)) able |= 1 << n;
    }
    const fixed = this.breaking !== Breaking.eitherWay;
    if (fixed && able !== 0 && this.breaking === Breaking.atOnce) able = -1;
    const openNow = fixed && able !== 0 ? open | Open.now : open;
    for (let use = this.breaking === Breaking.sparingly ? 0 : able; ; use = (use - 1) & able) {
      space.rollBreaking(before, after, pass, broken, savers, use);
      if (this.hindered && !dived) space.rollBreaking(lowBefore, low, pass, broken, savers, use);
      summed = undefined;
      this.enter(after, low, to, used, layer, label, 0, openNow);
      if (use === 0 || fixed) return;
    }
  }
  /** Somebody dives at all that it spoils: what is left, and what a re-roll may save. */
  private dive(low: Float64Array, pass: number, passDived: number, savers: Savers): void {
    const { space } = this.ground;
    space.roll(lowBefore, low, passDived, savers);
    for (let n = 0; n < this.sets; n++)
      if (space.canSave(space.bits[n] as number, savers))
        pastNow += (lowBefore[n] as number) * (pass - passDived) * passDived;
  }
  /** Nobody keeps its feet, and nothing but the die decides what a dive spoils. */
  private tackledDodge(
    from: Square,
    to: Square,
    used: number,
    layer: number,
    label: number,
    savers: Savers,
    open: number,
  ): void {
    const faces = this.ground.tackled(from, to);
    this.rollTackled(before, after, faces, savers);
    if (this.hindered) this.rollTackled(lowBefore, lowAfter, faces, savers);
    summed = undefined;
    this.enter(after, this.hindered ? lowAfter : after, to, used, layer, label, 0, open);
  }
  private rollTackled(from: Float64Array, into: Float64Array, faces: DodgeFaces, savers: Savers): void {
    const safe = this.divesOpen ? faces.plain : faces.divedAt;
    this.ground.space.rollTackled(from, into, shareOf(safe), shareOf(faces.plain & ~safe), savers);
  }
  private getAway(masses: Float64Array, from: Square): void {
    const away = this.ground.escape(from);
    if (this.ground.contested) this.roll(masses, away, this.plain);
    else scale(masses, away, this.sets);
  }
  private jumps(label: number, from: Square, used: number, layer: number, open: number): void {
    const { ground } = this;
    const { LEAP_SQUARES: far } = blood;
    const jumps = ground.jumpsFrom(from);
    if (jumps.length === 0) return;
    const extra = Math.max(0, used + far - Math.max(used, this.left));
    copy(before, chosen, this.sets);
    this.runUp(chosen, from, extra);
    if (this.hindered) {
      copy(lowBefore, lowChosen, this.sets);
      this.runUp(lowChosen, from, extra);
    }
    for (const { to, faces } of jumps) {
      if (occupied[to] !== 0) continue;
      this.rollTackled(chosen, after, faces, this.forJump);
      if (this.hindered) this.rollTackled(lowChosen, lowAfter, faces, this.forJump);
      summed = undefined;
      this.enter(after, this.hindered ? lowAfter : after, to, used + far, layer, label, 1, open);
    }
  }
  private runUp(masses: Float64Array, from: Square, extra: number): void {
    for (let i = 0; i < extra; i++) this.roll(masses, this.ground.goForIt, this.beforeLeap);
    this.getAway(masses, from);
  }
  private leaps(label: number, from: Square, used: number, layer: number, staysIn: boolean, open: number): void {
    const { ground } = this;
    const { LEAP_SQUARES: far } = blood;
    copy(before, after, this.sets);
    const extra = Math.max(0, used + far - Math.max(used, this.left));
    this.runUp(after, from, extra);
    this.roll(after, ground.leap, this.plain);
    copy(after, chosen, this.sets);
    const low = this.hindered ? lowChosen : chosen;
    if (this.hindered) {
      copy(lowBefore, low, this.sets);
      this.runUp(low, from, extra);
      this.roll(low, ground.leap, this.plain);
    }
    summed = undefined;
    for (let row = -far; row <= far; row++) {
      for (let column = -far; column <= far; column++) {
        const to = blood.leapFrom(from, column, row);
        if (to < 0 || to === from || occupied[to] !== 0 || (staysIn && column !== 0)) continue;
        this.enter(chosen, low, to, used + far, layer | 1, label, 1, open);
      }
    }
  }
  private roll(masses: Float64Array, pass: number, savers: Savers): void {
    if (pass === 1) return;
    this.ground.space.roll(masses, spare, pass, savers);
    copy(spare, masses, this.sets);
  }
  /** The ball on the square, and then the label. */
  private enter(
    masses: Float64Array,
    low: Float64Array,
    to: Square,
    used: number,
    layer: number,
    parent: number,
    leapt: number,
    open: number,
  ): void {
    const ball = ballAt[to] as number;
    if (ball === 0 || layer >> 1 === ball) return this.insert(masses, low, to, used, layer, parent, leapt, open);
    if (this.holds || layer > 1 || !this.ground.mayPickUp) return; // it would be kicked along
    this.ground.space.roll(masses, pickedUp, this.ground.pickUp(to), this.forBall);
    if (this.hindered) this.ground.space.roll(low, lowPickedUp, this.ground.pickUp(to), this.forBall);
    const lowNow = this.hindered ? lowPickedUp : pickedUp;
    summed = undefined;
    this.insert(pickedUp, lowNow, to, used, (layer & 1) | (ball << 1), parent, leapt, open === 0 ? 0 : Open.now);
  }
  private insert(
    masses: Float64Array,
    low: Float64Array,
    sq: Square,
    used: number,
    layer: number,
    parent: number,
    leapt: number,
    open: number,
  ): void {
    const { sets, sumCount } = this;
    if (summed !== masses) {
      this.ground.space.sumUp(masses, sumsNow);
      scale(sumsNow, cautionNow, sumCount);
      summed = masses;
    }
    const key = layer * SQUARES + sq;
    if (this.isReplaced(key, used)) return;
    // Whoever has not leapt can do whatever one who has can do.
    if (layer & 1 && this.isReplaced(key - SQUARES, used)) return;
    const lowSums = this.everyPath ? lowSumsNow : sumsNow;
    if (this.everyPath) this.ground.space.sumUp(low, lowSums);
    const above = this.removeReplaced(key, used, lowSums);
    labels.reserve(sets, sumCount);
    const label = labels.count++;
    labels.square[label] = sq;
    labels.used[label] = used;
    labels.parent[label] = parent;
    labels.leapt[label] = leapt;
    labels.open[label] = open;
    labels.caution[label] = cautionNow;
    labels.dead[label] = 0;
    labels.layer[label] = layer;
    labels.nextOnSquare[label] = this.nextAfter(above, key);
    this.setNextAfter(above, key, label);
    labels.nextUsed[label] = byUsed[used] as number;
    byUsed[used] = label;
    for (let n = 0; n < sets; n++) labels.masses[label * sets + n] = masses[n] as number;
    for (let u = 0; u < sumCount; u++) labels.sums[label * sumCount + u] = sumsNow[u] as number;
    labels.past[label] = pastNow;
    if (!this.hindered) return;
    for (let n = 0; n < sets; n++) labels.lows[label * sets + n] = low[n] as number;
    if (!this.everyPath) return;
    for (let u = 0; u < sumCount; u++) labels.lowSums[label * sumCount + u] = lowSums[u] as number;
  }
  /** Whether some label there is at least as good in everything as `sumsNow`. The surest come first: the rest cannot be. */
  private isReplaced(key: number, used: number): boolean {
    const { sumCount } = this;
    const least = (sumsNow[0] as number) - TOLERANCE;
    const lows = this.everyPath ? labels.lowSums : labels.sums;
    for (let label = onSquare[key] as number; label !== NO_LABEL; label = labels.nextOnSquare[label] as number) {
      const at = label * sumCount;
      if ((labels.sums[at] as number) < least) return false;
      if ((labels.used[label] as number) > used) continue;
      let u = this.everyPath ? 0 : 1;
      this.compared += sumCount;
      while (u < sumCount && (lows[at + u] as number) >= (sumsNow[u] as number) - TOLERANCE) u++;
      if (u === sumCount) return true;
    }
    return false;
  }
  /** Takes those off the square that are no better in anything than `sumsNow`; returns the last one that is as sure. */
  private removeReplaced(key: number, used: number, lowSums: Float64Array): number {
    const now = sumsNow[0] as number;
    let above = NO_LABEL;
    let before = NO_LABEL;
    for (let label = onSquare[key] as number; label !== NO_LABEL; label = labels.nextOnSquare[label] as number) {
      const sum = labels.sums[label * this.sumCount] as number;
      const replaced =
        sum <= now + TOLERANCE && (labels.used[label] as number) >= used && this.replaces(label, lowSums);
      if (replaced) {
        labels.dead[label] = 1;
        this.setNextAfter(before, key, labels.nextOnSquare[label] as number);
        continue;
      }
      before = label;
      if (sum >= now) above = label;
    }
    return above;
  }
  /** The label after another one on the square; after none: the first. */
  private nextAfter(label: number, key: number): number {
    return (label === NO_LABEL ? onSquare[key] : labels.nextOnSquare[label]) as number;
  }
  private setNextAfter(label: number, key: number, next: number): void {
    if (label === NO_LABEL) onSquare[key] = next;
    else labels.nextOnSquare[label] = next;
  }
  private replaces(label: number, lowSums: Float64Array): boolean {
    const { sumCount } = this;
    this.compared += sumCount;
    const at = label * sumCount;
    for (let u = 0; u < sumCount; u++)
      if ((labels.sums[at + u] as number) > (lowSums[u] as number) + TOLERANCE) return false;
    return true;
  }

  private collect(): Finds {
    const list = new Int32Array(labels.count);
    const begins = new Int32Array(SQUARES + 1);
    let count = 0;
    for (let sq = 0; sq < SQUARES; sq++) {
      begins[sq] = count;
      for (let layer = 0; layer < this.layers; layer++)
        for (
          let label = onSquare[layer * SQUARES + sq] as number;
          label !== NO_LABEL;
          label = labels.nextOnSquare[label] as number
        )
          if (labels.parent[label] !== NO_LABEL) list[count++] = label;
    }
    begins[SQUARES] = count;
    const finds = new Finds(list, begins, this.holds);
    for (let i = 0; i < count; i++) this.addUp(list[i] as number, finds);
    return finds;
  }
  private addUp(label: number, { chance, bound, keepsReroll }: Finds): void {
    const { space } = this.ground;
    let all = 0;
    let keeps = 0;
    let dived = labels.past[label] as number;
    for (let n = 0; n < this.sets; n++) {
      const mass = labels.masses[label * this.sets + n] as number;
      all += mass;
      if (this.hindered) dived += labels.lows[label * this.sets + n] as number;
      if ((space.bits[n] as number) >= Left.team) keeps += mass;
    }
    chance[label] = all;
    bound[label] = this.hindered ? Math.min(all, dived) : all;
    keepsReroll[label] = keeps;
  }
}
const grippersDive = ({ g, grippers, divesLate }: Ground): boolean =>
  !divesLate && grippers.some(by => g.can(by, Skill.divingTackle));
const pickedUp = new Float64Array(SETS_MOST);
const lowPickedUp = new Float64Array(SETS_MOST);
/** The arrays are so short that `set` would take longer. */
const copy = (from: Float64Array, into: Float64Array, count: number): void => {
  for (let n = 0; n < count; n++) into[n] = from[n] as number;
};
const scale = (masses: Float64Array, by: number, count: number): void => {
  if (by !== 1) for (let n = 0; n < count; n++) masses[n] = (masses[n] as number) * by;
};

/** Every label worth keeping, on every square but the first; undefined when there are too many. */
export const search = (start: Start): Finds | undefined => new Search(start).run();
