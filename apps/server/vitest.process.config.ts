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
  longest: [
    'faults.process.test.ts',
    'knowledge-killed.process.test.ts',
    'webhooks-killed.process.test.ts',
    'channel-faults.process.test.ts',
  ],
  timeoutMs: TIMEOUT_MS,
  globalSetup: 'test/postgres-template.ts',
});
