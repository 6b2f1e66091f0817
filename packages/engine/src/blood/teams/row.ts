/** How ready-made teams are written down: positions with their counts, numbered in order. */
import { TEAM_FORMAT, TEAM_VERSION, type TeamFile } from './terms.ts';

/** A position, how many players of it, and the skills each of them has learned. */
export type Players = readonly [position: string, count: number, ...skills: string[]];
export type Purchases = Omit<
  TeamFile,
  'format' | 'version' | 'ruleset' | 'id' | 'name' | 'roster' | 'players' | 'stars'
>;

/** A team file; Star Players take the lines after the others. */
export const teamFile = (
  ruleset: string,
  id: string,
  name: string,
  roster: string,
  purchases: Purchases,
  listed: readonly Players[],
  stars: readonly string[] = [],
): TeamFile => {
  const positions = listed.flatMap(([position, count, ...skills]) =>
    Array.from({ length: count }, () => (skills.length === 0 ? { position } : { position, skills })),
  );
  const players = positions.map((player, i) => ({ number: i + 1, ...player }));
  const hired = stars.map((star, i) => ({ number: players.length + i + 1, star }));
  return {
    format: TEAM_FORMAT,
    version: TEAM_VERSION,
    ruleset,
    id,
    name,
    roster,
    ...purchases,
    players,
    ...(hired.length === 0 ? {} : { stars: hired }),
  };
};
