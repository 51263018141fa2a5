import { defineConfig } from 'vitest/config';

/** Longest test or hook, in milliseconds: a busy machine is slow, not wrong. */
const TIMEOUT_MS = 60_000;

/** The server on PostgreSQL, which is where its tests with a database run: all files share one process and its modules. */
export default defineConfig({
  tsconfig: '../../tooling/typescript/server.json',
  test: {
    name: 'server db',
    environment: 'node',
    include: ['{src,test}/**/*.{db,engines}.test.ts'],
    globalSetup: 'test/postgres-template.ts',
    pool: 'forks',
    isolate: false,
    testTimeout: TIMEOUT_MS,
    hookTimeout: TIMEOUT_MS,
  },
});
