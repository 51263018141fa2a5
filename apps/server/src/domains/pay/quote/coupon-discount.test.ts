import { describe, expect, test } from 'vitest';
import { readCoupons } from '#/outside/payments/coupon-list.ts';
import { couponDiscount } from './coupon-discount.ts';

const NOW = Date.UTC(2026, 11, 31, 23, 59);
const coupons = readCoupons('WELCOME20:20%:2026-12-31;OPEN5:500USD;GIFT:100%') ?? [];

describe('a coupon', () => {
  test.each([
    ['WELCOME20', 39_00, 'USD', 7_80],
    [' welcome20 ', 39_01, 'USD', 7_81],
    ['OPEN5', 39_00, 'USD', 5_00],
    ['OPEN5', 3_00, 'USD', 3_00],
    ['GIFT', 5_800, 'JPY', 5_800],
  ] as const)('%s takes off %i %s: %i', (code, amount, currency, discount) => {
    expect(couponDiscount(coupons, code, { amount, currency }, NOW)?.discount).toBe(discount);
  });

  test.each([
    ['of another currency', 'OPEN5', 'JPY', NOW],
    ['that nobody knows', 'SUMMER', 'USD', NOW],
    ['after its last day', 'WELCOME20', 'USD', NOW + 60_000],
  ] as const)('%s takes off nothing', (_, code, currency, now) => {
    expect(couponDiscount(coupons, code, { amount: 39_00, currency }, now)).toBeUndefined();
  });
});

test.each(['WELCOME20', 'A:0%', 'A:101%', 'AB:5EUR', 'AB:20%:2026-13-01', 'ab:20%', 'AB:20%:soon'])(
  'a list with %s cannot be read',
  (list) => {
    expect(readCoupons(list)).toBeUndefined();
  },
);
