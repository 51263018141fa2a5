import { CURRENCIES, PLANS, type SetMeal } from '@lobby/contract';

const MONTHLY = { pro: [39_00, 279_00, 299_00, 5_800], max: [129_00, 929_00, 999_00, 19_800] } as const;

const limits = (replies: number, entries: number, days: number): SetMeal['limits'] => ({
  seats: 2,
  channels: 2,
  ai_replies: replies,
  corpus_entries: entries,
  storage_mb: 500,
  history_days: days,
});

const paid = (name: 'pro' | 'max', own: SetMeal['limits']): SetMeal => ({
  set_meal_id: PLANS[name],
  name,
  prices: CURRENCIES.map((currency, index) => ({ period: 'month', currency, amount: MONTHLY[name][index] ?? 0 })),
  trial_days: null,
  limits: own,
  features: [],
});

/** A trial and two paid plans, as the server lists them. */
export const somePlans = (): SetMeal[] => [
  {
    set_meal_id: PLANS.free,
    name: 'free',
    prices: CURRENCIES.map((currency) => ({ period: 'trial', currency, amount: 0 })),
    trial_days: 14,
    limits: limits(500, 5_000, 14),
    features: [],
  },
  paid('pro', limits(5_000, 20_000, 365)),
  paid('max', limits(50_000, 100_000, 1_095)),
];
