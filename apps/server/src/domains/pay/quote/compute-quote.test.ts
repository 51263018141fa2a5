import { describe, expect, test } from 'vitest';
import type { Currency, Period } from '@lobby/contract';
import type { Subscription } from '#/domains/pay/find-subscription.ts';
import type { PaidPeriod } from '#/domains/pay/period/unused-value.ts';
import { planOf } from '#/domains/pay/plan-catalog.ts';
import { computeQuote, type Wanted } from './compute-quote.ts';

const at = (text: string) => Date.parse(`${text}T12:00:00Z`);
const NOW = at('2026-03-11');
const [PRO, MAX] = [2, 3] as const;

const pro = (currency: Currency, amount: number): Subscription => ({
  setMealId: PRO,
  startTime: at('2026-03-01'),
  endTime: at('2026-04-01'),
  amount,
  currency,
  orderId: 'march',
  next: undefined,
});
const march = (currency: Currency, value: number): PaidPeriod => ({
  orderId: 'march',
  setMealId: PRO,
  period: 'month',
  currency,
  value,
  valueFrom: at('2026-03-01'),
  endTime: at('2026-04-01'),
});

function wanted(setMealId: 2 | 3, period: Period, currency: Currency, change: Partial<Wanted> = {}): Wanted {
  const listAmount = planOf(setMealId).prices?.[period][currency] ?? 0;
  return { setMealId, period, currency, listAmount, discount: 0, country: undefined, ...change };
}

describe('the price of an upgrade', () => {
  test.each([
    ['USD', 39_00, 'month', 26_42, 102_58],
    ['CNY', 279_00, 'month', 189_00, 740_00],
    ['HKD', 299_00, 'quarter', 202_55, 2_646_45],
    ['JPY', 5_800, 'year', 3_930, 194_070],
  ] as const)(
    'in %s is the list price less what is unused, rounded in the customer’s favour',
    (currency, value, period, credit, payable) => {
      const quote = computeQuote(pro(currency, value), [march(currency, value)], wanted(MAX, period, currency), NOW);
      expect(quote).toMatchObject({ kind: 'upgrade', discount: 0, credit, payable, startTime: NOW });
    },
  );

  test('is not quoted in another currency than the running period was paid in', () => {
    expect(computeQuote(pro('USD', 39_00), [march('USD', 39_00)], wanted(MAX, 'month', 'JPY'), NOW)).toBeUndefined();
  });

  test('of a plan that nobody paid for may be in any currency, with nothing to credit', () => {
    expect(computeQuote(pro('USD', 0), [], wanted(MAX, 'month', 'JPY'), NOW)).toMatchObject({ credit: 0, payable: 19_800 });
  });

  test('is never negative; what is left of the credit is more time', () => {
    const year = { ...march('USD', 390_00), period: 'year' as const, valueFrom: NOW, endTime: at('2027-03-11') };
    const quote = computeQuote(pro('USD', 390_00), [year], wanted(MAX, 'month', 'USD'), NOW);
    expect(quote).toMatchObject({ credit: 129_00, payable: 0 });
    expect(quote?.endTime).toBeGreaterThan(at('2026-06-11'));
  });

  test('counts a period that was paid in another currency at the price lists’ own rate', () => {
    const yen = { ...march('JPY', 5_800), valueFrom: NOW };
    expect(computeQuote(pro('USD', 39_00), [yen], wanted(MAX, 'month', 'USD'), NOW)?.credit).toBe(39_00);
  });
});

describe('other prices', () => {
  test.each([
    ['renew', PRO, '2026-05-01'],
    ['upgrade', MAX, '2026-04-11'],
  ] as const)('a plan nobody paid for: %s', (kind, setMealId, end) => {
    expect(computeQuote(pro('USD', 0), [], wanted(setMealId, 'month', 'USD'), NOW)).toMatchObject({ kind, credit: 0, endTime: at(end) });
  });

  test('a coupon comes off first; a rest that no provider charges is waived', () => {
    expect(computeQuote(pro('USD', 0), [], wanted(PRO, 'month', 'USD', { discount: 7_80 }), NOW)).toMatchObject({
      discount: 7_80,
      payable: 31_20,
    });
    expect(computeQuote(pro('USD', 0), [], wanted(PRO, 'month', 'USD', { discount: 38_60 }), NOW)).toMatchObject({
      discount: 39_00,
      payable: 0,
    });
  });

  test.each([
    ['JP', 527],
    ['US', 0],
    [undefined, 0],
  ])('the tax inside the price where invoices go to %s', (country, tax) => {
    expect(computeQuote(pro('JPY', 0), [], wanted(PRO, 'month', 'JPY', { country }), NOW)).toMatchObject({ payable: 5_800, tax });
  });
});
