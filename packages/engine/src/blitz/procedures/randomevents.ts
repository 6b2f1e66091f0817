/** Random Event Cards: each a short procedure; both coaches act in the order active coach, then the other. */
import { MATCH_TARGET, Until } from '../../kernel/effects.ts';
import { NO_BALL, NOBODY, otherSeat, type PlayerId, type Seat, type Square } from '../../words.ts';
import { SPACES } from '../cells.ts';
import type { BlitzGame } from '../game.ts';
import { GRID } from '../pitches.ts';
import { isOpen, isStanding, layProne, procedure, question } from '../status.ts';
import {
  BLOCK_DIE,
  CHOOSE_PLAYER,
  COACHES_GENEROUS,
  Face,
  type FaceName,
  faceOf,
  PITCH_CRUMBLES,
  REF_GONE,
} from '../words.ts';
import { Deal, discardSpace, freeSpace } from './cards.ts';
import { EmptyBench } from './choices.ts';
import { bounceAll, goProne, injureTogether, leaveTogether } from './falls.ts';
import { evenTrapdoor, NewBall } from './newball.ts';
import { PlaceTeam } from './placing.ts';

// --- Banana Skins (BU-EVENT-11) -----------------------------------------------------------------------------------
const AskSlip = question(
  'bananaSkins',
  ['seat'],
  (g, seat) => {
    for (let p = 0; p < g.playerCount; p++)
      if (g.control(p as PlayerId) !== seat && isOpen(g, p as PlayerId)) g.offer(CHOOSE_PLAYER, p);
  },
  { onTheWay: true },
);
const Slip = procedure('BananaSkin', ['seat'], [askSlip, slip]);
function askSlip(g: BlitzGame, seat: Seat): void {
  for (let p = 0; p < g.playerCount; p++)
    if (g.control(p as PlayerId) !== seat && isOpen(g, p as PlayerId)) return g.ask(AskSlip, seat, seat);
  g.finish();
}
function slip(g: BlitzGame): void {
  goProne(g, g.object as PlayerId);
}
export const BananaSkins = procedure('BananaSkins', ['seat'], [firstSlips, secondSlips]);
function firstSlips(g: BlitzGame, seat: Seat): void {
  g.call(Slip, seat);
}
function secondSlips(g: BlitzGame, seat: Seat): void {
  g.call(Slip, otherSeat(seat));
}

// --- effects for the rest of the game -----------------------------------------------------------------------------
export const CrumblingPitch = procedure(
  'CrumblingPitch',
  ['seat'],
  [g => g.affect(MATCH_TARGET, PITCH_CRUMBLES, 0, Until.match)],
);
export const GenerousCoaches = procedure(
  'GenerousCoaches',
  ['seat'],
  [g => g.affect(MATCH_TARGET, COACHES_GENEROUS, 0, Until.match)],
);
export const GetTheRef = procedure('GetTheRef', ['seat'], [g => g.affect(MATCH_TARGET, REF_GONE, 0, Until.match)]);

// --- Empty The Bench (BU-EVENT-13) ----------------------------------------------------------------------------------
export const EmptyTheBench = procedure('EmptyTheBench', ['seat'], [ownBench, otherBench]);
function ownBench(g: BlitzGame, seat: Seat): void {
  g.call(EmptyBench, seat);
}
function otherBench(g: BlitzGame, seat: Seat): void {
  g.call(EmptyBench, otherSeat(seat));
}

// --- Impatient Coaches (BU-EVENT-16) --------------------------------------------------------------------------------
export const ImpatientCoaches = procedure('ImpatientCoaches', ['seat'], [discardAll, dealAll]);
function discardAll(g: BlitzGame): void {
  for (let space = 0; space < SPACES; space++) if (g.space(space) >= 0) discardSpace(g, space);
}
function dealAll(g: BlitzGame, seat: Seat): void {
  const space = freeSpace(g);
  if (space < 0 || g.deckSize === 0) return g.finish();
  g.goto(dealAll);
  g.call(Deal, seat, space);
}

// --- Multi-Ball (BU-EVENT-17, BU-BALLS-03) --------------------------------------------------------------------------
export const MultiBall = procedure('MultiBall', ['seat'], ['count'], [countBalls, firstBall, secondBall]);
function countBalls(g: BlitzGame): void {
  g.keep('count', g.anyBallInPlay ? 1 : 2);
}
function firstBall(g: BlitzGame, seat: Seat): void {
  g.call(NewBall, seat, 1);
}
function secondBall(g: BlitzGame, seat: Seat, count: number): void {
  if (count === 2) g.call(NewBall, otherSeat(seat), 1);
}

// --- Pitch Invasion (BU-EVENT-18) -------------------------------------------------------------------------------------
export const PitchInvasion = procedure('PitchInvasion', ['seat'], [invade]);
/** All dice are rolled before the first Player leaves, and all have left before the first ball Bounces. */
function invade(g: BlitzGame, seat: Seat): void {
  const hit: PlayerId[] = [];
  for (const victims of [otherSeat(seat), seat]) {
    for (let p = 0; p < g.playerCount; p++) {
      const player = p as PlayerId;
      if (g.control(player) !== victims || !g.onPitch(player)) continue;
      const face = faceOf(g.roll(BLOCK_DIE));
      g.events?.push({ type: 'invasionRolled', player, face: BLOCK_DIE.faces?.[face] as FaceName });
      if (face === Face.kerrunch) hit.push(player);
    }
  }
  bounceAll(g, injureTogether(g, hit, 'invasion'));
}

// --- Reset (BU-EVENT-19, BU-OQ-13) --------------------------------------------------------------------------------------
export const Reset = procedure('Reset', ['seat'], [clearPitch, ownTeam, otherTeam]);
function clearPitch(g: BlitzGame): void {
  const all: PlayerId[] = [];
  for (let p = 0; p < g.playerCount; p++) if (g.onPitch(p as PlayerId)) all.push(p as PlayerId);
  bounceAll(g, leaveTogether(g, all));
}
function ownTeam(g: BlitzGame, seat: Seat): void {
  g.call(PlaceTeam, seat);
}
function otherTeam(g: BlitzGame, seat: Seat): void {
  g.call(PlaceTeam, otherSeat(seat));
}

// --- Trapdoor Monster (BU-EVENT-20) -------------------------------------------------------------------------------------
export const TrapdoorMonster = procedure('TrapdoorMonster', ['seat'], [rise]);
function rise(g: BlitzGame): void {
  const trapdoor = evenTrapdoor(g);
  const victim = g.playerAt(trapdoor);
  const balls = injureTogether(g, victim === NOBODY ? [] : [victim], 'trapdoorMonster');
  const shaken: PlayerId[] = [];
  for (let p = 0; p < g.playerCount; p++) {
    const player = p as PlayerId;
    if (isStanding(g, player) && GRID.distance(g.square(player), trapdoor as Square) === 1) shaken.push(player);
  }
  // All of them are down or gone before the first ball Bounces, as in Reset.
  for (const player of shaken) {
    layProne(g, player);
    g.events?.push({ type: 'wentProne', player, knockedDown: false });
    if (g.held(player) !== NO_BALL) balls.push(g.held(player));
  }
  bounceAll(g, balls);
}
