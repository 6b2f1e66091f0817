/** The drills: scenario files of the project, each with a goal and a hint of the catalogue. */
import { t } from '../texts/index.ts';

const files = import.meta.glob<string>('../../../../scenarios/{blitz-2024,blood-2016}/drill-*.json', {
  query: '?raw',
  import: 'default',
});
export const lessons = [...t.blitz.lessons, ...t.blood.lessons];
/** By game, with the number each lesson has in the whole list. */
export const courses = [t.blitz.lessons, t.blood.lessons].map(list => ({
  ruleset: list[0]?.ruleset ?? '',
  lessons: list.map(lesson => ({ ...lesson, number: lessons.indexOf(lesson) + 1 })),
}));

export const scenarioOf = async ({ ruleset, file }: (typeof lessons)[number]): Promise<string> => {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/${ruleset}/${file}.json`));
  if (!found) throw new Error(`no drill ${file}`);
  return found[1]();
};
