import { oauth, policy, user, type OauthProvider } from '@lobby/contract';
import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#/config.ts';
import { codeAt } from '#/domains/user/two-step/totp.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import type { ProviderPerson } from '#test/openid-provider.ts';
import { openOpenIdProviders, type OpenIdProviders } from '#test/openid-providers.ts';
import { visitProvider } from '#test/visit-provider.ts';

const ORIGIN = 'http://lobby.test';
const TEN_MINUTES = 600_000;

let providers: OpenIdProviders;
let app: TestApp;
let ahead = 0;
beforeAll(async () => {
  providers = await openOpenIdProviders();
  const { oauth } = readConfig(providers.environment);
  app = await openTestApp({ config: { oauth }, now: () => Date.now() + ahead });
});
afterEach(() => {
  providers.google.faults = {};
  ahead = 0;
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

function somebody(changes: Partial<ProviderPerson> = {}): ProviderPerson {
  const unique = randomBytes(5).toString('hex');
  return { subject: `subject-${unique}`, email: `${unique}@mail.example`, emailVerified: true, name: 'Mina Sato', ...changes };
}

const begin = (provider: OauthProvider = 'google') => app.call(oauth.url, { provider, original_url: ORIGIN });
const finish = (state: string, code: string) => app.call(oauth.login, { state, code });
const info = async (token: string) => (await app.call(user.info, {}, { token })).data;

/** The whole way, with the answer carried as a browser carries it. */
async function signIn(person: ProviderPerson, provider: OauthProvider = 'google') {
  const { url, state } = (await begin(provider)).data;
  const { method, to, fields } = await visitProvider(url, person);
  expect(to).toBe(`${ORIGIN}/auth/apple-callback`);
  if (method === 'POST') await app.fetch('/auth/apple-callback', { method, body: fields });
  return finish(state, fields.get('code') ?? '');
}

const statusOf = async (email: string, status: string) =>
  app.services.database.pool.query('UPDATE app_user SET status = $2 WHERE email = $1', [email, status]);

async function turnTwoStepOn({ token, password }: SignedUp): Promise<void> {
  const { secret } = (await app.call(user.beginTwoStep, { password }, { token })).data;
  const bits = Array.from(secret, (key) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(key).toString(2).padStart(5, '0')).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const code = codeAt(Uint8Array.from(bytes), Math.floor(app.services.now() / 30_000));
  expect((await app.call(user.enableTwoStep, { code }, { token })).code).toBe(1);
}

describe.each(['google', 'apple'] as const)('signing in with %s', (provider) => {
  test('makes an account that is no business yet and has no password', async () => {
    const person = somebody();
    const { status, code, data } = await signIn(person, provider);
    expect([status, code]).toEqual([200, 1]);
    expect(await info(data.token)).toMatchObject({ email: person.email, tenant_id: 0, has_password: false });
  });

  test('again opens the same account, though the address has changed', async () => {
    const person = somebody();
    const first = await info((await signIn(person, provider)).data.token);
    const moved = { ...person, email: `moved-${person.email}` };
    expect(await info((await signIn(moved, provider)).data.token)).toMatchObject({ id: first.id, email: person.email });
  });

  test('opens the account that a verified address belongs to, whatever the case of the letters', async () => {
    const owner = await app.signUp();
    const { data } = await signIn(somebody({ email: owner.email.toUpperCase() }), provider);
    expect(await info(data.token)).toMatchObject({ id: owner.userId, tenant_id: owner.tenantId, has_password: true });
  });

  test('accepts the policies with a new account, and with no other', async () => {
    const due = async (token: string) => (await app.call(policy.due, {}, { token })).data.items;
    expect(await due((await signIn(somebody(), provider)).data.token)).toEqual([]);
    const owner = await app.signUp();
    await app.services.database.pool.query('DELETE FROM policy_acceptance WHERE user_id = $1', [owner.userId]);
    expect(await due((await signIn(somebody({ email: owner.email }), provider)).data.token)).toHaveLength(2);
  });

  test('takes the name along', async () => {
    expect((await info((await signIn(somebody(), provider)).data.token)).name).toBe('Mina Sato');
  });
});

describe('an account that exists', () => {
  test('keeps its password when a provider is connected: whoever set it had proved the address', async () => {
    const email = `${randomBytes(5).toString('hex')}@mail.example`;
    const stranger = { email, password: 'attacker1', re_password: 'attacker1', tenant_name: 'Trap', code: '000000' };
    expect((await app.call(user.registerTenant, stranger)).code).not.toBe(1);
    const owner = await app.signUp({ email, password: 'owners-own1' });
    await signIn(somebody({ email }));
    expect((await app.call(user.login, { email, password: 'owners-own1' })).code).toBe(1);
    expect(await app.call(user.login, { email, password: 'attacker1' })).toMatchObject({ data: { reason: 'wrong_credentials' } });
    expect(owner.email).toBe(email);
  });

  test.each([false, 'false', 'yes'])('is not opened by an address that is verified: %j', async (emailVerified) => {
    const { email } = await app.signUp();
    const answer = await signIn(somebody({ email, emailVerified }));
    expect(answer).toMatchObject({ status: 403, data: { reason: 'email_unverified' } });
    expect(answer.msg).toContain('Google');
  });

  test('is not made for an address that is not verified, nor for none', async () => {
    expect(await signIn(somebody({ emailVerified: false }))).toMatchObject({ data: { reason: 'email_unverified' } });
    expect(await signIn(somebody({ email: '' }))).toMatchObject({ data: { reason: 'email_unverified' } });
    expect(await signIn(somebody({ email: 'no address' }))).toMatchObject({ data: { reason: 'email_unverified' } });
  });

  test('that is suspended is told so', async () => {
    const person = somebody();
    await signIn(person);
    await statusOf(person.email, 'banned');
    expect(await signIn(person)).toMatchObject({ status: 200, code: 20024, data: { reason: 'banned' } });
  });

  test('with a second step is not opened by a provider alone, nor connected to it', async () => {
    const owner = await app.signUp();
    await turnTwoStepOn(owner);
    expect(await signIn(somebody({ email: owner.email }))).toMatchObject({ status: 400, data: { reason: 'two_step_required' } });
    expect((await app.call(oauth.identities, {}, { token: owner.token })).data.items).toEqual([]);
  });

  test('is one, however many come at once', async () => {
    const person = somebody();
    const answers = await Promise.all([signIn(person), signIn(person), signIn(person)]);
    const ids = await Promise.all(answers.map(async ({ data }) => (await info(data.token)).id));
    expect(new Set(ids).size).toBe(1);
  });
});

describe('an answer that is not to be believed', () => {
  const refused = { status: 400, code: 20013, data: { reason: 'oauth_failed' } };

  test.each([
    ['of another sign-in (nonce)', { nonce: 'another' }],
    ['without a nonce', { nonce: undefined }],
    ['for another audience', { audience: 'somebody-else' }],
    ['of another issuer', { issuer: 'https://evil.example' }],
    ['that is not signed', { signature: 'none' }],
    ['that a stranger has signed', { signature: 'foreign' }],
    ['that has expired', { expiredFor: 600 }],
  ] as const)('an ID token %s', async (_, faults) => {
    providers.google.faults = faults;
    const answer = await signIn(somebody());
    expect(answer).toMatchObject(refused);
    expect(answer.msg).toBe('Couldn’t sign in with Google. Try again.');
  });

  test('a code that was made up', async () => {
    expect(await finish((await begin()).data.state, 'made-up')).toMatchObject(refused);
  });

  test('a state that was used', async () => {
    const { url, state } = (await begin()).data;
    const code = (await visitProvider(url, somebody())).fields.get('code') ?? '';
    expect((await finish(state, code)).code).toBe(1);
    expect(await finish(state, code)).toMatchObject(refused);
  });

  test('a state that was used in vain', async () => {
    const { url, state } = (await begin()).data;
    await finish(state, 'made-up');
    const code = (await visitProvider(url, somebody())).fields.get('code') ?? '';
    expect(await finish(state, code)).toMatchObject(refused);
  });

  test('a state that two use at once opens one session', async () => {
    const { url, state } = (await begin()).data;
    const code = (await visitProvider(url, somebody())).fields.get('code') ?? '';
    const codes = await Promise.all([finish(state, code), finish(state, code)]);
    expect(codes.map((answer) => answer.code).toSorted((a, b) => a - b)).toEqual([1, 20013]);
  });

  test('a state that nobody has made', async () => {
    const answer = await finish(randomBytes(32).toString('base64url'), 'code');
    expect(answer).toMatchObject(refused);
    expect(answer.msg).toContain('Google or Apple');
  });

  test('a state after ten minutes, and not before', async () => {
    const [early, late] = [(await begin()).data, (await begin()).data];
    const [first, second] = [await visitProvider(early.url, somebody()), await visitProvider(late.url, somebody())];
    ahead = TEN_MINUTES - 5_000;
    expect((await finish(early.state, first.fields.get('code') ?? '')).code).toBe(1);
    ahead = TEN_MINUTES + 1;
    expect(await finish(late.state, second.fields.get('code') ?? '')).toMatchObject(refused);
  });

  test('the code of one sign-in with the state of another (PKCE)', async () => {
    const [mine, theirs] = [(await begin()).data, (await begin()).data];
    const code = (await visitProvider(theirs.url, somebody())).fields.get('code') ?? '';
    expect(await finish(mine.state, code)).toMatchObject(refused);
  });

  test('the code of one provider with the state of another', async () => {
    const [google, apple] = [(await begin('google')).data, (await begin('apple')).data];
    const code = (await visitProvider(google.url, somebody())).fields.get('code') ?? '';
    expect(await finish(apple.state, code)).toMatchObject({ ...refused, msg: 'Couldn’t sign in with Apple. Try again.' });
  });

  test('an answer that names another issuer (RFC 9207)', async () => {
    const { url, state } = (await begin()).data;
    const code = (await visitProvider(url, somebody())).fields.get('code') ?? '';
    expect(await app.call(oauth.login, { state, code, iss: 'https://evil.example' })).toMatchObject(refused);
  });
});

test.each([
  ['is down', { down: 503 }, 'oauth_unavailable'],
  ['answers with nothing that can be read', { nonsense: '<html>' }, 'oauth_unavailable'],
  ['answers without a token', { nonsense: '{}' }, 'oauth_failed'],
] as const)('a provider that %s opens nothing, and says so', async (_, faults, reason) => {
  const { url, state } = (await begin()).data;
  const code = (await visitProvider(url, somebody())).fields.get('code') ?? '';
  providers.google.faults = faults;
  const answer = await finish(state, code);
  expect(answer.data).toMatchObject({ reason });
  expect(answer.msg).toContain('Google');
});

test('neither state, nonce nor verifier is stored', async () => {
  const { url, state } = (await begin()).data;
  const { rows } = await app.services.database.pool.query<{ line: string }>('SELECT s::text AS line FROM oauth_state s');
  const lines = rows.map(({ line }) => line).join('\n');
  expect(lines).not.toContain(state);
  expect(lines).not.toContain(new URL(url).searchParams.get('nonce'));
});

test.each([
  ['zh-CN', '通过Google或Apple登录'],
  ['zh-HK', 'Google'],
  ['ja-JP', 'Google'],
] as const)('a failure is explained in %s', async (locale, words) => {
  const { msg } = await app.call(oauth.login, { state: randomBytes(32).toString('base64url'), code: 'x' }, { locale });
  expect(msg.replaceAll(' ', '')).toContain(words);
});
