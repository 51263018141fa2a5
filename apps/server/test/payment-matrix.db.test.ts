import { pay, type Order, type OrderKind, type Quote, type SetMealId } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Audience } from '#/announcer.ts';
import { inPlatform, inTenant } from '#/database/transaction.ts';
import { listMails } from '#/domains/mail/list-mails.ts';
import { recheckOrders } from '#/domains/pay/order/recheck-orders.ts';
import { addPeriod } from '#/domains/pay/period/add-period.ts';
import { PLAN_CATALOG } from '#/domains/pay/plan-catalog.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { openSandboxSide, openStripeSide, type ProviderSide, type Report } from './payment-provider-fakes.ts';

const START = Date.UTC(2026, 2, 2, 8);
const MINUTE = 60_000;
const DAY = 86_400_000;
const PRO = 2;
const MAX = 3;

/** What each kind of order needs to be there first, and buys. */
const KINDS: Record<OrderKind, { first: SetMealId | undefined; buys: SetMealId }> = {
  new: { first: undefined, buys: PRO },
  renew: { first: PRO, buys: PRO },
  upgrade: { first: PRO, buys: MAX },
  downgrade: { first: MAX, buys: PRO },
};

let now = START;
let app: TestApp;
let mina: SignedUp;
const announced: number[] = [];

describe.each([
  ['sandbox', () => Promise.resolve(openSandboxSide())],
  ['stripe', () => openStripeSide(() => now)],
] as const)('at %s', (_, openSide: () => Promise<ProviderSide>) => {
  let side: ProviderSide;
  beforeAll(async () => {
    side = await openSide();
    const emit = (audience: Audience, name: string, payload: unknown) => {
      if (name === 'subscription_changed' && 'tenantId' in audience && !('part' in audience) && audience.tenantId === mina.tenantId)
        announced.push((payload as { end_time: number }).end_time);
    };
    app = await openTestApp({ now: () => now, emit, config: side.config });
  });
  afterAll(async () => {
    await app.close();
    await side.close();
  });

  describe.each(Object.keys(KINDS) as OrderKind[])('an order of kind %s', (kind) => {
    let endBefore: number;
    let quote: Quote;
    let order: Order;
    let ref: string;

    beforeEach(async () => {
      now = START;
      mina = await app.signUp();
      const { first, buys } = KINDS[kind];
      if (first !== undefined) {
        const bought = await initiate(await quoteOf(first), side.methods.now);
        await deliver(await side.pay(app, await refOf(bought)));
        now += 10 * DAY;
      }
      endBefore = await endTime();
      quote = await quoteOf(buys);
      order = await initiate(quote, side.methods.now);
      ref = await refOf(order);
      announced.length = 0;
    });

    /** The end that this one order brings when it is applied now. */
    function wantedEnd(): number {
      if (kind !== 'upgrade') return addPeriod(Math.max(now, endBefore), 'month');
      return quote.end_time - quote.start_time + now;
    }
    /** Everything that a payment changes. */
    async function outcome() {
      const { status, end_time: orderEnd } = await check();
      return { status, orderEnd, end: await endTime(), announced: [...announced], receipts: await receipts(order) };
    }
    const appliedOnce = (end: number) => ({ status: 'paid', orderEnd: end, end, announced: [end], receipts: 1 });
    const untouched = (status: Order['status']) => ({ status, orderEnd: null, end: endBefore, announced: [], receipts: 0 });
    const check = async (): Promise<Order> => (await app.call(pay.check, { order_no: order.order_no }, mina)).data;

    test('that is paid is applied once', async () => {
      expect(order).toMatchObject({ kind, status: 'paying', payable: quote.payable, expires_at: now + 30 * MINUTE });
      now += MINUTE;
      const report = await side.pay(app, ref);
      const end = wantedEnd();
      expect(await deliver(report)).toBe(200);
      expect(await outcome()).toEqual(appliedOnce(end));
    });

    test('whose report is lost is applied when it is asked after', async () => {
      await side.pay(app, ref);
      expect(await outcome()).toEqual(appliedOnce(wantedEnd()));
    });

    test('whose report is lost and whose browser is closed is applied by the recurring check', async () => {
      await side.pay(app, ref);
      const end = wantedEnd();
      await recheckOrders(app.services);
      expect(announced).toEqual([end]);
      expect(await outcome()).toEqual(appliedOnce(end));
    });

    test('that is reported five times while it is asked after five times is applied once', async () => {
      const report = await side.pay(app, ref);
      const end = wantedEnd();
      const again = await side.paid(app, ref);
      await Promise.all([1, 2, 3, 4, 5].flatMap(() => [deliver(report), deliver(again), check(), recheckOrders(app.services)]));
      expect(await outcome()).toEqual(appliedOnce(end));
    });

    test('that is refused is not paid, and says so', async () => {
      expect(await deliver(await side.refuse(app, ref))).toBe(200);
      expect(await outcome()).toEqual(untouched('failed'));
      expect((await check()).failure).toContain('declined');
    });

    test('that is abandoned ends after its time, and can no longer be paid', async () => {
      now += 31 * MINUTE;
      await recheckOrders(app.services);
      expect(await outcome()).toEqual(untouched('timeout'));
      expect((await app.services.payments?.query(ref))?.status).toMatch(/^(cancelled|expired)$/);
    });

    test('whose money comes after the time-out is honoured once', async () => {
      now += 31 * MINUTE;
      await recheckOrders(app.services);
      const end = wantedEnd();
      await deliver(await side.paid(app, ref));
      await deliver(await side.paid(app, ref));
      expect(await outcome()).toEqual(appliedOnce(end));
    });

    test('whose money comes after it was cancelled is honoured once', async () => {
      const cancelled = await app.call(pay.cancel, { order_no: order.order_no }, mina);
      expect(cancelled.data).toMatchObject({ status: 'cancelled', redirect_url: null });
      const end = wantedEnd();
      await deliver(await side.paid(app, ref));
      expect(await outcome()).toEqual(appliedOnce(end));
    });

    test('that is paid before it can be cancelled is paid', async () => {
      await side.pay(app, ref);
      const end = wantedEnd();
      expect((await app.call(pay.cancel, { order_no: order.order_no }, mina)).data.status).toBe('paid');
      expect(await outcome()).toEqual(appliedOnce(end));
    });

    test('whose reports come in the wrong order stays paid', async () => {
      const [ended, paid] = [await side.ended(app, ref), await side.pay(app, ref)];
      const end = wantedEnd();
      await deliver(paid);
      await deliver(ended);
      expect(await outcome()).toEqual(appliedOnce(end));
    });

    test('whose end is reported before the payment is paid', async () => {
      const [ended, paid] = [await side.ended(app, ref), await side.pay(app, ref)];
      const end = wantedEnd();
      await deliver(ended);
      await deliver(paid);
      expect(await outcome()).toEqual(appliedOnce(end));
    });

    test('whose report is forged is not paid, and nothing is written down', async () => {
      const { body, headers } = await side.paid(app, ref);
      const stale = { ...headers };
      const before = await countEvents();
      const tampered = { body: body.replace('"paid"', '"paid" '), headers };
      const unsigned = { body, headers: { 'content-type': 'application/json' } };
      expect([await deliver(tampered), await deliver(unsigned)]).toEqual([401, 401]);
      now += 6 * MINUTE;
      expect(await deliver({ body, headers: stale })).toBe(401);
      expect(await countEvents()).toBe(before);
      expect(await outcome()).toEqual(untouched('paying'));
    });

    test.each([
      ['amount', { amount: 1 }],
      ['currency', { currency: 'USD' }],
    ])('that is paid with another %s is written down, not applied, and needs somebody', async (_, told) => {
      expect(await deliver(await side.paid(app, ref, told))).toBe(200);
      expect(await lastOutcome()).toBe('misfit');
      expect(await outcome()).toEqual(untouched('failed'));
      expect((await check()).failure).toContain('doesn’t match this order');
      expect((await app.call(pay.initiate, { quote_id: quote.quote_id, method: side.methods.now }, mina)).data).toMatchObject({
        reason: 'order_closed',
      });
    });

    test('that a report tells of under an unknown number or business is not applied', async () => {
      const other = await app.signUp();
      await deliver(await side.paid(app, ref, { orderNo: 'LB20260302999999' }));
      expect(await lastOutcome()).toBe('unknown_order');
      await deliver(await side.paid(app, ref, { tenantId: other.tenantId }));
      expect(await lastOutcome()).toBe('unknown_order');
      expect(await outcome()).toEqual(untouched('paying'));
    });

    test('of another business does not exist', async () => {
      const other = await app.signUp();
      for (const endpoint of [pay.check, pay.cancel])
        expect((await app.call(endpoint, { order_no: order.order_no }, other)).data).toMatchObject({ reason: 'not_found' });
      const request = { quote_id: quote.quote_id, method: side.methods.now };
      expect((await app.call(pay.initiate, request, other)).data).toMatchObject({ reason: 'not_found' });
      expect((await app.call(pay.orders, {}, other)).data.items).toEqual([]);
      expect(await outcome()).toEqual(untouched('paying'));
    });

    test('keeps its price when the list changes before it is paid', async () => {
      const prices = PLAN_CATALOG[KINDS[kind].buys === PRO ? 'pro' : 'max'].prices as unknown as Record<'month', { JPY: number }>;
      const listed = prices.month.JPY;
      prices.month.JPY = listed * 3;
      const report = await side.pay(app, ref);
      const end = wantedEnd();
      await deliver(report);
      prices.month.JPY = listed;
      expect(await outcome()).toEqual(appliedOnce(end));
    });

    test('that is paid at a counter waits for days, shows the number, and is applied when the money comes', async () => {
      const waiting = await initiate(quote, side.methods.later);
      expect(waiting).toMatchObject({ order_no: order.order_no, method: 'konbini' });
      ref = await refOf(waiting);
      await deliver(await side.postpone(app, ref));
      expect(await check()).toMatchObject({ status: 'paying', voucher: expect.stringMatching(/^\d{11}$/), expires_at: now + 3 * DAY });
      now += 2 * DAY;
      await recheckOrders(app.services);
      expect((await check()).status).toBe('paying');
      const end = wantedEnd();
      await deliver(await side.pay(app, ref));
      expect(await outcome()).toEqual(appliedOnce(end));
    });

    test('beside the same order in another tab: both are honoured once, though their reports come twice and at once', async () => {
      const second = await initiate(await quoteOf(KINDS[kind].buys), side.methods.now);
      const reports = [await side.pay(app, ref), await side.pay(app, await refOf(second))];
      const firstEnd = wantedEnd();
      await Promise.all(reports.flatMap((report) => [deliver(report), deliver(report)]));
      const paid = [await check(), (await app.call(pay.check, { order_no: second.order_no }, mina)).data];
      const end = await endTime();
      expect(paid.map(({ status }) => status)).toEqual(['paid', 'paid']);
      expect(paid.map((each) => Number(each.end_time)).toSorted((a, b) => a - b)).toEqual([firstEnd, end]);
      expect([announced.length, announced.at(-1)]).toEqual([2, end]);
      const month = addPeriod(firstEnd, 'month') - firstEnd;
      // The credit of an upgrade is there once: the second tab's money buys its share of the month.
      expect(end - firstEnd).toBe(kind === 'upgrade' ? Math.ceil((month * quote.payable) / quote.list_amount) : month);
    });
  });

  async function quoteOf(setMealId: SetMealId): Promise<Quote> {
    const answer = await app.call(pay.pre, { set_meal_id: setMealId, period: 'month', currency: 'JPY' }, mina);
    expect(answer.msg).toBe('OK');
    return answer.data;
  }
  async function initiate(quote: Quote, method: Order['method']): Promise<Order> {
    const answer = await app.call(pay.initiate, { quote_id: quote.quote_id, method }, mina);
    expect(answer.msg).toBe('OK');
    return answer.data;
  }
  async function deliver({ body, headers }: Report): Promise<number> {
    return (await app.fetch(`/api/hook/pay/${side.name}`, { method: 'POST', body, headers })).status;
  }
});

async function refOf(order: Order): Promise<string> {
  const { rows } = await inTenant(app.services.database, mina.tenantId, ({ db }) =>
    db.execute<{ ref: string }>(sql`SELECT provider_ref AS ref FROM pay_order WHERE no = ${order.order_no}`),
  );
  return rows[0]?.ref ?? '';
}

async function endTime(): Promise<number> {
  return (await app.call(pay.subscription, {}, mina)).data.end_time;
}

async function receipts(order: Order): Promise<number> {
  return (await listMails(app.services, mina.email)).filter(({ text }) => text.includes(order.order_no)).length;
}

async function countEvents(): Promise<number> {
  const { rows } = await inPlatform(app.services.database, ({ db }) =>
    db.execute<{ count: number }>(sql`SELECT count(*) AS count FROM payment_event`),
  );
  return rows[0]?.count ?? 0;
}

async function lastOutcome(): Promise<string | undefined> {
  const { rows } = await inPlatform(app.services.database, ({ db }) =>
    db.execute<{ outcome: string }>(sql`SELECT outcome FROM payment_event ORDER BY id DESC LIMIT 1`),
  );
  return rows[0]?.outcome;
}
