// What the command runs: its source as one file, made anew when any source has changed. It is read faster than four
// hundred files, and V8 takes the constants of one file for constants, which makes the engine a quarter faster.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const CLI = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = join(CLI, 'dist');
/** A folder that cannot be written to, or a disk that is full: then the source is run as it is. */
const UNWRITABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT'];
/** Bundles, their maps, and what was left of one whose making was broken off. */
const OURS = /^(ironpitch-[0-9a-f]+\.mjs(\.map)?|\.\d+-\d+)$/;
const KEPT_MS = 10 * 60 * 1000;

/** The address of a bundle of the sources as they are now; undefined where none can be written. */
export async function freshBundle() {
  const path = join(FOLDER, `ironpitch-${fingerprint()}.mjs`);
  if (!existsSync(path) && !(await build(path))) return undefined;
  return pathToFileURL(path).href;
}

/**
 * Names the sources by where they lie, how long they are and when they were written; the time of the last change of
 * state tells of a file that another was put in place of.
 */
function fingerprint() {
  const hash = createHash('sha256');
  for (const folder of packages()) {
    for (const path of [
      join(folder, 'package.json'),
      ...filesIn(join(folder, 'src')),
      ...filesIn(join(folder, 'bin')),
    ]) {
      const { size, mtimeMs, ctimeMs } = statSync(path);
      hash.update(`${path}\0${size}\0${mtimeMs}\0${ctimeMs}\0`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}
/** The folders of this package and of those of ours that it needs. */
function packages() {
  const { dependencies } = JSON.parse(readFileSync(join(CLI, 'package.json'), 'utf8'));
  const ours = Object.keys(dependencies).filter(name => name.startsWith('@ironpitch/'));
  return [CLI, ...ours.map(name => join(fileURLToPath(import.meta.resolve(name)), '../..'))];
}
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .flatMap(entry => (entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)]))
    .sort();
}

/** Writes under names of its own first: whoever looks for the bundle finds a whole one or none. */
async function build(path) {
  const mine = join(FOLDER, `.${process.pid}-${Date.now()}`);
  try {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(mine, ''); // before the work, to learn that it would be in vain
    // The map comes first: nobody looks for it alone.
    for (const file of await bundled(path)) {
      writeFileSync(mine, file.contents);
      renameSync(mine, file.path);
    }
    removeOld(path);
    return true;
  } catch (error) {
    rmSync(mine, { force: true });
    if (UNWRITABLE.includes(error.code)) return false;
    throw error;
  }
}
/** The files of a bundle at `path`, not written yet; of the command, unless something else is to be measured. */
export async function bundled(path, entry = join(CLI, 'src/main.ts')) {
  const { build: esbuild } = await import('esbuild');
  const { outputFiles, metafile } = await esbuild({
    entryPoints: [entry],
    absWorkingDir: CLI,
    outfile: path,
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    // Steps of procedures are found by their names, and two files may use the same one.
    keepNames: true,
    sourcemap: true,
    sourcesContent: false,
    external: ['commander'],
    tsconfigRaw: {},
    metafile: true,
    logLevel: 'silent',
  });
  const code = outputFiles.find(file => file.path === path);
  const map = outputFiles.find(file => file !== code);
  return [map, { path, contents: constantsIn(code.text, Object.keys(metafile.inputs)) }];
}
/**
 * esbuild turns every declaration of a module into `var`, and V8 takes only a `const` for a constant: they become what
 * the source says again. Whatever shares its name with a `let` of any source stays as it is.
 */
function constantsIn(code, sources) {
  const changing = new Set();
  for (const source of sources)
    for (const [, name] of readFileSync(join(CLI, source), 'utf8').matchAll(/^(?:export )?let (\w+)/gm))
      changing.add(withoutNumber(name));
  return code.replace(/^var (?=(\w+) = |\[|\{)/gm, (whole, name) =>
    changing.has(withoutNumber(name ?? '')) ? whole : 'const ',
  );
}
/** Of two that are called alike in two files, one gets a number. */
function withoutNumber(name) {
  return name.replace(/\d+$/, '');
}
/** A bundle is read when a command starts and when its workers do: one that was made long ago is read by nobody. */
function removeOld(path) {
  for (const name of readdirSync(FOLDER)) {
    const other = join(FOLDER, name);
    if (other.startsWith(path) || !OURS.test(name)) continue;
    const { mtimeMs } = statSync(other, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
    if (Date.now() - mtimeMs > KEPT_MS) rmSync(other, { force: true });
  }
}
