import { planName, type Currency, type Period, type PlanName, type SetMeal, type SetMealId } from '@lobby/contract';

export type PlanLimits = SetMeal['limits'];

export interface Plan {
  limits: PlanLimits;
  /** What the plan has beyond its limits. */
  features: SetMeal['features'];
  /** Price of a period in the smallest unit of the currency; undefined where the plan is free. */
  prices: Readonly<Record<Period, Readonly<Record<Currency, number>>>> | undefined;
  /** Days that the plan lasts when nobody pays; undefined where it is paid. */
  trialDays: number | undefined;
}

/** No plan counts its channels; a limit is a number on the wire. */
const EVERY_CHANNEL = 1_000;

/** What each plan includes and costs. */
export const PLAN_CATALOG: Readonly<Record<PlanName, Plan>> = {
  free: {
    limits: {
      seats: 2,
      channels: 2,
      ai_replies: 500,
      translated_chars: 50_000,
      corpus_entries: 5_000,
      source_pages: 300,
      source_chars: 3_000_000,
      storage_mb: 500,
      file_mb: 20,
      history_days: 14,
    },
    features: [],
    prices: undefined,
    trialDays: 14,
  },
  pro: {
    limits: {
      seats: 5,
      channels: EVERY_CHANNEL,
      ai_replies: 5_000,
      translated_chars: 500_000,
      corpus_entries: 20_000,
      source_pages: 3_000,
      source_chars: 30_000_000,
      storage_mb: 10_000,
      file_mb: 50,
      history_days: 365,
    },
    features: [],
    prices: {
      month: { USD: 39_00, CNY: 279_00, HKD: 299_00, JPY: 5_800 },
      quarter: { USD: 111_00, CNY: 795_00, HKD: 852_00, JPY: 16_500 },
      year: { USD: 390_00, CNY: 2_790_00, HKD: 2_990_00, JPY: 58_000 },
    },
    trialDays: undefined,
  },
  max: {
    limits: {
      seats: 20,
      channels: EVERY_CHANNEL,
      ai_replies: 50_000,
      translated_chars: 5_000_000,
      corpus_entries: 100_000,
      source_pages: 20_000,
      source_chars: 200_000_000,
      storage_mb: 100_000,
      file_mb: 50,
      history_days: 1_095,
    },
    features: ['custom_roles', 'own_model'],
    prices: {
      month: { USD: 129_00, CNY: 929_00, HKD: 999_00, JPY: 19_800 },
      quarter: { USD: 369_00, CNY: 2_649_00, HKD: 2_849_00, JPY: 56_400 },
      year: { USD: 1_290_00, CNY: 9_290_00, HKD: 9_990_00, JPY: 198_000 },
    },
    trialDays: undefined,
  },
};

/** The plan of a `set_meal_id`. */
export function planOf(setMealId: SetMealId): Plan {
  return PLAN_CATALOG[planName(setMealId)];
}
