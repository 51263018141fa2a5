import type { Message, visitor } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { acceptOutcome } from '#/domains/conversation/change-owner.ts';
import { requireConsent } from '#/domains/privacy/give-consent.ts';
import { hearLanguages } from '#/domains/translate/hear/hear-languages.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { requirePreChat } from './require-pre-chat.ts';
import { noteWriter } from './visitor.repository.ts';

/** Stores a visitor's message, once, whatever happens to the answer; the bot's own follows on its own. @throws BusinessError consent_required, pre_chat_required */
export async function sendMessage({ request, actor, services, locale }: Call<typeof visitor.messages>): Promise<Message> {
  const { conversation_id: conversationId, client_msg_id: clientMsgId, text, attachments: fileIds, reply_to_seq: replyToSeq } = request;
  await requireConsent(services, actor);
  await requirePreChat(services, { actor, conversationId, wants: 'message' }, locale);
  // Before the message: the bot begins as soon as that is there.
  if (actor.isIdentified) await inTenant(services.database, actor.tenantId, (scope) => noteWriter(scope, actor, conversationId));
  const outcome = await services.ledger.submit(actor.tenantId, conversationId, {
    kind: 'contact_message',
    contactId: actor.contactId,
    clientMsgId,
    text,
    fileIds,
    heard: await hearLanguages(text),
    replyToSeq,
  });
  acceptOutcome(outcome);
  if (!outcome.message) throw new BusinessError('internal');
  return outcome.message;
}
