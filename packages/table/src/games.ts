/** The games the table can play, by ruleset. */
import { BadInput } from '@ironpitch/engine';
import { blitzAtTheTable } from './blitz/game.ts';
import { bloodAtTheTable } from './blood/game.ts';
import type { TableGame } from './game.ts';

const games: readonly TableGame[] = [blitzAtTheTable, bloodAtTheTable];

export const canBePlayed = (ruleset: string): boolean => games.some(game => game.plays(ruleset));
export const gameFor = (ruleset: string): TableGame => {
  const found = games.find(game => game.plays(ruleset));
  if (!found) throw new BadInput(`this page cannot show ${ruleset} yet`);
  return found;
};
