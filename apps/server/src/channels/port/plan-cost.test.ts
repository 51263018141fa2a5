import { DEFAULT_MESSAGING, type MessagingSettings } from '@lobby/contract';
import { describe, expect, test } from 'vitest';
import { forecast, isCapped, planCost } from './plan-cost.ts';

const cost = (over: Partial<MessagingSettings['cost']> = {}): MessagingSettings['cost'] => ({
  ...DEFAULT_MESSAGING.cost,
  currency: 'USD',
  rates: { marketing: 70_000, utility: 10_000, authentication: null, service: 5_000 },
  ...over,
});

describe('what the next message costs', () => {
  test.each([
    ['Telegram', { kind: 'telegram', canReply: false }, { way: 'free' }],
    ['e-mail', { kind: 'email', canReply: false }, { way: 'free' }],
    ['LINE with a token', { kind: 'line', canReply: true }, { way: 'free' }],
    ['LINE without one', { kind: 'line', canReply: false }, { way: 'quota' }],
    ['WhatsApp within the window', { kind: 'whatsapp', canReply: false }, { way: 'fee', category: 'service', micros: 5_000 }],
    [
      'a template of WhatsApp',
      { kind: 'whatsapp', canReply: false, template: 'marketing' },
      { way: 'fee', micros: 70_000, currency: 'USD' },
    ],
    ['one without a rate', { kind: 'whatsapp', canReply: false, template: 'authentication' }, { way: 'fee', micros: null }],
  ] as const)('%s', (_, { kind, ...going }, expected) => {
    expect(planCost({ kind, settings: { cost: cost() } }, going)).toMatchObject(expected);
  });

  test('nothing, where the business has entered that nothing is charged', () => {
    const settings = { cost: cost({ rates: { marketing: null, utility: null, authentication: null, service: 0 } }) };
    expect(planCost({ kind: 'whatsapp', settings }, { canReply: false })).toMatchObject({ way: 'free', micros: 0 });
  });
});

describe('a cap', () => {
  const fee = { way: 'fee', category: 'utility', micros: 10_000, currency: 'USD' } as const;
  test.each([
    ['lets through what still fits', 30_000, 20_000, false],
    ['stops what goes beyond it', 30_000, 20_001, true],
    ['of nothing stops every fee', 0, 0, true],
    ['that is not set stops nothing', null, 9e9, false],
  ])('%s', (_, cap, micros, isStopped) => {
    expect(isCapped(cost({ cap }), fee, { micros, quota: 0 })).toBe(isStopped);
  });

  test('counts messages where the month is one of messages, and stops nothing that is free', () => {
    const quota = { way: 'quota', category: null, micros: 0, currency: null } as const;
    expect(isCapped(cost({ cap: 150 }), quota, { micros: 0, quota: 149 })).toBe(false);
    expect(isCapped(cost({ cap: 150 }), quota, { micros: 0, quota: 150 })).toBe(true);
    expect(isCapped(cost({ cap: 0 }), { ...quota, way: 'free' }, { micros: 0, quota: 150 })).toBe(false);
  });

  test('is not passed by a fee whose rate is not known once it is reached', () => {
    expect(isCapped(cost({ cap: 30_000 }), { ...fee, micros: null }, { micros: 30_000, quota: 0 })).toBe(true);
  });
});

test('a forecast goes on as the month has begun, and says nothing on its first day', () => {
  expect(forecast(1_000, Date.UTC(2026, 10, 16))).toBe(2_000);
  expect(forecast(1_000, Date.UTC(2026, 10, 1, 12))).toBeUndefined();
});
