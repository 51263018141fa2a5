import { pay } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { purge } from '#/jobs/purge.ts';
import { readCoupons } from '#/outside/payments/coupon-list.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { findSubscription, planLimits } from './find-subscription.ts';

const START = Date.UTC(2026, 2, 2, 8);
const DAY = 86_400_000;
const [PRO, MAX] = [2, 3] as const;

let now = START;
let app: TestApp;
let mina: SignedUp;
beforeAll(async () => {
  app = await openTestApp({ now: () => now, config: { coupons: readCoupons('A1:100%;B2:100%') ?? [] } });
  mina = await app.signUp();
});
afterAll(() => app.close());

const quote = async (setMealId: 2 | 3, coupon: string) =>
  (await app.call(pay.pre, { set_meal_id: setMealId, period: 'month', currency: 'USD', coupon }, mina)).data;
async function buy(setMealId: 2 | 3, coupon: string) {
  const { quote_id: quoteId } = await quote(setMealId, coupon);
  expect((await app.call(pay.initiate, { quote_id: quoteId, method: 'sandbox' }, mina)).data.status).toBe('paid');
}

test('a smaller plan that is paid for begins by itself when the larger one ends', async () => {
  await buy(MAX, 'A1');
  const maxEnd = START + 14 * DAY + 31 * DAY;
  const { losses } = await quote(PRO, 'B2');
  expect(losses).toEqual([
    { kind: 'limit', limit: 'seats', from: 20, to: 5, used: 1 },
    { kind: 'limit', limit: 'ai_replies', from: 50_000, to: 5_000, used: 0 },
    { kind: 'limit', limit: 'translated_chars', from: 5_000_000, to: 500_000, used: 0 },
    { kind: 'limit', limit: 'corpus_entries', from: 100_000, to: 20_000, used: 0 },
    { kind: 'limit', limit: 'source_pages', from: 20_000, to: 3_000, used: 0 },
    { kind: 'limit', limit: 'source_chars', from: 200_000_000, to: 30_000_000, used: 0 },
    { kind: 'limit', limit: 'storage_mb', from: 100_000, to: 10_000, used: 0 },
    { kind: 'limit', limit: 'history_days', from: 1_095, to: 365, used: null },
    { kind: 'feature', feature: 'custom_roles' },
    { kind: 'feature', feature: 'own_model' },
  ]);
  await buy(PRO, 'B2');
  const subscription = async () => (await app.call(pay.subscription, {}, mina)).data;
  const end = maxEnd + 30 * DAY;
  expect(await subscription()).toMatchObject({
    set_meal_id: MAX,
    name: 'Max',
    amount: 0,
    end_time: end,
    status: 'active',
    next: { set_meal_id: PRO, name: 'Pro', start_time: maxEnd },
  });
  const at = <T>(time: number, find: (scope: Parameters<Parameters<typeof inTenant<T>>[2]>[0], time: number) => Promise<T>) =>
    inTenant(app.services.database, mina.tenantId, (scope) => find(scope, time));
  expect((await at(maxEnd - 1, planLimits)).seats).toBe(20);
  expect((await at(maxEnd, planLimits)).seats).toBe(5);
  expect(await at(maxEnd, findSubscription)).toMatchObject({ setMealId: PRO, startTime: maxEnd, endTime: end, next: undefined });
});

test('quotes that nobody ordered are gone after a week; those of orders stay', async () => {
  const count = async () => {
    const { rows } = await inTenant(app.services.database, mina.tenantId, ({ db }) =>
      db.execute<{ count: number }>(sql`SELECT count(*) AS count FROM pay_quote`),
    );
    return rows[0]?.count;
  };
  expect(await count()).toBe(3);
  now += 7 * DAY + 1;
  await purge(app.services);
  expect(await count()).toBe(2);
});
