/** Playwright with the configuration of the page's tests, run over files that leave tests out. No browser is needed. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/ironpitch', import.meta.url));
const PLAYWRIGHT = fileURLToPath(import.meta.resolve('@playwright/test/cli'));

let folder = '';
beforeEach(() => {
  mkdirSync(CACHE, { recursive: true });
  folder = mkdtempSync(join(CACHE, 'skipped-'));
  const config = pathToFileURL(join(WEB, 'playwright.config.ts'));
  writeFileSync(
    join(folder, 'playwright.config.mjs'),
    `import { fileURLToPath } from 'node:url';
     import page from '${config}';
     const reporter = page.reporter.map(([name]) => [name.startsWith('.') ? fileURLToPath(new URL(name, '${config}')) : name]);
     export default { ...page, testDir: '.', outputDir: 'out', projects: undefined, reporter };`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (text: string) => {
  writeFileSync(join(folder, 'some.spec.mjs'), `import { test } from '@playwright/test';\n${text}`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [PLAYWRIGHT, 'test'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', CI: '' },
  });
  return { status, output: `${stdout}${stderr}` };
};

test('the run fails when a test is skipped or to be fixed, and names each', () => {
  const { status, output } = run(`
    test('fine', () => {});
    test.skip('one', () => {});
    test.fixme('two', () => {});
    test.describe.skip('group', () => { test('three', () => {}); });
    test('four', () => test.skip());
  `);
  const said = output.slice(output.indexOf('Skipped, or still to be fixed'));
  expect(said.match(/some\.spec\.mjs:\d+ \w+/g)).toEqual(
    ['4 one', '5 two', '6 three', '7 four'].map(at => `some.spec.mjs:${at}`),
  );
  expect([status, /\d+ failed/.test(output)]).toEqual([1, false]);
});
test('the run fails when a test is the only one', () => {
  const { status, output } = run("test.only('one', () => {});");
  expect([status, output.includes("due to the 'forbidOnly' option")]).toEqual([1, true]);
});
test('the run passes when all tests passed', () => {
  expect(run("test('fine', () => {});").status).toBe(0);
});
