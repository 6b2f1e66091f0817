/**
 * What tells of a turn that is about to begin: how likely the ball is struck down, carried in or picked up in it, reckoned
 * by the ways and dice it takes, and the match around it.
 */
import {
  type BallId,
  blood,
  NOBODY,
  otherSeat,
  type PlayerId,
  Posture,
  type Seat,
  type Square,
} from '@ironpitch/engine';
import { type BlockOdds, chanceOf, pickUpChance, standingOn, weighBlock } from '../../greedy/blood/odds.ts';
import { movementOf, Paths } from '../../greedy/blood/paths.ts';
import { columnsToGo, Scene } from '../../greedy/blood/scene.ts';
import { VETERAN } from '../../greedy/blood/temper.ts';

const { Blocking, extraSquares, GRID, isRooted, mayBlock, nextToSideline, Place, Roll, Skill, Stat, stepFrom } = blood;
type BloodGame = blood.BloodGame;

/** `my`: of the coach whose turn begins; `their`: of the other one. */
export const FEATURES = [
  'always',
  'time',
  'now',
  'firstHalf',
  'receivesLater',
  'kicksLater',
  'lead',
  'leadNow',
  'leadLate',
  'ahead',
  'behind',
  'myTurns',
  'theirTurns',
  // I hold the ball.
  'hold',
  'scoreNow',
  'holdNear',
  'holdTurns',
  'holdInTime',
  'holdSpare',
  'holdMarked',
  'holdSturdy',
  'holdAgile',
  'holdHemmed',
  'holdFriends',
  'holdNow',
  // They hold it.
  'held',
  'hit',
  'hitHelped',
  'hitBeside',
  'hitHelpers',
  'heldCorners',
  'heldFriends',
  'heldNear',
  'heldTurns',
  'heldInTime',
  'heldSpare',
  'heldScore',
  'heldScoreNotHit',
  'heldScreen',
  'heldGoalSide',
  'heldSturdy',
  'heldSideline',
  'heldNow',
  'hitNow',
  // Nobody does.
  'loose',
  'pick',
  'pickTheirs',
  'looseMine',
  'looseTheirs',
  'looseZones',
  'looseTheirZones',
  'looseNear',
  'looseNow',
  'pickNow',
  // Players.
  'myStanding',
  'theirStanding',
  'myProne',
  'theirProne',
  'theirStunned',
  'myStunned',
  'myOut',
  'theirOut',
  'myReserves',
  'theirReserves',
  'myStrength',
  'theirStrength',
  'myMarked',
  'theirMarked',
  'myRerolls',
  'theirRerolls',
  'standingLater',
  'outLater',
] as const;
type Feature = (typeof FEATURES)[number];
const AT = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Record<Feature, number>;

const FULL_TEAM = 11;
const LEAST_TIME = 0.5;
const HALVES = 2;
const TURNS = 8;
const LEAD_MAX = 3;
const FAR = 26;
const NEAR_BALL = 3;
const HEM_ROWS = 4;
const HEM_COLUMNS = 6;
const AVERAGE_STRENGTH = 3;
const HELPED_MAX = 2;
/** Of a block against a carrier only its fall counts. */
const STAKES = { push: 0.1, down: 1, fall: 0.3, turnover: 0.3 } as const;
const SQUARES_TRIED = 3;

export class TurnFeatures {
  readonly numbers: Float64Array = new Float64Array(FEATURES.length);
  private readonly scenes = [new Scene(VETERAN), new Scene(VETERAN)] as const;
  private readonly paths = new Paths();
  private readonly odds: BlockOdds = { dice: 0, gain: 0, risk: 0, down: 0 };
  private g!: BloodGame;
  private my: Seat = 0;
  private their: Seat = 1;

  /** `seat` is about to begin its turn. */
  read(g: BloodGame, seat: Seat): Float64Array {
    const out = this.numbers;
    out.fill(0);
    this.g = g;
    this.my = seat;
    this.their = otherSeat(seat);
    const now = this.writeTime(out);
    this.writePlayers(out, now);
    this.scenes[0].look(g, 0).chart();
    this.scenes[1].look(g, 1).chart();
    for (let b = 0; b < g.ballCount; b++) {
      const ball = b as BallId;
      if (!g.inPlay(ball)) continue;
      const holder = g.holder(ball);
      if (holder === NOBODY) this.writeLoose(out, now, g.ballSquare(ball));
      else if (g.control(holder) === seat) this.writeHold(out, now, holder);
      else this.writeHeld(out, now, holder);
    }
    return out;
  }
  private turnsOf(seat: Seat): number {
    const { g, my } = this;
    return g.rules.edition.turnsPerHalf - g.turn(seat) + (seat === my ? 1 : 0);
  }
  private writeTime(out: Float64Array): number {
    const { g, my, their } = this;
    const myTurns = this.turnsOf(my);
    const theirTurns = this.turnsOf(their);
    const time = (myTurns + theirTurns) / 2 + Math.max(0, HALVES - g.half) * g.rules.edition.turnsPerHalf;
    const now = 1 / Math.sqrt(time + LEAST_TIME);
    const lead = Math.max(-LEAD_MAX, Math.min(LEAD_MAX, g.score(my) - g.score(their)));
    out[AT.always] = 1;
    out[AT.time] = time / (HALVES * TURNS);
    out[AT.now] = now;
    if (g.half < HALVES) {
      out[AT.firstHalf] = 1;
      out[g.firstKicker === my ? AT.receivesLater : AT.kicksLater] = 1;
    }
    out[AT.lead] = lead / 2;
    out[AT.leadNow] = lead * now;
    out[AT.leadLate] = lead * now * now;
    out[AT.ahead] = lead > 0 ? 1 : 0;
    out[AT.behind] = lead < 0 ? 1 : 0;
    out[AT.myTurns] = myTurns / TURNS;
    out[AT.theirTurns] = theirTurns / TURNS;
    out[AT.myRerolls] = Math.min(g.rerolls(my), myTurns) * now;
    out[AT.theirRerolls] = Math.min(g.rerolls(their), theirTurns) * now;
    return now;
  }
  private writePlayers(out: Float64Array, now: number): void {
    const { g, my, their } = this;
    let standing = 0;
    let gone = 0;
    for (let p = 0; p < g.playerCount; p++) {
      const player = p as PlayerId;
      const mine = g.control(player) === my;
      const sign = mine ? 1 : -1;
      if (g.onPitch(player)) {
        const posture = g.posture(player);
        if (posture === Posture.standing) {
          standing += sign;
          out[mine ? AT.myStanding : AT.theirStanding] += 1 / FULL_TEAM;
          if (g.reach(mine ? their : my, g.square(player)) > 0) out[mine ? AT.myMarked : AT.theirMarked] += 0.2;
        } else if (posture === Posture.prone) out[mine ? AT.myProne : AT.theirProne] += 0.2;
        else out[mine ? AT.myStunned : AT.theirStunned] += 0.2;
        out[mine ? AT.myStrength : AT.theirStrength] += (g.stat(player, Stat.strength) - AVERAGE_STRENGTH) * 0.2;
      } else if (g.place(player) === Place.reserves || g.place(player) === Place.exhausted) {
        out[mine ? AT.myReserves : AT.theirReserves] += 0.2;
      } else {
        out[mine ? AT.myOut : AT.theirOut] += 0.2;
        gone += sign;
      }
    }
    out[AT.standingLater] = (standing / FULL_TEAM) * (1 / now - 1);
    out[AT.outLater] = 0.1 * gone * (1 / now - 1);
  }

  // --- somebody has the ball -----------------------------------------------------------------------------------------
  private turnsToGo(carrier: PlayerId, toGo: number): number {
    return Math.ceil(toGo / Math.max(1, this.g.stat(carrier, Stat.movement)));
  }
  /** How likely the carrier gets into the End Zone by itself in a turn. */
  private scoring(carrier: PlayerId): number {
    const { g, paths } = this;
    const seat = g.control(carrier);
    const movement = movementOf(g, carrier);
    const extra = extraSquares(g, carrier, 0);
    const toGo = columnsToGo(seat, g.square(carrier));
    if (isRooted(g, carrier) || toGo > movement + extra) return 0;
    paths.find(this.scenes[seat] as Scene, carrier, movement, extra);
    let most = 0;
    for (let i = 1; i < paths.count; i++) {
      const sq = paths.squares[i] as Square;
      if (columnsToGo(seat, sq) === 0) most = Math.max(most, paths.chance(sq));
    }
    return most;
  }
  private isSturdy(p: PlayerId): boolean {
    return this.g.can(p, Skill.block) || this.g.can(p, Skill.dodge);
  }
  private writeHold(out: Float64Array, now: number, carrier: PlayerId): void {
    const { g, my, their } = this;
    const sq = g.square(carrier);
    const toGo = columnsToGo(my, sq);
    const turns = this.turnsToGo(carrier, toGo);
    const left = this.turnsOf(my);
    out[AT.hold] = 1;
    out[AT.holdNow] = now;
    out[AT.scoreNow] = this.scoring(carrier);
    out[AT.holdNear] = 1 - toGo / FAR;
    out[AT.holdTurns] = Math.min(4, turns) / 4;
    out[AT.holdInTime] = turns <= left ? 1 : 0;
    out[AT.holdSpare] = Math.max(0, Math.min(4, left - turns)) / 4;
    out[AT.holdMarked] = Math.min(3, g.reach(their, sq)) / 2;
    out[AT.holdSturdy] = this.isSturdy(carrier) ? 1 : 0;
    out[AT.holdAgile] = (g.stat(carrier, Stat.agility) - 3) / 2;
    const row = GRID.row(sq);
    for (let p = 0; p < g.playerCount; p++) {
      const player = p as PlayerId;
      if (player === carrier || !g.onPitch(player) || g.posture(player) !== Posture.standing) continue;
      const at = g.square(player);
      if (g.control(player) === my) {
        if (GRID.distance(at, sq) <= NEAR_BALL) out[AT.holdFriends] += 0.2;
        continue;
      }
      const ahead = toGo - columnsToGo(my, at);
      if (ahead >= 0 && ahead <= HEM_COLUMNS && Math.abs(GRID.row(at) - row) <= HEM_ROWS) out[AT.holdHemmed] += 0.2;
    }
  }
  private writeHeld(out: Float64Array, now: number, carrier: PlayerId): void {
    const { g, their } = this;
    const sq = g.square(carrier);
    const toGo = columnsToGo(their, sq);
    const turns = this.turnsToGo(carrier, toGo);
    const left = this.turnsOf(their);
    const row = GRID.row(sq);
    out[AT.held] = 1;
    out[AT.heldNow] = now;
    out[AT.heldNear] = 1 - toGo / FAR;
    out[AT.heldTurns] = Math.min(4, turns) / 4;
    out[AT.heldInTime] = turns <= left ? 1 : 0;
    out[AT.heldSpare] = Math.max(0, Math.min(4, left - turns)) / 4;
    out[AT.heldSturdy] = this.isSturdy(carrier) ? 1 : 0;
    out[AT.heldSideline] = nextToSideline(sq) ? 1 : 0;
    const scores = left > 0 ? this.scoring(carrier) : 0;
    this.writeHits(out, carrier, sq);
    out[AT.hitNow] = out[AT.hitHelped] * now;
    out[AT.heldScore] = scores;
    out[AT.heldScoreNotHit] = scores * (1 - out[AT.hitHelped]);
    for (let p = 0; p < g.playerCount; p++) {
      const player = p as PlayerId;
      if (player === carrier || !g.onPitch(player) || g.posture(player) !== Posture.standing) continue;
      const at = g.square(player);
      const away = GRID.distance(at, sq);
      if (g.control(player) === their) {
        if (away <= 2) out[AT.heldFriends] += 0.2;
        if (away === 1 && GRID.row(at) !== row && GRID.column(at) !== GRID.column(sq)) out[AT.heldCorners] += 0.25;
        continue;
      }
      const ahead = toGo - columnsToGo(their, at);
      if (ahead < 0) continue;
      out[AT.heldGoalSide] += 0.2;
      if (ahead <= HEM_COLUMNS && Math.abs(GRID.row(at) - row) <= HEM_ROWS) out[AT.heldScreen] += 0.2;
    }
  }
  /** How likely the carrier goes down by the best blow of those who can get at it. */
  private writeHits(out: Float64Array, carrier: PlayerId, sq: Square): void {
    const { g, my } = this;
    let most = 0;
    let helped = 0;
    let beside = 0;
    let helpers = 0;
    for (let pass = 0; pass < 2; pass++) {
      for (let p = 0; p < g.playerCount; p++) {
        const player = p as PlayerId;
        if (g.control(player) !== my || !g.onPitch(player) || g.posture(player) === Posture.stunned) continue;
        const movement = movementOf(g, player);
        const extra = extraSquares(g, player, 0);
        const away = GRID.distance(g.square(player), sq);
        if (away > movement + extra) continue;
        if (pass === 0) {
          if (away === 1 && g.posture(player) === Posture.standing) beside++;
          else if (away - 1 <= movement && g.reach(this.their, g.square(player)) === 0) helpers++;
          continue;
        }
        if (!mayBlock(g, player, carrier)) continue;
        const chance = this.hit(
          player,
          carrier,
          sq,
          movement,
          extra,
          Math.min(HELPED_MAX, helpers - (away > 1 ? 1 : 0)),
        );
        most = Math.max(most, chance);
        helped = Math.max(helped, this.withHelp);
      }
    }
    out[AT.hit] = most;
    out[AT.hitHelped] = helped;
    out[AT.hitBeside] = Math.min(3, beside) / 2;
    out[AT.hitHelpers] = Math.min(4, helpers) / 2;
  }
  private withHelp = 0;
  private hit(
    player: PlayerId,
    carrier: PlayerId,
    at: Square,
    movement: number,
    extra: number,
    helpers: number,
  ): number {
    const { g, my, paths, odds } = this;
    this.withHelp = 0;
    paths.find(this.scenes[my] as Scene, player, movement, extra);
    const start = g.square(player);
    let most = 0;
    let tried = 0;
    for (let d = 0; d < 8 && tried < SQUARES_TRIED; d++) {
      const from = stepFrom(at, d);
      if (from < 0 || !paths.has(from) || paths.steps(from) >= movement + extra) continue;
      const chance = paths.chance(from);
      if (chance <= most) continue;
      tried++;
      const steps = paths.steps(from);
      const going = steps >= movement ? chanceOf(g, Roll.goForIt, player, from, from) : 1;
      const flags = Blocking.blitz | (steps > 0 ? Blocking.moved : 0);
      g.put(player, from);
      const { down, dice } = weighBlock(g, player, carrier, flags, STAKES, odds);
      g.put(player, start);
      const there = chance * going;
      most = Math.max(most, there * down);
      const more = helpers > 0 && dice < 2 ? withDice(down, dice, helpers) : down;
      this.withHelp = Math.max(this.withHelp, there * more);
    }
    return most;
  }

  // --- nobody has it -------------------------------------------------------------------------------------------------
  private writeLoose(out: Float64Array, now: number, sq: Square): void {
    const { g, my, their } = this;
    out[AT.loose] = 1;
    out[AT.looseNow] = now;
    out[AT.looseNear] = 1 - columnsToGo(my, sq) / FAR;
    out[AT.looseZones] = Math.min(3, g.reach(my, sq)) / 2;
    out[AT.looseTheirZones] = Math.min(3, g.reach(their, sq)) / 2;
    for (let p = 0; p < g.playerCount; p++) {
      const player = p as PlayerId;
      if (!g.onPitch(player) || g.posture(player) === Posture.stunned) continue;
      const mine = g.control(player) === my;
      if (GRID.distance(g.square(player), sq) <= NEAR_BALL) out[mine ? AT.looseMine : AT.looseTheirs] += 0.2;
      const at = mine ? AT.pick : AT.pickTheirs;
      out[at] = Math.max(out[at], this.picking(player, sq, out[at]));
    }
    out[AT.pickNow] = out[AT.pick] * now;
  }
  /** How likely a player gets at the ball and picks it up; 0 also when that is less than `known`. */
  private picking(player: PlayerId, sq: Square, known: number): number {
    const { g, paths } = this;
    const movement = movementOf(g, player);
    const extra = extraSquares(g, player, 0);
    if (GRID.distance(g.square(player), sq) > movement + extra) return 0;
    const there = g.playerAt(sq);
    if (there !== NOBODY && there !== player) return 0;
    const picked = standingOn(g, player, sq, () => pickUpChance(g, player));
    if (picked <= known) return 0;
    paths.find(this.scenes[g.control(player)] as Scene, player, movement, extra);
    return paths.chance(sq) * picked;
  }
}
/** What a fall comes to with more dice, roughly: team-mates come up before the blow. */
const withDice = (down: number, dice: number, helpers: number): number => {
  if (dice < 0) {
    const one = down ** (1 / -dice);
    return helpers > 1 ? 1 - (1 - one) ** 2 : one;
  }
  return 1 - (1 - down) ** 2;
};
