import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '#/config.ts';
import { openPayments } from '#/outside/payments.ts';
import { stripeMethods } from './stripe-methods.ts';

const PUBLIC = { MAIL: 'off' };
const STRIPE = { STRIPE_SECRET_KEY: 'sk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

describe('the payment provider', () => {
  test.each([
    ['on one’s own machine is the sandbox', {}, 'sandbox'],
    ['with keys is Stripe', STRIPE, 'stripe'],
    ['in production is none', { ...PUBLIC, NODE_ENV: 'production' }, undefined],
    ['behind https is none', { ...PUBLIC, LOBBY_ORIGIN: 'https://lobby.example' }, undefined],
    ['on a public address is none', { ...PUBLIC, LOBBY_ORIGIN: 'http://lobby.example' }, undefined],
    [
      'in production is the sandbox where it is asked for by name',
      { ...PUBLIC, NODE_ENV: 'production', PAY_PROVIDER: 'sandbox' },
      'sandbox',
    ],
    ['is the one that is named', { ...STRIPE, PAY_PROVIDER: 'sandbox' }, 'sandbox'],
  ])('%s', (_, variables, provider) => {
    const { payments } = readConfig(variables);
    expect(payments?.provider).toBe(provider);
  });

  test.each([
    ['STRIPE_WEBHOOK_SECRET', { PAY_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'sk_1' }],
    ['PAY_PROVIDER', { PAY_PROVIDER: 'paypal' }],
    ['PAY_COUPONS', { PAY_COUPONS: 'WELCOME' }],
    ['STRIPE_COUNTRY', { ...STRIPE, STRIPE_COUNTRY: 'Japan' }],
    ['STRIPE_URL', { ...STRIPE, STRIPE_URL: 'ftp://stripe' }],
  ])('a wrong %s stops the start with a sentence', (name, variables) => {
    expect(() => readConfig(variables)).toThrow(ConfigError);
    expect(() => readConfig(variables)).toThrow(name);
  });

  test('takes coupons from the list', () => {
    expect(readConfig({ PAY_COUPONS: 'OPEN5:500USD' }).coupons).toEqual([
      { code: 'OPEN5', off: { amount: 500, currency: 'USD' }, endsAt: undefined },
    ]);
  });

  test('is not there where none is configured', async () => {
    const config = readConfig({ ...PUBLIC, NODE_ENV: 'production' });
    const database = undefined as unknown as Parameters<typeof openPayments>[1];
    expect(await openPayments(config, database, Date.now)).toBeUndefined();
  });
});

test.each([
  ['USD', undefined, 'card'],
  ['USD', 'US', 'card,alipay,wechat_pay'],
  ['CNY', undefined, 'alipay,wechat_pay,card'],
  ['CNY', 'JP', 'alipay,wechat_pay,card'],
  ['HKD', 'HK', 'card,alipay,wechat_pay'],
  ['HKD', 'US', 'card'],
  ['JPY', 'JP', 'card,konbini,paypay,alipay,wechat_pay'],
  ['JPY', 'HK', 'card'],
] as const)('Stripe takes %s at an account in %s by %s', (currency, country, methods) => {
  expect(stripeMethods(currency, country).join(',')).toBe(methods);
});
