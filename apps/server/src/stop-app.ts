import { setTimeout } from 'node:timers/promises';
import type { Server } from 'node:http';
import type { Database } from '#/database/open-database.ts';
import type { Calls } from '#/http/follow-calls.ts';
import type { Jobs } from '#/jobs/start-jobs.ts';
import type { Live } from '#/live/open-live.ts';
import type { Services } from '#/services.ts';

/** What a server that runs consists of. */
export interface Running {
  http: Server;
  calls: Calls;
  live: Live;
  /** Undefined where they were stopped before they began. */
  jobs: Promise<Jobs | undefined>;
  services: Services;
  database: Database;
  telemetry: { stop(): Promise<void> };
}

/**
 * When each part is left as it is, in milliseconds from the beginning of the stop: calls, work that nobody waits for, the queue of
 * jobs, and the database. They leave a second and more of the five that a stop may take to the end of the process.
 */
const CALLS_MS = 1_000;
const WORK_MS = 1_500;
const QUEUE_MS = 1_800;
const DATABASE_MS = 3_000;
const TRACES_MS = 3_200;

/**
 * Stops everything. Nothing begins any more, and what is under way comes to its end side by side: waits one after the other would
 * add up. The database is last: nobody asks it any more by then. What hangs, such as a model, is left: the next start finds in the
 * tables what was not done, and does it.
 */
export async function stopApp({ http, calls, live, jobs, services, database, telemetry }: Running): Promise<void> {
  const begun = performance.now();
  const until = (ms: number, ...work: Promise<unknown>[]) => atMost(begun + ms - performance.now(), work);
  const work = [
    services.botRunner.stop(),
    services.sourceRunner.stop(),
    services.importRunner.stop(),
    services.mailWatch.stop(),
    services.testRunner.stop(),
    services.webhookSender.stop(),
    services.channelWorker.stop(),
    services.presence.stop(),
    services.visitors.stop(),
    services.assigner.stop(),
  ];
  const queue = jobs.then(
    (begunJobs) => begunJobs?.stop(begun + WORK_MS - performance.now()),
    // Why they could not begin was told to whoever waited for it.
    () => undefined,
  );
  const called = Promise.all([calls.end(), live.close()]);
  await until(CALLS_MS, called);
  http.closeAllConnections();
  // What calls have moved is told of by now, or by the next start.
  await until(
    WORK_MS,
    called,
    ...work,
    services.orderNotifier.idle(),
    services.queuePositionNotifier.idle(),
    services.eventRelay.idle(),
    services.notifier.idle(),
  );
  await until(QUEUE_MS, queue);
  services.redis?.disconnect();
  // Whatever was answered is in its log already, which an orderly close only tidies.
  await until(DATABASE_MS, database.close());
  await until(TRACES_MS, telemetry.stop());
}

/** Waits for all of the work, but no longer than that. */
async function atMost(ms: number, work: readonly Promise<unknown>[]): Promise<void> {
  const over = new AbortController();
  const waited = setTimeout(Math.max(0, ms), undefined, { signal: over.signal }).catch(() => undefined);
  await Promise.race([Promise.all(work), waited]);
  over.abort();
}
