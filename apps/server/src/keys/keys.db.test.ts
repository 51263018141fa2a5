import { apiKeys, audit, HEADERS, KEY_ROTATION_MS, LOCALES, OPEN_PATHS, type ApiKey, type KeyScope, type Locale } from '@lobby/contract';
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { purge } from '#/jobs/purge.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 5, 10);

let app: TestApp;
let mina: SignedUp;
let now = START;

beforeAll(async () => {
  app = await openTestApp({ now: () => now, config: { trustProxy: true } });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = START;
  mina = await app.signUp({ name: 'Mina' });
});

const as = () => ({ token: mina.token });
type Draft = Parameters<typeof app.call<typeof apiKeys.create>>[1];
const make = async (more: Partial<Draft> = {}) =>
  (await app.call(apiKeys.create, { name: 'Our site', scopes: ['knowledge:read'], ...more }, as())).data;
const list = async (): Promise<ApiKey[]> => (await app.call(apiKeys.list, {}, as())).data.items;
const search = async (key: string, { locale = 'en-US', from = '203.0.113.7' }: { locale?: Locale; from?: string } = {}) => {
  const response = await app.fetch(OPEN_PATHS.search, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${key}`,
      'x-forwarded-for': from,
      [HEADERS.language]: locale,
    },
    body: JSON.stringify({ query: 'tents' }),
  });
  const { msg, data } = (await response.json()) as { msg: string; data: { reason?: string } };
  return { status: response.status, reason: data.reason, msg, retryAfter: response.headers.get('retry-after') };
};

test('a key is shown once, stored as a digest, and told apart by its first characters', async () => {
  const { key, ...made } = await make();
  expect(key).toMatch(new RegExp(`^lobby_live_${mina.tenantId}_[A-Za-z0-9_-]{43}[0-9a-f]{8}$`));
  expect(key.startsWith(made.prefix)).toBe(true);
  expect(made).toMatchObject({ state: 'active', created_by: 'Mina', last_used_at: null, use: [] });
  expect(await list()).toEqual([made]);
  const { rows } = await app.services.database.pool.query('SELECT * FROM api_key WHERE tenant_id = $1', [mina.tenantId]);
  expect(JSON.stringify(rows)).not.toContain(key.slice(-40));
});

test('a key that was made under the earlier prefix goes on working', async () => {
  const body = `ck_live_${mina.tenantId}_${randomBytes(32).toString('base64url')}`;
  const sha = (text: string) => createHash('sha256').update(text).digest();
  const key = body + sha(body).toString('hex').slice(0, 8);
  await app.services.database.pool.query(
    `INSERT INTO api_key (tenant_id, name, prefix, digest, scopes, created_by, created_at)
     VALUES ($1, 'Old', $2, $3, '{knowledge:read}', 'Mina', to_timestamp($4 / 1000.0))`,
    [mina.tenantId, body.slice(0, 16), sha(key), now],
  );
  expect((await search(key)).status).toBe(200);
});

describe('a key that is not good is refused with the reason, in the language of who calls', () => {
  test('one that was mistyped, without a look at the database', async () => {
    const { key } = await make();
    const look = vi.spyOn(app.services.database.pool, 'connect');
    const slip = `${key.slice(0, 20)}${key[20] === 'x' ? 'y' : 'x'}${key.slice(21)}`;
    for (const wrong of [slip, key.slice(0, -1), `${key}0`, key.replace(`_${mina.tenantId}_`, '_1_')])
      expect(await search(wrong)).toMatchObject({ status: 401, reason: 'key_mistyped' });
    expect(await search('secret')).toMatchObject({ status: 401, reason: 'wrong_key' });
    expect(look).not.toHaveBeenCalled();
    look.mockRestore();
    expect((await search(key)).status).toBe(200);
  });

  test('one of another Lobby, one that has ended and one that was ended', async () => {
    const { key: foreign, id: gone } = await make();
    await app.services.database.pool.query('DELETE FROM api_key WHERE id = $1', [gone]);
    expect(await search(foreign)).toMatchObject({ status: 401, reason: 'wrong_key' });
    const { key, id } = await make();
    await app.call(apiKeys.remove, { id }, as());
    await app.call(apiKeys.remove, { id }, as());
    const { key: short } = await make({ expires_at: now + 2 * DAY });
    expect((await search(short)).status).toBe(200);
    now += 2 * DAY;
    expect(await search(short)).toMatchObject({ status: 401, reason: 'key_expired' });
    const words = await Promise.all(LOCALES.map((locale) => search(key, { locale })));
    expect(words.map(({ reason }) => reason)).toEqual(LOCALES.map(() => 'key_revoked'));
    expect(new Set(words.map(({ msg }) => msg)).size).toBe(LOCALES.length);
  });

  test('one that is used from an address that it does not allow', async () => {
    const { key, id } = await make({ allowed_addresses: ['203.0.113.0/24', '2001:db8::/32'] });
    expect((await search(key, { from: '203.0.113.9' })).status).toBe(200);
    expect((await search(key, { from: '2001:db8::9' })).status).toBe(200);
    const { status, reason, msg } = await search(key, { from: '198.51.100.4' });
    expect({ status, reason }).toEqual({ status: 403, reason: 'key_address' });
    expect(msg).toContain('198.51.100.4');
    await app.call(apiKeys.update, { id, allowed_addresses: [] }, as());
    expect((await search(key, { from: '198.51.100.4' })).status).toBe(200);
  });
});

test('a key goes from active to expiring a week before its end, and then to expired', async () => {
  await make({ expires_at: now + 30 * DAY });
  const states = [];
  for (const day of [0, 22, 23, 29, 30]) {
    now = START + day * DAY;
    states.push((await list())[0]?.state);
  }
  expect(states).toEqual(['active', 'active', 'expiring', 'expiring', 'expired']);
});

test('a key that is rotated goes on beside the new one for a day, and can be rotated once', async () => {
  const old = await make({ expires_at: now + 90 * DAY, allowed_addresses: ['203.0.113.7'], rate_per_min: 60 });
  now += DAY;
  const next = (await app.call(apiKeys.rotate, { id: old.id }, as())).data;
  expect(next).toMatchObject({
    name: 'Our site',
    rotated_from_id: old.id,
    expires_at: now + 90 * DAY,
    allowed_addresses: ['203.0.113.7'],
    rate_per_min: 60,
  });
  expect((await list())[1]).toMatchObject({ id: old.id, is_replaced: true, expires_at: now + KEY_ROTATION_MS });
  expect((await app.call(apiKeys.rotate, { id: old.id }, as())).data).toMatchObject({ reason: 'key_ended' });
  expect((await search(old.key)).status).toBe(200);
  expect((await search(next.key)).status).toBe(200);
  now += KEY_ROTATION_MS;
  expect(await search(old.key)).toMatchObject({ status: 401, reason: 'key_expired' });
  expect((await search(next.key)).status).toBe(200);
});

test('a key has a limit of its own, which can be changed, and says when to come again', async () => {
  const { key, id } = await make({ rate_per_min: 2 });
  const tries = [await search(key), await search(key), await search(key)];
  expect(tries.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(Number(tries[2]?.retryAfter)).toBeGreaterThan(0);
  await app.call(apiKeys.update, { id, rate_per_min: null }, as());
  expect((await search(key)).status).toBe(200);
  const { rate_max: max } = (await app.call(apiKeys.list, {}, as())).data;
  const refused = await app.call(apiKeys.update, { id, rate_per_min: max + 1 }, as());
  expect(refused.data).toMatchObject({ reason: 'invalid_request', fields: [{ path: 'rate_per_min' }] });
});

test('a key says when and from where it was used last, and how often on each day', async () => {
  const { key } = await make();
  await search(key);
  now += DAY;
  await search(key, { from: '198.51.100.4' });
  await search(key, { from: '198.51.100.5' });
  expect(await list()).toMatchObject([
    {
      last_used_at: now,
      last_address: '198.51.100.5',
      use: [
        { day: '2026-06-10', calls: 1 },
        { day: '2026-06-11', calls: 2 },
      ],
    },
  ]);
  now += 40 * DAY;
  await purge(app.services);
  const { rows } = await app.services.database.pool.query('SELECT * FROM api_key_use WHERE tenant_id = $1', [mina.tenantId]);
  expect(rows).toEqual([]);
});

test.each<[string, object, string]>([
  ['an end that is over', { expires_at: START - 1 }, 'expires_at'],
  ['an end beyond five years', { expires_at: START + 2_000 * DAY }, 'expires_at'],
  ['an address that is none', { allowed_addresses: ['example.com'] }, 'allowed_addresses.0'],
  ['no scope', { scopes: [] }, 'scopes'],
  ['a scope that there is not', { scopes: ['money:spend'] }, 'scopes.0'],
  ['no name', { name: ' ' }, 'name'],
])('a key with %s is refused, and the field is named', async (_what, more, path) => {
  const answer = await app.call(apiKeys.create, { name: 'x', scopes: ['knowledge:read'], ...(more as Partial<Draft>) }, as());
  expect(answer.data).toMatchObject({ reason: 'invalid_request', fields: [{ path }] });
});

test('nobody gives a key more than they hold, neither by making nor by rotating one', async () => {
  const all = await make({ scopes: ['conversations:read', 'corpus:write'] });
  const role = await app.services.database.pool.query(
    `INSERT INTO custom_role (tenant_id, name, name_key, base, permissions, updated_by, updated_at)
     VALUES ($1, 'Keeper', 'keeper', 'viewer', '{settings.edit,session.view}', 'Mina', now()) RETURNING id`,
    [mina.tenantId],
  );
  const leo = await app.signUp({ name: 'Leo' });
  const become = (reach: string) =>
    app.services.database.pool.query('UPDATE tenant_member SET tenant_id = $1, role = $2, reach = $3 WHERE user_id = $4', [
      mina.tenantId,
      (role.rows[0] as { id: string }).id,
      reach,
      leo.userId,
    ]);
  await become('all');
  const give = (scopes: KeyScope[]) => app.call(apiKeys.create, { name: 'x', scopes }, { token: leo.token });
  expect((await give(['knowledge:read', 'conversations:read'])).code).toBe(1);
  const refused = await give(['conversations:write', 'corpus:write', 'knowledge:read']);
  expect(refused.data).toMatchObject({ reason: 'scope_beyond_role' });
  expect(refused.msg).toContain('conversations:write, corpus:write');
  expect((await app.call(apiKeys.rotate, { id: all.id }, { token: leo.token })).data).toMatchObject({ reason: 'scope_beyond_role' });
  expect((await search(all.key)).reason).toBe('scope_missing');
  await become('own');
  expect((await give(['conversations:read'])).data).toMatchObject({ reason: 'scope_beyond_role' });
  expect((await give(['knowledge:read'])).code).toBe(1);
});

test('what is done to a key is in the audit log', async () => {
  const { id } = await make();
  await app.call(apiKeys.update, { id, name: 'Warehouse' }, as());
  const next = (await app.call(apiKeys.rotate, { id }, as())).data;
  await app.call(apiKeys.remove, { id }, as());
  const { items } = (await app.call(audit.list, { limit: 4 }, as())).data;
  expect(items.map(({ action, target, actor }) => [action, target.id, target.label, actor?.name])).toEqual([
    ['key.revoke', id, 'Warehouse', 'Mina'],
    ['key.rotate', next.id, 'Warehouse', 'Mina'],
    ['key.update', id, 'Warehouse', 'Mina'],
    ['key.create', id, 'Warehouse', 'Mina'],
  ]);
});
