/** Which rulesets have team files, with the rules and the ready-made teams of each. */
import { BadInput } from '../../words.ts';
import { teamFiles2016 } from '../editions/2016/teams/files.ts';
import { teamRules2016 } from '../editions/2016/teams/rules.ts';
import { teamFiles2025 } from '../editions/2025/teams/files.ts';
import { teamRules2025 } from '../editions/2025/teams/rules.ts';
import type { Team } from '../roster.ts';
import { teamOf } from '../team.ts';
import type { TeamBook, TeamFile } from './terms.ts';

export const teamBooks: readonly TeamBook[] = [
  { rules: teamRules2016, files: teamFiles2016 },
  { rules: teamRules2025, files: teamFiles2025 },
];

export const teamBookOf = (ruleset: string): TeamBook => {
  const found = teamBooks.find(book => book.rules.ruleset === ruleset);
  if (found) return found;
  const known = teamBooks.map(book => book.rules.ruleset).join(', ');
  throw new BadInput(`there are no team files for the ruleset "${ruleset}"; there are for ${known}`);
};
/** The ready-made team file of this id, if there is one. */
export const teamFileNamed = ({ files }: TeamBook, id: string): TeamFile | undefined => files.find(f => f.id === id);

/** The ready-made team of this id as it enters a match; built anew every time. */
export const readyMadeTeam = (book: TeamBook, id: string): Team | undefined => {
  const file = teamFileNamed(book, id);
  return file && teamOf(book.rules, file);
};
