/** Which match a game of a run is: as asked for, or drawn by the game's own seed where a team is `any`. */
import { type MatchSpec, type RulesetDefinition, SeededDice } from '@ironpitch/engine';
import { ANY_TEAM } from './teams.ts';

type Match = Omit<MatchSpec, 'ruleset'>;

export const matchFor = (definition: RulesetDefinition, { home, away, options }: Match, seed: string): Match => {
  if (home !== ANY_TEAM && away !== ANY_TEAM) return { home, away, options };
  const dice = new SeededDice(`${seed}/match`);
  const draw = (team: string): string =>
    team === ANY_TEAM ? (definition.teams[dice.pick(definition.teams.length)] as { id: string }).id : team;
  return { home: draw(home), away: draw(away), options: { ...definition.anyOptions(dice), ...options } };
};
