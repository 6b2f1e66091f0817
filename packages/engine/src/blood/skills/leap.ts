/** Leap: two squares at once, over whatever is in between (B16-XSKILL-21). */
import { NO_BALL, NOBODY, type PlayerId, type Square } from '../../words.ts';
import { hasQuality } from '../bearing.ts';
import { Quality } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import { Moment } from '../moments.ts';
import { rollsNamed, skillsNamed } from '../names.ts';
import { GRID } from '../pitch.ts';
import { isAboutToScore } from '../procedures/aim.ts';
import { anySayAt, atMoment } from '../procedures/moment.ts';
import { Roll, Used } from '../procedures/rolls.ts';
import { Fall, PickUp } from '../procedures/step.ts';
import { procedure, zonesAgainst } from '../status.ts';
import { LEAP } from '../words.ts';
import { Once } from './use.ts';

const Kind = rollsNamed('goForIt', 'leap');
const Skill = skillsNamed('leap');

export const LEAP_SQUARES = 2;
/** Ball and Chain leaves no hand for it, and one leap an Action is enough. */
export const canLeap = (g: BloodGame, player: PlayerId): boolean =>
  g.can(player, Skill.leap) && !hasQuality(g, player, Quality.reeling) && !g.used(player, Once.leap);
export const leapFrom = (from: Square, column: number, row: number): Square =>
  GRID.at(GRID.column(from) + column, GRID.row(from) + row);

export const offerLeaps = (g: BloodGame, player: PlayerId): void => {
  if (!canLeap(g, player)) return;
  const from = g.square(player);
  const staysIn = isAboutToScore(g, player);
  for (let row = -LEAP_SQUARES; row <= LEAP_SQUARES; row++) {
    for (let column = -LEAP_SQUARES; column <= LEAP_SQUARES; column++) {
      const to = leapFrom(from, column, row);
      if (to < 0 || g.playerAt(to) !== NOBODY) continue;
      if (!staysIn || column === 0) g.offer(LEAP, to);
    }
  }
};

/** A leap outside an Action of the player's own, in place of a number of extra squares. */
export const FREE_LEAP = -1;

/** Leaves 1 in `g.result` when the player may go on; `count` extra squares are rolled for before the leap itself. */
export const JumpAcross = procedure(
  'JumpAcross',
  ['player', 'value', 'count'],
  ['from', 'fell'],
  [runUp, goFor, went, grip, takeOff, jumped, left, land],
);
function runUp(g: BloodGame, player: PlayerId, _to: number, extra: number): void {
  if (extra !== FREE_LEAP) g.setUsed(player, Once.leap | Used.moved);
  g.keep('from', g.square(player));
}
function goFor(g: BloodGame, player: PlayerId, to: number, extra: number, from: Square): void {
  if (extra <= 0) return g.goto(grip);
  g.keep('count', extra - 1);
  g.call(Roll, Kind.goForIt, player, from, to as Square, 0);
}
function went(g: BloodGame, player: PlayerId, to: number): void {
  if (g.result !== 0) return g.goto(goFor);
  jump(g, player, to as Square);
  g.keep('fell', 1);
  g.goto(left); // fallen or not, it has left its square
}
const jump = (g: BloodGame, player: PlayerId, to: Square): void => {
  const from = g.square(player);
  g.put(player, to);
  g.events?.push({ type: 'leapt', player, from, to });
};
function grip(g: BloodGame, player: PlayerId, to: number): void {
  g.result = 1;
  const from = g.slot('from');
  if (zonesAgainst(g, g.control(player), from) > 0 && anySayAt(g, Moment.leaving))
    atMoment(g, Moment.leaving, player, NOBODY, 0, 1, from, to as Square);
}
function takeOff(g: BloodGame, player: PlayerId, to: number): void {
  if (g.result === 0) return g.finish(); // held
  jump(g, player, to as Square);
  g.call(Roll, Kind.leap, player, g.slot('from'), to as Square, 0);
}
function jumped(g: BloodGame): void {
  g.keep('fell', g.result === 0 ? 1 : 0);
}
function left(g: BloodGame, player: PlayerId, to: number, extra: number): void {
  if (extra !== FREE_LEAP) atMoment(g, Moment.left, player, NOBODY, 0, 0, g.slot('from'), to as Square);
}
function land(g: BloodGame, player: PlayerId): void {
  if (g.slot('fell') === 1) return g.become(Fall, player, NOBODY);
  g.result = 1;
  if (g.scorer === NOBODY && g.looseBallAt(g.square(player)) !== NO_BALL) g.become(PickUp, player);
}
