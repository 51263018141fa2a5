import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#/config.ts';
import { openOpenIdProviders, type OpenIdProviders } from '#test/openid-providers.ts';
import { signAppleSecret } from './oauth-apple-secret.ts';
import { OauthUnreachable } from './oauth-error.ts';
import { createOpenIdProvider } from './oauth-openid.ts';

let providers: OpenIdProviders;
beforeAll(async () => {
  providers = await openOpenIdProviders();
});
afterAll(() => providers.close());

const attempt = { state: 'state-1', nonce: 'nonce-1', verifier: 'v'.repeat(43), redirectUri: 'http://lobby.test/auth/apple-callback' };
const open = (issuer: string) =>
  createOpenIdProvider({ issuer, clientId: 'lobby-at-google', secret: () => 's', parameters: { scope: 'openid' }, timeoutS: 0.2 });

test('a provider that does not answer in time is unreachable', async () => {
  const door = open(providers.google.issuer);
  providers.google.faults = { silent: true };
  await expect(door.begin(attempt)).rejects.toBeInstanceOf(OauthUnreachable);
  providers.google.faults = {};
  await door.begin(attempt);
  providers.google.faults = { silent: true };
  await expect(door.finish(attempt, { code: 'code', iss: undefined })).rejects.toBeInstanceOf(OauthUnreachable);
  providers.google.faults = {};
});

test('a provider that refuses the client itself is unreachable: nobody’s answer is to blame', async () => {
  await expect(open(providers.google.issuer).finish(attempt, { code: 'code', iss: undefined })).rejects.toBeInstanceOf(OauthUnreachable);
});

test('an address where nobody listens is unreachable', async () => {
  await expect(open('http://127.0.0.1:9').begin(attempt)).rejects.toBeInstanceOf(OauthUnreachable);
});

test('Apple’s client secret names team, key and app, and lives five minutes', () => {
  const { apple } = readConfig(providers.environment).oauth;
  if (!apple) throw new Error('Apple is configured');
  const secret = signAppleSecret(apple, 1_780_000_000_999);
  expect(decodeProtectedHeader(secret)).toEqual({ alg: 'ES256', kid: 'KEY1234567' });
  expect(decodeJwt(secret)).toEqual({
    iss: 'TEAM123456',
    sub: 'example.lobby.web',
    aud: providers.apple.issuer,
    iat: 1_780_000_000,
    exp: 1_780_000_300,
  });
});
