import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { email, epochMs, id, nothing, page, text } from './fields.ts';
import { currencySchema, minorAmount, PERIODS, periodSchema, setMealId } from './plans.ts';

/** What a plan limits. `storage_mb` and `file_mb`, the largest file, in megabytes, `history_days` in days, the others are counts. */
export const LIMITS = [
  'seats',
  'channels',
  'ai_replies',
  'translated_chars',
  'corpus_entries',
  'source_pages',
  'source_chars',
  'storage_mb',
  'file_mb',
  'history_days',
] as const;
/** Limits that are used up, and shown as bars. */
export const USAGE_METRICS = [
  'ai_replies',
  'translated_chars',
  'corpus_entries',
  'source_pages',
  'source_chars',
  'storage_mb',
  'seats',
  'channels',
] as const;
/** Of those, what is counted by period as it happens; the others are counted from what there is. */
export const COUNTED_METRICS = ['ai_replies', 'translated_chars'] as const;
/** What a plan has or has not; only what can be used is sold. */
export const PLAN_FEATURES = ['custom_roles', 'own_model'] as const;

const limits = z.object({
  seats: z.int(),
  channels: z.int(),
  ai_replies: z.int(),
  /** Characters of messages that a model translates. */
  translated_chars: z.int(),
  corpus_entries: z.int(),
  /** Pages and files that sources of the corpus read. */
  source_pages: z.int(),
  /** Characters of text that is kept of them. */
  source_chars: z.int(),
  storage_mb: z.int(),
  /** The largest file that a colleague or a visitor may send; never more than the platform lets in. */
  file_mb: z.int(),
  history_days: z.int(),
});

export const setMeal = z.object({
  set_meal_id: setMealId,
  /** Plan name in the caller's language. */
  name: z.string(),
  /** Price of a whole period by currency; 0 where the plan is free. */
  prices: z.array(z.object({ period: z.enum(['trial', ...PERIODS]), currency: currencySchema, amount: minorAmount })),
  /** Days of the trial; null on paid plans. */
  trial_days: z.nullable(z.int()),
  limits,
  features: z.array(z.enum(PLAN_FEATURES)),
});
export type SetMeal = z.output<typeof setMeal>;

export const subscriptionInfo = z.object({
  set_meal_id: setMealId,
  name: z.string(),
  start_time: epochMs,
  end_time: epochMs,
  /** What the latest period of the running plan cost; null for whoever may not see what is paid. */
  amount: z.nullable(minorAmount),
  currency: z.nullable(currencySchema),
  status: z.enum(['trialing', 'active', 'expired']),
  /** The smaller plan that is paid for and begins later, or null; null as well for whoever may not see what is paid. */
  next: z.nullable(z.object({ set_meal_id: setMealId, name: z.string(), start_time: epochMs })),
  limits,
  used: z.object({ corpus_entries: z.int(), ai_replies: z.int(), seats: z.int() }),
  /** The server's clock, so that a wrong clock in the browser locks nobody out. */
  server_time: epochMs,
});
export type SubscriptionInfo = z.output<typeof subscriptionInfo>;

/** How much of one limit is used, and when it would be used up at this pace. */
export const usage = z.object({
  metric: z.enum(USAGE_METRICS),
  used: z.int(),
  limit: z.int(),
  /** When the counting begins anew; null where it never does. */
  resets_at: z.nullable(epochMs),
  /** When it is used up at this pace; null where it is not before it begins anew, or nothing is to be said yet. */
  runs_out_at: z.nullable(epochMs),
});
export type Usage = z.output<typeof usage>;

/** Why an order is made: the first paid plan, more of the same, a larger plan now, or a smaller one at the end. */
export const ORDER_KINDS = ['new', 'renew', 'upgrade', 'downgrade'] as const;

export type OrderKind = (typeof ORDER_KINDS)[number];

/** What a plan takes away, shown before a smaller one is paid. */
const loss = z.union([
  z.object({
    kind: z.literal('limit'),
    limit: z.enum(LIMITS),
    from: z.int(),
    to: z.int(),
    /** null where it is not counted. */ used: z.nullable(z.int()),
  }),
  z.object({ kind: z.literal('feature'), feature: z.enum(PLAN_FEATURES) }),
]);

/** Ways to pay; which are offered depends on provider, country and currency. */
export const PAY_METHODS = ['sandbox', 'card', 'alipay', 'wechat_pay', 'konbini', 'paypay'] as const;

export type PayMethod = (typeof PAY_METHODS)[number];

const price = {
  currency: currencySchema,
  /** The price in the list. */
  list_amount: minorAmount,
  /** What a coupon takes off, and a rest too small for any provider to charge. */
  discount: minorAmount,
  /** Unused value of the running plan, taken off an upgrade; where it is more than the price, the rest buys more time. */
  credit: minorAmount,
  /** Part of `payable` that is tax. */
  tax: minorAmount,
  payable: minorAmount,
};

/** An offer whose price is locked until `expires_at`. */
export const quote = z.object({
  quote_id: id,
  kind: z.enum(ORDER_KINDS),
  set_meal_id: setMealId,
  name: z.string(),
  period: periodSchema,
  ...price,
  /** From when to when the plan would run; `end_time` is the subscription's new end. */
  start_time: epochMs,
  end_time: epochMs,
  losses: z.array(loss),
  methods: z.array(z.enum(PAY_METHODS)),
  expires_at: epochMs,
});
export type Quote = z.output<typeof quote>;

export const ORDER_STATUSES = ['created', 'paying', 'paid', 'failed', 'cancelled', 'timeout', 'refunded'] as const;

/** What stands on the invoice; which fields matter depends on the country. */
export const invoiceFields = z.object({
  title: text(120),
  /** 税号 of a fapiao, 登録番号 of a Japanese qualified invoice, VAT or other tax number. */
  tax_no: z.optional(text(40)),
  address: z.optional(text(300)),
  email: z.optional(email),
  /** ISO 3166-1 alpha-2. */
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
});

/** `LB` and 14 digits: day and number. */
const orderNo = z.string().check(z.regex(/^LB\d{14}$/));

export const order = z.object({
  order_no: z.string(),
  kind: z.enum(ORDER_KINDS),
  set_meal_id: setMealId,
  name: z.string(),
  period: periodSchema,
  ...price,
  status: z.enum(ORDER_STATUSES),
  method: z.enum(PAY_METHODS),
  created_at: epochMs,
  /** When an unpaid order ends; a voucher may give days. */
  expires_at: epochMs,
  paid_at: z.nullable(epochMs),
  /** Where one pays while the order is open. */
  redirect_url: z.nullable(z.string()),
  /** The number to show at the counter, for a voucher. */
  voucher: z.nullable(z.string()),
  /** Why a payment failed, in the caller's language. */
  failure: z.nullable(z.string()),
  invoice: z.nullable(invoiceFields),
  /** The period that it paid for; null until it is paid. */
  start_time: z.nullable(epochMs),
  end_time: z.nullable(epochMs),
});
export type Order = z.output<typeof order>;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export type InvoiceFields = z.output<typeof invoiceFields>;

const toSee = { caller: 'staff', permission: 'billing.view', visibility: 'business' } as const;
const toPay = { caller: 'staff', permission: 'billing.pay', visibility: 'business' } as const;
export const pay = {
  setMealList: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/pay/set/meal/list',
    caller: 'anyone',
    summary: 'The plans and their prices',
    request: nothing,
    response: z.object({
      items: z.array(setMeal),
      /** A language model answers for every business; without one, what needs a model works only with a business's own. */
      has_model: z.boolean(),
    }),
    errors: [],
  }),
  subscription: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/pay/tenant/subscribe',
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    summary: 'The subscription of the signed-in business',
    request: nothing,
    response: subscriptionInfo,
    errors: [],
    servesExpired: true,
  }),
  usage: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/pay/tenant/usage',
    ...toSee,
    summary: 'How much of each limit is used',
    request: nothing,
    response: z.object({ items: z.array(usage) }),
    errors: [],
    servesExpired: true,
  }),
  /** Quotes a plan: what it costs this business now, from when to when. Locks the price; binds nobody. */
  pre: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/pay/pre',
    ...toPay,
    audit: 'none',
    summary: 'Quote a plan',
    request: z.object({ set_meal_id: setMealId, period: periodSchema, currency: currencySchema, coupon: z.optional(text(40)) }),
    response: quote,
    errors: ['plan_unavailable', 'wrong_coupon'],
    servesExpired: true,
  }),
  /** Makes the order of a quote and says how to pay it. The same quote again gives the same order. */
  initiate: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/pay/initiate',
    ...toPay,
    audit: 'call',
    summary: 'Order what was quoted',
    request: z.object({ quote_id: id, method: z.enum(PAY_METHODS), invoice: z.optional(invoiceFields) }),
    response: order,
    errors: ['quote_expired', 'method_unavailable', 'payment_unavailable', 'payment_off', 'wrong_coupon', 'order_closed'],
    servesExpired: true,
  }),
  /** Asks the provider how an order stands, so that a notice which never came loses no money. */
  check: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/pay/check',
    ...toPay,
    audit: 'none',
    summary: 'How an order stands',
    request: z.object({ order_no: orderNo }),
    response: order,
    errors: ['payment_unavailable'],
    servesExpired: true,
  }),
  cancel: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/pay/cancel',
    ...toPay,
    audit: 'call',
    summary: 'Give up an order that is not paid',
    request: z.object({ order_no: orderNo }),
    response: order,
    errors: ['order_closed', 'payment_unavailable'],
    servesExpired: true,
  }),
  orders: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/pay/tenant/order',
    ...toSee,
    summary: 'The orders of the business, the latest first',
    request: z.object({ ...page }),
    response: z.object({ items: z.array(order), next_cursor: z.nullable(z.string()) }),
    errors: [],
    servesExpired: true,
  }),
  /** A PDF in the caller's language. */
  invoice: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/pay/invoice',
    ...toSee,
    summary: 'The invoice of a paid order',
    request: z.object({ order_no: orderNo }),
    response: nothing,
    answers: 'file',
    errors: [],
    servesExpired: true,
  }),
};
