import { setTimeout } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Services } from '#/services.ts';
import { leftAtEnd } from '#/database/give-way.ts';
import { bossDatabase } from './boss-database.ts';
import type { RecurringJob } from '#/server-module.ts';
import { RECURRING_JOBS } from './recurring-jobs.ts';

/** How often a worker looks for a job that is due, and the clock for one to make due; in seconds. Nothing here is urgent. */
const POLL_S = 15;
const CLOCK_S = 30;
/** From one worker's look to the next one's, in milliseconds: what is due each minute is not done all at the same moment. */
const APART_MS = (POLL_S * 1_000) / RECURRING_JOBS.length;
/** Upkeep of the queue's own tables, in seconds. */
const UPKEEP_S = 600;
/** A run that takes longer was cut off, in seconds. */
const RUN_MAX_S = 300;
/** Of several servers, one that is not heard of for so long has died with its run, and how often that is looked at; in seconds. */
const HEARTBEAT_S = 30;
const LOOK_FOR_DEAD_S = 30;
/** Longest wait for a run under way when the server stops, in milliseconds. */
const STOP_TIMEOUT_MS = 3_000;

export interface Jobs {
  /**
   * Lets runs under way finish and stops; what is due then runs after the next start, or on another server. The database is asked
   * nothing any more once it resolves.
   * @param withinMs longest wait for runs under way
   */
  stop(withinMs?: number): Promise<void>;
}

/**
 * Does the recurring work. Of several servers on one database, one does each run.
 * @param apartMs time from the beginning of one worker to that of the next
 * @param cancelled cuts the start off, where it has not ended yet
 * @throws the reason of `cancelled`
 */
export async function startJobs(services: Services, apartMs = APART_MS, cancelled?: AbortSignal): Promise<Jobs> {
  const { database, log } = services;
  const isEmbedded = database.engine === 'pglite';
  const [stopping, over] = [new AbortController(), new AbortController()];
  const boss = new PgBoss({
    db: bossDatabase(database, over.signal),
    backend: database.engine,
    schema: 'pgboss',
    cronMonitorIntervalSeconds: CLOCK_S,
    cronWorkerIntervalSeconds: CLOCK_S,
    superviseIntervalSeconds: isEmbedded ? UPKEEP_S : LOOK_FOR_DEAD_S,
    queueCacheIntervalSeconds: UPKEEP_S,
    bamIntervalSeconds: UPKEEP_S,
    flowIntervalSeconds: UPKEEP_S,
    // The embedded database has no vacuum in the background to watch, and one connection that a rebuild would hold.
    reindex: !isEmbedded,
    monitorVacuum: !isEmbedded,
  });
  boss.on('error', (error) => log[over.signal.aborted ? 'debug' : 'error']({ err: error }, 'the job queue failed'));
  boss.on('warning', (warning) => log.warn({ warning }, 'the job queue warns'));
  const cutOff = () => over.abort(cancelled?.reason);
  cancelled?.addEventListener('abort', cutOff);
  try {
    await prepare(boss, services);
    over.signal.throwIfAborted();
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  } finally {
    cancelled?.removeEventListener('abort', cutOff);
  }
  const jobServices = { ...services, database: leftAtEnd(database) };
  const begun = beginApart(apartMs, stopping.signal, (job) =>
    boss.work(job.name, { pollingIntervalSeconds: POLL_S }, () => guarded(job, jobServices, stopping.signal)),
  );
  begun.catch((error: unknown) => log.error({ err: error }, 'the recurring work did not begin'));
  return {
    async stop(withinMs = STOP_TIMEOUT_MS) {
      stopping.abort();
      await begun.catch(() => undefined);
      await stop(boss, withinMs);
      over.abort(new Error('the job queue has stopped'));
    },
  };
}

/** Makes the queues and their hours what `RECURRING_JOBS` says. */
async function prepare(boss: PgBoss, services: Services): Promise<void> {
  await boss.start();
  if (services.database.engine === 'pglite') await endLeftRuns(services);
  const beats = new Map((await boss.getQueues()).map(({ name, heartbeatSeconds }) => [name, heartbeatSeconds]));
  const scheduled = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const job of RECURRING_JOBS) {
    if (scheduled.get(job.name) !== job.cron || beats.get(job.name) !== HEARTBEAT_S) await schedule(boss, job);
  }
}

async function beginApart(apartMs: number, signal: AbortSignal, begin: (job: RecurringJob) => Promise<unknown>): Promise<void> {
  for (const job of RECURRING_JOBS) {
    if (signal.aborted) return;
    await begin(job);
    await setTimeout(apartMs, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

/** No other server can be at a run that the embedded database says is under way: the one before died in it, and nothing else of the queue would run. */
async function endLeftRuns({ database }: Services): Promise<void> {
  await bossDatabase(database).executeSql(`UPDATE pgboss.job SET state = 'failed', completed_on = now() WHERE state = 'active'`);
}

async function schedule(boss: PgBoss, { name, cron }: RecurringJob): Promise<void> {
  const settings = {
    retryLimit: 0,
    expireInSeconds: RUN_MAX_S,
    retentionSeconds: RUN_MAX_S,
    deleteAfterSeconds: RUN_MAX_S,
    heartbeatSeconds: HEARTBEAT_S,
  };
  // One waiting and one running at most, however many servers there are; the next minute is the retry.
  await boss.createQueue(name, { policy: 'stately', ...settings });
  await boss.updateQueue(name, settings);
  await boss.schedule(name, cron);
}

async function stop(boss: PgBoss, withinMs: number): Promise<void> {
  const finished = Promise.all(RECURRING_JOBS.map(({ name }) => boss.offWork(name, { wait: true })));
  await Promise.race([finished, setTimeout(withinMs, undefined, { ref: false })]);
  // Its own graceful stop looks every half second; what runs on after the wait is given up here.
  await boss.stop({ graceful: false });
}

async function guarded({ name, run }: RecurringJob, services: Services, stopping: AbortSignal): Promise<void> {
  try {
    await run(services);
  } catch (error) {
    // One that outlasts its server is done by the next one.
    services.log[stopping.aborted ? 'warn' : 'error']({ err: error, job: name }, 'a recurring job failed');
    throw error;
  }
}
