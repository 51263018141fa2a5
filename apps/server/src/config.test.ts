import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { startNotes } from './start-notes.ts';

const PUBLIC = { LOBBY_ORIGIN: 'https://lobby.example' };
const SMTP = { SMTP_URL: 'smtps://mail.example' };
const WHOLE = {
  ...PUBLIC,
  ...SMTP,
  MAIL_FROM: 'Lobby <no-reply@lobby.example>',
  TRUST_PROXY: 'true',
  LOBBY_SECRET: 'a key that only the tests use, nowhere else',
  STRIPE_SECRET_KEY: 'sk_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

describe('on this machine Lobby can be tried out', () => {
  test.each([
    [{}],
    [{ LOBBY_ORIGIN: 'http://localhost:3000' }],
    [{ LOBBY_ORIGIN: 'http://127.0.0.1:4000' }],
    [{ LOBBY_ORIGIN: 'https://shop.localhost' }],
  ])('%j', (variables) => {
    const config = readConfig(variables);
    expect(config).toMatchObject({ isPublic: false, seed: 'demo', demoPassword: 'lobby2026', smtpUrl: undefined, mailbox: 'this_machine' });
    expect(config.payments).toEqual({ provider: 'sandbox' });
    expect(startNotes(config)).toEqual([]);
  });
});

describe('where strangers come', () => {
  test.each([[PUBLIC], [{ LOBBY_ORIGIN: 'http://192.168.1.5:3000' }], [{ NODE_ENV: 'production' }], [{ ...PUBLIC, MAIL: 'smtp' }]])(
    '%j does not start without a word about mail',
    (variables) => {
      expect(() => readConfig(variables)).toThrow(ConfigError);
      expect(() => readConfig(variables)).toThrow('SMTP_URL');
    },
  );

  test.each([
    [{ ...PUBLIC, ...SMTP }, 'smtps://mail.example', 'nobody'],
    [{ ...PUBLIC, ...SMTP, MAIL: 'off' }, undefined, 'nobody'],
    [{ ...PUBLIC, MAIL: 'mailbox' }, undefined, 'everybody'],
    [{ NODE_ENV: 'production', MAIL: 'off' }, undefined, 'nobody'],
  ])('%j starts', (variables, smtpUrl, mailbox) => {
    expect(readConfig(variables)).toMatchObject({ isPublic: true, smtpUrl, mailbox });
  });

  test.each(['https://lobby.example/help', 'https://lobby.example/?x=1', 'https://lobby.example/#x', 'https://me:secret@lobby.example'])(
    'an origin of more than scheme, host and port is refused: %s',
    (LOBBY_ORIGIN) => {
      expect(() => readConfig({ ...PUBLIC, ...SMTP, LOBBY_ORIGIN })).toThrow('LOBBY_ORIGIN must be');
    },
  );

  test('an empty database stays empty', () => {
    expect(readConfig({ ...PUBLIC, ...SMTP })).toMatchObject({ seed: 'none', demoPassword: undefined });
  });

  test.each([undefined, 'lobby2026', 'short'])('the demo needs a password of its own, not %s', (DEMO_PASSWORD) => {
    expect(() => readConfig({ ...PUBLIC, ...SMTP, LOBBY_SEED: 'demo', DEMO_PASSWORD })).toThrow('DEMO_PASSWORD');
  });

  test('the demo is there with a password of its own', () => {
    const config = readConfig({ ...PUBLIC, ...SMTP, LOBBY_SEED: 'demo', DEMO_PASSWORD: 'secret2027' });
    expect(config).toMatchObject({ seed: 'demo', demoPassword: 'secret2027' });
  });

  test('nothing is remarked where nothing is missing', () => {
    expect(startNotes(readConfig(WHOLE))).toEqual([]);
  });

  test.each([
    ['LOBBY_ORIGIN', { LOBBY_ORIGIN: undefined, NODE_ENV: 'production' }],
    ['not https', { LOBBY_ORIGIN: 'http://lobby.example' }],
    ['TRUST_PROXY', { TRUST_PROXY: undefined }],
    ['Keep a copy', { LOBBY_SECRET: undefined }],
    ['each machine', { LOBBY_SECRET: undefined, DATABASE_URL: 'postgres://db.example/lobby' }],
    ['everybody can read', { MAIL: 'mailbox' }],
    ['no mail leaves', { MAIL: 'off' }],
    ['MAIL_FROM', { MAIL_FROM: undefined }],
    ['nobody can pay', { STRIPE_SECRET_KEY: undefined, STRIPE_WEBHOOK_SECRET: undefined }],
    ['every plan is free', { PAY_PROVIDER: 'sandbox' }],
  ])('what is missing is said once: %s', (words, variables) => {
    expect(startNotes(readConfig({ ...WHOLE, ...variables }))).toEqual([expect.stringContaining(words)]);
  });
});
