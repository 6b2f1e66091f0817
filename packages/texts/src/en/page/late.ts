/** What single screens say in English: fetched with them, so that the start does without. */
export const late = {
  teams: () => import('./teams.ts').then(({ teams }) => teams),
  /** How each team plays, by game. */
  styles: async () => {
    const [blitz, blood] = await Promise.all([import('./blitz/teams.ts'), import('./blood/teams.ts')]);
    return { blitz: blitz.teams, blood: blood.teams };
  },
  /** The drills, by game. */
  drills: async () => {
    const [blitz, blood] = await Promise.all([import('./blitz/lessons.ts'), import('./blood/lessons.ts')]);
    return { blitz: blitz.lessons, blood: blood.lessons };
  },
  how: () => import('./how.ts').then(({ how }) => how),
  report: () => import('./report.ts').then(({ report }) => report),
};
