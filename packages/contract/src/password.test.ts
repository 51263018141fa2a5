import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkPassword, isPassword, passwordSchema } from './password.ts';

describe('6 to 18 characters with a letter and a digit (§5)', () => {
  test.each([
    ['abcd1', false],
    ['abcde1', true],
    [`${'a'.repeat(17)}1`, true],
    [`${'a'.repeat(18)}1`, false],
    ['ABCDE1', true],
    ['abcdef', false],
    ['123456', false],
    ['!!!!a1', true],
    ['', false],
  ])('%s: %s', (password, accepted) => {
    expect(isPassword(password)).toBe(accepted);
    expect(passwordSchema.safeParse(password).success).toBe(accepted);
  });
});

describe('no white space of any kind', () => {
  test.each([' ', '\t', '\n', '\u{a0}', '\u{3000}', '\u{2003}', '\u{feff}'])('%j', (space) => {
    expect(checkPassword(`abc${space}de1`)).toEqual({ length: false, letter: true, digit: true });
  });
});

describe('characters are code points', () => {
  test.each([
    ['three emoji, a letter and a digit are five', '😀😀😀a1', false],
    ['four of them are six', '😀😀😀😀a1', true],
    ['sixteen are eighteen', `${'😀'.repeat(16)}a1`, true],
    ['seventeen are nineteen', `${'😀'.repeat(17)}a1`, false],
  ])('%s', (_what, password, accepted) => {
    expect(checkPassword(password).length).toBe(accepted);
  });
});

test.each([
  ['ａｂｃｄｅ１', { length: true, letter: false, digit: false }],
  ['пароль1', { length: true, letter: false, digit: true }],
  ['パスワード1a', { length: true, letter: true, digit: true }],
  ['abcde٣', { length: true, letter: true, digit: false }],
])('letters and digits are the ASCII ones: %s', (password, checks) => {
  expect(checkPassword(password)).toEqual(checks);
});

test('the message of a refusal is a key, once', () => {
  expect(passwordSchema.safeParse('no').error?.issues.map(({ message }) => message)).toEqual(['password_rule']);
});

test('agrees with the rule as the specification words it', () => {
  const unit = fc.oneof(
    fc.constantFrom('a', 'Z', '0', '9', ' ', '　', '😀', 'あ', '-'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  );
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 22 }), (password) => {
      const worded = /^\S{6,18}$/u.test(password) && /[a-z]/i.test(password) && /\d/.test(password);
      expect(isPassword(password)).toBe(worded);
    }),
  );
});
