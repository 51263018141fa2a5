import { expect, test } from 'vitest';
import { dueIn } from './due-days.ts';

test('a day from now ends at six in the evening, also across the end of a month', () => {
  expect(dueIn(1, new Date(2026, 0, 31, 23, 30).getTime())).toBe(new Date(2026, 1, 1, 18).getTime());
  expect(dueIn(7, new Date(2026, 11, 28, 0, 5).getTime())).toBe(new Date(2027, 0, 4, 18).getTime());
});
