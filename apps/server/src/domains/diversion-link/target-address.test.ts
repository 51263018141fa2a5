import { expect, test } from 'vitest';
import { targetAddress, type AddressFacts } from './target-address.ts';

const facts = {
  tenantSlug: 'kumo',
  prefill: 'I ask about 批发',
  refCode: 'K7Q2MX',
  utm: { source: 'poster', medium: '', campaign: 'spring sale' },
};

test.each([
  ['web_chat', '', '/chat/kumo'],
  ['agent', '7', '/chat/kumo'],
  ['team', '0190c5a4-0000-7000-8000-000000000000', '/chat/kumo'],
  ['url', 'https://kumo.example/shop?utm_source=own#a', 'https://kumo.example/shop?utm_source=own&utm_campaign=spring+sale#a'],
  ['whatsapp', '+85251234567', 'https://wa.me/85251234567?text=I%20ask%20about%20%E6%89%B9%E5%8F%91%20%5B%23K7Q2MX%5D'],
  ['telegram', 'kumo_bot', 'https://t.me/kumo_bot?start=K7Q2MX'],
  ['line', '@kumo', 'https://line.me/R/oaMessage/%40kumo/?I%20ask%20about%20%E6%89%B9%E5%8F%91%20%5B%23K7Q2MX%5D'],
] as const)('a target of kind %s with %s leads to %s', (kind, ref, address) => {
  expect(targetAddress({ ...facts, kind, ref } satisfies AddressFacts)).toBe(address);
});

test('without words of its own, a message begins with its code', () => {
  expect(targetAddress({ ...facts, kind: 'whatsapp', ref: '+85251234567', prefill: '' })).toBe(
    'https://wa.me/85251234567?text=%5B%23K7Q2MX%5D',
  );
});
