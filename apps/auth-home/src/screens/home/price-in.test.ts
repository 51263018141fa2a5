import { LOCALES } from '@lobby/contract';
import { describe, expect, test } from 'vitest';
import { somePlans } from '#/testing/some-plans.ts';
import { bestSaving, currencyOf, priceIn } from './price-in.ts';

const [free, pro, max] = somePlans() as [ReturnType<typeof somePlans>[0], ReturnType<typeof somePlans>[0], ReturnType<typeof somePlans>[0]];

test('readers of each language begin with their own currency', () => {
  expect(LOCALES.map(currencyOf)).toEqual(['USD', 'CNY', 'HKD', 'JPY']);
});

describe('the price of a plan', () => {
  test.each([
    ['a month', pro, 'USD', 'month', { perMonth: 39_00, total: 39_00, saved: 0, monthsFree: undefined, share: 0 }],
    ['a year', pro, 'USD', 'year', { perMonth: 32_50, total: 390_00, saved: 78_00, monthsFree: 2, share: 1 / 6 }],
    [
      'a year of a currency without decimals',
      pro,
      'JPY',
      'year',
      { perMonth: 4_834, total: 58_000, saved: 11_600, monthsFree: 2, share: 1 / 6 },
    ],
    ['the trial, whatever the period', free, 'HKD', 'year', { perMonth: 0, total: 0, saved: 0, monthsFree: undefined, share: 0 }],
  ] as const)('for %s', (_what, plan, currency, period, price) => {
    expect(priceIn(plan, currency, period)).toEqual(price);
  });

  test('for a quarter saves less than a month', () => {
    expect(priceIn(pro, 'USD', 'quarter')).toEqual({ perMonth: 37_00, total: 111_00, saved: 6_00, monthsFree: undefined, share: 6 / 117 });
  });

  test('is none where the list has none', () => {
    expect(priceIn({ ...pro, prices: [] }, 'USD', 'month')).toBeUndefined();
  });

  test('never saves less than nothing', () => {
    const prices = pro.prices.map((price) => (price.period === 'year' ? { ...price, amount: price.amount * 2 } : price));
    expect(priceIn({ ...pro, prices }, 'USD', 'year')).toMatchObject({ saved: 0, share: 0, monthsFree: undefined });
  });
});

test('the best saving of a period is that of the plan that saves most', () => {
  expect(bestSaving([free, pro, max], 'USD', 'month')).toBeUndefined();
  expect(bestSaving([free], 'USD', 'year')).toBeUndefined();
  expect(bestSaving([free, pro, max], 'USD', 'quarter')?.share).toBeCloseTo(6 / 117);
});
