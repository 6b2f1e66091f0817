import { defineConfig } from '@playwright/test';

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
  reporter: [['list'], ['./test/nothing-hidden.ts']],
  forbidOnly: true,
  // A busy machine may starve a browser once; whoever needs the second try is named at the end of the run.
  retries: 1,
  use: {
    // `npm run test:page` serves the page and says where, and which browser there is.
    baseURL: process.env.PAGE ?? '',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '',
      args: process.env.CHROMIUM_ARGS?.split(' ') ?? [],
    },
  },
});
