/** docs/adding-an-edition.md says what 2025 replaces, states and adds, with counts: here they are counted. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blood2016 } from '../../src/blood/editions/2016/index.ts';
import { blood2025 } from '../../src/blood/editions/2025/index.ts';
import { rules2025 } from '../../src/blood/editions/2025/rules.ts';
import { starRules2025 } from '../../src/blood/editions/2025/stars/index.ts';
import type { Edition } from '../../src/blood/game.ts';
import { Moment } from '../../src/blood/moments.ts';

const PAGE = readFileSync(new URL('../../../../docs/adding-an-edition.md', import.meta.url), 'utf8');
/** The line that begins with or holds the words. */
const lineWith = (words: string): string => PAGE.split('\n').find(line => line.includes(words)) as string;
/** What stands in backticks between two words of a line, and the number said before it. */
const listAfter = (line: string, words: string, until: string): { readonly names: string[]; readonly said: number } => {
  const after = line.slice(line.indexOf(words));
  const text = until === '' ? after : after.slice(0, after.indexOf(until));
  const names = [...text.slice(text.indexOf(':')).matchAll(/`(\w+)`/g)].map(match => match[1] as string);
  return { names, said: Number(/(\d+)[^\d]*:/.exec(text)?.[1]) };
};
const entriesOf = (edition: Edition): readonly { readonly uses?: readonly { readonly at: string }[] }[] => [
  ...Object.values(edition.skills),
  ...edition.extras,
  ...edition.teamRules,
];
const SOURCES_2016 = new URL('../../src/blood/editions/2016/', import.meta.url);
const source2016 = readdirSync(SOURCES_2016, { recursive: true })
  .map(String)
  .filter(name => name.endsWith('.ts'))
  .map(name => readFileSync(new URL(name, SOURCES_2016), 'utf8'))
  .join('\n');
const answered2016 = new Set(entriesOf(blood2016).flatMap(({ uses = [] }) => uses.map(({ at }) => at)));
/** By a skill or an extra rule, or by a card. */
const isAnsweredBefore = (moment: string): boolean =>
  answered2016.has(moment) || source2016.includes(`at: '${moment}'`);
const byStars = new Set(Object.values(starRules2025).flatMap(({ uses = [] }) => uses.map(({ at }) => at)));
const byOthers = new Set(
  [
    ...Object.entries(blood2025.skills).flatMap(([name, entry]) => (name in starRules2025 ? [] : [entry])),
    ...blood2025.extras,
    ...blood2025.teamRules,
  ].flatMap(({ uses = [] }) => uses.map(({ at }) => at)),
);

test('what 2025 replaces whole: as many procedures as the table has rows, by these names', () => {
  const rows = [...PAGE.matchAll(/^\| `(\w+)` \| `(\w+)` \|/gm)].map(row => [row[1], row[2]]);
  expect(rows).toEqual(blood2025.overrides.map(([old, own]) => [old.name, own.name]));
  expect(lineWith('**Replaced whole**')).toContain(`${blood2025.overrides.length} procedures`);
});
test('what it states as facts: whatever both editions answer differently, and no number or table is left out of the count', () => {
  const { names, said } = listAfter(lineWith('**Facts**'), '**Facts**', '. A characteristic');
  expect(said).toBe(names.length);
  const other = blood2016 as unknown as Readonly<Record<string, unknown>>;
  const own = blood2025 as unknown as Readonly<Record<string, unknown>>;
  for (const name of names)
    expect([name, JSON.stringify(own[name]) === JSON.stringify(other[name])]).toEqual([name, name === 'report']);
  const plain = Object.keys(own).filter(
    key => !['id', 'name'].includes(key) && ['boolean', 'string'].includes(typeof own[key]) && own[key] !== other[key],
  );
  expect(names).toEqual(expect.arrayContaining(plain));
});
test('what it adds as moments: those that no entry of 2016 answers', () => {
  const { names } = listAfter(lineWith('**Moments** that only'), 'of them are for', '**Qualities**');
  const { names: ofStars, said: saidOfStars } = listAfter(
    lineWith('Moments they brought'),
    'Moments they brought',
    'Their tests',
  );
  const isNew = (moment: string): boolean => !isAnsweredBefore(moment);
  expect([...names].sort()).toEqual([...byOthers].filter(isNew).sort());
  expect([...ofStars].sort()).toEqual([...byStars].filter(at => isNew(at) && !byOthers.has(at)).sort());
  expect(saidOfStars).toBe(ofStars.length);
  expect(lineWith('**Moments** that only')).toContain(
    `answers, ${names.length + ofStars.length}; ${names.length} of them`,
  );
  for (const name of [...names, ...ofStars]) expect(Moment).toHaveProperty(name);
});
test('rules as entries, qualities, special rules of Star Players', () => {
  expect(lineWith('**Rules as entries**')).toContain(`(\`rules.ts\`), ${rules2025.length}:`);
  expect(lineWith('**Star Players** (`stars/`)')).toContain(`their ${Object.keys(starRules2025).length} special rules`);
  const { names, said } = listAfter(lineWith('**Qualities**'), '**Qualities**', 'Further hooks');
  const qualities = new Set(
    [...Object.values(blood2025.skills), ...blood2025.extras, ...blood2025.teamRules].flatMap(entry => entry.is ?? []),
  );
  const isNew = (quality: string): boolean => !source2016.includes(`'${quality}'`);
  expect([...names].sort()).toEqual([...qualities].filter(isNew).sort());
  expect(said).toBe(names.length);
});
