import type { Currency } from '@lobby/contract';
import type { Coupon } from '#/outside/payments/coupon-list.ts';
import { shareOf } from '#/domains/pay/period/share-of.ts';

/**
 * What a coupon takes off a price, never more than the price.
 * @param code as typed; capitals and outer spaces do not matter
 * @param now milliseconds since 1970
 * @returns undefined where the coupon is unknown, has ended or is for another currency
 */
export function couponDiscount(
  coupons: readonly Coupon[],
  code: string,
  { amount, currency }: { amount: number; currency: Currency },
  now: number,
): { code: string; discount: number } | undefined {
  const wanted = code.trim().toUpperCase();
  const coupon = coupons.find((known) => known.code === wanted);
  if (!coupon || (coupon.endsAt !== undefined && coupon.endsAt <= now)) return undefined;
  const { off } = coupon;
  if ('percent' in off) return { code: wanted, discount: shareOf(amount, off.percent, 100) };
  return off.currency === currency ? { code: wanted, discount: Math.min(off.amount, amount) } : undefined;
}
