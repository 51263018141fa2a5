import type { TenantScope } from '#/database/transaction.ts';
import { findBegunBy, type Beginners } from './conversation.repository.ts';

/**
 * Of the conversations of a contact those that are somebody's: the ones among `ids`, the ones that they have begun since, and the threads of
 * work orders that came out of any of these. @param since milliseconds since 1970 @returns their ids
 */
export function findConversationsBegunBy(
  scope: TenantScope,
  contactId: string,
  by: Beginners & { ids: readonly string[]; since: number },
): Promise<string[]> {
  return findBegunBy(scope, contactId, by);
}
