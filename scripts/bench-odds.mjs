// `npm run bench:odds`: how long the reach of one player takes, measured as the command and the page run it: as one file.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundled } from '../packages/cli/bin/bundle.mjs';

const folder = mkdtempSync(join(tmpdir(), 'ironpitch-odds-'));
try {
  const path = join(folder, 'bench.mjs');
  const entry = fileURLToPath(new URL('../packages/odds/scripts/bench.ts', import.meta.url));
  for (const file of await bundled(path, entry)) writeFileSync(file.path, file.contents);
  await import(pathToFileURL(path).href);
} finally {
  rmSync(folder, { recursive: true });
}
