import { platform, type Endpoint } from '@lobby/contract';
import { startServerTelemetry } from '@lobby/telemetry/server';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Config } from '#/config.ts';
import { createServices, type ServiceOptions } from '#/create-services.ts';
import { migrate } from '#/database/migrate.ts';
import { beginConfigured } from '#/database/open-configured.ts';
import type { BegunDatabase } from '#/database/open-database.ts';
import { secureDemoAccount } from '#/database/seed/secure-demo-account.ts';
import { seedDemo } from '#/database/seed/seed-demo.ts';
import { createHttp } from '#/http/create-http.ts';
import { listen } from '#/http/listen.ts';
import { startJobs } from '#/jobs/start-jobs.ts';
import { openLive } from '#/live/open-live.ts';
import { goOnWithJobs } from '#/domains/corpus/bulk/go-on.ts';
import { removeLeftOvers } from '#/outside/files/remove-left-overs.ts';
import type { Services } from '#/services.ts';

export interface App {
  services: Services;
  /** Port it listens on. */
  port: number;
  /** Stops taking requests, lets those under way finish, closes the database. */
  close(): Promise<void>;
}

/** Longest wait at the end for open connections, for work that is under way, and for the database, in milliseconds. */
const CLOSE_TIMEOUT_MS = 1_500;
const WORK_TIMEOUT_MS = 1_200;
const DATABASE_TIMEOUT_MS = 1_500;

interface AppOptions extends Pick<ServiceOptions, 'now'> {
  /** One that is being opened; it is closed with the app. */
  begun?: BegunDatabase;
}

/**
 * Opens the database, brings it up to date, seeds an empty one and listens. `now` is the clock of everything but the job queue.
 * @throws with `code` EADDRINUSE where the port is taken, DirectoryInUse where the data folder is
 */
export async function startApp(config: Config, { now = Date.now, begun }: AppOptions = {}): Promise<App> {
  const { database, opened } = begun ?? (await beginConfigured(config));
  const live = openLive();
  const telemetry = await startServerTelemetry({
    endpoint: config.tracesEndpoint,
    serviceName: 'lobby-server',
    templates: pathTemplates(platform),
    onProblem: (problem) => process.stderr.write(`Traces were lost: ${String(problem)}\n`),
  });
  try {
    // All that needs no row is made while the database opens.
    const services = await createServices(config, database, { now, emit: live.emit, disconnect: live.disconnect, trace: telemetry.trace });
    const calls = createHttp(services);
    await opened;
    await migrate(database);
    if (config.seed === 'demo') await seedDemo(services);
    if (config.isPublic) await secureDemoAccount(services);
    const http = await listen(calls, config);
    const { port } = http.address() as AddressInfo;
    // Port 0 is known by now; mails name the real one.
    services.config = { ...config, port };
    live.attach(http, services);
    await services.botRunner.recover(0);
    // The embedded database is this process's alone: whatever somebody seems to be at was left by one that died.
    await services.sourceRunner.recover(database.engine === 'pglite');
    await services.importRunner.recover(0, database.engine === 'pglite');
    goOnWithJobs(services, 0).catch((error: unknown) =>
      services.log.error({ err: error }, 'work on many entries waits for the next round'),
    );
    removeLeftOvers(services.files).catch((error: unknown) =>
      services.log.error({ err: error }, 'what a process left on the disk stays for now'),
    );
    const jobs = await startJobs(services);
    return {
      services,
      port,
      async close() {
        const closed = new Promise<void>((resolve) => http.close(() => resolve()));
        // Closing the sockets waits for every other connection too.
        const isClosed = live.close().then(() => closed);
        await atMost(CLOSE_TIMEOUT_MS, [isClosed]);
        http.closeAllConnections();
        await isClosed;
        // What hangs, such as a model, is left: the next start finds in the tables what was not done, and does it.
        await atMost(WORK_TIMEOUT_MS, [
          jobs.stop(),
          services.sourceRunner.stop(),
          services.importRunner.stop(),
          services.mailWatch.stop(),
          services.botRunner.idle(),
          services.chatTeller.idle(),
          services.testRunner.stop(),
          services.presence.stop(),
          services.visitors.stop(),
          services.assigner.stop(),
        ]);
        services.redis?.disconnect();
        // Whatever was answered is in its log already, which an orderly close only tidies.
        await atMost(DATABASE_TIMEOUT_MS, [database.close()]);
        await telemetry.stop();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Waits for all of the work, but no longer than that. */
async function atMost(ms: number, work: Promise<unknown>[]): Promise<void> {
  const over = new AbortController();
  const waited = setTimeout(ms, undefined, { signal: over.signal }).catch(() => undefined);
  await Promise.race([Promise.all(work), waited]);
  over.abort();
}

function pathTemplates(nouns: Record<string, Record<string, Endpoint>>): string[] {
  return Object.values(nouns).flatMap((calls) => Object.values(calls).map(({ path }) => path));
}
