/** A Blitz Bowl ball in the air: a throw that fails bounces from its target, a fumbled one from the thrower. */
import type { BlitzEvent, BlitzGame, Game, GameEvent } from '@ironpitch/engine';
import type { InTheAir, Landed } from '../landings.ts';

const landed = (game: BlitzGame, heard: readonly BlitzEvent[]): Landed | null | undefined => {
  for (const event of heard) {
    if (event.type === 'ballBounced') return { square: game.squareName(event.to), outside: false };
    if (event.type === 'ballTaken') return null;
  }
  return undefined;
};
export const blitzAir: InTheAir = {
  kinds: new Set(['throw']),
  landed: (game: Game, heard: readonly GameEvent[]) => landed(game as BlitzGame, heard as readonly BlitzEvent[]),
  shortens: () => false,
};
