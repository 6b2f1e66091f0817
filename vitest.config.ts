import { defineConfig } from 'vitest/config';
import { NothingSkipped } from './scripts/nothing-skipped.ts';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'packages/*/src/**/*.test.ts'],
    // The engine keeps no state between matches, so test files may share a thread: several times faster.
    pool: 'threads',
    isolate: false,
    // Left alone, a run keeps one core free: of two, that is half of them.
    maxWorkers: '100%',
    // A test that hides others, or is hidden itself, fails the run: see the last of the reporters.
    allowOnly: false,
    // Far above what any test needs: how fast things are is measured by benchmarks.
    testTimeout: 30_000,
    // `ironpitch trace` reads the JSON file: which tests passed, and which rules their titles cite.
    // (`outputFile` stands here, not with the reporter, so that a command can name another file.)
    reporters: ['default', 'json', new NothingSkipped()],
    outputFile: { json: 'node_modules/.cache/ironpitch/test-results.json' },
    coverage: { provider: 'v8', include: ['packages/*/src/**/*.ts'], reporter: ['text-summary', 'html'] },
  },
});
