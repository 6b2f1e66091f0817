/** docs/skills-2016.md and -2025.md are made from the entries and the tests that cite them: UPDATE_GOLDEN=1 writes them anew. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blood2016 } from '../../src/blood/editions/2016/index.ts';
import { skills2025 } from '../../src/blood/editions/2025/skills/index.ts';
import type { Influence } from '../../src/blood/entries.ts';
import type { BloodGame, SkillRule } from '../../src/blood/game.ts';
import { checkGoldenText } from '../counters/golden.ts';

const FOLDERS = ['../scenarios/', './'].map(folder => new URL(folder, import.meta.url));
const testsIn = (prefix: string): (readonly [file: string, text: string])[] =>
  FOLDERS.flatMap(folder =>
    readdirSync(folder)
      .filter(file => file.startsWith(prefix) && file.endsWith('.test.ts'))
      .map(file => [file.replace('.test.ts', ''), readFileSync(new URL(file, folder), 'utf8')] as const),
  );
/** The files in which a test cites the rule, those that cite it most first. */
const testsOf = (tests: ReturnType<typeof testsIn>, rule: string): string[] =>
  tests
    .map(([file, text]) => [file, text.split(new RegExp(`${rule}\\b`)).length - 1] as const)
    .filter(([, count]) => count > 0)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, 3)
    .map(([file, count]) => `${file} (${count})`);

/** What an entry says, in the words of entries.ts. */
const saysOf = (entry: Influence<BloodGame>): string[] => [
  ...(entry.uses ?? []).map(use => `at \`${use.at}\``),
  ...(entry.is ?? []).map(quality => `is *${quality}*`),
  ...Object.keys(entry.numbers ?? {}).map(name => `adds to \`${name}\``),
  ...Object.keys(entry.teamNumbers ?? {}).map(name => `adds to its team's \`${name}\``),
  ...(entry.modifiers ?? []).map(({ roll }) => `modifies \`${roll}\``),
  ...(entry.imposes ?? []).flatMap(({ rolls }) => rolls.map(roll => `modifies others' \`${roll}\``)),
  ...Object.entries(entry.shrugsOff ?? {}).map(
    ([cause, rolls]) => `minds no \`${cause}\`: ${rolls.map(roll => `\`${roll}\``).join(', ')}`,
  ),
  ...(entry.ignoresZones ?? []).map(matter => `minds no tackle zones: \`${matter}\``),
  ...(entry.zoneIgnored ?? []).map(roll => `its own zone does not count: \`${roll}\``),
  ...(entry.strength === undefined ? [] : ['Strength in a block']),
  ...(entry.assists === undefined ? [] : ['assists']),
  ...(entry.harm === undefined ? [] : ['harm']),
  ...(entry.injuries === undefined ? [] : ['its own injuries']),
  ...(entry.rerolls === undefined
    ? []
    : [
        `re-rolls ${typeof entry.rerolls.of === 'string' ? 'any roll' : entry.rerolls.of.map(roll => `\`${roll}\``).join(', ')}`,
      ]),
  ...(entry.teamRerollGate === undefined ? [] : ['before a team re-roll']),
  ...(entry.teamReroll === undefined ? [] : ['a team re-roll']),
  ...(entry.cancels ?? []).map(({ skills }) => `cancels ${skills.map(skill => `\`${skill}\``).join(', ')}`),
  ...[...new Set((entry.activities ?? []).map(({ verb }) => `lets it \`${verb.name}\``))],
  ...(entry.ownAction === undefined ? [] : [`Action \`${entry.ownAction.action}\``]),
  ...(entry.performs === undefined ? [] : ['instead of any Action']),
  ...Object.keys(entry.pauses ?? {}).map(pause => `in the pause \`${pause}\``),
];

const rowOf = (names: string, ids: string, rule: string, entry: SkillRule, tests: readonly string[]): string => {
  const says = entry.leagueOnly ? ['nothing: it is about leagues'] : [...new Set(saysOf(entry))];
  return `| ${names} | ${ids} | ${rule} | ${says.join(', ')} | ${tests.join(', ')} |`;
};
const tableOf = (edition: number, tests: string, rows: readonly string[]): string => `# Skills of ${edition}

Made from the entries in \`packages/engine/src/blood/editions/${edition}/skills\` and from the tests that cite their rules
(\`packages/engine/test\`, ${tests}). What a moment is, \`blood/moments.ts\` says; what an entry may
say, \`blood/entries.ts\`.

| skill | stable name | rule | what its entry says | tests |
|---|---|---|---|---|
${rows.join('\n')}
`;
const checkTable = (edition: number, tests: string, rows: readonly string[]): void =>
  checkGoldenText(new URL(`../../../../docs/skills-${edition}.md`, import.meta.url), tableOf(edition, tests, rows));
const byName = (skills: Readonly<Partial<Record<string, SkillRule>>>): [string, SkillRule][] =>
  Object.entries(skills as Readonly<Record<string, SkillRule>>).sort(([a], [b]) => (a < b ? -1 : 1));

test('the table of skills of 2016 is what the entries say', () => {
  const tests = testsIn('b16-');
  checkTable(
    2016,
    'with how often',
    byName(blood2016.skills).map(([id, entry]) =>
      rowOf(entry.name, `\`${id}\``, entry.rule, entry, testsOf(tests, entry.rule)),
    ),
  );
});

/** Test files of one category each: looked through first. */
const OWN = /^b25-skill-(agility|devious|general|mutations|passing|strength|traits-(?:build|weapons|wits))$/;
const FEW = 4;
/** `B25-SKILL-BLOCK` of `B25-SKILL-BLOCK-01`: a skill has several lines in the catalogue. */
const sectionOf = ({ rule }: SkillRule): string => rule.replace(/-\d+$/, '');
/** One and the same skill with several numbers or keywords shares a row. */
const sectionRow = (section: string, entries: readonly [string, SkillRule][], tests: readonly string[]): string => {
  const [first, ...others] = entries as [[string, SkillRule], ...[string, SkillRule][]];
  const many = entries.length > FEW;
  const names = many ? first[1].name.replace(/\(.*\)/, '(X)') : entries.map(([, entry]) => entry.name).join(', ');
  const ids = many ? `\`${first[0]}\` and ${others.length} more` : entries.map(([id]) => `\`${id}\``).join(', ');
  return rowOf(names, ids, `${section}-01`, first[1], tests);
};
/** The first test that cites a line of the section: in which file, and what it says. */
const proofOf = (tests: ReturnType<typeof testsIn>, section: string): string[] => {
  const title = new RegExp(`['"\`](?:B25-[A-Z0-9-]+, )*${section}-\\d+(?:, B25-[A-Z0-9-]+)*: (.+?)['"\`], `);
  for (const [file, text] of tests) {
    const found = title.exec(text)?.[1];
    if (found !== undefined) return [`${file}: ${found.replaceAll('|', '\\|')}`];
  }
  return [];
};
test('the table of skills of 2025 is what the entries say, and a test proves each', () => {
  const all = byName(skills2025);
  const all25 = testsIn('b25-');
  const tests = [...all25.filter(([file]) => OWN.test(file)), ...all25.filter(([file]) => !OWN.test(file))];
  const sections = [...new Set(all.map(([, entry]) => sectionOf(entry)))];
  const proofs = sections.map(section => proofOf(tests, section));
  expect(sections.filter((_, i) => proofs[i]?.length === 0)).toEqual([]);
  checkTable(
    2025,
    'the first of each',
    sections.map((section, i) =>
      sectionRow(
        section,
        all.filter(([, entry]) => sectionOf(entry) === section),
        proofs[i] as string[],
      ),
    ),
  );
});
