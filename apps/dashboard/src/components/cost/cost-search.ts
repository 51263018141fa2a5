import { CURRENCIES, PERIODS, PLANS, type Currency, type Period, type SetMealId } from '@lobby/contract';
import type { RenewalReason } from '@lobby/session';

/** What the address of the screen says. */
export interface CostSearch {
  /** Why somebody comes here (§2). */
  readonly currentType?: RenewalReason;
  /** For how long one pays at once; a month goes without. */
  readonly period?: Period;
  readonly currency?: Currency;
  /** The plan that is being bought, its sheet open. */
  readonly plan?: SetMealId;
  /** The order that one comes back from paying. */
  readonly order?: string;
}

const REASONS = ['expired', 'free', 'deadline'] as const satisfies readonly RenewalReason[];
const PAID_PLANS = [PLANS.pro, PLANS.max] as const;
const ORDER_NO = /^LB\d{14}$/;

/** Reads the address; what it does not understand it leaves out. */
export function readCostSearch(raw: Record<string, unknown>): CostSearch {
  const currentType = REASONS.find((reason) => reason === raw['currentType']);
  const period = PERIODS.find((each) => each === raw['period'] && each !== 'month');
  const currency = CURRENCIES.find((each) => each === raw['currency']);
  const plan = PAID_PLANS.find((id) => id === Number(raw['plan']));
  const order = typeof raw['order'] === 'string' && ORDER_NO.test(raw['order']) ? raw['order'] : undefined;
  return {
    ...(currentType && { currentType }),
    ...(period && { period }),
    ...(currency && { currency }),
    ...(plan && { plan }),
    ...(order !== undefined && { order }),
  };
}
