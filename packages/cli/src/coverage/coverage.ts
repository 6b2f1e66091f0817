/** What a run of matches has seen of a ruleset, and what it never saw: by category, by stable names. */
import { BlitzGame, blood, EngineError, type RulesetDefinition, SeededDice } from '@ironpitch/engine';
import { SeenInBlitz } from './blitz.ts';
import { SeenInBlood } from './blood.ts';
import type { Seen } from './seen.ts';

export const seenIn = (definition: RulesetDefinition): Seen => {
  const [home, away] = definition.boxTeams;
  const game = definition.create({ home, away, options: {} }, new SeededDice(''));
  if (game instanceof BlitzGame) return new SeenInBlitz(definition, game);
  if (game instanceof blood.BloodGame) return new SeenInBlood(definition, game);
  throw new EngineError(`nobody knows what there is to see in ${definition.id}`);
};
