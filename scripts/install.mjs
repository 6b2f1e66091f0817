// Installs the packages of the lockfile when they are missing or older than it.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** npm writes this file last, so an interrupted installation does not count as one. */
const INSTALLED = 'node_modules/.package-lock.json';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

if (!existsSync(INSTALLED) || modified('package-lock.json') > modified(INSTALLED)) {
  console.log('Installing packages (npm ci, once) …');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    console.error(npm.stdout + npm.stderr);
    console.error('The installation failed: npm ci says why, above.');
    process.exitCode = 1;
  }
}

function modified(file) {
  return statSync(file).mtimeMs;
}
