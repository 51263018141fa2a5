import { pay } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { addEntries } from '#/domains/corpus/add-entries.ts';
import { grantPlan } from '#/domains/pay/open-subscription.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { commitUsage, reserveUsage } from './reserve-usage.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 25);

let app: TestApp;
let mina: SignedUp;
let now = START;
beforeAll(async () => {
  app = await openTestApp({ now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = START;
  mina = await app.signUp();
});

const inMina = <T>(work: Parameters<typeof inTenant<T>>[2]) => inTenant(app.services.database, mina.tenantId, work);
const usage = async () => (await app.call(pay.usage, {}, { token: mina.token })).data.items;
const replies = async () => (await usage()).find(({ metric }) => metric === 'ai_replies');
async function reply(count: number): Promise<void> {
  await inMina(async (scope) => {
    const ids = Array.from({ length: count }, () => randomUUID());
    for (const id of ids) await reserveUsage(scope, 'ai_replies', id, now);
    await commitUsage(scope, ids, now);
  });
}

test('of a new business nothing is used but a seat and the web', async () => {
  expect(await usage()).toEqual([
    { metric: 'ai_replies', used: 0, limit: 500, resets_at: null, runs_out_at: null },
    { metric: 'translated_chars', used: 0, limit: 50_000, resets_at: null, runs_out_at: null },
    { metric: 'corpus_entries', used: 0, limit: 5_000, resets_at: null, runs_out_at: null },
    { metric: 'source_pages', used: 0, limit: 300, resets_at: null, runs_out_at: null },
    { metric: 'source_chars', used: 0, limit: 3_000_000, resets_at: null, runs_out_at: null },
    { metric: 'storage_mb', used: 0, limit: 500, resets_at: null, runs_out_at: null },
    { metric: 'seats', used: 1, limit: 2, resets_at: null, runs_out_at: null },
    { metric: 'channels', used: 1, limit: 2, resets_at: null, runs_out_at: null },
  ]);
});

test('entries are counted as they are', async () => {
  const draft = { answer: 'Yes', locale: 'en-US', status: 'archived' } as const;
  const drafts = ['One', 'Two'].map((question) => ({ ...draft, question, wordings: [] }));
  await inMina((scope) => addEntries(scope, drafts, 'Mina'));
  expect((await usage()).find(({ metric }) => metric === 'corpus_entries')).toMatchObject({ used: 2 });
});

test('replies are said to run out at the pace of the last days, once there is a pace', async () => {
  const said: (number | null | undefined)[] = [];
  for (let day = 0; day < 4; day += 1) {
    now = START + day * DAY;
    said.push((await replies())?.runs_out_at);
    await reply(60);
  }
  now = START + 4 * DAY;
  expect(said).toEqual([null, null, START + 2 * DAY + (380 / 60) * DAY, START + 3 * DAY + (320 / 60) * DAY]);
  expect(await replies()).toEqual({
    metric: 'ai_replies',
    used: 240,
    limit: 500,
    resets_at: null,
    runs_out_at: now + (260 / 60) * DAY,
  });
});

test('replies of a paid plan begin anew each month, and what lasts until then does not run out', async () => {
  await inMina((scope) => grantPlan(scope, 2, START, START + 365 * DAY));
  now = START + 4 * DAY;
  await reply(60);
  expect(await replies()).toEqual({
    metric: 'ai_replies',
    used: 60,
    limit: 5_000,
    resets_at: Date.UTC(2026, 1, 25),
    runs_out_at: null,
  });
});
