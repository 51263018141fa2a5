import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '#/config.ts';

const GOOGLE = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
const APPLE = { APPLE_CLIENT_ID: 'app', APPLE_TEAM_ID: 'team', APPLE_KEY_ID: 'key', APPLE_PRIVATE_KEY: 'no key' };

describe('the settings of providers', () => {
  test('left out leave them out', () => {
    expect(readConfig({}).oauth).toEqual({});
  });

  test('name Google’s own address where none is given', () => {
    expect(readConfig(GOOGLE).oauth).toEqual({ google: { issuer: 'https://accounts.google.com', clientId: 'id', clientSecret: 'secret' } });
  });

  test.each([
    [{ GOOGLE_CLIENT_ID: 'id' }, 'set GOOGLE_CLIENT_SECRET as well to let people sign in with Google'],
    [{ APPLE_CLIENT_ID: 'app', APPLE_KEY_ID: 'key' }, 'set APPLE_TEAM_ID and APPLE_PRIVATE_KEY as well to let people sign in with Apple'],
    [APPLE, 'APPLE_PRIVATE_KEY must be the private key that Apple gave you'],
    [{ ...GOOGLE, GOOGLE_ISSUER: 'http://accounts.example' }, 'GOOGLE_ISSUER must be an https address'],
    [{ ...GOOGLE, APPLE_ISSUER: 'apple' }, 'APPLE_ISSUER must be an https address'],
  ])('that are incomplete or wrong stop the start with a sentence: %j', (settings, sentence) => {
    expect(() => readConfig(settings)).toThrow(ConfigError);
    expect(() => readConfig(settings)).toThrow(sentence);
  });
});
