import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSafePattern } from './field-pattern.ts';
import { matchesPattern, PATTERN_VALUE_MAX } from './match-pattern.ts';

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
    '',
    'x'.repeat(201),
    '\\p{L}',
    '\\u{61}',
  ])('%s is refused', (pattern) => {
    expect(isSafePattern(pattern)).toBe(false);
  });

  test.each([
    'a*a*a*a*a*a*b',
    'a{0,100}'.repeat(25),
    '[a-z]+[a-y]+[a-x]+1',
    `${'a?'.repeat(99)}b`,
    '(a|a)'.repeat(27),
    '(a|a)'.repeat(40),
    '(?:a|aa)'.repeat(25),
    '(a|(a|(a|a)))'.repeat(15),
  ])('%s answers at once, whatever it is laid against', (pattern) => {
    expect(isSafePattern(pattern)).toBe(true);
    const began = performance.now();
    for (let length = 1; length < PATTERN_VALUE_MAX; length += 1) matchesPattern(pattern, `${'a'.repeat(length)}!`);
    // What backtracks takes minutes; a busy machine makes milliseconds seconds.
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  test.each([
    ['\\s', ['\u3000', '\u00a0', '\t', '\ufeff'], ['a', '']],
    ['[\\s,]+', ['\u3000,', ' '], ['x']],
    ['\\S+', ['ab'], ['a\u3000b']],
    ['.', ['好', '😀'], ['\n', '\u2028', '']],
    ['a|b', ['a', 'b'], ['ab', 'xa', 'bx']],
    ['\\/\\.\\$', ['/.$'], ['']],
    ['[\\w.^-]+', ['a_1.^-'], ['é']],
    ['𠮷{2}', ['𠮷𠮷'], ['𠮷']],
  ])('%s means what it means to a browser', (pattern, right, wrong) => {
    expect(isSafePattern(pattern)).toBe(true);
    const browser = new RegExp(`^(?:${pattern})$`, 'u');
    for (const value of [...right, ...wrong]) expect([value, matchesPattern(pattern, value)]).toEqual([value, browser.test(value)]);
    expect(right.filter((value) => !matchesPattern(pattern, value))).toEqual([]);
  });

  test('means what it means to a browser, whatever it is made of', () => {
    const atom = fc.constantFrom(
      'a',
      'b',
      '.',
      String.raw`\d`,
      String.raw`\w`,
      '[ab]',
      '[^a1]',
      String.raw`[\d-]`,
      '(a|b1)',
      '(?:|a)',
      '|',
      String.raw`\+`,
    );
    const piece = fc.oneof(
      atom,
      fc
        .tuple(fc.constantFrom('a', '.', '[ab]', String.raw`\d`), fc.constantFrom('?', '*', '+', '{2}', '{1,}', '{0,3}'))
        .map(([one, repeat]) => one + repeat),
    );
    const pattern = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(''));
    const value = fc.string({ unit: fc.constantFrom('a', 'b', '1', '-', '+', ' '), maxLength: 6 });
    fc.assert(
      fc.property(pattern, value, (made, laid) => {
        fc.pre(isSafePattern(made));
        expect(matchesPattern(made, laid)).toBe(new RegExp(`^(?:${made})$`, 'u').test(laid));
      }),
      { numRuns: 1_000 },
    );
  });

  test('describes no value that is longer than it may be', () => {
    expect(matchesPattern('a*', 'a'.repeat(PATTERN_VALUE_MAX))).toBe(true);
    expect(matchesPattern('a*', 'a'.repeat(PATTERN_VALUE_MAX + 1))).toBe(false);
  });
});
