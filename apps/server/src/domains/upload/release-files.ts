import type { TenantScope } from '#/database/transaction.ts';
import { saveReleased } from './upload.repository.ts';

/** Lets go of every file of some conversations, and of a visitor where one is named: nameless, reachable by nobody, and removed by the next purge. */
export async function releaseFiles(
  scope: TenantScope,
  conversationIds: readonly string[],
  contactId: string | undefined,
  now: number,
): Promise<void> {
  await saveReleased(scope, conversationIds, contactId, now);
}
