import type { Period, SetMeal } from '@lobby/contract';
import { describe, expect, it } from 'vitest';
import { priceOf, savedBy, savingOf } from './saving.ts';

const plan = (month: number, quarter: number, year: number): Pick<SetMeal, 'prices'> => ({
  prices: Object.entries({ month, quarter, year }).map(([period, amount]) => ({ period: period as Period, currency: 'USD', amount })),
});
const TRIAL: Pick<SetMeal, 'prices'> = { prices: [{ period: 'trial', currency: 'USD', amount: 0 }] };
const PRO = plan(39_00, 111_00, 390_00);
const MAX = plan(129_00, 369_00, 1_290_00);

describe('what a longer period saves', () => {
  it('is counted against paying month by month', () => {
    expect(savedBy(PRO, 'year', 'USD')).toBe(78_00);
    expect(savedBy(PRO, 'month', 'USD')).toBe(0);
    expect(savedBy(plan(10_00, 40_00, 100_00), 'quarter', 'USD')).toBe(0);
  });

  it('is said in whole months where every plan saves the same number', () => {
    expect(savingOf([TRIAL, PRO, MAX], 'year', 'USD')).toEqual({ kind: 'months', count: 2 });
  });

  it('is otherwise the largest share, cut off to whole per cent', () => {
    expect(savingOf([TRIAL, PRO, MAX], 'quarter', 'USD')).toEqual({ kind: 'share', share: 0.05 });
  });

  it('is nothing for a month, for a currency without prices, and where nobody sells', () => {
    expect(savingOf([PRO, MAX], 'month', 'USD')).toBeUndefined();
    expect(savingOf([PRO, MAX], 'year', 'JPY')).toBeUndefined();
    expect(savingOf([TRIAL], 'year', 'USD')).toBeUndefined();
  });

  it('leaves a plan without a price for the period out', () => {
    expect(priceOf(TRIAL, 'month', 'USD')).toBeUndefined();
  });
});
