import { user } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Audience } from '#/announcer.ts';
import { inPlatform } from '#/database/transaction.ts';
import { listMails } from '#/domains/mail/list-mails.ts';
import { openTestApp, type TestApp } from '#test/open-test-app.ts';
import { PATIENCE } from '#test/patience.ts';

const MINUTE = 60_000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const NEW = 'harbour-4-lamp';

let app: TestApp;
let now = Date.UTC(2026, 5, 1, 9);
const cut: Audience[] = [];
beforeAll(async () => {
  app = await openTestApp({ now: () => now, config: { trustProxy: true }, disconnect: (audience) => cut.push(audience) });
});
afterAll(() => app.close());

const login = (email: string, password: string) => app.call(user.login, { email, password });
const reasonOf = ({ data }: { data: unknown }) => (data as { reason?: string }).reason;
const check = (email: string, code: string) => app.call(user.checkEmailCode, { email, email_type: 'reset_pwd', code });
const reset = (key: string, password = NEW) => app.call(user.resetPassword, { key, password });
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function sendCode(email: string): Promise<string> {
  now += MINUTE;
  await app.call(user.sendEmailCode, { email, email_type: 'reset_pwd' });
  return app.latestCode(email);
}

async function keyFor(email: string): Promise<string> {
  return (await check(email, await sendCode(email))).data.token;
}

describe('a code of “forgot password”', () => {
  test('is exchanged for a key once', async () => {
    const { email } = await app.signUp();
    const code = await sendCode(email);
    const { status, data } = await check(email, code);
    expect({ status, token: data.token }).toEqual({ status: 200, token: expect.stringMatching(/^[\w-]{43}$/) });
    expect(reasonOf(await check(email, code))).toBe('code_expired');
  });

  test('is exchanged once, by ten at once', async () => {
    const { email } = await app.signUp();
    const code = await sendCode(email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => check(email, code)));
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(new Set(answers.filter(({ code }) => code !== 1).map(reasonOf))).toEqual(new Set(['code_expired']));
  });

  test('is dead after three wrong entries, at once or one by one', async () => {
    const { email } = await app.signUp();
    const code = await sendCode(email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => check(email, wrongOf(code))));
    expect(answers.map(reasonOf).filter((reason) => reason === 'wrong_code')).toHaveLength(3);
    expect(reasonOf(await check(email, code))).toBe('code_expired');
  });

  describe('is the owner’s, whatever strangers do:', () => {
    const from = (ip: string) => ({
      send: (email: string) => app.call(user.sendEmailCode, { email, email_type: 'reset_pwd' }, { ip }),
      check: (email: string, code: string) => app.call(user.checkEmailCode, { email, email_type: 'reset_pwd', code }, { ip }),
    });
    const [owner, stranger] = [from('198.51.100.7'), from('203.0.113.9')];
    async function asked() {
      now += MINUTE;
      const { email } = await app.signUp();
      await owner.send(email);
      return { email, code: await app.latestCode(email) };
    }

    test('three wrong entries of one network leave it good', async () => {
      const { email, code } = await asked();
      for (let no = 0; no < 5; no += 1) await stranger.check(email, wrongOf(code));
      expect(reasonOf(await stranger.check(email, code))).toBe('code_expired');
      expect((await owner.check(email, code)).code).toBe(1);
    });

    test('so do those of many networks, which together have nine', async () => {
      const { email, code } = await asked();
      const reasons: (string | undefined)[] = [];
      for (let no = 0; no < 12; no += 1) reasons.push(reasonOf(await from(`192.0.${no}.1`).check(email, wrongOf(code))));
      expect(reasons.filter((reason) => reason === 'wrong_code')).toHaveLength(9);
      expect(reasonOf(await from('192.0.99.1').check(email, code))).toBe('code_expired');
      expect((await owner.check(email, code)).code).toBe(1);
    });

    test('a code that a stranger asks for does not end it', async () => {
      const { email, code } = await asked();
      now += MINUTE;
      expect((await stranger.send(email)).code).toBe(1);
      expect((await owner.check(email, code)).code).toBe(1);
    });

    test('it is good on the telephone where the mail is read', async () => {
      const { email, code } = await asked();
      expect((await stranger.check(email, code)).code).toBe(1);
    });

    test('who has signed in from there gets one when strangers have asked for all of a day', async () => {
      now += MINUTE;
      const { email, password } = await app.signUp();
      await app.call(user.login, { email, password }, { ip: '198.51.100.7' });
      for (let no = 0; no < 25; no += 1) await from(`192.0.${no}.1`).send(email);
      expect((await from('192.0.99.1').send(email)).status).toBe(429);
      expect((await owner.send(email)).code).toBe(1);
    });
  });

  test('of a sign-up resets nothing', async () => {
    const email = 'new@shop.example';
    await app.call(user.sendEmailCode, { email, email_type: 'register' });
    expect(reasonOf(await check(email, await app.latestCode(email)))).toBe('wrong_code');
  });

  test('is answered the same for an address without an account', async () => {
    const { email } = await app.signUp();
    const ghost = 'ghost@shop.example';
    await app.call(user.sendEmailCode, { email: ghost, email_type: 'reset_pwd' });
    const code = await sendCode(email);
    const answers = async (address: string) => {
      const tries = [];
      for (let no = 0; no < 4; no += 1) tries.push({ ...(await check(address, wrongOf(code))), response: undefined });
      return tries;
    };
    expect(await answers(ghost)).toEqual(await answers(email));
  });

  test('is in the mail with the place to enter it, and no link that opens the account', async () => {
    const { email } = await app.signUp();
    const code = await sendCode(email);
    const [mail] = await listMails(app.services, email);
    expect(mail?.text).toContain(code);
    expect(mail?.text.match(/https?:\S+/g)).toEqual(['http://localhost:3000/auth/reset-password']);
  });
});

describe('resetting the password', () => {
  test('makes the new one good and the old one wrong', async () => {
    const { email, password } = await app.signUp();
    expect(await reset(await keyFor(email))).toMatchObject({ status: 200, code: 1, data: {} });
    expect((await login(email, NEW)).code).toBe(1);
    expect(reasonOf(await login(email, password))).toBe('wrong_credentials');
  });

  test('ends every session, its live connections too', async () => {
    const { email, password, token } = await app.signUp();
    const other = (await login(email, password)).data.token;
    const sessions = (await app.call(user.sessions, {}, { token })).data.items.map(({ id }) => id);
    const key = await keyFor(email);
    cut.length = 0;
    await reset(key);
    for (const ended of [token, other]) expect(await app.call(user.info, {}, { token: ended })).toMatchObject({ status: 401, code: -1 });
    expect(cut.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))).toEqual(
      sessions.toSorted().map((sessionId) => ({ sessionId })),
    );
  });

  test('tells the owner by mail when and from which device, in the owner’s language and zone', async () => {
    const { email } = await app.signUp({ locale: 'ja-JP' });
    now = Date.UTC(2026, 5, 2, 3, 4);
    const key = await keyFor(email);
    await app.call(user.resetPassword, { key, password: NEW }, { ip: '203.0.113.7', userAgent: FIREFOX });
    const [mail] = await listMails(app.services, email);
    expect(mail?.subject).toBe('Lobbyのパスワードが変更されました');
    for (const part of ['2026年6月2日 12:05', 'LinuxのFirefox', '203.0.113.7', email]) expect(mail?.text).toContain(part);
    expect(mail?.code).toBeNull();
  });

  test('gives a password to an account that had none', async () => {
    const { email, token, userId } = await app.signUp();
    await app.services.database.pool.query('UPDATE app_user SET password_hash = NULL WHERE id = $1', [userId]);
    expect((await app.call(user.info, {}, { token })).data.has_password).toBe(false);
    expect(reasonOf(await login(email, NEW))).toBe('wrong_credentials');
    await reset(await keyFor(email));
    const again = await login(email, NEW);
    expect((await app.call(user.info, {}, { token: again.data.token })).data.has_password).toBe(true);
  });

  test('with a weak password is refused, and the key stays good for another', async () => {
    const { email } = await app.signUp({ tenantName: 'Harbour Lamps', email: 'jetty.keeper@shop.example' });
    const key = await keyFor(email);
    for (const weak of ['password1', 'Harbourlamps1', 'Jettykeeper7'])
      expect(await reset(key, weak)).toMatchObject({ status: 400, code: 20011, data: { reason: 'weak_password' } });
    expect((await reset(key)).code).toBe(1);
  });
});

describe('a key', () => {
  test('sets a password once, by five at once', async () => {
    const { email } = await app.signUp();
    const key = await keyFor(email);
    const answers = await Promise.all(Array.from({ length: 5 }, (_, no) => reset(key, `harbour-${no}-lamp`)));
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(answers.filter((answer) => reasonOf(answer) === 'link_expired')).toHaveLength(4);
  });

  test('lives ten minutes', async () => {
    const [early, late] = [await app.signUp(), await app.signUp()];
    const keys = [await keyFor(early.email), await keyFor(late.email)];
    now += 9 * MINUTE - 1;
    expect((await reset(keys[0] ?? '')).code).toBe(1);
    now += MINUTE + 1;
    expect(reasonOf(await reset(keys[1] ?? ''))).toBe('link_expired');
  });

  test('ends when another one has set the password', async () => {
    const { email } = await app.signUp();
    const [first, second] = [await keyFor(email), await keyFor(email)];
    expect((await reset(second)).code).toBe(1);
    expect(reasonOf(await reset(first))).toBe('link_expired');
  });

  test.each(['x'.repeat(43), 'A'.repeat(43)])('that is made up, %s, sets nothing', async (key) => {
    expect(await reset(key)).toMatchObject({ status: 400, code: 20010, data: { reason: 'link_expired' } });
  });

  test('is stored nowhere', async () => {
    const { email } = await app.signUp();
    const key = await keyFor(email);
    const { rows } = await inPlatform(app.services.database, ({ db }) => db.execute(sql`SELECT k::text AS line FROM reset_key k`));
    expect(rows.map((row) => row['line']).join('\n')).not.toContain(key);
  });
});

test('a sign-in with the old password that is under way when it changes opens no session', async () => {
  const { email, password, userId } = await app.signUp();
  const key = await keyFor(email);
  const { passwords } = app.services;
  const [reached, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  app.services.passwords = {
    ...passwords,
    async verify(tried, hash) {
      const isRight = await passwords.verify(tried, hash);
      reached.resolve();
      await goOn.promise;
      return isRight;
    },
  };
  const late = login(email, password);
  await reached.promise;
  await reset(key);
  goOn.resolve();
  expect(reasonOf(await late)).toBe('wrong_credentials');
  app.services.passwords = passwords;
  const open = () =>
    inPlatform(app.services.database, async ({ db }) => {
      const { rows } = await db.execute(sql`SELECT 1 FROM login_session WHERE user_id = ${userId} AND revoked_at IS NULL`);
      return rows.length;
    });
  await vi.waitFor(async () => expect(await open()).toBe(0), PATIENCE);
});
