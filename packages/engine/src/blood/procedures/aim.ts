/** Aiming: what can be thrown how far, and who is in the way of it (B16-PASS-03, B16-INTERCEPT-02 to -05). */
import { NOBODY, type PlayerId, type Square } from '../../words.ts';
import { hasQuality } from '../bearing.ts';
import { Quality } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import { Moment } from '../moments.ts';
import { GRID, rangeBetween, underRuler } from '../pitch.ts';
import { hasZone, inScoringZone, isWitless } from '../status.ts';
import { Range, TO } from '../words.ts';
import { quietly } from './moment.ts';

/** How a throw came about: bits of the slot `flags`. */
export const Passing = { outOfTurn: 1, hailMary: 2, bomb: 4, handOff: 8 } as const;

/** B16-TD-05: holds the ball where it scores; it may neither leave nor give the ball away. Who scores at once is not about to. */
export const isAboutToScore = (g: BloodGame, p: PlayerId): boolean =>
  g.holdsBall(p) && inScoringZone(g, p) && g.control(p) === g.active && !g.rules.edition.scoresAtOnce;

/** What can be thrown at all, whatever the square. */
export const longestThrow = (g: BloodGame, player: PlayerId): Range =>
  quietly(g, Moment.longestThrow, player, NOBODY, 0, Range.bomb) as Range;
/** B16-PASS-03, -13, B16-OQ-42, -61: whether a square can be aimed at. */
export const rangeTo = (g: BloodGame, player: PlayerId, to: Square): Range => {
  const range = rangeBetween(g.rules.ranges, g.square(player), to);
  return range <= longestThrow(g, player) ? range : Range.none;
};
export const offerTargets = (g: BloodGame, player: PlayerId, longest: Range): void => {
  const most = Math.min(longest, longestThrow(g, player));
  for (let sq = 0; sq < GRID.squares; sq++) {
    const range = rangeBetween(g.rules.ranges, g.square(player), sq as Square);
    if (range !== Range.none && range <= most) g.offer(TO, sq);
  }
};
/** For throws that no range limits. */
export const offerEverySquare = (g: BloodGame, player: PlayerId): void => {
  const own = g.square(player);
  for (let sq = 0; sq < GRID.squares; sq++) if (sq !== own) g.offer(TO, sq);
};

/** Whether a player, were it on the square `at`, could intercept; a bomb is no second ball. */
export const inTheWay = (
  g: BloodGame,
  player: PlayerId,
  by: PlayerId,
  at: Square,
  to: Square,
  flags: number,
): boolean => {
  if (!g.rules.options.interceptions || flags & Passing.hailMary) return false;
  if (g.control(by) === g.control(player) || !hasZone(g, by) || isWitless(g, by) || hasQuality(g, by, Quality.handless))
    return false;
  if (g.holdsBall(by) && !(flags & Passing.bomb)) return false;
  if (!underRuler(g.square(player), to, at, g.rules.edition.rulerWidth)) return false;
  return quietly(g, Moment.mayIntercept, player, by, flags, 1) !== 0;
};
export const mayIntercept = (g: BloodGame, player: PlayerId, by: PlayerId, to: Square, flags = 0): boolean =>
  g.onPitch(by) && inTheWay(g, player, by, g.square(by), to, flags);
export const anybodyMayIntercept = (g: BloodGame, player: PlayerId, to: Square, flags: number): boolean => {
  for (let p = 0; p < g.playerCount; p++) if (mayIntercept(g, player, p as PlayerId, to, flags)) return true;
  return false;
};
