/** The positions of the drills: scenario files of the project, fetched one by one. */
import type { Drill } from './lessons.ts';

const files = import.meta.glob<string>('../../../../scenarios/{blitz-2024,blood-2016,blood-2025}/drill-*.json', {
  query: '?raw',
  import: 'default',
});

export const scenarioOf = async ({ ruleset, file }: Drill): Promise<string> => {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/${ruleset}/${file}.json`));
  if (!found) throw new Error(`no drill ${file}`);
  return found[1]();
};
