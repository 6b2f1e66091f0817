/** Which leagues and patrons a team may have, and which Star Players play for it then. */
import type { Allegiance, PlaysFor } from '../roster.ts';

/** Whose favour a team of this list may have in this league. */
export const patronsIn = ({ patrons, patronsIn }: Allegiance, league: string | undefined): readonly string[] => [
  ...patrons,
  ...((league === undefined ? undefined : patronsIn[league]) ?? []),
];
/** Whether a team in this league, with this patron, may hire somebody who plays for these (B25-STAR-02). */
export const mayHire = (
  { leagues, patrons }: PlaysFor,
  league: string | undefined,
  patron: string | undefined,
): boolean => (league !== undefined && leagues.includes(league)) || (patron !== undefined && patrons.includes(patron));
/** The same for some choice of league and patron that the list leaves open. */
export const couldHire = (list: Allegiance, whom: PlaysFor): boolean =>
  list.leagues.some(
    league => mayHire(whom, league, undefined) || patronsIn(list, league).some(patron => mayHire(whom, league, patron)),
  );
