import type { TenantScope } from '#/database/transaction.ts';
import { findQuoteRow, type QuoteRow } from './quote.repository.ts';

/** A price that was quoted to the tenant, in force or not. */
export function findQuote(scope: TenantScope, id: string): Promise<QuoteRow | undefined> {
  return findQuoteRow(scope, id);
}
