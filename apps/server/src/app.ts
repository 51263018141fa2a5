import { platform, type Endpoint } from '@lobby/contract';
import { startServerTelemetry } from '@lobby/telemetry/server';
import type { AddressInfo } from 'node:net';
import { ConfigError, type Config } from '#/config.ts';
import { notePostsMissed } from '#/channels/messaging/receive.ts';
import { createServices, type ServiceOptions } from '#/create-services.ts';
import { migrate } from '#/database/migrate.ts';
import { onceReachable } from '#/database/once-reachable.ts';
import { beginConfigured } from '#/database/open-configured.ts';
import type { BegunDatabase } from '#/database/open-database.ts';
import { furnishDemo } from '#/database/seed/furnish-demo.ts';
import { secureDemoAccount } from '#/database/seed/secure-demo-account.ts';
import { seedDemo } from '#/database/seed/seed-demo.ts';
import { createHttp } from '#/http/create-http.ts';
import { followCalls } from '#/http/follow-calls.ts';
import { listen } from '#/http/listen.ts';
import { startJobs, type Jobs } from '#/jobs/start-jobs.ts';
import { openLive } from '#/live/open-live.ts';
import { goOnWithJobs } from '#/domains/corpus/bulk/go-on.ts';
import { keepPolicyTexts } from '#/domains/policy/keep-policy-texts.ts';
import { removeLeftOvers } from '#/outside/files/remove-left-overs.ts';
import type { Services } from '#/services.ts';
import { stopApp } from '#/stop-app.ts';

export interface App {
  services: Services;
  /** Port it listens on. */
  port: number;
  /** Resolves once the work that nobody asks for has begun too, or was stopped before that; rejects where it cannot begin. */
  begun: Promise<void>;
  /** Stops taking requests, lets those under way finish, closes the database. */
  close(): Promise<void>;
}

interface AppOptions extends Pick<ServiceOptions, 'now'> {
  /** One that is being opened; it is closed with the app. */
  begun?: BegunDatabase;
}

/**
 * Opens the database, brings it up to date, seeds an empty one and listens. What begins after that, `begun` tells: whoever calls is
 * served before it, which takes long on an embedded database that many use, and a stop does not wait for it. `now` is the clock of
 * everything but the job queue.
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
    const changed = await keepPolicyTexts(services);
    if (changed !== undefined) throw new ConfigError(changed);
    if (config.seed === 'demo') await seedDemo(services);
    if (config.isPublic) await secureDemoAccount(services);
    const http = await listen(calls, config);
    const listensSince = now();
    // Whoever posted while nothing listened posts again.
    notePostsMissed(database);
    const { port } = http.address() as AddressInfo;
    // Port 0 is known by now; mails name the real one.
    services.config = { ...config, port };
    live.attach(http, services);
    const followed = followCalls(http);
    const stopping = new AbortController();
    const jobs = beginWork(services, listensSince, stopping.signal);
    const begun = jobs.then(() => undefined);
    // Told to whoever waits for it.
    begun.catch(() => undefined);
    return {
      services,
      port,
      begun,
      close() {
        // An error of its own: what is cut off writes into it, which the one that the platform makes does not let.
        stopping.abort(new Error('the server stops'));
        return stopApp({ http, calls: followed, live, jobs, services, database, telemetry });
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Goes on with what the last process has left, and begins what happens without anybody asking.
 * @param listensSince what is newer, in milliseconds since 1970, somebody has begun in this process already
 * @returns undefined where the server stops before all of it has begun
 */
async function beginWork(services: Services, listensSince: number, stopping: AbortSignal): Promise<Jobs | undefined> {
  const { botRunner, sourceRunner, importRunner, channelWorker, config, database, files, log } = services;
  // The embedded database is this process's alone: whatever somebody seems to be at was left by one that died.
  const isAlone = database.engine === 'pglite';
  try {
    await onceReachable(() => botRunner.recover(0), { log, stopping });
    await onceReachable(() => sourceRunner.recover(isAlone), { log, stopping });
    await onceReachable(() => importRunner.recover(services.now() - listensSince, isAlone), { log, stopping });
    stopping.throwIfAborted();
    if (config.seed === 'demo')
      furnishDemo(services).catch((error: unknown) => log.error({ err: error }, 'the demo is furnished at the next start'));
    channelWorker.recover().catch((error: unknown) => log.error({ err: error }, 'channels wait for the next round'));
    goOnWithJobs(services, 0).catch((error: unknown) => log.error({ err: error }, 'work on many entries waits for the next round'));
    removeLeftOvers(files).catch((error: unknown) => log.error({ err: error }, 'what a process left on the disk stays for now'));
    return await onceReachable(() => startJobs(services, undefined, stopping), { log, stopping });
  } catch (error) {
    if (stopping.aborted) return undefined;
    throw error;
  }
}

function pathTemplates(nouns: Record<string, Record<string, Endpoint>>): string[] {
  return Object.values(nouns).flatMap((calls) => Object.values(calls).map(({ path }) => path));
}
