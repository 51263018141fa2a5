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
    // PGlite runs in a thread of the test's process and leaves memory behind; a process a file takes it along at the end. On PostgreSQL
    // nothing is left, and one process loads the server's code once for all of its files.
    pool: 'forks',
    isolate: process.env['LOBBY_TEST_DATABASE'] !== 'postgres',
    testTimeout: TIMEOUT_MS,
    hookTimeout: TIMEOUT_MS,
  },
});
