import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guardCell, unguardCell } from './formula-guard.ts';

describe('the formula guard', () => {
  test.each(['=1+1', '+49 30 1234', '-5', '@SUM(A1)', '\tx', '＝1', '＠x'])('puts an apostrophe before %j', (text) => {
    expect(guardCell(text)).toBe(`'${text}`);
  });

  test.each(['What is it', '1-2', "'tis", '', '退货 = 退款'])('leaves %j alone', (text) => {
    expect(guardCell(text)).toBe(text);
    expect(unguardCell(text)).toBe(text);
  });

  test('loses nothing, whatever apostrophes a text begins with', () => {
    expect(unguardCell(guardCell("'=x"))).toBe("'=x");
    const text = fc.tuple(fc.stringMatching(/^'{0,3}[=+\-@\t＝]?/), fc.string()).map((parts) => parts.join(''));
    fc.assert(fc.property(text, (cell) => unguardCell(guardCell(cell)) === cell));
  });
});
