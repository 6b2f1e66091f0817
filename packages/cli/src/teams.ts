/** How teams are named on the command line: by their id, by a team file, or left to chance. */
import { BadInput, parseTeam, type RulesetDefinition, show } from '@ironpitch/engine';
import { readText } from './files/read.ts';

/** A team that is drawn anew for every match, together with modules and options. */
export const ANY_TEAM = 'any';

/** What a match takes for a team: its id, the text of its file, or `any`. */
export const teamNamed = (definition: RulesetDefinition, flag: string, name: string): string => {
  if (name === ANY_TEAM || definition.teams.some(team => team.id === name)) return name;
  const files = definition.game === 'blood';
  if (files && name.endsWith('.json')) return readText(name);
  const ids = definition.teams.map(team => team.id);
  const known = files ? ['a team file (*.json)', ANY_TEAM, ...ids] : [...ids, ANY_TEAM];
  throw new BadInput(`${flag}: team ${show(name)} is unknown in ${definition.id}; known: ${known.join(', ')}`);
};
/** A short name for what `teamNamed` gave. */
export const teamLabel = (team: string): string => {
  if (!team.trimStart().startsWith('{')) return team;
  const { id, name } = parseTeam(team);
  return id ?? name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
};
