import { oauth } from '@lobby/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#/config.ts';
import { openTestApp, type TestApp } from '#test/open-test-app.ts';
import { openOpenIdProviders, type OpenIdProviders } from '#test/openid-providers.ts';

const ORIGIN = 'http://lobby.test';

let providers: OpenIdProviders;
let app: TestApp;
let bare: TestApp;
let now = Date.UTC(2026, 5, 1, 9);
beforeAll(async () => {
  providers = await openOpenIdProviders();
  app = await openTestApp({ config: { oauth: readConfig(providers.environment).oauth }, now: () => now });
  bare = await openTestApp();
});
afterAll(async () => {
  await app.close();
  await bare.close();
  await providers.close();
});

const begin = (original_url = ORIGIN) => app.call(oauth.url, { provider: 'google', original_url });

describe('beginning a sign-in', () => {
  test('answers with the page of the provider, and sends back to the callback of the page that asks (§2, §7)', async () => {
    const { data } = await begin();
    const url = new URL(data.url);
    expect(url.origin).toBe(providers.google.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'lobby-at-google',
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `${ORIGIN}/auth/apple-callback`,
      state: data.state,
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
  });

  test('asks Apple to answer by a form', async () => {
    const { url } = (await app.call(oauth.url, { provider: 'apple', original_url: ORIGIN })).data;
    expect(new URL(url).searchParams.get('response_mode')).toBe('form_post');
  });

  test('gives each its own state', async () => {
    expect((await begin()).data.state).not.toBe((await begin()).data.state);
  });

  test.each([
    'https://evil.example',
    `${ORIGIN}.evil.example`,
    'http://lobby.test@evil.example',
    'https://lobby.test',
    'http://lobby.test:81',
    '//lobby.test',
    'lobby.test',
    '',
  ])('refuses to send back to %j, which is not its own', async (address) => {
    const answer = await begin(address);
    expect(answer).toMatchObject({ status: 400, data: { reason: 'invalid_request', fields: [{ path: 'original_url' }] } });
  });

  test('sends back to the configured address only, where one is', async () => {
    const settings = { oauth: readConfig(providers.environment).oauth, origin: 'https://lobby.example' };
    const configured = await openTestApp({ config: settings });
    const ask = (original_url: string) => configured.call(oauth.url, { provider: 'google', original_url });
    expect((await ask('https://lobby.example')).code).toBe(1);
    expect(await ask(ORIGIN)).toMatchObject({ data: { reason: 'invalid_request' } });
    await configured.close();
  });

  test('forgets those that nobody ended', async () => {
    await begin();
    now += 600_001;
    await begin();
    const { rows } = await app.services.database.pool.query('SELECT 1 FROM oauth_state');
    expect(rows).toHaveLength(1);
  });
});

describe('without providers', () => {
  test('none is listed, and none can be asked for', async () => {
    expect((await bare.call(oauth.providers, {})).data).toEqual({ items: [] });
    const answer = await bare.call(oauth.url, { provider: 'apple', original_url: ORIGIN });
    expect(answer).toMatchObject({ status: 503, data: { reason: 'oauth_unavailable' } });
    expect(answer.msg).toContain('Apple');
  });

  test('what is configured is listed', async () => {
    expect((await app.call(oauth.providers, {})).data).toEqual({ items: ['google', 'apple'] });
  });
});

test('a provider that cannot be reached is called unavailable, and is asked again the next time', async () => {
  const lonely = await openOpenIdProviders();
  const own = await openTestApp({ config: { oauth: readConfig(lonely.environment).oauth } });
  lonely.google.faults = { down: 503 };
  const ask = () => own.call(oauth.url, { provider: 'google', original_url: ORIGIN });
  expect(await ask()).toMatchObject({ status: 503, data: { reason: 'oauth_unavailable' } });
  lonely.google.faults = {};
  expect((await ask()).code).toBe(1);
  await own.close();
  await lonely.close();
});
