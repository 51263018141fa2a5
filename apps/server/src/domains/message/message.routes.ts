import type { messages } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { acceptOutcome, agentOf } from '#/domains/conversation/change-owner.ts';
import { markRead } from '#/domains/conversation/mark-read.ts';
import { BusinessError } from '#/errors.ts';
import { editMessage, removeMessage } from './correct-message.ts';
import { listMessages } from './list-messages.ts';
import { forStaff } from './message-row.ts';

export const messageRoutes: Routes<typeof messages> = {
  list: listMessages,
  async send({ request, actor, services }) {
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
    if (!outcome.message) throw new BusinessError('internal');
    await markRead(services, actor, request.id, outcome.message.seq);
    return forStaff(outcome.message, actor.userId);
  },
  edit: editMessage,
  remove: removeMessage,
};
