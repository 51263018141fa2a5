import { PLANS, type Currency, type OrderKind, type Period, type SetMealId } from '@lobby/contract';
import type { Subscription } from '#/domains/pay/find-subscription.ts';
import { addPeriod } from './add-period.ts';
import { decideKind } from './decide-kind.ts';
import { shareOf } from './share-of.ts';
import { unusedValue, type PaidPeriod } from './unused-value.ts';

/** What a customer buys. Amounts in the smallest unit of the currency, times in milliseconds since 1970. */
export interface Purchase {
  orderId: string | null;
  setMealId: SetMealId;
  period: Period;
  currency: Currency;
  listAmount: number;
  discount: number;
  /** Unused value that the quote took off. */
  credit: number;
  /** Money that arrives. */
  payable: number;
  quotedAt: number;
}

/** Where a purchase lies in time, and what the subscription is with it. */
export interface Placement {
  kind: OrderKind;
  startTime: number;
  endTime: number;
  valueFrom: number;
  value: number;
  /** Orders whose unused value is used up in this purchase. */
  credited: string[];
  /** Orders of a plan that waits, which begin later by `shift`. */
  shifted: string[];
  shift: number;
  subscription: Subscription;
}

/**
 * Places a purchase by what the subscription is now, whatever it was when the price was quoted: the same plan is
 * appended, a larger one begins now and takes over all unused value, a smaller one begins at the end.
 *
 * The customer never gets less than the money is worth. What was unused when the price was quoted counts, as long as
 * no other order has taken it over since; value beyond the price buys more time at the list price; where promised
 * credit is gone, the money buys its share of the period.
 */
export function placePurchase(subscription: Subscription, paid: readonly PaidPeriod[], purchase: Purchase, now: number): Placement {
  const kind = decideKind(subscription, purchase.setMealId, now);
  const credit = creditOf(kind, paid, purchase);
  const value = purchase.payable + credit;
  const position = positionOf(kind, subscription, purchase.setMealId, now);
  const length = lengthOf(purchase, value, addPeriod(position.valueFrom, purchase.period) - position.valueFrom);
  const isInserted = kind === 'renew' && position.startTime < subscription.endTime;
  return {
    kind,
    ...position,
    endTime: position.valueFrom + length,
    value,
    credited: credit > 0 ? paid.map(({ orderId }) => orderId) : [],
    shifted: isInserted ? paid.filter(({ valueFrom }) => valueFrom >= position.startTime).map(({ orderId }) => orderId) : [],
    shift: isInserted ? length : 0,
    subscription: changed(kind, subscription, purchase, { ...position, length }, now),
  };
}

/** An upgrade takes over everything; a plan that begins anew, because the old one ended before the money came, what was promised. */
function creditOf(kind: OrderKind, paid: readonly PaidPeriod[], { currency, quotedAt, credit }: Purchase): number {
  if (kind !== 'upgrade' && kind !== 'new') return 0;
  const unused = unusedValue(paid, currency, quotedAt);
  return kind === 'upgrade' ? unused : Math.min(unused, credit);
}

interface Position {
  startTime: number;
  valueFrom: number;
}

function positionOf(kind: OrderKind, { setMealId: running, endTime, next }: Subscription, setMealId: SetMealId, now: number): Position {
  if (kind === 'upgrade') return { startTime: now, valueFrom: now };
  if (kind === 'new') return { startTime: now, valueFrom: running === PLANS.free ? Math.max(now, endTime) : now };
  const start = kind === 'renew' && next && setMealId === running ? next.startTime : Math.max(now, endTime);
  return { startTime: start, valueFrom: start };
}

/** @param whole length of the bought period, in milliseconds */
function lengthOf({ listAmount, discount }: Purchase, value: number, whole: number): number {
  const price = listAmount - discount;
  if (value >= price) return whole + shareOf(whole, value - price, listAmount);
  return shareOf(whole, value, price);
}

function changed(
  kind: OrderKind,
  before: Subscription,
  { setMealId, listAmount, discount, currency, orderId }: Purchase,
  { startTime, valueFrom, length }: Position & { length: number },
  now: number,
): Subscription {
  const bought = { setMealId, amount: listAmount - discount, currency, orderId };
  const endTime = valueFrom + length;
  if (kind === 'new' || kind === 'upgrade' || before.endTime <= now) return { ...bought, startTime, endTime, next: undefined };
  if (kind === 'downgrade') return { ...before, endTime, next: { ...bought, startTime } };
  if (!before.next) return { ...before, ...bought, endTime };
  if (setMealId === before.setMealId)
    return {
      ...before,
      ...bought,
      endTime: before.endTime + length,
      next: { ...before.next, startTime: before.next.startTime + length },
    };
  return { ...before, endTime, next: { ...before.next, ...bought } };
}
