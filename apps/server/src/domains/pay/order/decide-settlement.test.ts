import { ORDER_STATUSES } from '@lobby/contract';
import { describe, expect, test } from 'vitest';
import type { Payment, PaymentStatus } from '#/outside/payments/payment-provider.ts';
import { decideSettlement, type Settlement } from './decide-settlement.ts';

const PAYMENT: Omit<Payment, 'status'> = {
  ref: 'r1',
  orderNo: 'LB20260301000001',
  tenantId: 1,
  amount: 100,
  currency: 'JPY',
  voucher: undefined,
};
const ORDER = { payable: 100, currency: 'JPY', providerRef: 'r1' };
const STATUSES: PaymentStatus[] = ['open', 'waiting', 'paid', 'failed', 'cancelled', 'expired'];

describe('what a provider says about an order', () => {
  test.each([
    ['created', 'none,wait,apply,refuse,cancel,expire'],
    ['paying', 'none,wait,apply,refuse,cancel,expire'],
    ['paid', 'none,none,none,none,none,none'],
    ['failed', 'none,none,apply,none,none,none'],
    ['cancelled', 'none,none,apply,none,none,none'],
    ['timeout', 'none,none,apply,none,none,none'],
    ['refunded', 'none,none,none,none,none,none'],
  ] as const)('that is %s means %s', (status, wanted) => {
    const found = STATUSES.map((said): Settlement => decideSettlement({ ...ORDER, status }, { ...PAYMENT, status: said }));
    expect(found.join(',')).toBe(wanted);
  });

  test('about an earlier attempt counts only where it is money', () => {
    const found = STATUSES.map((said) => decideSettlement({ ...ORDER, providerRef: 'r2', status: 'paying' }, { ...PAYMENT, status: said }));
    expect(found).toEqual(['none', 'none', 'apply', 'none', 'none', 'none']);
  });

  test('when another attempt of a paid order is paid too, somebody is owed money', () => {
    expect(decideSettlement({ ...ORDER, providerRef: 'r2', status: 'paid' }, { ...PAYMENT, status: 'paid' })).toBe('twice');
  });

  test.each(ORDER_STATUSES.filter((status) => status !== 'paid' && status !== 'refunded'))(
    'other money for an order that is %s fits nowhere',
    (status) => {
      expect(decideSettlement({ ...ORDER, status }, { ...PAYMENT, status: 'paid', amount: 99 })).toBe('misfit');
      expect(decideSettlement({ ...ORDER, status }, { ...PAYMENT, status: 'paid', currency: 'USD' })).toBe('misfit');
    },
  );
});
