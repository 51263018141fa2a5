import type { TenantScope } from '#/database/transaction.ts';
import { tenantTimezone } from '#/domains/tenant/tenant-timezone.ts';
import { keepNameless, writeFacts } from './conversation-fact.repository.ts';
import { daysOf, keepErased, writeConversations, writeDays } from './fact.repository.ts';
import { insertDue, lockState } from './state.repository.ts';

/**
 * Erases conversations so that the figures of their days stay as they are: what was counted is kept as numbers that name nobody.
 * @param erase removes every row of them
 */
export async function outliveConversations<T>(scope: TenantScope, ids: readonly string[], erase: () => Promise<T>): Promise<T> {
  if (ids.length === 0) return erase();
  const { timezone, until } = await lockState(scope, await tenantTimezone(scope));
  const days = await daysOf(scope, ids, timezone);
  // What was said since the last count is counted now, for the last time.
  await writeConversations(scope, ids, timezone, until);
  await writeFacts(scope, ids, timezone);
  await keepErased(scope, ids, timezone);
  await keepNameless(scope, ids);
  const erased = await erase();
  await writeDays(scope, days, timezone);
  return erased;
}

/** The next count looks at a conversation again, in which nothing was said but something else has changed. */
export function countAgain(scope: TenantScope, conversationId: string): Promise<void> {
  return insertDue(scope, conversationId);
}
