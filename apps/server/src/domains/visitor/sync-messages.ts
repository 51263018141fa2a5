import type { visitor } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { readMessages } from '#/domains/message/read-messages.ts';
import { readVisitorState } from './visitor-state.ts';

/** Everything after a sequence number; a reconnecting client asks until it holds `last_seq`. */
export function syncMessages({ request, actor, services }: Call<typeof visitor.sync>) {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const { conversation, state } = await readVisitorState(scope, actor.contactId, request.conversation_id, services.office);
    const items = await readMessages(scope, { conversationId: request.conversation_id, afterSeq: request.after_seq, limit: request.limit });
    return { items, last_seq: conversation.last_seq, state };
  });
}
