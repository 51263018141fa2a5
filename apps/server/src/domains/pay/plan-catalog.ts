import { planName, type CURRENCIES, type PlanName, type SetMeal, type SetMealId } from '@lobby/contract';

export type Currency = (typeof CURRENCIES)[number];
export type PlanLimits = SetMeal['limits'];

export interface Plan {
  limits: PlanLimits;
  /** Price of a month in major units; undefined where the plan is free. */
  monthly: Record<Currency, number> | undefined;
  /** Days that the plan lasts when nobody pays; undefined where it is paid. */
  trialDays: number | undefined;
}

/** No plan counts its channels; a limit is a number on the wire. */
const EVERY_CHANNEL = 1_000;

/** What each plan includes and costs. */
export const PLAN_CATALOG: Readonly<Record<PlanName, Plan>> = {
  free: {
    limits: { seats: 2, channels: 2, ai_replies: 500, corpus_entries: 5_000, history_days: 14 },
    monthly: undefined,
    trialDays: 14,
  },
  pro: {
    limits: { seats: 5, channels: EVERY_CHANNEL, ai_replies: 5_000, corpus_entries: 20_000, history_days: 365 },
    monthly: { USD: 39, CNY: 279, HKD: 299, JPY: 5_800 },
    trialDays: undefined,
  },
  max: {
    limits: { seats: 20, channels: EVERY_CHANNEL, ai_replies: 50_000, corpus_entries: 100_000, history_days: 1_095 },
    monthly: { USD: 129, CNY: 929, HKD: 999, JPY: 19_800 },
    trialDays: undefined,
  },
};

/** The plan of a `set_meal_id`. */
export function planOf(setMealId: SetMealId): Plan {
  return PLAN_CATALOG[planName(setMealId)];
}
