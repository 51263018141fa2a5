import type { LIMITS, pay, Quote, RequestOf, SetMealId } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { findSubscription, type Subscription } from '#/domains/pay/find-subscription.ts';
import { namePlan } from '#/domains/pay/list-plans.ts';
import { isCouponUsed } from '#/domains/pay/order/is-coupon-used.ts';
import { invoiceCountry } from '#/domains/pay/order/invoice-country.ts';
import { paidPeriods } from '#/domains/pay/order/paid-periods.ts';
import { planOf } from '#/domains/pay/plan-catalog.ts';
import { readUsages } from '#/domains/pay/usage/read-usages.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { computeQuote } from './compute-quote.ts';
import { couponDiscount } from './coupon-discount.ts';
import { planLosses } from './plan-losses.ts';
import { insertQuote } from './quote.repository.ts';

/** How long a price is locked, in milliseconds. */
const QUOTE_TTL_MS = 1_800_000;

/** Quotes a plan and locks its price; binds nobody. */
export function quotePlan({ request, actor, locale, services }: Call<typeof pay.pre>): Promise<Quote> {
  const now = services.now();
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const subscription = await findSubscription(scope, now);
    const { set_meal_id: setMealId, period, currency } = request;
    const listAmount = planOf(setMealId).prices?.[period][currency];
    if (listAmount === undefined) throw new BusinessError('plan_unavailable');
    const coupon = await redeem(scope, request, listAmount, services, now);
    const wanted = { setMealId, period, currency, listAmount, discount: coupon?.discount ?? 0, country: await invoiceCountry(scope) };
    const price = computeQuote(subscription, await paidPeriods(scope, now), wanted, now);
    if (!price) throw new BusinessError('plan_unavailable');
    const { kind, discount, credit, tax, payable, startTime, endTime } = price;
    const money = { currency, discount, credit, tax, payable };
    const expiresAt = now + QUOTE_TTL_MS;
    const id = await insertQuote(scope, {
      ...money,
      kind,
      setMealId,
      period,
      listAmount,
      coupon: coupon?.code ?? null,
      startTime: new Date(startTime),
      endTime: new Date(endTime),
      createdAt: new Date(now),
      expiresAt: new Date(expiresAt),
    });
    return {
      ...money,
      quote_id: id,
      kind,
      set_meal_id: setMealId,
      name: namePlan(setMealId, locale),
      period,
      list_amount: listAmount,
      start_time: startTime,
      end_time: endTime,
      losses: kind === 'renew' ? [] : await lossesOf(scope, subscription, setMealId, now),
      methods: services.payments?.methods(currency) ?? [],
      expires_at: expiresAt,
    };
  });
}

async function redeem(
  scope: TenantScope,
  { coupon, currency }: RequestOf<typeof pay.pre>,
  listAmount: number,
  { config }: Pick<Services, 'config'>,
  now: number,
): Promise<{ code: string; discount: number } | undefined> {
  if (coupon === undefined) return undefined;
  const found = couponDiscount(config.coupons, coupon, { amount: listAmount, currency }, now);
  if (!found || (await isCouponUsed(scope, found.code))) throw new BusinessError('wrong_coupon');
  return found;
}

/** A plan that is larger in everything takes nothing away. */
async function lossesOf(scope: TenantScope, subscription: Subscription, setMealId: SetMealId, now: number): Promise<Quote['losses']> {
  if (setMealId >= subscription.setMealId) return [];
  const used: Partial<Record<(typeof LIMITS)[number], number>> = {};
  for (const usage of await readUsages(scope, subscription, now)) used[usage.metric] = usage.used;
  return planLosses(subscription.setMealId, setMealId, used);
}
