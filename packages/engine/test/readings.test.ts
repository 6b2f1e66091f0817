/** docs/readings.md keeps up with the code: every file of a folder that was read, every scenario file a reading left. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);
const text = readFileSync(new URL('docs/readings.md', ROOT), 'utf8');
/** One section a folder: its heading names the folder, its first table the files. */
const sections = text
  .split(/^## /m)
  .slice(1)
  .map(section => ({ folder: /^`(.+)`/.exec(section)?.[1] ?? '', section }));
const rowsOf = (section: string): string[][] =>
  [...section.matchAll(/^\| (`.+`) \| .+ \| (\d+) \| (\d+) \| (.+) \|$/gm)].map(row => row.slice(1));
/** Where a reading is still owed, the section says so in one line. */
const toBeRead = (section: string): string => /^Still to be read: (.+)\.$/m.exec(section)?.[1] ?? '';
const filesIn = (text: string): string[] => [...text.matchAll(/`(.+?)`/g)].map(match => match[1] as string);

describe.each(sections)('the readings of $folder', ({ folder, section }) => {
  const files = readdirSync(new URL(`${folder}/`, ROOT), { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file.endsWith('.ts'));
  test('name every file once, read or still to be read, and no other', () => {
    const named = [...rowsOf(section).map(([names]) => names as string), toBeRead(section)].flatMap(filesIn);
    expect(named.sort()).toEqual(files.sort());
  });
  test('add up, and ended with nothing found', () => {
    const sum = (column: number): number => rowsOf(section).reduce((n, row) => n + Number(row[column]), 0);
    expect(section).toContain(`${sum(1)} suspects, ${sum(2)} faults`);
    expect(rowsOf(section).filter(row => row[3] !== 'nothing')).toEqual([]);
  });
});

test('every scenario file of a reading is listed with what it came to', () => {
  const left = ['blitz-2022', 'blitz-2024', 'blood-2016', 'blood-2025', 'odds'].flatMap(ruleset =>
    readdirSync(new URL(`scenarios/${ruleset}/`, ROOT)).filter(file => file.startsWith('reading-')),
  );
  expect(left.length).toBeGreaterThan(80);
  expect(left.filter(file => !text.includes(file.replace(/^reading-|\.json$/g, '')))).toEqual([]);
});
