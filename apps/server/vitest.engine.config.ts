import { defineConfig } from 'vitest/config';

/** Longest test or hook, in milliseconds: a busy machine is slow, not wrong. */
const TIMEOUT_MS = 60_000;

/**
 * The embedded database. `*.pglite.test.ts` is about PGlite itself; `*.engines.test.ts` runs on both engines, because it holds
 * what each of them has to keep: messages, tenants apart, jobs, search upkeep, the seed.
 */
export default defineConfig({
  tsconfig: '../../tooling/typescript/server.json',
  test: {
    name: 'server engine',
    environment: 'node',
    include: ['{src,test}/**/*.{pglite,engines}.test.ts'],
    globalSetup: 'test/pglite-template.ts',
    // PGlite runs in a thread of the test's process and leaves memory behind; a process a file takes it along at the end.
    pool: 'forks',
    isolate: true,
    testTimeout: TIMEOUT_MS,
    hookTimeout: TIMEOUT_MS,
  },
});
