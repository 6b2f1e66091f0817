/** The command runs from a bundle of its source: made when it is missing, never older than the source. */
import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { register } from '../src/commands/simulate.ts';
import { capture } from './capture.ts';

const CLI = fileURLToPath(new URL('..', import.meta.url));
const MODULES = fileURLToPath(new URL('../../../node_modules', import.meta.url));

/** A repository with a command of its own, in which sources may be changed; the other packages are the real ones. */
let root: string;
const cli = (...path: readonly string[]): string => join(root, 'packages/cli', ...path);
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'ironpitch-bundle-'));
  for (const part of ['bin', 'src', 'package.json']) cpSync(join(CLI, part), cli(part), { recursive: true });
  symlinkSync(MODULES, join(root, 'node_modules'), 'dir');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const ran = (
  args: readonly string[],
  node: readonly string[] = [],
): Promise<{ code: number; out: string; err: string }> =>
  new Promise(resolve => {
    execFile(process.execPath, [...node, cli('bin/ironpitch.mjs'), ...args], { cwd: tmpdir() }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
const bundles = (): string[] => readdirSync(cli('dist')).filter(name => name.endsWith('.mjs'));
const describeAs = (text: string): void => {
  const file = cli('src/program.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/\.description\([^)]*\)/, `.description('${text}')`));
};
/** As on a disk that only takes reading: what `run` finds there is not asked. */
const READ_ONLY = `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const refuse = () => { throw Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' }); };
  fs.mkdirSync = refuse;
  fs.writeFileSync = refuse;
  syncBuiltinESMExports();
`)}`;

describe('the bundle', { timeout: 120_000 }, () => {
  test('a disk that cannot be written to: the source runs instead, and nothing is left behind', async () => {
    const { code, out, err } = await ran(['--version'], ['--import', READ_ONLY]);
    expect([code, out, err]).toEqual([0, '0.1.0\n', '']);
    expect(readdirSync(cli())).not.toContain('dist');
  });
  test('two commands at once make one bundle, and both run', async () => {
    const both = await Promise.all([ran(['--version']), ran(['--version'])]);
    expect(both).toEqual([0, 0].map(code => ({ code, out: '0.1.0\n', err: '' })));
    const [only] = bundles();
    expect(readdirSync(cli('dist')).sort()).toEqual([only, `${only}.map`]);
  });
  test('what is constant in the source is constant in the bundle', () => {
    const code = readFileSync(cli('dist', bundles()[0] as string), 'utf8');
    expect(code).toMatch(/^const QUESTION = /m);
    expect(code).toMatch(/^var questionsSoFar\d* = 0/m);
    expect(code.match(/^var /gm)).toHaveLength(
      code.match(/^var (questionsSoFar|onSquare|cautionNow|pastNow|lists|surveyed|openCount)\d* = /gm)?.length ?? 0,
    );
  });
  test('it is made once', async () => {
    const [before] = bundles().map(name => statSync(cli('dist', name)).ino);
    await ran(['--version']);
    expect(bundles().map(name => statSync(cli('dist', name)).ino)).toEqual([before]);
  });
  test('a source that changed is what runs, though the file says it is older', async () => {
    const { atime, mtime } = statSync(cli('src/program.ts'));
    describeAs('Another program altogether.');
    expect((await ran(['--help'])).out).toContain('Another program altogether.');
    describeAs('Something else, same size..');
    utimesSync(cli('src/program.ts'), atime, mtime);
    expect((await ran(['--help'])).out).toContain('Something else, same size..');
  });
  test('a source that cannot be built is told, and no older bundle runs', async () => {
    const text = readFileSync(cli('src/program.ts'), 'utf8');
    writeFileSync(cli('src/program.ts'), `${text}\nconst = 1;\n`);
    const { code, out, err } = await ran(['--version']);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('program.ts');
    writeFileSync(cli('src/program.ts'), text);
  });
  test.each(['blitz-2024', 'blood-2025'])(
    'simulate plays the same matches of %s in its workers, from another directory, as from the source',
    async ruleset => {
      const teams = ['--ruleset', ruleset, '--home', 'any', '--away', 'any'];
      const args = ['simulate', ...teams, '--games', '12', '--workers', '2', '--json'];
      const { code, out, err } = await ran(args);
      expect([code, err]).toEqual([0, '']);
      const source = await capture(register, ...args);
      expect(JSON.parse(out).checksum).toBe(JSON.parse(source.out).checksum);
    },
  );
  test('a bot that counts as it thinks plays the same as from the source', async () => {
    const args = ['simulate', '--games', '1', '--ruleset', 'blood-2016', '--bots', 'greedy,random', '--json'];
    const { code, out, err } = await ran(args);
    expect([code, err]).toEqual([0, '']);
    const source = await capture(register, ...args);
    expect(JSON.parse(out).checksum).toBe(JSON.parse(source.out).checksum);
  });
  test('--debug tells where in the source', async () => {
    const { err } = await ran(['simulate', '--games', 'many', '--debug']);
    expect(err).toMatch(/src\/options\.ts:\d+/);
  });
});
