import { pay, user } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { grantPlan } from '#/domains/pay/open-subscription.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { spendReplies } from '#test/spend-replies.ts';
import { commitUsage, releaseUsage, RESERVATION_TTL_MS, reserveUsage } from './reserve-usage.ts';

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

const inMina = <T>(work: Parameters<typeof inTenant<T>>[2]) => inTenant(app.services.database, mina.tenantId, work);
const reserve = (id: string = randomUUID()) => inMina((scope) => reserveUsage(scope, 'ai_replies', id, now));
const commit = (...ids: string[]) => inMina((scope) => commitUsage(scope, ids, now));
const release = (id: string) => inMina((scope) => releaseUsage(scope, id));
async function reserveMany(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const taken = await Promise.all(ids.map((id) => reserve(id)));
  return ids.filter((_, no) => taken[no]);
}
async function used(): Promise<number> {
  return (await app.call(pay.subscription, {}, { token: mina.token })).data.used.ai_replies;
}

describe('replies are reserved before they are written', () => {
  test('up to the limit exactly, however many reserve at once', async () => {
    await spendReplies(app, mina.tenantId, 495);
    const taken = await reserveMany(12);
    expect(taken).toHaveLength(5);
    expect(await used()).toBe(495);
    await commit(...taken);
    expect(await used()).toBe(500);
    expect(await reserve()).toBe(false);
  });

  test('never beyond it, while others are counted and given back at the same time', async () => {
    await spendReplies(app, mina.tenantId, 490);
    let counted = 0;
    const one = async (no: number) => {
      const id = randomUUID();
      if (!(await reserve(id))) return;
      if (no % 3 === 0) return release(id);
      await commit(id);
      counted += 1;
    };
    await Promise.all(Array.from({ length: 40 }, (_, no) => one(no)));
    const rest = await reserveMany(20);
    await commit(...rest);
    expect(counted + rest.length).toBe(10);
    expect(await used()).toBe(500);
  });

  test('once for one thing, however often it is tried', async () => {
    await spendReplies(app, mina.tenantId, 499);
    const id = randomUUID();
    expect(await Promise.all([reserve(id), reserve(id), reserve(id)])).toEqual([true, true, true]);
    expect(await reserve()).toBe(false);
  });

  test('by each business from its own plan', async () => {
    const other = await app.signUp();
    await spendReplies(app, mina.tenantId, 500);
    const taken = inTenant(app.services.database, other.tenantId, (scope) => reserveUsage(scope, 'ai_replies', randomUUID(), now));
    expect(await taken).toBe(true);
  });
});

describe('a reservation', () => {
  test('is counted once, and then cannot be given back', async () => {
    const id = randomUUID();
    await reserve(id);
    await Promise.all([commit(id), commit(id), commit(id, id)]);
    await release(id);
    expect(await used()).toBe(1);
  });

  test('is given back once, and then cannot be counted', async () => {
    await spendReplies(app, mina.tenantId, 499);
    const id = randomUUID();
    await reserve(id);
    await Promise.all([release(id), release(id)]);
    await commit(id);
    expect(await used()).toBe(499);
    expect(await reserve()).toBe(true);
    expect(await reserve()).toBe(false);
  });

  test('is counted with what it was reserved for, or not at all', async () => {
    const id = randomUUID();
    await reserve(id);
    const undone = inMina(async (scope) => {
      await commitUsage(scope, [id], now);
      throw new Error('the answer could not be posted');
    });
    await expect(undone).rejects.toThrow('could not be posted');
    expect(await used()).toBe(0);
    await commit(id);
    expect(await used()).toBe(1);
  });

  test('that a crash left is free again after an hour, and too late to be counted once another has its place', async () => {
    await spendReplies(app, mina.tenantId, 499);
    const lost = randomUUID();
    await reserve(lost);
    now += RESERVATION_TTL_MS - 1;
    expect(await reserve()).toBe(false);
    now += 1;
    const next = randomUUID();
    expect(await reserve(next)).toBe(true);
    await commit(lost, next);
    expect(await used()).toBe(500);
  });

  test('that is tried again holds for another hour', async () => {
    await spendReplies(app, mina.tenantId, 499);
    const id = randomUUID();
    await reserve(id);
    now += RESERVATION_TTL_MS - 1;
    await reserve(id);
    now += RESERVATION_TTL_MS - 1;
    expect(await reserve()).toBe(false);
  });

  test('is counted in the period in which it was made', async () => {
    await inMina((scope) => grantPlan(scope, 2, START, START + 365 * DAY));
    now = Date.UTC(2026, 1, 24, 23, 59, 59);
    const id = randomUUID();
    await reserve(id);
    now = Date.UTC(2026, 1, 25);
    await commit(id);
    mina.token = (await app.call(user.login, { email: mina.email, password: mina.password })).data.token;
    expect(await used()).toBe(0);
  });
});

test('replies of a trial do not begin anew with the month; those of a paid plan do, on its day', async () => {
  await spendReplies(app, mina.tenantId, 500);
  now = Date.UTC(2026, 1, 1);
  expect(await reserve()).toBe(false);
  now = START;
  await inMina((scope) => grantPlan(scope, 2, START, START + 365 * DAY));
  await spendReplies(app, mina.tenantId, 5_000);
  expect(await reserve()).toBe(false);
  now = Date.UTC(2026, 1, 25);
  expect(await reserve()).toBe(true);
});
