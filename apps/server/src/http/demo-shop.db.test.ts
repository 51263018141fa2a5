import { widget } from '@lobby/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from '#/database/seed/seed-demo.ts';
import { openTestApp, type TestApp } from '#test/open-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp({ config: { seed: 'demo' } });
  await seedDemo(app.services);
});
afterAll(() => app.close());

test.each([
  ['en-US', 'A made-up shop'],
  ['zh-CN', '虚构的商店'],
  ['zh-HK', '虛構的網店'],
  ['ja-JP', '架空のショップ'],
])('the demo shop shows the demo’s widget under a strict policy, in %s', async (locale, words) => {
  const response = await app.fetch(`/demo-shop?locale=${locale}`);
  const page = await response.text();
  expect([response.status, page]).toEqual([200, expect.stringContaining(words)]);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).not.toContain('unsafe');
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  const key = /data-key="([^"]+)"/.exec(page)?.[1] ?? '';
  expect(page).toContain(`<script async nonce="${nonce}" src="/widget.js" data-key="${key}">`);
  // A page of this Lobby sends no Origin with what it reads of it.
  const told = await app.fetch(widget.setup.path.replace('{key}', key), { headers: { 'accept-language': locale } });
  expect(await told.json()).toMatchObject({ code: 1, data: { locale, frame: `/chat/demo?channel=${key}&locale=${locale}` } });
});

test('a Lobby without the demo has no demo shop', async () => {
  const other = await openTestApp();
  expect((await other.fetch('/demo-shop')).status).not.toBe(200);
  await other.close();
});
