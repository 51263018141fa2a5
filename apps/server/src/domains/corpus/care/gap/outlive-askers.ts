import type { TenantScope } from '#/database/transaction.ts';
import { forgetEmptyGaps, gapsAskedIn, nameAfterOthers } from './gap.repository.ts';

/**
 * Gaps keep nothing of conversations that are erased: they are called what others asked, or are gone with the last one who did.
 * @param erase removes every row of the conversations
 */
export async function outliveAskers<T>(scope: TenantScope, conversationIds: readonly string[], erase: () => Promise<T>): Promise<T> {
  const ids = await gapsAskedIn(scope, conversationIds);
  const erased = await erase();
  if (ids.length === 0) return erased;
  await nameAfterOthers(scope, ids);
  await forgetEmptyGaps(scope);
  return erased;
}
