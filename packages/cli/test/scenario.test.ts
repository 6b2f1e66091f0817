import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { register } from '../src/commands/scenario.ts';
import { capture } from './capture.ts';

const SCENARIOS = fileURLToPath(new URL('../../../scenarios', import.meta.url));
const good = {
  ruleset: 'blitz-2024',
  title: 'a Shove',
  position: {
    players: [
      { id: 'A', side: 'home', square: [7, 5] },
      { id: '1', side: 'away', square: [8, 5] },
    ],
  },
  dice: ['block:shove'],
  answers: [{ block: 'A' }, { target: '1' }],
  expect: { players: { '1': { square: [9, 5] } } },
};
const differing = { ...good, expect: { players: { '1': { square: [9, 6], state: 'prone' } }, score: { home: 4 } } };
const bad = { ...good, answers: [{ run: 'A' }] };

describe('ironpitch scenario', () => {
  let folder = '';
  const file = (name: string): string => join(folder, name);
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ironpitch-scenario-'));
    writeFileSync(file('good.json'), JSON.stringify(good));
    writeFileSync(file('differing.json'), JSON.stringify(differing));
    writeFileSync(file('bad.json'), JSON.stringify(bad));
    writeFileSync(file('cut.json'), JSON.stringify(good).slice(0, 100));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('all scenario files of the repository are as expected', async () => {
    const { code, out, err } = await capture(register, 'scenario', SCENARIOS, '--json');
    expect([code, err]).toEqual([0, '']);
    const found = JSON.parse(out);
    expect(found).toMatchObject({ differing: 0, bad: 0 });
    expect(found.scenarios).toBeGreaterThanOrEqual(20);
    expect(found.ok).toBe(found.scenarios);
  });
  test('a file that is as expected: one line, exit code 0', async () => {
    const { code, out, err } = await capture(register, 'scenario', file('good.json'));
    expect([code, out, err]).toEqual([0, `ok       ${file('good.json')}  a Shove\n`, '']);
  });
  test('--trace --json: every question with its legal answers, rolls, events and the position', async () => {
    const { code, out, err } = await capture(register, 'scenario', '--trace', '--json', file('good.json'));
    expect([code, err]).toEqual([0, '']);
    const found = JSON.parse(out);
    expect(found.questions.map((q: { question: string }) => q.question)).toEqual(['action', 'blockTarget', 'followUp']);
    expect(found.questions[0]).toMatchObject({ seat: 'home', answer: { block: 'A' }, eventsBefore: 0 });
    expect(found.questions[0].legal).toContainEqual({ block: 'A' });
    expect(found.questions[2]).toMatchObject({ seat: 'home', legal: ['yes', 'no'], answer: null });
    expect(found.rolls).toHaveLength(1);
    expect(found.rolls[0]).toMatchObject({ type: 'blockRolled', player: 'A', modifiers: expect.any(Array) });
    expect(found.events).toContainEqual(found.rolls[0]);
    expect(found.position.players['1']).toMatchObject({ side: 'away', square: [9, 5] });
  });
  test('--trace says it in words, in the order in which it happened', async () => {
    const { code, out } = await capture(register, 'scenario', '--trace', file('good.json'));
    expect(code).toBe(0);
    expect(out).toMatch(
      /^home is asked "action" .*\n {2}legal {3}.*\{"block":"A"\}.*\n {2}answer {2}\{"block":"A"\}\n/,
    );
    expect(out).toMatch(
      /\n {2}blockRolled .*\n(?:.*\n)*home is asked "followUp".*\n {2}legal {3}"yes" "no"\n {2}answer {2}-\n/,
    );
    expect(out).toMatch(/\nposition \{.*\}\n$/);
  });
  test('--trace shows how far a file goes that cannot go on, and why', async () => {
    const { code, out, err } = await capture(register, 'scenario', '--trace', file('bad.json'));
    expect(code).toBe(2);
    expect(out).toMatch(/^home is asked "action" .*\n {2}legal .*\n {2}answer {2}\{"run":"A"\}\n/);
    expect(err).toContain('answers[0]: {"run":"A"} is not a legal answer');
  });
  test('--trace says what differs, and takes one file', async () => {
    const one = await capture(register, 'scenario', '--trace', file('differing.json'));
    expect([one.code, one.out.includes('players.1.square: expected [9,6], got [9,5]')]).toEqual([1, true]);
    const two = await capture(register, 'scenario', '--trace', file('good.json'), file('bad.json'));
    expect([two.code, two.out, two.err]).toEqual([2, '', 'ironpitch: --trace takes one scenario file, not 2\n']);
  });
  test('what differs is printed line by line, exit code 1', async () => {
    const { code, out, err } = await capture(register, 'scenario', file('good.json'), file('differing.json'));
    expect([code, err]).toEqual([1, '']);
    expect(out.split('\n')).toEqual([
      `ok       ${file('good.json')}  a Shove`,
      `differs  ${file('differing.json')}  a Shove`,
      '           score.home: expected 4, got 0',
      '           players.1.square: expected [9,6], got [9,5]',
      '           players.1.state: expected prone, got open',
      '1 of 2 scenarios as expected',
      '',
    ]);
  });
  test('a file that cannot be run gets one sentence and exit code 2; the others are run all the same', async () => {
    const { code, out, err } = await capture(register, 'scenario', file('bad.json'), file('good.json'));
    expect(code).toBe(2);
    expect(out).toBe(`ok       ${file('good.json')}  a Shove\n1 of 2 scenarios as expected\n`);
    expect(err).toContain(`ironpitch: ${file('bad.json')}: answers[0]: {"run":"A"} is not a legal answer to "action"`);
    expect(err.trimEnd()).not.toContain('\n');
  });
  test('nothing in a file or its name is obeyed by the terminal', async () => {
    writeFileSync(file('title.json.txt'), JSON.stringify({ ...good, title: '\u001b[2Jgone\u202e' }));
    const { code, out } = await capture(register, 'scenario', file('title.json.txt'));
    expect([code, out]).toEqual([0, `ok       ${file('title.json.txt')}  \\x1b[2Jgone\\u202e\n`]);
    writeFileSync(file('key.txt'), JSON.stringify({ ...good, '\u001b[2J': 1 }));
    const { err } = await capture(register, 'scenario', file('key.txt'));
    expect(err).toContain(`${file('key.txt')}: \\u001b[2J is unknown; known here: `);
    writeFileSync(file('two\nlines.json'), '');
    const { err: told } = await capture(register, 'scenario', file('two\nlines.json'));
    rmSync(file('two\nlines.json'));
    expect(told).toBe(`ironpitch: ${file('two\\nlines.json')}: the scenario is empty; expected a JSON object { … }\n`);
  });
  test('a file that is too long is refused before it is read to its end', async () => {
    writeFileSync(file('long.txt'), ' '.repeat(16 * 1024 * 1024 + 1));
    for (const long of [file('long.txt'), '/dev/zero'].filter(existsSync))
      expect(await capture(register, 'scenario', long)).toMatchObject({
        code: 2,
        err: `ironpitch: the file ${long} is too large: at most 16 MB are read\n`,
      });
  });
  test('a directory means all its files, a pattern those that fit', async () => {
    const all = await capture(register, 'scenario', folder, '--json');
    expect(all.code).toBe(2);
    expect(JSON.parse(all.out)).toMatchObject({ scenarios: 4, ok: 1, differing: 1, bad: 2 });
    expect(all.err.trimEnd().split('\n').length).toBe(2);
    const some = await capture(register, 'scenario', join(folder, '**', '*d.json'), '--json');
    expect(JSON.parse(some.out).files.map((report: { file: string }) => report.file)).toEqual([
      file('bad.json'),
      file('good.json'),
    ]);
  });
  test('a pattern may lead over a folder and back, or have a slash too many', async () => {
    for (const way of [`${folder}/../${basename(folder)}`, `${folder}/.`, `${folder}/`]) {
      const { out } = await capture(register, 'scenario', `${way}/g*.json`);
      expect([way, out]).toEqual([way, `ok       ${file('good.json')}  a Shove\n`]);
    }
  });
  test('with --json the differences come as data', async () => {
    const { out } = await capture(register, 'scenario', file('differing.json'), '--json');
    expect(JSON.parse(out).files).toEqual([
      {
        file: file('differing.json'),
        title: 'a Shove',
        ok: false,
        differences: [
          { field: 'score.home', expected: 4, actual: 0 },
          { field: 'players.1.square', expected: [9, 6], actual: [9, 5] },
          { field: 'players.1.state', expected: 'prone', actual: 'open' },
        ],
      },
    ]);
  });
  test.each([
    ['nowhere.json', 'the file nowhere.json does not exist'],
    ['nowhere/*.json', 'no file fits the pattern nowhere/*.json'],
  ])('%s', async (name, sentence) => {
    expect(await capture(register, 'scenario', name)).toEqual({ code: 2, out: '', err: `ironpitch: ${sentence}\n` });
  });
});
