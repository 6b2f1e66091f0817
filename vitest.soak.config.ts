import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { NothingSkipped } from './scripts/nothing-skipped.ts';

/** The long suites: thousands of random matches. Not part of `npm test`. */
export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.soak.ts'],
    pool: 'threads',
    isolate: false,
    // Nobody waits at the machine meanwhile.
    maxWorkers: availableParallelism(),
    testTimeout: 30 * 60_000,
    passWithNoTests: true,
    allowOnly: false,
    reporters: ['default', new NothingSkipped()],
  },
});
