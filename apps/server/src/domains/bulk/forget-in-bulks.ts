import type { TenantScope } from '#/database/transaction.ts';
import { dropFromBulks } from './bulk.repository.ts';

/** Forgets how conversations were before they were changed with others: whoever takes that back finds the rest. */
export async function forgetInBulks(scope: TenantScope, conversationIds: readonly string[]): Promise<void> {
  if (conversationIds.length > 0) await dropFromBulks(scope, conversationIds);
}
