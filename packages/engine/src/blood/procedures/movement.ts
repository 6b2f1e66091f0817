/** How far a player may go: its movement, what standing up takes of it, and extra squares (B16-STAND, B16-GFI). */
import type { PlayerId } from '../../words.ts';
import { hasQuality, numberOf } from '../bearing.ts';
import { Stat } from '../characteristics.ts';
import { Num, Quality } from '../entries.ts';
import type { BloodGame } from '../game.ts';
import { isProne } from '../status.ts';
import { ROOTED } from '../words.ts';

/** Roots take all movement, or keep a player in its square and leave it its movement for a block (B25-TRAIT-TAKEROOT-02). */
const hasRoots = (g: BloodGame, player: PlayerId): boolean =>
  !g.rules.edition.rootedMovement && g.isAffected(player, ROOTED);

/** B16-GFI-01, -07: extra squares still open to a player that has used so many. */
export const extraSquares = (g: BloodGame, player: PlayerId, used: number): number => {
  if (!g.rules.options.goForIt || hasRoots(g, player)) return 0;
  return g.rules.edition.goForIt.squares + numberOf(g, player, Num.extraSquares) - used;
};
/** Whether standing up takes a roll (B16-STAND-04, B25-STAND-04). */
const rollsToStand = (g: BloodGame, player: PlayerId): boolean => {
  const { cost, by } = g.rules.edition.standUp;
  const movement =
    by === 'now' ? g.stat(player, Stat.movement) : g.lineup.profiles.stat(g.profile(player), Stat.movement);
  return movement < cost || hasRoots(g, player);
};
/** Extra squares it takes to stand up, for whoever is slow for now (B25-Q-23). */
export const rushesToStand = (g: BloodGame, player: PlayerId): number =>
  rollsToStand(g, player) || hasQuality(g, player, Quality.nimble)
    ? 0
    : Math.max(0, g.rules.edition.standUp.cost - g.stat(player, Stat.movement));
/** B16-STAND-01 to -04: squares of movement for whoever stands or has stood up; -1 when that takes a roll and all of them. */
export const movementOnceUp = (g: BloodGame, player: PlayerId): number => {
  const movement = hasRoots(g, player) ? 0 : Math.max(0, g.stat(player, Stat.movement));
  if (!isProne(g, player) || hasQuality(g, player, Quality.nimble)) return movement;
  return rollsToStand(g, player) ? -1 : Math.max(0, movement - g.rules.edition.standUp.cost);
};
