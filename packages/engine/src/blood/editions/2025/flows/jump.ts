/** Jumping over somebody who lies there: two squares at once, extra ones rolled for first (B25-PRIN-JUMP, B25-JUMP). */
import type { RollSheet } from '../../../../kernel/roll.ts';
import { NOBODY, NOWHERE, type PlayerId, type Square } from '../../../../words.ts';
import type { BloodGame } from '../../../game.ts';
import { Moment } from '../../../moments.ts';
import { rollsNamed } from '../../../names.ts';
import { pushDirection, stepFrom } from '../../../pitch.ts';
import { anySayAt, atMoment } from '../../../procedures/moment.ts';
import { Roll, Used } from '../../../procedures/rolls.ts';
import { Fall, fallFrom, meetBall, Stepping } from '../../../procedures/step.ts';
import { addTo, isDown, isRooted, procedure, zonesAgainst } from '../../../status.ts';
import { JUMP } from '../../../words.ts';

const Kind = rollsNamed('goForIt', 'jump');

export const JUMP_SQUARES = 2;
const WAYS = 3;
/** B25-PRIN-JUMP-02, -03: puts the squares beyond a neighbour, as those of a push, into a list, each once; how many. */
export const squaresBeyond = (
  g: BloodGame,
  player: PlayerId,
  mayCross: (g: BloodGame, there: PlayerId) => boolean,
  found: Int16Array,
): number => {
  const from = g.square(player);
  let count = 0;
  for (let d = 0; d < 8; d++) {
    const over = stepFrom(from, d);
    if (over === NOWHERE || !mayCross(g, g.playerAt(over))) continue;
    for (let which = 0; which < WAYS; which++) {
      const to = stepFrom(over, pushDirection(d, which));
      if (to !== NOWHERE && g.playerAt(to) === NOBODY && !isAmong(found, count, to)) found[count++] = to;
    }
  }
  return count;
};
export const isAmong = (squares: Int16Array, count: number, sq: Square): boolean => {
  for (let i = 0; i < count; i++) if (squares[i] === sq) return true;
  return false;
};
/** Room for the squares that are two away. */
export const BEYOND_MAX = 16;
export const isSomebodyDown = (g: BloodGame, there: PlayerId): boolean => there !== NOBODY && isDown(g, there);
const jumps = new Int16Array(BEYOND_MAX);
/** B25-PRIN-JUMP-01 */
export const offerJumps = (g: BloodGame, player: PlayerId): void => {
  if (isRooted(g, player)) return;
  const count = squaresBeyond(g, player, isSomebodyDown, jumps);
  for (let i = 0; i < count; i++) g.offer(JUMP, jumps[i]);
};
/** B25-PRIN-JUMP-08: opponents around the start or the landing square, whichever are more. */
export const addJumpZones = (g: BloodGame, sheet: RollSheet, player: PlayerId, to: Square): void => {
  const seat = g.control(player);
  const zones = Math.max(zonesAgainst(g, seat, g.square(player)), zonesAgainst(g, seat, to));
  if (zones > 0) addTo(sheet, -zones, 'tackleZones');
};

/** Leaves 1 in `g.result` when the player may go on; `count` extra squares are rolled for before the jump itself. */
export const JumpOver = procedure(
  'JumpOver',
  ['player', 'value', 'count'],
  ['from', 'fell'],
  [runUp, letGo, rush, rushed, caughtItself, takeOff, test, jumped, left, land],
);
/** Where nobody can hold the player, nor has a say in how it jumps, the steps in between are passed over. */
function runUp(g: BloodGame, player: PlayerId, to: number, count: number): void {
  g.setUsed(player, Used.moved);
  g.notePlay();
  const from = g.keep('from', g.square(player));
  g.result = 1;
  if (zonesAgainst(g, g.control(player), from) > 0 && anySayAt(g, Moment.leaving))
    return atMoment(g, Moment.leaving, player, NOBODY, 0, 1, from, to as Square);
  if (count > 0) return g.goto(rush);
  jump(g, player, from, to as Square);
}
/** B25-PRIN-JUMP-05 */
function rush(g: BloodGame, player: PlayerId, to: number, count: number, from: Square): void {
  if (count === 0) return jump(g, player, from, to as Square);
  g.keep('count', count - 1);
  g.call(Roll, Kind.goForIt, player, from, to as Square, 0);
}
const jump = (g: BloodGame, player: PlayerId, from: Square, to: Square): void => {
  if (anySayAt(g, Moment.jumps)) return g.goto(takeOff);
  g.goto(jumped);
  g.call(Roll, Kind.jump, player, from, to, 0);
};
/** B25-PRIN-JUMP-06 */
function rushed(g: BloodGame, player: PlayerId): void {
  if (g.result === 0) return g.call(Fall, player, NOBODY);
  g.goto(rush);
}
/** Who has kept its feet jumps all the same (B25-Q-80). */
function caughtItself(g: BloodGame): void {
  if (g.result === 0) return g.finish();
  g.goto(rush);
}
/** Whether somebody has held it before it moves or rolls (B25-PRIN-FAQ-05). */
function letGo(g: BloodGame): void {
  if (g.result === 0) g.finish();
}
function takeOff(g: BloodGame, player: PlayerId, to: number): void {
  atMoment(g, Moment.jumps, player, NOBODY, 0, 0, g.slot('from'), to as Square);
}
/** B25-PRIN-JUMP-07 */
function test(g: BloodGame, player: PlayerId, to: number): void {
  g.call(Roll, Kind.jump, player, g.slot('from'), to as Square, g.result);
}
/** B25-PRIN-JUMP-09 to -11 */
function jumped(g: BloodGame, player: PlayerId, to: number): void {
  const natural = g.rolled(0);
  const passed = g.result !== 0;
  g.setRolledCount(0);
  if (!passed) g.keep('fell', 1);
  if (!passed && natural === 1) return fallFrom(g, player, g.slot('from'));
  const from = g.slot('from');
  g.put(player, to as Square);
  g.events?.push({ type: 'leapt', player, from, to: to as Square });
}
function left(g: BloodGame, player: PlayerId, to: number): void {
  const how = g.slot('fell') === 1 ? LEFT_BY_JUMP | Stepping.fell : LEFT_BY_JUMP;
  atMoment(g, Moment.left, player, NOBODY, how, 0, g.slot('from'), to as Square);
}
/** The `flags` of the moment `left` after a jump: no Dodge. */
export const LEFT_BY_JUMP = 4;
function land(g: BloodGame, player: PlayerId): void {
  if (g.slot('fell') === 1) return fallFrom(g, player, g.slot('from'));
  g.result = 1;
  if (g.scorer === NOBODY) meetBall(g, player);
}
