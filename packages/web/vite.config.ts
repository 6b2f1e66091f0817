import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';

export default defineConfig({
  plugins: [solid()],
  base: './',
  // The engine writes positions down by the names of its steps: a record made here must mean the same everywhere.
  worker: { format: 'es', rolldownOptions: { output: { keepNames: true } } },
  build: {
    target: 'es2022',
    sourcemap: false,
    chunkSizeWarningLimit: 700,
    // One style sheet, and nothing preloaded but for the start: another screen waits for its own code alone.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, needed, { hostType }) => (hostType === 'html' ? needed : []),
    },
  },
  server: { fs: { allow: ['../..'] } },
});
