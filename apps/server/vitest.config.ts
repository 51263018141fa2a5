import { defineConfig } from 'vitest/config';

/** Longest test or hook, in milliseconds: each file opens a database of its own. */
const TIMEOUT_MS = 60_000;

export default defineConfig({
  // By its real path: the bundler does not follow the link of a workspace when one configuration extends another.
  tsconfig: '../../tooling/typescript/server.json',
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: 'test/database-templates.ts',
    // A file leaves nothing behind that another could see: each has a database of its own, and closes it. So one process loads the server's
    // code once for all of its files.
    pool: 'forks',
    isolate: false,
    testTimeout: TIMEOUT_MS,
    hookTimeout: TIMEOUT_MS,
  },
});
