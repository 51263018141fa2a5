import { startClockedServer, type ClockedServer } from './clocked-server.ts';
import { journey } from './journey.ts';

/** Starting the product on a busy machine, in milliseconds. */
const START_MS = 120_000;

/** A journey that calls what the product does by itself at its hour, instead of waiting for the hour. */
export const withJobs = journey.extend<{ readonly runJob: (name: string) => Promise<void> }, { readonly jobServer: ClockedServer }>({
  jobServer: [
    async ({ browser }, provide) => {
      const server = await startClockedServer();
      await provide(server);
      // No page is left that would look for the server while it stops.
      await Promise.all(browser.contexts().map((context) => context.close()));
      await server.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: async ({ jobServer }, provide) => provide(jobServer.origin),
  runJob: async ({ jobServer }, provide) => provide((name) => jobServer.runJob(name)),
});
