import { expect, test } from 'vitest';
import { isOtherDay, standsUnder, TOGETHER_MS } from './thread-lines.ts';

const NINE = new Date(2026, 0, 5, 9).getTime();
const mina = { author_kind: 'agent', author_name: 'Mina', created_at: NINE } as const;

test.each([
  ['the same author a moment later', { created_at: NINE + TOGETHER_MS - 1 }, true],
  ['the same author after a pause', { created_at: NINE + TOGETHER_MS }, false],
  ['another person', { author_name: 'Ben' }, false],
  ['somebody else of the same name', { author_kind: 'contact' as const }, false],
  ['what is on its way, whatever its clock says', { created_at: NINE + 2 * TOGETHER_MS, unsent: {} }, true],
])('%s: under the same face is %j', (_, change, together) => {
  expect(standsUnder(mina, { ...mina, ...change })).toBe(together);
});

test('a day ends at midnight of the reader', () => {
  const midnight = new Date(2026, 0, 6).getTime();
  expect(isOtherDay(NINE, midnight - 1)).toBe(false);
  expect(isOtherDay(NINE, midnight)).toBe(true);
});
