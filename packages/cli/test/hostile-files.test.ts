/** Files that were written to harm: whatever they hold, a command says one short sentence and nothing steers the terminal. */
import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { run } from '../src/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'ironpitch-hostile-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const printed = async (...args: string[]): Promise<{ code: number; out: string; err: string }> => {
  const text = { out: '', err: '' };
  const spies = (['out', 'err'] as const).map(stream =>
    vi.spyOn(process[`std${stream}`], 'write').mockImplementation(more => {
      text[stream] += String(more);
      return true;
    }),
  );
  try {
    return { code: await run(args), ...text };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
};
const READERS = [
  ['scenario'],
  ['odds'],
  ['replay'],
  ['team', 'check'],
  ['team', 'show'],
  ['play', '--resume'],
  ['simulate', '--ruleset', 'blood-2016', '--home'],
];
const CONTROLS = /[^\P{Cc}\n]/u;
const expectSentence = ({ code, out, err }: { code: number; out: string; err: string }): void => {
  expect([code, out]).toEqual([2, '']);
  expect(err).not.toMatch(CONTROLS);
  expect(err).not.toContain('something went wrong inside');
  for (const line of err.trimEnd().split('\n')) expect(line.length).toBeLessThanOrEqual(300);
};

const ESCAPE = '\x1b[2J\x1b]0;mine\x07\x9b31m';
const scenario = {
  ruleset: 'blitz-2024',
  position: { players: [{ id: 'A', side: 'home', square: [7, 5] }] },
};
const HOSTILE: Readonly<Record<string, unknown>> = {
  ruleset: { ...scenario, format: 1, revision: 1, ruleset: ESCAPE },
  key: { ...scenario, format: 1, [ESCAPE]: 1 },
  option: { ...scenario, options: { [ESCAPE]: ESCAPE } },
  answer: { ...scenario, answers: [{ [ESCAPE]: ESCAPE }], plan: [{ [ESCAPE]: ESCAPE }] },
  player: { ...scenario, position: { players: [{ id: ESCAPE, side: ESCAPE, square: [1, 1] }] } },
  long: { ...scenario, ruleset: 'x'.repeat(1_000_000) },
  team: { format: 'ironpitch-team', version: 1, ruleset: ESCAPE, name: ESCAPE },
};
for (const [name, content] of Object.entries(HOSTILE))
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(content));
writeFileSync(join(folder, 'text.json'), `{ "title": ${ESCAPE}`);
const large = openSync(join(folder, 'large.json'), 'w');
ftruncateSync(large, 600 * 1024 * 1024);
closeSync(large);

test.each(READERS)('%s %s %s: escapes, long texts, 600 MB, directories, names that cannot be', async (...words) => {
  const reader = words.filter(word => word !== undefined);
  for (const name of [...Object.keys(HOSTILE), 'text', 'large'])
    expectSentence(await printed(...reader, join(folder, `${name}.json`)));
  for (const path of [
    join(folder, 'no', 'such.json'),
    join(folder, 'text.json', 'below.json'),
    join(folder, `${ESCAPE}.json`),
    join(folder, `${'x'.repeat(400)}.json`),
    join(folder, ...Array.from({ length: 2000 }, () => 'deep'), 'x.json'),
    join(folder, 'a\0b.json'),
  ])
    expectSentence(await printed(...reader, path));
  const { err } = await printed(...reader, join(folder, 'large.json'));
  expect(err).toMatch(/large\.json is too large: at most 16 MB are read\n$/);
});
test('a title that would clear the screen is shown as it is written', async () => {
  const file = join(folder, 'title.json');
  writeFileSync(file, JSON.stringify({ ...scenario, title: ESCAPE, expect: {} }));
  for (const more of [[], ['--json']]) {
    const { out, err } = await printed('scenario', file, ...more);
    expect(out + err).not.toMatch(CONTROLS);
    expect(out).toContain(more.length === 0 ? '\\x1b[2J\\x1b]0;mine\\x07\\x9b31m' : '\\u009b31m');
  }
});
test('an option, a command and a seed that would clear the screen', async () => {
  expectSentence(await printed('simulate', `--${ESCAPE}`));
  expectSentence(await printed(ESCAPE));
  expectSentence(await printed('x'.repeat(10_000)));
  const { code, out } = await printed('simulate', '--games', '1', '--workers', '1', '--seed', ESCAPE);
  expect(code).toBe(0);
  expect(out).not.toMatch(CONTROLS);
});
