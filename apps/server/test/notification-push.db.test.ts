import { notifications, type NotificationDevice } from '@lobby/contract';
import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { publishEvents } from '#/events/publish-events.ts';
import { sendDueNotifications } from '#/notifications/send-due.ts';
import { NO_LIMITS } from './no-limits.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';

/** What a push service on loopback took, decrypted as a browser would. */
interface Taken {
  path: string;
  headers: IncomingMessage['headers'];
  message: { web_push: number; notification: Record<string, unknown> };
}

let app: TestApp;
let guarded: TestApp;
let service: Server;
let origin: string;
let mina: SignedUp;
let taken: Taken[] = [];
let status = 201;
/** What the service answers at some addresses instead, and how long it asks to wait there, in seconds. */
let troubled = new Map<string, { status: number; retryAfter?: string }>();
let now = Date.UTC(2026, 5, 1, 9);
const browser = createECDH('prime256v1');
const auth = randomBytes(16).toString('base64url');

beforeAll(async () => {
  browser.generateKeys();
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const plain = decrypt(Buffer.concat(parts), { version: 'aes128gcm', privateKey: browser, authSecret: auth });
      taken.push({ path: request.url ?? '', headers: request.headers, message: JSON.parse(plain.toString()) as Taken['message'] });
      const trouble = troubled.get(request.url ?? '');
      response.writeHead(trouble?.status ?? status, trouble?.retryAfter === undefined ? {} : { 'retry-after': trouble.retryAfter }).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const config = { origin: 'https://lobby.example', rates: NO_LIMITS };
  app = await openTestApp({ config: { ...config, callsPrivateAddresses: true }, now: () => now });
  guarded = await openTestApp({ config });
});
afterAll(async () => {
  await Promise.all([app.close(), guarded.close(), new Promise((resolve) => service.close(resolve))]);
});
beforeEach(async () => {
  mina = await app.signUp({ tenantName: 'Kumo' });
  [taken, status, troubled] = [[], 201, new Map()];
});

const keys = () => ({ p256dh: browser.getPublicKey('base64url'), auth });
const subscribe = async (path = '/s/1') =>
  (await app.call(notifications.addDevice, { endpoint: origin + path, keys: keys() }, { token: mina.token })).data;
const preference = async () => (await app.call(notifications.preference, {}, { token: mina.token })).data;
const tryOut = async ({ id }: NotificationDevice) => (await app.call(notifications.testDevice, { id }, { token: mina.token })).data;
async function join(name: string): Promise<void> {
  await inTenant(app.services.database, mina.tenantId, (scope) =>
    publishEvents(scope, [{ type: 'member.joined', subjectId: name, facts: { name } }], now),
  );
  await app.services.eventRelay.idle();
  await app.services.notifier.idle();
}

describe('a browser', () => {
  test('is kept once, and shows a test that its push service can check', async () => {
    const device = await subscribe();
    expect(await subscribe()).toMatchObject({ id: device.id, service: new URL(origin).host });
    expect(await tryOut(device)).toEqual({ state: 'sent', status: 201 });
    expect(taken[0]?.message).toEqual({
      web_push: 8030,
      notification: {
        title: 'Test from Lobby',
        body: 'Notifications arrive on this device.',
        navigate: 'https://lobby.example/dashboard/system/notification',
        tag: 'test',
        lang: 'en-US',
        silent: false,
      },
    });
    expect(taken[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', ttl: '3600' });
    const { push_key: publicKey, devices } = await preference();
    expect(devices).toMatchObject([{ id: device.id, last_sent_at: now }]);
    // RFC 8292: signed with the key that the browser has subscribed with, for the service that takes it.
    const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(String(taken[0]?.headers.authorization)) ?? [];
    expect(key).toBe(publicKey);
    const [head = '', claims = '', signature = ''] = token.split('.');
    const point = Buffer.from(publicKey, 'base64url');
    const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
    const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
    expect(verify('sha256', Buffer.from(`${head}.${claims}`), signer, Buffer.from(signature, 'base64url'))).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: origin, sub: 'https://lobby.example' });
  });

  test('shows what its person is told, once, and nothing where they do not want it', async () => {
    await subscribe();
    await join('Nori');
    expect(taken).toEqual([]);
    await app.call(notifications.savePreference, { preset: 'everything' }, { token: mina.token });
    await join('Yuki');
    now += 5 * 60_000;
    await sendDueNotifications(app.services);
    expect(taken.map(({ message }) => message.notification['title'])).toEqual(['Yuki joined the team']);
  });

  test('is pushed to by the next round where a process died with what it had taken', async () => {
    await subscribe();
    await app.call(notifications.savePreference, { preset: 'everything' }, { token: mina.token });
    const { sendDue } = app.services.pushSender;
    status = 201;
    await join('Aoi');
    taken = [];
    await app.services.database.pool.query('UPDATE notification SET push_due_at = to_timestamp($1 / 1000.0) WHERE tenant_id = $2', [
      now + 60_000,
      mina.tenantId,
    ]);
    await sendDue(mina.tenantId);
    expect(taken).toEqual([]);
    now += 60_001;
    await sendDueNotifications(app.services);
    expect(taken.map(({ message }) => message.notification['title'])).toEqual(['Aoi joined the team']);
  });

  test('whose service could not take it is tried again, it alone, and given up in the end', async () => {
    const paths = () => taken.map(({ path }) => path);
    await subscribe('/s/1');
    await subscribe('/s/2');
    await app.call(notifications.savePreference, { preset: 'everything' }, { token: mina.token });
    troubled.set('/s/2', { status: 503 });
    await join('Nori');
    expect(paths().toSorted()).toEqual(['/s/1', '/s/2']);
    taken = [];
    await sendDueNotifications(app.services);
    expect(taken).toEqual([]);
    // The service asks for more than the server would wait.
    troubled.set('/s/2', { status: 429, retryAfter: '300' });
    now += 31_000;
    await sendDueNotifications(app.services);
    expect(paths()).toEqual(['/s/2']);
    now += 299_000;
    await sendDueNotifications(app.services);
    expect(paths()).toEqual(['/s/2']);
    troubled.clear();
    now += 2_000;
    await sendDueNotifications(app.services);
    now += 3_600_000;
    await sendDueNotifications(app.services);
    expect(paths()).toEqual(['/s/2', '/s/2']);
    taken = [];
    troubled.set('/s/2', { status: 500 });
    await join('Yuki');
    for (let hours = 0; hours < 6; hours += 1) {
      now += 3_600_000;
      await sendDueNotifications(app.services);
    }
    expect(paths().filter((path) => path === '/s/2')).toHaveLength(4);
    expect(paths().filter((path) => path === '/s/1')).toHaveLength(1);
  });

  test('whose service refuses for good is not tried again', async () => {
    await subscribe();
    await app.call(notifications.savePreference, { preset: 'everything' }, { token: mina.token });
    status = 400;
    await join('Nori');
    now += 3_600_000;
    await sendDueNotifications(app.services);
    expect(taken).toHaveLength(1);
  });

  test.each([404, 410])('that is gone (%i) is forgotten', async (gone) => {
    const device = await subscribe();
    status = gone;
    expect(await tryOut(device)).toEqual({ state: 'gone', status: gone });
    expect((await preference()).devices).toEqual([]);
    expect((await app.call(notifications.testDevice, { id: device.id }, { token: mina.token })).status).toBe(404);
  });

  test('whose service fails is kept, and its person is told so', async () => {
    const device = await subscribe();
    status = 503;
    expect(await tryOut(device)).toEqual({ state: 'failed', status: 503 });
    expect((await preference()).devices).toHaveLength(1);
    expect((await app.call(notifications.removeDevice, { id: device.id }, { token: mina.token })).code).toBe(1);
    expect((await preference()).devices).toEqual([]);
  });

  test('is nobody else’s to try out or to remove', async () => {
    const device = await subscribe();
    const other = await app.signUp();
    expect((await app.call(notifications.testDevice, { id: device.id }, { token: other.token })).status).toBe(404);
    expect((await app.call(notifications.removeDevice, { id: device.id }, { token: other.token })).status).toBe(404);
  });

  test('with an address inside is refused, in the caller’s language', async () => {
    const inside = await guarded.signUp();
    const add = (endpoint: string) =>
      guarded.call(notifications.addDevice, { endpoint, keys: keys() }, { token: inside.token, locale: 'zh-HK' });
    for (const endpoint of [`${origin}/s/1`, 'http://169.254.169.254/latest', 'https://localhost/x']) {
      const { data, msg } = await add(endpoint);
      expect(data).toMatchObject({ reason: 'address_refused' });
      expect(msg).toMatch(/[一-龥]/);
    }
    expect((await add('ftp://push.example/x')).status).toBe(400);
    expect((await add('https://user:pass@push.example/x')).status).toBe(400);
  });
});
