/** What a team is good at: its values against those of all the others of its game. */
import type { TeamCard } from '@ironpitch/table';

export interface Strength {
  readonly name: string;
  /** 0 for the weakest of all teams, 1 for the strongest. */
  readonly share: number;
  /** 1 for the best. */
  readonly rank: number;
}
/** What is printed as a roll is better the lower it is. */
const worthOf = (printed: string): number => {
  const value = Number.parseInt(printed, 10);
  if (Number.isNaN(value)) return 0;
  return printed.endsWith('+') ? 7 - value : value;
};
/** The average over the players of a team, by the name of the value; `skills` counts what they have been given. */
export const averages = ({ positions }: TeamCard): Readonly<Record<string, number>> => {
  const all = positions.reduce((sum, { count }) => sum + count, 0);
  const sums: Record<string, number> = {};
  let given = 0;
  for (const { stats, skills, count } of positions) {
    for (const [name, value] of stats) sums[name] = (sums[name] ?? 0) + count * worthOf(value);
    given += count * skills.length;
  }
  sums.skills = given;
  return Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, sum / Math.max(1, all)]));
};
export const strengthsOf = (team: TeamCard, teams: readonly TeamCard[]): Strength[] => {
  const all = teams.map(averages);
  return Object.entries(averages(team)).map(([name, value]) => {
    const values = all.map(one => one[name] ?? 0);
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return {
      name,
      share: most === least ? 0.5 : (value - least) / (most - least),
      rank: 1 + values.filter(one => one > value).length,
    };
  });
};
/** Worth a word: among the best fifth, two at most. */
export const bestOf = (strengths: readonly Strength[], teams: number): string[] =>
  strengths
    .filter(({ rank }) => rank <= Math.max(1, teams / 5))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, 2)
    .map(({ name }) => name);
