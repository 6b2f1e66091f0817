// The page in a real browser: builds what is stale, serves it on a free port, then runs Playwright.
// Without a usable browser it says so and fails.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './browser.mjs';
import { buildIfStale } from './build.mjs';
import { serve } from './serve.mjs';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const PLAYWRIGHT = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
const ANY_PORT = 0;

try {
  const { executablePath, args } = await findBrowser();
  await buildIfStale();
  const { address, close } = await serve({ port: ANY_PORT });
  const run = spawn(process.execPath, [PLAYWRIGHT, 'test', ...process.argv.slice(2)], {
    cwd: WEB,
    stdio: 'inherit',
    env: { ...process.env, PAGE: address, CHROMIUM: executablePath, CHROMIUM_ARGS: args.join(' ') },
  });
  const [status] = await once(run, 'exit');
  await close();
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(`The page was not tested: ${error.message}`);
  process.exitCode = 1;
}
