/**
 * Tests of rules that several editions share. A title cites its rules; the test runs in every edition in which all of
 * them hold, which is what the catalogues say: a 2024 rule that the 2022 catalogue lists as the same is shown in both.
 */
import { readFileSync } from 'node:fs';
import * as vitest from 'vitest';
import { blitz2022 } from '../src/blitz/editions/2022.ts';
import { blitz2024 } from '../src/blitz/editions/2024.ts';
import type { Edition } from '../src/blitz/game.ts';

const catalogue = readFileSync(new URL('../../../docs/rules/blitz-2022.md', import.meta.url), 'utf8');
const sameIn2022 = new Set(
  catalogue
    .split('\n')
    .filter(line => line.startsWith('Same as 2024:'))
    .flatMap(line => line.match(/BU-[A-Z]+-X?[0-9]+/g) ?? []),
);
const idsIn = (titles: readonly string[]): string[] =>
  titles.flatMap(title => title.match(/BU-[A-Z]+-X?[0-9]+/g) ?? []);
const isRuling = (id: string): boolean => id.includes('-OQ-');

let current: Edition = blitz2024;
/** The edition the running test is about. */
export const currentEdition = (): Edition => current;

const titles: string[] = [];
const editionsOf = (title: string): readonly Edition[] => {
  const ids = idsIn([...titles, title]).filter(id => !isRuling(id));
  const shared = ids.length > 0 && ids.every(id => sameIn2022.has(id));
  return shared ? [blitz2024, blitz2022] : [blitz2024];
};
/** The 2024 box needs no mention; the other one is named in front. */
const titleIn = (edition: Edition, title: string): string => (edition === blitz2024 ? title : `${edition.id} ${title}`);

const inEdition =
  <A extends unknown[]>(edition: Edition, body: (...args: A) => unknown) =>
  (...args: A): unknown => {
    current = edition;
    try {
      return body(...args);
    } finally {
      current = blitz2024;
    }
  };

const runIn = (editions: (title: string) => readonly Edition[]) => {
  const test = (title: string, body: () => void): void => {
    for (const edition of editions(title)) vitest.test(titleIn(edition, title), () => void inEdition(edition, body)());
  };
  const each = (table: readonly unknown[]) => (title: string, body: (...row: unknown[]) => unknown) => {
    for (const edition of editions(title))
      vitest.test.each(table)(titleIn(edition, title), (...row) => void inEdition(edition, body)(...row));
  };
  return Object.assign(test, { each: each as unknown as vitest.TestAPI['each'] });
};
/** Runs in every edition that shares all rules its title cites. */
export const test = runIn(editionsOf);
/** For tests that use cards, teams or modules of the 2024 box alone. */
export const test2024 = runIn(() => [blitz2024]);
/** What is called, printed or rolled one way in the 2024 box and another way in the 2022 box. */
export const ofBox = <T>(in2024: T, in2022: T): T => (current === blitz2022 ? in2022 : in2024);

export const describe = (title: string, body: () => void): void => {
  vitest.describe(title, () => {
    titles.push(title);
    body();
    titles.pop();
  });
};
