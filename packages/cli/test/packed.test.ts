/** The command as somebody has it who installed what `npm pack` makes: no source folder around it, no workspace. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '../src/commands/simulate.ts';
import { capture } from './capture.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SLOW_MS = 120_000;
interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}
const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const isOurs = (name: string): boolean => name.startsWith('@ironpitch/');
const needed = Object.keys(manifestOf(join(ROOT, 'packages/cli')).dependencies ?? {});

/** A folder in which the command and our packages are installed from their files; what is not ours is linked. */
let home: string;
const installed = (...path: readonly string[]): string => join(home, 'node_modules', ...path);
const install = async (file: string): Promise<Manifest> => {
  const name = `@ironpitch/${/^ironpitch-(\w+)-/.exec(file)?.[1]}`;
  mkdirSync(installed(name), { recursive: true });
  await run('tar', ['-xzf', join(home, file), '-C', installed(name), '--strip-components=1']);
  return manifestOf(installed(name));
};
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'ironpitch-packed-'));
  const workspaces = ['@ironpitch/cli', ...needed.filter(isOurs)].map(name => `--workspace=${name}`);
  await run('npm', ['pack', '--offline', '--silent', '--ignore-scripts', `--pack-destination=${home}`, ...workspaces], {
    cwd: ROOT,
  });
  const manifests = await Promise.all(readdirSync(home).map(install));
  const others = new Set(manifests.flatMap(({ dependencies }) => Object.keys(dependencies ?? {})));
  for (const name of others) if (!isOurs(name)) symlinkSync(join(ROOT, 'node_modules', name), installed(name), 'dir');
}, SLOW_MS);
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('every package of ours that the command needs is in its files', () => {
  expect(readdirSync(installed('@ironpitch')).sort()).toEqual(
    ['cli', ...needed.filter(isOurs).map(name => name.slice('@ironpitch/'.length))].sort(),
  );
});
test.each(['blitz-2024', 'blood-2025'])(
  'simulate plays %s in its workers, from another directory, as the source does',
  {
    timeout: SLOW_MS,
  },
  async ruleset => {
    const teams = ['--ruleset', ruleset, '--home', 'any', '--away', 'any'];
    const args = ['simulate', ...teams, '--games', '12', '--workers', '2', '--json'];
    const command = installed('@ironpitch/cli/bin/ironpitch.mjs');
    const { stdout, stderr } = await run(process.execPath, [command, ...args], { cwd: tmpdir() });
    expect(stderr).toBe('');
    expect(readdirSync(installed('@ironpitch/cli/dist'))).toHaveLength(2); // it runs from a bundle of its own
    const source = await capture(register, ...args);
    expect(JSON.parse(stdout)).toMatchObject({ finished: 12, errors: 0, checksum: JSON.parse(source.out).checksum });
  },
);
