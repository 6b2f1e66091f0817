/**
 * The pitch as opponents leave it when they dive at a player or follow it, and what the engine says about steps there:
 * every question is asked once, however many paths come by.
 */
import { blood, NOBODY, NOWHERE, type PlayerId, type Position, type Square } from '@ironpitch/engine';
import type { DodgeFaces } from './faces.ts';
import { facesOf, type Ground, Kind, Skill, SQUARES } from './ground.ts';

/** Somebody who may follow the mover, and the chance to get away. */
interface Follower {
  readonly by: number;
  readonly away: number;
  /** It has the ball. */
  readonly carries: boolean;
}
/** What is to know about leaving a square. Opponents are named by their number among the grippers. */
export interface Departure {
  readonly dodges: boolean;
  /** The Dodge skill helps. */
  readonly helps: boolean;
  /** Of getting away from the worst tentacles around. */
  readonly escape: number;
  readonly divers: readonly number[];
  readonly followers: readonly Follower[];
}
/** One way the grippers may stand and lie: by gripper, its square, whether it has dived, and how often it has tried to follow. */
export interface Scene {
  readonly squares: Int16Array;
  readonly dived: Uint8Array;
  /** Where that is counted, and may run out on the way (B25-SKILL-SHADOWING-02). */
  readonly tried: Uint8Array;
  readonly departures: Map<Square, Departure>;
  readonly faces: Map<number, DodgeFaces>;
  readonly pickUps: Map<Square, number>;
  /** By gripper, square and whether it dives: what comes next. */
  readonly next: Map<number, Scene>;
}

export class Scenes {
  readonly first: Scene;
  /** By gripper: how often it may still follow. */
  readonly left: readonly number[];
  private readonly ground: Ground;
  private readonly start: Position;
  private readonly all = new Map<string, Scene>();
  private shown: Scene;

  /** The mover stands where it starts. */
  constructor(ground: Ground) {
    const { g, grippers } = ground;
    this.ground = ground;
    this.start = g.save();
    this.first = this.scene(
      Int16Array.from(grippers, by => g.square(by)),
      new Uint8Array(grippers.length),
      new Uint8Array(grippers.length),
    );
    this.left = grippers.map(by => blood.followsLeft(g, by));
    this.shown = this.first;
  }
  /** The same scene with one gripper on another square, where it stands or, after a dive, lies; nowhere if that is all one. */
  after(scene: Scene, by: number, sq: Square, dives: boolean, tries = 0): Scene {
    const key = ((by * (SQUARES + 1) + sq + 1) * 2 + (dives ? 1 : 0)) * 2 + tries;
    let next = scene.next.get(key);
    if (next === undefined) {
      const squares = scene.squares.slice();
      const dived = scene.dived.slice();
      const tried = scene.tried.slice();
      squares[by] = sq;
      dived[by] = dives ? 1 : 0;
      tried[by] = (tried[by] as number) + tries;
      next = this.scene(squares, dived, tried);
      scene.next.set(key, next);
    }
    return next;
  }
  private scene(squares: Int16Array, dived: Uint8Array, tried: Uint8Array): Scene {
    const key = `${squares.join()} ${dived.join()} ${tried.join()}`;
    let scene = this.all.get(key);
    if (scene === undefined) {
      scene = { squares, dived, tried, departures: new Map(), faces: new Map(), pickUps: new Map(), next: new Map() };
      this.all.set(key, scene);
    }
    return scene;
  }
  /** The board is as it was, but for the mover. */
  end(): void {
    if (this.shown !== this.first) this.ground.g.load(this.start);
    this.shown = this.first;
  }
  /** Puts the mover on a square of the scene. Nobody goes where somebody else stood at first, so any order will do. */
  private show(scene: Scene, sq: Square): void {
    const { g, player, grippers } = this.ground;
    if (scene !== this.shown) {
      g.load(this.start);
      if (g.square(player) !== sq) g.put(player, sq);
      for (let n = 0; n < grippers.length; n++) {
        const by = grippers[n] as PlayerId;
        const at = scene.squares[n] as Square;
        const tried = scene.tried[n] as number;
        if (tried > 0) blood.countFollows(g, by, tried);
        if (g.square(by) === at) continue;
        if (at === NOWHERE) {
          takeAway(g, by);
          continue;
        }
        g.put(by, at);
        if (scene.dived[n] !== 0) blood.placeProne(g, by);
      }
      this.shown = scene;
    } else if (g.square(player) !== sq) g.put(player, sq);
  }

  departure(scene: Scene, from: Square): Departure {
    let departure = scene.departures.get(from);
    if (departure === undefined) {
      this.show(scene, from);
      departure = departureFrom(this.ground, from);
      scene.departures.set(from, departure);
    }
    return departure;
  }
  /** `dives`: there is somebody who may; otherwise nothing is spoilt. */
  faces(scene: Scene, from: Square, to: Square, dives = true): DodgeFaces {
    const key = from * SQUARES + to;
    let faces = scene.faces.get(key);
    if (faces === undefined) {
      this.show(scene, to); // the roll comes after the step
      faces = facesOf(this.ground, from, to, dives);
      scene.faces.set(key, faces);
    }
    return faces;
  }
  jump(scene: Scene, from: Square, to: Square): DodgeFaces {
    const key = (SQUARES + from) * SQUARES + to;
    let faces = scene.faces.get(key);
    if (faces === undefined) {
      const tackled = this.departure(scene, from).divers.length > 0;
      this.show(scene, from);
      faces = this.ground.jumpNow(from, to, tackled);
      scene.faces.set(key, faces);
    }
    return faces;
  }
  pickUp(scene: Scene, sq: Square): number {
    let chance = scene.pickUps.get(sq);
    if (chance === undefined) {
      this.show(scene, sq);
      chance = this.ground.pickUpNow(sq);
      scene.pickUps.set(sq, chance);
    }
    return chance;
  }
  /** Whether a gripper with the ball scores where it has followed to (B16-TD-06), with the mover on a square. */
  scores(scene: Scene, by: number, sq: Square): boolean {
    this.show(scene, sq);
    return blood.inScoringZone(this.ground.g, this.ground.grippers[by] as PlayerId);
  }
}
const takeAway = (g: blood.BloodGame, by: PlayerId): void => {
  g.setReaches(by, false);
  g.takeOff(by, blood.Place.reserves);
};
const departureFrom = (ground: Ground, from: Square): Departure => {
  const { g, player, grippers } = ground;
  const { inMatch } = g.rules;
  let worst = 1;
  const divers: number[] = [];
  const followers: Follower[] = [];
  for (let d = 0; d < 8; d++) {
    const holder = inMatch[Skill.tentacles] ? blood.gripper(g, player, from, d, Skill.tentacles) : NOBODY;
    if (holder !== NOBODY) worst = Math.min(worst, ground.awayFrom(holder, 'tentacles'));
    const diver = inMatch[Skill.divingTackle] ? blood.divingTackler(g, player, from, d) : NOBODY;
    if (diver !== NOBODY) divers.push(grippers.indexOf(diver)); // -1 for one that makes no scene
    const by = inMatch[Skill.shadowing] ? blood.gripper(g, player, from, d, Skill.shadowing) : NOBODY;
    if (by === NOBODY) continue;
    const away = ground.awayFrom(by, 'shadowing');
    followers.push({ by: grippers.indexOf(by), away, carries: g.holdsBall(by) });
  }
  const dodges = blood.needsDodge(g, player);
  const helps = dodges && blood.skillRerollOpen(g, Kind.dodge, player, from) >= 0;
  return { dodges, helps, escape: worst, divers, followers };
};
