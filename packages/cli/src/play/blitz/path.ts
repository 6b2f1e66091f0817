/** Ways across the pitch: which squares a Run or a Mark can end on, and the steps to each. */
import { BlitzGame, SeededDice, type Square } from '@ironpitch/engine';
import { walksFrom } from '@ironpitch/odds';
import type { Way } from '../typing.ts';

/** The questions that are answered square by square. */
export const WALKS: ReadonlySet<string> = new Set(['runStep', 'markStep']);

/** Every square the walk under way can end on, with the shortest way there. The game itself is not touched. */
export const waysFrom = (g: BlitzGame): ReadonlyMap<Square, Way> => {
  if (!WALKS.has(g.question.name)) return new Map();
  // Dice that fall on the way (a ball kicked loose) are never looked at: such a square is not walked on from.
  const scratch = new BlitzGame(g.rules, g.lineup, new SeededDice('path')).load(g.save());
  return new Map(walksFrom(scratch).map(({ to, path }) => [to, path]));
};
