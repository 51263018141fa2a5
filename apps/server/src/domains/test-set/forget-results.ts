import type { TenantScope } from '#/database/transaction.ts';
import { deleteResultsOf } from './test-run.repository.ts';

/** Forgets what came out of test cases that were made from conversations, before these are erased with the cases. */
export function forgetResults(scope: TenantScope, conversationIds: readonly string[]): Promise<void> {
  return deleteResultsOf(scope, conversationIds);
}
