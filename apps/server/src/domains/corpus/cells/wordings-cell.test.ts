import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tidyWordings } from '#/domains/corpus/draft/tidy-draft.ts';
import { joinWordings, splitWordings } from './wordings-cell.ts';

describe('wordings in one cell', () => {
  test.each([
    ['a line each', 'one\ntwo\r\nthree', ['one', 'two', 'three']],
    ['between |', 'one|two', ['one', 'two']],
    ['between ;', 'one; two', ['one', ' two']],
    ['between ；', '怎么退货；如何退款', ['怎么退货', '如何退款']],
    ['a line each even with separators in them', 'one; or two\nthree', ['one; or two', 'three']],
  ])('are read %s', (_, cell, wordings) => {
    expect(splitWordings(cell)).toEqual(wordings);
  });

  test('come back as they were', () => {
    const wordings = fc
      .array(fc.string({ unit: fc.constantFrom('a', 'b', ';', '|', '；', ' ', '"', ',', '=') }), { maxLength: 4 })
      .map(tidyWordings);
    fc.assert(
      fc.property(wordings, (list) => {
        expect(tidyWordings(splitWordings(joinWordings(list)))).toEqual(list);
      }),
    );
  });
});
