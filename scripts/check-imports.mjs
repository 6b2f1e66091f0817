// Runs the import rules, and fails when the tool did not really look: with a compiler it cannot use,
// dependency-cruiser finds no modules and reports success.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, format } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

const options = await extractDepcruiseOptions('./.dependency-cruiser.cjs');
const { output: result } = await cruise(['packages'], options);
const modules = new Map(result.modules.map(module => [module.source, module]));

const problems = [];
if (result.summary.totalCruised === 0) problems.push('No modules were cruised: the check saw nothing.');

for (const file of typescriptFiles('packages')) {
  const module = modules.get(file);
  const imports = /^(?:import|export)\b[^;]*?\bfrom\s+['"]|^import\s+['"]/m.test(readFileSync(file, 'utf8'));
  if (!module) problems.push(`${file} was not seen.`);
  else if (imports && module.dependencies.length === 0) problems.push(`${file} was seen but not parsed.`);
}

problems.push(...(await plantedProblems()));

const report = await format(result, { outputType: 'err' });
console.log(report.output.trim());
for (const problem of problems) console.error(problem);
if (report.exitCode !== 0 || problems.length > 0) process.exitCode = 1;

/** A rule that never fires proves nothing: small trees with one forbidden import each, which must be found. */
async function plantedProblems() {
  const blitz = 'packages/engine/src/blitz';
  const planted = {
    // One edition reaches the other through a module they share.
    'blitz-2022-stands-alone': {
      [`${blitz}/plays/2022.ts`]: "export { shared } from './common.ts';",
      [`${blitz}/plays/common.ts`]: "export { teams as shared } from '../teams/2024.ts';",
      [`${blitz}/teams/2024.ts`]: 'export const teams = [];',
    },
    'blitz-2024-stands-alone': {
      [`${blitz}/editions/2024.ts`]: "export { plays } from '../plays/2022.ts';",
      [`${blitz}/plays/2022.ts`]: 'export const plays = [];',
    },
    // The page calls the engine itself.
    'page-knows-no-rule': {
      'packages/web/src/match/match.ts': "export { rulesets } from '../../../engine/src/index.ts';",
      'packages/engine/src/index.ts': 'export const rulesets = [];',
    },
    'web-games-join-in-one-place': {
      'packages/web/src/match/match.ts': "export { words } from '../blitz/words.ts';",
      'packages/web/src/blitz/words.ts': 'export const words = [];',
    },
  };
  const silent = [];
  for (const [rule, files] of Object.entries(planted)) {
    const root = mkdtempSync(join(tmpdir(), 'ironpitch-imports-'));
    try {
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(dirname(join(root, file)), { recursive: true });
        writeFileSync(join(root, file), `${text}\n`);
      }
      const { output } = await cruise(['packages'], { ...options, baseDir: root });
      if (!output.summary.violations.some(violation => violation.rule.name === rule))
        silent.push(`The rule ${rule} did not find the import planted for it.`);
    } finally {
      rmSync(root, { recursive: true });
    }
  }
  return silent;
}

/** All TypeScript files of the packages' src and test folders, as the tool names them. */
function typescriptFiles(root) {
  const files = [];
  for (const name of readdirSync(root)) {
    for (const folder of ['src', 'test']) {
      const path = join(root, name, folder);
      if (!existsSync(path)) continue;
      for (const entry of readdirSync(path, { recursive: true })) {
        if (/\.tsx?$/.test(entry)) files.push(join(path, entry).replaceAll('\\', '/'));
      }
    }
  }
  return files;
}
