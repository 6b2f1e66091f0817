/** On the Ball: players who run while a pass is on its way, or a kick is in the air (B25-SKILL-ONTHEBALL). */
import { Until } from '../../../../kernel/effects.ts';
import { NOBODY, NOWHERE, otherSeat, type PlayerId, type Seat, type Square } from '../../../../words.ts';
import { hasQuality } from '../../../bearing.ts';
import { Stat } from '../../../characteristics.ts';
import { Quality } from '../../../entries.ts';
import type { BloodGame } from '../../../game.ts';
import type { Matter } from '../../../moments.ts';
import { Moment } from '../../../moments.ts';
import { skillsNamed } from '../../../names.ts';
import { halfOf, stepFrom } from '../../../pitch.ts';
import { Passing } from '../../../procedures/aim.ts';
import { anybodySays, atMoment } from '../../../procedures/moment.ts';
import { Step } from '../../../procedures/step.ts';
import { USE } from '../../../skills/use.ts';
import { isDown, isRooted, isStanding, procedure, question } from '../../../status.ts';
import { CHOOSE_PLAYER, JUMP, LEAP, NO, PASS_BLOCKED, STOP, TO } from '../../../words.ts';
import { BEYOND_MAX, isSomebodyDown, JUMP_SQUARES, JumpOver, squaresBeyond } from '../flows/jump.ts';
import { isOpen } from '../flows/select.ts';
import { isAnything } from './leap.ts';

const Skill = skillsNamed('onTheBall');
const SQUARES = 3;

/** A Pass Action's own throw, no bomb and nothing that somebody dumps off, and an opponent of the thrower who may run. */
export const anybodyIsOnTheBall = (g: BloodGame, m: Matter): boolean =>
  !(m.flags & (Passing.outOfTurn | Passing.bomb)) && anybodyRuns(g, otherSeat(g.control(m.player)));

// --- who and where ---------------------------------------------------------------------------------------------------
const mayRun = (g: BloodGame, seat: Seat, p: PlayerId): boolean =>
  g.control(p) === seat &&
  g.onPitch(p) &&
  g.can(p, Skill.onTheBall) &&
  !isRooted(g, p) &&
  !g.isAffected(p, PASS_BLOCKED) &&
  (!isKickOff(g) || isOpen(g, seat, p));
/** While a kick is in the air it is nobody's turn. */
const isKickOff = (g: BloodGame): boolean => g.landing !== NOWHERE;
const anybodyRuns = (g: BloodGame, seat: Seat): boolean => {
  for (let p = 0; p < g.playerCount; p++) if (mayRun(g, seat, p as PlayerId)) return true;
  return false;
};
const AskRunner = question(
  'onTheBall',
  ['seat', 'to'],
  (g, seat) => {
    g.offer(NO);
    for (let p = 0; p < g.playerCount; p++) if (mayRun(g, seat, p as PlayerId)) g.offer(CHOOSE_PLAYER, p);
  },
  { decline: NO, breaksIn: true },
);
/** B25-SKILL-ONTHEBALL-03: at a kick-off not into the other half. */
const mayEnter = (g: BloodGame, player: PlayerId, to: Square): boolean =>
  to !== NOWHERE && g.playerAt(to) === NOBODY && (!isKickOff(g) || halfOf(to) === g.control(player));
const AskStep = question(
  'onTheBallStep',
  ['player', 'left'],
  (g, player, left) => {
    g.offer(STOP);
    for (let d = 0; d < 8; d++) {
      const to = stepFrom(g.square(player), d);
      if (mayEnter(g, player, to)) g.offer(TO, to);
    }
    if (left >= JUMP_SQUARES) offerJumps(g, player);
  },
  { decline: STOP, breaksIn: true },
);
const jumps = new Int16Array(BEYOND_MAX);
const offerJumps = (g: BloodGame, player: PlayerId): void => {
  const leaps = hasQuality(g, player, Quality.leaping);
  const count = squaresBeyond(g, player, leaps ? isAnything : isSomebodyDown, jumps);
  for (let i = 0; i < count; i++) if (mayEnter(g, player, jumps[i] as Square)) g.offer(leaps ? LEAP : JUMP, jumps[i]);
};

// --- running ---------------------------------------------------------------------------------------------------------
/** Leaves 0 in `g.result` when the player fell, or was held. */
const RunOn = procedure('RunOn', ['player'], ['left'], [setOut, askStep, takeStep, stepped]);
function setOut(g: BloodGame, player: PlayerId): void {
  g.keep('left', Math.min(SQUARES, g.stat(player, Stat.movement)));
  g.affect(player, PASS_BLOCKED, 0, Until.action);
  g.events?.push({ type: 'skillUsed', player, skill: 'onTheBall' });
}
function askStep(g: BloodGame, player: PlayerId, left: number): void {
  if (anybodySays(g, Moment.atRest, player)) {
    g.goto(askStep);
    return atMoment(g, Moment.atRest, player, NOBODY, 0, 0);
  }
  g.result = 1;
  if (left === 0 || !isStanding(g, player)) return g.finish();
  g.ask(AskStep, g.control(player), player, left);
}
function takeStep(g: BloodGame, player: PlayerId, left: number): void {
  if (g.answered(STOP)) return g.finish();
  if (!g.answered(TO)) {
    g.keep('left', left - JUMP_SQUARES);
    return g.call(JumpOver, player, g.object, 0);
  }
  g.keep('left', left - 1);
  g.call(Step, player, g.object as Square, 0);
}
function stepped(g: BloodGame): void {
  if (g.result !== 0) g.goto(askStep);
}

/** B25-SKILL-ONTHEBALL-01, -02: one after the other, until one of them falls. */
export const RunForPass = procedure('RunForPass', USE, [beginRuns, askRunner, choose, ran, endRuns]);
function beginRuns(g: BloodGame): void {
  g.beginAction();
}
function askRunner(g: BloodGame, thrower: PlayerId): void {
  const seat = otherSeat(g.control(thrower));
  if (g.scorer !== NOBODY || !anybodyRuns(g, seat)) return g.goto(endRuns);
  g.ask(AskRunner, seat, seat, g.slot('to'));
}
function choose(g: BloodGame): void {
  if (g.answered(NO)) return g.goto(endRuns);
  g.keep('target', g.object as PlayerId);
  g.call(RunOn, g.object as PlayerId);
}
/** Whoever is held where it stands has not fallen. */
function ran(g: BloodGame, _thrower: PlayerId, runner: PlayerId): void {
  if (g.onPitch(runner) && !isDown(g, runner)) g.goto(askRunner);
}
function endRuns(g: BloodGame): void {
  g.endAction();
  g.result = g.slot('value');
}

/** B25-SKILL-ONTHEBALL-03: one of the receivers. */
export const RunForKick = procedure('RunForKick', ['seat'], [askReceiver, sendReceiver, endRun]);
function askReceiver(g: BloodGame, seat: Seat): void {
  if (!anybodyRuns(g, seat)) return g.finish();
  g.ask(AskRunner, seat, seat, g.landing);
}
function sendReceiver(g: BloodGame): void {
  if (g.answered(NO)) return g.finish();
  g.clearTurnFacts();
  g.beginAction();
  g.call(RunOn, g.object as PlayerId);
}
function endRun(g: BloodGame): void {
  g.endAction();
}
