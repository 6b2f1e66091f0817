/** Whom and where a thrower can reach with the Throw Ruler. */
import type { PlayerId, Square } from '../../words.ts';
import type { BlitzGame } from '../game.ts';
import { couldPlay } from '../hand.ts';
import { GRID } from '../pitches.ts';
import { isStanding } from '../status.ts';
import { Grant, THROW_FAR, THROW_HAIL_MARY } from '../words.ts';

/** BU-THROW-03, -04: in range of the ruler; only its near half for a short Throw. */
export const inRange = (g: BlitzGame, from: Square, to: Square, shortOnly: boolean): boolean =>
  GRID.distanceSquared(from, to) <= (shortOnly ? g.rules.edition.shortThrow : g.rules.edition.longThrow);

/** BU-THROW-04: beyond the near half of the ruler. */
export const isLong = (g: BlitzGame, player: PlayerId, to: Square): boolean =>
  GRID.distanceSquared(g.square(player), to) > g.rules.edition.shortThrow;
/** BU-THROW-02, BU-OQ-70: a standing Team-mate in range; Dump-off and Running Pass are short, only the latter no Hand-off. */
export const canThrowTo = (g: BlitzGame, player: PlayerId, target: PlayerId, option: number): boolean => {
  if (target === player || g.control(target) !== g.control(player) || !isStanding(g, target)) return false;
  if (option === Grant.runningPass && GRID.distance(g.square(player), g.square(target)) === 1) return false;
  const shortOnly = option === Grant.runningPass || option === Grant.dumpOff;
  const anyTarget = g.isAffected(player, THROW_HAIL_MARY) || g.isAffected(player, THROW_FAR);
  return (anyTarget && !shortOnly) || inRange(g, g.square(player), g.square(target), shortOnly);
};
export const throwTargetExists = (g: BlitzGame, player: PlayerId, option: number): boolean => {
  for (let q = 0; q < g.playerCount; q++) if (canThrowTo(g, player, q as PlayerId, option)) return true;
  return false;
};
/** With Hail Mary Pass in hand a Throw can be declared though nobody is in range. */
export const hailMaryCouldHelp = (g: BlitzGame, player: PlayerId): boolean => {
  const seat = g.control(player);
  if (!couldPlay(g, seat, g.rules.playFor.anyTarget)) return false;
  for (let q = 0; q < g.playerCount; q++) {
    if (q !== player && g.control(q as PlayerId) === seat && isStanding(g, q as PlayerId)) return true;
  }
  return false;
};
