import { pay, user } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inPlatform } from '#/database/transaction.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

let app: TestApp;
let now = Date.UTC(2026, 5, 1, 9);
beforeAll(async () => {
  app = await openTestApp({ now: () => now, hashesFully: true });
});
afterAll(() => app.close());

const login = (email: string, password: string) => app.call(user.login, { email, password });
const info = (token: string | undefined) => app.call(user.info, {}, { token });
const reasonOf = ({ data }: { data: unknown }) => (data as { reason?: string }).reason;

function setStatus({ userId }: SignedUp, status: string): Promise<unknown> {
  return inPlatform(app.services.database, ({ db }) => db.execute(sql`UPDATE app_user SET status = ${status} WHERE id = ${userId}`));
}

describe('signing in', () => {
  test('with the right password gives a token of its own', async () => {
    const { email, password, token, userId } = await app.signUp();
    const { status, code, data } = await login(` ${email.toUpperCase()} `, password);
    expect({ status, code }).toEqual({ status: 200, code: 1 });
    expect(data.token).toMatch(/^[\w-]{43}$/);
    expect(data.token).not.toBe(token);
    expect((await info(data.token)).data.id).toBe(userId);
    expect((await info(token)).data.id).toBe(userId);
  });

  test('answers the same for a wrong password and an unknown address', async () => {
    const { email } = await app.signUp();
    const [wrong, unknown] = [await login(email, 'wrong123'), await login('nobody@shop.example', 'wrong123')];
    expect(wrong).toMatchObject({ status: 400, code: 20001, data: { reason: 'wrong_credentials' } });
    expect({ ...unknown, response: undefined }).toEqual({ ...wrong, response: undefined });
  });

  test('hashes once for an unknown address too, so that time tells nothing', async () => {
    const { email } = await app.signUp();
    const { passwords } = app.services;
    const verified: string[] = [];
    app.services.passwords = {
      ...passwords,
      verify(password, hash) {
        verified.push(hash.split('$').slice(0, 4).join('$'));
        return passwords.verify(password, hash);
      },
    };
    await login(email, 'wrong123');
    await login('nobody@shop.example', 'wrong123');
    app.services.passwords = passwords;
    expect(verified).toEqual(['$argon2id$v=19$m=19456,t=2,p=1', '$argon2id$v=19$m=19456,t=2,p=1']);
  });

  test('as a banned user is refused, and only the right password tells so', async () => {
    const banned = await app.signUp();
    await setStatus(banned, 'banned');
    expect(await login(banned.email, banned.password)).toMatchObject({ status: 200, code: 20024, data: { reason: 'banned' } });
    expect(reasonOf(await login(banned.email, 'wrong123'))).toBe('wrong_credentials');
  });
});

describe('a token', () => {
  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['made up', 'x'.repeat(43)],
    ['too long', 'x'.repeat(44)],
    ['a visitor’s', `v1.${'x'.repeat(43)}`],
    ['an injection', "' OR 1=1 --"],
  ])('that is %s signs nobody in', async (_, token) => {
    expect(await info(token)).toMatchObject({ status: 401, code: -1, data: { reason: 'signed_out' } });
  });

  test('lives thirty days after its last use', async () => {
    const [used, unused] = [await app.signUp(), await app.signUp()];
    now += 29 * DAY;
    expect((await info(used.token)).code).toBe(1);
    now += DAY;
    expect((await info(used.token)).code).toBe(1);
    expect((await info(unused.token)).code).toBe(-1);
    now += 30 * DAY;
    expect((await info(used.token)).code).toBe(-1);
  });

  test('of a user who is banned is refused from the next call on', async () => {
    const banned = await app.signUp();
    await setStatus(banned, 'banned');
    expect(await info(banned.token)).toMatchObject({ status: 200, code: 20024 });
    await setStatus(banned, 'active');
    expect((await info(banned.token)).code).toBe(1);
  });

  test('is stored nowhere', async () => {
    const { token, userId } = await app.signUp();
    const { rows } = await inPlatform(app.services.database, ({ db }) =>
      db.execute(sql`SELECT s::text AS line, token_hash FROM login_session s WHERE user_id = ${userId}`),
    );
    expect((rows[0] as { line: string }).line).not.toContain(token);
    expect((rows[0] as { token_hash: Buffer }).token_hash).toHaveLength(32);
  });

  test('in use is written down at most once a minute', async () => {
    const { token, userId } = await app.signUp();
    const lastSeen = async () => {
      const { rows } = await inPlatform(app.services.database, ({ db }) =>
        db.execute(sql`SELECT epoch_ms(last_seen_at) AS at FROM login_session WHERE user_id = ${userId}`),
      );
      return (rows[0] as { at: number }).at;
    };
    const start = now;
    now += MINUTE - 1;
    await info(token);
    expect(await lastSeen()).toBe(start);
    now += 1;
    await info(token);
    expect(await lastSeen()).toBe(now);
  });
});

describe('signing out', () => {
  test('ends this session and no other', async () => {
    const { email, password, token } = await app.signUp();
    const other = (await login(email, password)).data.token;
    expect(await app.call(user.logout, {}, { token })).toMatchObject({ status: 200, code: 1, data: {} });
    expect((await info(token)).code).toBe(-1);
    expect((await info(other)).code).toBe(1);
  });

  test('twice is answered as signed out', async () => {
    const { token } = await app.signUp();
    await app.call(user.logout, {}, { token });
    expect(await app.call(user.logout, {}, { token })).toMatchObject({ status: 401, code: -1 });
  });
});

test('an account without a business has tenant 0 and is refused what needs one', async () => {
  const { token, userId, tenantId } = await app.signUp();
  const { pool } = app.services.database;
  await pool.query('DELETE FROM tenant_member WHERE user_id = $1 AND tenant_id = $2', [userId, tenantId]);
  expect((await info(token)).data).toMatchObject({ tenant_id: 0, tenant_slug: null, tenant_name: null, role: null });
  expect(await app.call(pay.subscription, {}, { token })).toMatchObject({ status: 403, data: { reason: 'refused' } });
});

test.each([
  ['en-US', 'Wrong email or password.'],
  ['zh-CN', '邮箱或密码不正确。'],
  ['zh-HK', '電郵或密碼不正確。'],
  ['ja-JP', 'メールアドレスまたはパスワードが正しくありません。'],
] as const)('a wrong password is explained in %s', async (locale, msg) => {
  expect((await app.call(user.login, { email: 'nobody2@shop.example', password: 'wrong123' }, { locale })).msg).toBe(msg);
});
