import {
  apiKeys,
  appInstalls,
  channelIdentity,
  channels,
  openPlatform,
  visitor,
  widget,
  type AppInstall,
  type Channel,
} from '@lobby/contract';
import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { frameAccess } from '#/channels/frame-access.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';

const NAMES = { package_name: 'com.example.shop', bundle_id: 'com.example.Shop', scheme: 'exampleshop' };
const PHONE = { platform: 'android', device_token: 'fcm-1', app_version: '4.2.0', os: 'Android 16', locale: 'ja-JP' } as const;

let app: TestApp;
let mina: SignedUp;
let channel: Channel;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  mina = await app.signUp({ name: 'Mina' });
  channel = await make();
});

const as = () => ({ token: mina.token });
const make = async (): Promise<Channel> =>
  (await app.call(channels.create, { kind: 'app', name: 'Kumo', app: NAMES, allowed_origins: ['https://shop.example'] }, as()))
    .data as Channel;
/** Begins as a page of an origin does; undefined sends none. */
async function begin(origin: string | undefined, more: Record<string, unknown> = {}) {
  const response = await app.fetch(visitor.session.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(origin !== undefined && { origin }) },
    body: JSON.stringify({ tenant: mina.slug, locale: 'en-US', channel: channel.public_key, ...more }),
  });
  return { status: response.status, ...((await response.json()) as { data: { token: string; look: unknown; reason?: string } }) };
}
const signed = (secret: string, id: string) => ({ id, user_hash: createHmac('sha256', secret).update(id).digest('hex') });

test('an app has names instead of sites, which a change replaces; names that no store takes are refused', async () => {
  expect(channel).toMatchObject({ kind: 'app', app: NAMES, allowed_origins: [] });
  const changed = await app.call(
    channels.update,
    { id: channel.id, version: 1, app: { ...NAMES, scheme: '' }, allowed_origins: ['https://a.example'] },
    as(),
  );
  expect(changed.data).toMatchObject({ app: { ...NAMES, scheme: '' }, allowed_origins: [], version: 2 });
  expect((await app.call(channels.update, { id: channel.id, version: 2, name: 'Kumo 2' }, as())).data).toMatchObject({
    app: { scheme: '' },
  });
  const wrong = await app.call(channels.create, { kind: 'app', name: 'Kumo', app: { ...NAMES, package_name: 'shop; drop' } }, as());
  expect([wrong.status, wrong.data]).toEqual([
    400,
    expect.objectContaining({ fields: [expect.objectContaining({ path: 'app.package_name' })] }),
  ]);
  expect((await app.call(channels.list, {}, as())).data.items).toHaveLength(1);
});

test('a WebView, with the origin null or none, is let in by the key of the app, and a page of another site is not', async () => {
  for (const origin of ['null', undefined, 'http://lobby.test']) {
    const { status, data } = await begin(origin);
    expect([status, data.look]).toEqual([200, { color: '#2563eb', text_color: '#ffffff' }]);
  }
  expect(await begin('https://evil.example')).toMatchObject({ status: 403, data: { reason: 'site_not_allowed' } });
  const setUp = await app.fetch(widget.setup.path.replace('{key}', channel.public_key), { headers: { origin: 'https://evil.example' } });
  expect(setUp.status).toBe(403);
  const asked = { tenant: mina.slug, channelKey: channel.public_key, own: 'http://lobby.test' };
  expect(await frameAccess(app.services, { ...asked, embedder: undefined })).toEqual({ kind: 'granted', origins: [] });
  const embedder = 'https://evil.example';
  expect(await frameAccess(app.services, { ...asked, embedder })).toEqual({ kind: 'site_not_allowed', origin: embedder });
});

test('where visitors prove who they are, the key alone lets nobody in', async () => {
  const secretId = randomUUID();
  const { data } = await app.call(channelIdentity.createSecret, { id: channel.id, secret_id: secretId, use: 'hash' }, as());
  await app.call(channelIdentity.update, { id: channel.id, mode: 'required' }, as());
  expect(await begin('null')).toMatchObject({ status: 403, data: { reason: 'identity_required' } });
  expect(await begin('null', { identity: { id: 'u1', user_hash: '0'.repeat(64) } })).toMatchObject({
    data: { reason: 'identity_refused' },
  });
  expect((await begin('null', { identity: signed(data.secret ?? '', 'u1') })).status).toBe(200);
});

test('a device is whoever’s used it last, until they sign out, and the business’s server reads where to push', async () => {
  const [first, second] = [(await begin('null')).data.token, (await begin('null')).data.token];
  const register = (token: string, more = {}) =>
    app.call(appInstalls.register, { channel: channel.public_key, ...PHONE, ...more }, { token });
  for (const token of [first, first, second]) expect((await register(token)).status).toBe(200);
  await register(first, { device_token: 'apns-1', platform: 'ios' });
  const { key } = (await app.call(apiKeys.create, { name: 'Push', scopes: ['contacts:read'] }, as())).data;
  const ask = async <T>(path: string) => {
    const response = await app.fetch(path, { headers: { authorization: `Bearer ${key}` } });
    return ((await response.json()) as { data: { items: T[] } }).data.items;
  };
  const { list, installs } = openPlatform.openContact;
  const people = await ask<{ id: string }>(list.path);
  const read = async () => {
    const all = await Promise.all(people.map(({ id }) => ask<AppInstall>(installs.path.replace('{id}', id))));
    return all.flatMap((items) => items.map(({ device_token: token }) => token)).toSorted();
  };
  expect(await read()).toEqual(['apns-1', 'fcm-1']);
  await app.call(appInstalls.remove, { device_token: 'fcm-1' }, { token: first });
  expect(await read()).toEqual(['apns-1', 'fcm-1']);
  const leave = () => app.call(appInstalls.remove, { device_token: 'fcm-1' }, { token: second });
  expect((await leave()).status).toBe(200);
  expect((await leave()).status).toBe(200);
  expect(await read()).toEqual(['apns-1']);
  const web = (await app.call(channels.create, { kind: 'web', name: 'Shop', allowed_origins: [] }, as())).data as Channel;
  expect(await register(first, { channel: web.public_key })).toMatchObject({ status: 404, data: { reason: 'channel_off' } });
});
