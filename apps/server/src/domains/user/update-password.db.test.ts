import { user } from '@lobby/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Audience } from '#/announcer.ts';
import { listMails } from '#/domains/mail/list-mails.ts';
import { openTestApp, type CallOptions, type TestApp } from '#test/open-test-app.ts';

const NEW = 'harbour-4-lamp';

let app: TestApp;
let now = Date.UTC(2026, 5, 1, 9);
const cut: Audience[] = [];
beforeAll(async () => {
  app = await openTestApp({ now: () => now, config: { trustProxy: true }, disconnect: (audience) => cut.push(audience) });
});
afterAll(() => app.close());

const reasonOf = ({ data }: { data: unknown }) => (data as { reason?: string }).reason;
const login = (email: string, password: string, from: CallOptions = {}) => app.call(user.login, { email, password }, from);
const update = (token: string, oldPassword: string, password = NEW, from: CallOptions = {}) =>
  app.call(user.updatePassword, { old_password: oldPassword, password, re_password: password }, { ...from, token });

describe('changing the password', () => {
  test('makes the new one good, keeps this session and ends the others', async () => {
    const { email, password, token } = await app.signUp();
    const others = [(await login(email, password)).data.token, (await login(email, password)).data.token];
    cut.length = 0;
    expect(await update(token, password)).toMatchObject({ status: 200, code: 1, data: { ended_sessions: 2 } });
    expect((await app.call(user.info, {}, { token })).code).toBe(1);
    for (const other of others) expect((await app.call(user.info, {}, { token: other })).code).toBe(-1);
    expect(cut).toHaveLength(2);
    expect((await login(email, NEW)).code).toBe(1);
    expect(reasonOf(await login(email, password))).toBe('wrong_credentials');
  });

  test('tells the owner by mail', async () => {
    const { email, password, token } = await app.signUp();
    await update(token, password);
    expect((await listMails(app.services, email))[0]).toMatchObject({
      subject: 'Your Lobby password was changed',
      text: expect.stringMatching(/was changed on June 1, 2026 at 9:00\sAM UTC, from an unknown device/),
    });
  });

  test('with a wrong old one is refused, and counts into the wait of signing in there', async () => {
    const { email, password, token } = await app.signUp();
    const from = { ip: '198.51.100.1' };
    for (let tries = 0; tries < 5; tries += 1)
      expect(await update(token, 'wrong123', NEW, from)).toMatchObject({ status: 400, code: 20012, data: { reason: 'wrong_password' } });
    expect(await update(token, password, NEW, from)).toMatchObject({ status: 429, data: { reason: 'sign_in_locked', retry_after: 30 } });
    expect(reasonOf(await login(email, password, from))).toBe('sign_in_locked');
    now += 30_000;
    expect((await update(token, password, NEW, from)).code).toBe(1);
  });

  test.each([
    ['of a breach', 'Password1'],
    ['over the keyboard', '1qaz2wsx'],
    ['of one character', 'aaaaa1'],
    ['like the business', 'Otters2024'],
  ])('to one %s is refused', async (_, weak) => {
    const { email, password, token } = await app.signUp({ tenantName: 'Otters' });
    expect(await update(token, password, weak)).toMatchObject({ status: 400, data: { reason: 'weak_password' } });
    expect((await login(email, password)).code).toBe(1);
  });

  test('of an account without one is a wrong password', async () => {
    const { token, userId, password } = await app.signUp();
    await app.services.database.pool.query('UPDATE app_user SET password_hash = NULL WHERE id = $1', [userId]);
    expect(reasonOf(await update(token, password))).toBe('wrong_password');
  });

  test('twice at once from the same old one happens once', async () => {
    const { password, token } = await app.signUp();
    const answers = await Promise.all([update(token, password, 'harbour-5-lamp'), update(token, password, 'harbour-6-lamp')]);
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([1, 20012]);
  });
});
