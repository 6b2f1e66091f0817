/** Pass Block: opponents of the thrower who run into the way of the throw (B16-XSKILL-51). */
import { Until } from '../../kernel/effects.ts';
import { NOBODY, otherSeat, type PlayerId, type Square } from '../../words.ts';
import { hasQuality } from '../bearing.ts';
import { Quality } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import { skillsNamed } from '../names.ts';
import { GRID, stepFrom } from '../pitch.ts';
import { inTheWay, Passing } from '../procedures/aim.ts';
import { scoreAtOnce } from '../procedures/prone.ts';
import { Step, Stepping } from '../procedures/step.ts';
import { hasZone, isRooted, procedure, question } from '../status.ts';
import { CHOOSE_PLAYER, LEAP, NO, PASS_BLOCKED, STOP, TO } from '../words.ts';
import { canLeap, FREE_LEAP, JumpAcross, LEAP_SQUARES, leapFrom } from './leap.ts';
import { USE } from './use.ts';

const Skill = skillsNamed('passBlock');

const SQUARES = 3;

/** Whether a runner may end its move on a square. */
const isPost = (g: BloodGame, runner: PlayerId, sq: Square, player: PlayerId, to: Square, flags: number): boolean => {
  if (GRID.distance(sq, g.square(player)) === 1) return true;
  if (flags & Passing.hailMary) return false;
  const receiver = g.playerAt(to);
  if (sq === to && (receiver === NOBODY || receiver === runner)) return true;
  if (receiver !== NOBODY && g.control(receiver) === g.control(player) && GRID.distance(sq, to) === 1) return true;
  return inTheWay(g, player, runner, sq, to, flags);
};
/** Whether such a square can be reached from here with so many squares left, dice permitting. */
const canReachPost = (
  g: BloodGame,
  runner: PlayerId,
  from: Square,
  left: number,
  player: PlayerId,
  to: Square,
  flags: number,
): boolean => {
  if (isPost(g, runner, from, player, to, flags)) return true;
  if (left === 0) return false;
  for (let d = 0; d < 8; d++) {
    const next = stepFrom(from, d);
    if (next < 0 || g.playerAt(next) !== NOBODY) continue;
    if (canReachPost(g, runner, next, left - 1, player, to, flags)) return true;
  }
  return left >= LEAP_SQUARES && canLeap(g, runner) && canLeapToPost(g, runner, from, left, player, to, flags);
};
const canLeapToPost = (
  g: BloodGame,
  runner: PlayerId,
  from: Square,
  left: number,
  player: PlayerId,
  to: Square,
  flags: number,
): boolean => {
  for (let row = -LEAP_SQUARES; row <= LEAP_SQUARES; row++) {
    for (let column = -LEAP_SQUARES; column <= LEAP_SQUARES; column++) {
      const next = leapFrom(from, column, row);
      if (next < 0 || g.playerAt(next) !== NOBODY) continue;
      if (canReachPost(g, runner, next, left - LEAP_SQUARES, player, to, flags)) return true;
    }
  }
  return false;
};
const mayRun = (g: BloodGame, runner: PlayerId, player: PlayerId, to: Square, flags: number): boolean =>
  g.onPitch(runner) &&
  g.control(runner) === otherSeat(g.control(player)) &&
  g.can(runner, Skill.passBlock) &&
  hasZone(g, runner) &&
  !isRooted(g, runner) &&
  !hasQuality(g, runner, Quality.reeling) &&
  !g.isAffected(runner, PASS_BLOCKED) &&
  canReachPost(g, runner, g.square(runner), SQUARES, player, to, flags);

const AskRunner = question(
  'passBlock',
  ['player', 'to', 'flags'],
  (g, player, to, flags) => {
    g.offer(NO);
    for (let p = 0; p < g.playerCount; p++) if (mayRun(g, p as PlayerId, player, to, flags)) g.offer(CHOOSE_PLAYER, p);
  },
  { decline: NO, onTheWay: true, breaksIn: true },
);
/** `mode`: the squares left, and above them the flags of the throw. */
const AskStep = question(
  'passBlockStep',
  ['runner', 'player', 'to', 'mode'],
  (g, runner, player, to, mode) => {
    const left = mode % (SQUARES + 1);
    const flags = Math.floor(mode / (SQUARES + 1));
    const from = g.square(runner);
    if (isPost(g, runner, from, player, to, flags)) g.offer(STOP);
    for (let d = 0; d < 8; d++) {
      const next = stepFrom(from, d);
      if (next < 0 || g.playerAt(next) !== NOBODY) continue;
      if (canReachPost(g, runner, next, left - 1, player, to, flags)) g.offer(TO, next);
    }
    if (left >= LEAP_SQUARES && canLeap(g, runner)) offerLeaps(g, runner, left, player, to, flags);
  },
  { decline: STOP, breaksIn: true },
);
const offerLeaps = (
  g: BloodGame,
  runner: PlayerId,
  left: number,
  player: PlayerId,
  to: Square,
  flags: number,
): void => {
  for (let row = -LEAP_SQUARES; row <= LEAP_SQUARES; row++) {
    for (let column = -LEAP_SQUARES; column <= LEAP_SQUARES; column++) {
      const next = leapFrom(g.square(runner), column, row);
      if (next < 0 || g.playerAt(next) !== NOBODY) continue;
      if (canReachPost(g, runner, next, left - LEAP_SQUARES, player, to, flags)) g.offer(LEAP, next);
    }
  }
};

/** Called once a throw has been announced and measured: one runner after the other, each once. */
export const PassBlock = procedure('PassBlock', USE, [begin, run]);
function begin(g: BloodGame): void {
  g.beginAction();
}
function run(g: BloodGame, player: PlayerId, _target: PlayerId, flags: number): void {
  g.become(RunIntoTheWay, player, g.slot('to'), flags);
}
const RunIntoTheWay = procedure(
  'RunIntoTheWay',
  ['player', 'to', 'flags'],
  ['runner', 'left'],
  [askRunner, choose, askStep, move, arrived, goBack],
);
/** A turnover by a runner that fell ends it (B16-XSKILL-14: only against a Dump-Off is it the runner's turn). */
function askRunner(g: BloodGame, player: PlayerId, to: Square, flags: number): void {
  if (g.turnover !== 0) return g.goto(goBack);
  for (let p = 0; p < g.playerCount; p++)
    if (mayRun(g, p as PlayerId, player, to, flags))
      return g.ask(AskRunner, otherSeat(g.control(player)), player, to, flags);
  g.goto(goBack);
}
function choose(g: BloodGame): void {
  if (g.answered(NO)) return g.goto(goBack);
  const runner = g.keep('runner', g.object as PlayerId);
  g.keep('left', SQUARES);
  g.affect(runner, PASS_BLOCKED, 0, Until.action);
  g.events?.push({ type: 'skillUsed', player: runner, skill: 'passBlock' });
}
function askStep(g: BloodGame, player: PlayerId, to: Square, flags: number, runner: PlayerId, left: number): void {
  if (left === 0) return g.goto(askRunner);
  g.ask(AskStep, g.control(runner), runner, player, to, flags * (SQUARES + 1) + left);
}
function move(g: BloodGame): void {
  const runner = g.slot('runner');
  const left = g.slot('left');
  if (g.answered(STOP)) return g.goto(askRunner);
  if (g.answered(LEAP)) {
    g.keep('left', left - LEAP_SQUARES);
    return g.call(JumpAcross, runner, g.object, FREE_LEAP);
  }
  g.keep('left', left - 1);
  g.call(Step, runner, g.object as Square, Stepping.free);
}
function arrived(g: BloodGame): void {
  const runner = g.slot('runner');
  if (g.onPitch(runner)) scoreAtOnce(g, runner); // B16-TD-06: with a bomb in the air it may be the carrier
  g.goto(g.result === 0 || g.turnover !== 0 ? askRunner : askStep);
}
function goBack(g: BloodGame): void {
  g.endAction();
}
