// `npm run mutation`: breaks the rules on purpose and lists what no test notices (Stryker). Breaking every line takes a
// night; `--share 0.05` breaks one line in twenty, drawn by `--seed`, and says how far the score can be trusted.
// What was judged before is not judged again: a run that is broken off goes on, a larger share holds the smaller one.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const RULES = ['packages/engine/src/blood'];
const JUDGED = 'node_modules/.cache/ironpitch/mutation.json';
/** So many lines or files at a time: what a run has judged is kept when it ends. */
const AT_ONCE = 100;
const WHOLE = 2 ** 32;
/** Lines on which nothing can be broken. */
const IDLE = /^\s*($|\/\/|\/?\*|import\b|export (type|interface|\*|\{)|[)\]}]+[;,]?$)/;
const HELP = `npm run mutation -- [--share N] [--seed TEXT] [FILES…] [-- STRYKER'S OPTIONS]

  FILES        files or folders to break (${RULES})
  --share N    the share of lines that is drawn, from 0 to 1 (1: everything)
  --seed TEXT  which lines are drawn (1)`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    share: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});
const share = Number(values.share);
if (values.help) console.log(HELP);
else if (!(share > 0 && share <= 1))
  refuse(`--share: ${JSON.stringify(values.share)} is not a number above 0 and up to 1`);
else run();

function run() {
  const after = positionals.findIndex(word => word.startsWith('-'));
  const named = after < 0 ? positionals : positionals.slice(0, after);
  const missing = named.find(name => !existsSync(name));
  if (missing !== undefined) return refuse(`there is no file or folder ${missing}`);
  const files = (named.length > 0 ? named : RULES).flatMap(sourcesIn);
  const lines = new Map(files.map(file => [file, linesOf(file)]));
  const drawn = files.flatMap(file => (share === 1 ? [file] : lines.get(file).map(line => `${file}:${line}-${line}`)));
  const options = after < 0 ? [] : positionals.slice(after);
  for (let from = 0; from < drawn.length; from += AT_ONCE) {
    console.log(`${from} of ${drawn.length} ${share === 1 ? 'files' : 'lines'}`);
    const args = ['run', '--mutate', drawn.slice(from, from + AT_ONCE).join(','), ...options];
    const { status } = spawnSync('node_modules/.bin/stryker', args, {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) return refuse('Stryker gave up: see above');
  }
  tell(lines, drawn.length);
}

function sourcesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  const inside = readdirSync(path, { recursive: true }).map(name => join(path, String(name)));
  return inside.filter(name => name.endsWith('.ts')).sort();
}

/** The lines of a file that this seed draws. */
function linesOf(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) => (!IDLE.test(line) && drawnAt(`${file}:${line.trim()}`) ? [index + 1] : []));
}
function drawnAt(text) {
  let hash = 2_166_136_261;
  for (const letter of `${values.seed}/${text}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0;
  return hash / WHOLE < share;
}

function tell(lines, drawn) {
  const judged = JSON.parse(readFileSync(JUDGED, 'utf8')).files;
  const mutants = [...lines].flatMap(([file, its]) => {
    const isDrawn = ({ start, end }) => share === 1 || (start.line === end.line && its.includes(start.line));
    return (judged[file]?.mutants ?? []).filter(mutant => isDrawn(mutant.location));
  });
  const count = (...statuses) => mutants.filter(mutant => statuses.includes(mutant.status)).length;
  const [caught, missed] = [count('Killed', 'Timeout'), count('Survived', 'NoCoverage')];
  const of = caught + missed;
  const score = caught / of;
  const error = share === 1 ? 0 : 1.96 * Math.sqrt((score * (1 - score)) / of);
  const percent = part => `${(part * 100).toFixed(1)} %`;
  const trust = share === 1 ? '' : ` (95 %: ${percent(score - error)} to ${percent(score + error)})`;
  console.log(
    `${caught} of ${of} changes were caught: ${percent(score)}${trust}, ${drawn} ${share === 1 ? 'files' : 'lines'}.`,
  );
}

function refuse(text) {
  console.error(text);
  process.exitCode = 1;
}
