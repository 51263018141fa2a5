import type { OrderStatus } from '@lobby/contract';
import type { Payment } from '#/outside/payments/payment-provider.ts';

/**
 * What a provider's word means for an order. apply: the money is there. twice: and had been there before. misfit: another
 * amount than was asked for. none: nothing new.
 */
export type Settlement = 'apply' | 'twice' | 'misfit' | 'refuse' | 'wait' | 'cancel' | 'expire' | 'none';

interface OrderFacts {
  status: OrderStatus;
  payable: number;
  currency: string;
  /** The provider's name of the latest attempt. */
  providerRef: string | null;
}

/** Money counts whenever it comes, from whichever attempt; anything else only about the latest attempt of an open order. */
export function decideSettlement(order: OrderFacts, payment: Payment): Settlement {
  const isSameAttempt = payment.ref === order.providerRef;
  if (order.status === 'paid' || order.status === 'refunded') return payment.status === 'paid' && !isSameAttempt ? 'twice' : 'none';
  if (payment.status === 'paid') return payment.amount === order.payable && payment.currency === order.currency ? 'apply' : 'misfit';
  if (!isSameAttempt || !isOpen(order.status)) return 'none';
  return MEANINGS[payment.status];
}

const MEANINGS = { open: 'none', waiting: 'wait', failed: 'refuse', cancelled: 'cancel', expired: 'expire' } as const;

/** An order that may still be paid. */
export function isOpen(status: OrderStatus): boolean {
  return status === 'created' || status === 'paying';
}
