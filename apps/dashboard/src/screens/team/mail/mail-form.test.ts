import { expect, test } from 'vitest';
import { isAddress } from './mail-form.tsx';

test.each([
  ['help@shop.example', true],
  ['@in.shop.example', true],
  ['help+more@shop.example', false],
  ['help', false],
  ['help@', false],
  [`${'n'.repeat(21)}@shop.example`, false],
])('answers can go to %s: %s', (text, can) => {
  expect(isAddress(text)).toBe(can);
});
