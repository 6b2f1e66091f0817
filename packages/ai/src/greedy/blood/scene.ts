/** What a coach sees at a glance: whose turn of how many it is, where the ball is, who threatens which square. */
import {
  type BallId,
  blood,
  NOBODY,
  NOWHERE,
  otherSeat,
  type PlayerId,
  Posture,
  type Seat,
  type Square,
} from '@ironpitch/engine';
import type { Temper } from './temper.ts';
import type { Weights } from './weights.ts';

const { GRID, HALVES, mayAct, Skill, Stat, stepFrom } = blood;
type BloodGame = blood.BloodGame;

/** How far a player has yet to go to the End Zone it scores in. */
export const columnsToGo = (seat: Seat, sq: Square): number =>
  seat === 0 ? GRID.width - GRID.column(sq) : GRID.column(sq) - 1;

const PLAYERS_MAX = 64;
const UNKNOWN = -1;
const TAKEN = 1;
/** Whoever comes here has to pick the ball up before it goes on. */
export const LOOSE_BALL = 2;

export class Scene {
  readonly temper: Temper;
  readonly weights: Weights;
  g!: BloodGame;
  seat: Seat = 0;
  other: Seat = 1;
  /** Turns of its own that the coach has in this half when this one is over. */
  turnsLeft = 0;
  /** The coach's own player with a ball, and the other coach's. */
  carrier: PlayerId = NOBODY;
  enemyCarrier: PlayerId = NOBODY;
  /** Where a ball lies loose. */
  loose: Square = NOWHERE;
  /** How many players of the coach whose turn it is have still to act. */
  waiting = 0;
  /** Where the ball is, or will come down. */
  focus: Square = NOWHERE;
  /** By square, once charted: 1 where somebody is, 2 where a loose ball is; and tackle zones of the other side. */
  readonly taken: Uint8Array = new Uint8Array(GRID.squares);
  readonly zones: Uint8Array = new Uint8Array(GRID.squares);
  /** By square, once charted: whether somebody is near who makes a Dodge there unlike any other. */
  readonly odd: Uint8Array = new Uint8Array(GRID.squares);
  /** By opponent beside a loose ball: how much better it could be picked up without it. */
  readonly clears: Float64Array = new Float64Array(PLAYERS_MAX);
  private sturdyPlayer: PlayerId = NOBODY;
  private sturdy = false;
  private readonly threats = new Int8Array(GRID.squares);
  private readonly supports = new Int8Array(GRID.squares);

  constructor(temper: Temper) {
    this.temper = temper;
    this.weights = temper.weights;
  }
  look(g: BloodGame, seat: Seat): this {
    this.g = g;
    this.seat = seat;
    this.other = otherSeat(seat);
    this.turnsLeft = g.rules.edition.turnsPerHalf - g.turn(seat);
    this.carrier = NOBODY;
    this.enemyCarrier = NOBODY;
    this.loose = NOWHERE;
    this.focus = NOWHERE;
    for (let b = g.ballCount - 1; b >= 0; b--) if (g.inPlay(b as BallId)) this.lookAt(b as BallId);
    if (this.focus === NOWHERE) this.focus = g.landing >= 0 ? g.landing : middleOf(otherSeat(g.kicking));
    this.sturdyPlayer = NOBODY;
    this.clears.fill(0);
    this.waiting = 0;
    for (let p = 0; p < g.playerCount; p++)
      if (g.control(p as PlayerId) === g.active && mayAct(g, p as PlayerId)) this.waiting++;
    this.threats.fill(UNKNOWN);
    this.supports.fill(UNKNOWN);
    return this;
  }
  /** Draws the map that ways are looked for on. */
  chart(): this {
    const { g, other, taken, zones } = this;
    for (let sq = 0; sq < GRID.squares; sq++) {
      taken[sq] = g.playerAt(sq as Square) === NOBODY ? 0 : TAKEN;
      zones[sq] = g.reach(other, sq as Square);
    }
    for (let b = 0; b < g.ballCount; b++) {
      const at = g.ballSquare(b as BallId);
      if (at >= 0 && g.holder(b as BallId) === NOBODY) taken[at] |= LOOSE_BALL;
    }
    if (this.temper.foresees) this.chartOddities();
    return this;
  }
  private chartOddities(): void {
    const { g, other, odd } = this;
    const { inMatch } = g.rules;
    odd.fill(0);
    if (inMatch[Skill.titchy] === 0 && inMatch[Skill.prehensileTail] === 0) return;
    for (let p = 0; p < g.playerCount; p++) {
      const player = p as PlayerId;
      if (g.control(player) !== other || !g.onPitch(player)) continue;
      if (!g.hasSkill(player, Skill.titchy) && !g.hasSkill(player, Skill.prehensileTail)) continue;
      for (let d = 0; d < 8; d++) {
        const sq = stepFrom(g.square(player), d);
        if (sq >= 0) odd[sq] = 1;
      }
    }
  }
  private lookAt(ball: BallId): void {
    const holder = this.g.holder(ball);
    this.focus = this.g.ballSquare(ball);
    if (holder === NOBODY) this.loose = this.focus;
    else if (this.g.control(holder) === this.seat) this.carrier = holder;
    else this.enemyCarrier = holder;
  }
  /** What a turnover costs somebody in the middle of its Action. */
  get midway(): number {
    const { temper, weights, waiting } = this;
    return temper.foresees ? weights.turnover + weights.midway * waiting : weights.turnover;
  }
  /** Whether a player does not go down by every block; the answer is kept for the next time. */
  isSturdy(p: PlayerId): boolean {
    if (this.sturdyPlayer !== p) {
      this.sturdyPlayer = p;
      this.sturdy = this.g.can(p, Skill.block) || this.g.can(p, Skill.dodge);
    }
    return this.sturdy;
  }
  /** How many opponents could come and block on the square next turn, those beside it left out. */
  threat(sq: Square): number {
    if (this.threats[sq] === UNKNOWN) this.threats[sq] = this.countThreats(sq);
    return this.threats[sq];
  }
  private countThreats(sq: Square): number {
    const { g, other } = this;
    let count = 0;
    for (let p = 0; p < g.playerCount; p++) {
      const q = p as PlayerId;
      if (g.control(q) !== other || !g.onPitch(q) || g.posture(q) === Posture.stunned) continue;
      const away = GRID.distance(sq, g.square(q));
      const lying = g.posture(q) === Posture.prone ? g.rules.edition.standUp.cost : 0;
      if (away > 1 && away <= g.stat(q, Stat.movement) - lying + 1) count++;
    }
    return count;
  }
  /** How many players of the coach's own could still come and stand beside the square in this turn. */
  support(sq: Square): number {
    if (this.supports[sq] === UNKNOWN) this.supports[sq] = this.countSupports(sq);
    return this.supports[sq];
  }
  private countSupports(sq: Square): number {
    const { g, seat, other, carrier } = this;
    if (g.active !== seat) return 0;
    let count = 0;
    for (let p = 0; p < g.playerCount; p++) {
      const q = p as PlayerId;
      if (q === carrier || g.control(q) !== seat || !g.onPitch(q) || g.acted(q) || g.posture(q) !== Posture.standing)
        continue;
      const at = g.square(q);
      if (g.reach(other, at) === 0 && GRID.distance(sq, at) <= g.stat(q, Stat.movement)) count++;
    }
    return count;
  }
}
/** Where a kick is likely to come down. */
const middleOf = (seat: Seat): Square => {
  const half = HALVES[seat] as readonly Square[];
  return half[half.length >> 1] as Square;
};
