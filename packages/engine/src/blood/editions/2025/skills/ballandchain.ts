/** Ball & Chain: every square of movement is a gamble, and whoever is in the way is hit (B25-TRAIT-BALLANDCHAIN). */
import { D6 } from '../../../../dice/dice.ts';
import { NO_BALL, NOBODY, NOWHERE, type PlayerId } from '../../../../words.ts';
import { Unsettled } from '../../../cells.ts';
import type { BloodGame } from '../../../game.ts';
import { Moment } from '../../../moments.ts';
import { stepFrom, templateDirection } from '../../../pitch.ts';
import { SettleBalls } from '../../../procedures/ball.ts';
import { Block } from '../../../procedures/block.ts';
import { Hurt } from '../../../procedures/harm.ts';
import { anybodySays, atMoment } from '../../../procedures/moment.ts';
import { extraSquares } from '../../../procedures/movement.ts';
import { Roll } from '../../../procedures/rolls.ts';
import { Fall } from '../../../procedures/step.ts';
import { Blocking } from '../../../procedures/strength.ts';
import {
  AskFacing,
  crowd,
  enter,
  follow,
  isStopped,
  pushAside,
  RunIntoCrowd,
  score,
  settleBalls,
} from '../../../skills/careen.ts';
import { USE } from '../../../skills/use.ts';
import { isStanding, procedure } from '../../../status.ts';
import { Harm, Roll as Kind, STOP } from '../../../words.ts';

/** `left` squares of normal movement, `count` extra ones used; `option` 1 while the square under way is an extra one, `mode` which way it faces. */
export const SwingChain = procedure(
  'SwingChain',
  ['player', 'left'],
  ['count', 'option', 'mode'],
  [askFacing, lurch, go, settle, rush, rushed],
);
function askFacing(g: BloodGame, player: PlayerId, left: number, count: number): void {
  if (anybodySays(g, Moment.atRest, player)) {
    g.goto(askFacing);
    return atMoment(g, Moment.atRest, player, NOBODY, 0, 0);
  }
  if (isStopped(g, player) || left + extraSquares(g, player, count) <= 0) return g.finish();
  g.ask(AskFacing, g.control(player), player, left, count);
}
function lurch(g: BloodGame, player: PlayerId, left: number, count: number): void {
  if (g.answered(STOP)) return g.finish();
  const facing = g.keep('mode', g.object);
  g.keep('option', left > 0 ? 0 : 1);
  if (left > 0) g.keep('left', left - 1);
  else g.keep('count', count + 1);
  const die = g.roll(D6);
  g.setRolledCount(1);
  g.setRolled(0, die);
  atMoment(g, Moment.careens, player, NOBODY, facing, die);
}
function go(g: BloodGame, player: PlayerId): void {
  const die = g.result;
  const to = stepFrom(g.square(player), templateDirection(g.slot('mode'), die));
  g.setRolledCount(0);
  g.events?.push({ type: 'careened', player, die, to });
  if (to === NOWHERE) return g.become(RunIntoCrowd, player);
  const target = g.playerAt(to);
  if (target === NOBODY) {
    enter(g, player, to);
    const ball = g.looseBallAt(to);
    if (ball !== NO_BALL) g.setUnsettled(ball, Unsettled.bounces); // B25-TRAIT-BALLANDCHAIN-06
  } else if (isStanding(g, target)) g.call(Block, player, target, Blocking.careering);
  else g.call(RunOver, player, target);
}
function settle(g: BloodGame): void {
  g.call(SettleBalls);
}
/** B25-TRAIT-BALLANDCHAIN-08, B25-Q-102: rolled for once everything has come of the square. */
function rush(g: BloodGame, player: PlayerId): void {
  g.result = 1;
  if (g.slot('option') === 0 || isStopped(g, player)) return;
  const sq = g.square(player);
  g.call(Roll, Kind.goForIt, player, sq, sq, 0);
}
function rushed(g: BloodGame, player: PlayerId): void {
  if (g.result === 0) g.become(Fall, player, NOBODY);
  else g.goto(askFacing);
}

/** Whoever lies in the way is Pushed Back and takes an Armour Roll (B25-TRAIT-BALLANDCHAIN-05). */
const RunOver = procedure(
  'RunOver',
  ['player', 'target'],
  ['to', 'from'],
  [pushAside, follow, crowd, crush, settleBalls, score],
);
function crush(g: BloodGame, player: PlayerId, target: PlayerId): void {
  g.setPushedOff(NOBODY, NOWHERE);
  if (g.onPitch(target)) g.call(Hurt, target, player, 0, 0);
}

/** How it hurts to go down with it: no armour helps, and Stunned is Knocked-out (B25-TRAIT-BALLANDCHAIN-09). */
export const CHAINED_DOWN = Harm.straight | Harm.harsh;
export const DraggedDown = procedure('DraggedDown', USE, [drag]);
function drag(g: BloodGame, player: PlayerId): void {
  g.become(Hurt, player, NOBODY, CHAINED_DOWN, 0);
}
