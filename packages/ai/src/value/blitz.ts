/** What decides a game of Blitz Bowl, as numbers: points and cards left to play for, balls, Players, the turn. */
import {
  type BallId,
  type BlitzGame,
  type Game,
  isMarked,
  isOpen,
  isStanding,
  NOBODY,
  otherSeat,
  type PlayerId,
  type Seat,
  type Square,
  Stat,
} from '@ironpitch/engine';
import { columnsToGo } from '../greedy/blitz/worth.ts';
import { type Features, LEAST_TIME, nowIn, placesOf } from './features.ts';

/** Without a suffix: weighed by how little time is left; `Rest`: by how much; `Raw`: as it is. */
const SIDE = [
  'lead',
  'leadLate',
  'leadRaw',
  'towardsSuddenDeath',
  'suddenDeathLead',
  'inTurn',
  'inTurnRaw',
  'actionsLeft',
  'lastTurn',
  'holds',
  'holdsNear',
  'runsAway',
  'scoresNow',
  'scoresNext',
  'carrierMarked',
  'carrierHunted',
  'carrierInReach',
  'carrierGuarded',
  'looseNear',
  'looseInTurn',
  'looseReach',
  'looseGuarded',
  'forward',
  'marks',
  'blocksInTurn',
  'standing',
  'standingRest',
  'prone',
  'off',
  'offRest',
  'hand',
  'handRest',
  'rookies',
  'claims',
  'halfDone',
  'handlersRest',
  'fastestRest',
  'movementRest',
  'blockRest',
  'throwsRest',
  'armourRest',
  'abilitiesRest',
] as const;
const AT = placesOf(SIDE);
const SHARED = [
  'rest',
  'always',
  'time',
  'now',
  'endgame',
  'finalRound',
  'balls',
  'pointsOpen',
  'gap',
  'tied',
] as const;
const SHARED_AT = placesOf(SHARED);

const POINTS = 5;
const FINAL_ROUND = 2;
const ACTIONS = 3;
const SPACES = 3;
const HUNTED_WITHIN = 4;
const HUNTERS_MAX = 3;
const LOOSE_FAR = 8;
const TEAM = 6;
const DIE = 7;
const RUNS_MAX = 3;
const MATCH_TURNS = 20;

/** Turns left: known in the final round, before that at most one for every card. */
const timeLeft = (g: BlitzGame): number => {
  const underWay = Math.min(1, g.actionsLeft / ACTIONS);
  const { turnCap } = g.rules.options;
  const cards = g.finalTurns > 0 ? g.finalTurns - 1 : g.deckSize + FINAL_ROUND;
  return Math.max(0, underWay + (turnCap > 0 ? Math.min(cards, turnCap - g.turn) : cards));
};
const writeShared = (g: BlitzGame, out: Float64Array, time: number): void => {
  const now = nowIn(time);
  out[SHARED_AT.rest] = (time * now) / Math.sqrt(MATCH_TURNS);
  out[SHARED_AT.always] = 1;
  out[SHARED_AT.time] = Math.log(time + LEAST_TIME);
  out[SHARED_AT.now] = now;
  out[SHARED_AT.endgame] = g.endgame ? 1 : 0;
  out[SHARED_AT.finalRound] = g.finalTurns > 0 ? 1 : 0;
  for (let b = 0; b < g.ballCount; b++) if (g.inPlay(b as BallId)) out[SHARED_AT.balls] += 1;
  for (let space = 0; space < SPACES; space++) {
    const card = g.space(space);
    if (card >= 0) out[SHARED_AT.pointsOpen] += g.challengeOf(card).points / POINTS;
  }
  const gap = Math.abs(g.score(0) - g.score(1));
  out[SHARED_AT.gap] = (gap / POINTS) * now;
  out[SHARED_AT.tied] = gap === 0 ? now : 0;
};

const writeSide = (g: BlitzGame, seat: Seat, out: Float64Array, time: number): void => {
  const now = nowIn(time);
  const rest = time * now;
  const points = g.score(seat) / POINTS;
  out[AT.lead] = points * now;
  out[AT.leadLate] = points * now * now;
  out[AT.leadRaw] = points;
  if (!g.endgame) {
    const needed = g.arena.suddenDeathLead ?? g.rules.edition.suddenDeathLead;
    const lead = (g.score(seat) - g.score(otherSeat(seat))) / needed;
    if (lead > 0) out[AT.towardsSuddenDeath] = Math.min(1, lead) ** 2;
    if (lead >= 1) out[AT.suddenDeathLead] = 1;
  }
  if (g.active === seat) {
    out[AT.inTurn] = now;
    out[AT.inTurnRaw] = 1;
    out[AT.actionsLeft] = (g.actionsLeft / ACTIONS) * now;
    writeProgress(g, seat, out, now);
  }
  if (g.finalTurns > 0 && (g.finalTurns === 1) === (g.active === seat)) out[AT.lastTurn] = 1;
  for (let b = 0; b < g.ballCount; b++) {
    const ball = b as BallId;
    if (!g.inPlay(ball)) continue;
    const holder = g.holder(ball);
    if (holder === NOBODY) writeLoose(g, seat, out, now, g.ballSquare(ball));
    else if (g.control(holder) === seat) writeCarrier(g, seat, out, now, holder);
  }
  writePlayers(g, seat, out, now, rest);
  out[AT.hand] = g.handCount(seat) * now;
  out[AT.handRest] = g.handCount(seat) * rest;
  if (g.holdsRookies(seat)) out[AT.rookies] = now;
};
/** What the turn under way has brought on the way to a card. */
const writeProgress = (g: BlitzGame, seat: Seat, out: Float64Array, now: number): void => {
  out[AT.claims] = g.claimedThisTurn === 0 ? 0 : now;
  let players = 0;
  for (let p = 0; p < g.playerCount; p++)
    if (g.control(p as PlayerId) === seat && g.made(p as PlayerId) !== 0) players++;
  out[AT.halfDone] = (players / ACTIONS) * now;
};
const writeCarrier = (g: BlitzGame, seat: Seat, out: Float64Array, now: number, carrier: PlayerId): void => {
  const sq = g.square(carrier);
  const toGo = columnsToGo(g, seat, sq);
  const move = Math.max(1, g.stat(carrier, Stat.move));
  const runs = Math.ceil(toGo / move);
  out[AT.holds] += now;
  out[AT.holdsNear] += (1 - toGo / g.grid.width) * now;
  out[AT.runsAway] += Math.min(RUNS_MAX, runs) * now;
  const marked = isMarked(g, carrier);
  if (marked) out[AT.carrierMarked] += now;
  if (!marked && runs <= 1 && isOpen(g, carrier)) {
    const mine = g.active === seat && g.actionsLeft > 0;
    out[mine ? AT.scoresNow : AT.scoresNext] += now;
  }
  let hunters = 0;
  let inReach = 0;
  let guards = 0;
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (player === carrier || !isStanding(g, player)) continue;
    const away = g.grid.distance(g.square(player), sq);
    if (g.control(player) === seat) {
      if (away <= 2) guards++;
    } else if (away <= HUNTED_WITHIN) hunters++;
    else if (away <= HUNTED_WITHIN + g.stat(player, Stat.move)) inReach++;
  }
  out[AT.carrierHunted] += Math.min(HUNTERS_MAX, hunters) * now;
  out[AT.carrierInReach] += Math.min(HUNTERS_MAX, inReach) * now;
  out[AT.carrierGuarded] += Math.min(HUNTERS_MAX, guards) * now;
};
const writeLoose = (g: BlitzGame, seat: Seat, out: Float64Array, now: number, sq: Square): void => {
  let nearest = LOOSE_FAR;
  let reach = 0;
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (g.control(player) !== seat || !isStanding(g, player) || g.stat(player, Stat.throw) === 0) continue;
    const away = g.grid.distance(g.square(player), sq);
    nearest = Math.min(nearest, away);
    if (away <= g.stat(player, Stat.move)) reach++;
  }
  out[AT.looseNear] += (1 - nearest / LOOSE_FAR) * now;
  out[AT.looseReach] += Math.min(HUNTERS_MAX, reach) * now;
  if (g.active === seat) out[AT.looseInTurn] += now;
  if (g.reach(seat, sq) > 0) out[AT.looseGuarded] += now;
};
const writePlayers = (g: BlitzGame, seat: Seat, out: Float64Array, now: number, rest: number): void => {
  let fastest = 0;
  const each = rest / TEAM;
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (g.control(player) !== seat) continue;
    const block = g.stat(player, Stat.block);
    const move = g.stat(player, Stat.move);
    const throws = g.stat(player, Stat.throw);
    if (isStanding(g, player)) {
      out[AT.standing] += now;
      out[AT.standingRest] += rest;
      out[AT.forward] += (1 - columnsToGo(g, seat, g.square(player)) / g.grid.width) * now;
      if (isMarked(g, player)) {
        out[AT.marks] += now;
        if (g.active === seat) out[AT.blocksInTurn] += block * g.actionsLeft * now;
      }
    } else if (g.onPitch(player)) out[AT.prone] += now;
    else {
      out[AT.off] += now;
      out[AT.offRest] += rest;
    }
    if (throws > 0) out[AT.handlersRest] += rest;
    fastest = Math.max(fastest, move);
    out[AT.movementRest] += move * each;
    out[AT.blockRest] += block * each;
    out[AT.throwsRest] += reliable(throws) * each;
    out[AT.armourRest] += reliable(g.stat(player, Stat.armour)) * each;
    out[AT.abilitiesRest] += (g.lineup.profiles.list[g.profile(player)]?.skills.length ?? 0) * each;
  }
  out[AT.fastestRest] = fastest * rest;
};
/** How many faces of a D6 do; none without a value. */
const reliable = (target: number): number => (target === 0 ? 0 : DIE - target);

export const blitzFeatures: Features = {
  side: SIDE,
  shared: SHARED,
  write(game, shared, home, away): void {
    const g = game as BlitzGame;
    const time = timeLeft(g);
    writeShared(g, shared, time);
    writeSide(g, 0, home, time);
    writeSide(g, 1, away, time);
  },
  teamOf: (g: Game, seat: Seat): string => (g as BlitzGame).teamOf(seat).id,
};
