import { pay, type Currency, type Order, type Quote, type SetMealId } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { readCoupons } from '#/outside/payments/coupon-list.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { openStripeSide } from '#test/payment-provider-fakes.ts';

const START = Date.UTC(2026, 2, 2, 8);
const MINUTE = 60_000;
const [PRO, MAX] = [2, 3] as const;

let now = START;
let side: Awaited<ReturnType<typeof openStripeSide>>;
let app: TestApp;
let mina: SignedUp;
beforeAll(async () => {
  side = await openStripeSide(() => now);
  const coupons = readCoupons('WELCOME20:20%;GIFT:100%') ?? [];
  app = await openTestApp({ now: () => now, config: { ...side.config, coupons } });
});
afterAll(async () => {
  await app.close();
  await side.close();
});
beforeEach(async () => {
  now = START;
  mina = await app.signUp();
  side.stripe.created.length = 0;
  side.stripe.isDown = false;
});

const pre = (setMealId: SetMealId = PRO, currency: Currency = 'JPY', coupon?: string) =>
  app.call(pay.pre, { set_meal_id: setMealId, period: 'month', currency, coupon }, mina);
const initiate = (quote: Quote, method: Order['method'] = 'card') => app.call(pay.initiate, { quote_id: quote.quote_id, method }, mina);
const reasonOf = async (answer: Promise<{ data: unknown }>) => (await answer).data;
async function refOf(order: Order): Promise<string> {
  const { rows } = await inTenant(app.services.database, mina.tenantId, ({ db }) =>
    db.execute<{ ref: string }>(sql`SELECT provider_ref AS ref FROM pay_order WHERE no = ${order.order_no}`),
  );
  return rows[0]?.ref ?? '';
}

describe('an order', () => {
  test('has a number of the day, the price of its quote, and an address to pay at', async () => {
    const { data: quote } = await pre();
    const { data: order } = await initiate(quote);
    expect(order).toMatchObject({
      order_no: expect.stringMatching(/^LB20260302\d{6}$/),
      status: 'paying',
      list_amount: 5_800,
      discount: 0,
      credit: 0,
      tax: 0,
      payable: 5_800,
      currency: 'JPY',
      redirect_url: expect.stringContaining('https://checkout.stripe.test/c/pay/cs_test_'),
      expires_at: now + 30 * MINUTE,
    });
  });

  test('goes to Stripe with the amount in the smallest unit, one way to pay, and what names it', async () => {
    const { data: quote } = await pre(MAX, 'JPY');
    const { data: order } = await app.call(pay.initiate, { quote_id: quote.quote_id, method: 'konbini' }, { ...mina, locale: 'ja-JP' });
    expect(side.stripe.created).toEqual([
      {
        mode: 'payment',
        'allowed_payment_method_types[0]': 'konbini',
        'payment_method_options[konbini][expires_after_days]': '3',
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'jpy',
        'line_items[0][price_data][unit_amount]': '19800',
        'line_items[0][price_data][product_data][name]': 'Lobby マックスプラン（1か月）',
        client_reference_id: order.order_no,
        customer_email: mina.email,
        'metadata[tenant_id]': String(mina.tenantId),
        'metadata[order_no]': order.order_no,
        'payment_intent_data[metadata][tenant_id]': String(mina.tenantId),
        'payment_intent_data[metadata][order_no]': order.order_no,
        'payment_intent_data[description]': `Lobby マックスプラン（1か月） (${order.order_no})`,
        'adaptive_pricing[enabled]': 'false',
        locale: 'ja',
        success_url: `http://localhost:3000/dashboard/cost-center?order=${order.order_no}`,
        cancel_url: `http://localhost:3000/dashboard/cost-center?order=${order.order_no}`,
        expires_at: String((now + 32 * MINUTE) / 1000),
      },
    ]);
  });

  test('is the same for the same quote, asked for once or five times at once, and opened once', async () => {
    const { data: quote } = await pre();
    const orders = await Promise.all([1, 2, 3, 4, 5].map(() => initiate(quote)));
    expect(new Set(orders.map(({ data }) => data.order_no)).size).toBe(1);
    expect(new Set(orders.map(({ data }) => data.redirect_url)).size).toBe(1);
    expect(side.stripe.created).toHaveLength(1);
    now += 31 * MINUTE - 2 * MINUTE;
    expect((await initiate(quote)).data).toEqual(orders[0]?.data);
  });

  test('that is to be paid another way is withdrawn at the provider first', async () => {
    const { data: quote } = await pre();
    const first = await refOf((await initiate(quote)).data);
    const { data: order } = await initiate(quote, 'paypay');
    expect(order).toMatchObject({ method: 'paypay', status: 'paying' });
    const second = await refOf(order);
    expect([side.stripe.session(first).status, side.stripe.session(second).status]).toEqual(['expired', 'open']);
  });

  test('that is paid while another way is chosen is paid', async () => {
    const { data: quote } = await pre();
    await side.pay(app, await refOf((await initiate(quote)).data));
    expect((await initiate(quote, 'paypay')).data).toMatchObject({ method: 'card', status: 'paid' });
    expect(side.stripe.created).toHaveLength(1);
  });

  test('that is asked for in two ways at once leaves one way open', async () => {
    const { data: quote } = await pre();
    const answers = await Promise.all([initiate(quote), initiate(quote, 'paypay'), initiate(quote, 'alipay')]);
    expect(new Set(answers.map(({ data }) => data.order_no)).size).toBe(1);
    expect(side.stripe.open()).toBe(1);
  });

  test('whose slip is not wanted any more can be paid by card', async () => {
    const { data: quote } = await pre();
    const slip = await refOf((await initiate(quote, 'konbini')).data);
    await side.postpone(app, slip);
    expect((await initiate(quote, 'card')).data).toMatchObject({ status: 'paying', method: 'card', voucher: null });
    expect((await app.services.payments?.query(slip))?.status).toBe('cancelled');
  });

  test('that was refused or cancelled is opened again under its number', async () => {
    const { data: quote } = await pre();
    const { data: order } = await initiate(quote);
    await app.call(pay.cancel, { order_no: order.order_no }, mina);
    const again = (await initiate(quote)).data;
    expect(again).toMatchObject({ order_no: order.order_no, status: 'paying', failure: null });
    expect(again.redirect_url).not.toBe(order.redirect_url);
  });

  test('is not made while the provider is down, and nothing is charged; the next try works', async () => {
    const { data: quote } = await pre();
    side.stripe.isDown = true;
    expect(await reasonOf(initiate(quote))).toMatchObject({ reason: 'payment_unavailable' });
    side.stripe.isDown = false;
    const { data: order } = await initiate(quote);
    expect(order.status).toBe('paying');
    side.stripe.isDown = true;
    expect(await reasonOf(app.call(pay.check, { order_no: order.order_no }, mina))).toMatchObject({ reason: 'payment_unavailable' });
    expect(await reasonOf(app.call(pay.cancel, { order_no: order.order_no }, mina))).toMatchObject({ reason: 'payment_unavailable' });
  });

  test('of a quote whose lock has ended is refused', async () => {
    const { data: quote } = await pre();
    now += 30 * MINUTE;
    expect(await reasonOf(initiate(quote))).toMatchObject({ reason: 'quote_expired' });
  });

  test('cannot be paid in a way that the currency does not have', async () => {
    const { data: quote } = await pre(PRO, 'USD');
    expect(quote.methods).toEqual(['card']);
    expect(await reasonOf(initiate(quote, 'konbini'))).toMatchObject({ reason: 'method_unavailable' });
  });

  test('that is paid or timed out cannot be cancelled', async () => {
    const { data: order } = await initiate((await pre()).data);
    await side.pay(app, await refOf(order));
    await app.call(pay.check, { order_no: order.order_no }, mina);
    expect(await reasonOf(app.call(pay.cancel, { order_no: order.order_no }, mina))).toMatchObject({ reason: 'order_closed' });
  });

  test('is for admins', async () => {
    const { data: quote } = await pre();
    await inTenant(app.services.database, mina.tenantId, ({ db }) => db.execute(sql`UPDATE tenant_member SET role = 'agent'`));
    for (const answer of [pre(), initiate(quote), app.call(pay.orders, {}, mina)])
      expect(await reasonOf(answer)).toMatchObject({ reason: 'refused' });
  });

  test('shows the tax inside its price when the invoice goes to Japan; the next quote knows', async () => {
    const { data: quote } = await pre();
    const invoice = { title: '株式会社ロビー', tax_no: 'T1234567890123', country: 'JP' };
    const { data: order } = await app.call(pay.initiate, { quote_id: quote.quote_id, method: 'card', invoice }, mina);
    expect(order).toMatchObject({ payable: 5_800, tax: 527, invoice });
    expect((await pre()).data.tax).toBe(527);
    const moved = { title: 'Lobby Ltd', country: 'HK' };
    const changed = await app.call(pay.initiate, { quote_id: quote.quote_id, method: 'card', invoice: moved }, mina);
    expect(changed.data).toMatchObject({ order_no: order.order_no, tax: 0, invoice: moved });
  });
});

describe('an order whose server died before it had an address to pay at', () => {
  const forget = (order: Order) =>
    inTenant(app.services.database, mina.tenantId, ({ db }) =>
      db.execute(sql`UPDATE pay_order SET status = 'created', provider_ref = NULL, redirect_url = NULL WHERE no = ${order.order_no}`),
    );

  test('is opened anew a minute later', async () => {
    const { data: quote } = await pre();
    const { data: order } = await initiate(quote);
    await forget(order);
    now += MINUTE + 1;
    const again = (await initiate(quote)).data;
    expect(again).toMatchObject({ order_no: order.order_no, status: 'paying', expires_at: now + 30 * MINUTE });
    expect(again.redirect_url).not.toBe(order.redirect_url);
  });

  test('ends with its time, and can be given up before', async () => {
    const { data: order } = await initiate((await pre()).data);
    await forget(order);
    now += 30 * MINUTE;
    expect((await app.call(pay.check, { order_no: order.order_no }, mina)).data.status).toBe('timeout');
    const { data: other } = await initiate((await pre()).data);
    await forget(other);
    expect((await app.call(pay.cancel, { order_no: other.order_no }, mina)).data.status).toBe('cancelled');
  });
});

describe('where no provider is configured', () => {
  test('plans have a price and no way to pay', async () => {
    const { payments } = app.services;
    app.services.payments = undefined;
    const { data: quote } = await pre();
    const answer = await initiate(quote);
    app.services.payments = payments;
    expect(quote).toMatchObject({ payable: 5_800, methods: [] });
    expect(answer).toMatchObject({ status: 503, data: { reason: 'payment_off' } });
  });
});

describe('a coupon', () => {
  test('that takes everything off pays the order at once, with nobody asked for money', async () => {
    const { data: quote } = await pre(PRO, 'JPY', 'gift');
    expect(quote).toMatchObject({ discount: 5_800, payable: 0 });
    const { data: order } = await initiate(quote);
    expect(order).toMatchObject({ status: 'paid', payable: 0, end_time: quote.end_time, redirect_url: null });
    expect((await initiate(quote)).data).toEqual(order);
    expect(side.stripe.created).toEqual([]);
    expect((await app.call(pay.subscription, {}, mina)).data.end_time).toBe(quote.end_time);
  });

  test('is good once for each business', async () => {
    const { data: quote } = await pre(PRO, 'JPY', 'WELCOME20');
    const { data: other } = await pre(PRO, 'JPY', 'WELCOME20');
    const { data: order } = await initiate(quote);
    expect(order).toMatchObject({ discount: 1_160, payable: 4_640 });
    await side.pay(app, await refOf(order));
    await app.call(pay.check, { order_no: order.order_no }, mina);
    expect(await reasonOf(pre(PRO, 'JPY', 'WELCOME20'))).toMatchObject({ reason: 'wrong_coupon' });
    expect(await reasonOf(initiate(other))).toMatchObject({ reason: 'wrong_coupon' });
    mina = await app.signUp();
    expect((await pre(PRO, 'JPY', 'WELCOME20')).data.discount).toBe(1_160);
  });

  test('of an open order goes over to the next one, which withdraws it', async () => {
    const { data: first } = await initiate((await pre(PRO, 'JPY', 'WELCOME20')).data);
    const { data: second } = await initiate((await pre(PRO, 'JPY', 'WELCOME20')).data);
    expect(second.status).toBe('paying');
    expect((await app.call(pay.check, { order_no: first.order_no }, mina)).data.status).toBe('cancelled');
  });

  test('that nobody knows is refused', async () => {
    expect(await reasonOf(pre(PRO, 'JPY', 'NOPE'))).toMatchObject({ reason: 'wrong_coupon' });
  });
});

test('orders are listed page by page, the latest first', async () => {
  const numbers: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    numbers.unshift((await initiate((await pre()).data)).data.order_no);
    now += count % 2 === 0 ? 0 : MINUTE;
  }
  const listed: string[] = [];
  let cursor: string | undefined;
  do {
    const { data } = await app.call(pay.orders, { limit: 2, cursor }, mina);
    listed.push(...data.items.map(({ order_no }) => order_no));
    cursor = data.next_cursor ?? undefined;
  } while (cursor !== undefined);
  expect(listed).toEqual(numbers);
  expect(await reasonOf(app.call(pay.orders, { cursor: 'x' }, mina))).toMatchObject({ reason: 'invalid_request' });
});
