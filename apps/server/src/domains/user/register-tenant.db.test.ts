import { user, visitor, type RequestInput } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inPlatform, inTenant } from '#/database/transaction.ts';
import { listMails } from '#/domains/mail/list-mails.ts';
import { openTestApp, type TestApp } from '#test/open-test-app.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

let app: TestApp;
let now = Date.UTC(2026, 5, 1, 9);
beforeAll(async () => {
  app = await openTestApp({ now: () => now });
});
afterAll(() => app.close());

let people = 0;
const someone = () => `person-${(people += 1)}@shop.example`;

async function sendCode(email: string): Promise<string> {
  expect(await app.call(user.sendEmailCode, { email, email_type: 'register' })).toMatchObject({ code: 1 });
  return (await listMails(app.services, email))[0]?.code ?? '';
}

type Form = RequestInput<typeof user.registerTenant>;
const form = (email: string, code: string, over: Partial<Form> = {}): Form => ({
  email,
  code,
  password: 'otter-7-kiosk',
  re_password: 'otter-7-kiosk',
  tenant_name: 'Mina’s Café',
  ...over,
});
const register = (email: string, code: string, over: Partial<Form> = {}) => app.call(user.registerTenant, form(email, code, over));
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('registering a business', () => {
  test('makes the user an admin of a business on a trial of 14 days, signed in, with a bot', async () => {
    const email = someone();
    const { code, data } = await register(email, await sendCode(email), { slug: 'minas-place', name: 'Mina' });
    expect(code).toBe(1);
    const info = await app.call(user.info, {}, { token: data.token });
    expect(info.data).toMatchObject({
      email,
      name: 'Mina',
      role: null,
      tenant_slug: 'minas-place',
      tenant_name: 'Mina’s Café',
      locale: 'en-US',
      created_at: now,
      server_time: now,
    });
    const stored = await inTenant(
      app.services.database,
      info.data.tenant_id,
      async ({ db }) =>
        (
          await db.execute(
            sql`SELECT set_meal_id, epoch_ms(start_time) AS start_time, epoch_ms(end_time) AS end_time, amount::float FROM subscription`,
          )
        ).rows,
    );
    expect(stored).toEqual([{ set_meal_id: 1, start_time: now, end_time: now + 14 * DAY, amount: 0 }]);
    const chat = await app.call(visitor.session, { tenant: 'minas-place', locale: 'ja-JP' });
    expect(chat.data.bot.welcome).not.toBe('');
  });

  test('names the user after the address, and the business’s address after its name, when neither is given', async () => {
    const email = someone();
    const { data } = await register(email, await sendCode(email), { tenant_name: 'Nori & Sons' });
    const info = await app.call(user.info, {}, { token: data.token });
    expect(info.data).toMatchObject({ name: email.split('@')[0], tenant_slug: 'nori-sons' });
  });

  test('finds another address when the name’s own is taken', async () => {
    const email = someone();
    const { data } = await register(email, await sendCode(email), { tenant_name: 'Nori & Sons' });
    const info = await app.call(user.info, {}, { token: data.token });
    expect(info.data.tenant_slug).toMatch(/^nori-sons-[0-9a-f]{4}$/);
  });

  test('makes an address up for a name that cannot stand in one, and counts days in the zone of the language', async () => {
    const email = someone();
    const { data } = await app.call(user.registerTenant, form(email, await sendCode(email), { tenant_name: '香港茶餐廳' }), {
      locale: 'zh-HK',
    });
    const info = await app.call(user.info, {}, { token: data.token });
    expect(info.data.tenant_slug).toMatch(/^lobby-[0-9a-f]{8}$/);
    expect(info.data.locale).toBe('zh-HK');
    const { rows } = await inPlatform(app.services.database, ({ db }) =>
      db.execute(sql`SELECT timezone, default_locale FROM tenant WHERE id = ${info.data.tenant_id}`),
    );
    expect(rows).toEqual([{ timezone: 'Asia/Hong_Kong', default_locale: 'zh-HK' }]);
  });

  test.each([
    ['a taken address', 'minas-place', 'slug_taken'],
    ['an address that is Lobby’s own', 'dashboard', 'slug_taken'],
  ])('with %s is refused, and the code stays good for another', async (_, slug, reason) => {
    const email = someone();
    const code = await sendCode(email);
    expect(await register(email, code, { slug })).toMatchObject({ status: 409, data: { reason } });
    expect(await register(email, code, { slug: `${slug}-two` })).toMatchObject({ code: 1 });
  });

  test('with an address that has an account is told so only to who has the code', async () => {
    const email = someone();
    await register(email, await sendCode(email));
    now += MINUTE;
    const code = await sendCode(email);
    expect((await register(email, wrongOf(code))).data).toMatchObject({ reason: 'wrong_code' });
    expect(await register(email, code)).toMatchObject({ status: 409, data: { reason: 'email_taken' } });
  });

  test('stores nothing of a registration that fails', async () => {
    const count = () =>
      inPlatform(
        app.services.database,
        async ({ db }) =>
          (
            await db.execute(
              sql`SELECT (SELECT count(*) FROM app_user) AS users, (SELECT count(*) FROM tenant) AS tenants, (SELECT count(*) FROM login_session) AS sessions`,
            )
          ).rows,
      );
    const email = someone();
    const code = await sendCode(email);
    const before = await count();
    await register(email, code, { slug: 'minas-place' });
    expect(await count()).toEqual(before);
  });

  test('twice at once with one code makes one business', async () => {
    const email = someone();
    const code = await sendCode(email);
    const answers = await Promise.all([register(email, code), register(email, code), register(email, code)]);
    expect(answers.map(({ code }) => code).filter((code) => code === 1)).toHaveLength(1);
    expect(
      answers.filter(({ code }) => code !== 1).every(({ data }) => (data as unknown as { reason: string }).reason === 'code_expired'),
    ).toBe(true);
  });

  test.each([
    ['a password of five characters', { password: 'abcd1', re_password: 'abcd1' }, 'password'],
    ['a password of nineteen', { password: 'a23456789012345678x', re_password: 'a23456789012345678x' }, 'password'],
    ['a password without a digit', { password: 'secrets', re_password: 'secrets' }, 'password'],
    ['a password without a letter', { password: '1234567', re_password: '1234567' }, 'password'],
    ['a password with a space', { password: 'secret 1', re_password: 'secret 1' }, 'password'],
    ['two different passwords', { re_password: 'otter-8-kiosk' }, 're_password'],
    ['a code of five digits', { code: '12345' }, 'code'],
    ['a name of spaces', { tenant_name: '   ' }, 'tenant_name'],
    ['a name of 81 characters', { tenant_name: 'x'.repeat(81) }, 'tenant_name'],
    ['no address at all', { email: 'nobody' }, 'email'],
    ['an address name with a space', { slug: 'my shop' }, 'slug'],
    ['an address name of digits only', { slug: '12345' }, 'slug'],
  ])('with %s is refused beside that field', async (_, over, path) => {
    const { status, data } = await register(someone(), '123456', over);
    expect(status).toBe(400);
    expect(data).toMatchObject({ reason: 'invalid_request', fields: [{ path }] });
  });

  test('takes no role, tenant or plan from the form', async () => {
    const email = someone();
    const extra = { role: 'viewer', tenant_id: 1, set_meal_id: 3, end_time: now * 2, status: 'banned' };
    const { data } = await register(email, await sendCode(email), extra as Partial<Form>);
    const info = await app.call(user.info, {}, { token: data.token });
    expect(info.data.role).toBeNull();
    expect(info.data.tenant_id).not.toBe(1);
  });
});

describe('a code', () => {
  test('opens one door once', async () => {
    const email = someone();
    const code = await sendCode(email);
    expect((await register(email, code)).code).toBe(1);
    expect(await register(email, code)).toMatchObject({ status: 400, data: { reason: 'code_expired' } });
  });

  test('lives ten minutes', async () => {
    const [early, late] = [someone(), someone()];
    const [first, second] = [await sendCode(early), await sendCode(late)];
    now += 10 * MINUTE - 1;
    expect((await register(early, first)).code).toBe(1);
    now += 1;
    expect((await register(late, second)).data).toMatchObject({ reason: 'code_expired' });
  });

  test('is dead after three wrong entries, even when the fourth is right', async () => {
    const email = someone();
    const code = await sendCode(email);
    for (let tries = 0; tries < 3; tries += 1) expect((await register(email, wrongOf(code))).data).toMatchObject({ reason: 'wrong_code' });
    expect((await register(email, code)).data).toMatchObject({ reason: 'code_expired' });
  });

  test('is dead after three wrong entries that are sent at once', async () => {
    const email = someone();
    const code = await sendCode(email);
    const answers = await Promise.all(Array.from({ length: 12 }, () => register(email, wrongOf(code))));
    expect(answers.filter(({ data }) => (data as unknown as { reason: string }).reason === 'wrong_code')).toHaveLength(3);
  });

  test('is replaced by the next one', async () => {
    const email = someone();
    const first = await sendCode(email);
    now += MINUTE;
    const second = await sendCode(email);
    // Once in a million times the two are the same.
    const old = first === second ? wrongOf(second) : first;
    expect((await register(email, old)).data).toMatchObject({ reason: 'wrong_code' });
    expect((await register(email, second)).code).toBe(1);
  });

  test('of another address is wrong', async () => {
    const [mine, other] = [someone(), someone()];
    const code = await sendCode(mine);
    await sendCode(other);
    const own = (await listMails(app.services, other))[0]?.code ?? '';
    expect((await register(other, code === own ? wrongOf(own) : code)).data).toMatchObject({ reason: 'wrong_code' });
    expect((await register(someone(), code)).data).toMatchObject({ reason: 'wrong_code' });
  });
});

test.each([
  ['en-US', 'This code isn’t correct. Check the latest email.'],
  ['zh-CN', '验证码不正确，请查看最新的邮件。'],
  ['zh-HK', '驗證碼不正確，請查看最新的電郵。'],
  ['ja-JP', 'コードが正しくありません。最新のメールをご確認ください。'],
] as const)('a wrong code is explained in %s', async (locale, msg) => {
  const answer = await app.call(user.registerTenant, form(someone(), '000000'), { locale });
  expect(answer.code).toBe(20002);
  expect(answer.msg).toBe(msg);
});
