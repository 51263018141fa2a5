import { tenant } from '@lobby/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { findTenant } from './find-tenant.ts';

let app: TestApp;
let mina: SignedUp;
beforeAll(async () => {
  app = await openTestApp();
  mina = await app.signUp({ slug: 'minas-place', tenantName: 'Mina’s Café', locale: 'ja-JP' });
});
afterAll(() => app.close());

const profile = (wanted: string, locale?: 'ja-JP') => app.call(tenant.profile, { tenant: wanted, locale });
const suspend = (status: string) =>
  app.services.database.pool.query('UPDATE tenant SET status = $1 WHERE id = $2', [status, mina.tenantId]);

describe('the public profile of a business', () => {
  test.each([
    ['its address name', () => 'minas-place'],
    ['its address name in capitals', () => 'MINAS-Place'],
    ['its number', () => String(mina.tenantId)],
  ])('is found by %s, without a token', async (_, wanted) => {
    expect(await profile(wanted())).toMatchObject({ status: 200, code: 1, data: { slug: 'minas-place', name: 'Mina’s Café' } });
  });

  test('names nothing but what the chat shows', async () => {
    expect(Object.keys((await profile('minas-place')).data).toSorted()).toEqual([
      'bot_name',
      'logo',
      'name',
      'slug',
      'suggested_questions',
      'welcome',
    ]);
  });

  test('greets in the language that is asked for, or else in the caller’s', async () => {
    const [asked, own] = [await profile('minas-place', 'ja-JP'), await profile('minas-place')];
    expect(asked.data.welcome).not.toBe(own.data.welcome);
    expect((await app.call(tenant.profile, { tenant: 'minas-place' }, { locale: 'ja-JP' })).data.welcome).toBe(asked.data.welcome);
  });

  test.each(['nobody', '0', '999999', '-1', '1e3', '999999999999999999999', "x' OR 1=1"])('is not there for %j', async (wanted) => {
    expect(await profile(wanted)).toMatchObject({ status: 404, code: 40001, data: { reason: 'unknown_tenant' } });
  });

  test.each(['suspended', 'closing'])('is not there while the business is %s', async (status) => {
    await suspend(status);
    expect((await profile('minas-place')).code).toBe(40001);
    expect((await profile(String(mina.tenantId))).code).toBe(40001);
    await suspend('active');
    expect((await profile('minas-place')).code).toBe(1);
  });
});

test('a business is found with its default language', async () => {
  expect(await findTenant(app.services, 'minas-place')).toEqual({
    id: mina.tenantId,
    slug: 'minas-place',
    name: 'Mina’s Café',
    defaultLocale: 'ja-JP',
    logo: null,
  });
});
