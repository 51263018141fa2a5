import type { Config } from '#/config.ts';
import type { Database } from '#/database/open-database.ts';
import type { Payments } from './payments/payment-provider.ts';
import { openSandbox } from './payments/sandbox.ts';

/** The provider of the configuration; undefined where nothing can be paid. Stripe's code is loaded only where it is used. */
export async function openPayments(
  config: Pick<Config, 'payments' | 'origin' | 'port'>,
  database: Database,
  now: () => number,
): Promise<Payments | undefined> {
  const { payments, origin, port } = config;
  if (!payments) return undefined;
  if (payments.provider === 'sandbox') return openSandbox({ database, now, origin: origin ?? '' });
  const { openStripe } = await import('./payments/stripe.ts');
  return openStripe({ ...payments, now, origin: origin ?? `http://localhost:${port}` });
}
