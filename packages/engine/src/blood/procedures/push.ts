/** Push-backs: who chooses the square, chains of players, and the crowd behind the sideline (B16-PUSH). */
import { AWAY, HOME, NOBODY, NOWHERE, type PlayerId, Posture, type Seat, type Square } from '../../words.ts';
import { hasQuality } from '../bearing.ts';
import { Unsettled } from '../cells.ts';
import { Quality } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import { Moment } from '../moments.ts';
import { directionTo, pushDirection, stepFrom } from '../pitch.ts';
import { isRooted, procedure, question } from '../status.ts';
import { Place, TO } from '../words.ts';
import { atMoment } from './moment.ts';
import { stirBalls } from './prone.ts';
import { Used } from './rolls.ts';
import { Blocking } from './strength.ts';

const WAYS = 3;
/** B16-PUSH-01: one of the three squares away from whoever pushes; NOWHERE off the pitch. */
const candidate = (g: BloodGame, by: PlayerId, player: PlayerId, which: number): Square =>
  stepFrom(g.square(player), pushDirection(directionTo(g.square(by), g.square(player)), which));
/** Nobody there, or somebody who is on the way out: a chain that comes round to itself ends. */
const hasRoom = (g: BloodGame, sq: Square): boolean => {
  if (sq === NOWHERE) return false;
  const p = g.playerAt(sq);
  return p === NOBODY || g.used(p, Used.pushed);
};
/** B16-PUSH-02 to -05: empty squares if there are any, otherwise the occupied ones. */
const AskPush = question(
  'push',
  ['by', 'player', 'flags'],
  (g, by, player) => {
    const someEmpty = candidates(g, by, player, true) > 0;
    for (let which = 0; which < WAYS; which++) {
      const sq = candidate(g, by, player, which);
      if (sq !== NOWHERE && (!someEmpty || hasRoom(g, sq))) g.offer(TO, sq);
    }
  },
  { onTheWay: true },
);
/** How many of the three squares are empty, or lie off the pitch. */
const candidates = (g: BloodGame, by: PlayerId, player: PlayerId, empty: boolean): number => {
  let count = 0;
  for (let which = 0; which < WAYS; which++) {
    const sq = candidate(g, by, player, which);
    if (empty ? hasRoom(g, sq) : sq === NOWHERE) count++;
  }
  return count;
};

/** Leaves 1 in `g.result` when the player has left its square. */
export const Push = procedure(
  'Push',
  ['by', 'player', 'flags'],
  ['to'],
  [stand, stood, askSquare, chooseSquare, pushOn, give],
);
/** Whoever does not budge stays, and so does whoever would be pushed into it. */
function stand(g: BloodGame, by: PlayerId, player: PlayerId, flags: number): void {
  g.result = 0;
  if (isRooted(g, player)) return g.finish();
  atMoment(g, Moment.pushed, by, player, flags, 1);
}
function stood(g: BloodGame, by: PlayerId, player: PlayerId, flags: number): void {
  if (g.result === 0) return g.finish();
  atMoment(g, Moment.pushSquare, by, player, flags, NOWHERE);
}
function askSquare(g: BloodGame, by: PlayerId, player: PlayerId, flags: number): void {
  const chosen = g.result as Square;
  if (chosen !== NOWHERE) {
    g.keep('to', chosen);
    return g.goto(give);
  }
  const noneEmpty = candidates(g, by, player, true) === 0;
  if (noneEmpty && candidates(g, by, player, false) > 0) {
    pushOff(g, player); // B16-PUSH-08, B16-OQ-24
    g.result = 1;
    return g.finish();
  }
  g.ask(AskPush, pusher(g, by, flags), by, player, flags);
}
/** B16-PUSH-07: in a chain the moving team's coach chooses; behind a player that is nobody's whoever moves it. */
const pusher = (g: BloodGame, by: PlayerId, flags: number): Seat => {
  if (flags & (Blocking.byHome | Blocking.byAway)) return flags & Blocking.byHome ? HOME : AWAY;
  return flags & Blocking.chained && g.active >= 0 ? g.active : g.control(by);
};
const inChain = (g: BloodGame, by: PlayerId, flags: number): number => {
  const kept = Blocking.chained | (flags & (Blocking.trampled | Blocking.byHome | Blocking.byAway));
  if (!hasQuality(g, by, Quality.neutral) || g.control(by) < 0) return kept; // pushed along itself, it is nobody's
  return kept | (g.control(by) === HOME ? Blocking.byHome : Blocking.byAway);
};
function chooseSquare(g: BloodGame, by: PlayerId, player: PlayerId, flags: number): void {
  const to = g.keep('to', g.object as Square);
  const next = g.playerAt(to);
  g.result = 1;
  if (hasRoom(g, to)) return;
  g.setUsed(player, Used.pushed);
  g.call(Push, player, next, inChain(g, by, flags));
}
function pushOn(g: BloodGame): void {
  g.clearUsed(g.slot('player'), Used.pushed);
  if (g.result === 0) g.finish(); // whoever is in the way did not budge
}
function give(g: BloodGame): void {
  const player = g.slot('player');
  const to = g.slot('to');
  const from = g.square(player);
  const leaving = g.playerAt(to);
  if (leaving !== NOBODY) g.hover(leaving, to); // the chain has come round: its own push is still to come
  g.put(player, to);
  g.events?.push({ type: 'pushed', player, from, to });
  stirBalls(g, to); // B16-PICKUP-05, B16-PUSH-04; a ball that went over the line in the same chain is in the crowd's hands
  g.result = 1;
}
/** B16-PUSH-09, -12: the crowd waits until the follow-up is decided; the ball comes back in from the last square. */
export const pushOff = (g: BloodGame, player: PlayerId): void => {
  const from = g.square(player);
  g.events?.push({ type: 'pushedOffPitch', player, from });
  const ball = g.held(player);
  if (g.control(player) === g.active) {
    if (g.rules.edition.crowdTurnover === 'anybody')
      g.causeTurnover('intoTheCrowd'); // B25-CROWD-04
    else if (ball >= 0) g.causeTurnover('carrierDown'); // B16-TURNOVER-02
  }
  if (ball >= 0) {
    g.drop(ball);
    g.setUnsettled(ball, Unsettled.thrownIn);
  }
  g.setReaches(player, false);
  g.setPosture(player, Posture.standing);
  g.setFreshlyStunned(player, false);
  g.takeOff(player, Place.reserves);
  g.setPushedOff(player, from);
};
