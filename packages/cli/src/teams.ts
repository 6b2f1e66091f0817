/** How teams are named on the command line: by their id, by a team file, or left to chance. */
import { readFileSync } from 'node:fs';
import { BadInput, parseTeam, type RulesetDefinition } from '@ironpitch/engine';

/** A team that is drawn anew for every match, together with modules and options. */
export const ANY_TEAM = 'any';

/** What a match takes for a team: its id, the text of its file, or `any`. */
export const teamNamed = (definition: RulesetDefinition, flag: string, name: string): string => {
  if (name === ANY_TEAM || definition.teams.some(team => team.id === name)) return name;
  const files = definition.game === 'blood';
  if (files && name.endsWith('.json')) return readFileSync(name, 'utf8');
  const known = [...definition.teams.map(team => team.id), ANY_TEAM].join(', ');
  throw new BadInput(
    `${flag}: team "${name}" is unknown in ${definition.id}; known: ${known}${files ? ', or a team file (*.json)' : ''}`,
  );
};
/** A short name for what `teamNamed` gave. */
export const teamLabel = (team: string): string => {
  if (!team.trimStart().startsWith('{')) return team;
  const { id, name } = parseTeam(team);
  return id ?? name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
};
