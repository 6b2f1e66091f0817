/** What decides a game of Blood Bowl, as numbers: the score and the time, the ball and who can get at it, the players. */
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
import { columnsToGo } from '../greedy/blood/scene.ts';
import { type Features, LEAST_TIME, nowIn, placesOf } from './features.ts';

const { GRID, Place, Skill, Stat } = blood;
type BloodGame = blood.BloodGame;

/** Without a suffix: weighed by how little time is left; `Rest`: by how much; `Raw`: as it is. */
const SIDE = [
  'lead',
  'leadLate',
  'receivesSecondHalf',
  'receives',
  'inTurn',
  'yetToAct',
  'holdsInTime',
  'holdsTooLate',
  'holdsNear',
  'holdsRaw',
  'turnsToGo',
  'turnsToSpare',
  'walksIn',
  'scoresNow',
  'carrierMarked',
  'carrierHunters',
  'carrierStrongest',
  'carrierCorners',
  'carrierGuarded',
  'carrierHemmedIn',
  'carrierSturdy',
  'carrierSideline',
  'waitsWithBall',
  'looseNear',
  'looseReach',
  'looseForward',
  'looseInTurn',
  'looseMarked',
  'looseOn',
  'standing',
  'standingRest',
  'prone',
  'stunned',
  'downRest',
  'reservesRest',
  'knockedOutRest',
  'strengthRest',
  'agilityRest',
  'armourRest',
  'movementRest',
  'skillsRest',
  'rerolls',
  'rerollsRest',
  'apothecaryRest',
  'cards',
  'contacts',
  'contactStrength',
  'goalSide',
] as const;
const AT = placesOf(SIDE);
const SHARED = ['rest', 'always', 'time', 'now', 'overtime', 'anyLead', 'firstHalf', 'halfLeft', 'noBall'] as const;
const SHARED_AT = placesOf(SHARED);

const FULL_TEAM = 11;
const AVERAGE = { strength: 3, agility: 3, armour: 8, movement: 6 } as const;
const EXTRA_SQUARES = 2;
const HUNTERS_MAX = 5;
const SPARE_MAX = 4;
const TURNS_MAX = 4;
const LOOSE_FAR = 8;
const HALVES = 2;
const HEM_ROWS = 3;
const HEM_MAX = 5;
const MATCH_TURNS = 16;

/** Whose turn it is, or will be in a moment, since the one under way is lost. */
const inTurn = (g: BloodGame): number => (g.turnover === 0 || g.active < 0 ? g.active : otherSeat(g.active));
/** Players of the coach in turn who may still act, of a full team. */
const yetToAct = (g: BloodGame): number => {
  if (g.turnover !== 0) return 1;
  let count = 0;
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (!g.onPitch(player) || g.control(player) !== g.active || g.acted(player)) continue;
    if (g.posture(player) !== Posture.stunned) count++;
  }
  return Math.min(1, count / FULL_TEAM);
};
/** Turns a coach has left in this half, the one under way by how much of it is left. */
const turnsInHalf = (g: BloodGame, seat: Seat, waiting: number): number => {
  const turns = g.half === 0 ? 0 : g.rules.edition.turnsPerHalf - g.turn(seat);
  return g.active === seat && !g.bonusTurn && g.turnover === 0 ? turns + waiting : turns;
};
/** Turns each coach has left, on average, halves to come included; overtime where it would have to be played now. */
const timeLeft = (g: BloodGame, waiting: number): number => {
  const overtime = g.half === HALVES && g.rules.options.overtime && g.score(0) === g.score(1) ? 1 : 0;
  const halves = Math.max(0, HALVES - g.half) + overtime;
  const here = (turnsInHalf(g, 0, waiting) + turnsInHalf(g, 1, waiting)) / 2;
  return here + halves * g.rules.edition.turnsPerHalf;
};

const writeShared = (g: BloodGame, out: Float64Array, time: number, waiting: number): void => {
  let inPlay = false;
  for (let b = 0; b < g.ballCount; b++) if (g.inPlay(b as BallId)) inPlay = true;
  const now = nowIn(time);
  out[SHARED_AT.rest] = (time * now) / Math.sqrt(MATCH_TURNS);
  out[SHARED_AT.always] = 1;
  out[SHARED_AT.time] = Math.log(time + LEAST_TIME);
  out[SHARED_AT.now] = now;
  out[SHARED_AT.overtime] = g.rules.options.overtime ? 1 : 0;
  out[SHARED_AT.anyLead] = g.score(0) === g.score(1) ? 0 : 1;
  out[SHARED_AT.firstHalf] = g.half < HALVES ? 1 : 0;
  out[SHARED_AT.halfLeft] =
    (turnsInHalf(g, 0, waiting) + turnsInHalf(g, 1, waiting)) / (2 * g.rules.edition.turnsPerHalf);
  out[SHARED_AT.noBall] = inPlay ? 0 : 1;
};

const writeSide = (g: BloodGame, seat: Seat, out: Float64Array, time: number, waiting: number): void => {
  const now = nowIn(time);
  const rest = time * now;
  const score = g.score(seat);
  const turns = turnsInHalf(g, seat, waiting);
  out[AT.lead] = score * now;
  out[AT.leadLate] = score * now * now;
  if (g.half === 1 && g.firstKicker === seat) out[AT.receivesSecondHalf] = now;
  if (inTurn(g) === seat) {
    out[AT.inTurn] = now;
    out[AT.yetToAct] = waiting * now;
  }
  const focus = writeBalls(g, seat, out, now, turns);
  writePlayers(g, seat, out, now, rest, focus);
  const rerolls = Math.min(g.rerolls(seat), Math.ceil(turns));
  out[AT.rerolls] = rerolls * now;
  out[AT.rerollsRest] = (g.rerolls(seat) * rest) / SPARE_MAX;
  out[AT.apothecaryRest] = g.apothecaries(seat) * rest;
  if (g.rules.options.cards) out[AT.cards] = g.handSize(seat) * now;
};
/** The column the ball is in, for players to be on the right side of; -1 while there is none. */
const writeBalls = (g: BloodGame, seat: Seat, out: Float64Array, now: number, turns: number): Square => {
  let focus = -1 as Square;
  for (let b = 0; b < g.ballCount; b++) {
    const ball = b as BallId;
    if (!g.inPlay(ball)) continue;
    focus = g.ballSquare(ball);
    const holder = g.holder(ball);
    if (holder === NOBODY) writeLoose(g, seat, out, now, focus);
    else if (g.control(holder) === seat) writeCarrier(g, seat, out, now, turns, holder);
  }
  if (focus < 0 && g.half > 0 && g.kicking !== seat) out[AT.receives] = Math.min(1, turns / SPARE_MAX) * now;
  return focus;
};
const writeCarrier = (
  g: BloodGame,
  seat: Seat,
  out: Float64Array,
  now: number,
  turnsLeft: number,
  carrier: PlayerId,
): void => {
  const sq = g.square(carrier);
  const toGo = columnsToGo(seat, sq);
  const movement = Math.max(1, g.stat(carrier, Stat.movement));
  const free = g.active === seat && !g.acted(carrier) && g.turnover === 0;
  const turns = Math.max(1, Math.ceil(toGo / movement));
  // A turn in which the carrier has acted brings it no further.
  const left = Math.ceil(turnsLeft) - (g.active === seat && g.acted(carrier) ? 1 : 0);
  const other = otherSeat(seat);
  const zones = g.reach(other, sq);
  out[AT.holdsRaw] += 1;
  out[AT.carrierMarked] += zones * now;
  if (turns > left) {
    out[AT.holdsTooLate] += now;
    if (free && toGo <= movement + EXTRA_SQUARES) out[AT.scoresNow] += now;
    return;
  }
  out[AT.holdsInTime] += now;
  out[AT.holdsNear] += (1 - toGo / GRID.width) * now;
  out[AT.turnsToGo] += Math.min(1, turns / TURNS_MAX) * now;
  out[AT.turnsToSpare] += (Math.min(SPARE_MAX, left - turns) / SPARE_MAX) * now;
  if (free && toGo <= movement && zones === 0) out[AT.walksIn] += now;
  if (free && toGo <= movement + EXTRA_SQUARES) out[AT.scoresNow] += now;
  if (inTurn(g) !== seat) out[AT.waitsWithBall] += now;
  if (g.owns(carrier, Skill.block) || g.owns(carrier, Skill.dodge)) out[AT.carrierSturdy] += now;
  if (blood.nextToSideline(sq)) out[AT.carrierSideline] += now;
  writeThreats(g, seat, out, now, carrier, sq, toGo);
};
/** Who can come and strike the carrier, who guards it, and who stands in its way. */
const writeThreats = (
  g: BloodGame,
  seat: Seat,
  out: Float64Array,
  now: number,
  carrier: PlayerId,
  sq: Square,
  toGo: number,
): void => {
  const strength = g.stat(carrier, Stat.strength);
  const row = GRID.row(sq);
  let hunters = 0;
  let strongest = -2;
  let corners = 0;
  let guards = 0;
  let hemming = 0;
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (player === carrier || !g.onPitch(player)) continue;
    const posture = g.posture(player);
    if (posture === Posture.stunned) continue;
    const at = g.square(player);
    const away = GRID.distance(at, sq);
    const stands = posture === Posture.standing;
    if (g.control(player) === seat) {
      if (!stands || away > 2) continue;
      guards++;
      if (away === 1 && GRID.row(at) !== row && GRID.column(at) !== GRID.column(sq)) corners++;
      continue;
    }
    const lying = stands ? 0 : g.rules.edition.standUp.cost;
    if (away <= g.stat(player, Stat.movement) - lying + 1) {
      hunters++;
      strongest = Math.max(strongest, g.stat(player, Stat.strength) - strength);
    }
    if (stands && columnsToGo(seat, at) <= toGo && Math.abs(GRID.row(at) - row) <= HEM_ROWS) hemming++;
  }
  out[AT.carrierHunters] += Math.min(HUNTERS_MAX, hunters) * now;
  if (hunters > 0) out[AT.carrierStrongest] += Math.min(2, strongest + 2) * now;
  out[AT.carrierCorners] += corners * now;
  out[AT.carrierGuarded] += Math.min(HUNTERS_MAX, guards) * now;
  out[AT.carrierHemmedIn] += Math.min(HEM_MAX, hemming) * now;
};
const writeLoose = (g: BloodGame, seat: Seat, out: Float64Array, now: number, sq: Square): void => {
  let nearest = LOOSE_FAR;
  let reach = 0;
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (!g.onPitch(player) || g.control(player) !== seat || g.posture(player) === Posture.stunned) continue;
    const lying = g.posture(player) === Posture.standing ? 0 : g.rules.edition.standUp.cost;
    const away = GRID.distance(g.square(player), sq) + lying;
    nearest = Math.min(nearest, away);
    if (away <= g.stat(player, Stat.movement) && !(g.active === seat && g.acted(player))) reach++;
  }
  out[AT.looseNear] += (1 - nearest / LOOSE_FAR) * now;
  out[AT.looseReach] += Math.min(HUNTERS_MAX, reach) * now;
  out[AT.looseForward] += (1 - columnsToGo(seat, sq) / GRID.width) * now;
  if (inTurn(g) === seat) out[AT.looseInTurn] += now;
  out[AT.looseMarked] += g.reach(seat, sq) * now;
  if (nearest === 1) out[AT.looseOn] += now;
};
const writePlayers = (g: BloodGame, seat: Seat, out: Float64Array, now: number, rest: number, focus: Square): void => {
  const other = otherSeat(seat);
  const ballToGo = focus < 0 ? 0 : columnsToGo(other, focus);
  let standing = 0;
  let down = 0;
  let strength = 0;
  let agility = 0;
  let armour = 0;
  let movement = 0;
  let skills = 0;
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (g.control(player) !== seat) continue;
    if (g.onPitch(player)) {
      const posture = g.posture(player);
      const sq = g.square(player);
      if (posture === Posture.standing) {
        standing++;
        if (g.reach(other, sq) > 0) {
          out[AT.contacts] += now;
          out[AT.contactStrength] += (g.stat(player, Stat.strength) - AVERAGE.strength) * now;
        }
        if (focus >= 0 && columnsToGo(other, sq) <= ballToGo) out[AT.goalSide] += now;
      } else {
        down++;
        out[posture === Posture.prone ? AT.prone : AT.stunned] += now;
      }
    } else if (g.place(player) === Place.reserves || g.place(player) === Place.exhausted) out[AT.reservesRest] += rest;
    else if (g.place(player) === Place.knockedOut) out[AT.knockedOutRest] += rest;
    else continue;
    strength += g.stat(player, Stat.strength) - AVERAGE.strength;
    agility += g.stat(player, Stat.agility) - AVERAGE.agility;
    armour += g.stat(player, Stat.armour) - AVERAGE.armour;
    movement += g.stat(player, Stat.movement) - AVERAGE.movement;
    skills += g.lineup.profiles.list[g.profile(player)]?.skills.length ?? 0;
  }
  const each = rest / FULL_TEAM;
  out[AT.standing] = standing * now;
  out[AT.standingRest] = standing * rest;
  out[AT.downRest] = down * rest;
  out[AT.strengthRest] = strength * each;
  out[AT.agilityRest] = agility * each;
  out[AT.armourRest] = armour * each;
  out[AT.movementRest] = movement * each;
  out[AT.skillsRest] = skills * each;
};

export const bloodFeatures: Features = {
  side: SIDE,
  shared: SHARED,
  write(game, shared, home, away): void {
    const g = game as BloodGame;
    const waiting = yetToAct(g);
    const time = timeLeft(g, waiting);
    writeShared(g, shared, time, waiting);
    writeSide(g, 0, home, time, waiting);
    writeSide(g, 1, away, time, waiting);
  },
  teamOf: (g: Game, seat: Seat): string => (g as BloodGame).teamOf(seat).id,
};
