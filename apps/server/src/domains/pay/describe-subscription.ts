import { may, PLANS, type pay } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { countEntries } from '#/domains/corpus/count-entries.ts';
import { countSeats } from '#/domains/tenant/count-seats.ts';
import { findSubscription, type Subscription } from './find-subscription.ts';
import { namePlan } from './list-plans.ts';
import { planOf } from './plan-catalog.ts';
import { usagePeriodStart } from './usage-period.ts';
import { readUsage } from './usage.repository.ts';

/** The subscription of the signed-in business, and how much of it is used. */
export function describeSubscription({ actor, locale, services }: Call<typeof pay.subscription>) {
  const now = services.now();
  const seesPrices = may(actor, 'billing.view');
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const subscription = await findSubscription(scope, now);
    const { setMealId, startTime, endTime, amount, currency, next } = subscription;
    const used = {
      corpus_entries: await countEntries(scope),
      ai_replies: await readUsage(scope, 'ai_replies', usagePeriodStart(subscription, now)),
      seats: await countSeats(scope, now),
    };
    return {
      set_meal_id: setMealId,
      name: namePlan(setMealId, locale),
      start_time: startTime,
      end_time: endTime,
      amount: seesPrices ? amount : null,
      currency: seesPrices ? currency : null,
      status: statusOf(subscription, now),
      next: next && seesPrices ? { set_meal_id: next.setMealId, name: namePlan(next.setMealId, locale), start_time: next.startTime } : null,
      limits: planOf(setMealId).limits,
      used,
      server_time: now,
    };
  });
}

/** A subscription has ended at its end time, not after it. */
function statusOf({ setMealId, endTime }: Pick<Subscription, 'setMealId' | 'endTime'>, now: number): 'trialing' | 'active' | 'expired' {
  if (endTime <= now) return 'expired';
  return setMealId === PLANS.free ? 'trialing' : 'active';
}
