import { Hono } from 'hono';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/open-test-app.ts';
import { serveApps } from './serve-apps.ts';

const PAGE = '<!doctype html><html><head><title>Lobby</title></head><body></body></html>';
const PAGES = {
  'auth-home': ['/', '/auth', '/auth/sign-in', '/login/apple_callback'],
  dashboard: ['/dashboard', '/dashboard/overview', '/preview'],
  chat: ['/chat/{tenant}', '/chat/{tenant}/faq', '/chat/{tenant}/faq/{id}', '/chat/{tenant}/work-order/chat-{id}'],
};

let app: TestApp;
let folder: string;
let numericId: number;
let pages: Hono;
beforeAll(async () => {
  app = await openTestApp();
  ({ tenantId: numericId } = await app.signUp({ slug: 'minas-place' }));
  folder = mkdtempSync(join(tmpdir(), 'lobby-pages-'));
  for (const [name, paths] of Object.entries(PAGES)) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'index.html'), PAGE);
    writeFileSync(join(folder, name, 'pages.json'), JSON.stringify(paths));
  }
  pages = new Hono();
  serveApps(pages, app.services, (name) => join(folder, `${name}/`));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await app.close();
});

test.each([
  ['/', 200],
  ['/auth/sign-in?next=/x', 200],
  ['/auth/sign-in/', 200],
  ['/Auth/Sign-In', 200],
  ['/login/apple_callback', 200],
  ['/no-such-page', 404],
  ['/auth/sign-in/more', 404],
  ['/favicon.ico', 404],
  ['/wp-login.php', 404],
  ['/dashboard', 200],
  ['/dashboard/overview', 200],
  ['/dashboard/no-such-page', 404],
  ['/dashboard/overview/more', 404],
  ['/preview/more', 404],
  ['/chat', 404],
  ['/chat/minas-place', 200],
  ['/chat/MINAS-PLACE/', 200],
  ['/chat/minas-place/faq', 200],
  ['/chat/minas-place/no-such-page', 404],
  ['/chat/minas-place/work-order/chat-7', 200],
  ['/chat/minas-place/faq/no-such-article', 404],
  ['/chat/no-such-shop', 404],
  ['/chat/no-such-shop/work-order/chat-7', 404],
  ['/chat/999999', 404],
  ['/chat/p-00000000-0000-4000-8000-000000000000', 404],
  ['/chat/%E0%A4%A', 404],
])('%s is answered with the page of its app and %s', async (path, status) => {
  const response = await pages.request(`http://lobby.test${path}`);
  expect([response.status, await response.text()]).toEqual([status, expect.stringContaining('<title>')]);
});

test('a chat is found by the number of its business too', async () => {
  expect((await pages.request(`http://lobby.test/chat/${numericId}`)).status).toBe(200);
});
