import { user } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inPlatform } from '#/database/transaction.ts';
import { openTestApp, type CallOptions, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { codeAt } from './totp.ts';

const SECOND = 1_000;
const STEP = 30 * SECOND;

let app: TestApp;
let now = Date.UTC(2026, 5, 1, 9);
beforeAll(async () => {
  app = await openTestApp({ now: () => now, config: { trustProxy: true } });
});
afterAll(() => app.close());
// Each test begins on a step that no other has used.
beforeEach(() => {
  now += 100 * STEP;
});

const reasonOf = ({ data }: { data: unknown }) => (data as { reason?: string }).reason;
const fromBase32 = (text: string) =>
  Buffer.from(
    (
      Array.from(text, (key) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(key).toString(2).padStart(5, '0'))
        .join('')
        .match(/.{8}/g) ?? []
    ).map((byte) => Number.parseInt(byte, 2)),
  );
/** What the authenticator app shows, some steps from now. */
const shown = (secret: string, away = 0) => codeAt(fromBase32(secret), Math.floor(now / STEP) + away);

const login = ({ email, password }: SignedUp, code?: string, from: CallOptions = {}) =>
  app.call(user.login, { email, password, ...(code === undefined ? {} : { two_step_code: code }) }, from);
const begin = ({ token, password }: SignedUp) => app.call(user.beginTwoStep, { password }, { token });
const enable = ({ token }: SignedUp, code: string) => app.call(user.enableTwoStep, { code }, { token });
const state = async ({ token }: SignedUp) => (await app.call(user.twoStep, {}, { token })).data;

async function withTwoStep(): Promise<{ owner: SignedUp; secret: string; recovery: string[] }> {
  const owner = await app.signUp();
  const { secret } = (await begin(owner)).data;
  const recovery = (await enable(owner, shown(secret))).data.recovery_codes;
  now += 2 * STEP;
  return { owner, secret, recovery };
}

describe('turning two-step codes on', () => {
  test('changes nothing until a first code was entered', async () => {
    const owner = await app.signUp();
    const { data } = await begin(owner);
    expect(data.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(data.uri).toContain(`secret=${data.secret}`);
    expect(await state(owner)).toEqual({ enabled: false, recovery_codes_left: 0 });
    expect((await login(owner)).code).toBe(1);
    const wrong = await enable(owner, shown(data.secret, 5));
    expect(wrong).toMatchObject({ status: 400, code: 20009, data: { reason: 'wrong_two_step' } });
    const { recovery_codes: codes } = (await enable(owner, ` ${shown(data.secret).replace(/^.../, '$& ')} `)).data;
    expect(codes).toHaveLength(10);
    expect(await state(owner)).toEqual({ enabled: true, recovery_codes_left: 10 });
    expect((await app.call(user.info, {}, { token: owner.token })).data.two_step).toBe(true);
  });

  test('needs the password, and a beginning; once on, it cannot begin again', async () => {
    const owner = await app.signUp();
    expect(reasonOf(await app.call(user.beginTwoStep, { password: 'wrong123' }, { token: owner.token }))).toBe('wrong_password');
    expect(await enable(owner, '123456')).toMatchObject({ status: 409, data: { reason: 'two_step_state' } });
    const { secret } = (await begin(owner)).data;
    await enable(owner, shown(secret));
    expect(reasonOf(await begin(owner))).toBe('two_step_state');
    expect(reasonOf(await enable(owner, shown(secret, 1)))).toBe('two_step_state');
  });

  test('takes the latest secret only', async () => {
    const owner = await app.signUp();
    const [first, second] = [(await begin(owner)).data.secret, (await begin(owner)).data.secret];
    expect(reasonOf(await enable(owner, shown(first)))).toBe('wrong_two_step');
    expect((await enable(owner, shown(second))).code).toBe(1);
  });

  test('twice at once happens once', async () => {
    const owner = await app.signUp();
    const { secret } = (await begin(owner)).data;
    const answers = await Promise.all([enable(owner, shown(secret)), enable(owner, shown(secret)), enable(owner, shown(secret, 1))]);
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(answers.filter((answer) => reasonOf(answer) === 'two_step_state')).toHaveLength(2);
    expect(await state(owner)).toEqual({ enabled: true, recovery_codes_left: 10 });
  });

  test('keeps neither secret nor recovery codes readable in the tables', async () => {
    const { owner, secret, recovery } = await withTwoStep();
    const { rows } = await inPlatform(app.services.database, ({ db }) =>
      db.execute(sql`SELECT encode(secret, 'escape') AS text, encode(secret, 'hex') AS hex FROM two_step WHERE user_id = ${owner.userId}
        UNION ALL SELECT encode(code_hash, 'escape'), encode(code_hash, 'hex') FROM recovery_code WHERE user_id = ${owner.userId}`),
    );
    const stored = JSON.stringify(rows);
    expect(rows).toHaveLength(11);
    expect(stored).not.toContain(fromBase32(secret).toString('hex'));
    expect(stored).not.toContain(fromBase32(secret).toString('base64').slice(0, 20));
    for (const code of recovery) expect(stored).not.toContain(Buffer.from(code.replace('-', '')).toString('hex'));
  });
});

describe('signing in with two-step codes on', () => {
  test('asks for the code after the right password only', async () => {
    const { owner, secret } = await withTwoStep();
    expect(await login(owner)).toMatchObject({ status: 400, code: 20008, data: { reason: 'two_step_required' } });
    expect(reasonOf(await login({ ...owner, password: 'wrong123' }))).toBe('wrong_credentials');
    expect(reasonOf(await login({ ...owner, password: 'wrong123' }, shown(secret)))).toBe('wrong_credentials');
    expect((await login(owner, shown(secret))).code).toBe(1);
  });

  test.each([
    [-2, 'wrong_two_step'],
    [-1, undefined],
    [0, undefined],
    [1, undefined],
    [2, 'wrong_two_step'],
  ])('with the code of %i steps away is answered %s', async (away, reason) => {
    const { owner, secret } = await withTwoStep();
    now += 3 * STEP;
    expect(reasonOf(await login(owner, shown(secret, away)))).toBe(reason);
  });

  test('takes no code twice, nor an earlier one after a later', async () => {
    const { owner, secret } = await withTwoStep();
    now += 3 * STEP;
    expect((await login(owner, shown(secret))).code).toBe(1);
    expect(reasonOf(await login(owner, shown(secret)))).toBe('wrong_two_step');
    expect(reasonOf(await login(owner, shown(secret, -1)))).toBe('wrong_two_step');
    expect((await login(owner, shown(secret, 1))).code).toBe(1);
  });

  test('takes one code once from eight who send it at once, from eight networks', async () => {
    const { owner, secret } = await withTwoStep();
    const code = shown(secret);
    const answers = await Promise.all(Array.from({ length: 8 }, (_, no) => login(owner, code, { ip: `192.0.${no}.1` })));
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(answers.filter((answer) => reasonOf(answer) === 'wrong_two_step')).toHaveLength(7);
  });

  test('takes each recovery code once, however it is typed, and no other’s', async () => {
    const [{ owner, recovery }, other] = [await withTwoStep(), await withTwoStep()];
    const [first = '', second = ''] = recovery;
    expect((await login(owner, first)).code).toBe(1);
    expect(reasonOf(await login(owner, first))).toBe('wrong_two_step');
    expect((await login(owner, ` ${second.toUpperCase().replace('-', ' ')} `)).code).toBe(1);
    expect((await state(owner)).recovery_codes_left).toBe(8);
    expect(reasonOf(await login(owner, other.recovery[0]))).toBe('wrong_two_step');
    const answers = await Promise.all(Array.from({ length: 6 }, (_, no) => login(owner, recovery[2], { ip: `192.0.${no}.1` })));
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
  });

  test('counts wrong codes into the wait, and a missing one not', async () => {
    const { owner, secret } = await withTwoStep();
    const from = { ip: '198.51.100.9' };
    for (let tries = 0; tries < 4; tries += 1) expect(reasonOf(await login(owner, shown(secret, 7), from))).toBe('wrong_two_step');
    for (let tries = 0; tries < 3; tries += 1) expect(reasonOf(await login(owner, undefined, from))).toBe('two_step_required');
    expect(reasonOf(await login(owner, shown(secret, 7), from))).toBe('wrong_two_step');
    expect(await login(owner, shown(secret), from)).toMatchObject({ status: 429, data: { reason: 'sign_in_locked', retry_after: 30 } });
    now += STEP;
    expect((await login(owner, shown(secret), from)).code).toBe(1);
  });

  test('is asked for after a password reset too', async () => {
    const { owner, secret } = await withTwoStep();
    const { email } = owner;
    await app.call(user.sendEmailCode, { email, email_type: 'reset_pwd' });
    const code = await app.latestCode(email);
    const { token: key } = (await app.call(user.checkEmailCode, { email, email_type: 'reset_pwd', code })).data;
    const password = 'harbour-4-lamp';
    await app.call(user.resetPassword, { key, password });
    expect(reasonOf(await login({ ...owner, password }))).toBe('two_step_required');
    expect((await login({ ...owner, password }, shown(secret))).code).toBe(1);
  });

  test('tells a banned user so, and asks for no code', async () => {
    const { owner } = await withTwoStep();
    await app.services.database.pool.query(`UPDATE app_user SET status = 'banned' WHERE id = $1`, [owner.userId]);
    expect(await login(owner)).toMatchObject({ status: 200, code: 20024 });
  });
});

describe('turning two-step codes off', () => {
  const disable = ({ token, password }: SignedUp, code: string) => app.call(user.disableTwoStep, { password, code }, { token });

  test('needs the password and a code, and then signing in asks for none', async () => {
    const { owner, secret } = await withTwoStep();
    expect(reasonOf(await disable({ ...owner, password: 'wrong123' }, shown(secret)))).toBe('wrong_password');
    expect(reasonOf(await disable(owner, shown(secret, 9)))).toBe('wrong_two_step');
    expect((await disable(owner, shown(secret))).code).toBe(1);
    expect(await state(owner)).toEqual({ enabled: false, recovery_codes_left: 0 });
    expect((await login(owner)).code).toBe(1);
    expect(await disable(owner, shown(secret, 1))).toMatchObject({ status: 409, data: { reason: 'two_step_state' } });
  });

  test('takes a recovery code, for who has lost the phone; earlier codes are worth nothing afterwards', async () => {
    const { owner, recovery } = await withTwoStep();
    expect((await disable(owner, recovery[0] ?? '')).code).toBe(1);
    const { secret } = (await begin(owner)).data;
    await enable(owner, shown(secret));
    expect(reasonOf(await login(owner, recovery[1]))).toBe('wrong_two_step');
  });
});

describe('new recovery codes', () => {
  const renew = ({ token, password }: SignedUp, code: string) => app.call(user.renewRecoveryCodes, { password, code }, { token });

  test('replace the earlier ones', async () => {
    const { owner, secret, recovery } = await withTwoStep();
    const { recovery_codes: codes } = (await renew(owner, shown(secret))).data;
    expect(codes).toHaveLength(10);
    expect(codes.filter((code) => recovery.includes(code))).toEqual([]);
    expect(reasonOf(await login(owner, recovery[0]))).toBe('wrong_two_step');
    expect((await login(owner, codes[0])).code).toBe(1);
    expect((await state(owner)).recovery_codes_left).toBe(9);
  });

  test('are refused with a wrong password, a wrong code, and where two-step codes are off', async () => {
    const { owner, secret } = await withTwoStep();
    expect(reasonOf(await renew({ ...owner, password: 'wrong123' }, shown(secret)))).toBe('wrong_password');
    expect(reasonOf(await renew(owner, shown(secret, 9)))).toBe('wrong_two_step');
    expect(reasonOf(await renew(await app.signUp(), '123456'))).toBe('two_step_state');
  });
});
