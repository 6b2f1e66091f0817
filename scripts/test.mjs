// The whole test: one line per step, the first failing step stops it and shows what it said.
import { spawnSync } from 'node:child_process';

const STEPS = [
  ['types', 'node', 'scripts/check-types.mjs'],
  ['lint', 'node_modules/.bin/biome', 'check', '--colors=off'],
  ['imports', 'node', 'scripts/check-imports.mjs'],
  ['unused', 'node_modules/.bin/knip', '--no-config-hints'],
  ['tests', 'node_modules/.bin/vitest', 'run'],
  ['rules', 'node', 'packages/cli/bin/ironpitch.mjs', 'trace'],
  ['page', 'node', 'packages/web/scripts/test.mjs'],
];

/** What the random games of the test run have met, as the suite that counts it prints it. */
const coverageIn = output => output.match(/^.*, seen in \d+ matches:\n(?:.*\n)*?(?=\n)/m)?.[0] ?? '';

let summary = '';
for (const [name, command, ...args] of STEPS) {
  const start = performance.now();
  const step = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, NO_COLOR: '1' },
    shell: process.platform === 'win32',
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const output = `${step.stdout ?? ''}${step.stderr ?? ''}${step.error ?? ''}`;
  console.log(`${step.status === 0 ? '✓' : '✗'} ${name.padEnd(8)} ${seconds.padStart(6)} s`);
  if (step.status !== 0) {
    console.log(output);
    process.exit(1);
  }
  for (const [shaky] of output.matchAll(/^Passed at its second try only: .*$/gm)) console.log(`  ${shaky}`);
  if (name === 'tests') summary = `${coverageIn(output)}${output.match(/^ *Tests .*$/m)?.[0].trim() ?? ''}`;
}
console.log(summary);
