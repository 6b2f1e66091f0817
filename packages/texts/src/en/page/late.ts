/** What single screens say in English: fetched with them, so that the start does without. */
export const late = {
  teams: () => import('./teams.ts').then(({ teams }) => teams),
  /** How each team plays, by game. */
  styles: async () => {
    const blitz = import('./blitz/teams.ts').then(({ teams }) => teams);
    const blood = import('./blood/teams.ts').then(({ teams }) => teams);
    return { blitz: await blitz, blood: await blood };
  },
  /** The drills, by game. */
  drills: async () => {
    const blitz = import('./blitz/lessons.ts').then(({ lessons }) => lessons);
    const blood = import('./blood/lessons.ts').then(({ lessons }) => lessons);
    return { blitz: await blitz, blood: await blood };
  },
  how: () => import('./how.ts').then(({ how }) => how),
  report: () => import('./report.ts').then(({ report }) => report),
};
