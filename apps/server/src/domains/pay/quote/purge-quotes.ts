import type { TenantScope } from '#/database/transaction.ts';
import { deleteUnorderedQuotesBefore } from './quote.repository.ts';

/** Quotes that nobody ordered are kept so long after they were made, in milliseconds: a week. */
const KEEP_MS = 604_800_000;

/** Removes quotes that bind nobody any more. */
export function purgeQuotes(scope: TenantScope, now: number): Promise<void> {
  return deleteUnorderedQuotesBefore(scope, new Date(now - KEEP_MS));
}
