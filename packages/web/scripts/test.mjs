// The page in a real browser: builds what is stale, then runs Playwright. Without a usable browser it says so and fails.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { buildIfStale } from './build.mjs';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const PLAYWRIGHT = fileURLToPath(import.meta.resolve('@playwright/test/cli'));

try {
  const { executablePath, args } = await findBrowser();
  await buildIfStale();
  const run = spawnSync(process.execPath, [PLAYWRIGHT, 'test', ...process.argv.slice(2)], {
    cwd: WEB,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM: executablePath, CHROMIUM_ARGS: args.join(' ') },
  });
  process.exitCode = run.status ?? 1;
} catch (error) {
  console.error(`The page was not tested: ${error.message}`);
  process.exitCode = 1;
}
