import type { TenantScope } from '#/database/transaction.ts';
import { findLatestInvoice } from './order.repository.ts';

/** Country that the business's latest invoice went to, ISO 3166-1; undefined where it had none. */
export async function invoiceCountry(scope: TenantScope): Promise<string | undefined> {
  return (await findLatestInvoice(scope))?.country;
}
