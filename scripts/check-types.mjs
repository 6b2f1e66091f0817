// Checks all packages with the native compiler: each tsconfig is one run, two runs at a time.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const TSC = 'node_modules/@typescript/native/bin/tsc';

const projects = ['.', ...readdirSync('packages').map(name => join('packages', name))].filter(hasSources);

let failed = projects.length === 0;
if (failed) console.error('No tsconfig with sources was found: the check saw nothing.');

const waiting = [...projects];
await Promise.all([work(), work()]);
process.exitCode = failed ? 1 : 0;

async function work() {
  for (let project = waiting.shift(); project; project = waiting.shift()) {
    const { code, output } = await tsc(project);
    if (code !== 0) failed = true;
    if (output) console.log(`${project}:\n${output}`);
  }
}

/** A package that is declared but has no sources yet is left out: the compiler calls that an error. */
function hasSources(project) {
  if (!existsSync(join(project, 'tsconfig.json'))) return false;
  const sources = project === '.' ? '.' : join(project, 'src');
  return existsSync(sources) && readdirSync(sources, { recursive: project !== '.' }).some(file => file.endsWith('.ts'));
}

function tsc(project) {
  return new Promise(resolve => {
    const child = spawn(process.execPath, [TSC, '-p', project, '--pretty', 'false']);
    let output = '';
    child.stdout.on('data', data => {
      output += data;
    });
    child.stderr.on('data', data => {
      output += data;
    });
    child.on('close', code => resolve({ code, output: output.trim() }));
  });
}
