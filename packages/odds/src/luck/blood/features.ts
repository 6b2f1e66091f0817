/** What decides a game of Blood Bowl, as numbers: the score and the time, the ball, the players, the turn. */
import {
  type BallId,
  blood,
  type Game,
  NOBODY,
  otherSeat,
  type PlayerId,
  Posture,
  type Seat,
  type Square,
} from '@ironpitch/engine';
import type { Features } from '../model.ts';
import { LEAST_TIME, placesOf, SideWriter } from '../side.ts';

const { GRID, Place, Stat } = blood;
type BloodGame = blood.BloodGame;

/** What each is, for one side. “Now” counts the more the less time is left; “for the rest” the more is left. */
const MEANINGS = {
  lead: 'touchdowns scored, now',
  leadLate: 'touchdowns scored, once more when time runs out',
  receivesSecondHalf: 'in the first half: will receive the kick-off of the second, now',
  receives: 'no ball in play: receives the next kick-off, less with few turns left, now',
  inTurn: 'it is its turn, now',
  yetToAct: 'in its turn: players yet to act, of eleven, now',
  holdsInTime: 'holds the ball and can walk in before the half is over, now',
  holdsTooLate: 'holds the ball too far away for that, now',
  holdsNear: 'holds it in time: how near the carrier is to the End Zone, now',
  turnsToSpare: 'holds it in time: turns to spare, four at most, of four, now',
  scoresNow: 'in its turn: the carrier may still act and can get there this turn, now',
  carrierMarked: 'tackle zones on its carrier, now',
  carrierHunted: 'opponents standing within four squares of its carrier, now',
  carrierGuarded: 'team-mates standing within two squares of its carrier, now',
  looseNear: 'loose ball: how near its nearest standing player is, now',
  looseInTurn: 'loose ball: it is its turn, now',
  looseForward: 'loose ball: how far forward it lies for this side, now',
  standingNow: 'players standing on the pitch, now',
  standing: 'players standing on the pitch, for the rest',
  down: 'players prone or stunned, for the rest',
  reserves: 'players in reserve, for the rest',
  knockedOut: 'players knocked out, for the rest',
  strength: 'strength above 3 of whoever can still play, for the rest',
  agility: 'agility above 3, for the rest',
  armour: 'armour above 8, for the rest',
  movement: 'movement above 6, for the rest',
  skills: 'skills, for the rest',
  rerolls: 'team re-rolls it can still use this half, now',
  apothecary: 'apothecaries, for the rest',
  cards: 'cards in hand, now',
} as const;
type Name = keyof typeof MEANINGS;
const PLACES = placesOf(MEANINGS);
const DRAW_MEANINGS = {
  always: 'in every position',
  time: 'the logarithm of the time left',
  overtime: 'overtime is played: no match ends in a draw',
  anyLead: 'somebody leads',
} as const;

const FULL_TEAM = 11;
const AVERAGE = { strength: 3, agility: 3, armour: 8, movement: 6 } as const;
const EXTRA_SQUARES = 2;
const NEAR = 4;
const NEAR_MAX = 4;
const SPARE_MAX = 4;
const LOOSE_FAR = 8;
const HALVES = 2;

/** Whose turn it is, or will be in a moment, since the one under way is lost. */
const inTurn = (g: BloodGame): number => (g.turnover === 0 || g.active < 0 ? g.active : otherSeat(g.active));
/** Players of the coach in turn who may still act, of a full team. */
const yetToAct = (g: BloodGame): number => {
  if (g.turnover !== 0) return 1;
  let count = 0;
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (
      g.control(player) === g.active &&
      g.onPitch(player) &&
      !g.acted(player) &&
      g.posture(player) !== Posture.stunned
    )
      count++;
  }
  return Math.min(1, count / FULL_TEAM);
};
/** Turns a coach has left in this half, the one under way by how much of it is left. */
const turnsInHalf = (g: BloodGame, seat: Seat): number => {
  const turns = g.half === 0 ? 0 : g.rules.edition.turnsPerHalf - g.turn(seat);
  return g.active === seat && !g.bonusTurn && g.turnover === 0 ? turns + yetToAct(g) : turns;
};
/** Turns each coach has left, on average, halves to come included; overtime where it would have to be played now. */
const timeLeft = (g: BloodGame): number => {
  const overtime = g.half === HALVES && g.rules.options.overtime && g.score(0) === g.score(1) ? 1 : 0;
  const halves = Math.max(0, HALVES - g.half) + overtime;
  return (turnsInHalf(g, 0) + turnsInHalf(g, 1)) / 2 + halves * g.rules.edition.turnsPerHalf;
};

const columnsToGo = (seat: Seat, sq: Square): number =>
  seat === 0 ? GRID.width - GRID.column(sq) : GRID.column(sq) - 1;
/** How many standing players of a seat are within some squares of a place, the one on it left out. */
const standingNear = (g: BloodGame, seat: Seat, sq: Square, within: number): number => {
  let count = 0;
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (g.control(player) !== seat || !blood.isStanding(g, player)) continue;
    const away = GRID.distance(g.square(player), sq);
    if (away > 0 && away <= within) count++;
  }
  return Math.min(NEAR_MAX, count);
};

class Side extends SideWriter<BloodGame, Name> {
  constructor(g: BloodGame, seat: Seat, out: Float64Array) {
    super(g, seat, timeLeft(g), PLACES, out);
  }
  write(): void {
    const { g, seat, now } = this;
    this.add('lead', g.score(seat) * now);
    this.add('leadLate', g.score(seat) * now * now);
    if (g.half === 1 && g.firstKicker === seat) this.add('receivesSecondHalf', now);
    if (inTurn(g) === seat) {
      this.add('inTurn', now);
      this.add('yetToAct', yetToAct(g) * now);
    }
    this.ball();
    this.players();
    this.add('rerolls', Math.min(g.rerolls(seat), Math.ceil(turnsInHalf(g, seat))) * now);
    this.add('apothecary', g.apothecaries(seat) * this.rest);
    this.add('cards', g.handSize(seat) * now);
  }
  private ball(): void {
    const { g } = this;
    let any = false;
    for (let b = 0; b < g.ballCount; b++) {
      const ball = b as BallId;
      if (!g.inPlay(ball)) continue;
      any = true;
      const holder = g.holder(ball);
      if (holder === NOBODY) this.loose(g.ballSquare(ball));
      else if (g.control(holder) === this.seat) this.held(holder);
    }
    if (!any) this.kickOff();
  }
  /** Before a kick-off, and while the ball is in the air. */
  private kickOff(): void {
    const { g, seat, now } = this;
    if (g.half === 0 || g.kicking !== otherSeat(seat)) return;
    this.add('receives', Math.min(1, turnsInHalf(g, seat) / SPARE_MAX) * now);
  }
  private held(carrier: PlayerId): void {
    const { g, seat, now } = this;
    const sq = g.square(carrier);
    const toGo = columnsToGo(seat, sq);
    const movement = Math.max(1, g.stat(carrier, Stat.movement));
    const turns = Math.max(1, Math.ceil(toGo / movement));
    const left = Math.ceil(turnsInHalf(g, seat));
    this.add('carrierMarked', blood.zonesAgainst(g, seat, sq) * now);
    if (turns > left) return this.add('holdsTooLate', now);
    this.add('holdsInTime', now);
    this.add('holdsNear', (1 - toGo / GRID.width) * now);
    this.add('turnsToSpare', (Math.min(SPARE_MAX, left - turns) / SPARE_MAX) * now);
    this.add('carrierHunted', standingNear(g, otherSeat(seat), sq, NEAR) * now);
    this.add('carrierGuarded', standingNear(g, seat, sq, 2) * now);
    const free = g.active === seat && !g.acted(carrier) && g.turnover === 0;
    if (free && toGo <= movement + EXTRA_SQUARES) this.add('scoresNow', now);
  }
  private loose(sq: Square): void {
    const { g, seat, now } = this;
    let nearest = LOOSE_FAR;
    for (let p = 0; p < g.playerCount; p++) {
      const player = p as PlayerId;
      if (g.control(player) !== seat || !blood.isStanding(g, player)) continue;
      nearest = Math.min(nearest, GRID.distance(g.square(player), sq));
    }
    this.add('looseNear', (1 - nearest / LOOSE_FAR) * now);
    this.add('looseForward', (1 - columnsToGo(seat, sq) / GRID.width) * now);
    if (inTurn(g) === seat) this.add('looseInTurn', now);
  }
  private players(): void {
    const { g, seat, now, rest } = this;
    for (let p = 0; p < g.playerCount; p++) {
      const player = p as PlayerId;
      if (g.control(player) !== seat) continue;
      if (g.onPitch(player)) {
        const stands = g.posture(player) === Posture.standing;
        if (stands) this.add('standingNow', now);
        this.add(stands ? 'standing' : 'down', rest);
      } else if (g.place(player) === Place.reserves || g.place(player) === Place.exhausted) this.add('reserves', rest);
      else if (g.place(player) === Place.knockedOut) this.add('knockedOut', rest);
      else continue;
      this.quality(player);
    }
  }
  private quality(player: PlayerId): void {
    const { g } = this;
    const each = this.rest / FULL_TEAM;
    this.add('strength', (g.stat(player, Stat.strength) - AVERAGE.strength) * each);
    this.add('agility', (g.stat(player, Stat.agility) - AVERAGE.agility) * each);
    this.add('armour', (g.stat(player, Stat.armour) - AVERAGE.armour) * each);
    this.add('movement', (g.stat(player, Stat.movement) - AVERAGE.movement) * each);
    this.add('skills', (g.lineup.profiles.list[g.profile(player)]?.skills.length ?? 0) * each);
  }
}

export const bloodFeatures: Features = {
  meanings: MEANINGS,
  drawMeanings: DRAW_MEANINGS,
  side: (g: Game, seat: Seat, out: Float64Array): void => new Side(g as BloodGame, seat, out).write(),
  draw(game: Game, out: Float64Array): void {
    const g = game as BloodGame;
    out[0] = 1;
    out[1] = Math.log(timeLeft(g) + LEAST_TIME);
    out[2] = g.rules.options.overtime ? 1 : 0;
    out[3] = Math.min(1, Math.abs(g.score(0) - g.score(1)));
  },
};
