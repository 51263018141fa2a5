import { pay, type Locale } from '@lobby/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { addEntries } from '#/domains/corpus/add-entries.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { spendReplies } from '#test/spend-replies.ts';
import { grantPlan } from './open-subscription.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 25, 9);

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

const subscription = (locale: Locale = 'en-US') => app.call(pay.subscription, {}, { token: mina.token, locale });
const grant = (plan: 1 | 2 | 3, end: number) => inTenant(app.services.database, mina.tenantId, (scope) => grantPlan(scope, plan, now, end));

describe('the subscription', () => {
  test('of a new business is a trial of 14 days with nothing used but a seat', async () => {
    expect((await subscription()).data).toEqual({
      set_meal_id: 1,
      name: 'Free',
      start_time: START,
      end_time: START + 14 * DAY,
      amount: 0,
      currency: 'USD',
      status: 'trialing',
      next: null,
      limits: {
        seats: 2,
        channels: 2,
        ai_replies: 500,
        translated_chars: 50_000,
        corpus_entries: 5_000,
        source_pages: 300,
        source_chars: 3_000_000,
        storage_mb: 500,
        file_mb: 20,
        history_days: 14,
      },
      used: { corpus_entries: 0, ai_replies: 0, seats: 1 },
      server_time: START,
    });
  });

  test('counts entries and replies', async () => {
    await inTenant(app.services.database, mina.tenantId, (scope) =>
      addEntries(
        scope,
        [1, 2, 3].map((no) => ({ question: `Question ${no}`, answer: 'Answer', wordings: [], locale: 'en-US', status: 'published' })),
        'Mina',
      ),
    );
    await spendReplies(app, mina.tenantId, 7);
    expect((await subscription()).data.used).toEqual({ corpus_entries: 3, ai_replies: 7, seats: 1 });
  });

  test.each([
    ['a millisecond before its end', -1, 'trialing'],
    ['at its end', 0, 'expired'],
    ['after its end', DAY, 'expired'],
  ])('%s is %s', async (_, offset, status) => {
    now = START + 14 * DAY + offset;
    expect(await subscription()).toMatchObject({ code: 1, data: { status, server_time: now } });
  });

  test('that is paid is active, then expired', async () => {
    await grant(3, START + 20 * DAY);
    expect((await subscription()).data).toMatchObject({
      set_meal_id: 3,
      name: 'Max',
      status: 'active',
      limits: { ai_replies: 50_000, corpus_entries: 100_000 },
    });
    now = START + 20 * DAY;
    expect((await subscription()).data.status).toBe('expired');
  });

  test.each([
    ['en-US', 'Free'],
    ['zh-CN', '免费版'],
  ] as const)('is named in %s', async (locale, name) => {
    expect((await subscription(locale)).data.name).toBe(name);
  });

  test('is shown to members only', async () => {
    expect((await app.call(pay.subscription, {})).code).toBe(-1);
  });
});
