import { defineConfig } from 'vitest/config';

/** Longest test, in milliseconds: whole servers and thousands of cases take their time on a busy machine. */
const TIMEOUT_MS = 60_000;

export default defineConfig({
  test: {
    testTimeout: TIMEOUT_MS,
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['../../tooling/vite/src/wait-patiently.ts'],
  },
});
