/** Leap: two squares at once, over whatever is in between (B16-XSKILL-21). */
import { NO_BALL, NOBODY, type PlayerId, type Square } from '../../words.ts';
import type { BloodGame } from '../game.ts';
import { GRID } from '../pitch.ts';
import { procedure, zonesAgainst } from '../status.ts';
import { Roll as Kind, LEAP, Skill } from '../words.ts';
import { isAboutToScore } from './aim.ts';
import { maybeShadow, Tentacles } from './grips.ts';
import { OncePerTurn, Roll } from './rolls.ts';
import { Fall, PickUp } from './step.ts';

export const LEAP_SQUARES = 2;
/** Ball and Chain leaves no hand for it, and one leap an Action is enough. */
export const canLeap = (g: BloodGame, player: PlayerId): boolean =>
  g.can(player, Skill.leap) && !g.can(player, Skill.ballAndChain) && !g.used(player, OncePerTurn.leap);
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
  ['from', 'option'],
  [runUp, goFor, went, grip, takeOff, jumped, shadow, land],
);
function runUp(g: BloodGame, player: PlayerId, _to: number, extra: number): void {
  if (extra !== FREE_LEAP) g.setUsed(player, OncePerTurn.leap | OncePerTurn.moved);
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
  g.become(Fall, player);
}
const jump = (g: BloodGame, player: PlayerId, to: Square): void => {
  const from = g.square(player);
  g.put(player, to);
  g.events?.push({ type: 'leapt', player, from, to });
};
function grip(g: BloodGame, player: PlayerId, _to: number, _extra: number, from: Square): void {
  g.result = 1;
  if (zonesAgainst(g, g.control(player), from) > 0 && g.rules.inMatch[Skill.tentacles] !== 0)
    g.call(Tentacles, player, from);
}
function takeOff(g: BloodGame, player: PlayerId, to: number, _extra: number, from: Square): void {
  if (g.result === 0) return g.finish(); // held
  jump(g, player, to as Square);
  g.call(Roll, Kind.leap, player, from, to as Square, 0);
}
function jumped(g: BloodGame): void {
  g.keep('option', g.result);
}
function shadow(g: BloodGame, player: PlayerId, _to: number, extra: number, from: Square): void {
  if (extra !== FREE_LEAP) maybeShadow(g, player, from);
}
function land(g: BloodGame, player: PlayerId, _to: number, _extra: number, _from: Square, landed: number): void {
  if (landed === 0) return g.become(Fall, player);
  g.result = 1;
  if (g.looseBallAt(g.square(player)) !== NO_BALL) g.become(PickUp, player);
}
