import { expect, test } from 'vitest';
import { addPeriod } from './add-period.ts';

test.each([
  ['2026-01-31T10:20:30.456Z', 'month', '2026-02-28T10:20:30.456Z'],
  ['2028-01-31T00:00:00.000Z', 'month', '2028-02-29T00:00:00.000Z'],
  ['2026-03-31T23:59:59.999Z', 'month', '2026-04-30T23:59:59.999Z'],
  ['2026-12-31T12:00:00.000Z', 'month', '2027-01-31T12:00:00.000Z'],
  ['2026-11-30T12:00:00.000Z', 'quarter', '2027-02-28T12:00:00.000Z'],
  ['2026-06-15T12:00:00.000Z', 'quarter', '2026-09-15T12:00:00.000Z'],
  ['2028-02-29T12:00:00.000Z', 'year', '2029-02-28T12:00:00.000Z'],
  ['2027-02-28T12:00:00.000Z', 'year', '2028-02-28T12:00:00.000Z'],
] as const)('%s and a %s is %s', (start, period, end) => {
  expect(new Date(addPeriod(Date.parse(start), period)).toISOString()).toBe(end);
});
