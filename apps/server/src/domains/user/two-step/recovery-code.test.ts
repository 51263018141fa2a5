import { expect, test } from 'vitest';
import { makeRecoveryCodes, readRecoveryCode } from './recovery-code.ts';

test('ten recovery codes are made, in two groups of five, none like another', () => {
  const codes = makeRecoveryCodes();
  expect(codes).toHaveLength(10);
  expect(codes.every((code) => /^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBe(10);
});

test.each([
  ['k7d2m-x0q9t', 'k7d2mx0q9t'],
  [' K7D2M X0Q9T ', 'k7d2mx0q9t'],
  ['k7d2mxoq9t', 'k7d2mx0q9t'],
  ['k7d2m-xOqIl', 'k7d2mx0q11'],
  ['1234512345', '1234512345'],
])('%j is read as %j, however it is typed', (entered, code) => {
  expect(readRecoveryCode(entered)).toBe(code);
});

test.each(['123456', '123 456', 'k7d2m-x0q9', 'k7d2m-x0q9tt', 'k7d2m-x0q9u', 'k7d2m_x0q9t', ''])('%j is none', (entered) => {
  expect(readRecoveryCode(entered)).toBeUndefined();
});
