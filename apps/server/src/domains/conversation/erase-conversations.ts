import type { TenantScope } from '#/database/transaction.ts';
import { deleteConversations, OF_CONVERSATION } from './erasure.repository.ts';

/** Tables with rows of a conversation. */
export const CONVERSATION_TABLES: readonly string[] = OF_CONVERSATION;
/** Those of them that tell something: the filters of its search say nothing that its messages do not. */
export const TELLING_TABLES: readonly string[] = OF_CONVERSATION.filter((table) => table !== 'conversation_search');

/**
 * Removes conversations and everything that was said in them, in the caller's transaction, which holds them locked. Their
 * files have been released before. @returns how many messages there were
 */
export function eraseConversations(scope: TenantScope, ids: readonly string[]): Promise<number> {
  return deleteConversations(scope, ids);
}
