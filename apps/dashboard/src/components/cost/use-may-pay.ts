import { useMay } from '#/components/use-may.ts';

/** True for those who may spend the business's money. */
export function useMayPay(): boolean {
  return useMay()('billing.pay');
}
