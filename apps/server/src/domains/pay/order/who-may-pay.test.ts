import { expect, test } from 'vitest';
import { mayPay } from './who-may-pay.ts';

test.each([
  [null, true],
  ['admin', true],
  ['agent', false],
  ['', false],
])('a member with the role %s may pay: %s', (role, may) => {
  expect(mayPay(role)).toBe(may);
});
