import { user } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Audience } from '#/announcer.ts';
import { listMails } from '#/domains/mail/list-mails.ts';
import { openTestApp, type CallOptions, type SignedUp, type TestApp } from '#test/open-test-app.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const HOME = { ip: '203.0.113.7', userAgent: FIREFOX };

let app: TestApp;
let now = Date.UTC(2026, 5, 1, 9);
const cut: Audience[] = [];
beforeAll(async () => {
  app = await openTestApp({ now: () => now, config: { trustProxy: true }, disconnect: (audience) => cut.push(audience) });
});
afterAll(() => app.close());

const login = async ({ email, password }: SignedUp, from: CallOptions = {}) =>
  (await app.call(user.login, { email, password }, from)).data.token;
const sessions = async (token: string) => (await app.call(user.sessions, {}, { token })).data.items;
const isSignedIn = async (token: string) => (await app.call(user.info, {}, { token })).code === 1;

test('many who come at once are each who they are, also with the same token, and one with a wrong token is nobody', async () => {
  const [ada, bo] = [await app.signUp({ name: 'Ada' }), await app.signUp({ name: 'Bo' })];
  const gone = await login(bo);
  await app.call(user.logout, {}, { token: gone });
  const answers = await Promise.all(
    [ada.token, gone, bo.token, 'A'.repeat(43), ada.token].map((token) => app.call(user.info, {}, { token })),
  );
  expect(answers.map(({ code, data }) => (code === 1 ? [data.name, data.tenant_slug] : null))).toEqual([
    ['Ada', ada.slug],
    null,
    ['Bo', bo.slug],
    null,
    ['Ada', ada.slug],
  ]);
});

describe('the list of sessions', () => {
  test('shows where one is signed in, the latest seen first', async () => {
    const owner = await app.signUp();
    const start = now;
    now += MINUTE;
    const token = await login(owner, HOME);
    now += MINUTE;
    expect(await sessions(token)).toEqual([
      {
        id: expect.any(String),
        current: true,
        browser: 'Firefox',
        system: 'Linux',
        ip: HOME.ip,
        created_at: start + MINUTE,
        last_seen_at: now,
      },
      { id: expect.any(String), current: false, browser: null, system: null, ip: 'unknown', created_at: start, last_seen_at: start },
    ]);
  });

  test('has none that ended, and nobody else’s', async () => {
    const [owner, other] = [await app.signUp(), await app.signUp()];
    const gone = await login(owner);
    await app.call(user.logout, {}, { token: gone });
    expect(await sessions(owner.token)).toHaveLength(1);
    now += 30 * DAY;
    const token = await login(owner);
    expect(await sessions(token)).toHaveLength(1);
    expect(await sessions(await login(other))).toHaveLength(1);
  });
});

describe('revoking', () => {
  test('one session signs it out at once and cuts it off; the others go on', async () => {
    const owner = await app.signUp();
    const [lost, kept] = [await login(owner), await login(owner)];
    const id = (await sessions(lost)).find(({ current }) => current)?.id ?? '';
    cut.length = 0;
    expect((await app.call(user.revokeSession, { id }, { token: owner.token })).data).toEqual({ ended_sessions: 1 });
    expect(await app.call(user.info, {}, { token: lost })).toMatchObject({ status: 401, code: -1 });
    expect([await isSignedIn(kept), await isSignedIn(owner.token)]).toEqual([true, true]);
    expect(cut).toEqual([{ sessionId: id }]);
    expect((await app.call(user.revokeSession, { id }, { token: owner.token })).data).toEqual({ ended_sessions: 0 });
  });

  test('all others keeps only this one', async () => {
    const owner = await app.signUp();
    const others = [await login(owner), await login(owner), await login(owner)];
    expect((await app.call(user.revokeSession, {}, { token: owner.token })).data).toEqual({ ended_sessions: 3 });
    expect(await isSignedIn(owner.token)).toBe(true);
    for (const token of others) expect(await isSignedIn(token)).toBe(false);
  });

  test('somebody else’s session, or one that is not there, ends nothing', async () => {
    const [owner, stranger] = [await app.signUp(), await app.signUp()];
    const id = (await sessions(owner.token))[0]?.id ?? '';
    for (const target of [id, randomUUID()])
      expect((await app.call(user.revokeSession, { id: target }, { token: stranger.token })).data).toEqual({ ended_sessions: 0 });
    expect(await isSignedIn(owner.token)).toBe(true);
  });
});

describe('a sign-in from somewhere new', () => {
  const notices = async (email: string) =>
    (await listMails(app.services, email)).filter(({ subject }) => subject.startsWith('New sign-in'));

  test('is told by mail, once, with time and device', async () => {
    now = Date.UTC(2026, 8, 1, 9);
    const owner = await app.signUp();
    expect(await notices(owner.email)).toHaveLength(0);
    await login(owner, HOME);
    await login(owner, { ip: '203.0.113.99', userAgent: FIREFOX.replaceAll('130', '131') });
    const mails = await notices(owner.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(
      /on September 1, 2026 at 9:00\sAM UTC, from a device we don’t recognize: Firefox on Linux \(203\.0\.113\.7\)/,
    );
  });

  test('is another device, or another network', async () => {
    const owner = await app.signUp();
    await login(owner, HOME);
    await login(owner, { ...HOME, userAgent: CHROME });
    await login(owner, { ...HOME, ip: '198.51.100.7' });
    await login(owner, HOME);
    expect(await notices(owner.email)).toHaveLength(3);
  });

  test('is not the first one, nor a wrong password', async () => {
    const owner = await app.signUp();
    await app.call(user.login, { email: owner.email, password: 'wrong123' }, HOME);
    await login(owner);
    expect(await notices(owner.email)).toHaveLength(0);
  });

  test.each([
    ['en-US', 'New sign-in to your Lobby account', 'Firefox on Linux'],
    ['zh-CN', '您的 Lobby 账号有新的登录', 'Linux 上的 Firefox'],
    ['zh-HK', '你的 Lobby 帳戶有新的登入', 'Linux 上的 Firefox'],
    ['ja-JP', 'Lobbyアカウントへの新しいログインのお知らせ', 'LinuxのFirefox'],
  ] as const)('is told in the owner’s language, %s', async (locale, subject, device) => {
    const owner = await app.signUp({ locale });
    await login(owner, HOME);
    const [mail] = await listMails(app.services, owner.email);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain(device);
    expect(mail?.text).not.toMatch(/[{}]/);
  });
});

describe('the own profile', () => {
  test('changes name and language, and what is left out stays', async () => {
    const { token, email } = await app.signUp({ name: 'Mina' });
    expect((await app.call(user.updateProfile, { name: ' Nori ' }, { token })).data).toMatchObject({
      name: 'Nori',
      locale: 'en-US',
      email,
    });
    expect((await app.call(user.updateProfile, { locale: 'ja-JP' }, { token })).data).toMatchObject({ name: 'Nori', locale: 'ja-JP' });
    expect((await app.call(user.updateProfile, {}, { token })).data).toMatchObject({ name: 'Nori', locale: 'ja-JP' });
  });

  test.each([{ name: '' }, { name: 'x'.repeat(81) }, { locale: 'fr-FR' as 'en-US' }])('refuses %j', async (change) => {
    const { token } = await app.signUp();
    expect(await app.call(user.updateProfile, change, { token })).toMatchObject({ status: 400, data: { reason: 'invalid_request' } });
  });

  test('takes neither address nor role from the form', async () => {
    const { token, email } = await app.signUp();
    const change = { name: 'Mina', email: 'other@shop.example', role: 'viewer', tenant_id: 1 };
    expect((await app.call(user.updateProfile, change, { token })).data).toMatchObject({ email, role: null });
  });
});
