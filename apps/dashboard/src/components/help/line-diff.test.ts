import { expect, test } from 'vitest';
import { lineDiff } from './line-diff.ts';

const shown = (before: string, after: string) =>
  lineDiff(before, after).map(({ kind, text }) => `${{ same: ' ', added: '+', removed: '-' }[kind]}${text}`);

test('lines that stayed are kept together, the others are taken away or added', () => {
  expect(shown('a\nb\nc', 'a\nx\nc')).toEqual([' a', '-b', '+x', ' c']);
  expect(shown('a', 'a\nb')).toEqual([' a', '+b']);
  expect(shown('同じ', '同じ')).toEqual([' 同じ']);
});
