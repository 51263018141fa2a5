import { CURRENCIES, PLANS, type SetMeal } from '@lobby/contract';

/** In the order of the currencies. */
const PRICES = {
  pro: { month: [39_00, 279_00, 299_00, 5_800], quarter: [111_00, 795_00, 852_00, 16_500], year: [390_00, 2_790_00, 2_990_00, 58_000] },
  max: {
    month: [129_00, 929_00, 999_00, 19_800],
    quarter: [369_00, 2_649_00, 2_849_00, 56_400],
    year: [1_290_00, 9_290_00, 9_990_00, 198_000],
  },
} as const;

const limits = (replies: number, entries: number, days: number): SetMeal['limits'] => ({
  seats: 2,
  channels: 2,
  ai_replies: replies,
  translated_chars: 50_000,
  corpus_entries: entries,
  source_pages: 300,
  source_chars: 3_000_000,
  storage_mb: 500,
  file_mb: 20,
  history_days: days,
});

const paid = (name: 'pro' | 'max', own: SetMeal['limits']): SetMeal => ({
  set_meal_id: PLANS[name],
  name,
  prices: CURRENCIES.flatMap((currency, index) => [
    { period: 'month', currency, amount: PRICES[name].month[index] ?? 0 },
    { period: 'quarter', currency, amount: PRICES[name].quarter[index] ?? 0 },
    { period: 'year', currency, amount: PRICES[name].year[index] ?? 0 },
  ]),
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
