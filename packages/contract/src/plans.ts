import { z } from 'zod/mini';

/** Plan ids (§3, §9). */
export const PLANS = { free: 1, pro: 2, max: 3 } as const;

export type PlanName = keyof typeof PLANS;
export type SetMealId = (typeof PLANS)[PlanName];

export const setMealId = z.union([z.literal(PLANS.free), z.literal(PLANS.pro), z.literal(PLANS.max)]);

/** The name of a plan id. */
export function planName(id: SetMealId): PlanName {
  return id === PLANS.free ? 'free' : id === PLANS.pro ? 'pro' : 'max';
}

/** Currencies that plans are priced in; JPY has no decimals. */
export const CURRENCIES = ['USD', 'CNY', 'HKD', 'JPY'] as const;
export const currencySchema = z.enum(CURRENCIES);
export type Currency = (typeof CURRENCIES)[number];

const MINOR_DIGITS: Readonly<Record<Currency, number>> = { USD: 2, CNY: 2, HKD: 2, JPY: 0 };

/** Digits behind the point of a currency (ISO 4217): an amount of 980 is 9.80 USD, and 980 JPY. */
export function minorDigits(currency: Currency): number {
  return MINOR_DIGITS[currency];
}

/** An amount of money: a whole number of the smallest unit of its currency (cents, fen, yen), never negative. */
export const minorAmount = z.int().check(z.gte(0));

/** What a plan may be paid for at once. */
export const PERIODS = ['month', 'quarter', 'year'] as const;
export const periodSchema = z.enum(PERIODS);
export type Period = (typeof PERIODS)[number];
