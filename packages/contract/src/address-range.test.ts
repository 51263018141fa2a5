import { expect, test } from 'vitest';
import { isAddressRange } from './address-range.ts';

test.each(['203.0.113.7', '203.0.113.0/24', '0.0.0.0/0', '2001:db8::/32', '::1', '2001:db8:0:0:0:0:0:1/128', '::ffff:203.0.113.7'])(
  '%s names addresses',
  (text) => expect(isAddressRange(text)).toBe(true),
);

test.each([
  '',
  'example.com',
  '203.0.113',
  '203.0.113.256',
  '203.0.113.0/33',
  '203.0.113.0/',
  '203.0.113.0/24/8',
  '1::2::3',
  '2001:db8::/129',
  ':1',
  '12345::',
  '1:2:3:4:5:6:7:8:9',
])('%j names none', (text) => expect(isAddressRange(text)).toBe(false));
