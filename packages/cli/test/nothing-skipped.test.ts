/** Vitest with the configuration of this repository, run over files that leave tests out. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const VITEST = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ironpitch-skipped-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** One run over test files with these contents, by name. */
const runOver = (config: string, path: string, files: Readonly<Record<string, string>>, ...args: string[]) => {
  mkdirSync(join(folder, path), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, path, name), text);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [VITEST, 'run', '--config', join(ROOT, config), '--root', folder, '--globals', ...args],
    { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', CI: '' } },
  );
  return { status, output: `${stdout}${stderr}` };
};

describe.each([
  ['npm test', 'vitest.config.ts', 'test.ts'],
  ['npm run soak', 'vitest.soak.config.ts', 'soak.ts'],
])('%s', (_name, config, ending) => {
  const run = (files: Readonly<Record<string, string>>, ...args: string[]) =>
    runOver(
      config,
      'packages/x/test',
      Object.fromEntries(Object.entries(files).map(([name, text]) => [`${name}.${ending}`, text])),
      ...args,
    );

  test('fails when a test or a group is skipped or to be written, and names each', () => {
    const { status, output } = run({
      skip: "test.skip('one', () => {}); test('fine', () => {});",
      todo: "test.todo('two'); test('fine', () => {});",
      group: "describe.skip('three', () => { test('inside', () => {}); }); test('fine', () => {});",
      later: "describe.todo('four'); test('fine', () => {});",
      when: "test.skipIf(true)('five', () => {}); test('six', ({ skip }) => skip());",
    });
    const said = output.slice(output.indexOf('Skipped, or still to be written'));
    expect(said.match(/^ {2}packages\/x\/test\/\S+ .*$/gm)?.sort()).toEqual(
      ['group: three > inside', 'later: four', 'skip: one', 'todo: two', 'when: five', 'when: six'].map(
        one => `  packages/x/test/${one.replace(':', `.${ending}:`)}`,
      ),
    );
    expect([status, /(\d+) failed/.test(output)]).toEqual([1, false]);
  });
  test('fails when a test is the only one', () => {
    const { status, output } = run({ only: "test.only('one', () => {});" });
    expect([status, output.includes('Unexpected .only modifier')]).toEqual([1, true]);
  });
  test('passes when all tests were run, or those that were asked for', () => {
    const fine = { fine: "test('one', () => {}); test('two', () => {});" };
    expect(run(fine).status).toBe(0);
    expect(run(fine, '-t', 'one').status).toBe(0);
  });
});
