import { tenant } from '@lobby/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/open-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await app.signUp({ slug: 'minas-place' });
});
afterAll(() => app.close());

const check = (slug: string) => app.call(tenant.checkSlug, { slug });

describe('an address name', () => {
  test.each([
    ['that nobody has is free', 'minas-other-place', true],
    ['that somebody has is not', 'minas-place', false],
    ['in capitals is the same name', ' Minas-PLACE ', false],
    ['that is Lobby’s own is not free', 'dashboard', false],
    ['of three characters is long enough', 'a-1', true],
    ['of forty characters is short enough', 'x'.repeat(40), true],
  ])('%s', async (_, slug, free) => {
    expect(await check(slug)).toMatchObject({ status: 200, code: 1, data: { slug: slug.trim().toLowerCase(), free } });
  });

  test.each(['ab', 'x'.repeat(41), '-ab', 'ab-', 'a--b', '12345', 'a b c', 'a_b', 'café', '香港茶餐廳', "x' OR 1=1 --"])(
    'cannot be %j',
    async (slug) => {
      expect(await check(slug)).toMatchObject({ status: 400, data: { reason: 'invalid_request', fields: [{ path: 'slug' }] } });
    },
  );

  test('cannot be nothing', async () => {
    expect(await check('')).toMatchObject({ status: 400, data: { reason: 'invalid_request' } });
  });
});
