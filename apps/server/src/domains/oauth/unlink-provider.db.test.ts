import { oauth, user } from '@lobby/contract';
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#/config.ts';
import { openTestApp, type TestApp } from '#test/open-test-app.ts';
import { openOpenIdProviders, type OpenIdProviders } from '#test/openid-providers.ts';
import { visitProvider } from '#test/visit-provider.ts';

let providers: OpenIdProviders;
let app: TestApp;
beforeAll(async () => {
  providers = await openOpenIdProviders();
  app = await openTestApp({ config: { oauth: readConfig(providers.environment).oauth } });
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

async function connect(email: string, provider: 'google' | 'apple'): Promise<string> {
  const { url, state } = (await app.call(oauth.url, { provider, original_url: 'http://lobby.test' })).data;
  const person = { subject: `${provider}-${email}`, email, emailVerified: true, name: 'Mina Sato' };
  const { fields } = await visitProvider(url, person);
  return (await app.call(oauth.login, { state, code: fields.get('code') ?? '' })).data.token;
}

const linked = async (token: string) => (await app.call(oauth.identities, {}, { token })).data.items;
const anAddress = () => `${randomBytes(5).toString('hex')}@mail.example`;

test('the connected providers are listed in the order of connecting', async () => {
  const email = anAddress();
  const token = await connect(email, 'apple');
  await connect(email, 'google');
  expect(await linked(token)).toMatchObject([
    { provider: 'apple', email },
    { provider: 'google', email },
  ]);
});

test('one of two can be disconnected, the last not while there is no password', async () => {
  const email = anAddress();
  const token = await connect(email, 'apple');
  await connect(email, 'google');
  const [apple, google] = await linked(token);
  expect((await app.call(oauth.unlink, { id: apple?.id ?? '' }, { token })).code).toBe(1);
  const refused = await app.call(oauth.unlink, { id: google?.id ?? '' }, { token });
  expect(refused).toMatchObject({ status: 409, data: { reason: 'only_way_in' } });
  expect(await linked(token)).toMatchObject([{ provider: 'google' }]);
});

test('two that are asked for at once leave one', async () => {
  const email = anAddress();
  const token = await connect(email, 'apple');
  await connect(email, 'google');
  const ids = (await linked(token)).map(({ id }) => id);
  await Promise.all(ids.map((id) => app.call(oauth.unlink, { id }, { token })));
  expect(await linked(token)).toHaveLength(1);
});

test('with a password the last one goes too, and signing in with it connects it anew', async () => {
  const { email, token, userId } = await app.signUp();
  await connect(email, 'google');
  const [google] = await linked(token);
  expect((await app.call(oauth.unlink, { id: google?.id ?? '' }, { token })).code).toBe(1);
  expect(await linked(token)).toEqual([]);
  const again = await connect(email, 'google');
  expect((await app.call(user.info, {}, { token: again })).data.id).toBe(userId);
});

test('nobody disconnects what is somebody else’s', async () => {
  const token = await connect(anAddress(), 'google');
  const other = await app.signUp();
  const [theirs] = await linked(token);
  for (const id of [theirs?.id ?? '', randomUUID()])
    expect(await app.call(oauth.unlink, { id }, { token: other.token })).toMatchObject({ status: 404, data: { reason: 'not_found' } });
  expect(await linked(token)).toHaveLength(1);
});
