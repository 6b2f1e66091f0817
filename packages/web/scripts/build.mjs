// Builds the page when anything it is made of is newer than the last build.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { DIST } from './serve.mjs';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const ROOT = join(WEB, '../..');
const SOURCES = [
  'packages/engine/src',
  'packages/odds/src',
  'packages/ai/src',
  'packages/protocol/src',
  'packages/texts/src',
  'packages/web/src',
  'packages/web/public',
  'packages/web/scripts',
  'packages/web/index.html',
  'packages/web/vite.config.ts',
  'docs/rules',
  'scenarios',
  'package-lock.json',
];
const PACKED = /\.(html|js|css|svg|webmanifest)$/;

/** Returns whether anything had to be built. */
export async function buildIfStale() {
  const built = join(DIST, 'index.html');
  if (existsSync(built) && newest(SOURCES.map(source => join(ROOT, source))) <= statSync(built).mtimeMs) return false;
  await build({ root: WEB, logLevel: 'error' });
  writeServiceWorker();
  pack();
  return true;
}

function newest(paths) {
  let time = 0;
  for (const path of paths) {
    if (!existsSync(path)) continue;
    const found = statSync(path);
    time = Math.max(time, found.mtimeMs);
    if (found.isDirectory()) time = Math.max(time, newest(readdirSync(path).map(name => join(path, name))));
  }
  return time;
}

/** The list of files is part of the worker, so that a new build is a new worker. */
function writeServiceWorker() {
  const files = readdirSync(DIST, { recursive: true })
    .map(String)
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => statSync(join(DIST, file)).isFile() && file !== 'service-worker.js' && !file.endsWith('.txt'))
    .sort();
  const template = readFileSync(join(WEB, 'scripts/service-worker.js'), 'utf8');
  const list = JSON.stringify(files.map(file => (file === 'index.html' ? './' : `./${file}`)));
  const sizes = files.map(file => `${file}:${statSync(join(DIST, file)).size}`).join();
  const version = [...sizes].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) >>> 0, 7).toString(36);
  writeFileSync(
    join(DIST, 'service-worker.js'),
    template.replace("['files-of-this-build']", list).replace('version-of-this-build', version),
  );
}

/** The server sends these instead where a browser takes them. */
function pack() {
  for (const file of readdirSync(DIST, { recursive: true }).map(String)) {
    if (!PACKED.test(file)) continue;
    const path = join(DIST, file);
    writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log((await buildIfStale()) ? 'The page was built.' : 'The page is up to date.');
}
