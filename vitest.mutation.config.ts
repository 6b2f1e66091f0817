import { defineConfig } from 'vitest/config';

/** The tests that say what a rule is, without the whole matches that fail at any change, and without trace's report. */
export default defineConfig({
  test: {
    include: ['packages/engine/test/{kernel,scenarios}/**/*.test.ts'],
    pool: 'threads',
    isolate: false,
    testTimeout: 30_000,
  },
});
