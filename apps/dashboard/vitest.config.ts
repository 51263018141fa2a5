import { defineConfig } from 'vitest/config';

/** Longest test, in milliseconds: rendering whole screens takes its time on a busy machine. */
const TIMEOUT_MS = 60_000;

export default defineConfig({
  // By its real path: the bundler does not follow the link of a workspace when one configuration extends another.
  tsconfig: '../../tooling/typescript/browser.json',
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: TIMEOUT_MS,
    setupFiles: ['../../tooling/vite/src/wait-patiently.ts'],
  },
});
