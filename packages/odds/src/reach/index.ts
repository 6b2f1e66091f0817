/** Where a player can get in one activation, and with what chance: the same question for every game. */
import { BadInput, BlitzGame, blood, type Game, type PlayerId } from '@ironpitch/engine';
import { blitzReach } from './blitz.ts';
import { bloodReach } from './blood.ts';
import type { Reach } from './way.ts';

export type { Reach, Way, WayRoll } from './way.ts';

/**
 * Every square a player can reach, as if it were to act now or went on with its Action. In Blood Bowl that is a Move,
 * or whatever Action is under way for it.
 *
 * ```ts
 * const there = reach(game, game.playerNamed('H3'));
 * for (const sq of there.squares) console.log(sq, there.safest(sq)?.chance);
 * ```
 */
export const reach = (game: Game, player: PlayerId): Reach => {
  if (!game.onPitch(player)) throw new BadInput(`${game.playerName(player)} is not on the pitch`);
  if (game instanceof blood.BloodGame) return bloodReach(game, player);
  if (game instanceof BlitzGame) return blitzReach(game, player);
  throw new BadInput(`there is no reach in ${game.rules.id}`);
};
