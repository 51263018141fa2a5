import type { messages } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { acceptOutcome, agentOf, getConversation } from '#/domains/conversation/change-owner.ts';
import { markRead } from '#/domains/conversation/mark-read.ts';
import { keepOriginal } from '#/domains/translate/keep-original.ts';
import { BusinessError } from '#/errors.ts';
import { editMessage, removeMessage } from './correct-message.ts';
import { forStaff } from './message-row.ts';
import { readMessages } from './read-messages.ts';

export const messageRoutes: Routes<typeof messages> = {
  async list({ request, actor, services }) {
    const { last_seq: lastSeq } = await getConversation(services, actor, request.id);
    const page = { conversationId: request.id, afterSeq: request.after_seq, beforeSeq: request.before_seq, limit: request.limit };
    const items = await inTenant(services.database, actor.tenantId, (scope) => readMessages(scope, page));
    return { items: items.map((item) => forStaff(item, actor.userId)), last_seq: lastSeq, first_seq: items[0]?.seq ?? 0 };
  },
  async send({ request, actor, services, locale }) {
    const agent = agentOf(actor);
    const outcome = await services.ledger.submit(actor.tenantId, request.id, {
      kind: 'agent_message',
      agent,
      clientMsgId: request.client_msg_id,
      text: request.text,
      fileIds: request.attachments,
      replyToSeq: request.reply_to_seq,
    });
    acceptOutcome(outcome);
    const { message } = outcome;
    if (!message) throw new BusinessError('internal');
    // A repeat keeps what a crash kept from being kept.
    const { original } = request;
    if (original !== undefined && original !== message.body)
      await inTenant(services.database, actor.tenantId, (scope) => keepOriginal(scope, message, original, locale, services.now()));
    await markRead(services, actor, request.id, message.seq);
    return forStaff(message, actor.userId);
  },
  edit: editMessage,
  remove: removeMessage,
};
