import { createServer } from 'node:http';
import { enableCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

/** What is used of the server, which this workspace reaches by its address only. */
interface ServerModules {
  readonly startApp: (
    config: unknown,
    options: { now: () => number },
  ) => Promise<{ port: number; services: unknown; begun: Promise<void>; close: () => Promise<void> }>;
  readonly readConfig: () => unknown;
  readonly RECURRING_JOBS: readonly { name: string; run: (services: unknown) => Promise<unknown> }[];
}

// The same code in the same cache as that of the built server: compiled once for all of them.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/lobby/compiled/', import.meta.url)));
const load = async (file: string): Promise<unknown> => import(new URL(`../../../apps/server/dist/${file}`, import.meta.url).href);
const { startApp } = (await load('app.js')) as ServerModules;
const { readConfig } = (await load('config.js')) as ServerModules;
const { RECURRING_JOBS } = (await load('recurring-jobs.js')) as ServerModules;

/** How far the server's clock is ahead of the machine's, in milliseconds. */
let aheadMs = 0;
const app = await startApp(readConfig(), { now: () => Date.now() + aheadMs });
await app.begun;

// `POST /<milliseconds>` sets the clock ahead by so much in all, `POST /<job>` does what happens by itself at its hour; only this
// machine reaches it.
const control = createServer((request, response) => {
  const asked = request.url?.slice(1) ?? '';
  const job = RECURRING_JOBS.find(({ name }) => name === asked);
  if (!job) aheadMs = Number(asked);
  void (job?.run(app.services) ?? Promise.resolve()).then(() => response.end(String(Date.now() + aheadMs)));
}).listen(0, '127.0.0.1', () => {
  const { port } = control.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ port: app.port, clockPort: port })}\n`);
});

process.on('SIGTERM', () => {
  control.close();
  void app.close().then(() => process.exit(0));
});
