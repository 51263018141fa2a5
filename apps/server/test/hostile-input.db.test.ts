import { bot, conversations, corpus, invites, LOCALES, messages, platform, user, visitor, type Endpoint } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listMails } from '#/domains/mail/list-mails.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';

let app: TestApp;
let owner: SignedUp;
let stranger: SignedUp;

beforeAll(async () => {
  app = await openTestApp({ hashesFully: true });
  owner = await app.signUp();
  stranger = await app.signUp();
});
afterAll(() => app.close());

async function visit(slug = owner.slug) {
  const { data } = await app.call(visitor.session, { tenant: slug, locale: 'en-US' });
  return data;
}

async function sendText(text: string) {
  const session = await visit();
  const request = { conversation_id: session.conversation_id, client_msg_id: randomUUID(), text };
  return { session, answer: await app.call(visitor.messages, request, { token: session.token }) };
}

/** As many links as a message has room for, nearly. */
const LINKS = Array.from({ length: 200 }, (_, no) => `https://e.com/${no}`).join(' ');

const post = (path: string, body: string | Uint8Array, headers: Record<string, string> = {}) =>
  app.fetch(path, { method: 'POST', body: Buffer.from(body), headers: { 'content-type': 'application/json', ...headers } });

describe('a body that cannot be used', () => {
  test.each([
    ['malformed JSON', '{"email":', 400, 10002],
    ['a JSON array', '[1]', 400, 10002],
    ['a JSON string', '"x"', 400, 10002],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), 400, 10002],
    ['nothing at all', '', 400, 10001],
    ['a body over the limit', JSON.stringify({ email: 'x'.repeat(1_100_000) }), 413, 10003],
    ['deep nesting', `{"email":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, 400, 10002],
  ])('%s', async (_name, body, status, code) => {
    const response = await post(user.login.path, body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code, msg: expect.stringMatching(/\w/) });
  });

  test('an unknown path under /api answers with the envelope', async () => {
    const response = await app.fetch('/api/micro/nothing', { headers: { 'accept-language': 'ja' } });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 10004, msg: expect.stringContaining('見つかりません') });
  });

  test.each(LOCALES)('is explained in the caller’s language, %s', async (locale) => {
    const { msg, data } = await app.call(user.login, { email: 'nobody', password: '' }, { locale });
    const failure = data as unknown as { fields: { path: string; message: string }[] };
    expect(failure.fields.map(({ path }) => path)).toEqual(['email', 'password']);
    const words = [msg, ...failure.fields.map(({ message }) => message)].join(' ');
    expect(/[぀-ヿ]/.test(words)).toBe(locale === 'ja-JP');
    expect(/[一-鿿]/.test(words)).toBe(locale !== 'en-US');
  });
});

describe('a visitor’s text', () => {
  test.each([
    ['emoji', '👩‍👩‍👧‍👦🏳️‍🌈 how much?'],
    ['right-to-left text', 'كم يكلف هذا؟ ‏(مرحبا)'],
    ['script tags', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['SQL', "'; DROP TABLE message; --"],
    ['2,000 emoji', '🎪'.repeat(2_000)],
    ['200 links', LINKS],
    ['4,000 characters', 'x'.repeat(4_000)],
    ['lone surrogates', 'a\ud800b'],
    ['combining marks', `Z${'̴'.repeat(500)}`],
  ])('with %s is stored as it was written and answered', async (_name, text) => {
    const { session, answer } = await sendText(text);
    expect(answer).toMatchObject({ status: 200, code: 1 });
    await app.services.botRunner.idle();
    const { data } = await app.call(visitor.sync, { conversation_id: session.conversation_id }, { token: session.token });
    expect(data.items[0]?.body).toBe(text.toWellFormed());
    expect(data.items[1]?.author_kind).toBe('bot');
  });

  test('loses only its NUL bytes', async () => {
    const { answer } = await sendText('a\u0000b');
    expect(answer.data.body).toBe('ab');
  });

  test.each([
    ['100,000 characters', 'x'.repeat(100_000)],
    ['5,000 emoji', '🎪'.repeat(5_000)],
    ['white space only', ' \n\t '],
    ['NUL bytes only', '\u0000\u0000'],
  ])('of %s is refused with a reason at its field', async (_name, text) => {
    const { answer } = await sendText(text);
    expect(answer).toMatchObject({ status: 400, code: 10001, data: { reason: 'invalid_request', fields: [{ path: 'text' }] } });
  });
});

describe('a name', () => {
  test.each([
    ['lines of its own', 'Mina\r\nBcc: all@shop.example\n\nYour account is locked', 'Mina Bcc: all@shop.example Your account is locked'],
    ['marks that turn it around', 'Mina\u202Enimda\u2066', 'Minanimda'],
    ['letters that are not seen', 'Mi\u200Bna\uFEFF', 'Mina'],
    ['an emoji of several', 'Mina 👩‍👩‍👧', 'Mina 👩‍👩‍👧'],
  ])('with %s is one line that reads as it is written, in mails too', async (_name, given, kept) => {
    const { token } = await app.signUp();
    await app.call(user.updateProfile, { name: given }, { token });
    expect((await app.call(user.info, {}, { token })).data.name).toBe(kept);
    const email = `${randomUUID()}@shop.example`;
    await app.call(invites.create, { emails: [email], role: 'agent', team_ids: [] }, { token });
    const [mail] = await listMails(app.services, email);
    expect(mail?.subject.split(/\p{Cc}/u)).toEqual([mail?.subject]);
    expect(`${mail?.subject} ${mail?.text}`).toContain(kept);
  });

  test('of nothing else is refused', async () => {
    const { token } = await app.signUp();
    expect(await app.call(user.updateProfile, { name: '\u200B\n\u202E' }, { token })).toMatchObject({ status: 400, code: 10001 });
  });
});

describe('what is not the caller’s', () => {
  test.each([
    ['unknown', 'no-such-shop'],
    ['a number that no tenant has', '999999'],
  ])('a tenant that is %s has no chat', async (_name, tenant) => {
    expect(await app.call(visitor.session, { tenant, locale: 'zh-HK' }, { locale: 'zh-HK' })).toMatchObject({
      status: 404,
      code: 40001,
      msg: expect.stringContaining('連結'),
    });
  });

  test('a tenant is found by its number too', async () => {
    const { data } = await app.call(visitor.session, { tenant: String(owner.tenantId), locale: 'en-US' });
    expect(data.tenant.slug).toBe(owner.slug);
  });

  test.each([
    ['none', undefined],
    ['nonsense', 'x'],
    ['a well-formed one that nobody has', `v1.${'A'.repeat(43)}`],
    ['10,000 characters', 'x'.repeat(10_000)],
  ])('a token that is %s is answered as signed out, everywhere', async (_name, token) => {
    const calls = Object.values(platform).flatMap((noun) => Object.values(noun) as Endpoint[]);
    for (const endpoint of calls.filter(({ caller }) => caller !== 'anyone')) {
      const path = endpoint.path.replace('{id}', randomUUID());
      const response = await app.fetch(path, { method: endpoint.method, headers: token === undefined ? {} : { token } });
      expect([endpoint.path, response.status]).toEqual([endpoint.path, 401]);
      expect(await response.json()).toMatchObject({ code: -1 });
    }
  });

  test('a visitor’s token opens no staff call, and a staff token no visitor call', async () => {
    const session = await visit();
    expect(await app.call(conversations.list, {}, { token: session.token })).toMatchObject({ status: 401, code: -1 });
    expect(await app.call(visitor.sync, { conversation_id: session.conversation_id }, { token: owner.token })).toMatchObject({
      status: 401,
      code: -1,
    });
  });

  test('another visitor’s conversation is not found', async () => {
    const mine = await visit();
    const theirs = await visit();
    const options = { token: mine.token };
    const id = theirs.conversation_id;
    const answers = [
      await app.call(visitor.sync, { conversation_id: id }, options),
      await app.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text: 'hi' }, options),
      await app.call(visitor.handoff, { conversation_id: id }, options),
      await app.call(visitor.feedback, { conversation_id: id, seq: 1, verdict: 'up' }, options),
      await app.call(visitor.edit, { conversation_id: id, seq: 1, text: 'x' }, options),
      await app.call(visitor.remove, { conversation_id: id, seq: 1 }, options),
      await app.call(visitor.typing, { conversation_id: id }, options),
      await app.call(visitor.locale, { conversation_id: id, locale: 'ja-JP' }, options),
    ];
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 10004));
  });

  test('another tenant’s rows are not found, by any call that takes an id', async () => {
    const { session } = await sendText('private words');
    const { data: entry } = await app.call(
      corpus.create,
      { question: 'secret?', answer: 'secret', locale: 'en-US' },
      { token: owner.token },
    );
    const options = { token: stranger.token };
    const id = session.conversation_id;
    const answers = [
      await app.call(conversations.get, { id }, options),
      await app.call(conversations.takeover, { id }, options),
      await app.call(conversations.return, { id }, options),
      await app.call(conversations.resolve, { id }, options),
      await app.call(conversations.reopen, { id }, options),
      await app.call(conversations.read, { id, seq: 1 }, options),
      await app.call(conversations.typing, { id }, options),
      await app.call(messages.list, { id }, options),
      await app.call(messages.send, { id, client_msg_id: randomUUID(), text: 'hi' }, options),
      await app.call(corpus.get, { id: entry.id }, options),
      await app.call(corpus.update, { id: entry.id, version: 1, question: 'mine', answer: 'mine', locale: 'en-US' }, options),
    ];
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 10004));
    const { data: list } = await app.call(conversations.list, { view: 'all' }, options);
    expect(list.items).toEqual([]);
    const { data: found } = await app.call(corpus.ask, { question: 'secret?' }, options);
    expect(found.items).toEqual([]);
  });

  test('fields that a caller may not set are ignored', async () => {
    const sneaky = {
      question: 'mass?',
      answer: 'assignment',
      locale: 'en-US' as const,
      tenant_id: stranger.tenantId,
      hit_count: 99,
      id: randomUUID(),
    };
    const { data } = await app.call(corpus.create, sneaky, { token: owner.token });
    expect(data).toMatchObject({ hit_count: 0 });
    expect(data.id).not.toBe(sneaky.id);
    expect(await app.call(corpus.get, { id: data.id }, { token: stranger.token })).toMatchObject({ code: 10004 });
  });
});

describe('calls of accounts', () => {
  const KEY = 'x'.repeat(43);
  test.each([
    ['a key that is too long', user.active, { key: `${KEY}x` }, 'key'],
    ['a key with a slash', user.active, { key: `${'x'.repeat(42)}/` }, 'key'],
    ['a key that is an injection', user.resetPassword, { key: "' OR 1=1 --", password: 'otter-7-kiosk' }, 'key'],
    ['a list of codes', user.checkEmailCode, { email: 'a@shop.example', email_type: 'reset_pwd', code: ['000000', '000001'] }, 'code'],
    ['a code with letters', user.checkEmailCode, { email: 'a@shop.example', email_type: 'reset_pwd', code: '12345a' }, 'code'],
    ['a code for another purpose', user.checkEmailCode, { email: 'a@shop.example', email_type: 'register', code: '123456' }, 'email_type'],
    ['two addresses', user.sendEmailCode, { email: ['a@shop.example', 'b@shop.example'], email_type: 'register' }, 'email'],
    ['a password of 300 characters', user.login, { email: 'a@shop.example', password: 'x'.repeat(300) }, 'password'],
    [
      'a two-step code of 21 characters',
      user.login,
      { email: 'a@shop.example', password: 'x', two_step_code: '1'.repeat(21) },
      'two_step_code',
    ],
    ['an id that is none', user.revokeSession, { id: '1; DROP TABLE login_session' }, 'id'],
  ] as [string, Endpoint, object, string][])('%s is refused beside its field', async (_name, endpoint, request, path) => {
    const answer = await app.call(endpoint, request, { token: owner.token });
    expect(answer).toMatchObject({ status: 400, code: 10001, data: { reason: 'invalid_request', fields: [{ path }] } });
  });

  test.each(['pässwörd-7-日本', 'k1🔒🐙🚪🪟🌊', "x7' OR 1=1--".replaceAll(' ', '_'), '<b>7otter</b>'])(
    '%s is a password like any other',
    async (password) => {
      const { email } = await app.signUp({ password });
      expect((await app.call(user.login, { email, password })).code).toBe(1);
      expect(await app.call(user.login, { email, password: password.toUpperCase() })).toMatchObject({
        data: { reason: 'wrong_credentials' },
      });
    },
  );

  test.each([
    '<img src=x onerror=alert(1)>/1 ',
    `${'x'.repeat(10_000)}/1 `,
    "'; DROP TABLE login_session; --",
    'Sign in at evil.example/1 now',
  ])('a user agent that says %s is no name of a browser', async (userAgent) => {
    const { token } = (await app.call(user.login, { email: owner.email, password: owner.password }, { userAgent })).data;
    const { items } = (await app.call(user.sessions, {}, { token })).data;
    expect(items.find(({ current }) => current)).toMatchObject({ browser: null, system: null });
  });

  test('two hundred sign-ins at once with a wrong password are each answered, and none gets in', async () => {
    const { email } = await app.signUp();
    const answers = await Promise.all(Array.from({ length: 200 }, () => app.call(user.login, { email, password: 'wrong123' })));
    const reasons = new Set(answers.map(({ data }) => (data as unknown as { reason: string }).reason));
    expect([...reasons].toSorted()).toEqual(['sign_in_locked', 'throttled', 'wrong_credentials']);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
  });
});

describe('settings of the bot', () => {
  test('of two writers, the second is told and given the newer copy', async () => {
    const { data: before } = await app.call(bot.get, {}, { token: owner.token });
    const save = (floor: number) =>
      app.call(bot.update, { texts: before.texts, score_floor: floor, version: before.version }, { token: owner.token });
    expect(await save(0.4)).toMatchObject({ code: 1, data: { score_floor: 0.4, version: before.version + 1 } });
    expect(await save(0.7)).toMatchObject({ status: 409, code: 10007, data: { reason: 'stale_version', current: { score_floor: 0.4 } } });
  });

  test.each([[-0.1], [1.1], [Number.NaN], ['half']])('a floor of %s is refused', async (floor) => {
    const { data: before } = await app.call(bot.get, {}, { token: owner.token });
    const request = { texts: before.texts, score_floor: floor as number, version: before.version };
    expect(await app.call(bot.update, request, { token: owner.token })).toMatchObject({ status: 400, code: 10001 });
  });
});
