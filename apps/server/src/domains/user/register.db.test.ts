import { tenant, user, visitor, type RequestInput } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inPlatform } from '#/database/transaction.ts';
import { listMails } from '#/domains/mail/list-mails.ts';
import { openTestApp, type TestApp } from '#test/open-test-app.ts';

const MINUTE = 60_000;
const HOUR = 3_600_000;
const PASSWORD = 'otter-7-kiosk';

let app: TestApp;
let now = Date.UTC(2026, 5, 1, 9);
beforeAll(async () => {
  app = await openTestApp({ now: () => now, config: { origin: 'https://lobby.example' } });
});
afterAll(() => app.close());

let people = 0;
const someone = () => `person-${(people += 1)}@shop.example`;
const reasonOf = ({ data }: { data: unknown }) => (data as { reason?: string }).reason;
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

type Form = RequestInput<typeof user.register>;
const register = (email: string, code: string, over: Partial<Form> = {}) =>
  app.call(user.register, { email, code, password: PASSWORD, re_password: PASSWORD, ...over });
type Business = RequestInput<typeof user.registerTenant>;
const toBusiness = (token: string | undefined, over: Partial<Business> = {}) =>
  app.call(user.registerTenant, { tenant_name: 'Mina’s Café', ...over }, { token });
const active = (key: string) => app.call(user.active, { key });
const info = async (token: string) => (await app.call(user.info, {}, { token })).data;

/** Asks for a sign-up mail. @returns what it carries */
async function mailed(email: string): Promise<{ code: string; key: string }> {
  now += MINUTE;
  expect(await app.call(user.sendEmailCode, { email, email_type: 'register' })).toMatchObject({ code: 1 });
  const [mail] = await listMails(app.services, email);
  return { code: mail?.code ?? '', key: /https:\/\/lobby\.example\/auth\/active\?key=([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '' };
}

async function account(): Promise<string> {
  const email = someone();
  return (await register(email, (await mailed(email)).code)).data.token;
}

describe('registering an account', () => {
  test('makes one without a business, signed in', async () => {
    const email = someone();
    const { code, data } = await register(email, (await mailed(email)).code, { name: 'Mina' });
    expect(code).toBe(1);
    expect(await info(data.token)).toMatchObject({
      email,
      name: 'Mina',
      tenant_id: 0,
      tenant_slug: null,
      has_password: true,
      two_step: false,
    });
    expect((await app.call(user.login, { email, password: PASSWORD })).code).toBe(1);
  });

  test('for an address that has an account is told only to who has the code', async () => {
    const { email } = await app.signUp();
    const { code } = await mailed(email);
    expect(reasonOf(await register(email, wrongOf(code)))).toBe('wrong_code');
    expect(await register(email, code)).toMatchObject({ status: 409, data: { reason: 'email_taken' } });
  });

  test.each([
    ['of a breach', 'Password1'],
    ['with look-alikes', 'P@ssw0rd'],
    ['over the keyboard', 'qwerty12'],
    ['of one character', 'aaaaa1'],
    ['like the name', 'Nakamura99'],
  ])('with a password %s is refused, and uses up no try of the code', async (_, password) => {
    const email = someone();
    const { code } = await mailed(email);
    for (let tries = 0; tries < 4; tries += 1)
      expect(await register(email, wrongOf(code), { password, re_password: password, name: 'Nakamura' })).toMatchObject({
        status: 400,
        data: { reason: 'weak_password' },
      });
    expect((await register(email, code)).code).toBe(1);
  });

  test('twice at once with one mail, by code and by link, makes one account', async () => {
    const email = someone();
    const { code, key } = await mailed(email);
    const answers = await Promise.all([register(email, code), register(email, key), register(email, code), register(email, key)]);
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(answers.filter(({ code }) => code !== 1).every((answer) => /^(code|link)_expired$/.test(reasonOf(answer) ?? ''))).toBe(true);
  });
});

describe('the link of a sign-up mail', () => {
  test('may be looked at as often as scanners like, and then used', async () => {
    const email = someone();
    const { key } = await mailed(email);
    for (let looks = 0; looks < 5; looks += 1) expect((await active(key)).data).toEqual({ email, has_account: false });
    expect((await register(email, key)).code).toBe(1);
    expect(await active(key)).toMatchObject({ status: 400, code: 20010, data: { reason: 'link_expired' } });
    expect(reasonOf(await register(email, key))).toBe('link_expired');
  });

  test('says that the address has an account', async () => {
    const { email } = await app.signUp();
    expect((await active((await mailed(email)).key)).data).toEqual({ email, has_account: true });
  });

  test('is used up with its code, and the code with it', async () => {
    const [one, other] = [someone(), someone()];
    const [first, second] = [await mailed(one), await mailed(other)];
    await register(one, first.code);
    expect(reasonOf(await active(first.key))).toBe('link_expired');
    await register(other, second.key);
    expect(reasonOf(await register(other, second.code))).toBe('code_expired');
  });

  test('outlives the code’s ten minutes and its three tries, and ends after a day', async () => {
    const [early, late] = [someone(), someone()];
    const [first, second] = [await mailed(early), await mailed(late)];
    for (let tries = 0; tries < 4; tries += 1) await register(early, wrongOf(first.code));
    now += 11 * MINUTE;
    expect(reasonOf(await register(early, first.code))).toBe('code_expired');
    expect((await register(early, first.key)).code).toBe(1);
    now += 24 * HOUR - 11 * MINUTE;
    expect(reasonOf(await active(second.key))).toBe('link_expired');
    expect(reasonOf(await register(late, second.key))).toBe('link_expired');
  });

  test('opens no other address, and a made-up one nothing', async () => {
    const [mine, other] = [someone(), someone()];
    const { key } = await mailed(mine);
    expect(reasonOf(await register(other, key))).toBe('link_expired');
    expect(reasonOf(await active('x'.repeat(43)))).toBe('link_expired');
    expect((await active(key)).code).toBe(1);
  });

  test('makes a business too, and is stored nowhere', async () => {
    const email = someone();
    const { key } = await mailed(email);
    const { rows } = await inPlatform(app.services.database, ({ db }) =>
      db.execute(sql`SELECT c::text AS line FROM email_code c WHERE email = ${email}`),
    );
    expect(JSON.stringify(rows)).not.toContain(key);
    const form = { email, code: key, password: PASSWORD, re_password: PASSWORD, tenant_name: 'Kiosk' };
    expect((await app.call(user.registerTenant, form)).code).toBe(1);
  });
});

describe('an account without a business', () => {
  test('becomes one with its token, and goes on with it', async () => {
    const token = await account();
    expect(await toBusiness(token, { slug: 'minas-own' })).toMatchObject({ status: 200, code: 1, data: { token } });
    expect(await info(token)).toMatchObject({ tenant_slug: 'minas-own', tenant_name: 'Mina’s Café', role: null });
    expect((await app.call(visitor.session, { tenant: 'minas-own', locale: 'en-US' })).code).toBe(1);
  });

  test('becomes one business, by two calls at once', async () => {
    const token = await account();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((no) =>
        toBusiness(token, {
          slug: `race-${token
            .slice(0, 4)
            .toLowerCase()
            .replaceAll(/[^a-z0-9]/g, 'x')}-${no}`,
        }),
      ),
    );
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(answers.filter((answer) => reasonOf(answer) === 'already_business')).toHaveLength(3);
  });

  test('is refused a second one, a taken name, and no token', async () => {
    const { token } = await app.signUp({ slug: 'taken-name' });
    expect(await toBusiness(token)).toMatchObject({ status: 409, code: 20007, data: { reason: 'already_business' } });
    expect(reasonOf(await toBusiness(await account(), { slug: 'taken-name' }))).toBe('slug_taken');
    for (const none of [undefined, 'x'.repeat(43)]) expect(await toBusiness(none)).toMatchObject({ status: 401, code: -1 });
  });

  test('is refused while it is banned', async () => {
    const token = await account();
    const { id } = await info(token);
    await app.services.database.pool.query(`UPDATE app_user SET status = 'banned' WHERE id = $1`, [id]);
    expect(await toBusiness(token)).toMatchObject({ status: 200, code: 20024 });
  });
});

describe('a new business', () => {
  async function stored(over: Partial<Business>) {
    const token = await account();
    expect(await toBusiness(token, over)).toMatchObject({ code: 1 });
    const { tenant_id: id, tenant_slug: slug } = await info(token);
    const { rows } = await inPlatform(app.services.database, ({ db }) =>
      db.execute(sql`SELECT country, timezone, locales, default_locale, industry FROM tenant WHERE id = ${id}`),
    );
    return { row: rows[0], slug: slug ?? '' };
  }

  test('keeps country, zone, languages and trade', async () => {
    const { row } = await stored({ country: 'jp', timezone: 'Asia/Seoul', locales: ['ja-JP', 'en-US'], industry: 'food' });
    expect(row).toEqual({ country: 'JP', timezone: 'Asia/Seoul', locales: ['ja-JP', 'en-US'], default_locale: 'ja-JP', industry: 'food' });
  });

  test.each([
    [{ country: 'JP' }, 'Asia/Tokyo'],
    [{ country: 'US' }, 'America/New_York'],
    [{ country: 'SG', locales: ['zh-CN'] }, 'Asia/Singapore'],
    [{ country: 'XX', locales: ['zh-HK'] }, 'Asia/Hong_Kong'],
    [{ locales: ['zh-CN'] }, 'Asia/Shanghai'],
    [{}, 'UTC'],
  ] as [Partial<Business>, string][])('with %j counts its days in %s', async (over, timezone) => {
    expect((await stored(over)).row).toMatchObject({ timezone });
  });

  test('speaks its first language where nobody asks for another', async () => {
    const { slug, row } = await stored({ locales: ['ja-JP', 'ja-JP', 'zh-HK'] });
    expect(row).toMatchObject({ locales: ['ja-JP', 'zh-HK'], default_locale: 'ja-JP' });
    expect((await app.call(tenant.profile, { tenant: slug, locale: 'ja-JP' })).data.welcome).toMatch(/[ぁ-ん]/);
  });

  test.each([
    [{ country: 'Japan' }, 'country'],
    [{ timezone: 'Mars/Olympus' }, 'timezone'],
    [{ timezone: '+08:00' }, 'timezone'],
    [{ locales: [] }, 'locales'],
    [{ industry: 'spying' as 'food' }, 'industry'],
  ] as [Partial<Business>, string][])('with %j is refused beside that field', async (over, path) => {
    expect(await toBusiness(await account(), over)).toMatchObject({ status: 400, data: { reason: 'invalid_request', fields: [{ path }] } });
  });

  test('with half of a person is refused beside what is missing', async () => {
    const { status, data } = await toBusiness(undefined, { email: someone(), password: PASSWORD });
    expect(status).toBe(400);
    const { fields } = data as unknown as { fields: { path: string; message: string }[] };
    expect(fields).toEqual([
      { path: 're_password', message: 'Fill this in.' },
      { path: 'code', message: 'Fill this in.' },
    ]);
  });
});
