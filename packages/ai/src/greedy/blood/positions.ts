/** Deeds without the ball and without a blow: standing up, and going where the team needs somebody. */
import { blood, NOBODY, NOWHERE, type PlayerId, type Seat, type Square } from '@ironpitch/engine';
import { type Deed, walkingTo } from './deed.ts';
import { Ground } from './ground.ts';
import type { Mover } from './mover.ts';
import { obeys } from './odds.ts';
import { columnsToGo, type Scene } from './scene.ts';
import { fallOf, handling } from './worth.ts';

const { Action, isProne, isStanding, neighbourAt, Skill, Stat } = blood;
type BloodGame = blood.BloodGame;

const STANDS_UP_BY_ROLL = 0.5;
const THIRST = 30;
/** Of two squares as good, the nearer one. */
const LAZINESS = 0.001;
const PLAYERS_MAX = 64;
const AVERAGE_STRENGTH = 3;

export class Positions {
  readonly ground: Ground = new Ground();
  private readonly scene: Scene;
  private readonly isReceiver = new Uint8Array(PLAYERS_MAX);
  /** How much stronger the player is than most. */
  private edge = 0;

  constructor(scene: Scene) {
    this.scene = scene;
  }
  /** Looks at the ground as it will be once the deed with the ball is done. */
  survey(ball: Deed | undefined): void {
    const { scene, ground } = this;
    const ours = ball !== undefined || scene.carrier !== NOBODY;
    ground.survey(scene, ball?.ball ?? scene.focus, ours);
    if (ball !== undefined) ground.keepFree(ball.way);
    this.isReceiver.fill(0);
    if (ours && scene.turnsLeft > 0)
      for (let n = 0; n < scene.temper.receivers; n++) this.chooseReceiver(ball?.player ?? scene.carrier);
  }
  /** The best hands but the carrier's run ahead. */
  private chooseReceiver(carrier: PlayerId): void {
    const { scene, isReceiver } = this;
    const { g, seat } = scene;
    let best = NOBODY;
    let most = 0;
    for (let p = 0; p < g.playerCount; p++) {
      const player = p as PlayerId;
      if (player === carrier || g.control(player) !== seat || !isStanding(g, player) || isReceiver[p] !== 0) continue;
      const points = handling(scene, player) + g.stat(player, Stat.movement) / 2;
      if (points <= most) continue;
      most = points;
      best = player;
    }
    if (best !== NOBODY) isReceiver[best] = 1;
  }
  private points(player: PlayerId, sq: Square, movement: number): number {
    const { g, seat, other, weights } = this.scene;
    const marks = g.reach(other, sq);
    const points = this.ground.points[sq] + weights.strongMark * this.edge * marks;
    if (this.isReceiver[player] === 0 || marks !== 0) return points;
    const short = columnsToGo(seat, sq) - movement;
    if (short < 0) return points + weights.open;
    return points + weights.open * Math.max(0, weights.onTheWay - weights.perColumnShort * short);
  }
  /** To the best square to stand on. */
  walk({ player, left, paths }: Mover): Deed | undefined {
    const { scene } = this;
    const { g, weights } = scene;
    const movement = g.stat(player, Stat.movement);
    this.edge = g.stat(player, Stat.strength) - AVERAGE_STRENGTH;
    const now = this.points(player, paths.start, movement);
    const loss = fallOf(scene, player);
    const ends = scene.midway;
    let most = 0;
    let end = paths.start;
    for (let i = 1; i < paths.count; i++) {
      const sq = paths.squares[i] as Square;
      const chance = paths.chance(sq);
      const steps = paths.steps(sq);
      if (chance < weights.chanceLeast || steps > left) continue;
      const gained = this.points(player, sq, movement) - now;
      const score = chance * gained - (1 - chance) * (loss + ends) - steps * LAZINESS;
      if (score <= most || g.looseBallAt(sq) >= 0) continue;
      most = score;
      end = sq;
    }
    const chance = paths.chance(end);
    const gained = chance * (this.points(player, end, movement) - now) + this.rising(player, movement);
    const gain = gained * obeys(g, player, Action.move);
    if (gain <= 0) return undefined;
    const way = paths.way(end);
    return { player, action: Action.move, steps: walkingTo(way), gain, risk: 1 - chance, loss, way };
  }
  /** What it is worth that the player stands up first. */
  private rising(player: PlayerId, movement: number): number {
    const { g, weights } = this.scene;
    if (!isProne(g, player)) return 0;
    const certain = movement >= g.rules.edition.standUp.cost || g.can(player, Skill.jumpUp);
    return certain ? weights.standingUp : weights.standingUp * STANDS_UP_BY_ROLL;
  }
  /** A thirsty Vampire needs somebody to bite before anything else. */
  toThrall({ player, left, paths }: Mover): Deed | undefined {
    const { g, seat } = this.scene;
    let end = NOWHERE;
    let most = 0;
    for (let i = 0; i < paths.count; i++) {
      const sq = paths.squares[i] as Square;
      const points = paths.steps(sq) > left ? 0 : paths.chance(sq) - LAZINESS * paths.steps(sq);
      if (points <= most || !hasThrallBeside(g, seat, sq)) continue;
      most = points;
      end = sq;
    }
    if (end === NOWHERE) return undefined;
    const way = paths.way(end);
    return { player, action: Action.move, steps: walkingTo(way), gain: THIRST, risk: 0, loss: 0, way };
  }
}
/** Whoever of a Vampire's team does not thirst itself. */
const hasThrallBeside = (g: BloodGame, seat: Seat, sq: Square): boolean => {
  for (let d = 0; d < 8; d++) {
    const p = neighbourAt(g, sq, d);
    if (p !== NOBODY && g.control(p) === seat && !g.hasSkill(p, Skill.bloodLust) && !g.holdsBall(p)) return true;
  }
  return false;
};
