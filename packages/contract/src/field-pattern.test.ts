import { describe, expect, test } from 'vitest';
import { isSafePattern, matchesPattern, PATTERN_VALUE_MAX } from './field-pattern.ts';

describe('a pattern of a form', () => {
  test.each([
    ['NF-\\d{5,8}', ['NF-20481'], ['NF-1', 'xNF-20481', 'NF-20481 ']],
    ['(?:KO|NF)-[0-9]+', ['KO-1', 'NF-99'], ['K-1', 'KO-']],
    ['[A-Z]{2}\\d{9}[A-Z]{2}', ['EA123456789HK'], ['ea123456789hk']],
    ['[^@]+@[^@]+', ['a@b'], ['a@b@c']],
    ['订单[一-龥]?\\d+', ['订单7', '订单甲7'], ['7']],
    ['\\+?\\d[\\d -]{3,20}', ['+852 2345 6789'], ['+']],
  ])('%s is used', (pattern, right, wrong) => {
    expect(isSafePattern(pattern)).toBe(true);
    expect(right.filter((value) => !matchesPattern(pattern, value))).toEqual([]);
    expect(wrong.filter((value) => matchesPattern(pattern, value))).toEqual([]);
  });

  test.each([
    '(a+)+',
    '(a|a)*',
    '(?:a*)*b',
    '(a)\\1',
    '(?=a)b',
    '(?<x>a)',
    '(?i:a)',
    'a**',
    'a+?',
    '[a-z',
    '(a',
    'a{2,1}',
    'a{1000}',
    'a{',
    '^a$',
    'a*a*a*a*b',
    'a?'.repeat(25),
    '',
    'x'.repeat(201),
    '\\p{L}',
    '\\u{61}',
  ])('%s is refused', (pattern) => {
    expect(isSafePattern(pattern)).toBe(false);
  });

  test('answers at once, whatever it is laid against', () => {
    const worst = ['a*a*a*b', 'a{0,60}a{0,60}a{0,60}b', '[a-z]+[a-y]+[a-x]+1', `${'a?'.repeat(19)}b`];
    expect(worst.filter((pattern) => !isSafePattern(pattern))).toEqual([]);
    const began = performance.now();
    for (const pattern of worst) matchesPattern(pattern, 'a'.repeat(PATTERN_VALUE_MAX));
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  test('describes no value that is longer than it may be', () => {
    expect(matchesPattern('a*', 'a'.repeat(PATTERN_VALUE_MAX))).toBe(true);
    expect(matchesPattern('a*', 'a'.repeat(PATTERN_VALUE_MAX + 1))).toBe(false);
  });
});
