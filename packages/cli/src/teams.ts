/** How teams are named on the command line: by their id, by a team file, or left to chance. */
import { BadInput, parseTeam, type RulesetDefinition } from '@ironpitch/engine';
import { readText } from './files/read.ts';
import { printable } from './text/printable.ts';

const NAME_SHOWN = 60;
/** A team that is drawn anew for every match, together with modules and options. */
export const ANY_TEAM = 'any';

/** What a match takes for a team: its id, the text of its file, or `any`. */
export const teamNamed = (definition: RulesetDefinition, flag: string, name: string): string => {
  if (name === ANY_TEAM || definition.teams.some(team => team.id === name)) return name;
  const files = definition.game === 'blood';
  if (files && name.endsWith('.json')) return readText(name);
  const known = [...definition.teams.map(team => team.id), ANY_TEAM].join(', ');
  throw new BadInput(
    `${flag}: team "${printable(name, NAME_SHOWN)}" is unknown in ${definition.id}; known: ${known}${files ? ', or a team file (*.json)' : ''}`,
  );
};
/** A short name for what `teamNamed` gave. */
export const teamLabel = (team: string): string => {
  if (!team.trimStart().startsWith('{')) return team;
  const { id, name } = parseTeam(team);
  return id ?? name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
};
