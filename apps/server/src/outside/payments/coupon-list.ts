import { CURRENCIES, type Currency } from '@lobby/contract';

/** A coupon of the configuration; each business may use it once. */
export interface Coupon {
  code: string;
  /** A share of the price in percent, or an amount in the smallest unit of one currency. */
  off: { percent: number } | { amount: number; currency: Currency };
  /** First moment at which it is no longer valid, in milliseconds since 1970; undefined where it never ends. */
  endsAt: number | undefined;
}

const COUPON = /^([A-Z0-9_-]{2,40}):(?:(\d{1,3})%|(\d{1,9})([A-Z]{3}))(?::(\d{4}-\d{2}-\d{2}))?$/;
const DAY_MS = 86_400_000;

/**
 * Reads a list such as `WELCOME20:20%:2026-12-31;OPEN5:500USD`: code, what it takes off, and its last day in UTC.
 * @returns undefined where the list cannot be read
 */
export function readCoupons(list: string): Coupon[] | undefined {
  const coupons = list
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(readCoupon);
  const read = coupons.filter((coupon) => coupon !== undefined);
  return read.length === coupons.length ? read : undefined;
}

function readCoupon(text: string): Coupon | undefined {
  const [, code, percent, amount, currency, lastDay] = COUPON.exec(text) ?? [];
  const off = percent === undefined ? amountOff(Number(amount), currency) : percentOff(Number(percent));
  const endsAt = lastDay === undefined ? undefined : Date.parse(lastDay) + DAY_MS;
  if (code === undefined || !off || Number.isNaN(endsAt)) return undefined;
  return { code, off, endsAt };
}

function percentOff(percent: number): Coupon['off'] | undefined {
  return percent >= 1 && percent <= 100 ? { percent } : undefined;
}

function amountOff(amount: number, text: string | undefined): Coupon['off'] | undefined {
  const currency = CURRENCIES.find((known) => known === text);
  return currency && amount > 0 ? { amount, currency } : undefined;
}
