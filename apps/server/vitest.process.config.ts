import { defineLayer } from '@lobby/vite/layer';

/** Servers are started, killed and started again, on a busy machine, in milliseconds. */
const TIMEOUT_MS = 240_000;

/** Servers in processes of their own: the built one, several at once, and ones that are killed. */
export default defineLayer({
  layer: 'process',
  workspace: '@lobby/server',
  tsconfig: '../../tooling/typescript/server.json',
  include: ['test/**/*.process.test.ts'],
  // Each waits for a third of its time, for servers that start, and has them do the rest.
  workers: 2,
  timeoutMs: TIMEOUT_MS,
  globalSetup: 'test/postgres-template.ts',
});
