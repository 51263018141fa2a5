import { corpus, LIVE_PATH, pay, user, type Locale, type Order } from '@lobby/contract';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listen } from '#/http/listen.ts';
import { openLive, type Live } from '#/live/open-live.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { createHttp } from './create-http.ts';
import { PATIENCE } from '#test/patience.ts';

const START = Date.UTC(2026, 2, 2, 8);
const DAY = 86_400_000;

let now = START;
let app: TestApp;
let live: Live;
let http: Server;
let mina: SignedUp;
beforeAll(async () => {
  live = openLive();
  app = await openTestApp({ now: () => now, emit: live.emit });
  http = await listen(createHttp(app.services), { port: 0, host: '127.0.0.1' });
  live.attach(http, app.services);
});
afterAll(async () => {
  await live.close();
  http.closeAllConnections();
  await app.close();
});
beforeEach(async () => {
  now = START;
  mina = await app.signUp();
});

async function order(locale: Locale = 'en-US', currency: 'USD' | 'JPY' = 'USD'): Promise<Order> {
  const { data: quote } = await app.call(pay.pre, { set_meal_id: 2, period: 'month', currency }, mina);
  return (await app.call(pay.initiate, { quote_id: quote.quote_id, method: 'sandbox' }, { ...mina, locale })).data;
}
const check = async ({ order_no }: Order) => (await app.call(pay.check, { order_no }, mina)).data;
const open = (path: string | null) => app.fetch(path ?? '/');
const choose = (path: string | null, deed: string) =>
  app.fetch(path ?? '/', {
    method: 'POST',
    body: new URLSearchParams({ deed }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

describe('the page of the practice provider', () => {
  test.each([
    ['en-US', 'No real money moves', 'Pay USD', 'Lobby Pro, 1 month'],
    ['zh-CN', '不会产生真实扣款', '支付 USD', 'Lobby 专业版，1 个月'],
    ['zh-HK', '不會真正扣款', '支付 USD', 'Lobby 專業版，1 個月'],
    ['ja-JP', '実際の請求は発生しません', 'を支払う', 'Lobby プロプラン（1か月）'],
  ] as const)('says in %s what is paid, and that no money moves', async (locale, notice, button, description) => {
    const { redirect_url: path, order_no: no } = await order(locale);
    const page = await (await open(path)).text();
    for (const text of [`lang="${locale}"`, notice, button, description, no, '39.00']) expect(page).toContain(text);
  });

  test('runs no script, stands in no frame and tells nobody its address', async () => {
    const response = await open((await order()).redirect_url);
    const page = await response.text();
    const nonce = /<style nonce="([^"]+)">/.exec(page)?.[1];
    expect(page).not.toContain('<script');
    expect(response.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    );
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['pay', 'paid'],
    ['refuse', 'failed'],
    ['postpone', 'paying'],
  ])('“%s” reports to Lobby and leads back: the order is %s', async (deed, status) => {
    const made = await order();
    const response = await choose(made.redirect_url, deed);
    expect([response.status, response.headers.get('location')]).toEqual([303, `/dashboard/cost-center?order=${made.order_no}`]);
    const { data } = await app.call(pay.orders, {}, mina);
    expect(data.items[0]).toMatchObject({ order_no: made.order_no, status });
  });

  test('is left without paying by a link, and the order stays open', async () => {
    const made = await order();
    expect(await (await open(made.redirect_url)).text()).toContain(`href="/dashboard/cost-center?order=${made.order_no}"`);
    expect((await check(made)).status).toBe('paying');
  });

  test('waits for days when one pays later, shows the number, and takes the payment at the second visit', async () => {
    const made = await order('en-US', 'JPY');
    await choose(made.redirect_url, 'postpone');
    const waiting = await check(made);
    now += DAY;
    const page = await (await open(waiting.redirect_url)).text();
    expect(page).toContain(waiting.voucher);
    expect(page).toContain('March 5, 2026');
    expect(page).not.toContain('value="postpone"');
    await choose(waiting.redirect_url, 'pay');
    expect((await check(made)).status).toBe('paid');
  });

  test('takes one payment once, and says how it stands afterwards', async () => {
    const made = await order();
    await choose(made.redirect_url, 'pay');
    await choose(made.redirect_url, 'refuse');
    expect(await (await open(made.redirect_url)).text()).toContain('This order is paid.');
    expect((await check(made)).status).toBe('paid');
    const late = await order();
    now += DAY;
    await choose(late.redirect_url, 'pay');
    expect(await (await open(late.redirect_url)).text()).toContain('The time to pay is over.');
    expect((await check(late)).status).toBe('timeout');
  });

  test('does nothing on a choice that it does not offer, and knows no other address', async () => {
    const made = await order();
    expect((await choose(made.redirect_url, 'steal')).status).toBe(200);
    expect((await check(made)).status).toBe('paying');
    expect((await open('/pay/sandbox/sbx_nothing')).status).toBe(404);
    expect((await choose('/pay/sandbox/sbx_nothing', 'pay')).status).toBe(404);
  });
});

describe('the hook', () => {
  test.each([
    ['an unknown provider', 'paypal', '{}', 404],
    ['a provider that is not in use', 'stripe', '{}', 404],
    ['no signature', 'sandbox', '{}', 401],
    ['a body that is no text', 'sandbox', '\0\u{d800}', 401],
    ['a body that is too large', 'sandbox', 'x'.repeat(300_000), 413],
  ])('refuses %s', async (_, provider, body, status) => {
    expect((await app.fetch(`/api/hook/pay/${provider}`, { method: 'POST', body })).status).toBe(status);
  });
});

test('a payment frees an expired dashboard at once, and everyone of the business who is connected hears it', async () => {
  now += 15 * DAY;
  const { token } = (await app.call(user.login, { email: mina.email, password: mina.password })).data;
  mina = { ...mina, token };
  const ask = () => app.call(corpus.ask, { question: 'Refund?' }, mina);
  expect((await ask()).data).toMatchObject({ reason: 'subscription_expired' });
  const heard: { end_time: number }[] = [];
  const socket: Socket = io(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, {
    path: LIVE_PATH,
    transports: ['websocket'],
    auth: { token, caller: 'staff' },
  });
  socket.on('subscription_changed', (change: { end_time: number }) => heard.push(change));
  await vi.waitFor(() => expect(socket.connected).toBe(true), PATIENCE);
  const made = await order();
  await choose(made.redirect_url, 'pay');
  await vi.waitFor(() => expect(heard).toEqual([{ end_time: Date.UTC(2026, 3, 17, 8) }]), PATIENCE);
  expect((await ask()).code).toBe(1);
  socket.disconnect();
});
