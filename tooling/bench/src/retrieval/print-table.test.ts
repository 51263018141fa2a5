import { expect, test } from 'vitest';
import { formatShare, formatTable, formatTime } from './print-table.ts';

test('columns are as wide as their widest cell, wide characters counting two', () => {
  expect(
    formatTable(
      ['set', 'R@1'],
      [
        ['中文', '.97'],
        ['a', '1.000'],
      ],
    ),
  ).toBe('set     R@1\n────  ─────\n中文    .97\na     1.000');
});

test('shares have three decimals, times as many as they need', () => {
  expect([0.9702, 1, 0].map(formatShare)).toEqual(['.970', '1.000', '.000']);
  expect([0.1234, 12.34].map(formatTime)).toEqual(['0.12', '12']);
});
