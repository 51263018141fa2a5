import { defineConfig } from 'vitest/config';

/** Longest test or hook, in milliseconds: servers are built, started, killed and started again. */
const TIMEOUT_MS = 240_000;

/** Servers in processes of their own: the built one, several at once, and ones that are killed. One file at a time. */
export default defineConfig({
  tsconfig: '../../tooling/typescript/server.json',
  test: {
    name: 'server process',
    environment: 'node',
    include: ['{src,test}/**/*.process.test.ts'],
    globalSetup: 'test/postgres-template.ts',
    pool: 'forks',
    testTimeout: TIMEOUT_MS,
    hookTimeout: TIMEOUT_MS,
  },
});
