/** Push-backs: who chooses the square, chains of players, and the crowd behind the sideline (B16-PUSH). */
import { AWAY, HOME, NOBODY, NOWHERE, type PlayerId, Posture, type Seat, type Square } from '../../words.ts';
import { Unsettled } from '../cells.ts';
import type { BloodGame } from '../game.ts';
import { directionTo, pushDirection, stepFrom } from '../pitch.ts';
import { isRooted, procedure, question } from '../status.ts';
import { NO, Place, Skill, TO, UNCLAIMED } from '../words.ts';
import { AskSkill, OncePerTurn } from './rolls.ts';

/** How a push came about: bits of the slot `flags`. */
export const Pushing = { chained: 1, firmIgnored: 2, grabbed: 4, byHome: 8, byAway: 16 } as const;

const WAYS = 3;
/** B16-PUSH-01: one of the three squares away from whoever pushes; NOWHERE off the pitch. */
const candidate = (g: BloodGame, by: PlayerId, player: PlayerId, which: number): Square =>
  stepFrom(g.square(player), pushDirection(directionTo(g.square(by), g.square(player)), which));
const isEmpty = (g: BloodGame, sq: Square): boolean => sq !== NOWHERE && g.playerAt(sq) === NOBODY;
/** Nobody there, or somebody who is on the way out: a chain that comes round to itself ends. */
const hasRoom = (g: BloodGame, sq: Square): boolean => {
  if (sq === NOWHERE) return false;
  const p = g.playerAt(sq);
  return p === NOBODY || g.used(p, OncePerTurn.pushed);
};
const anyEmptyNeighbour = (g: BloodGame, player: PlayerId): boolean => {
  for (let d = 0; d < 8; d++) if (isEmpty(g, stepFrom(g.square(player), d))) return true;
  return false;
};

/** B16-PUSH-02 to -05: empty squares if there are any, otherwise the occupied ones. */
const AskPush = question('push', ['by', 'player', 'flags'], (g, by, player) => {
  const someEmpty = candidates(g, by, player, true) > 0;
  for (let which = 0; which < WAYS; which++) {
    const sq = candidate(g, by, player, which);
    if (sq !== NOWHERE && (!someEmpty || hasRoom(g, sq))) g.offer(TO, sq);
  }
});
/** Side Step and Grab: any empty square next to the player. */
const AskAnyPush = question('pushAnywhere', ['by', 'player', 'kind'], (g, _by, player, skill) => {
  for (let d = 0; d < 8; d++) {
    const sq = stepFrom(g.square(player), d);
    if (isEmpty(g, sq)) g.offer(TO, sq);
  }
  if (skill !== Skill.sideStep || !g.rules.compulsory[skill]) g.offer(NO);
});
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
  ['to', 'option'],
  [stand, stoodFirm, sideStep, sideStepped, grab, grabbed, askSquare, chooseSquare, pushOn, give],
);
/** Stand Firm and Take Root: the player stays, and so does whoever would be pushed into it. */
function stand(g: BloodGame, _by: PlayerId, player: PlayerId, flags: number): void {
  g.result = 0;
  if (isRooted(g, player)) return g.finish();
  if (flags & Pushing.firmIgnored || !g.can(player, Skill.standFirm)) return g.goto(sideStep);
  g.ask(AskSkill, g.control(player), player, Skill.standFirm);
}
function stoodFirm(g: BloodGame, _by: PlayerId, player: PlayerId): void {
  if (g.answered(NO)) return;
  g.events?.push({ type: 'skillUsed', player, skill: 'standFirm' });
  g.result = 0;
  g.finish();
}
const grabs = (g: BloodGame, by: PlayerId, flags: number): boolean =>
  (flags & Pushing.grabbed) !== 0 && g.can(by, Skill.grab);
/** B16-XSKILL-43: whoever is blocked by an owner of Grab cannot sidestep, not even in a Blitz. */
const holdsOn = (g: BloodGame, by: PlayerId, flags: number): boolean =>
  !(flags & Pushing.chained) && g.can(by, Skill.grab);
function sideStep(g: BloodGame, by: PlayerId, player: PlayerId, flags: number): void {
  const may = g.can(player, Skill.sideStep) && !holdsOn(g, by, flags) && anyEmptyNeighbour(g, player);
  if (!may) return g.goto(grab);
  g.ask(AskAnyPush, g.control(player), by, player, Skill.sideStep);
}
function sideStepped(g: BloodGame, _by: PlayerId, player: PlayerId): void {
  if (g.answered(NO)) return;
  g.events?.push({ type: 'skillUsed', player, skill: 'sideStep' });
  g.keep('to', g.object as Square);
  g.goto(give);
}
function grab(g: BloodGame, by: PlayerId, player: PlayerId, flags: number): void {
  const may = grabs(g, by, flags) && !g.can(player, Skill.sideStep) && anyEmptyNeighbour(g, player);
  if (!may) return g.goto(askSquare);
  g.ask(AskAnyPush, g.control(by), by, player, Skill.grab);
}
function grabbed(g: BloodGame, by: PlayerId): void {
  if (g.answered(NO)) return;
  g.events?.push({ type: 'skillUsed', player: by, skill: 'grab' });
  g.keep('to', g.object as Square);
  g.goto(give);
}
function askSquare(g: BloodGame, by: PlayerId, player: PlayerId, flags: number): void {
  const noneEmpty = candidates(g, by, player, true) === 0;
  if (noneEmpty && candidates(g, by, player, false) > 0) {
    pushOff(g, player); // B16-PUSH-08, B16-OQ-24
    g.result = 1;
    return g.finish();
  }
  g.ask(AskPush, pusher(g, by, flags), by, player, flags);
}
/** B16-PUSH-07: in a chain the moving team's coach chooses; behind a Fanatic whoever moves it (B16-SPCARD-08). */
const pusher = (g: BloodGame, by: PlayerId, flags: number): Seat => {
  if (flags & (Pushing.byHome | Pushing.byAway)) return flags & Pushing.byHome ? HOME : AWAY;
  return flags & Pushing.chained && g.active >= 0 ? g.active : g.control(by);
};
const inChain = (g: BloodGame, by: PlayerId, flags: number): number => {
  const kept = (flags | Pushing.chained) & ~(Pushing.grabbed | Pushing.firmIgnored);
  if (!g.isAffected(by, UNCLAIMED)) return kept;
  return kept | (g.control(by) === HOME ? Pushing.byHome : Pushing.byAway);
};
function chooseSquare(g: BloodGame, by: PlayerId, player: PlayerId, flags: number): void {
  const to = g.keep('to', g.object as Square);
  const next = g.playerAt(to);
  g.result = 1;
  if (hasRoom(g, to)) return;
  g.setUsed(player, OncePerTurn.pushed);
  g.call(Push, player, next, inChain(g, by, flags));
}
function pushOn(g: BloodGame, _by: PlayerId, player: PlayerId): void {
  g.clearUsed(player, OncePerTurn.pushed);
  if (g.result === 0) g.finish(); // whoever is in the way did not budge
}
function give(g: BloodGame, _by: PlayerId, player: PlayerId, _flags: number, to: Square): void {
  const from = g.square(player);
  const leaving = g.playerAt(to);
  if (leaving !== NOBODY) g.hover(leaving, to); // the chain has come round: its own push is still to come
  g.put(player, to);
  g.events?.push({ type: 'pushed', player, from, to });
  const ball = g.looseBallAt(to);
  // B16-PICKUP-05, B16-PUSH-04; a ball that went over the line in the same chain is in the crowd's hands
  if (ball >= 0 && g.unsettled(ball) === Unsettled.no) g.setUnsettled(ball, Unsettled.bounces);
  g.result = 1;
}
/** B16-PUSH-09, -12: the crowd waits until the follow-up is decided; the ball comes back in from the last square. */
export const pushOff = (g: BloodGame, player: PlayerId): void => {
  const from = g.square(player);
  g.events?.push({ type: 'pushedOffPitch', player, from });
  const ball = g.held(player);
  if (ball >= 0) {
    if (g.control(player) === g.active) g.causeTurnover('carrierDown'); // B16-TURNOVER-02
    g.drop(ball);
    g.setUnsettled(ball, Unsettled.thrownIn);
  }
  g.setReaches(player, false);
  g.setPosture(player, Posture.standing);
  g.setFreshlyStunned(player, false);
  g.takeOff(player, Place.reserves);
  g.setPushedOff(player, from);
};
