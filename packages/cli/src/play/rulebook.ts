/** Looks rules up in the catalogues under docs/rules by their ids. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { t } from '@ironpitch/texts/terminal';
import { REPOSITORY } from '../places.ts';

const FOLDER = join(REPOSITORY, 'docs/rules/');
const SHOWN_MAX = 40;

/** The line of one rule, or of every rule of a section: `BU-RUN-03`, `BU-RUN`. */
export const ruleLines = (id: string, example: string, folder = FOLDER): string[] => {
  const wanted = id.toUpperCase();
  if (!/^[A-Z0-9]+(-[A-Z0-9]+)*$/.test(wanted)) return [t.help.noId(id, example)];
  const found = catalogue(folder).filter(rule => rule.id === wanted || rule.id.startsWith(`${wanted}-`));
  if (found.length === 0) return [t.help.noRule(wanted)];
  const exact = found.filter(rule => rule.id === wanted);
  const shown = (exact.length > 0 ? exact : found).slice(0, SHOWN_MAX).map(rule => `${rule.id}: ${rule.text}`);
  return found.length > SHOWN_MAX ? [...shown, t.help.more(found.length - SHOWN_MAX)] : shown;
};
const catalogue = (folder: string): { id: string; text: string }[] =>
  readdirSync(folder)
    .filter(name => name.endsWith('.md'))
    .flatMap(name => readFileSync(folder + name, 'utf8').split('\n'))
    .flatMap(line => {
      const [, id, text] = /^(?:- |\| )\*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\*\*\s*\|?\s*(.*)$/.exec(line) ?? [];
      return id === undefined ? [] : [{ id, text: (text as string).replace(/\*\*?/g, '') }];
    });
