import { tenant, user, type RequestInput, type TenantSettings } from '@lobby/contract';
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';

let app: TestApp;
let mina: SignedUp;
let leo: SignedUp;
beforeAll(async () => {
  app = await openTestApp({ config: { trustProxy: true } });
});
afterAll(() => app.close());
beforeEach(async () => {
  [mina, leo] = [await app.signUp({ locale: 'ja-JP', tenantName: 'Kumo' }), await app.signUp()];
});

type Changes = RequestInput<typeof tenant.updateSettings>;
const FORM: Omit<Changes, 'version'> = {
  name: 'Kumo Outdoor',
  country: 'HK',
  timezone: 'Asia/Hong_Kong',
  locales: ['zh-HK', 'en-US'],
  industry: 'retail',
  frame_origins: ['https://*.kumo.example', 'https://shop.example:8443'],
};
const view = async (token = mina.token) => (await app.call(tenant.settings, {}, { token })).data;
const save = (over: Partial<Changes> = {}, who = mina) =>
  app.call(tenant.updateSettings, { ...FORM, version: 1, ...over }, { token: who.token, ip: '203.0.113.9' });
const query = async (statement: SQL) => (await inTenant(app.services.database, mina.tenantId, ({ db }) => db.execute(statement))).rows;

describe('the settings of a business', () => {
  test('begin as it was registered', async () => {
    expect(await view()).toEqual({
      slug: mina.slug,
      name: 'Kumo',
      logo: null,
      country: null,
      timezone: 'Asia/Tokyo',
      locales: ['ja-JP'],
      industry: null,
      frame_origins: [],
      version: 1,
    } satisfies TenantSettings);
  });

  test('are saved, shown in the account, and touch no other business', async () => {
    const { data } = await save();
    expect(data).toEqual({ ...FORM, slug: mina.slug, logo: null, version: 2 });
    expect(await view()).toEqual(data);
    expect((await app.call(user.info, {}, { token: mina.token })).data.tenant_name).toBe('Kumo Outdoor');
    expect(await view(leo.token)).toMatchObject({ frame_origins: [], version: 1 });
  });

  test('make the first language the own one, and keep each language and site once', async () => {
    const { data } = await save({ locales: ['zh-CN', 'en-US', 'zh-CN'], frame_origins: ['https://a.example', 'HTTPS://A.example'] });
    expect(data).toMatchObject({ locales: ['zh-CN', 'en-US'], frame_origins: ['https://a.example'] });
    expect(await query(sql`SELECT default_locale FROM tenant WHERE id = ${mina.tenantId}`)).toEqual([{ default_locale: 'zh-CN' }]);
  });

  test('that somebody else has saved since are not overwritten, and come back as they are now', async () => {
    const first = await save();
    const second = await save({ name: 'Another' });
    expect(second).toMatchObject({ status: 409, data: { reason: 'stale_version', current: first.data } });
    expect((await view()).name).toBe('Kumo Outdoor');
  });

  test('saved twice at once are saved once', async () => {
    const answers = await Promise.all([save({ name: 'One' }), save({ name: 'Two' })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('leave a line in the log of who did what', async () => {
    await save();
    expect(await query(sql`SELECT actor_id::int, action, target_kind, target_id, ip FROM audit_log WHERE action LIKE 'tenant.%'`)).toEqual([
      { actor_id: mina.userId, action: 'tenant.update', target_kind: 'tenant', target_id: String(mina.tenantId), ip: '203.0.113.9' },
    ]);
  });

  test('are nobody’s but an admin’s', async () => {
    await query(sql`UPDATE tenant_member SET role = 'agent' WHERE user_id = ${mina.userId}`);
    expect(await app.call(tenant.settings, {}, { token: mina.token })).toMatchObject({ status: 403, data: { reason: 'refused' } });
    expect(await save()).toMatchObject({ status: 403, data: { reason: 'refused' } });
    expect(await query(sql`SELECT version FROM tenant WHERE id = ${mina.tenantId}`)).toEqual([{ version: 1 }]);
    expect(await query(sql`SELECT 1 FROM audit_log WHERE action LIKE 'tenant.%'`)).toEqual([]);
  });

  test.each([
    ['name', { name: ' ' }],
    ['country', { country: 'Japan' }],
    ['timezone', { timezone: '+08:00' }],
    ['locales', { locales: [] }],
    ['frame_origins.0', { frame_origins: ['http://shop.example'] }],
    ['frame_origins.1', { frame_origins: ['https://a.example', '*'] }],
    ['frame_origins', { frame_origins: Array.from({ length: 51 }, (_, no) => `https://a${no}.example`) }],
  ] as [string, Partial<Changes>][])('name %s as wrong where it is', async (path, over) => {
    expect(await save(over)).toMatchObject({ status: 400, data: { reason: 'invalid_request', fields: [{ path }] } });
  });
});
