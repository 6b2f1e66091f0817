// Runs the import rules, and fails when the tool did not really look: with a compiler it cannot use,
// dependency-cruiser finds no modules and reports success.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

const report = await format(result, { outputType: 'err' });
console.log(report.output.trim());
for (const problem of problems) console.error(problem);
if (report.exitCode !== 0 || problems.length > 0) process.exitCode = 1;

/** All TypeScript files of the packages' src and test folders, as the tool names them. */
function typescriptFiles(root) {
  const files = [];
  for (const name of readdirSync(root)) {
    for (const folder of ['src', 'test']) {
      const path = join(root, name, folder);
      if (!existsSync(path)) continue;
      for (const entry of readdirSync(path, { recursive: true })) {
        if (entry.endsWith('.ts')) files.push(join(path, entry).replaceAll('\\', '/'));
      }
    }
  }
  return files;
}
