import type { messages } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { acceptOutcome, agentOf } from '#/domains/conversation/change-owner.ts';
import { keepOriginal } from '#/domains/translate/keep-original.ts';
import { BusinessError } from '#/errors.ts';
import { editMessage, removeMessage } from './correct-message.ts';
import { listMessages } from './list-messages.ts';
import { forStaff } from './message-row.ts';

export const messageRoutes: Routes<typeof messages> = {
  list: listMessages,
  async send({ request, actor, services, locale }) {
    const agent = agentOf(actor);
    const outcome = await services.ledger.submit(actor.tenantId, request.id, {
      kind: 'agent_message',
      agent,
      clientMsgId: request.client_msg_id,
      text: request.text,
      fileIds: request.attachments,
      cards: request.cards,
      replyToSeq: request.reply_to_seq,
    });
    acceptOutcome(outcome);
    services.typists.sent(request.id);
    const { message } = outcome;
    if (!message) throw new BusinessError('internal');
    // A repeat keeps what a crash kept from being kept.
    const { original } = request;
    if (original !== undefined && original !== message.body)
      await inTenant(services.database, actor.tenantId, (scope) => keepOriginal(scope, message, original, locale, services.now()));
    return forStaff(message, actor.userId);
  },
  edit: editMessage,
  remove: removeMessage,
};
