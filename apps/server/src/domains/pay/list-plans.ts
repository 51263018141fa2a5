import { CURRENCIES, PERIODS, planName, PLANS, type Locale, type pay, type SetMeal, type SetMealId } from '@lobby/contract';
import type { Call } from '#/call.ts';
import type { Services } from '#/services.ts';
import { say } from '#/words.ts';
import { planOf } from './plan-catalog.ts';

/** The plans and their prices, cheapest first. */
export function listPlans({
  locale,
  services,
}: Pick<Call<typeof pay.setMealList>, 'locale'> & { services: { config: Pick<Services['config'], 'model'> } }): Promise<{
  items: SetMeal[];
  has_model: boolean;
}> {
  const items = Object.values(PLANS).map((id) => describePlan(id, locale));
  return Promise.resolve({ items, has_model: services.config.model !== undefined });
}

/** The name of a plan in a language. */
export function namePlan(id: SetMealId, locale: Locale): string {
  return say(locale, `plans.${planName(id)}`);
}

function describePlan(id: SetMealId, locale: Locale): SetMeal {
  const { limits, features, prices, trialDays } = planOf(id);
  return {
    set_meal_id: id,
    name: namePlan(id, locale),
    prices: prices
      ? PERIODS.flatMap((period) => CURRENCIES.map((currency) => ({ period, currency, amount: prices[period][currency] })))
      : CURRENCIES.map((currency) => ({ period: 'trial' as const, currency, amount: 0 })),
    trial_days: trialDays ?? null,
    limits,
    features,
  };
}
