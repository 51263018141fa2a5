import type { TenantScope } from '#/database/transaction.ts';
import { outliveConversations } from '#/domains/analysis/bot/outlive-conversations.ts';
import { forgetInBulks } from '#/domains/bulk/forget-in-bulks.ts';
import { outliveAskers } from '#/domains/corpus/care/gap/outlive-askers.ts';
import { forgetResults } from '#/domains/test-set/forget-results.ts';
import type { ModuleHooks } from '#/server-module.ts';
import { deleteConversations, OF_CONVERSATION } from './erasure.repository.ts';

/** Tables with rows of a conversation. */
export const CONVERSATION_TABLES: readonly string[] = OF_CONVERSATION;
/** What is worked out from the messages of a conversation, and says nothing that they do not. */
export const WORKED_OUT: ReadonlySet<string> = new Set([
  'conversation_search',
  'bot_fact_conversation',
  'bot_fact_due',
  'fact_conversation',
  'notification_escalation',
  'notification',
  'channel_event',
]);

/**
 * Removes conversations and everything that was said in them, in the caller's transaction, which holds them locked. Their
 * files have been released before. @returns how many messages there were
 */
export function eraseConversations(hooks: ModuleHooks, scope: TenantScope, ids: readonly string[]): Promise<number> {
  return outliveConversations(scope, ids, () =>
    outliveAskers(scope, ids, async () => {
      await forgetResults(scope, ids);
      await forgetInBulks(scope, ids);
      await hooks.onErased(scope, ids);
      return deleteConversations(scope, ids);
    }),
  );
}
