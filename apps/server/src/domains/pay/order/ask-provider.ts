import { BusinessError } from '#/errors.ts';
import { ProviderError, type Payments } from '#/outside/payments/payment-provider.ts';
import type { Services } from '#/services.ts';
import type { OrderRow } from './order.repository.ts';

/** The provider that an order was opened at and its name there; undefined where it was never opened, or elsewhere. */
export function providerOf({ payments }: Pick<Services, 'payments'>, order: OrderRow): { payments: Payments; ref: string } | undefined {
  const { provider, providerRef: ref } = order;
  return payments && ref !== null && provider === payments.provider ? { payments, ref } : undefined;
}

/** What a provider answers. @throws BusinessError payment_unavailable where it does not */
export async function answerOf<T>({ log }: Pick<Services, 'log'>, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error }, 'the payment provider cannot be asked');
    throw new BusinessError('payment_unavailable');
  }
}
