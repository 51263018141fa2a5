import { defineConfig } from 'vitest/config';

/** Longest test, in milliseconds: some hash passwords or fill a process's memory, and a busy machine is slow, not wrong. */
const TIMEOUT_MS = 60_000;

/** Tests of the server that need neither a database nor another process: all files share one process and its modules. */
export default defineConfig({
  // By its real path: the bundler does not follow the link of a workspace when one configuration extends another.
  tsconfig: '../../tooling/typescript/server.json',
  test: {
    name: 'server unit',
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['**/*.{db,engines,pglite,process}.test.ts', '**/node_modules/**'],
    pool: 'forks',
    isolate: false,
    testTimeout: TIMEOUT_MS,
  },
});
