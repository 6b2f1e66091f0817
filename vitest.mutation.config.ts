import { defineConfig } from 'vitest/config';

/** The engine's tests, as the mutation run needs them: without the report that `ironpitch trace` reads. */
export default defineConfig({
  test: { include: ['packages/engine/{src,test}/**/*.test.ts'], pool: 'threads', isolate: false },
});
