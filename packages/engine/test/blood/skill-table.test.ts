/** docs/skills-2016.md is made from the entries and the tests that cite them: UPDATE_GOLDEN=1 writes it anew. */
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'vitest';
import { blood2016 } from '../../src/blood/editions/2016/index.ts';
import type { Influence } from '../../src/blood/entries.ts';
import type { BloodGame } from '../../src/blood/game.ts';
import { checkGoldenText } from '../counters/golden.ts';

const SCENARIOS = new URL('../scenarios/', import.meta.url);
const tests = readdirSync(SCENARIOS)
  .filter(file => file.startsWith('b16-') && file.endsWith('.test.ts'))
  .map(file => [file.replace('.test.ts', ''), readFileSync(new URL(file, SCENARIOS), 'utf8')] as const);
/** The files in which a test cites the rule, those that cite it most first. */
const testsOf = (rule: string): string[] =>
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
  ...(entry.ignoresZones ?? []).map(matter => `minds no tackle zones: \`${matter}\``),
  ...(entry.zoneIgnored ?? []).map(roll => `its own zone does not count: \`${roll}\``),
  ...(entry.strength === undefined ? [] : ['Strength in a block']),
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

test('the table of skills is what the entries say', () => {
  const rows = Object.entries(blood2016.skills)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, entry]) => {
      const says = entry.leagueOnly ? ['nothing: it is about leagues'] : [...new Set(saysOf(entry))];
      return `| ${entry.name} | \`${id}\` | ${entry.rule} | ${says.join(', ')} | ${testsOf(entry.rule).join(', ')} |`;
    });
  const text = `# Skills of 2016

Made from the entries in \`packages/engine/src/blood/editions/2016/skills\` and from the tests that cite their rules
(\`packages/engine/test/scenarios\`, with how often). What a moment is, \`blood/moments.ts\` says; what an entry may
say, \`blood/entries.ts\`.

| skill | stable name | rule | what its entry says | tests |
|---|---|---|---|---|
${rows.join('\n')}
`;
  checkGoldenText(new URL('../../../../docs/skills-2016.md', import.meta.url), text);
});
