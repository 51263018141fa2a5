import { PLANS } from '@lobby/contract';
import { expect, test } from 'vitest';
import { usagePeriodEnd, usagePeriodStart } from './usage-period.ts';

const at = (iso: string) => Date.parse(iso);

test.each([
  ['the trial is one period, over the end of a month', PLANS.free, '2026-01-25T09:00Z', '2026-02-05T09:00Z', '2026-01-25'],
  ['on the first day', PLANS.pro, '2026-01-25T09:00Z', '2026-01-25T09:00Z', '2026-01-25'],
  ['before the clock of another server', PLANS.pro, '2026-01-25T09:00Z', '2026-01-25T08:59Z', '2026-01-25'],
  ['on the last day of the first month', PLANS.pro, '2026-01-25T09:00Z', '2026-02-24T23:59Z', '2026-01-25'],
  ['a month later', PLANS.pro, '2026-01-25T09:00Z', '2026-02-25T00:00Z', '2026-02-25'],
  ['over the end of a year', PLANS.max, '2025-11-10T00:00Z', '2026-01-09T00:00Z', '2025-12-10'],
  ['a day that February does not have', PLANS.max, '2026-01-31T00:00Z', '2026-02-28T12:00Z', '2026-02-28'],
  ['and back to its day in March', PLANS.max, '2026-01-31T00:00Z', '2026-03-30T12:00Z', '2026-02-28'],
  ['and then', PLANS.max, '2026-01-31T00:00Z', '2026-03-31T00:00Z', '2026-03-31'],
  ['29 February of a leap year', PLANS.pro, '2028-01-30T00:00Z', '2028-02-29T00:00Z', '2028-02-29'],
])('%s', (_, setMealId, start, now, period) => {
  expect(usagePeriodStart({ setMealId, startTime: at(start) }, at(now))).toBe(period);
});

test.each([
  ['of the trial there is none', PLANS.free, '2026-01-25T09:00Z', '2026-02-05T09:00Z', null],
  ['is a month after the first day', PLANS.pro, '2026-01-25T09:00Z', '2026-01-25T09:00Z', '2026-02-25T00:00Z'],
  ['is the same on the last day', PLANS.pro, '2026-01-25T09:00Z', '2026-02-24T23:59Z', '2026-02-25T00:00Z'],
  ['moves on at its own hour', PLANS.pro, '2026-01-25T09:00Z', '2026-02-25T00:00Z', '2026-03-25T00:00Z'],
  ['is the last day of a shorter month', PLANS.max, '2026-01-31T00:00Z', '2026-02-01T00:00Z', '2026-02-28T00:00Z'],
  ['and then the 31st again', PLANS.max, '2026-01-31T00:00Z', '2026-02-28T00:00Z', '2026-03-31T00:00Z'],
])('the next period %s', (_, setMealId, start, now, end) => {
  expect(usagePeriodEnd({ setMealId, startTime: at(start) }, at(now))).toBe(end === null ? null : at(end));
});
