/** Ball and Chain: every square of movement is a gamble, and whoever is in the way is hit (B16-XSKILL-02). */
import { D6 } from '../../dice/dice.ts';
import { NO_BALL, NOBODY, NOWHERE, type PlayerId, type Square } from '../../words.ts';
import { hasQuality } from '../bearing.ts';
import { Quality } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import { Moment } from '../moments.ts';
import { stepFrom, templateDirection } from '../pitch.ts';
import { SettleBalls } from '../procedures/ball.ts';
import { Block } from '../procedures/block.ts';
import { notePush } from '../procedures/feats.ts';
import { Hurt, harmOfFalling } from '../procedures/harm.ts';
import { atMoment } from '../procedures/moment.ts';
import { extraSquares } from '../procedures/movement.ts';
import { scoreAllAtOnce } from '../procedures/prone.ts';
import { Push, pushOff } from '../procedures/push.ts';
import { Roll, Used } from '../procedures/rolls.ts';
import { Fall, PickUp } from '../procedures/step.ts';
import { Blocking } from '../procedures/strength.ts';
import { isStanding, procedure, question } from '../status.ts';
import { FACING, FACINGS, Harm, Roll as Kind, STOP } from '../words.ts';
import { USE } from './use.ts';

/** Whoever belongs to nobody does not care whose turn is over, but a Touchdown stops play (B16-TD-02). */
export const isStopped = (g: BloodGame, player: PlayerId): boolean =>
  !isStanding(g, player) || g.scorer !== NOBODY || (g.turnover !== 0 && !hasQuality(g, player, Quality.neutral));
/** The whole Movement Allowance has to be used once it has begun, but for those who may stop (B25-TRAIT-BALLANDCHAIN-01); extra squares are the coach's choice. */
export const AskFacing = question(
  'careen',
  ['player', 'left', 'count'],
  (g, player, left) => {
    if (isStopped(g, player)) return g.offer(STOP); // the clock or the other coach has ended the turn
    for (let facing = 0; facing < FACINGS.length; facing++) g.offer(FACING, facing);
    if (left === 0 || !g.used(player, Used.moved) || hasQuality(g, player, Quality.bound)) g.offer(STOP);
  },
  { decline: STOP },
);

/** `left` squares of normal movement, `count` extra ones used; `option` 1 while the square under way is an extra one. */
export const Careen = procedure(
  'Careen',
  ['player', 'left'],
  ['count', 'option', 'from', 'target'],
  [askFacing, lurch, left, goFor, went, gather, next],
);
function askFacing(g: BloodGame, player: PlayerId, left: number, count: number): void {
  if (isStopped(g, player) || left + extraSquares(g, player, count) <= 0) return g.finish();
  g.ask(AskFacing, g.control(player), player, left, count);
}
function lurch(g: BloodGame, player: PlayerId, left: number, count: number): void {
  if (g.answered(STOP)) return g.finish();
  const facing = g.object;
  g.setUsed(player, Used.moved);
  g.keep('option', left > 0 ? 0 : 1);
  if (left > 0) g.keep('left', left - 1);
  else g.keep('count', count + 1);
  const from = g.keep('from', g.square(player));
  const die = g.roll(D6);
  const to = stepFrom(from, templateDirection(facing, die));
  g.events?.push({ type: 'careened', player, die, to });
  if (to === NOWHERE) return g.become(RunIntoCrowd, player);
  const target = g.keep('target', g.playerAt(to));
  if (target === NOBODY) return enter(g, player, to);
  g.goto(goFor);
  if (isStanding(g, target)) g.call(Block, player, target, Blocking.careering);
  else g.call(Trample, player, target);
}
export const enter = (g: BloodGame, player: PlayerId, to: Square): void => {
  const from = g.square(player);
  g.put(player, to);
  g.events?.push({ type: 'moved', player, from, to });
};
function left(g: BloodGame, player: PlayerId): void {
  atMoment(g, Moment.left, player, NOBODY, 0, 0, g.slot('from'));
}
/** Rolled for where the player stands by then. */
function goFor(g: BloodGame, player: PlayerId): void {
  g.result = 1;
  if (g.slot('option') === 0 || isStopped(g, player)) return;
  const sq = g.square(player);
  g.call(Roll, Kind.goForIt, player, sq, sq, 0);
}
function went(g: BloodGame, player: PlayerId): void {
  if (g.result === 0) g.become(Fall, player, NOBODY);
}
/** B16-XSKILL-23 says what becomes of the ball. */
function gather(g: BloodGame, player: PlayerId): void {
  if (g.slot('target') !== NOBODY || g.scorer !== NOBODY) return;
  if (g.looseBallAt(g.square(player)) !== NO_BALL) g.call(PickUp, player);
}
function next(g: BloodGame): void {
  g.goto(askFacing);
}

/** Over the edge of the pitch (B16-PUSH-09 to -11). */
export const RunIntoCrowd = procedure('RunIntoCrowd', ['player'], [leavePitch, settleBalls]);
function leavePitch(g: BloodGame, player: PlayerId): void {
  pushOff(g, player);
  g.setPushedOff(NOBODY, NOWHERE);
  g.call(Hurt, player, NOBODY, Harm.crowd, 0);
}
export function settleBalls(g: BloodGame): void {
  g.call(SettleBalls);
}

/** A player that lies in the way is pushed aside and takes an Armour roll. */
const Trample = procedure(
  'Trample',
  ['player', 'target'],
  ['to', 'from'],
  [pushAside, follow, crowd, crush, settleBalls, score],
);
export function pushAside(g: BloodGame, player: PlayerId, target: PlayerId): void {
  g.keep('to', g.square(target));
  g.keep('from', g.square(player));
  g.setPushedOff(NOBODY, NOWHERE);
  g.call(Push, player, target, Blocking.trampled);
}
export function follow(g: BloodGame, player: PlayerId, _target: PlayerId, to: Square, from: Square): void {
  if (g.result === 0) return;
  enter(g, player, to);
  atMoment(g, Moment.left, player, NOBODY, 0, 0, from);
}
export function crowd(g: BloodGame, player: PlayerId): void {
  const off = g.pushedOff;
  if (off === NOBODY) return;
  notePush(g, off, player);
  g.call(Hurt, off, NOBODY, Harm.crowd, 0);
}
function crush(g: BloodGame, _player: PlayerId, target: PlayerId): void {
  g.setPushedOff(NOBODY, NOWHERE);
  if (g.onPitch(target)) g.call(Hurt, target, NOBODY, harmOfFalling(g, target, NOBODY, Harm.fall), 0);
}

/** Whoever was pushed along with the ball may stand where it scores. */
export function score(g: BloodGame): void {
  scoreAllAtOnce(g);
}

/** Whoever is Placed Prone is hurt by its own ball and chain. */
export const HurtByChain = procedure('HurtByChain', USE, [beHurt]);
function beHurt(g: BloodGame, player: PlayerId): void {
  g.become(Hurt, player, NOBODY, Harm.straight, 0);
}
