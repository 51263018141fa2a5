import { defineConfig } from 'vitest/config';

/** Longest test, in milliseconds: whole servers and thousands of cases take their time on a busy machine. */
const TIMEOUT_MS = 60_000;

export default defineConfig({
  oxc: { tsconfig: false },
  // The SDK has a build for Node and one for browsers; the tests run what the page runs.
  resolve: { mainFields: ['browser', 'module', 'main'] },
  test: {
    testTimeout: TIMEOUT_MS,
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    server: { deps: { inline: [/@opentelemetry/] } },
  },
});
