/** How Team Cards are written down. */
import type { Position } from '../edition.ts';

/** One row of a Team Card: how many, Move, Block, Throw, Armour, abilities. */
export const row = (
  name: string,
  count: number,
  move: number | 'D6',
  block: number,
  throws: number | '-',
  armour: number | '-',
  abilities: readonly string[] = [],
  throwsTeammates = false,
): Position => ({
  id: name.toLowerCase().replace(/[^a-z]+/g, '-'),
  name,
  count,
  move,
  block,
  throw: throws,
  armour,
  abilities,
  ...(throwsTeammates ? { throwsTeammates } : {}),
});
