import { startClockedServer, type ClockedServer } from './clocked-server.ts';
import { journey } from './journey.ts';

/** Starting the product from its sources, on a busy machine, in milliseconds. */
const START_MS = 120_000;

/** A journey that calls what the product does by itself at its hour, instead of waiting for the hour. */
export const withJobs = journey.extend<{ readonly runJob: (name: string) => Promise<void> }, { readonly jobServer: ClockedServer }>({
  jobServer: [
    async ({ browserName: _ }, provide) => {
      const server = await startClockedServer();
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: async ({ jobServer }, provide) => provide(jobServer.origin),
  runJob: async ({ jobServer }, provide) => provide((name) => jobServer.runJob(name)),
});
