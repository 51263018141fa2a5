import { describe, expect, test } from 'vitest';
import { codeName, CODES, COMMON_ERRORS, TOKEN_ERRORS, type CodeName } from './codes.ts';
import { platform } from './platform.ts';

const entries = Object.entries(CODES) as [CodeName, { code: number; status: number }][];
const endpoints = Object.values(platform).flatMap((calls) => Object.values(calls));

describe('the specification’s own codes (§4, §8)', () => {
  test.each([
    ['success', 1, 200],
    ['signed_out', -1, 401],
    ['banned', 20024, 200],
  ] as const)('%s is %i and travels with %i', (name, code, status) => {
    expect(CODES[name]).toEqual({ code, status });
  });
});

test('no number means two things', () => {
  expect(new Set(entries.map(([, { code }]) => code)).size).toBe(entries.length);
});

test.each(entries)('%s is found by its number, %o', (name, { code }) => {
  expect(codeName(code)).toBe(name);
});

test.each([0, 2, -2, 20025, Number.NaN])('%d names no code', (code) => {
  expect(codeName(code)).toBeUndefined();
});

test('a failure has a status that says so, but for a ban (§8)', () => {
  const successful = entries.filter(([, { status }]) => status < 400).map(([name]) => name);
  expect(successful).toEqual(['success', 'banned']);
});

test('a call lists only what is its own, and nothing twice', () => {
  for (const { path, errors, caller } of endpoints) {
    const implied = caller === 'anyone' ? COMMON_ERRORS : [...COMMON_ERRORS, ...TOKEN_ERRORS];
    const everyCall: ReadonlySet<CodeName> = new Set(implied.filter((name) => name !== 'banned'));
    expect(
      errors.filter((name: CodeName) => everyCall.has(name)),
      path,
    ).toEqual([]);
    expect(new Set(errors).size, path).toBe(errors.length);
  }
});
