import { EMAIL_CODE_TRIES } from '@lobby/contract';
import { describe, expect, test } from 'vitest';
import { hashCode, judgeCode, makeCode, type StoredCode } from './email-code.ts';

const NOW = Date.UTC(2026, 5, 1);
const EMAIL = 'mina@shop.example';
const stored = (over: Partial<StoredCode> = {}): StoredCode => ({
  codeHash: hashCode(EMAIL, 'register', '012345'),
  tries: 0,
  expiresAt: new Date(NOW + 1),
  usedAt: null,
  ...over,
});

test('a code has six digits, zeros in front included', () => {
  const codes = Array.from({ length: 2_000 }, makeCode);
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(1_900);
});

describe('an entered code', () => {
  const right = hashCode(EMAIL, 'register', '012345');
  const wrong = hashCode(EMAIL, 'register', '012346');
  test.each([
    ['right', 'right', stored(), right],
    ['wrong', 'wrong', stored(), wrong],
    ['for another address', 'wrong', stored(), hashCode('nori@shop.example', 'register', '012345')],
    ['for another purpose', 'wrong', stored(), hashCode(EMAIL, 'reset_pwd', '012345')],
    ['that nobody sent', 'wrong', undefined, right],
    ['right at the end of its life', 'expired', stored({ expiresAt: new Date(NOW) }), right],
    ['right, and used before', 'expired', stored({ usedAt: new Date(NOW - 1) }), right],
    ['wrong, and used before', 'expired', stored({ usedAt: new Date(NOW - 1) }), wrong],
    ['right after three wrong ones', 'expired', stored({ tries: EMAIL_CODE_TRIES }), right],
    ['right after two wrong ones', 'right', stored({ tries: EMAIL_CODE_TRIES - 1 }), right],
  ])('%s is %s', (_, verdict, code, entered) => {
    expect(judgeCode(code, entered, NOW)).toBe(verdict);
  });
});
