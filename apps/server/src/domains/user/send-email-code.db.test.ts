import { EMAIL_TYPES, user } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inPlatform } from '#/database/transaction.ts';
import { listMails } from '#/domains/mail/list-mails.ts';
import { openTestApp, type TestApp } from '#test/open-test-app.ts';

let app: TestApp;
let now = Date.UTC(2026, 5, 1, 9);
beforeAll(async () => {
  app = await openTestApp({ now: () => now, config: { trustProxy: true } });
});
afterAll(() => app.close());

const send = (email: string, email_type: (typeof EMAIL_TYPES)[number] = 'register') => app.call(user.sendEmailCode, { email, email_type });

describe('asking for a code', () => {
  test('sends one mail with six digits in it', async () => {
    expect(await send('mina@shop.example')).toMatchObject({ status: 200, code: 1, data: { resend_after: 60, expires_in: 600 } });
    const mails = await listMails(app.services, 'mina@shop.example');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: 'mina@shop.example', code: expect.stringMatching(/^\d{6}$/), sent_at: now });
    expect(mails[0]?.subject).toContain(mails[0]?.code);
    expect(mails[0]?.text).toContain(mails[0]?.code);
  });

  test('again within a minute is refused with the seconds left, and sends nothing', async () => {
    await send('nori@shop.example');
    now += 17_500;
    const { status, data, response } = await send('nori@shop.example');
    expect(status).toBe(429);
    expect(data).toMatchObject({ reason: 'throttled', retry_after: 43 });
    expect(response.headers.get('retry-after')).toBe('43');
    expect(await listMails(app.services, 'nori@shop.example')).toHaveLength(1);
    now += 42_500;
    expect((await send('nori@shop.example')).code).toBe(1);
  });

  test('is counted by address and purpose, whatever the case of the letters', async () => {
    await send('umi@shop.example');
    expect((await send(' UMI@Shop.Example ')).status).toBe(429);
    expect((await send('umi@shop.example', 'reset_pwd')).code).toBe(1);
    expect((await send('umi2@shop.example')).code).toBe(1);
  });

  test('ten times at once sends one', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('hina@shop.example')));
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(await listMails(app.services, 'hina@shop.example')).toHaveLength(1);
  });

  test('more than five times an hour from one network is refused until the first is an hour old; other networks may', async () => {
    const start = now;
    const from = (ip: string) => app.call(user.sendEmailCode, { email: 'ryo@shop.example', email_type: 'register' }, { ip });
    for (let no = 0; no < 5; no += 1) {
      expect((await from(`203.0.113.${no}`)).code).toBe(1);
      now += 60_000;
    }
    expect(await from('203.0.113.77')).toMatchObject({ status: 429, data: { reason: 'throttled', retry_after: 55 * 60 } });
    expect((await from('198.51.100.7')).code).toBe(1);
    now = start + 3_600_000;
    expect((await from('203.0.113.77')).code).toBe(1);
  });

  test('more than twenty times a day is refused, from wherever, with and without an account', async () => {
    const { email } = await app.signUp();
    for (const address of [email, 'nobody-at-all@shop.example']) {
      const from = (ip: string) => app.call(user.sendEmailCode, { email: address, email_type: 'reset_pwd' }, { ip });
      for (let no = 0; no < 20; no += 1) {
        expect((await from(`10.0.${no}.1`)).code).toBe(1);
        now += 60_000;
      }
      expect(await from('10.1.0.1')).toMatchObject({ status: 429, data: { reason: 'throttled', retry_after: 86_400 - 20 * 60 } });
      expect(await listMails(app.services, address)).toHaveLength(address === email ? 20 : 0);
    }
  });

  test.each(EMAIL_TYPES)('for %s answers the same with and without an account', async (emailType) => {
    const { email } = await app.signUp();
    now += 60_000;
    const [known, unknown] = [await send(email, emailType), await send(`nobody-${emailType}@shop.example`, emailType)];
    expect({ ...known, response: undefined }).toEqual({ ...unknown, response: undefined });
    expect(known.code).toBe(1);
  });

  test('for a new password writes to nobody without an account', async () => {
    await send('stranger@shop.example', 'reset_pwd');
    expect(await listMails(app.services, 'stranger@shop.example')).toEqual([]);
  });

  test.each([
    '',
    'nobody',
    'a@b',
    'a b@shop.example',
    'a@shop.example, b@shop.example',
    `${'x'.repeat(250)}@shop.example`,
    'a@shop.example\nBcc: b@shop.example',
  ])('with %j as address is refused', async (email) => {
    expect(await send(email)).toMatchObject({ status: 400, data: { reason: 'invalid_request', fields: [{ path: 'email' }] } });
  });

  test('keeps no code that can be read', async () => {
    await send('kai@shop.example');
    const code = (await listMails(app.services, 'kai@shop.example'))[0]?.code ?? '';
    const { rows } = await inPlatform(app.services.database, ({ db }) =>
      db.execute(sql`SELECT c::text AS line FROM email_code c WHERE email = 'kai@shop.example'`),
    );
    expect((rows[0] as { line: string }).line).not.toContain(code);
  });
});

test.each([
  ['en-US', ' is your Lobby code', 'Your code to sign up for Lobby'],
  ['zh-CN', '是您的 Lobby 验证码', '10 分钟内有效'],
  ['zh-HK', '是你的 Lobby 驗證碼', '10 分鐘內有效'],
  ['ja-JP', 'Lobbyの確認コード', '10分'],
] as const)('the mail is in %s', async (locale, subject, text) => {
  const email = `${locale.toLowerCase()}@shop.example`;
  await app.call(user.sendEmailCode, { email, email_type: 'register' }, { locale });
  const mail = (await listMails(app.services, email))[0];
  expect(mail?.subject).toContain(subject);
  expect(mail?.text).toContain(text);
});
