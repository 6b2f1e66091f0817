/**
 * One path, exactly: opponents who dive at the player or follow it change the pitch, so the path is walked through every
 * scene that may come of it.
 */
import { blood, NO_BALL, NOWHERE, type Square } from '@ironpitch/engine';
import type { DodgeFaces } from './faces.ts';
import { Fates } from './fates.ts';
import { type Ground, Leaving, SQUARES } from './ground.ts';
import { Left } from './resources.ts';
import { type Departure, type Scene, Scenes } from './scenes.ts';

/** No path has so many squares. */
const STEPS_MAX = 64;
const NONE = -1;

export interface Walked {
  readonly chance: number;
  readonly keepsReroll: number;
}

/** Walks the paths of one player, one after the other; what is learnt about a scene serves the next path as well. */
export class Walk {
  private readonly ground: Ground;
  private readonly movement: number;
  private readonly scenes: Scenes;
  private readonly fates: Fates;
  private readonly breaks: boolean;
  private readonly home: Square;
  private readonly holds: boolean;
  /** By gripper: whether it has a ball, which it would leave behind. */
  private readonly carriers: readonly boolean[];

  // --- the path under way
  private squares: Square[] = [];
  private leaps: readonly number[] = [];
  /** It goes through a square twice, to fetch a ball. */
  private comesBack = false;
  /** The step on which a ball is picked up. */
  private pickUp = NONE;
  /** By square: the last step that ends or begins next to it, or there; plus `STEPS_MAX` times the number of the path. */
  private readonly near = new Int32Array(SQUARES).fill(NONE);
  /** By square: the number of the last path that goes there. */
  private readonly entered = new Int32Array(SQUARES);
  private paths = 0;
  private readonly undisturbed = new Int32Array(STEPS_MAX);
  /** By step: how many scenes were met there, which, and the fates from there on. */
  private readonly met = new Uint16Array(STEPS_MAX);
  private readonly metScenes: Scene[][] = Array.from({ length: STEPS_MAX }, () => []);
  private readonly metFates: number[][] = Array.from({ length: STEPS_MAX }, () => []);

  /** `movement`: squares left before extra ones are rolled for. The player stands where its paths begin. */
  constructor(ground: Ground, movement: number) {
    const { g, player } = ground;
    this.ground = ground;
    this.movement = movement;
    this.scenes = new Scenes(ground);
    this.fates = new Fates(ground.space);
    this.breaks = (ground.resources & Left.breakTackle) !== 0;
    this.home = g.square(player);
    this.holds = g.holdsBall(player);
    this.carriers = ground.grippers.map(by => g.holdsBall(by));
  }
  /** `masses`: the chance of every set of resources before the first step. */
  along(path: readonly Square[], leaps: readonly number[], masses: Float64Array): Walked {
    this.begin(path, leaps);
    const fate = this.from(0, 0, this.scenes.first);
    this.scenes.end();
    return { chance: this.fates.chance(fate, masses), keepsReroll: this.fates.keepsReroll(fate, masses) };
  }
  private begin(path: readonly Square[], leaps: readonly number[]): void {
    const { g, grippers } = this.ground;
    this.fates.forget();
    this.squares = [this.home, ...path];
    this.comesBack = false;
    this.leaps = leaps;
    this.pickUp = this.holds ? NONE : path.findIndex(sq => g.looseBallAt(sq) !== NO_BALL);
    this.paths++;
    const hindered = grippers.length > 0;
    for (let i = 0; i < this.squares.length; i++) {
      const sq = this.squares[i] as Square;
      const mark = this.paths * STEPS_MAX + i;
      if (this.entered[sq] === this.paths) this.comesBack = true;
      this.entered[sq] = this.paths;
      this.near[sq] = mark;
      for (let d = 0; d < 8 && hindered; d++) {
        const beside = blood.stepFrom(sq, d);
        if (beside >= 0) this.near[beside] = mark;
      }
      this.undisturbed[i] = NONE;
      this.met[i] = 0;
    }
  }

  /** The fate of the rest of the path from a step on, with so many squares used. */
  private from(number: number, used: number, scene: Scene): number {
    if (number === this.squares.length - 1) return this.fates.arrived;
    if (this.isUndisturbed(number, scene)) return this.alone(number, used);
    const scenes = this.metScenes[number] as Scene[];
    const fates = this.metFates[number] as number[];
    for (let i = 0; i < (this.met[number] as number); i++) if (scenes[i] === scene) return fates[i] as number;
    const fate = this.step(number, used, scene);
    const at = this.met[number] as number;
    scenes[at] = scene;
    fates[at] = fate;
    this.met[number] = at + 1;
    return fate;
  }
  /** Nobody who may dive or follow, or has done so, is near the rest of the path, or was before. */
  private isUndisturbed(number: number, scene: Scene): boolean {
    const { squares } = this.scenes.first;
    const last = this.paths * STEPS_MAX + number;
    for (let n = 0; n < squares.length; n++) {
      if ((this.near[squares[n] as Square] as number) >= last) return false;
      if ((this.near[scene.squares[n] as Square] as number) >= last) return false;
    }
    return true;
  }
  /** A fall on the spot from which a leap was to be made leads nowhere, on its feet or not. */
  private goFor(times: number, leaps: boolean, onward: number): number {
    const { fates } = this;
    const { goForIt, sureFeet } = this.ground;
    let fate = onward;
    for (let n = 0; n < times; n++)
      fate = fates.roll(goForIt, sureFeet, fate, leaps ? fates.lost : fates.steadied(fate));
    return fate;
  }
  private getAway(away: number, onward: number): number {
    return this.ground.contested ? this.fates.roll(away, undefined, onward) : this.fates.scaled(onward, away);
  }
  private isLeap(number: number): boolean {
    return this.leaps.includes(number);
  }
  private costs(number: number): number {
    return this.isLeap(number) ? blood.LEAP_SQUARES : 1;
  }
  private extra(number: number, used: number): number {
    return Math.max(0, this.costs(number) - Math.max(0, this.movement - used));
  }

  // --- by the chances the ground knows already -----------------------------------------------------------------
  private alone(number: number, used: number): number {
    if (number === this.squares.length - 1) return this.fates.arrived;
    if (this.undisturbed[number] === NONE) this.undisturbed[number] = this.stepAlone(number, used);
    return this.undisturbed[number] as number;
  }
  private stepAlone(number: number, used: number): number {
    const { ground, fates } = this;
    const from = this.squares[number] as Square;
    const to = this.squares[number + 1] as Square;
    const leaps = this.isLeap(number);
    const facts = ground.leave(from);
    const marked = (facts & Leaving.marked) !== 0;
    let fate = this.alone(number + 1, used + this.costs(number));
    if (number === this.pickUp) fate = fates.roll(ground.pickUp(to), ground.sureHands, fate);
    if (leaps) fate = this.leapAlone(from, to, fate);
    else if (marked) fate = this.dodgeAlone(from, to, facts, fate);
    if (leaps || marked) fate = this.getAway(ground.escape(from), fate);
    return this.goFor(this.extra(number, used), leaps, fate);
  }
  private leapAlone(from: Square, to: Square, onward: number): number {
    const { ground, fates } = this;
    if (!ground.jumps) return fates.roll(ground.leap, undefined, onward);
    const jump = ground.jumpsFrom(from).find(one => one.to === to);
    return jump === undefined ? fates.lost : this.tackled(jump.faces, undefined, onward);
  }
  private dodgeAlone(from: Square, to: Square, facts: number, onward: number): number {
    const { ground, fates } = this;
    const own = facts & Leaving.dodgeHelps ? ground.space.withoutDodge : undefined;
    if (facts & Leaving.lateTackle) return this.tackled(ground.tackled(from, to), own, onward);
    const direction = blood.directionTo(from, to);
    const pass = ground.dodge(from, direction, 0);
    const broken = this.breaks ? ground.dodge(from, direction, blood.Dodging.breakTackle) - pass : 0;
    return fates.rollBreaking(pass, broken, own, onward, fates.steadied(onward));
  }
  /** Where no scene comes of a dive: nobody keeps its feet. */
  private tackled(faces: DodgeFaces, own: Int16Array | undefined, onward: number): number {
    return this.fates.late(faces, own, { onward, standing: onward, dived: [this.fates.lost] });
  }

  // --- with somebody about -----------------------------------------------------------------------------------------
  private step(number: number, used: number, scene: Scene): number {
    const { ground, fates, scenes } = this;
    const from = this.squares[number] as Square;
    const to = this.squares[number + 1] as Square;
    if (scene.squares.includes(to)) return fates.lost; // somebody lies or stands there by now
    const departure = scenes.departure(scene, from);
    const spent = used + this.costs(number);
    const leaps = this.isLeap(number);
    const standing = this.land(number, spent, scene);
    // Whoever rolls for it follows those that dodge (B25-SKILL-SHADOWING-01).
    const follows = ground.contested || (departure.dodges && !leaps);
    const onward = follows ? this.followed(number, spent, scene, departure, standing) : standing;
    let fate = onward;
    if (leaps && !ground.jumps) fate = fates.roll(ground.leap, undefined, onward);
    else if (leaps || departure.dodges) {
      const dived = departure.divers.map(by =>
        by < 0 ? fates.lost : this.land(number, spent, scenes.after(scene, by, this.liesWhere(by, from), true)),
      );
      const own = departure.helps && !leaps ? ground.space.withoutDodge : undefined;
      if (leaps) fate = fates.late(scenes.jump(scene, from, to), undefined, { onward, standing, dived });
      else if (!ground.divesLate) fate = fates.dodge(scenes.faces(scene, from, to), own, onward, dived);
      else fate = fates.late(scenes.faces(scene, from, to, dived.length > 0), own, { onward, standing, dived });
    }
    return this.goFor(this.extra(number, used), leaps, this.getAway(departure.escape, fate));
  }
  /** Whoever lies behind the mover is out of the way for good, unless the path comes back. */
  private liesWhere(by: number, from: Square): Square {
    return this.comesBack || this.carriers[by] ? from : NOWHERE;
  }
  /** The step is made: somebody may follow, where that is worse for the mover. */
  private followed(number: number, spent: number, scene: Scene, departure: Departure, unhindered: number): number {
    const { fates, scenes } = this;
    const { contested } = this.ground;
    let fate = unhindered;
    for (const { by, away, carries } of departure.followers) {
      const counts = !contested && (scenes.left[by] as number) < this.squares.length - 1;
      const next = scenes.after(scene, by, this.squares[number] as Square, false, counts ? 1 : 0);
      const scores = carries && scenes.scores(next, by, this.squares[number + 1] as Square);
      const shaken = counts
        ? this.land(number, spent, scenes.after(scene, by, scene.squares[by] as Square, false, 1))
        : unhindered;
      fate = fates.worse(fate, shaken, away, scores ? fates.lost : this.land(number, spent, next), contested);
    }
    return fate;
  }
  private land(number: number, spent: number, scene: Scene): number {
    const { ground, fates, scenes } = this;
    const fate = this.from(number + 1, spent, scene);
    if (number !== this.pickUp) return fate;
    return fates.roll(scenes.pickUp(scene, this.squares[number + 1] as Square), ground.sureHands, fate);
  }
}
