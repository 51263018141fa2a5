import { Hono } from 'hono';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Config } from '#/config.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { securityHeaders } from './security-headers.ts';
import { serveApps } from './serve-apps.ts';

const PAGE = '<!doctype html><html><head><title>Lobby</title></head><body></body></html>';
const WORKER = 'playground.worker-Ab12.js';

let app: TestApp;
let mina: SignedUp;
let folder: string;
beforeAll(async () => {
  app = await openTestApp({ config: { mailbox: 'everybody' } });
  mina = await app.signUp({ slug: 'minas-place' });
  folder = mkdtempSync(join(tmpdir(), 'lobby-apps-'));
  for (const name of ['auth-home', 'dashboard', 'chat']) {
    mkdirSync(join(folder, name, 'assets'), { recursive: true });
    writeFileSync(join(folder, name, 'index.html'), PAGE);
  }
  writeFileSync(join(folder, 'auth-home/assets', WORKER), 'onmessage = null;');
  writeFileSync(join(folder, 'auth-home/assets/index-Ab12.js'), 'export {};');
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await app.close();
});

/** The pages with their headers, from the folder of this test. */
function open(config: Partial<Config> = {}) {
  const http = new Hono();
  const services = { ...app.services, config: { ...app.services.config, ...config } };
  http.use(securityHeaders(services.config));
  serveApps(http, services, (name) => join(folder, `${name}/`));
  return (path: string, headers: Record<string, string> = {}) => http.request(`http://lobby.test${path}`, { headers });
}
const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';
const nameSites = (...sites: string[]) =>
  app.services.database.pool.query('UPDATE tenant SET frame_origins = $1 WHERE id = $2', [sites, mina.tenantId]);

describe('every response', () => {
  test.each([
    '/',
    '/dashboard',
    '/chat/minas-place',
    '/_assets/auth-home/config.json',
    `/_assets/auth-home/assets/${WORKER}`,
    '/_assets/none',
  ])('%s is taken for what it says it is, tells other sites its origin at most, and may use no device', async (path) => {
    const { headers } = await open()(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=(), ');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });

  test.each(['/api/index/policy?type=terms', '/api/openapi.json', '/api/nothing', '/api/micro/user/info', '/dev/mailbox'])(
    '%s of the API is kept by nobody and shows nothing as a page',
    async (path) => {
      const { headers } = await app.fetch(path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
      expect(headers.get('x-frame-options')).toBe('DENY');
    },
  );

  test.each(['/api/docs', '/dev/mail'])('%s, a page of the server, has its own styles and no script', async (path) => {
    const response = await app.fetch(path);
    expect(policyOf(response)).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
    expect(await response.text()).not.toContain('<script');
  });
});

describe('the microphone', () => {
  test.each([
    ['/chat/minas-place', '(self)'],
    ['/chat/minas-place/work-order', '(self)'],
    ['/dashboard/session', '(self)'],
    ['/preview', '(self)'],
    ['/', '()'],
    ['/auth/sign-in', '()'],
    ['/playground', '()'],
    ['/_assets/chat/config.json', '()'],
  ])('%s may use it as %s, and is told so once', async (path, allowed) => {
    const told = (await open()(path)).headers.get('permissions-policy')?.split(', ') ?? [];
    expect(told.filter((each) => each.startsWith('microphone='))).toEqual([`microphone=${allowed}`]);
    expect(new Set(told.map((each) => each.split('=')[0])).size).toBe(told.length);
  });
});

describe('https', () => {
  test.each([
    ['a public origin of https', { origin: 'https://lobby.example' }, {}, true],
    ['a proxy that is trusted and says https', { trustProxy: true }, { 'x-forwarded-proto': 'https, http' }, true],
    ['a proxy that is trusted and says http', { trustProxy: true }, { 'x-forwarded-proto': 'http' }, false],
    ['somebody who is not trusted and says https', { trustProxy: false }, { 'x-forwarded-proto': 'https' }, false],
    ['a public origin of http', { origin: 'http://localhost:3000' }, {}, false],
  ])('with %s', async (_what, config, headers, promised) => {
    const response = await open(config)('/', headers);
    expect(response.headers.has('strict-transport-security')).toBe(promised);
  });
});

describe('a page', () => {
  test.each(['/', '/auth/sign-in', '/policy', '/playground', '/no/such/page', '/dashboard/overview', '/preview'])(
    '%s stands in no frame',
    async (path) => {
      const response = await open()(path);
      expect(policyOf(response)).toContain("frame-ancestors 'none'");
      expect(response.headers.get('x-frame-options')).toBe('DENY');
    },
  );

  test('carries a nonce of its own, each time another', async () => {
    const request = open();
    const nonces = await Promise.all(
      ['/', '/', '/dashboard'].map(async (path) => {
        const response = await request(path);
        const nonce = /<head><meta property="csp-nonce" nonce="([^"]+)">/.exec(await response.text())?.[1] ?? '';
        expect(policyOf(response)).toContain(`'nonce-${nonce}'`);
        expect(nonce.length).toBeGreaterThanOrEqual(22);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(3);
  });

  test('is asked for anew, its files are kept for good', async () => {
    const request = open();
    expect((await request('/')).headers.get('cache-control')).toBe('no-cache');
    expect((await request('/_assets/auth-home/assets/index-Ab12.js')).headers.get('cache-control')).toContain('immutable');
  });
});

describe('a chat', () => {
  test('of a business that named no site stands in none', async () => {
    await nameSites();
    const response = await open()('/chat/minas-place/faq');
    expect(policyOf(response)).toMatch(/frame-ancestors 'self'$/);
    expect(response.headers.has('x-frame-options')).toBe(false);
  });

  test('of a business that named sites stands in these only, by its name and by its number', async () => {
    await nameSites('https://shop.example');
    for (const tenant of ['minas-place', 'MINAS-PLACE', mina.tenantId])
      expect(policyOf(await open()(`/chat/${tenant}`))).toMatch(/frame-ancestors 'self' https:\/\/shop\.example$/);
    expect(policyOf(await open()('/chat/somebody-else'))).toMatch(/frame-ancestors 'self'$/);
  });
});

describe('the worker of the playground', () => {
  test('connects to nothing', async () => {
    const response = await open()(`/_assets/auth-home/assets/${WORKER}`);
    expect(response.status).toBe(200);
    expect(policyOf(response)).toBe("default-src 'none'; script-src 'self'");
    expect(policyOf(await open()('/_assets/auth-home/assets/index-Ab12.js'))).toBe('');
  });
});

describe('an app that is being built anew', () => {
  test('is told to be away for a moment, in a plain sentence, and comes back by itself', async () => {
    const request = open();
    rmSync(join(folder, 'dashboard'), { recursive: true });
    const away = await request('/dashboard', { 'accept-language': 'ja' });
    expect(away.status).toBe(503);
    expect(away.headers.get('retry-after')).toBe('5');
    expect(away.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await away.text()).toMatch(/[ぁ-ん]/);
    mkdirSync(join(folder, 'dashboard'));
    writeFileSync(join(folder, 'dashboard/index.html'), PAGE);
    writeFileSync(join(folder, 'dashboard/later.js'), '');
    expect((await request('/dashboard')).status).toBe(200);
    expect((await request('/_assets/dashboard/later.js')).status).toBe(200);
  });
});
