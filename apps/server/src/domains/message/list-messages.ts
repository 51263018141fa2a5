import type { messages } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { recordReading } from '#/domains/audit/record-audit.ts';
import { readConversation } from '#/domains/conversation/change-owner.ts';
import { forStaff } from './message-row.ts';
import { readMessages } from './read-messages.ts';

/** A page of a conversation's messages; that somebody reads it is written down once an hour. @throws BusinessError not_found */
export function listMessages({ request, actor, services, ip }: Call<typeof messages.list>) {
  const page = { conversationId: request.id, afterSeq: request.after_seq, beforeSeq: request.before_seq, limit: request.limit };
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const { last_seq: lastSeq } = await readConversation(scope, actor, request.id);
    const items = await readMessages(scope, page);
    await recordReading(scope, { actor, ip }, 'conversation.read', [['conversation', request.id]], services.now());
    return { items: items.map((item) => forStaff(item, actor.userId)), last_seq: lastSeq, first_seq: items[0]?.seq ?? 0 };
  });
}
