import type { Config } from '#/config.ts';
import type { Database } from '#/database/open-database.ts';
import type { Payments } from './payments/payment-provider.ts';
import { openSandbox } from './payments/sandbox.ts';
import { openStripe } from './payments/stripe.ts';

/** The provider of the configuration; undefined where nothing can be paid. */
export function openPayments(
  config: Pick<Config, 'payments' | 'origin' | 'port'>,
  database: Database,
  now: () => number,
): Payments | undefined {
  const { payments, origin, port } = config;
  if (!payments) return undefined;
  if (payments.provider === 'sandbox') return openSandbox({ database, now, origin: origin ?? '' });
  return openStripe({ ...payments, now, origin: origin ?? `http://localhost:${port}` });
}
