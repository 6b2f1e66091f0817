// Teaches `star` what a position is worth when a turn begins: plays on all cores, then learns. README.md beside it says more.
import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '4000' },
    rows: { type: 'string', default: join(tmpdir(), 'ironpitch-turns') },
    out: { type: 'string', default: join(HERE, '../src/star/blood/judged.ts') },
    python: { type: 'string', default: 'python3' },
    only: { type: 'string' },
  },
});
const torch = spawnSync(values.python, ['-c', 'import numpy, torch']);
if (values.only !== 'play' && torch.status !== 0) {
  console.error(
    `fit:judge learns with PyTorch, which ${values.python} does not have: name one that has it with --python.`,
  );
  process.exit(1);
}
const finished = child =>
  new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', code =>
      code === 0 ? resolve() : reject(new Error(`${child.spawnargs.join(' ')} ended with ${code}`)),
    );
  });
const run = (command, ...args) => finished(spawn(command, args, { stdio: 'inherit' }));
if (values.only !== 'fit') {
  const workers = availableParallelism();
  const play = worker =>
    run(
      process.execPath,
      '--import',
      'tsx',
      join(HERE, 'turns.ts'),
      ...['--games', values.games, '--rows', values.rows, '--worker', String(worker), '--workers', String(workers)],
    );
  await Promise.all(Array.from({ length: workers }, (_, worker) => play(worker)));
}
if (values.only !== 'play')
  await run(
    values.python,
    join(HERE, 'turns.py'),
    '--rows',
    values.rows,
    '--out',
    values.out,
    '--batch',
    '2048',
    '--speed',
    '0.002',
  );
