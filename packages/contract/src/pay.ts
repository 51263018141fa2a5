import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, nothing } from './fields.ts';
import { currencySchema, setMealId } from './plans.ts';

const limits = z.object({
  seats: z.int(),
  channels: z.int(),
  ai_replies: z.int(),
  corpus_entries: z.int(),
  history_days: z.int(),
});

export const setMeal = z.object({
  set_meal_id: setMealId,
  /** Plan name in the caller's language. */
  name: z.string(),
  /** Price of one period by currency, in major units; 0 where the plan is free. */
  prices: z.array(z.object({ period: z.enum(['trial', 'month']), currency: currencySchema, amount: z.number() })),
  /** Days of the trial; null on paid plans. */
  trial_days: z.nullable(z.int()),
  limits,
});
export type SetMeal = z.output<typeof setMeal>;

export const subscriptionInfo = z.object({
  set_meal_id: setMealId,
  name: z.string(),
  start_time: epochMs,
  end_time: epochMs,
  amount: z.number(),
  currency: currencySchema,
  status: z.enum(['trialing', 'active', 'expired']),
  limits,
  used: z.object({ corpus_entries: z.int(), ai_replies: z.int(), seats: z.int() }),
  /** The server's clock, so that a wrong clock in the browser locks nobody out. */
  server_time: epochMs,
});
export type SubscriptionInfo = z.output<typeof subscriptionInfo>;

export const pay = {
  setMealList: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/pay/set/meal/list',
    caller: 'anyone',
    summary: 'The plans and their prices',
    request: nothing,
    response: z.object({ items: z.array(setMeal) }),
    errors: [],
  }),
  subscription: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/pay/tenant/subscribe',
    caller: 'staff',
    summary: 'The subscription of the signed-in business',
    request: nothing,
    response: subscriptionInfo,
    errors: [],
    servesExpired: true,
  }),
};
