// Builds the page when anything it is made of is newer than the last build.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
  'packages/table/src',
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
  // Whoever asks for a page gets the one that is shipped, whatever else the process that asks is there for.
  process.env.NODE_ENV = 'production';
  const made = join(ROOT, `node_modules/.cache/ironpitch/page-${process.pid}`);
  try {
    await build({ root: WEB, logLevel: 'error', build: { outDir: made, emptyOutDir: true } });
    writeServiceWorker(made);
    pack(made);
    putInPlace(made);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
  return true;
}

/** A build that is broken off leaves the page as it was: never one without its offline copy. */
function putInPlace(made) {
  const old = `${made}-before`;
  try {
    if (existsSync(DIST)) renameSync(DIST, old);
    renameSync(made, DIST);
  } catch (error) {
    // Somebody else built the same at the same time and was quicker.
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(error.code) || !existsSync(DIST)) throw error;
  } finally {
    rmSync(old, { recursive: true, force: true });
  }
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
function writeServiceWorker(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => statSync(join(folder, file)).isFile() && file !== 'service-worker.js' && !file.endsWith('.txt'))
    .sort();
  const template = readFileSync(join(WEB, 'scripts/service-worker.js'), 'utf8');
  const list = JSON.stringify(files.map(file => (file === 'index.html' ? './' : `./${file}`)));
  const sizes = files.map(file => `${file}:${statSync(join(folder, file)).size}`).join();
  const version = [...sizes].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) >>> 0, 7).toString(36);
  writeFileSync(
    join(folder, 'service-worker.js'),
    template.replace("['files-of-this-build']", list).replace('version-of-this-build', version),
  );
}

/** The server sends these instead where a browser takes them. */
function pack(folder) {
  for (const file of readdirSync(folder, { recursive: true }).map(String)) {
    if (!PACKED.test(file)) continue;
    const path = join(folder, file);
    writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log((await buildIfStale()) ? 'The page was built.' : 'The page is up to date.');
}
