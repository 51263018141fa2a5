import type { Order, Quote, SetMeal, Usage } from '@lobby/contract';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const LIMITS: SetMeal['limits'] = {
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
};

const paidPrices = (month: number): SetMeal['prices'] =>
  (['USD', 'JPY'] as const).flatMap((currency) => [
    { period: 'month', currency, amount: month },
    { period: 'quarter', currency, amount: month * 3 - 6_00 },
    { period: 'year', currency, amount: month * 10 },
  ]);

/** Free, Pro for 39 and Max for 129 dollars a month; a year costs ten months. */
export const PLANS_FOR_SALE: SetMeal[] = [
  {
    set_meal_id: 1,
    name: 'Free',
    prices: [{ period: 'trial', currency: 'USD', amount: 0 }],
    trial_days: 14,
    limits: LIMITS,
    features: [],
  },
  {
    set_meal_id: 2,
    name: 'Pro',
    prices: paidPrices(39_00),
    trial_days: null,
    limits: { ...LIMITS, seats: 5, channels: 1_000, ai_replies: 5_000, file_mb: 50, history_days: 365 },
    features: [],
  },
  {
    set_meal_id: 3,
    name: 'Max',
    prices: paidPrices(129_00),
    trial_days: null,
    limits: { ...LIMITS, seats: 20, channels: 1_000, ai_replies: 50_000, file_mb: 50, history_days: 1_095 },
    features: ['own_model'],
  },
];

export const aUsage = (over: Partial<Usage> = {}): Usage => ({
  metric: 'ai_replies',
  used: 100,
  limit: 5_000,
  resets_at: null,
  runs_out_at: null,
  ...over,
});

/** An offer of Pro for a month. */
export const aQuote = (over: Partial<Quote> = {}): Quote => ({
  quote_id: '018f0000-0000-7000-d000-000000000001',
  kind: 'new',
  set_meal_id: 2,
  name: 'Pro',
  period: 'month',
  currency: 'USD',
  list_amount: 39_00,
  discount: 0,
  credit: 0,
  tax: 0,
  payable: 39_00,
  start_time: Date.now(),
  end_time: Date.now() + 30 * DAY_MS,
  losses: [],
  methods: ['card', 'alipay'],
  expires_at: Date.now() + 30 * MINUTE_MS,
  ...over,
});

/** An order of Pro for a month, on its way to be paid. */
export const anOrder = (no: number, over: Partial<Order> = {}): Order => ({
  order_no: `LB20261121${String(no).padStart(6, '0')}`,
  kind: 'new',
  set_meal_id: 2,
  name: 'Pro',
  period: 'month',
  currency: 'USD',
  list_amount: 39_00,
  discount: 0,
  credit: 0,
  tax: 0,
  payable: 39_00,
  status: 'paying',
  method: 'card',
  created_at: Date.now() - MINUTE_MS,
  expires_at: Date.now() + 29 * MINUTE_MS,
  paid_at: null,
  redirect_url: 'https://pay.example/1',
  voucher: null,
  failure: null,
  invoice: null,
  start_time: null,
  end_time: null,
  ...over,
});

export const aPaidOrder = (no: number, over: Partial<Order> = {}): Order =>
  anOrder(no, {
    status: 'paid',
    paid_at: Date.now(),
    redirect_url: null,
    start_time: Date.now(),
    end_time: Date.now() + 30 * DAY_MS,
    ...over,
  });
