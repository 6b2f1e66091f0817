/** Challenge Cards: the conditions by which each can be claimed, judged after the Touchdown test (BU-OQ-03). */
import { type BallId, NOBODY, otherSeat, type PlayerId, type Seat, type Square } from '../words.ts';
import { SPACES } from './cells.ts';
import type { BlitzGame, Challenge } from './game.ts';
import { columnsFromHome } from './pitches.ts';
import { countReserves, isMarked, isOpen, isStanding, markedBy, marks, neighbourAt } from './status.ts';
import { Action, Fact } from './words.ts';

const MOVED_COLUMNS = 4;

type HolderOf = (g: BlitzGame, ball: BallId) => PlayerId;
const now: HolderOf = (g, ball) => g.holder(ball);
const before: HolderOf = (g, ball) => g.startHolder(ball);
/** Whether a Player of the team holds a ball now, or did as the Action began. */
const holds = (g: BlitzGame, seat: Seat, holderOf: HolderOf): boolean => {
  for (let b = 0; b < g.ballCount; b++) {
    const p = holderOf(g, b as BallId);
    if (p !== NOBODY && g.control(p) === seat) return true;
  }
  return false;
};
/** BU-CARD-13: a ball an Opponent held before the Action is no longer with that team. */
const freedBall = (g: BlitzGame): boolean => {
  const opponent = otherSeat(g.active);
  for (let b = 0; b < g.ballCount; b++) {
    const ball = b as BallId;
    const loser = before(g, ball);
    if (loser === NOBODY || g.control(loser) !== opponent) continue;
    const holder = now(g, ball);
    if (holder === NOBODY || g.control(holder) !== opponent) return true;
  }
  return false;
};
/** BU-CARD-15: gained in this Action, and not the team's when the turn began. */
const gotBall = (g: BlitzGame): boolean => {
  for (let b = 0; b < g.ballCount; b++) {
    const ball = b as BallId;
    const by = g.gained(ball);
    if (by !== NOBODY && g.control(by) === g.active && !g.heldAtTurnStart(ball, g.active)) return true;
  }
  return false;
};
/** BU-CARD-18: net columns, and still in a team-mate's hands. */
const movedBall = (g: BlitzGame): boolean => {
  for (let b = 0; b < g.ballCount; b++) {
    const ball = b as BallId;
    const p = g.holder(ball);
    const from = g.startSquare(ball);
    if (p === NOBODY || g.control(p) !== g.active || from < 0) continue;
    if (columnsFromHome(g.active, g.ballSquare(ball)) - columnsFromHome(g.active, from as Square) >= MOVED_COLUMNS)
      return true;
  }
  return false;
};
const teammatesNextTo = (g: BlitzGame, player: PlayerId, standingOnly: boolean): number => {
  let count = 0;
  for (let d = 0; d < 8; d++) {
    const q = neighbourAt(g, g.square(player), d);
    if (q !== NOBODY && g.control(q) === g.control(player) && (!standingOnly || isStanding(g, q))) count++;
  }
  return count;
};
/** BU-CARD-24: no Player of the team next to another one, Prone ones included (BU-OQ-52). */
const nobodyTogether = (g: BlitzGame): boolean => {
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (g.control(player) === g.active && g.onPitch(player) && teammatesNextTo(g, player, false) > 0) return false;
  }
  return true;
};
/** Kinds of Action and Players that made any, over the whole turn. */
const playedAsTeam = (g: BlitzGame, wanted: number): boolean => {
  let kinds = 0;
  let players = 0;
  for (let p = 0; p < g.playerCount; p++) {
    if (g.control(p as PlayerId) !== g.active) continue;
    const made = g.made(p as PlayerId);
    kinds |= made;
    if (made !== 0) players++;
  }
  return countBits(kinds) >= wanted && players >= wanted;
};
const countBits = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
};
/** BU-CARD-26: Opponents that only this Player Marks. */
const tiedUp = (g: BlitzGame, player: PlayerId): number =>
  markedBy(g, player).filter(q => {
    for (let p = 0; p < g.playerCount; p++)
      if (p !== player && g.onPitch(p as PlayerId) && marks(g, p as PlayerId, q)) return false;
    return true;
  }).length;
const isThrow = (kind: number): boolean => kind === Action.throw || kind === Action.throwTeammate;
const isUp = (g: BlitzGame, player: PlayerId): boolean => isStanding(g, player);

export const breakSomeBones: Challenge['met'] = (_g, kind, _player, _target, facts) =>
  (kind === Action.block || kind === Action.foul) && (facts & Fact.injured) !== 0;
export const freeUpTheBall: Challenge['met'] = g => freedBall(g);
export const getMoving: Challenge['met'] = (g, kind) => kind === Action.run && g.runsThisTurn >= 3;
export const getTheBall: Challenge['met'] = g => gotBall(g);
export const getTogether: Challenge['met'] = (g, kind, player) =>
  (kind === Action.run || kind === Action.mark || kind === Action.sidestep) &&
  isUp(g, player) &&
  teammatesNextTo(g, player, true) >= 2;
export const makeARiskyThrow: Challenge['met'] = (_g, kind, _player, _target, facts) =>
  isThrow(kind) && (facts & Fact.completed) !== 0 && (facts & Fact.negative) !== 0;
export const moveTheBall: Challenge['met'] = (g, kind) => (kind === Action.run || isThrow(kind)) && movedBall(g);
/** BU-CARD-19, BU-CLAIM-04: an Action that adds neither a kind nor a Player fulfils nothing of it. */
export const playAsATeam: Challenge['met'] = (g, _kind, _player, _target, facts) =>
  (facts & Fact.newToTeam) !== 0 && playedAsTeam(g, 3);
/** BU-CARD-20, BU-CLAIM-04: the Action brought the Player onto the Trapdoor, or an Opponent the ball. */
export const showNoFear: Challenge['met'] = (g, kind, player) =>
  isUp(g, player) &&
  g.pitch.isTrapdoor[g.square(player)] !== 0 &&
  holds(g, otherSeat(g.active), now) &&
  (cameHere(g, kind, player) || !holds(g, otherSeat(g.active), before));
/** Moved onto its square in the Action, stood up on it, or was placed there. */
const cameHere = (g: BlitzGame, kind: number, player: PlayerId): boolean =>
  g.hasMoved(player) || kind === Action.standUp || kind === Action.reserves;
/** BU-CARD-21, BU-CLAIM-04: a free Action is not counted, so it does not fulfil the card either. */
export const showThemHow: Challenge['met'] = (g, _kind, player, _target, facts) =>
  (facts & Fact.paid) !== 0 && countBits(g.paid(player)) >= 3;
export const showUsACompletion: Challenge['met'] = (_g, kind, _player, _target, facts) =>
  isThrow(kind) && (facts & Fact.completed) !== 0;
export const showboat: Challenge['met'] = (_g, _kind, _player, _target, facts) => (facts & Fact.touchdown) !== 0;
export const spreadOut: Challenge['met'] = (g, kind) =>
  (kind === Action.run || kind === Action.sidestep) && nobodyTogether(g);
export const takeThemDown: Challenge['met'] = (_g, kind, _player, _target, facts) =>
  kind === Action.block && (facts & Fact.knockedDown) !== 0;
export const tieThemUp: Challenge['met'] = (g, kind, player) =>
  kind === Action.mark && isUp(g, player) && tiedUp(g, player) >= 2;

// --- only in the 2022 box ---------------------------------------------------------------------------------------------
const BEHIND = 4;
const DEEP = 3;
const isBehind = (g: BlitzGame): boolean => g.score(otherSeat(g.active)) - g.score(g.active) >= BEHIND;
const isBlockDown = (kind: number, facts: number): boolean => kind === Action.block && (facts & Fact.knockedDown) !== 0;

/** B22-CHAL-01: a Foul counts only where the switch says so. */
export const breakSomeBonesByBlock: Challenge['met'] = (g, kind, _player, _target, facts) =>
  (kind === Action.block || (kind === Action.foul && g.rules.options.foulsBreakBones)) && (facts & Fact.injured) !== 0;
/** B22-CHAL-03 */
export const gangUp: Challenge['met'] = (_g, kind, _player, _target, facts) =>
  isBlockDown(kind, facts) && (facts & Fact.assisted) !== 0;
/** B22-CHAL-14, B22-OQ-25: three Opponents Marked, two Players Marking. */
export const tieUpThree: Challenge['met'] = (g, kind) => {
  if (kind !== Action.mark) return false;
  let marked = 0;
  let marking = 0;
  for (let p = 0; p < g.playerCount; p++) {
    if (!isMarked(g, p as PlayerId)) continue;
    if (g.control(p as PlayerId) === g.active) marking++;
    else marked++;
  }
  return marked >= 3 && marking >= 2;
};
/** B22-CHAL-15 */
export const breakTheirLines: Challenge['met'] = (g, kind, player, _target, facts) =>
  isBlockDown(kind, facts) && g.holdsBall(player);
/** B22-CHAL-16: somebody else of theirs went down or out earlier this turn. */
export const causeSomeCarnage: Challenge['met'] = (g, kind, _player, target, facts) => {
  if (kind !== Action.block || !(facts & Fact.injured)) return false;
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (player !== target && g.control(player) !== g.active && g.felled(player) !== 0) return true;
  }
  return false;
};
/** B22-CHAL-17, B22-OQ-19: at least one of those who are deep moved, or became Open, by this Action. */
export const goDeep: Challenge['met'] = g => {
  let deep = 0;
  let changed = false;
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (g.control(player) !== g.active || !isOpen(g, player)) continue;
    if (columnsFromHome(otherSeat(g.active), g.square(player)) > DEEP) continue;
    deep++;
    if (!g.stayedOpen(player)) changed = true;
  }
  return deep >= 2 && changed;
};
/** B22-CHAL-18: nothing else can be claimed by this Action. */
export const lastChance: Challenge['met'] = (g, kind, player, target, facts) => {
  if (!isBehind(g)) return false;
  for (let space = 0; space < SPACES; space++) {
    const card = g.space(space);
    if (card < 0 || g.challengeOf(card).met === lastChance) continue;
    if (g.challengeOf(card).met(g, kind, player, target, facts)) return false;
  }
  return true;
};
/** B22-CHAL-19 */
export const pileOn: Challenge['met'] = (g, kind, _player, _target, facts) =>
  isBlockDown(kind, facts) && countReserves(g, otherSeat(g.active)) >= 2;
/** B22-CHAL-21 */
export const showOffALittle: Challenge['met'] = (g, kind, _player, _target, facts) =>
  isThrow(kind) && (facts & Fact.completed) !== 0 && (facts & Fact.long) !== 0 && g.completionsThisTurn >= 2;
/** B22-CHAL-22, B22-OQ-20: in the Claim Step of the Emergency Reserves Action itself. */
export const showSomeGrit: Challenge['met'] = (g, _kind, _player, _target, facts) =>
  isBehind(g) && (facts & Fact.emergency) !== 0;
