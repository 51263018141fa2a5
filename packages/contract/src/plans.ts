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
