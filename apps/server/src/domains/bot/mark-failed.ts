import type { Database } from '#/database/open-database.ts';
import { inTenant } from '#/database/transaction.ts';
import { countAgain } from '#/domains/analysis/bot/outlive-conversations.ts';
import { failRun } from './bot-run.repository.ts';

/** Ends a run that could not be answered, and has it counted as one. */
export function markFailed(database: Database, { id, tenantId }: { id: string; tenantId: number }, error: unknown): Promise<void> {
  return inTenant(database, tenantId, async (scope) => {
    const conversationId = await failRun(scope, id, String(error));
    if (conversationId !== undefined) await countAgain(scope, conversationId);
  });
}
