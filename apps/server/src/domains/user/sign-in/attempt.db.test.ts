import { user } from '@lobby/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type CallOptions, type SignedUp, type TestApp } from '#test/open-test-app.ts';

const SECOND = 1_000;
const DAY = 86_400_000;
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

let app: TestApp;
let now = Date.UTC(2026, 5, 1, 9);
beforeAll(async () => {
  app = await openTestApp({ now: () => now, config: { trustProxy: true } });
});
afterAll(() => app.close());

let networks = 0;
/** An address on a network that no other test uses. */
const somewhere = () => `10.${Math.floor((networks += 1) / 200)}.${networks % 200}.9`;

const login = (email: string, password: string, from: CallOptions = {}) => app.call(user.login, { email, password }, from);
const reasonOf = ({ data }: { data: unknown }) => (data as { reason?: string }).reason;
const waitOf = ({ data }: { data: unknown }) => (data as { retry_after?: number }).retry_after;
const guess = async (times: number, email: string, from: CallOptions) => {
  const reasons: (string | undefined)[] = [];
  for (let tries = 0; tries < times; tries += 1) reasons.push(reasonOf(await login(email, 'wrong123', from)));
  return reasons;
};
const all = (times: number, reason: string) => Array.from({ length: times }, () => reason);
/** Signed up on a network where the test's other callers are not. */
const owner = (): Promise<SignedUp> => app.signUp();

describe('five wrong passwords', () => {
  test('make the next try wait half a minute, the right password too, with the wait in words', async () => {
    const [{ email, password }, from] = [await owner(), { ip: somewhere() }];
    expect(await guess(5, email, from)).toEqual(all(5, 'wrong_credentials'));
    const locked = await login(email, password, from);
    expect(locked).toMatchObject({ status: 429, code: 20006, data: { reason: 'sign_in_locked', retry_after: 30 } });
    expect(locked.response.headers.get('retry-after')).toBe('30');
    expect(locked.msg).toBe('Too many wrong entries. Try again in 30 seconds.');
    now += 30 * SECOND - 1;
    expect(waitOf(await login(email, password, from))).toBe(1);
    now += 1;
    expect((await login(email, password, from)).code).toBe(1);
  });

  test('and each one more double the wait, up to a quarter of an hour', async () => {
    const [{ email, password }, from] = [await owner(), { ip: somewhere() }];
    await guess(5, email, from);
    const waits: (number | undefined)[] = [];
    for (let round = 0; round < 7; round += 1) {
      const wait = waitOf(await login(email, password, from)) ?? 0;
      waits.push(wait);
      now += wait * SECOND;
      expect(reasonOf(await login(email, 'wrong123', from))).toBe('wrong_credentials');
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
    expect((await login(email, password, from)).msg).toBe('Too many wrong entries. Try again in 15 minutes.');
  });

  test('sent at once with twenty others count like those sent one by one', async () => {
    const [{ email }, from] = [await owner(), { ip: somewhere() }];
    const answers = await Promise.all(Array.from({ length: 25 }, () => login(email, 'wrong123', from)));
    expect(answers.filter((answer) => reasonOf(answer) === 'wrong_credentials')).toHaveLength(5);
    expect(answers.filter((answer) => reasonOf(answer) === 'sign_in_locked')).toHaveLength(20);
  });

  test('are begun anew after a right one, and a day after the last wrong one', async () => {
    const [{ email, password }, from] = [await owner(), { ip: somewhere() }];
    await guess(4, email, from);
    expect((await login(email, password, from)).code).toBe(1);
    expect(await guess(4, email, from)).toEqual(all(4, 'wrong_credentials'));
    now += DAY;
    expect(await guess(4, email, from)).toEqual(all(4, 'wrong_credentials'));
    expect((await login(email, password, from)).code).toBe(1);
  });

  test('for an address without an account are answered the same', async () => {
    const from = { ip: somewhere() };
    expect(await guess(6, 'ghost@shop.example', from)).toEqual([...all(5, 'wrong_credentials'), 'sign_in_locked']);
  });

  test('leave a session that is open alone', async () => {
    const { email, token } = await owner();
    await guess(6, email, {});
    expect((await app.call(user.info, {}, { token })).code).toBe(1);
  });

  test.each([
    ['en-US', 'in 30 seconds'],
    ['zh-CN', '30秒'],
    ['zh-HK', '30 秒'],
    ['ja-JP', '30秒後'],
  ] as const)('are explained in %s', async (locale, words) => {
    const from = { ip: somewhere(), locale };
    await guess(5, 'ghost-2@shop.example', from);
    expect((await login('ghost-2@shop.example', 'wrong123', from)).msg).toContain(words);
  });
});

describe('a stranger who guesses', () => {
  test('locks out nobody on another network, and no other address', async () => {
    const [victim, neighbour, stranger] = [await owner(), await owner(), { ip: somewhere() }];
    await guess(6, victim.email, stranger);
    expect((await login(victim.email, victim.password, { ip: somewhere() })).code).toBe(1);
    expect((await login(neighbour.email, neighbour.password, stranger)).code).toBe(1);
  });

  test('gains no tries from other addresses of the same network', async () => {
    const { email, password } = await owner();
    await guess(5, email, { ip: '198.51.100.7' });
    expect(reasonOf(await login(email, password, { ip: '198.51.100.201' }))).toBe('sign_in_locked');
    await guess(5, email, { ip: '2001:db8:7:7::1' });
    expect(reasonOf(await login(email, password, { ip: '2001:db8:7:7:ffff::2' }))).toBe('sign_in_locked');
    expect((await login(email, password, { ip: '2001:db8:7:8::1' })).code).toBe(1);
  });

  test('on the owner’s own network does not lock the device that the owner has used', async () => {
    const [{ email, password }, ip] = [await owner(), somewhere()];
    expect((await login(email, password, { ip, userAgent: FIREFOX })).code).toBe(1);
    await guess(6, email, { ip, userAgent: CHROME });
    expect(reasonOf(await login(email, password, { ip, userAgent: CHROME }))).toBe('sign_in_locked');
    expect((await login(email, password, { ip, userAgent: FIREFOX })).code).toBe(1);
  });

  test('who tries one password at many addresses is slowed down with all of them, on his network only', async () => {
    const [{ email, password }, stranger] = [await owner(), { ip: somewhere() }];
    const home = { ip: stranger.ip, userAgent: FIREFOX };
    expect((await login(email, password, home)).code).toBe(1);
    for (let no = 0; no < 50; no += 1) await login(`target-${no}@shop.example`, 'wrong123', stranger);
    expect(await login('target-51@shop.example', 'wrong123', stranger)).toMatchObject({ status: 429, data: { retry_after: 30 } });
    expect((await login(email, password, home)).code).toBe(1);
    expect(reasonOf(await login('target-51@shop.example', 'wrong123', { ip: somewhere() }))).toBe('wrong_credentials');
  });

  test('from many networks makes only networks wait that have never signed in to the account', async () => {
    const [{ email, password }, home] = [await owner(), { ip: somewhere(), userAgent: FIREFOX }];
    expect((await login(email, password, home)).code).toBe(1);
    for (let no = 0; no < 20; no += 1) expect(reasonOf(await login(email, 'wrong123', { ip: somewhere() }))).toBe('wrong_credentials');
    expect(await login(email, password, { ip: somewhere() })).toMatchObject({ status: 429, data: { retry_after: 30 } });
    expect((await login(email, password, home)).code).toBe(1);
    expect((await login(email, password, { ip: home.ip, userAgent: CHROME })).code).toBe(1);
  });

  test('from many networks cannot keep the owner out of a new one: the mail opens it', async () => {
    const [{ email }, abroad] = [await owner(), { ip: somewhere(), userAgent: CHROME }];
    for (let no = 0; no < 25; no += 1) await login(email, 'wrong123', { ip: somewhere() });
    await guess(5, email, abroad);
    await app.call(user.sendEmailCode, { email, email_type: 'reset_pwd' }, abroad);
    const code = await app.latestCode(email);
    const { token: key } = (await app.call(user.checkEmailCode, { email, email_type: 'reset_pwd', code }, abroad)).data;
    expect(await app.call(user.resetPassword, { key, password: 'harbour-4-lamp' }, abroad)).toMatchObject({ code: 1 });
    expect((await login(email, 'harbour-4-lamp', abroad)).code).toBe(1);
    expect(reasonOf(await login(email, 'harbour-4-lamp', { ip: somewhere() }))).toBe('sign_in_locked');
  });
});
