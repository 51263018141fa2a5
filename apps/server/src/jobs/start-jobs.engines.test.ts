import { user, visitor } from '@lobby/contract';
import { PgBoss } from 'pg-boss';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inPlatform } from '#/database/transaction.ts';
import { enqueueMail } from '#/domains/mail/enqueue-mail.ts';
import { openTestApp, type TestApp } from '#test/open-test-app.ts';
import { bossDatabase } from './boss-database.ts';
import { purge } from './purge.ts';
import { RECURRING_JOBS } from './recurring-jobs.ts';
import { startJobs } from './start-jobs.ts';

const DAY = 86_400_000;

let app: TestApp;
let now = Date.UTC(2026, 5, 1);
beforeAll(async () => {
  app = await openTestApp({ now: () => now });
});
afterAll(() => app.close());

/** Puts jobs into the queue as another server's clock does. */
async function openClock(): Promise<PgBoss> {
  const { database } = app.services;
  const clock = new PgBoss({ db: bossDatabase(database), backend: database.engine, schema: 'pgboss', schedule: false, supervise: false });
  return clock.start();
}

async function count(table: string): Promise<number> {
  const { rows } = await app.services.database.pool.query<{ count: number }>(`SELECT count(*) AS count FROM ${table}`);
  return rows[0]?.count ?? 0;
}

test('the queue starts on the server’s own database, again after a stop, and once for two servers', async () => {
  const first = await startJobs(app.services, 0);
  const second = await startJobs(app.services, 0);
  await Promise.all([first.stop(), second.stop()]);
  await (await startJobs(app.services, 0)).stop();
  const { rows } = await app.services.database.pool.query<{ name: string; cron: string }>(
    'SELECT name, cron FROM pgboss.schedule ORDER BY name',
  );
  expect(rows).toEqual(RECURRING_JOBS.map(({ name, cron }) => ({ name, cron })).toSorted((a, b) => (a.name < b.name ? -1 : 1)));
});

test('a job that is due is done by the next server that starts', async () => {
  await inPlatform(app.services.database, (scope) => enqueueMail(scope, { to: 'mina@shop.example', subject: 'Hello', text: 'Hello' }, now));
  await (await startJobs(app.services, 0)).stop();
  const clock = await openClock();
  await clock.send('deliver-outbox', {});
  await clock.stop({ graceful: false });
  const jobs = await startJobs(app.services, 0);
  await vi.waitFor(async () => expect(await count(`outbox WHERE state = 'sent'`)).toBe(1), { timeout: 45_000, interval: 50 });
  await jobs.stop();
});

test('workers look one after the other, so that a minute’s work is not done all at once', async () => {
  const names = RECURRING_JOBS.map(({ name }) => name);
  await (await startJobs(app.services, 0)).stop();
  const clock = await openClock();
  const send = async () => {
    await clock.send(names[0] ?? '', {});
    await clock.send(names[1] ?? '', {});
  };
  const left = () => count(`pgboss.job WHERE name IN ('${names[0]}', '${names[1]}') AND state = 'created'`);
  await send();
  const slow = await startJobs(app.services, 3_600_000);
  await vi.waitFor(async () => expect(await left()).toBe(1), { timeout: 45_000, interval: 50 });
  await slow.stop();
  expect(await left()).toBe(1);
  const quick = await startJobs(app.services, 1);
  await vi.waitFor(async () => expect(await left()).toBe(0), { timeout: 45_000, interval: 50 });
  await quick.stop();
  await clock.stop({ graceful: false });
});

test('a run that fails does not end the queue, and a stop waits for the run under way', async () => {
  await (await startJobs(app.services, 0)).stop();
  const [begun, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let runs = 0;
  const { recover } = app.services.botRunner;
  app.services.botRunner.recover = async () => {
    runs += 1;
    if (runs === 1) throw new Error('the database blinked');
    begun.resolve();
    await mayEnd.promise;
    return 0;
  };
  const clock = await openClock();
  await clock.send('recover-bot-runs', {});
  const first = await startJobs(app.services, 0);
  await vi.waitFor(async () => expect(await count(`pgboss.job WHERE name = 'recover-bot-runs' AND state = 'failed'`)).toBeGreaterThan(0), {
    timeout: 45_000,
    interval: 50,
  });
  await first.stop();
  await clock.send('recover-bot-runs', {});
  const second = await startJobs(app.services, 0);
  await begun.promise;
  let isStopped = false;
  const stopping = second.stop().then(() => {
    isStopped = true;
  });
  await clock.getSchedules();
  expect(isStopped).toBe(false);
  mayEnd.resolve();
  await stopping;
  expect(await count(`pgboss.job WHERE name = 'recover-bot-runs' AND state = 'completed'`)).toBeGreaterThan(0);
  await clock.stop({ graceful: false });
  app.services.botRunner.recover = recover;
});

test('a statement of the queue that fails leaves the connection usable', async () => {
  const db = bossDatabase(app.services.database);
  await expect(db.executeSql('BEGIN; SELECT 1 / 0; COMMIT;')).rejects.toThrow('division by zero');
  expect((await db.executeSql('SELECT $1::int AS one', [1])).rows).toEqual([{ one: 1 }]);
  expect((await db.executeSql('BEGIN; SELECT 1 AS one; SELECT 2 AS two; COMMIT;')).rows).toEqual([{ one: 1 }, { two: 2 }]);
});

test('purging removes what ended long ago, and nothing that is in use', async () => {
  const [old, other] = [await app.signUp(), await app.signUp()];
  await app.call(visitor.session, { tenant: old.slug, locale: 'en-US' });
  await app.call(visitor.session, { tenant: other.slug, locale: 'en-US' });
  await app.call(user.login, { email: old.email, password: 'wrong123' });
  for (const { email } of [old, other]) await app.call(user.sendEmailCode, { email, email_type: 'reset_pwd' });
  now += 200 * DAY;
  const { data } = await app.call(user.login, { email: other.email, password: other.password });
  await app.call(visitor.session, { tenant: other.slug, locale: 'en-US' });
  expect([await count('login_session'), await count('email_code'), await count('sign_in_failure'), await count('visitor_session')]).toEqual(
    [3, 2, 1, 3],
  );
  await inPlatform(app.services.database, (scope) =>
    enqueueMail(scope, { to: old.email, subject: 'Waiting', text: 'Waiting' }, now - 100 * DAY),
  );
  await purge(app.services);
  expect([await count('login_session'), await count('email_code'), await count('sign_in_failure'), await count('visitor_session')]).toEqual(
    [1, 0, 0, 1],
  );
  expect(await count(`outbox WHERE state = 'waiting'`)).toBe(1);
  expect((await app.call(user.info, {}, { token: data.token })).code).toBe(1);
  expect([await count('contact'), await count('conversation')]).toEqual([3, 3]);
});

test('what a job goes on with once the database is closed is left to the next start', async () => {
  const closed = await openTestApp();
  const { botRunner, importRunner, sourceRunner, testRunner, eventRelay } = closed.services;
  await closed.close();
  const outcome = vi.fn<(what: unknown) => void>();
  for (const { recover } of [botRunner, importRunner, sourceRunner, testRunner, eventRelay]) recover().then(outcome, outcome);
  await setImmediate();
  expect(outcome).not.toHaveBeenCalled();
});

test('a start that is cut off ends with why, and the database is asked nothing after it', async () => {
  const stopping = new AbortController();
  const { database } = app.services;
  const starting = startJobs(app.services, 0, stopping.signal);
  stopping.abort(new Error('the server stops'));
  await expect(starting).rejects.toThrow('the server stops');
  await expect(bossDatabase(database, stopping.signal).executeSql('SELECT 1')).rejects.toThrow('the server stops');
  await (await startJobs(app.services, 0)).stop();
});
