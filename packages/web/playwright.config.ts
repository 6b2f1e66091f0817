import { defineConfig } from '@playwright/test';

/** The server of the tests: a port of its own, so that a page being played is not disturbed. */
const PORT = 4991;

export default defineConfig({
  testDir: 'test',
  projects: [
    { name: 'speed', testMatch: 'speed.spec.ts', fullyParallel: false },
    { name: 'page', testMatch: '*.spec.ts', testIgnore: 'speed.spec.ts', dependencies: ['speed'] },
  ],
  outputDir: '../../node_modules/.cache/ironpitch/page-tests',
  workers: 2,
  fullyParallel: true,
  timeout: 90_000,
  // What is waited for comes in its own time; how quickly it must come is what the speed tests measure.
  expect: { timeout: 15_000 },
  reporter: [['list']],
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${PORT}/`,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '',
      args: process.env.CHROMIUM_ARGS?.split(' ') ?? [],
    },
  },
  webServer: {
    command: 'node scripts/test-server.mjs',
    port: PORT,
    reuseExistingServer: false,
    env: { PORT: String(PORT) },
  },
});
