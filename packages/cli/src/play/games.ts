/** Which game is at the table. */
import { BlitzGame, blood, EngineError, type Game } from '@ironpitch/engine';
import { BlitzAtTable } from './blitz/table.ts';
import { BloodAtTable } from './blood/table.ts';
import type { TableGame } from './table.ts';

export const gameAtTable = (g: Game): TableGame => {
  if (g instanceof BlitzGame) return new BlitzAtTable(g);
  if (g instanceof blood.BloodGame) return new BloodAtTable(g);
  throw new EngineError(`there is no table for ${g.rules.id}`);
};
