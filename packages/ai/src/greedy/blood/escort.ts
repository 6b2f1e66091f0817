/**
 * The carrier and those who walk with it: for every place the carrier might go to, who could still stand at its corners,
 * and how likely the ball is lost there in the other coach's turn, all ways through tackle zones counted.
 */
import { blood, NOBODY, NOWHERE, type PlayerId, Posture, type Square } from '@ironpitch/engine';
import type { Mover } from './mover.ts';
import { chanceOf } from './odds.ts';
import type { Scene } from './scene.ts';

const { GRID, isStanding, nextToSideline, Roll, Skill, Stat, stepFrom } = blood;
type BloodGame = blood.BloodGame;

const SQUARES = GRID.squares;
const NEAR = GRID.neighbours;
const PLAYERS_MAX = 64;
const SIDE = 1 / 6;
const RUSHES = 2;
const RUSHED = 5 / 6;
const ZONES_MAX = 8;
const UNKNOWN = -1;
/** Ways less likely than this are left out. */
const LEAST = 0.1;
/** An escort does not risk anything on its way. */
const SURE = 0.97;
/** An opponent that gets beside the carrier as easily as this is there when it comes to blows. */
const EASILY = 0.85;
const HELPERS_MAX = 2;
/** So many are given places, besides those who stand there already. */
const GUARDS_MAX = 4;
/** What a side is worth by itself, compared with one opponent whose way it bars; and what is left of one next to a guard. */
const CORNER = 1;
const OTHER_SIDE = 0.5;
const COVERED = 0.5;

export class Escort {
  /** By player: where it is to stand, or NOWHERE. */
  readonly places: Int16Array = new Int16Array(PLAYERS_MAX);
  private scene!: Scene;
  private carrier: PlayerId = NOBODY;
  private centre: Square = NOWHERE;
  private readonly helpers: Mover[] = [];
  private readonly enemies: PlayerId[] = [];
  // By square: who stands there, and the tackle zones of the coach's own players; as they are, and as they would be.
  private readonly standing = new Int8Array(SQUARES);
  private readonly zones = new Int8Array(SQUARES);
  private readonly thenStanding = new Int8Array(SQUARES);
  private readonly thenZones = new Int8Array(SQUARES);
  private readonly chances = new Float32Array(SQUARES);
  private layer = new Int16Array(SQUARES);
  private nextLayer = new Int16Array(SQUARES);
  private readonly queued = new Int32Array(SQUARES);
  private tick = 0;
  /** By player and zones on the square entered: what a Dodge there comes to. */
  private readonly dodges = new Float32Array(PLAYERS_MAX * (ZONES_MAX + 1));
  /** By direction from the carrier: what it is worth that somebody stands there. */
  private readonly worths = new Float32Array(8);
  /** By enemy: whether it is easily there to help another one. */
  private readonly helps = new Uint8Array(PLAYERS_MAX);
  /** By enemy and direction from the carrier: how likely it gets there. */
  private readonly arrivals = new Float32Array(PLAYERS_MAX * 8);

  /** `helpers`: team-mates that have still to act, with the ways they have. */
  begin(scene: Scene, carrier: PlayerId, helpers: Iterable<Mover>): void {
    const { g, seat, other } = scene;
    this.scene = scene;
    this.carrier = carrier;
    this.helpers.length = 0;
    for (const mover of helpers) if (mover.player !== carrier) this.helpers.push(mover);
    this.enemies.length = 0;
    this.zones.fill(0);
    this.standing.fill(NOBODY);
    for (let p = 0; p < g.playerCount; p++) {
      const player = p as PlayerId;
      if (!g.onPitch(player) || player === carrier) continue;
      this.standing[g.square(player)] = p;
      if (g.control(player) === seat) {
        if (g.reaches(player)) this.spread(this.zones, g.square(player), 1);
      } else if (g.control(player) === other && g.posture(player) !== Posture.stunned) {
        this.enemies.push(player);
        this.dodges[p * (ZONES_MAX + 1)] = UNKNOWN;
      }
    }
  }
  private spread(zones: Int8Array, sq: Square, by: number): void {
    for (let i = sq * 8, end = i + 8; i < end; i++) {
      const to = NEAR[i] as Square;
      if (to >= 0) zones[to] += by;
    }
  }
  private learnDodges(g: BloodGame, player: PlayerId): void {
    const at = g.square(player);
    const marks = this.scene.g.reach(this.scene.seat, at);
    const plain = Math.min(RUSHED, chanceOf(g, Roll.dodge, player, at, at) + marks * SIDE);
    const again = g.can(player, Skill.dodge);
    for (let zones = 0; zones <= ZONES_MAX; zones++) {
      const chance = Math.max(SIDE, plain - zones * SIDE);
      this.dodges[player * (ZONES_MAX + 1) + zones] = again ? 1 - (1 - chance) * (1 - chance) : chance;
    }
  }

  // --- who goes where ------------------------------------------------------------------------------------------
  /** Whether the corners given out last are those around this square. */
  isAround(carrier: PlayerId, sq: Square): boolean {
    return this.carrier === carrier && this.centre === sq;
  }
  /** Nothing is given out any more. */
  forget(): void {
    this.centre = NOWHERE;
  }
  /** Gives out the places around a square; says how likely a carrier there loses the ball. */
  around(sq: Square): number {
    this.place(sq);
    return this.danger(sq);
  }
  /** Gives out the places around a square. */
  place(sq: Square): void {
    this.centre = sq;
    this.thenStanding.set(this.standing);
    this.thenZones.set(this.zones);
    this.places.fill(NOWHERE);
    this.giveOut(sq);
  }
  /** Beside the carrier, what bars the way of most opponents is given out first. */
  private giveOut(sq: Square): void {
    const { worths, scene, standing } = this;
    const { g, seat } = scene;
    this.weighSides(sq);
    for (let d = 0; d < 8; d++) {
      const at = stepFrom(sq, d);
      if (at < 0) continue;
      const there = standing[at] as PlayerId;
      if (there === NOBODY || g.control(there) !== seat || !isStanding(g, there)) continue;
      this.places[there] = at;
      this.takeSide(sq, d);
    }
    for (let n = 0; n < GUARDS_MAX; n++) {
      let best = 0;
      let side = -1;
      let chosen: Mover | undefined;
      for (let d = 0; d < 8; d++) {
        const at = stepFrom(sq, d);
        if (at < 0 || standing[at] !== NOBODY || worths[d] <= best) continue;
        const nearest = this.nearestTo(at);
        if (nearest === undefined) continue;
        best = worths[d];
        side = d;
        chosen = nearest;
      }
      if (chosen === undefined) return;
      this.move(chosen.player, stepFrom(sq, side));
      this.takeSide(sq, side);
    }
  }
  /** By direction: how many opponents would come through there, and a little for every corner. */
  private weighSides(sq: Square): void {
    const { worths, enemies, scene } = this;
    const { g } = scene;
    for (let d = 0; d < 8; d++) {
      const at = stepFrom(sq, d);
      worths[d] = at >= 0 && GRID.column(at) !== GRID.column(sq) && GRID.row(at) !== GRID.row(sq) ? CORNER : OTHER_SIDE;
    }
    for (const enemy of enemies) {
      const from = g.square(enemy);
      const away = GRID.distance(from, sq);
      if (away > g.stat(enemy, Stat.movement) + RUSHES) continue;
      for (let d = 0; d < 8; d++) {
        const at = stepFrom(sq, d);
        if (at >= 0 && GRID.distance(at, from) < away) worths[d] += 1;
      }
    }
  }
  /** Where somebody stands, and beside that, nobody is needed as much any more. */
  private takeSide(sq: Square, side: number): void {
    const { worths } = this;
    const taken = stepFrom(sq, side);
    for (let d = 0; d < 8; d++) {
      const at = stepFrom(sq, d);
      if (at >= 0 && GRID.distance(at, taken) === 1) worths[d] *= COVERED;
    }
    worths[side] = 0;
  }
  /** Whoever has the shortest way there and nothing else to do. */
  private nearestTo(at: Square): Mover | undefined {
    let nearest: Mover | undefined;
    for (const helper of this.helpers) {
      const { player, paths, left } = helper;
      if (this.places[player] !== NOWHERE || paths.chance(at) < SURE || paths.steps(at) > left) continue;
      if (nearest === undefined || paths.steps(at) < nearest.paths.steps(at)) nearest = helper;
    }
    return nearest;
  }
  private move(player: PlayerId, to: Square): void {
    const { g } = this.scene;
    const from = g.square(player);
    this.places[player] = to;
    if (this.thenStanding[from] === player) this.thenStanding[from] = NOBODY;
    if (g.reaches(player)) this.spread(this.thenZones, from, -1);
    this.thenStanding[to] = player;
    this.spread(this.thenZones, to, 1);
  }

  // --- how safe that is ----------------------------------------------------------------------------------------
  private danger(sq: Square): number {
    const { scene, enemies, arrivals, thenZones } = this;
    const { g } = scene;
    let helpers = 0;
    let near = 0;
    for (const enemy of enemies) {
      this.helps[enemy] = 0;
      if (!this.follow(enemy, sq)) continue;
      near++;
      for (let d = 0; d < 8 && this.helps[enemy] === 0; d++) {
        const at = stepFrom(sq, d);
        if (at >= 0 && thenZones[at] === 0 && arrivals[enemy * 8 + d] >= EASILY) this.helps[enemy] = 1;
      }
      helpers += this.helps[enemy];
    }
    if (near === 0) return 0;
    let kept = 1;
    let blitzed = 0;
    for (const enemy of enemies) {
      const beside = isStanding(g, enemy) && GRID.distance(g.square(enemy), sq) === 1;
      let worst = 0;
      for (let d = 0; d < 8; d++) {
        const chance = arrivals[enemy * 8 + d];
        if (chance === 0) continue;
        const at = stepFrom(sq, d);
        const struck = this.struck(enemy, sq, at, Math.min(HELPERS_MAX, helpers - this.helps[enemy]));
        if (beside && g.square(enemy) === at) kept *= 1 - struck;
        else worst = Math.max(worst, chance * struck);
      }
      blitzed = Math.max(blitzed, worst);
    }
    return 1 - kept * (1 - blitzed);
  }
  /** How likely a block from a square makes the carrier lose the ball. */
  private struck(enemy: PlayerId, sq: Square, from: Square, helpers: number): number {
    const { g } = this.scene;
    const { carrier, thenZones } = this;
    const attack = g.stat(enemy, Stat.strength) + helpers;
    const defence = g.stat(carrier, Stat.strength) + Math.min(2, thenZones[from]);
    let faces = 1;
    if (!g.can(carrier, Skill.dodge) || g.can(enemy, Skill.tackle)) faces++;
    if (!g.can(carrier, Skill.block) || g.can(enemy, Skill.wrestle)) faces += g.can(enemy, Skill.block) ? 1 : 0.7;
    if (nextToSideline(sq)) faces++;
    const side = faces * SIDE;
    if (attack > 2 * defence) return 1 - (1 - side) ** 3;
    if (attack > defence) return 1 - (1 - side) ** 2;
    if (attack === defence) return side;
    return 2 * attack < defence ? side ** 3 : side ** 2;
  }
  /** Where one opponent gets to beside the square, with a square left for the block; false: nowhere. */
  private follow(enemy: PlayerId, sq: Square): boolean {
    const { arrivals, chances, dodges, thenStanding, thenZones, queued } = this;
    const { g } = this.scene;
    for (let d = 0; d < 8; d++) arrivals[enemy * 8 + d] = 0;
    const lying = g.posture(enemy) === Posture.prone && !g.can(enemy, Skill.jumpUp);
    const free = g.stat(enemy, Stat.movement) - (lying ? g.rules.edition.standUp.cost : 0) - 1;
    const most = free + RUSHES;
    const start = g.square(enemy);
    if (GRID.distance(start, sq) > most + 1) return false;
    const known = enemy * (ZONES_MAX + 1);
    if (dodges[known] === UNKNOWN) this.learnDodges(g, enemy);
    chances.fill(0);
    chances[start] = 1;
    let size = 1;
    this.layer[0] = start;
    for (let step = 1; step <= most && size > 0; step++) {
      const { layer, nextLayer } = this;
      const going = step > free ? RUSHED : 1;
      const leftOver = most - step + 1;
      this.tick++;
      let nextSize = 0;
      for (let n = 0; n < size; n++) {
        const from = layer[n] as Square;
        const safe = chances[from] * going;
        if (safe < LEAST || (from !== start && GRID.distance(from, sq) === 1)) continue;
        const marked = thenZones[from] > 0;
        for (let i = from * 8, end = i + 8; i < end; i++) {
          const to = NEAR[i] as Square;
          if (to < 0 || to === sq) continue;
          const chance = marked ? safe * dodges[known + Math.min(ZONES_MAX, thenZones[to])] : safe;
          if (chance <= chances[to] || thenStanding[to] !== NOBODY || GRID.distance(to, sq) > leftOver) continue;
          chances[to] = chance;
          if (queued[to] === this.tick) continue;
          queued[to] = this.tick;
          nextLayer[nextSize++] = to;
        }
      }
      this.layer = nextLayer;
      this.nextLayer = layer;
      size = nextSize;
    }
    let any = false;
    for (let d = 0; d < 8; d++) {
      const at = stepFrom(sq, d);
      if (at < 0 || chances[at] === 0) continue;
      arrivals[enemy * 8 + d] = chances[at];
      any = true;
    }
    return any;
  }
}
