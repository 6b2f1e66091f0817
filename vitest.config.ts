import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'packages/*/src/**/*.test.ts'],
    // The engine keeps no state between matches, so test files may share a thread: several times faster.
    pool: 'threads',
    isolate: false,
    // `ironpitch trace` reads the JSON file: which tests passed, and which rules their titles cite.
    reporters: ['default', ['json', { outputFile: 'node_modules/.cache/ironpitch/test-results.json' }]],
    coverage: { provider: 'v8', include: ['packages/*/src/**/*.ts'], reporter: ['text-summary', 'html'] },
  },
});
