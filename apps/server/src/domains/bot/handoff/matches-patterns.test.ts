import { cpuMs } from '@lobby/vite/cpu-ms';
import { describe, expect, test } from 'vitest';
import { isCompilable, matchesPatterns } from './matches-patterns.ts';

describe('a message fits a pattern', () => {
  test.each([
    ['Order refund #4711 please', 'refund #\\d+'],
    ['REFUND', '^refund$'],
    ['我想退款，订单 123', '退(款|货)'],
    ['Ｒｅｆｕｎｄ', 'refund'],
    ['返金してください', '返金(し|を)'],
  ])('“%s” fits %s', (text, pattern) => {
    expect(matchesPatterns(text, [pattern])).toBe(true);
  });

  test('none of them where there are none, or where none fits', () => {
    expect(matchesPatterns('refund', [])).toBe(false);
    expect(matchesPatterns('hello', ['refund', '^bye$'])).toBe(false);
  });
});

test.each(['(a+)+$', '(a|aa)*b', '(.*a){20}', 'a*a*a*a*a*a*b'])('%s on hostile text takes no time', async (pattern) => {
  expect(await cpuMs(() => matchesPatterns('a'.repeat(50_000), [pattern]))).toBeLessThan(500);
});

test('what the engine does not know is said to be so, and fits nothing', () => {
  expect(isCompilable('(?=a)a')).toBe(false);
  expect(matchesPatterns('a', ['(?=a)a', '('])).toBe(false);
});
