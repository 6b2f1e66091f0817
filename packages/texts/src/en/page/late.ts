/** What single screens say in English: fetched with them, so that the start does without. */
export const late = {
  teams: () => import('./teams.ts').then(({ teams }) => teams),
  report: () => import('./report.ts').then(({ report }) => report),
};
