import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#/database/open-database.ts';
import { inPlatform } from '#/database/transaction.ts';
import type { Mailer, OutgoingMail } from '#/outside/mailer.ts';
import { createMailboxMailer } from '#/outside/mailbox-mailer.ts';
import { openTestDatabase } from '#test/open-test-database.ts';
import { deliverOutbox } from './deliver-outbox.ts';
import { enqueueMail } from './enqueue-mail.ts';
import { listMails } from './list-mails.ts';
import { purgeMails } from './purge-mails.ts';
import { ATTEMPTS_MAX } from './retry-delay.ts';

const DAY = 86_400_000;

let database: Database;
let now: number;
let taken: OutgoingMail[];
let refusal: Error | undefined;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  now = Date.UTC(2026, 5, 1);
  [taken, refusal] = [[], undefined];
  await database.pool.query('DELETE FROM outbox');
});

const mailServer: Mailer = {
  send(mail) {
    if (refusal) return Promise.reject(refusal);
    taken.push(mail);
    return Promise.resolve({ providerId: `<${taken.length}@mail.example>` });
  },
};
const deliver = (mailer: Mailer = mailServer) => deliverOutbox({ database, mailer, now: () => now, log: pino({ level: 'silent' }) });
const write = (to: string, code?: string) =>
  inPlatform(database, (scope) =>
    enqueueMail(scope, { to, subject: `To ${to}`, text: 'Hello', ...(code === undefined ? {} : { code }) }, now),
  );

interface Row {
  state: string;
  attempts: number;
  last_error: string | null;
  provider_id: string | null;
  next_try_at: number;
}
async function rows(): Promise<Row[]> {
  const result = await database.pool.query<Row>(
    'SELECT state, attempts, last_error, provider_id, epoch_ms(next_try_at) AS next_try_at FROM outbox ORDER BY created_at, id',
  );
  return result.rows;
}

describe('a waiting mail', () => {
  test('is sent once, and keeps what the mail server calls it', async () => {
    await write('mina@shop.example');
    await deliver();
    await deliver();
    expect(taken).toEqual([{ to: 'mina@shop.example', subject: 'To mina@shop.example', text: 'Hello' }]);
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1, provider_id: '<1@mail.example>', last_error: null }]);
  });

  test('does not exist when the transaction that wrote it is undone', async () => {
    const undone = inPlatform(database, async (scope) => {
      await enqueueMail(scope, { to: 'mina@shop.example', subject: 'Hello', text: 'Hello' }, now);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await deliver();
    expect(taken).toEqual([]);
  });

  test('is sent once by two senders at once, and none is left behind', async () => {
    for (let no = 0; no < 23; no += 1) await write(`guest-${no}@shop.example`);
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(taken.map(({ to }) => to).toSorted()).toEqual(Array.from({ length: 23 }, (_, no) => `guest-${no}@shop.example`).toSorted());
  });

  test('that is refused is tried again, later each time, with a new call', async () => {
    await write('mina@shop.example');
    refusal = new Error('mailbox full');
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await deliver();
      const [row] = await rows();
      expect(row).toMatchObject({ state: 'waiting', attempts: attempt, last_error: 'mailbox full' });
      waits.push((row?.next_try_at ?? 0) - now);
      await deliver();
      expect((await rows())[0]?.attempts).toBe(attempt);
      now = row?.next_try_at ?? 0;
    }
    expect(waits).toEqual([30_000, 60_000, 120_000, 240_000]);
    refusal = undefined;
    await deliver();
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 5, last_error: null, provider_id: '<1@mail.example>' }]);
  });

  test('is given up after the last attempt, and says why', async () => {
    await write('mina@shop.example');
    refusal = new Error('no such user '.repeat(100));
    for (let attempt = 0; attempt < ATTEMPTS_MAX + 2; attempt += 1) {
      await deliver();
      now += DAY;
    }
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'failed', attempts: ATTEMPTS_MAX });
    expect(row?.last_error).toHaveLength(500);
  });

  test('of a sender that died is taken up by another after five minutes', async () => {
    await write('mina@shop.example');
    const claimed = Promise.withResolvers<void>();
    const dying: Mailer = {
      send() {
        claimed.resolve();
        return Promise.withResolvers<never>().promise;
      },
    };
    void deliver(dying);
    await claimed.promise;
    await deliver();
    expect(taken).toEqual([]);
    now += 300_000;
    await deliver();
    expect(taken).toHaveLength(1);
  });
});

describe('the mailbox', () => {
  test('shows mails newest first, before and after they are sent', async () => {
    await write('mina@shop.example', '012345');
    now += 1_000;
    await write('nori@shop.example');
    const waiting = await listMails({ database });
    expect(waiting).toMatchObject([
      { to: 'nori@shop.example', code: null },
      { to: 'mina@shop.example', code: '012345', subject: 'To mina@shop.example', text: 'Hello', sent_at: now - 1_000 },
    ]);
    await deliver(createMailboxMailer());
    expect((await listMails({ database })).map(({ id }) => id)).toEqual(waiting.map(({ id }) => id));
    expect(await rows()).toMatchObject([
      { state: 'sent', provider_id: 'mailbox' },
      { state: 'sent', provider_id: 'mailbox' },
    ]);
  });

  test('shows those to one address, and a hundred at most', async () => {
    await write('mina@shop.example');
    await inPlatform(database, ({ db }) =>
      db.execute(
        sql`INSERT INTO outbox (kind, recipient, payload, created_at) SELECT 'mail', 'nori@shop.example', '{"subject":"s","text":"t"}', to_timestamp(${now} / 1000.0) FROM generate_series(1, 120)`,
      ),
    );
    expect(await listMails({ database }, 'mina@shop.example')).toHaveLength(1);
    expect(await listMails({ database }, 'nobody@shop.example')).toEqual([]);
    expect(await listMails({ database })).toHaveLength(100);
  });
});

test('a mail is kept for a week after it was written, and as long as it waits', async () => {
  await write('mina@shop.example');
  await deliver();
  await write('nori@shop.example');
  now += 7 * DAY;
  await inPlatform(database, (scope) => purgeMails(scope, now));
  expect(await rows()).toHaveLength(2);
  now += 1;
  await inPlatform(database, (scope) => purgeMails(scope, now));
  expect(await rows()).toMatchObject([{ state: 'waiting' }]);
});
