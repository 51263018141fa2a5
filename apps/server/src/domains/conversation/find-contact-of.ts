import type { TenantScope } from '#/database/transaction.ts';
import { contactOfConversation } from './conversation.repository.ts';

/** Whose a conversation is; undefined where the scope does not show it. */
export function findContactOf(scope: TenantScope, conversationId: string): Promise<string | undefined> {
  return contactOfConversation(scope, conversationId);
}
