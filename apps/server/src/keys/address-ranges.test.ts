import { expect, test } from 'vitest';
import { isWithin } from './address-ranges.ts';

test.each([
  ['203.0.113.7', []],
  ['203.0.113.7', ['203.0.113.7']],
  ['203.0.113.7', ['198.51.100.1', '203.0.113.0/24']],
  ['::ffff:203.0.113.7', ['203.0.113.0/24']],
  ['203.0.113.7', ['::ffff:203.0.113.7']],
  ['203.0.113.7', ['::ffff:203.0.113.0/120']],
  ['2001:db8::5', ['2001:db8::/32']],
])('%s is within %j', (address, ranges) => expect(isWithin(address, ranges)).toBe(true));

test.each([
  ['203.0.114.7', ['203.0.113.0/24']],
  ['2001:db9::5', ['2001:db8::/32']],
  ['203.0.113.7', ['2001:db8::/32']],
  ['unknown', ['203.0.113.0/24']],
])('%s is not within %j', (address, ranges) => expect(isWithin(address, ranges)).toBe(false));
